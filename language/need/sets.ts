/** Sets: which pieces come together, and "with dupatta" of a kurta. */

import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { everydayKind, garmentLineage } from "../words/garments.ts";
import type { Mark } from "./entity.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** A list of everyday kinds, which covers kinds treated like them. */
function kinds(list: string): { readonly has: (garment: string) => boolean } {
  const all = words(list);
  return { has: (garment) => all.has(garment) || all.has(everydayKind(garment)) };
}

const upper = kinds(
  "upper-wear bra sports-bra kurta dhoti-set kurti short-kurta sports-jersey pheran kedia anarkali angrakha pathani kurta-set tunic top crop-top camisole tank-top tube-top corset-top peplum-top blouse choli shirt overshirt t-shirt polo henley sweatshirt hoodie sweater jacket blazer nehru-jacket waistcoat sherwani bandhgala coat indo-western kaftan thermals bodysuit suit cardigan cape shrug raincoat",
);
const lower = kinds(
  "bottoms kurta-bottoms trousers chinos cargos joggers jeans jeggings treggings leggings tights shorts skirt skort palazzo salwar churidar dhoti dhoti-pants harem-pants sharara gharara pyjama culottes capris dungaree",
);
const draped = kinds("dupatta stole shawl");
const overlays = kinds("jacket shrug nehru-jacket waistcoat cape");

const veils = words("hijab niqab");

export const setKinds = kinds(
  "kurta-set pathani-suit dhoti-set co-ord night-suit tracksuit rain-suit suit lehenga",
);
/** Sets without a main piece. */
export const wholeSets = kinds(
  "suit pathani-suit tracksuit rain-suit night-suit co-ord thermals scrubs pavadai chaniya-choli football-jersey lingerie-set kids-set half-saree",
);
/** Sets named by pieces: "salwar suit" has a salwar. */
export const phraseSets = words("kurta-set dhoti-set night-suit");
/** A "lehenga choli" has a blouse. */
export const tellingSets = words("kurta-set dhoti-set night-suit lehenga");

export const isUpper = (garment: string): boolean => upper.has(everydayKind(garment));
export const isLower = (garment: string): boolean => lower.has(everydayKind(garment));
export const isOverlay = (garment: string): boolean => overlays.has(garment);
/** A piece that makes a kurta a set. */
export const dressesKurta = (piece: string): boolean =>
  lower.has(everydayKind(piece)) || draped.has(everydayKind(piece));

export function isKurta(garment: string): boolean {
  const kin = garmentLineage(garment);
  return ["kurta", "kurti", "kurta-set", "dhoti-set"].some((one) => kin.includes(one));
}

/** Whether a garment named after another comes with it. */
export function comesWith(a: string, b: string): boolean {
  const head = everydayKind(a);
  const piece = everydayKind(b);
  if (lower.has(piece)) return upper.has(head);
  if (draped.has(piece)) return !draped.has(head);
  if (garmentLineage(a).includes("costume")) return true;
  if (veils.has(piece)) return head === "abaya";
  if (piece === "choli" || piece === "blouse")
    return head === "lehenga" || head === "skirt" || head === "saree";
  return overlays.has(piece) && ["kurta-set", "dhoti-set", "sherwani", "lehenga"].includes(head);
}

const pieceWords: ReadonlyMap<string, string> = new Map([
  ["pyjama", "pyjama"],
  ["pajama", "pyjama"],
  ["salwar", "salwar"],
  ["patiala", "salwar"],
  ["churidar", "churidar"],
  ["palazzo", "palazzo"],
  ["sharara", "sharara"],
  ["gharara", "gharara"],
  ["dhoti", "dhoti"],
  ["pant", "trousers"],
  ["dupatta", "dupatta"],
  ["choli", "blouse"],
]);

export function innerParts(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(
    ({ text }) => pieceWords.get(text) ?? pieceWords.get(text.replace(/s$/, "")) ?? [],
  );
}

type WordMark = Extract<Mark, { kind: "word" }>;

