/** The maker in a name: "Velveteen Lane Dress" names no cloth, "Kurti Junction Top" no kurti. */

import { isLower, isUpper, wholeSets } from "../../../language/need/sets.ts";
import { phraseAt, phrases, type Token } from "../../../language/text/tokens.ts";
import { isOtherGoods } from "../../../language/words/garments.ts";
import { termAt } from "../../../language/words/lexicon.ts";

interface Word {
  readonly field: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** After or before it, a trade's word belongs to the maker. */
const makers = new Set(
  `lane bros brothers bari junction kahani house bazaar bazar co company club culture street mills mill looms loom weaves weavers
  handlooms creations creation fashions trends collection collections studio hub store stores shop emporium mart mahal mandir
  palace corner zone factory labs lab theory story stories tales diaries project department dept society republic nation empire
  kingdom gali nagar inc ltd pvt enterprises traders textiles textile apparels apparel clothing couture boutique atelier label
  creek wardrobe closet almirah route nook barn shed works guild chowk ghar wale walas duniya vastra vastralaya sansar paradise
  row yard town avenue valley harbour garden gardens village grove
  galaxy world wears kart adda nagari utsav garments outfitters tailors knitwear haveli bagh vatika darbar legacy heritage crafts`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const shelves = new Set("women womens men mens ladies girls boys kids".split(" "));

const described = new Set("ord ords ordinate style wear look print type collar".split(" "));

/** Only right after a trade's word: "Denim Lane", but not "Cotton Street Jacket". */
const earlyEnough = 4;

const shaded = new Set(
  "yellow orange green colour color shade print printed motif buta".split(" "),
);

/** Makers with names that mean something else. */
const wellKnown = phrases(
  "blackberrys, jadeblue, jade blue, us polo assn, us polo association, u s polo assn, u s polo, us polo, polo ralph lauren, beverly hills polo club, royal polo club, park avenue, black coffee, red tape, red chief, red rose, lee cooper, pepe jeans, calvin klein jeans, armani jeans, kraus jeans, killer jeans, deal jeans, mufti jeans, global desi, indian terrain, rain and rainbow, jaipur kurti, linen club, cotton king, cottonking, cotton world, being human clothing, the pant project, lux cozi, blue buddha, american eagle, under armour, the north face, wild stone",
);

const famous = new Set(wellKnown.map(([first]) => first));

/**
 * The maker's tokens that a table would misread: first, after "by", or last after a dash, and never
 * the whole name.
 */
export function brandWords(
  name: string,
  tokens: readonly Token[],
  words: readonly Word[],
): ReadonlySet<number> {
  const inside = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) inside.add(at);
  };
  if (famous.has(tokens[0]?.text ?? "")) add(0, phraseAt(tokens, 0, wellKnown));
  // "Mango Poplin Blouse White".
  const isMango =
    /^(?:mango|mimosa|sangria)$/.test(tokens[0]?.text ?? "") && !shaded.has(tokens[1]?.text ?? "");
  if (isMango && words.some(({ field, from }) => field === "colour" && from > 0)) add(0, 1);
  for (const [at, { text, before }] of tokens.entries()) {
    if (!makers.has(text) || at === 0 || before !== "space") continue;
    // "House coat", "club collar", "co-ord", "street style": no maker's.
    const own = words.find(({ field, from, to }) => field !== "audience" && from <= at && at < to);
    const start = clauseStart(tokens, at);
    // "… - Sitara Looms".
    const isLast = start > 0 && at > start && tokens[at + 1] === undefined;
    if (own !== undefined && !(isLast && own.field === "pattern" && own.from === at)) continue;
    if (described.has(tokens[at + 1]?.text ?? "")) continue;
    // "Velveteen Lane …" begins, "… - Juniper Street" ends a name.
    const last = tokens[at + 1] === undefined || tokens[at + 1]?.before !== "space";
    if (start === 0 ? at < earlyEnough : last && at - start < earlyEnough) add(start, at + 1);
  }
  // "Fleece Sweatshirt Baratt Polo Club".
  const end = tokens.length - 1;
  const ends = words.find(({ field, to }) => field === "garment" && to === end);
  if (
    ends !== undefined &&
    makers.has(tokens[end]?.text ?? "") &&
    tokens[end]?.before === "space" &&
    words.some(({ field, to }) => field === "garment" && to < ends.from) &&
    !words.some(({ from }) => from === end)
  )
    add(ends.from, end + 1);
  // "Blue Banyan Jeans Black": a tree.
  for (const { value, from, to } of words) {
    const before = words.find((one) => one.to === from && one.field === "colour");
    if (
      value === "banian" &&
      before !== undefined &&
      words.some((one) => one.field === "garment" && one.from !== from) &&
      words.some((one) => one.field === "colour" && one.from !== before.from)
    )
      add(before.from, to);
  }
  // "Meera Tunics Women Blue Kurti": the trade's plural, then the shelf.
  const trade = words.find(
    ({ field, to }) =>
      field === "garment" && to < earlyEnough && shelves.has(tokens[to]?.text ?? ""),
  );
  const plural =
    trade !== undefined &&
    !wholeSets.has(trade.value) &&
    // "Saadgi Cigarette Pants Women": always said so.
    !/^(?:pants|trousers|jeans|leggings|shorts|tights|joggers)$/.test(
      tokens[trade.to - 1]?.text ?? "",
    ) &&
    /[^s]s$/.test(tokens[trade.to - 1]?.text ?? "");
  if (
    plural &&
    trade.from > 0 &&
    words.some(({ field, from }) => field === "garment" && from > trade.to)
  )
    add(0, trade.to);
  // "Velour & Vine evening gown": two words that a maker joins.
  const [, pair = ""] = /^([\p{L}'’]+\s?(?:&|\+)\s?[\p{L}'’]+)/u.exec(name) ?? [];
  const known = words.filter(({ to }) => to <= 2);
  const shades = words.filter(({ field }) => field === "colour");
  const oneMore = shades.some(({ from }) => from > 1);
  const named = known.length === 1 && (known[0]?.field !== "colour" || oneMore);
  if (pair !== "" && named && tokens.length > 3) add(0, 2);
  // "Gudiya Rani Girls Frock Yellow": a name, the shelf, the colour.
  const [first] = words.filter(({ field }) => field !== "audience");
  const called = first?.field === "colour" && first.from === 1 && first.to === 2;
  if (called && oneMore && shades[1] !== undefined && shelves.has(tokens[2]?.text ?? "")) add(0, 2);
  // "GERUA Women Red Kurta".
  const isInCapitals = /^[A-Z]{3,} (?:Women|Men|Girls|Boys|Kids)\b/.test(name);
  const opening = shades[0]?.from === 0 && shades[0].to === 1;
  if (isInCapitals && opening && shades.some(({ from }) => from > 1)) add(0, 1);
  // "Cotton Candy Women Grey Kurti": a fancy shade, and another after the shelf.
  const fancy =
    first?.field === "colour" &&
    first.from === 0 &&
    first.to === 2 &&
    termAt(tokens, 1, { slips: false })?.term.field !== "colour";
  if (fancy && shades.some(({ from }) => from > 2) && shelves.has(tokens[2]?.text ?? "")) add(0, 2);
  // "Red Lotus Men Striped T-shirt Grey".
  const flower = words.find(({ from, to }) => from === 1 && to === 2);
  const isFlower = flower?.value === "floral" && tokens[1]?.text !== "floral";
  if (isFlower && first?.field === "colour" && oneMore && shelves.has(tokens[2]?.text ?? ""))
    add(0, 2);
  // "… Brown Colour (BLUSH BERRY)".
  const tail = clauseStart(tokens, end);
  const last = shades.filter(({ from }) => from >= tail);
  const said = name.slice(tokens[tail]?.start ?? 0, tokens[end]?.end);
  if (
    tail > 0 &&
    end - tail > 0 &&
    end - tail < 3 &&
    last.length > 0 &&
    shades.some(({ to }) => to <= tail) &&
    !last.some(({ from, to }) => from === tail && to === end + 1) &&
    !tokens.slice(tail).some(({ text }) => basic.test(text)) &&
    words.every(({ field, from }) => from < tail || field === "colour") &&
    said === said.toUpperCase() &&
    name !== name.toUpperCase()
  )
    add(tail, end + 1);
  // "Blue Umbrella Women Grey Jeggings": a look that is said again after the shelf.
  const shelf = tokens.findIndex(({ text }, at) => at > 1 && at < 5 && shelves.has(text));
  const leading = words.filter(({ to, field }) => to <= shelf && field !== "audience");
  const looks = leading.filter(({ value }) => !isOtherGoods(value));
  const covered = looks.reduce((sum, { from, to }) => sum + to - from, 0);
  if (
    looks.length > 0 &&
    covered < shelf &&
    leading.every(isMakers) &&
    leading.every(({ field }) => words.some((one) => one.field === field && one.from > shelf)) &&
    tokens.slice(1, shelf + 1).every(({ before }) => before === "space")
  )
    add(0, shelf);
  // "Saree Didi Women Cotton Petticoat".
  const [ware] = words;
  const titled =
    shelf === 2 &&
    ware?.field === "garment" &&
    ware.to === 1 &&
    tokens[1] &&
    isTitle(tokens[1], words);
  if (titled && words.some(({ field, from }) => field === "garment" && from > shelf)) add(0, 2);
  // "Polo Yard Men Khaki Chinos": an unknown word before the shelf.
  const isKnown = (at: number): boolean => words.some(({ from, to }) => from <= at && at < to);
  if (
    shelf > 1 &&
    ware?.field === "garment" &&
    ware.from === 0 &&
    !isKnown(shelf - 1) &&
    tokens.slice(1, shelf + 1).every(({ before }) => before === "space") &&
    !tokens.some(({ text }) => joints.test(text)) &&
    words.some(
      ({ field, value, from }) =>
        field === "garment" &&
        from > shelf &&
        (isUpper(ware.value) ? isLower(value) : isLower(ware.value) && isUpper(value)),
    )
  )
    add(0, shelf);
  // "Mayuri Plain Kurti": a motif before what is plain.
  const isPattern = ({ field, value }: Word, plain: boolean): boolean =>
    field === "pattern" && (value === "plain") === plain;
  if (
    words.some((one) => one.from === 0 && one.to === 1 && isPattern(one, false)) &&
    words.some((one) => one.from > 0 && isPattern(one, true))
  )
    add(0, 1);
  for (const [at, { text }] of tokens.entries()) {
    if (text !== "by" || at === 0) continue;
    const end = tokens.findIndex(
      (token, n) =>
        n > at + 1 &&
        (token.before !== "space" ||
          shelves.has(token.text) ||
          // "By Jack & Jones Navy Jeans".
          (n > at + 2 && basic.test(token.text) && token.text !== "and" && token.text !== "or")),
    );
    add(at, end < 0 ? Math.min(tokens.length, at + 4) : end);
  }
  // Of a name that is nothing else, its words count.
  const left = words.filter(({ from }) => !inside.has(from));
  return left.some(({ field }) => field === "garment") ||
    !words.some(({ field }) => field === "garment")
    ? inside
    : new Set();
}

const basic =
  /^(?:black|white|red|blue|navy|gr[ea]y|green|yellow|pink|purple|brown|orange|beige|cream|gold|silver|maroon|and|or)$/;

/** A shade, a cloth, an umbrella: no garment. */
const isMakers = ({ field, value }: Word): boolean =>
  field === "colour" || field === "material" || isOtherGoods(value);

const joints = /^(?:with|and|set|combo|suit|n|w|plus|for|pack|pcs?|piece)$/;

const isTitle = ({ text, before }: Token, words: readonly Word[]): boolean =>
  before === "space" &&
  !shelves.has(text) &&
  words.some(({ field, from, to }) => field === "audience" && from === 1 && to === 2);

function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start]?.before === "space") start -= 1;
  return start;
}
