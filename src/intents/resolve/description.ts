/** What words require of a product: "red", "linen", "shirt", "for kids", name words. */
import type { Category, Size } from "../../../domain/values.ts";
import { remembered } from "../../../language/text/remembered.ts";
import { type Token, tokenise } from "../../../language/text/tokens.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import type { Term } from "../../../language/words/term.ts";
import type { Piece } from "../intent.ts";
import {
  allColoursOf,
  detailsOf,
  isDescribed,
  likeness,
  looksOf,
  materialsOf,
  type NameWord,
  nameWords,
  stemOf,
  wordsOf,
} from "../vocabulary/catalogue-index.ts";

export interface Description {
  readonly tests: readonly Test[];
  readonly words: readonly NameWord[];
}

export interface Test {
  /** Absent for name words. */
  readonly field?: Term["field"];
  /** Of the table, if it has a field. */
  readonly value?: string;
  readonly said: string;
  /** Prefers; never excludes all. */
  readonly vague?: true;
  holds(piece: Piece): boolean;
  /** Loosely: a border's colour, trousers for jeans; absent if no other way. */
  readonly nearly?: (piece: Piece) => boolean;
}

/** More are a sentence. */
const mostWords = 14;
const fillers = new Set(
  "the a an one ones piece pieces item items thing things of in with for and me some that this from on by called named my please which is are has having its very really nice pretty lovely cute beautiful gorgeous coloured colored color colour looking kind type sort same size up there here below over pattern design bit".split(
    " ",
  ),
);
/** Subjective words only prefer. */
const vague = new Set(
  "little big long short thick thin warm dark light soft heavy bright plain simple fancy loose tiny wide new old funny".split(
    " ",
  ),
);
const wearers: ReadonlyMap<string, Category> = new Map([
  ["men", "Men"],
  ["women", "Women"],
  ["kids", "Kids"],
  ["boys", "Kids"],
  ["girls", "Kids"],
]);

/** "not" sounds like "knit". */
const negations = new Set("not no nor never except without don't isn't".split(" "));

export const describe: (text: string) => Description | undefined = remembered((text) => {
  const tokens = tokenise(text);
  if (tokens.length > mostWords || tokens.some((token) => negations.has(token.text)))
    return undefined;
  const tests: Test[] = [];
  const words: NameWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.text ?? "";
    if (fillers.has(word)) {
      at += 1;
      continue;
    }
    const found = isDenim(tokens, at) ? denim(at) : termAt(tokens, at);
    const to = found?.to ?? at + 1;
    const said = tokens
      .slice(at, to)
      .map((token) => token.text)
      .join(" ");
    const spoken = nameWords(said);
    words.push(...spoken);
    const holds = found ? asTerm(found.term, spoken) : namedLike(spoken);
    tests.push({
      ...(found && { field: found.term.field, value: found.term.value }),
      said,
      ...(vague.has(said) && { vague: true }),
      holds,
      ...(found &&
        loose.has(found.term.field) && {
          nearly: (piece) => holds(piece) || almost(found.term, piece),
        }),
    });
    at = to;
  }
  return { tests, words };
});

/** "The jean jacket". */
function isDenim(tokens: readonly Token[], at: number): boolean {
  if (!/^jeans?$/.test(tokens[at]?.text ?? "")) return false;
  return termAt(tokens, at + 1)?.term.field === "garment";
}

const denim = (at: number) => ({
  term: { field: "material", value: "denim", phrases: ["denim"] } satisfies Term,
  to: at + 1,
});

function asTerm({ field, value }: Term, spoken: readonly NameWord[]): Test["holds"] {
  const inName = (piece: Piece) =>
    spoken.every(({ word }) => wordsOf(piece).some((own) => own.word === word));
  switch (field) {
    case "colour":
      return (piece) => looksOf(piece).colours.has(value) || inName(piece);
    case "garment":
      return (piece) => {
        const { garments } = looksOf(piece);
        // A T-shirt is called one, and is none.
        const other = value === "shirt" && garments.has("t-shirt");
        return garments.has(value) || (!other && inName(piece));
      };
    case "material":
      return (piece) => looksOf(piece).materials.has(value) || inName(piece);
    case "audience":
      return (piece) => piece.category === wearers.get(value);
    case "size":
      return (piece) => piece.sizes.includes(value as Size); // another value is in no list
    case "pattern":
    case "sleeve":
    case "fit":
    case "detail": {
      const like = namedLike(spoken);
      return (piece) => detailsOf(piece).has(`${field} ${value}`) || like(piece);
    }
    default:
      return namedLike(spoken);
  }
}

/** Commonly confused kinds and colours. */
const kin: Readonly<Record<string, readonly string[]>> = {
  trousers: ["jeans", "chinos", "joggers"],
  top: ["blouse", "shirt", "t-shirt", "tunic", "kurti"],
  shirt: ["blouse", "overshirt"],
  coat: ["jacket", "puffer"],
  scarf: ["shawl", "stole", "dupatta"],
  stole: ["shawl", "dupatta"],
  dupatta: ["shawl", "stole"],
  shawl: ["stole"],
  leggings: ["tights", "jeggings", "treggings"],
  tights: ["leggings"],
  pullover: ["sweater"],
  cardigan: ["sweater"],
  dress: ["lehenga", "frock"],
  skirt: ["lehenga"],
  frock: ["lehenga", "dress"],
  brown: ["beige"],
  cream: ["ivory", "beige", "sand"],
  khaki: ["beige"],
  white: ["ivory"],
  gold: ["mustard", "marigold"],
  red: ["vermilion", "wine"],
  black: ["indigo"],
};

const loose: ReadonlySet<Term["field"]> = new Set(["garment", "material", "colour"]);

function almost({ field, value }: Term, piece: Piece): boolean {
  const others = [value, ...(kin[value] ?? [])];
  if (field === "garment") return others.some((each) => looksOf(piece).garments.has(each));
  if (field === "material") return materialsOf(piece).includes(value);
  const colours = allColoursOf(piece);
  return others.some((each) => looksOf(piece).colours.has(each) || colours.has(each));
}

/** In the name or description, perhaps similar. */
function namedLike(spoken: readonly NameWord[]): Test["holds"] {
  const long = spoken.every(({ word }) => word.length >= 4);
  const stems = long ? spoken.map(({ word }) => stemOf(word)) : [];
  return (piece) =>
    likeness(spoken, piece) >= 0.8 || (long && stems.every((stem) => isDescribed(piece, stem)));
}