/** "a kurta with dupatta" becomes one kurta with a dupatta. */
export function withPieces(tokens: readonly Token[], marks: readonly Mark[]): readonly Mark[] {
  const garment = marks.some((mark) => mark.kind === "word" && mark.field === "garment");
  let head: WordMark | null = null;
  let end = 0;
  const out: Mark[] = [];
  for (const mark of marks) {
    if (mark.kind !== "word" || mark.field !== "garment") {
      // "A jersey" alone is no cloth.
      const worn = !garment && mark.kind === "word" && mark.value === "jersey";
      out.push(worn ? { ...mark, field: "garment", value: "sports-jersey" } : mark);
      continue;
    }
    if (
      mark.value === "turtleneck" &&
      (marks.some((one) => isNamedAfter(one, mark, tokens)) || isNeckOf(head, mark, tokens))
    ) {
      // "A turtle neck sweater": a neck.
      if (
        !/sweater|jumper/.test(mark.spoken) &&
        !(/polo/i.test(mark.spoken) && marks.some(isTee))
      ) {
        out.push({ ...mark, field: "detail", value: "high-neck" });
        continue;
      }
    }
    if (mark.value === "turtleneck" && /polo/i.test(mark.spoken) && marks.some(isTee)) {
      // A T-shirt's "polo neck" is a collar.
      out.push({ ...mark, field: "detail", value: "polo-collar" });
      continue;
    }
    // "leggings, churidar type", "a ghaghra type skirt", "a costume like a frock": a look.
    if (isLikeness(tokens, head, mark, marks)) {
      const words = mark.spoken.toLowerCase();
      out.push({ ...mark, field: "detail", value: `other:${words}`, implies: [] });
      continue;
    }
    // "Tie wali jhabla": a part of what follows.
    if (having.test(tokens[mark.to]?.text ?? "") && marks.some((one) => isWordAt(one, mark.to + 1)))
      continue;
    if (prints.has(tokens[mark.to]?.text ?? "")) continue;
    // "A salwar suit, unstitched": its material.
    if (head !== null && mark.value === "dress-material" && isKurta(head.value)) {
      const whole: WordMark = { ...head, value: "dress-material" };
      out[out.indexOf(head)] = whole;
      head = whole;
      continue;
    }
    // "A thermal, upper or lower": a part of it.
    if (
      head?.value === "thermals" &&
      ["top", "bottoms", "leggings", "joggers"].includes(mark.value)
    ) {
      if (asksBoth(tokens) && !out.some((one) => one.kind === "word" && one.value === "set"))
        out.push({ ...mark, field: "detail", value: "set", implies: [] });
      continue;
    }
    if (head !== null && isPlainer(tokens, head, mark)) continue;
    if (head !== null && isCompound(tokens, head, mark)) {
      out.splice(out.indexOf(head), 1);
      if (head.value === "suit") head = null;
    }
    if (head !== null && isSwapped(tokens, head, mark)) {
      out.splice(out.indexOf(head), 1, asPiece(head, head.value));
      head = mark;
      out.push(mark);
      continue;
    }
    if (head !== null && isOverKurta(tokens, head, mark)) {
      out.splice(out.indexOf(head), 1, asPiece(head, ofKurta(mark, head.value)));
      head = mark;
      out.push(mark, ...innerPieces(tokens, mark));
      continue;
    }
    if (mark.value === "co-ord" && head !== null && mark.from - head.to < 4) {
      // "Shirt and shorts co-ord": a set of both.
      for (const [at, one] of out.entries()) {
        if (one.kind === "word" && one.field === "garment") out[at] = asPiece(one, one.value);
      }
      head = null;
    }
    if (head === null && isLedByPiece(tokens, mark, marks)) {
      out.push(asPiece(mark, mark.value));
      continue;
    }
    if (head === null) head = mark;
    else if (isPieceOf(tokens, head, mark, end)) {
      end = mark.to;
      // "with white pants": the white is theirs.
      while (isLookOf(out.at(-1), mark)) out.pop();
      if (head.value === "suit" && isIndian(mark.value)) {
        const set: WordMark = { ...head, value: "kurta-set" };
        out[out.indexOf(head)] = set;
        head = set;
      }
      if (head.value === "raincoat" && lower.has(mark.value))
        out[out.indexOf(head)] = { ...head, value: "rain-suit" };
      else if (
        !isKurta(mark.value) &&
        (!wholeSets.has(head.value) ||
          (head.value === "suit" && mark.value === "waistcoat") ||
          (head.value === "night-suit" && mark.value === "shirt") ||
          (head.value === "co-ord" && !draped.has(mark.value)))
      )
        out.push(asPiece(mark, ofKurta(head, mark.value)));
      continue;
    } else head = mark;
    end = mark.to;
    out.push(mark);
    if (!phraseSets.has(mark.value) || mark.value === "night-suit") continue;
    out.push(...innerPieces(tokens, mark));
  }
  return out;
}

