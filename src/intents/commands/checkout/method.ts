/** Mentioning a card isn't choosing it: "my card was stolen". */
import type { PaymentMethod } from "../../../../domain/values.ts";
import type { Saying } from "../../grammar/saying.ts";
import {
  asksIfAllowed,
  asksWhatIsTaken,
  atTheDoor,
  choosesMethod,
  choosesOutright,
  deniesBefore,
  isBetter,
  makesIt,
  noMethod,
  notAtDoor,
  ofOtherMoney,
  orNot,
  startsAsQuestion,
  startsWithMethod,
} from "../../phrases/checkout/method.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const cashWords = set("cash cod notes doorstep cache kash nakad naqad nagad");
const cardWords = set(
  "card cards online upi razorpay debit credit razor google visa mastercard rupay netbanking gpay paytm phonepe plastic",
);
/** Of a card, too: "card se paise kaat lo". */
const moneyWords = set("paisa paise");
/** So few words suffice: "credit card then", "cash, door". */
const fewest = 3;

export function methodChosen(saying: Saying): PaymentMethod | undefined {
  const { text, tokens } = saying;
  const method = methodNamed(saying);
  if (method === undefined || (ofOtherMoney.test(text) && !choosesOutright.test(text)))
    return undefined;
  if (asksWhatIsTaken.test(text) || orNot.test(text)) return undefined;
  const asks = startsAsQuestion.test(text) && !asksIfAllowed.test(text);
  if (asks && !makesIt.test(text)) return undefined;
  return tokens.length <= fewest || choosesMethod.test(text) ? method : hedged(text, method);
}

/** "My son gave me his card": a method must open the sentence, or be used. */
function hedged(text: string, method: PaymentMethod): PaymentMethod | undefined {
  return startsWithMethod.test(text) ? method : undefined;
}

export function methodNamed(
  { text, tokens }: Saying,
  chosen?: PaymentMethod,
): PaymentMethod | undefined {
  const at = (list: ReadonlySet<string>) =>
    tokens.findLastIndex(
      (token, place) =>
        list.has(token.text) &&
        !deniesBefore.test(
          `${tokens
            .slice(Math.max(0, place - 5), place)
            .map(
              (each, at, all) => each.text + ((all[at + 1] ?? token).before === "space" ? "" : ","),
            )
            .join(" ")} `,
        ),
    );
  // "No, cash is better", without a pause.
  const better = isBetter.exec(text)?.[1];
  if (better) return better === "card" ? "razorpay" : "cod";
  // "No cash", after a card was chosen, is "no, cash".
  const alone = noMethod.exec(text)?.[1];
  const named = alone === "card" ? "razorpay" : "cod";
  if (alone && chosen && chosen !== named) return named;
  const card = at(cardWords);
  const cash = Math.max(at(cashWords), card < 0 ? at(moneyWords) : -1);
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
