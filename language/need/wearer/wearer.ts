/** Who would wear what is wished, where the words say so without naming a wearer. */
import { isPossessive } from "../../readers/audience.ts";
import { phraseAt, phrases, type Token } from "../../text/tokens.ts";
import { garmentWearer } from "../../words/garments.ts";
import { isAmongMoreWords, termAt } from "../../words/lexicon.ts";
import type { AudienceConstraint, SubQuery } from "../constraints.ts";
import type { Entity } from "../entity.ts";

interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Words of what is worn beside it. */
  readonly aside: ReadonlySet<number>;
  readonly entities: readonly Entity[];
  readonly negated: ReadonlySet<Entity>;
}

/** Adds that wearer to a sub-query. */
export function wearerIn(said: Said): (one: SubQuery) => SubQuery {
  const beside = besideOf(said);
  const isBeside = beside !== null && isWornBeside(said.text, beside.words);
  const wearer = beside ?? refusing(said) ?? friendOf(said);
  return (one) =>
    [ofSpouse, ofHostess, ofNewborn, ofSelf].reduce(
      (read, implied) => implied(said, read),
      withoutPyjama(forWearer(one, wearer, isBeside)),
    );
}

/** "to go under my saree" implies a woman. */
function besideOf({ tokens, aside }: Said): AudienceConstraint | null {
  for (const at of aside) {
    const found = termAt(tokens, at, { slips: false });
    const wearer = found?.term.field === "garment" ? garmentWearer(found.term.value) : null;
    // "To match my wife's saree".
    const before = tokens[at - 1];
    if (isPossessive(before) || /^(?:her|his|their|bride)$/.test(before?.text ?? "")) continue;
    const words = tokens[at]?.text ?? "";
    if (wearer !== null) return { field: "audience", strength: "soft", words, who: [wearer] };
  }
  return null;
}

/** "No bikinis for me": who refuses a women's piece would wear a woman's. */
function refusing({ tokens, entities, negated }: Said): AudienceConstraint | null {
  if (entities.some(({ kind }) => kind === "audience" || kind === "age")) return null;
  const refused = entities.flatMap((entity) =>
    entity.kind === "word" && entity.field === "garment" && negated.has(entity)
      ? [{ entity, wearer: garmentWearer(entity.value) }]
      : [],
  );
  const [first] = refused;
  if (first === undefined || first.wearer === null) return null;
  if (refused.some(({ wearer }) => wearer !== first.wearer)) return null;
  const words = tokens[first.entity.from]?.text ?? "";
  return { field: "audience", strength: "hard", words, who: [first.wearer] };
}

/** "Meri saheli": a woman's friend. */
function friendOf({ tokens }: Said): AudienceConstraint | null {
  const isHers = tokens.some(
    ({ text }, at) => /^(?:meri|apni)$/.test(text) && /^saheli/.test(tokens[at + 1]?.text ?? ""),
  );
  return isHers ? { field: "audience", strength: "hard", words: "saheli", who: ["women"] } : null;
}

/** "To go with a long kurti". */
const isWornBeside = (text: string, garment: string): boolean =>
  new RegExp(`\\b(?:with|under|over|inside|below|on|for)(?: [\\w-]+){0,2} ${garment}`, "i").test(
    text,
  );

function forWearer(one: SubQuery, wearer: AudienceConstraint | null, isBeside: boolean): SubQuery {
  if (wearer === null) return one;
  const said = one.constraints.find((constraint) => constraint.field === "audience");
  // "Below a frock, for my little one": a girl's.
  const isGirls =
    said?.field === "audience" && said.who.join() === "kids" && /^frocks?$/i.test(wearer.words);
  if (said !== undefined && isGirls) {
    const others = one.constraints.filter((constraint) => constraint !== said);
    return { constraints: [...others, { ...said, who: ["girls"] }] };
  }
  // "Under a frock, I'm 30".
  const isOpen = said?.field === "audience" && said.who.join() === "men,women" && isBeside;
  if (said !== undefined && !isOpen) return one;
  const kinds = one.constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength !== "negated" ? constraint.values : [],
  );
  const isKoti = one.constraints.some(
    ({ field, words }) => field === "garment" && /koti/i.test(words),
  );
  if (kinds.some((kind) => !isBeside || (garmentWearer(kind) !== null && !isKoti))) return one;
  const strength = kinds.length > 0 ? "hard" : wearer.strength;
  const others = one.constraints.filter((constraint) => constraint !== said);
  return { constraints: [...others, { ...wearer, strength }] };
}