const innerPieces = (tokens: readonly Token[], mark: WordMark): readonly WordMark[] =>
  innerParts(tokens.slice(mark.from, mark.to)).map((piece) => asPiece(mark, piece));

function isLikeness(
  tokens: readonly Token[],
  head: WordMark | null,
  mark: WordMark,
  marks: readonly Mark[],
): boolean {
  const likened = likenings.has(tokens[mark.to]?.text ?? "");
  if (head !== null && likened) return true;
  const before = tokens.slice(Math.max(0, mark.from - 2), mark.from).map(({ text }) => text);
  const like = before.at(-1) === "like" || (before[0] === "like" && before[1] === "a");
  if (head !== null && like && mark.from - head.to < 4) return true;
  return likened && marks.some((one) => isWordAt(one, mark.to + 1) && one !== mark);
}

const having = /^wal[aie]$/;
const isWordAt = (mark: Mark, at: number): boolean =>
  mark.kind === "word" && mark.field === "garment" && mark.from >= at && mark.from < at + 3;

const asksBoth = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === "both" || text === "dono");

const likenings = words("type style look kind sort");
const prints = words("print prints printed motif");

/** "High neck sweater pullover", "boiler suit overall suit": the second word says less. */
function isPlainer(tokens: readonly Token[], head: WordMark, mark: WordMark): boolean {
  if (head.to !== mark.from || tokens[mark.from]?.before !== "space") return false;
  return (
    (mark.value === "pullover" && garmentLineage(head.value).includes("sweater")) ||
    (mark.value === "trousers" && lower.has(head.value)) ||
    (head.value !== mark.value && garmentLineage(head.value).includes(mark.value)) ||
    (plainNames.has(mark.value) &&
      wholeNames.some((one) => garmentLineage(head.value).includes(one)))
  );
}

const plainNames = words("suit dress top western");
const wholeNames =
  "jumpsuit playsuit boiler-suit onesie dungaree swimwear tracksuit snowsuit sherwani tuxedo".split(
    " ",
  );

/** "Jacket lehenga": the last word is the garment. */
function isCompound(tokens: readonly Token[], head: WordMark, mark: WordMark): boolean {
  const apart = head.to !== mark.from || tokens[mark.from]?.before !== "space";
  // "Suit trousers": a suit's trousers alone.
  if (!apart && head.value === "suit" && lower.has(mark.value) && !isIndian(mark.value))
    return !tokens.slice(mark.to, mark.to + 4).some(({ text }) => together.has(text));
  return (
    !apart &&
    !comesWith(head.value, mark.value) &&
    !wholeSets.has(head.value) &&
    !isKurta(head.value)
  );
}

/** "A skirt and top set": the top is the head. */
function isSwapped(tokens: readonly Token[], head: WordMark, mark: WordMark): boolean {
  const between = tokens.slice(head.to, mark.from).map(({ text }) => text);
  return (
    between.length < 3 &&
    between.every((word) => joining.has(word)) &&
    lower.has(head.value) &&
    comesWith(mark.value, head.value) &&
    tokens.slice(mark.to, mark.to + 2).some(({ text }) => together.has(text))
  );
}

/** "Nehru jacket with kurta pyjama": a kurta set with a jacket. */
function isOverKurta(tokens: readonly Token[], head: WordMark, mark: WordMark): boolean {
  const [joint, ...others] = tokens.slice(head.to, mark.from).map(({ text }) => text);
  return joint === "with" && others.length < 2 && overlays.has(head.value) && isKurta(mark.value);
}

const looks = words("colour material pattern fit");

function isLookOf(look: Mark | undefined, piece: WordMark): boolean {
  return look?.kind === "word" && look.to === piece.from && looks.has(look.field);
}

