/**
 * What a piece is, from the name that its merchant gave it: its head, and what comes with it. "Kurta
 * with Churidar" is a kurta, "Jacket Lehenga" a lehenga: what a name says last before "with".
 */
import { garmentLineage, isOtherGoods } from "../../language/garments.ts";
import type { Token } from "../../language/tokens.ts";

/** A garment's word in a text: `from` is its first token, `to` the one after its last. */
export interface GarmentWord {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface Head {
  /** The most particular kinds; empty where the text names none. */
  readonly garments: readonly string[];
  /** Pieces that come with it: "dupatta", "palazzo". */
  readonly parts: readonly string[];
  /** Whether it is sold as a set. */
  readonly isSet: boolean;
}

const openers = new Set(["with", "including", "includes", "alongwith", "w", "plus", "+"]);
/** After these a garment's word tells of a look, or of what the piece is worn with. */
const likenings = new Set(
  "style styled look inspired type collar neck neckline sleeve sleeves print printed cut lining lined length".split(
    " ",
  ),
);
const uses = new Set(["for", "under", "over", "beneath", "to"]);

/** Reads the head of a name. */
export function headOfName(tokens: readonly Token[], words: readonly GarmentWord[]): Head {
  const text = (at: number): string => tokens[at]?.text ?? "";
  const opens = tokens.findIndex(
    ({ text: word }, at) => at > 0 && openers.has(word) && words.some(({ to }) => to <= at),
  );
  const end = opens < 0 ? tokens.length : opens;
  const unlike = words.filter(({ to }) => !likenings.has(text(to)));
  const real = (unlike.length > 0 ? unlike : words).filter(
    (word, at, all) => !isUse(tokens, word) || all.every((one) => isUse(tokens, one)),
  );
  const before = real.filter(({ from }) => from < end);
  const main = before.length > 0 ? before : real.slice(0, 1);
  const after = real.filter((word) => !main.includes(word) && word.from > end);

  let head: GarmentWord | null = null;
  const kinds: string[] = [];
  const parts: string[] = [];
  for (const word of main) {
    if (head === null) head = word;
    else if (isKin(head.value, word.value)) head = moreParticular(head, word);
    else if (comesWith(head.value, word.value)) parts.push(word.value);
    else if (comesWith(word.value, head.value) && isJoined(tokens, head, word)) {
      parts.push(head.value);
      head = word;
    } else if (!isOtherGoods(word.value) && !apart(tokens, head, word)) head = word;
    kinds.push(word.value);
  }
  if (head === null) return { garments: [], parts: [], isSet: false };
  parts.push(...after.map(({ value }) => value));
  for (const part of innerParts) {
    if (main.some(({ from, to }) => tokens.slice(from, to).some(({ text: word }) => part[0].includes(word) && to - from > 1))) {
      if (head.value === "kurta-set" || head.value === "dhoti-set" || head.value === "night-suit") parts.push(part[1]);
    }
  }
  const own = new Set(parts.filter((part) => part !== head?.value));
  const clothes = [...own].some((part) => !isOtherGoods(part) && part !== "blouse");
  return {
    garments: kindsOf(head.value, kinds, own),
    parts: [...own],
    isSet: clothes || setKinds.has(head.value) || saysSet(tokens),
  };
}

/** Kinds that are sets by their nature. */
export const setKinds: ReadonlySet<string> = new Set([
  "kurta-set",
  "dhoti-set",
  "co-ord",
  "night-suit",
  "tracksuit",
  "rain-suit",
  "suit",
  "lehenga",
]);

/** Words within a set's name, and the piece that they say is there: "salwar suit" has a salwar. */
const innerParts: readonly (readonly [readonly string[], string])[] = [
  [["pyjama", "pajama", "pyjamas", "pajamas"], "pyjama"],
  [["salwar", "patiala"], "salwar"],
  [["churidar"], "churidar"],
  [["palazzo"], "palazzo"],
  [["dhoti"], "dhoti"],
  [["pant"], "trousers"],
];

const upper = new Set(
  "kurta kurti short-kurta anarkali angrakha pathani kurta-set tunic top crop-top camisole tank-top tube-top corset-top peplum-top blouse choli shirt overshirt t-shirt polo henley sweatshirt hoodie sweater jacket blazer nehru-jacket waistcoat sherwani bandhgala indo-western kaftan thermals bodysuit suit cardigan cape shrug".split(
    " ",
  ),
);
const lower = new Set(
  "bottoms trousers chinos cargos joggers jeans jeggings treggings leggings tights shorts skirt skort palazzo salwar churidar dhoti dhoti-pants harem-pants sharara pyjama culottes capris dungaree".split(
    " ",
  ),
);
const draped = new Set(["dupatta", "stole", "shawl"]);
const overlays = new Set(["jacket", "shrug", "nehru-jacket", "waistcoat", "cape"]);

/** Whether a second garment of a name is a piece that comes with the first. */
function comesWith(head: string, piece: string): boolean {
  if (lower.has(piece)) return upper.has(head);
  if (draped.has(piece)) return !draped.has(head);
  if (piece === "choli" || piece === "blouse") return head === "lehenga" || head === "skirt" || head === "saree";
  return overlays.has(piece) && ["kurta-set", "dhoti-set", "sherwani", "lehenga"].includes(head);
}

/** "A and B", "A, B": two pieces, where "A B" would be one. */
function isJoined(tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean {
  const between = tokens.slice(a.to, b.from);
  return between.some(({ text }) => text === "and") && between.length < 5;
}

/** A chunk behind a comma tells the same thing again: "Jeans - Men Slim Trousers". */
function apart(tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean {
  return tokens.slice(a.to, b.from + 1).some(({ before }) => before !== "space");
}

function isUse(tokens: readonly Token[], { from }: GarmentWord): boolean {
  return uses.has(tokens[from - 1]?.text ?? "") || (uses.has(tokens[from - 2]?.text ?? "") && from >= 2 && ["a", "the", "your", "any"].includes(tokens[from - 1]?.text ?? ""));
}

function isKin(a: string, b: string): boolean {
  return garmentLineage(a).includes(b) || garmentLineage(b).includes(a);
}

function moreParticular(a: GarmentWord, b: GarmentWord): GarmentWord {
  return garmentLineage(b.value).includes(a.value) ? b : a;
}

/** A kurta that comes with more is a kurta set too. */
function kindsOf(head: string, named: readonly string[], parts: ReadonlySet<string>): readonly string[] {
  const kurta = garmentLineage(head).includes("kurta") || head === "kurti";
  const dressed = [...parts].some((part) => lower.has(part) || draped.has(part));
  if (kurta && dressed) return [head, "kurta-set"];
  if (head === "kurta-set") {
    const [own] = named.filter((one) => garmentLineage(one).includes("kurta"));
    return own === undefined ? [head] : [head, own];
  }
  return [head];
}

/** "Kurta Set", but not "set of 2" or "pack of 3". */
function saysSet(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === "set" && !(tokens[at + 1]?.text === "of" && /^\d|two|three|four|five|six/.test(tokens[at + 2]?.text ?? "")),
  );
}