/** "Only a kurta, no pyjama": a man's. */
function withoutPyjama({ constraints }: SubQuery): SubQuery {
  const has = (value: string, strength: string): boolean =>
    constraints.some(
      (one) => one.field === "garment" && one.strength === strength && one.values.includes(value),
    );
  const isHis = has("kurta", "hard") && has("pyjama", "negated") && isAmongMoreWords();
  if (!isHis || constraints.some(({ field }) => field === "audience")) return { constraints };
  return {
    constraints: [
      ...constraints,
      { field: "audience", strength: "hard", words: "pyjama", who: ["men"] },
    ],
  };
}

/** "Going with hubby, a jacket for myself": a woman's. */
function ofSpouse({ tokens }: Said, { constraints }: SubQuery): SubQuery {
  const spouse = tokens.find(({ text }, at) => {
    const led = tokens[at - 1]?.text ?? "";
    const isWith = led === "with" || (led === "my" && tokens[at - 2]?.text === "with");
    return isWith && spouses.has(text);
  });
  const who = spouses.get(spouse?.text ?? "");
  const isOwn = tokens.some((_, at) => phraseAt(tokens, at, forSelf) > 0);
  if (who === undefined || !isOwn || constraints.some(({ field }) => field === "audience"))
    return { constraints };
  const words = spouse?.text ?? "";
  return {
    constraints: [...constraints, { field: "audience", strength: "hard", words, who: [who] }],
  };
}
const forSelf = phrases(
  "for me, for myself, for my self, mere liye, apne liye, me a, me something",
);
const spouses: ReadonlyMap<string, "men" | "women"> = new Map([
  ["hubby", "women"],
  ["husband", "women"],
  ["boyfriend", "women"],
  ["wife", "men"],
  ["girlfriend", "men"],
]);

const namesWho = ({ entities }: Said, constraints: SubQuery["constraints"]): boolean =>
  entities.some(({ kind }) => kind === "audience" || kind === "age") ||
  constraints.some(({ field }) => field === "audience");

/** A kitty party: women meet. */
function ofHostess(said: Said, { constraints }: SubQuery): SubQuery {
  const { tokens } = said;
  const isKitty = tokens.some(
    ({ text }, at) => text === "kitty" && tokens[at + 1]?.text === "party",
  );
  if (!isKitty || namesWho(said, constraints)) return { constraints };
  return {
    constraints: [
      ...constraints,
      { field: "audience", strength: "hard", words: "kitty party", who: ["women"] },
    ],
  };
}

/** "My sister had a baby last week, I want to gift rompers". */
function ofNewborn({ tokens, entities }: Said, { constraints }: SubQuery): SubQuery {
  const showered = tokens.some((_, at) => phraseAt(tokens, at, showers) > 0);
  const isGift =
    showered && tokens.some(({ text }) => /^(?:gift|gifts|present|gifting)$/.test(text));
  if (isGift && isAmongMoreWords() && !constraints.some(({ field }) => field === "garment")) {
    const others = constraints.filter(
      (one) => one.field !== "audience" && !("values" in one && one.values.includes("maternity")),
    );
    return { constraints: [...others, forBaby] };
  }
  const isBorn = tokens.some((_, at) => phraseAt(tokens, at, births) > 0);
  const isBabys = constraints.some(
    ({ field, strength, words }) =>
      field === "garment" && strength !== "negated" && babys.test(words),
  );
  const isAged = entities.some(({ kind }) => kind === "age");
  if (!isBorn || !isBabys || isAged || constraints.some(({ field }) => field === "audience"))
    return { constraints };
  return { constraints: [...constraints, forBaby] };
}
const forBaby: AudienceConstraint = {
  field: "audience",
  strength: "hard",
  words: "a baby",
  who: ["kids"],
  age: 0,
};
const showers = phrases("baby shower, godh bharai, god bharai");
const births = phrases("had a baby, gave birth, has a newborn, became a mother, became a mom");
const babys = /romper|jhabla|onesie|sleepsuit|bodysuit|layette|booties|\bbibs?\b/i;

/** "What should I wear for her haldi": a grown-up's, of whatever kind. */
function ofSelf(said: Said, { constraints }: SubQuery): SubQuery {
  const { tokens } = said;
  const anyKind = !constraints.some(
    ({ field, strength }) => field === "garment" && strength !== "negated",
  );
  const isOwn = tokens.some(
    ({ text }, at) => phraseAt(tokens, at, ownQuestions) > 0 || (anyKind && grownPlaces.has(text)),
  );
  if (!isOwn || !isAmongMoreWords() || namesWho(said, constraints)) return { constraints };
  const who = ["men", "women"] as const;
  return {
    constraints: [...constraints, { field: "audience", strength: "hard", words: "I wear", who }],
  };
}
const grownPlaces = new Set(["office", "college", "university", "campus"]);
const ownQuestions = phrases(
  "what do i wear, what should i wear, what can i wear, what to wear, i want to look, want to look, wanna look, i should look, i must look, i need to look, i'll be, i will be, my hand is, my arm is, my leg is, for me, for myself, kya pehnu, kya pehnun, mere liye",
);