/** "turtle neck" sweater. */
function isNamedAfter(mark: Mark, look: WordMark, tokens: readonly Token[]): boolean {
  const led = tokens[look.from - 1]?.text === "with";
  return (
    mark.kind === "word" &&
    mark.field === "garment" &&
    mark.value !== look.value &&
    (led || (mark.from === look.to && tokens[mark.from]?.before === "space"))
  );
}

/** "A T-shirt, turtle neck". */
function isNeckOf(head: WordMark | null, mark: WordMark, tokens: readonly Token[]): boolean {
  if (head === null || !/ neck$/i.test(mark.spoken) || mark.from - head.to > 3) return false;
  return !tokens.slice(head.to, mark.from).some(({ text }) => text === "or" || text === "and");
}

function isTee(mark: Mark): boolean {
  return mark.kind === "word" && (mark.value === "t-shirt" || mark.value === "polo");
}

function asPiece(mark: WordMark, piece: string): WordMark {
  const value = `with-${piece === "choli" ? "blouse" : piece}`;
  return { ...mark, field: "detail", value, implies: [] };
}

/** The jacket of a kurta is a Nehru jacket. */
const ofKurta = (head: WordMark, piece: string): string =>
  isKurta(head.value) && ["jacket", "waistcoat", "coat"].includes(piece) ? "nehru-jacket" : piece;

const isIndian = (garment: string): boolean =>
  isKurta(garment) || ["dupatta", "salwar", "churidar", "palazzo", "sharara"].includes(garment);

const joining = words(
  "with and & plus or, both also matching its own the a in same print readymade",
);
const together = words("set sets combo both suit complete full");

const along = phrases(
  "inside, attached inside, underneath, built in, in built, inbuilt, sewn in, to go with it, to go along, to go along with it, to match, included, should be included, must be included, to be included, must be with it, must be with, needs to be with it, has to be with it, need to come with it, must come with it, should come with it, should be part of it, must be part of it, must be in it, should be in it, needed, needed too, also needed, required, compulsory, too, include, should come along, must come along, coming along, should come, must come, should be there, must be there, should be with it, with it, along, along with it, comes along, comes with it, has to come, as well, attached, in it, in the set, ke saath, saath mein, saath, bhi ho, bhi chahiye",
);

/** "A saree, blouse piece should come along". */
function comesAlong(tokens: readonly Token[], piece: WordMark): boolean {
  const from = ["piece", "also", "is", "bhi"].includes(tokens[piece.to]?.text ?? "") ? 1 : 0;
  return phraseAt(tokens, piece.to + from, along) > 0;
}

/** "Tennis skirt with shorts inside". */
function isNamedWith(tokens: readonly Token[], head: WordMark, piece: WordMark): boolean {
  if (piece.from - head.to > 5 || garmentLineage(piece.value).includes(head.value)) return false;
  return comesAlong(tokens, piece) && !isKurta(piece.value);
}

/** "A gown with cape", "a dress with attached shrug". */
function isAttached(tokens: readonly Token[], head: WordMark, piece: WordMark): boolean {
  const between = tokens.slice(head.to, piece.from).map(({ text }) => text);
  const at = between.lastIndexOf("with");
  if (at < 0 || between.length > 6 || between.slice(0, at).some((word) => apart.has(word)))
    return false;
  const [own = "attached", ...others] = between.slice(at + 1);
  if (others.length > 0 || !attaching.has(own)) return false;
  return !garmentLineage(piece.value).includes(head.value);
}

/** "With tunic and leggings and a head cover". */
function isListed(tokens: readonly Token[], end: number, piece: WordMark): boolean {
  const joint = tokens.slice(end, piece.from).map(({ text }) => text);
  return joint.length < 3 && joint.every((word) => listing.has(word));
}

const listing = words("and & plus matching n aur");
const apart = words(
  "not no without or and goes go wear wearing worn match matching matches pair paired team style over under needs need",
);

const attaching = words("attached detachable removable inbuilt matching its same a an");

const near = (
  tokens: readonly Token[],
  head: WordMark,
  piece: WordMark,
  end: number,
): readonly Token[] => tokens.slice(Math.max(head.to, end), piece.from);

