/**
 * What a shopper recounts beside the wish: "I wore a saree to the office and got stuck. Trousers from now
 * on". A clause that asks for nothing sets no limit, if another does.
 */
import { phraseAt, phrases, type Token } from "../../text/tokens.ts";
import { isOtherGoods } from "../../words/garments.ts";
import type { Entity } from "../entity.ts";
import type { NegationScope } from "../negation.ts";
import { type Clause, finite, isPast, isStatement, isWithin, nows, past, set } from "./clauses.ts";

const openings = set("and but so well oh ok okay see also because as since while though now plus");
/** Subjects that set a limit: "the theme is black", "my budget is 2000", "it's for winter". */
const limiting = set(
  "colour color colours colors theme code uniform budget price limit max maximum size waist chest fit height length favourite favorite invitation card it it's its he he's she she's they they're this that that's these those sleeves neck fabric cloth material",
);
const tastes = set(
  "likes like loves love prefers prefer hates hate suits suit wants needs looks look wears",
);
const crowd = set(
  "mannequin model dummy everyone everybody all others people colleagues friends guests bridesmaids whole boss manager colleague neighbour neighbours landlord",
);
const own = set("i i'm i've i'd i'll we we're we've im ive");
const keeping = set("have has had own bought got wore");
const passing = /^(?:already|also|just|only|still|now)$/;

/** A statement about anything but the wish: "the walls of the hall are pink", "I have 17 white shirts". */
function isOfOthers(tokens: readonly Token[], { from, to }: Clause): boolean {
  let at = from;
  while (at < to && openings.has(tokens[at]?.text ?? "")) at += 1;
  const said = tokens.slice(at, to).map(({ text }) => text);
  const verb = said.findIndex((text) => finite.has(text) || past.has(text));
  const [first = ""] = said;
  // "I work in a bank where ladies wear blazers".
  if (said.some((text, n) => text === "wear" && crowds.test(said[n - 1] ?? ""))) return true;
  if (own.has(first)) {
    const verb = said.find((text, n) => n > 0 && !passing.test(text)) ?? "";
    return (first === "i've" || first === "we've" || keeping.has(verb)) && !isPurse(said);
  }
  if (isWearing(said)) return true;
  if (verb < 1 || isOffered(said)) return false;
  // "His mother says no camouflage, so plain".
  if (/^(?:says?|said|insists?) (?:no|not|only)$/.test(said.slice(verb, verb + 2).join(" ")))
    return false;
  if (!determiners.has(first) && !crowd.has(first)) return false;
  const subject = said.slice(0, verb);
  // "A top which is black and white": no statement.
  if (/^(?:an?|some|any|one)$/.test(first) && subject.some((text) => relatives.test(text)))
    return false;
  if (subject.some((text) => crowd.has(text))) return true;
  return !subject.some((text) => limiting.has(text)) && !tastes.has(said[verb] ?? "");
}

/** "Mustard if you have". */
const isOffered = (said: readonly string[]): boolean =>
  said.some(
    (text, n) =>
      text === "if" &&
      n > 0 &&
      offered.test(said[n + 1] ?? "") &&
      offered.test(said[n + 2] ?? "have"),
  );
const offered = /^(?:you|have|possible|available|any|there|it)$/;
const determiners = set(
  "the my our your his her their a an every each some many most another one two three four five last only wife's mum's bhabhi saas mummy mom mum papa dad didi bhaiya nani dadi uncle aunty",
);
const relatives = /^(?:which|that|who|whose|jo)$/;

