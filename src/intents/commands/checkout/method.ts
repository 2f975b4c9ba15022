/** Mentioning a card isn't choosing it: "my card was stolen". */
import type { PaymentMethod } from "../../../../domain/values.ts";
import type { Saying } from "../../grammar/saying.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const cashWords = set("cash cod notes doorstep cache kash paisa paise");
const cardWords = set(
  "card cards online upi razorpay debit credit razor google visa mastercard rupay netbanking gpay paytm phonepe plastic",
);
const negated =
  /\b(?:not|(?<!(?:no|wait|oh|hang on|actually|sorry) )no(?! (?:no|wait|sorry|actually))|don't|do not|never|instead of|than|without)\b[^,]*$/;

/** Required beside the method. */
const choosing =
  /\b(?:pay(?:ing|ment|s)?|paid|use|using|go(?:ing)? (?:with|for)|gonna|switch|change|changed|make|put|stick|charge|choose|select|pick|prefer|rather|instead|take|tick|keep|leave|set|mark|settle|let it be|let's do|do|give|hand|have|get|we can|by|better|only|please|then|option|other|mode|method|sorry|actually|no|not|door|comes|arrives?|delivery)\b/;
/** Talk of cards, banks and money. */
const elsewhere =
  /\b(?:score|limit|balance|points?|rewards?|stolen|stole|lost|lose|missing|someone|somebody|charged|charging|fraud|fraudulent|report(?:ed)?|appl(?:y|ied|ying|ication)|approv\w*|review\w*|expir\w*|expiration|declined|denied|rejected|replace\w*|damaged?|broke\w*|interest|apr|fees?|mail(?:ed)?|tracking|new|score|rating|transaction|transfer|account|bill|bills|statement|activate|pin|redeem|travel|trip|country|extra|cost|month|year|work(?:ing|s)?|accepted|bank|checks?|checking|savings|loan|mortgage|insurance|improve|increase|build|raise|open|opened|convert|exchange)\b/;
const asking =
  /^(?:what|when|why|how|where|which|who|whose|has|have|did|does|is|was|are|were|do|if|while|will|tell|show|check|find|looks?)\b/;
/** Questions that choose. */
const polite = /^(?:is it (?:ok|okay|fine|possible|all right|alright) (?:if|to)\b|would it\b)/;
/** So few words suffice: "credit card then", "cash, door". */
const fewest = 3;

export function methodChosen(saying: Saying): PaymentMethod | undefined {
  const { text, tokens } = saying;
  const method = methodNamed(saying);
  if (method === undefined || (elsewhere.test(text) && !outright.test(text))) return undefined;
  if (asking.test(text) && !polite.test(text)) return undefined;
  return tokens.length <= fewest || choosing.test(text) ? method : hedged(text, method);
}

/** "My son gave me his card": a method must open the sentence, or be used. */
function hedged(text: string, method: PaymentMethod): PaymentMethod | undefined {
  return /^(?:hard |in |by |the )?(?:cash|cod|card|debit|credit|upi|online)\b/.test(text)
    ? method
    : undefined;
}

export function methodNamed({ text, tokens }: Saying): PaymentMethod | undefined {
  const at = (list: ReadonlySet<string>) =>
    tokens.findLastIndex(
      (token, place) =>
        list.has(token.text) &&
        !negated.test(
          `${tokens
            .slice(Math.max(0, place - 5), place)
            .map(
              (each, at, all) => each.text + ((all[at + 1] ?? token).before === "space" ? "" : ","),
            )
            .join(" ")} `,
        ),
    );
  // "No, cash is better", without a pause.
  const better = /\bno,? (cash|cod|card)(?: is)? (?:better|only|please|then|instead)\b/.exec(
    text,
  )?.[1];
  if (better) return better === "card" ? "razorpay" : "cod";
  const cash = at(cashWords);
  const card = at(cardWords);
  const place = atTheDoor.exec(text)?.index ?? -1;
  const door = notAtDoor.test(text.slice(0, Math.max(0, place))) ? -1 : place;
  // "Never a card on the phone, so I'll pay at the door"
  if (card >= 0 && cash < 0 && door > (tokens[card]?.start ?? 0)) return "cod";
  if (cash < 0 && card < 0) {
    if (door >= 0) return "cod";
    if (tokens.some((token) => cashWords.has(token.text))) return "razorpay";
    return tokens.some((token) => cardWords.has(token.text)) ? "cod" : undefined;
  }
  return cash > card ? "cod" : "razorpay";
}

const notAtDoor = /\b(?:not|don't|do not|never|than|won't|isn't|without)\b[^,]*$/;
/** Chosen in so many words, whatever else is told of banks. */
const outright =
  /\b(?:prefer|rather|want|like|i'll|will|let me|let us|let's) (?:to )?(?:be )?(?:pay(?:ing)?|us(?:e|ing)|go(?:ing)?) (?:with |by |in |on |for |the |a |my )*(?:cash|cod|card|online|upi)\b/;
const atTheDoor =
  /\b(?:at|on) (?:the |my )?(?:door|doorstep|delivery|gate)\b|\b(?:when|once|after) (?:it|they|the (?:parcel|boy|courier)|he)(?: has|'s)? (?:comes?|arrives?|arrived|gets here|is delivered|reach(?:es|ed))\b|\bto the (?:delivery|courier|fellow|man|guy|boy)\b|\bdelivery (?:ke|par|pe|wale)\b|\bthe courier\b|\bafter delivery\b/;