/** "A three piece suit. Coat, waistcoat and pant": a line that only lists, or begins with "with". */
function isPiecesOnly(tokens: readonly Token[], head: WordMark, piece: WordMark): boolean {
  let from = piece.from;
  while (from > head.to && tokens[from]?.before !== "stop") from -= 1;
  const end = tokens.findIndex(({ before }, at) => at > from && before === "stop");
  const line = tokens.slice(from, end < 0 ? tokens.length : end).map(({ text }) => text);
  if (line.some((word) => anew.has(word))) return false;
  if (line[0] === "with" || line[0] === "plus") return true;
  const named = (wholeSets.has(head.value) || setKinds.has(head.value)) && line.length < 7;
  return named && line.some((word) => word === "and" || word === "both" || word === "dono");
}

const anew = new Set("need want also another for my looking show i a buy get".split(" "));

/** "Dupatta included, a lehenga", "with the waistcoat, a three piece suit": the piece comes first. */
function isLedByPiece(tokens: readonly Token[], piece: WordMark, marks: readonly Mark[]): boolean {
  const before = tokens.slice(Math.max(0, piece.from - 2), piece.from).map(({ text }) => text);
  const led = piece.from < 4 && before.includes("with");
  if (!led && !comesAlong(tokens, piece)) return false;
  const [next] = marks.filter(
    (mark): mark is WordMark =>
      mark.kind === "word" && mark.field === "garment" && mark.from >= piece.to,
  );
  return next !== undefined && (comesWith(next.value, piece.value) || wholeSets.has(next.value));
}

/** "with dupatta"; "kurta and palazzo set"; after a set's name. */
function isPieceOf(
  tokens: readonly Token[],
  head: WordMark,
  piece: WordMark,
  end: number,
): boolean {
  if (piece.from < head.to || phraseSets.has(piece.value)) return false;
  const between = tokens.slice(head.to, piece.from).map(({ text }) => text);
  const stopped = tokens.slice(head.to, piece.from + 1).some(({ before }) => before === "stop");
  if (stopped && !comesAlong(tokens, piece) && !isPiecesOnly(tokens, head, piece)) return false;
  const given = between.includes("with") || comesAlong(tokens, piece);
  const played = garmentLineage(head.value).includes("costume");
  if (["a", "an", "some", "for"].includes(between.at(-1) ?? "") && !given && !played) return false;
  if (played) return near(tokens, head, piece, end).length <= 8;
  if (
    between.some(
      (word, at) =>
        ["not", "no", "without", "or", "goes", "wear", "match", "over", "under"].includes(word) &&
        between[at + 1] !== "only",
    )
  )
    return false;
  const whole =
    (head.value === "suit" && isIndian(piece.value)) ||
    (wholeSets.has(head.value) && (comesWith("shirt", piece.value) || upper.has(piece.value))) ||
    (head.value === "kurta-set" && isKurta(piece.value));
  const overlay = isKurta(head.value) && overlays.has(piece.value);
  // "With a Nehru jacket": another piece.
  if (overlay && between.includes("with") && !["a", "an"].includes(between.at(-1) ?? ""))
    return near(tokens, head, piece, end).length <= 6;
  if (isNamedWith(tokens, head, piece)) return true;
  if (!overlay && isAttached(tokens, head, piece)) return true;
  if (end > head.to && between.includes("with") && isListed(tokens, end, piece)) return true;
  if (!whole && !comesWith(head.value, piece.value)) return false;
  if (whole || setKinds.has(head.value)) return near(tokens, head, piece, end).length <= 8;
  if (comesAlong(tokens, piece)) return near(tokens, head, piece, end).length <= 16;
  if (between.includes("with"))
    return (
      piece.value !== "nehru-jacket" &&
      near(tokens, head, piece, end).length <= (piece.value === "blouse" ? 9 : 6)
    );
  if (between.some((word) => !joining.has(word) && !pieceWords.has(word))) return false;
  const after = tokens.slice(piece.to, piece.to + 4).map(({ text }) => text);
  // "A kurta sharara with dupatta": the kurta comes with both.
  if (
    between.length === 0 &&
    tokens[piece.from]?.before === "space" &&
    isKurta(head.value) &&
    lower.has(piece.value)
  )
    return true;
  return (
    after.some((word) => together.has(word)) || (between.length === 0 && draped.has(piece.value))
  );
}