/** "He's wearing ivory", "saas will wear magenta". */
const isWearing = (said: readonly string[]): boolean =>
  said.some(
    (text, at) =>
      text === "wearing" ||
      (text === "wear" && /^(?:will|would|gonna)$/.test(said[at - 1] ?? "")) ||
      (text === "wear" && plans.test(said.slice(Math.max(0, at - 2), at).join(" "))) ||
      (text === "in" && /^(?:is|are|be|he's|she's|they're|all|going)$/.test(said[at - 1] ?? "")),
  );

const crowds = /^(?:ladies|men|women|girls|boys|people|everyone|all|they|staff|others)$/;
const plans = /^(?:is|are|going|has|have|wants?|plans?|planning|decided) to$/;

/** "I have only 5000". */
const isPurse = (said: readonly string[]): boolean =>
  said.length < 8 &&
  said.some((text) =>
    /^\d{3,}$|^\d+(?:\.\d+)?k$|^(?:k|hundred|thousand|hazaar|rupees|rs|budget)$/.test(text),
  );

/** "Georgette, mummy gave me 2k". */
function fromSubject(tokens: readonly Token[], clause: Clause): Clause {
  const { from, to } = clause;
  const isVerb = ({ text }: Token): boolean => finite.has(text) || past.has(text);
  const verb = tokens.findIndex((token, at) => at >= from && at < to && isVerb(token));
  if (!/^(?:gave|given)$/.test(tokens[verb]?.text ?? "")) return clause;
  const pause = tokens.findLastIndex(
    ({ before }, at) => at > from && at < verb && before !== "space",
  );
  return pause < 0 ? clause : { ...clause, from: pause };
}

const looks: ReadonlySet<string> = set("colour material pattern fit detail sleeve");

/** Entities that are only recounted. */
export function recounted(
  tokens: readonly Token[],
  entities: readonly Entity[],
  { negated }: Pick<NegationScope, "negated">,
  clauses: readonly Clause[],
): ReadonlySet<Entity> {
  if (clauses.length < 2) return new Set();
  const says = (list: Parameters<typeof phraseAt>[2]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const isLikened = says(likened);
  const stories = clauses
    .filter((clause) => !clause.asks && (isPast(tokens, clause) || isOfOthers(tokens, clause)))
    .map((clause) => fromSubject(tokens, clause));
  const isBackground = (one: Entity): boolean => stories.some((clause) => isWithin(one, clause));
  const isGarment = (one: Entity): boolean => one.kind === "word" && one.field === "garment";
  const isPassing = (one: Entity): boolean =>
    (isGarment(one) &&
      /^(?:my|his|her|our) own$/.test(
        tokens
          .slice(Math.max(0, one.from - 2), one.from)
          .map(({ text }) => text)
          .join(" "),
      )) ||
    (isOtherWare(one) &&
      (isOwn(tokens, one) ||
        clauses.some((clause) => isWithin(one, clause) && isStatement(tokens, clause))));
  const asked = entities.filter(
    (one) => !isBackground(one) && !negated.has(one) && !isPassing(one),
  );
  // "My sweater shrank. Need a new one".
  const isNoWare = (one: Entity): boolean => isGarment(one) && !isOtherWare(one);
  const isNew = says(renewed) && !asked.some(isNoWare);
  const named = isNew ? entities.filter((one) => isNoWare(one) && isBackground(one)) : [];
  if (named.length === 1)
    return new Set(
      entities.filter(
        (one) =>
          isOtherWare(one) ||
          (isBackground(one) &&
            one.kind === "word" &&
            asked.some((other) => other.kind === "word" && other.field === one.field)),
      ),
    );
  const isOpen = says(openly) || (says(thens) && says(nows) && says(somethings));
  if (!isOpen && !asked.some(isGarment)) {
    // "His end above the knee, I want a long one".
    const isOther = clauses.some(
      ({ from, to, asks }) =>
        asks && tokens.slice(from, to).some(({ text }) => /^(?:ones?|another)$/.test(text)),
    );
    const isFault = (one: Entity): boolean =>
      one.kind === "word" && (one.field === "detail" || one.field === "fit");
    return new Set(
      isOther && !isLikened ? entities.filter((one) => isBackground(one) && isFault(one)) : [],
    );
  }
  const isSized = asked.some(isSize);
  const isSpoken = asked.some((one) => one.kind === "audience" && one.weak);
  return new Set(
    entities.filter((one) => {
      if (negated.has(one) || (isLikened && one.kind !== "price" && one.kind !== "audience"))
        return false;
      if (isPassing(one)) return true;
      if (!isBackground(one)) return false;
      if (one.kind === "audience") return one.weak && !isSpoken;
      if (one.kind === "price")
        return (
          !isGiven(tokens, one) &&
          !isBound(tokens, one) &&
          !isAlone(tokens, one) &&
          !isSubject(tokens, one, clauses)
        );
      if (isSize(one)) return isSized;
      // "She wore a gown to her party".
      if (one.kind === "word" && one.field === "occasion")
        return clauses.some(
          (each) =>
            isWithin(one, each) &&
            tokens.slice(each.from, one.from).some(({ text }) => text === "wore"),
        );
      return isAside(one) && !isLiked(tokens, one) && !isPraised(tokens, one, clauses);
    }),
  );
}

const renewed = phrases(
  "need new, want new, need a new one, want a new one, need another, another in, need a replacement, same again, one again, need a similar",
);

/** ", 1000 - 1300, my host wears dearer ones". */
const isAlone = (tokens: readonly Token[], { from, to }: Entity): boolean =>
  (from === 0 || tokens[from]?.before !== "space") &&
  (tokens[to] === undefined || tokens[to]?.before !== "space");

/** "My uncle gave 700 rupees": to spend. */
const isGiven = (tokens: readonly Token[], { from, to }: Entity): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:spend|have)$/.test(text)) ||
  tokens.slice(Math.max(0, from - 3), from).some(({ text }) => giving.test(text));
/** "Five thousand is ok". */
const isSubject = (tokens: readonly Token[], one: Entity, clauses: readonly Clause[]): boolean =>
  /^(?:is|will|would|should|max|only)$/.test(tokens[one.to]?.text ?? "") &&
  clauses.some(
    (clause) =>
      isWithin(one, clause) &&
      tokens.slice(clause.from, one.from).every(({ text }) => openings.has(text)),
  );
const giving = /^(?:gave|given|gives|got|have|has|i've|budget|only|spend|pay|afford)$/;

/** "Whatever is under 500", "4000 is my limit". */
const isBound = (tokens: readonly Token[], { from, to }: Entity): boolean =>
  tokens
    .slice(from, to + 6)
    .some(({ text }) =>
      /^(?:limit|max|maximum|budget|most|ceiling|cap|top|tops|tak|andar|kam)$/.test(text),
    ) ||
  /^(?:under|below|within|up|upto|max|maximum|less|between|around|about|not|at|crossing|exceeding)$/.test(
    tokens[from]?.text ?? "",
  );

/** "She loves pink", "won't wear anything but pink". */
const isLiked = (tokens: readonly Token[], { from }: Entity): boolean => {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return (
    before.some((text) => liking.test(text)) ||
    /\banything (?:but|except)$|(?:'ll|\bwill|\bwould) only wear$/.test(before.join(" "))
  );
};
const liking =
  /^(?:said|says|suggested|suggests|recommended|insists|insisted|likes|loves|love|like|prefers|prefer|adores|adore|wants|favou?rite)$/;

/** "I sell vegetables", "my phone cover": no clothes. */
const isOtherWare = (one: Entity): boolean =>
  one.kind === "word" && one.field === "garment" && isOtherGoods(one.value);
const isOwn = (tokens: readonly Token[], { from }: Entity): boolean =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) => /^(?:my|our|his|her|your)$/.test(text));

/** "Red is my favourite", "cotton is better". */
function isPraised(tokens: readonly Token[], one: Entity, clauses: readonly Clause[]): boolean {
  const clause = clauses.find((each) => isWithin(one, each));
  if (clause === undefined || one.kind !== "word" || one.field === "garment") return false;
  const said = tokens.slice(one.to, clause.to).map(({ text }) => text);
  return (
    tokens.slice(clause.from, one.from).every(({ text }) => openings.has(text)) &&
    /^(?:is|are|looks?|would be|will be)$/.test(said[0] ?? "") &&
    said.some((text) => praises.has(text))
  );
}

const praises = set(
  "favourite favorite better best good great nice fine perfect ideal lovely ok okay preferred must required beautiful pretty safe",
);

/** "Last year we took a sherwani. This year something for photos". */
const somethings = phrases("something, anything, some thing, kuch, what");
const thens = phrases(
  "last year, last time, last diwali, last eid, pichle saal, pichhle saal, pichli baar, pichhli baar",
);

/** "She wore a black maxi, do you have one like that?" */
const likened = phrases(
  "like that, like this, like it, like hers, like his, like those, have such, such type, such kind, the same one, that one, similar one, similar ones, something similar, anything similar, same type, same kind, same style, have one in",
);

/** Asked for without a garment. */
const openly = phrases(
  "what should i wear, what do i wear, what can i wear, what to wear, what shall i wear, what would you suggest, what do you suggest, what do you have, which formal thing, which formal wear, which thing, suggest something, show me something, show something, anything suitable",
);

/** "The medium was loose, so small". */
const isSize = (one: Entity): boolean => one.kind === "word" && one.field === "size";

const isAside = (one: Entity): boolean =>
  one.kind === "word" && (one.field === "garment" || looks.has(one.field));
