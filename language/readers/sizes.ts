/** Sizes S to XXL: names, and chest and waist numbers. */
import { sizeOfUk } from "../../domain/merchant-sizes.ts";
import { cmPerInch, sizeFor, sizeGuideOf } from "../../domain/size-guide.ts";
import { type Size, sizes } from "../../domain/values.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { terms } from "../words/term.ts";
import { numberAt, numberWords } from "./numbers.ts";

export const sizeTerms = terms(
  "size",
  `
!S: small, small size, size small, size s, s size, size ess
!M: medium, medium size, size medium, size m, m size, size em, med size, size med
!L: large, large size, size large, size l, l size, lge, lrg, larg
!XL: xl, extra large, x large, size xl, xl size, xtra large, xlarge, xls, ex el, ex large
!XXL: xxl, double xl, xxlarge, xxls, double extra large, xx large, 2xl, 2 xl, extra extra large, size xxl, xxl size, two xl, plus size, plus sized
!XXXL: xxxl, triple xl, 4xl, 4 xl, 5xl, 5 xl, 6xl, 6 xl, 7xl, 7 xl, 8xl, 8 xl, 9xl, 9 xl, 10xl, 10 xl, 11xl, 11 xl, 12xl, 12 xl, seven xl, eight xl, nine xl, ten xl, xxxxl, 3xl, 3 xl, three xl, triple extra large
!XS: xs, extra small, x small, size xs, xxs, xx small, extra extra small, 2xs, 2 xs, xxxs
`,
);

/** Before these "small", "medium" and "large" may be no sizes. */
const otherThings = new Set(
  `budget print prints check checks pattern patterns length weight kid kids boy girl child son daughter amount price priced
  flower flowers floral dots buti motif motifs event number pocket pockets house town city village flat heat flame shop town order discount gift gifts
  present favour favor question doubt query request handle handles sleeve sleeves border collar buttons hours family party
  function gathering wedding crowd group team office company business collection selection range variety change changes detail
  details problem issue fortune budgets`.split(/\s+/),
);

/** "Does it run small". */
const fitting = /^runs?$/;

const single: ReadonlyMap<string, Size> = new Map([
  ["s", "S"],
  ["m", "M"],
  ["l", "L"],
]);
const chest: Readonly<Record<number, Size>> = {
  36: "S",
  38: "M",
  40: "L",
  42: "XL",
  44: "XXL",
};
const waist: Readonly<Record<number, Size>> = {
  28: "S",
  30: "S",
  32: "M",
  34: "L",
  36: "XL",
  38: "XXL",
};

/** Includes XS and XXXL, which aren't made. */
interface FoundSize {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** "extra large" → XL; null without a made size. */
export function readSize(text: string): Size | null {
  return (
    findSizes(text)
      .map(({ value }) => value)
      .find(isSize) ?? null
  );
}

export function isSize(value: string): value is Size {
  return sizes.some((size) => size === value);
}

/** In order. "2 xl" is one size. */
export function findSizes(text: string, letters = letterAt): readonly FoundSize[] {
  const tokens = tokenise(text);
  const found: FoundSize[] = [];
  for (let at = 0; at < tokens.length; ) {
    const size = numberedSizeAt(tokens, at) ?? sizeNameAt(tokens, at) ?? letters(tokens, at, text);
    const first = tokens[at];
    const last = size && tokens[size.to - 1];
    if (first && last) found.push({ value: size.value, start: first.start, end: last.end });
    at = size?.to ?? at + 1;
  }
  return found;
}

/** Spellings that no adjacent number joins. */
const written: ReadonlyMap<string, string> = new Map([
  ["S", "small"],
  ["M", "medium"],
  ["L", "large"],
  ["XL", "extra large"],
  ["XXL", "xxl"],
  ["XXXL", "xxxl"],
  ["XS", "xs"],
]);

export const sizeWritten = (value: string): string => written.get(value) ?? value.toLowerCase();

/** Source of a regular expression, for `withSizesWritten`. */
export const sizeForm = `(?:${[...written.values()].toSorted((a, b) => b.length - a.length).join("|")})`;

/** As said or in letters. */
export const sizeSaid = `(?:${sizeForm}|small|large|x{0,4}l|x{0,2}s|m|[2-5]xl)`;

const inNumber =
  /\bin an? (?=\d{2}\b(?! ?(?:%|percent|days?|hours?|min\w*|months?|years?|weeks?|packs?|pieces?|rupees?|rs|kg)))/gi;

/** "in size 32" and "in a 32" → "in medium", "2 xl" → "xxl". */
export function withSizesWritten(given: string): string {
  const text = given.replace(inNumber, "in size ");
  if (!mayHold.test(text)) return text;
  let result = "";
  let done = 0;
  const found = findSizes(text, aloneAt);
  const counted = found.filter(({ start }) => countsNext.test(text.slice(0, start)));
  for (const { value, start, end } of found) {
    const said = text.slice(start, end);
    if (isMisheard(said)) continue;
    const beside = counted.some((each) => each.start !== start);
    const many = beside ? countedXl.exec(said)?.[1] : undefined;
    const own = many === undefined ? written.get(value) : `${many} ${written.get("XL")}`;
    result += text.slice(done, start) + (own ?? said);
    done = end;
  }
  return result + text.slice(done);
}

const countsNext = new RegExp(
  `(?:^|[ ,])(?:${numberWords.units.join("|")}|[1-9]) (?:(?:in|size|pieces?(?: in)?) )?$`,
);
const countedXl = /^(two|three|four|five|six|[2-6]) xls?$/i;

/** A quick pretest. */
const mayHold = new RegExp(
  `(?<![a-z'])(?:${[
    "waist",
    "chest",
    ...new Set(sizeTerms.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(" ")))),
  ]
    .filter((word) => !/^(?:extra|double|triple|two|three|\d)$/.test(word))
    .join("|")})s?(?![a-z])`,
);

/** Only by a corrected mishearing: "excel". */
function isMisheard(said: string): boolean {
  const letters = said.replace(/[^a-z\d]/gi, "").toLowerCase();
  const read = tokenise(said).map(({ text }) => text);
  return read.join("") !== letters && !unspaced.has(letters);
}

const unspaced = new Set(
  sizeTerms.flatMap(({ phrases }) => phrases.map((phrase) => phrase.replaceAll(" ", ""))),
);

/** Spelling, but not of sizes: "S M L one each". */
function aloneAt(tokens: readonly Token[], at: number): SizeAt | null {
  const value = single.get(tokens[at]?.text ?? "");
  if (value !== undefined && isAmongSizes(tokens, at)) return { value, to: at + 1 };
  const isLetter = (token: Token | undefined) => /^[b-hj-z]$/.test(token?.text ?? "");
  if (value === undefined || isLetter(tokens[at - 1])) return null;
  if (/^\p{L}$/u.test(tokens[at + 1]?.text ?? "")) return null;
  return { value, to: at + (tokens[at + 1]?.text === "size" ? 2 : 1) };
}

/** Single letters that are sizes. */
function isAmongSizes(tokens: readonly Token[], at: number): boolean {
  const isLetter = (each: Token | undefined) => /^\p{L}$/u.test(each?.text ?? "");
  let [from, to] = [at, at + 1];
  while (isLetter(tokens[from - 1])) from -= 1;
  while (isLetter(tokens[to])) to += 1;
  const run = tokens.slice(from, to);
  const isSize = run.length > 1 && run.every(({ text }) => single.has(text));
  const distinct = new Set(run.map(({ text }) => text)).size;
  return isSize && distinct === run.length && run.length <= single.size;
}

export interface SizeAt {
  readonly value: string;
  readonly to: number;
}

/** "two xls" are two in XL; "two xl" is XXL. */
export function sizeNameAt(tokens: readonly Token[], at: number): SizeAt | null {
  const known = byFirstWord.get(tokens[at]?.text.replace(/s$/, "") ?? "");
  if (known === undefined) return null;
  const plural = numberAt(tokens, at) === null;
  const found = known.find(({ words }) =>
    words.every((word, offset) => {
      const here = tokens[at + offset];
      if (here === undefined || (offset > 0 && here.before !== "space")) return false;
      return here.text === word || (plural && here.text === `${word}s`);
    }),
  );
  if (found === undefined) return null;
  const to = at + found.words.length;
  return sizeWordHolds(tokens, at, to) ? { value: found.value, to } : null;
}

/** By first word without plural s, longest first. */
const byFirstWord = new Map<
  string,
  { readonly value: string; readonly words: readonly string[] }[]
>();
for (const { value, phrases } of sizeTerms) {
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const key = words[0]?.replace(/s$/, "") ?? "";
    byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { value, words }]);
  }
}
for (const same of byFirstWord.values()) same.sort((a, b) => b.words.length - a.words.length);

/** "Extra large, change it", not "small budget". */
export function sizeWordHolds(tokens: readonly Token[], from: number, to: number): boolean {
  if (fitting.test(tokens[from - 1]?.text ?? "")) return false;
  // "Such a small size".
  if (tokens[from - 1]?.text === "a" && tokens[from - 2]?.text === "such") return false;
  if (lettered.test(tokens[to - 1]?.text ?? "")) return true;
  if (to - from > 1 && /^(?:change|order)$/.test(tokens[to]?.text ?? "")) return true;
  return tokens[to]?.before !== "space" || !otherThings.has(tokens[to]?.text ?? "");
}
const lettered = /^(?:\d*x+[sl]|\d+xl)$/;

const leading = new RegExp(
  `^(?:size|waist|kamar|chest|bust|\\d.*|${[...numberWords.units, ...numberWords.tens].join("|")})$`,
);
const bottoms = new Set(["jeans", "trousers", "pants", "shorts", "chinos"]);
/** How far back a number's meaning may be: "put the jeans in my bag in size 38". */
const farthest = 6;

/** The letter for "size 38", "waist thirty two", "32 inch waist". */
export function numberedSizeAt(tokens: readonly Token[], at: number): SizeAt | null {
  if (!leading.test(tokens[at]?.text ?? "")) return null;
  const word = (to: number): string => tokens[to]?.text ?? "";
  const afterSize = (to: number): number => (word(to) === "size" ? to + 1 : to);
  const afterInches = (to: number): number => (/^inch(?:es)?$/.test(word(to)) ? to + 1 : to);
  const from = afterSize(at);
  for (const [name, table] of [
    ["waist", waist],
    ["chest", chest],
  ] as const) {
    const led = word(from) === name ? sizeIn(table, tokens, afterSize(from + 1)) : null;
    if (led) return { ...led, to: afterInches(led.to) };
    const number = sizeIn(table, tokens, from);
    const to = number && afterInches(number.to);
    if (number && to && word(to) === name) return { ...number, to: afterSize(to + 1) };
  }
  const beside = [...tokens.slice(Math.max(0, at - farthest), at), ...tokens.slice(at + 2, at + 4)];
  const ofBottoms = beside.some(({ text }) => bottoms.has(text));
  const [table, other] = ofBottoms ? [waist, chest] : [chest, waist];
  const number = sizeIn(table, tokens, from) ?? sizeIn(other, tokens, from);
  if (number === null || (from === at && word(number.to) !== "size")) return null;
  return { ...number, to: afterSize(number.to) };
}

const below =
  /^(?:jeans?|jeggings?|jegings?|trousers?|pants?|shorts|chinos?|joggers?|lowers?|skirts?|palazzos?|leggings?|tights|capris?|culottes|pyjamas?|pajamas?|bottoms?)$/;
/** "Coat pant", "kurta pajama": the chest decides. */
const above =
  /^(?:kurt[ai]s?|coats?|suits?|shirts?|tops?|blazers?|jackets?|sherwanis?|tracksuits?|sets?|thermals?)$/;
const measures = /^(?:size|waist|kamar|chest|bust)$/;
/** "28 number". */
const numbered = /^(?:numbers?|nambar)$/;
/** "95 no.", but "size 40 no collar". */
const isNo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "no" && (tokens[at + 1] === undefined || tokens[at + 1]?.before !== "space");
const numbers = { from: 20, to: 130, inchesTo: 60 } as const;

interface SizeScene {
  readonly isForWomen: () => boolean;
  readonly isForChild: () => boolean;
  /** Whether a look or a piece ends or begins there. */
  readonly isSaid: (at: number) => boolean;
  readonly isPerson: (at: number) => boolean;
  /** Whether a piece is named before. */
  readonly isNamed: (at: number) => boolean;
}

const ends =
  /^(?:under|below|upto|within|max|budget|please|pls|plz|chahiye|chaiye|hai|not|but|and|for|in|i|my|price|around|about|because|as|since|with|without|to|that|it|he|she|is|if|when|on)$/;
const shelves = /^(?:men|mens|gents|male|women|womens|ladies|lady|female|half|full|kya|hai)$/;
const closing =
  /^(?:ones?|him|her|shades?|colours?|types?|wala|wali|wale|style|kind|length|colou?r|piece|neck)$/;
const taking = /^(?:takes?|wears?|wore|buys?|men's|women's|lady's|gent's|boys'?|girls'?)$/;
/** A count, or a part of a price or an age. */
const otherUnits =
  /^(?:hundred|thousand|lakh|sau|hazaar|hazar|k|percent|%|years?|yrs?|year's|saal|sal|y|yo|months?|weeks?|days?|hours?|minutes?|times|kms?|km|kg|kilos?|rupees?|rs|paisa|people|guests|kids|children|students|boys|girls|men|women|pieces|pcs|sarees|kurtas|shirts|lowers|tees|sets|pairs|plus|above|\+|count|gsm|thread|denier|inch|inches|cm|watt|page|off|degrees?|litres?|length|oz|lea|lycra|nylon|polyester|spandex|elastane|viscose|piece|pair|total|tablets|january|february|march|april|may|june|july|august|september|october|november|december|st|nd|rd|th|ish|something|odd)$/;

/** "Jeggings dark blue 32", "men's forty two", "cotton, 40, two pockets". */
function isBareSize(
  tokens: readonly Token[],
  at: number,
  { isSaid, isNamed, isPerson }: SizeScene,
): boolean {
  const number = numberAt(tokens, at);
  const to = number?.to ?? at + 1;
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[to]];
  if (here === undefined || !sold.test(String(number?.value))) return false;
  const earlier = numberAt(tokens, at - 1);
  // "Jeans, 1200, 32".
  if (earlier !== null && (here.before === "space" || earlier.value < 200)) return false;
  if (isInnerwear(number?.value ?? 0) && !tokens.some(({ text }) => innerwear.test(text)))
    return false;
  // "30 to 40", "40 and above".
  if (
    /^(?:to|and|or|-)$/.test(next?.text ?? "") &&
    !/^\p{L}[\p{L}']*$/u.test(tokens[to + 1]?.text ?? "")
  )
    return false;
  if (
    /^(?:and|or)$/.test(next?.text ?? "") &&
    /^(?:above|over|below|up)$/.test(tokens[to + 1]?.text ?? "")
  )
    return false;
  if (before === undefined) return next?.before === "comma" && to === at + 1;
  const goesOn = next?.before === "space";
  if (goesOn && otherUnits.test(next.text)) return false;
  if (goesOn && next.text === "in" && tokens[to + 1]?.text === "total") return false;
  const isFollowed =
    !goesOn ||
    ends.test(next.text) ||
    isSaid(to) ||
    numberAt(tokens, to) !== null ||
    (here.before === "space" &&
      (isSaid(at - 1) || shelves.test(before.text)) &&
      !/s$/.test(next.text));
  if (!isFollowed) return false;
  // "Size 36, sorry not 36, 38".
  const isNumber = /^\d\d$/.test(before.text) && tokens[at - 2]?.text === "not";
  if (isNumber && tokens.slice(0, at).some(({ text }) => measures.test(text))) return true;
  // "I take a 40".
  const isOne = before.text === "a" && here.before === "space";
  if (isOne) return taking.test(tokens[at - 2]?.text ?? "") || tokens[at - 2]?.text === "about";
  // "Do you have it in 30?"
  if (before.text === "in" && here.before === "space") return !goesOn && isNamed(at);
  // "Maroon, 46", but "my wife, 46".
  if (here.before !== "space")
    return (
      (isNamed(at) || /^(?:something|anything|one)$/.test(tokens[0]?.text ?? "")) &&
      (isSaid(at - 1) ||
        shelves.test(before.text) ||
        closing.test(before.text) ||
        (!goesOn && !isPerson(at - 1)))
    );
  if (taking.test(before.text)) return true;
  // "For men 40 white shirts": so many.
  if (!isSaid(at - 1) && !shelves.test(before.text)) return false;
  return !isCounted(tokens, to) && !isForMany(tokens, at, to);
}

/** "White T-shirts 50 for the event". */
const isForMany = (tokens: readonly Token[], at: number, to: number): boolean =>
  tokens[to]?.text === "for" &&
  tokens
    .slice(0, at)
    .some(({ text }) =>
      /^(?:shirts|t-?shirts|tees|kurt[ai]s|sarees|scrubs|caps|sweaters)$/.test(text),
    ) &&
  tokens
    .slice(to + 1, to + 4)
    .some(({ text }) =>
      /^(?:event|staff|team|choir|gifts?|guests|hospital|students|orphanage|school|office|society|function|volunteers)$/.test(
        text,
      ),
    );

/** By the chest, in centimetres. */
const isInnerwear = (value: number): boolean => value >= 80;
const innerwear =
  /^(?:vests?|banians?|baniyans?|ganjis?|briefs?|trunks?|thermals?|bras?|innerwear|inner|pant(?:y|ies)|undershirts?|camisoles?|slips?|boxers?|underwear|undies)$/;

const isCounted = (tokens: readonly Token[], from: number): boolean => {
  for (let at = from; at < from + 4 && tokens[at]?.before === "space"; at += 1)
    if (/[^s]s$/.test(tokens[at]?.text ?? "") && !paired.test(tokens[at]?.text ?? ""))
      return /^(?:shirts|t-?shirts|tees|kurt[ai]s|vests|sarees|handkerchiefs|hand[a-z]+s|pieces|employees|lowers|tops|dresses|jackets|hoodies|banians)$/.test(
        tokens[at]?.text ?? "",
      );
  return false;
};
const paired = /^(?:jeans|trousers|pants|shorts|leggings|jeggings|tights|chinos|cargos|joggers)$/;
/** As merchants number clothes. */
const sold = /^(?:2[68]|3[02345689]|4[024568]|5[02468]|[89][05]|1[01][05])$/;

/** By the size guide; a number without a size stays. */
export function neededSizeAt(
  tokens: readonly Token[],
  at: number,
  scene: SizeScene,
): SizeAt | null {
  const { isForWomen, isForChild } = scene;
  const abroad = foreignAt(tokens, at);
  if (abroad !== null && isForWomen() && !isForChild()) return abroad;
  if (!leading.test(tokens[at]?.text ?? "")) return null;
  const word = (to: number): string => tokens[to]?.text ?? "";
  if (/^(?:four|five|six)$/.test(word(at)) && word(at + 1) === "xl")
    return { value: "XXXL", to: at + 2 };
  const cup = cupAt(tokens, measures.test(word(at)) ? at + 1 : at);
  if (cup !== null) return cup;
  const bare = isBareSize(tokens, at, scene);
  const led = measures.test(word(at));
  const from = led ? at + (word(at + 1) === "size" || word(at + 1) === "is" ? 2 : 1) : at;
  const number = numberAt(tokens, from);
  if (number === null || number.value < numbers.from || number.value > numbers.to) return null;
  if (/^(?:k|rs|rupees|years?|yrs?|months?|saal|%)$/.test(word(number.to))) return null;
  let to = /^(?:inch(?:es)?|cms?|centimet(?:re|er)s?)$/.test(word(number.to))
    ? number.to + 1
    : number.to;
  const named =
    tokens[to]?.before === "space" &&
    (measures.test(word(to)) ||
      numbered.test(word(to)) ||
      isNo(tokens, to) ||
      // An abaya's.
      (word(to) === "length" && number.value >= leastLength && number.value < numbers.inchesTo));
  // "I am 21 waist 30".
  const goesOn = tokens[to + 1]?.before === "space";
  const later = named && !led && !bare && goesOn ? numberAt(tokens, to + 1) : null;
  if (
    later !== null &&
    later.value >= numbers.from &&
    later.value <= numbers.to &&
    measures.test(word(to)) &&
    !/^(?:waist|chest|bust|size|length)$/.test(word(later.to))
  )
    return null;
  const measured = named && /^(?:waist|chest|bust)$/.test(word(to)) ? word(to) : word(at);
  if (named) to += word(to + 1) === "size" ? 2 : 1;
  else if (
    !led &&
    !bare &&
    !(/^c(?:ms?|entimet)/.test(word(number.to)) && number.value >= leastChest)
  )
    return null;
  const ofBottoms =
    /^(?:waist|kamar)$/.test(measured) ||
    ((measured === "size" || !led) &&
      !/^(?:chest|bust)$/.test(measured) &&
      tokens.some(({ text }) => below.test(text)) &&
      !tokens.some(({ text }) => above.test(text)));
  // Merchants number children's clothes as they like.
  if (isForChild() && number.value < leastGrown) return { value: String(number.value), to };
  const guide = sizeGuideOf({
    category: isForWomen() ? "Women" : "Men",
    subCategory: ofBottoms ? "BottomWear" : "TopWear",
    sizes,
  });
  const [measure] = guide?.measures ?? [];
  if (guide === undefined || measure === undefined) return null;
  const body =
    number.value > numbers.inchesTo ? number.value : Math.round(number.value * cmPerInch);
  const size = sizeFor(guide, measure, body);
  return { value: isSize(size ?? "") ? (size ?? "") : String(number.value), to };
}

/** "UK 14", "a US size 10". */
const overUk: ReadonlyMap<string, number> = new Map([
  ["uk", 0],
  ["us", -4],
  ["eu", 28],
  ["european", 28],
]);
function foreignAt(tokens: readonly Token[], at: number): SizeAt | null {
  const over = overUk.get(tokens[at]?.text ?? "");
  if (over === undefined) return plainUkAt(tokens, at);
  const number = numberAt(tokens, at + (tokens[at + 1]?.text === "size" ? 2 : 1));
  if (number === null) return null;
  const size = sizeOfUk(number.value - over);
  if (size === undefined) return null;
  return { value: size ?? String(number.value), to: number.to };
}

/** "Size 14", "18 size": a woman's, as UK merchants write them. */
function plainUkAt(tokens: readonly Token[], at: number): SizeAt | null {
  const isLed = tokens[at]?.text === "size";
  const number = numberAt(tokens, isLed ? at + 1 : at);
  // Below, a child's or a shoe's.
  if (number === null || number.value < 10 || (!isLed && tokens[number.to]?.text !== "size"))
    return null;
  if (/^x/.test(tokens[number.to]?.text ?? "")) return null;
  if (
    tokens.some(({ text }) =>
      /^(?:school|uniform|frock|shoe|sandal|heel|slipper|chappal|boot|sneaker|ring|tent|plate)s?$/.test(
        text,
      ),
    )
  )
    return null;
  const size = sizeOfUk(number.value);
  if (size === undefined) return null;
  return { value: size ?? String(number.value), to: isLed ? number.to : number.to + 1 };
}

/** Centimetres. */
const leastChest = 70;
/** Inches, as abayas are sold. */
const leastLength = 50;
/** Inches: no child's chest. */
const leastGrown = 38;

const bras = /^(?:bras?|bralettes?)$/;
/** Inches. */
const leastBand = 26;
const mostBand = 48;

/** "Bra 34B": no size of the guide. */
function cupAt(tokens: readonly Token[], at: number): SizeAt | null {
  const [band, cup] = [tokens[at], tokens[at + 1]];
  const spelt = tokens.some(({ text }) => bras.test(text)) ? numberAt(tokens, at) : null;
  const letter = tokens[spelt?.to ?? 0];
  if (spelt !== null && letter?.before === "space" && /^(?:[b-g]|aa|dd)$/.test(letter.text))
    if (spelt.value >= leastBand && spelt.value <= mostBand)
      return { value: `${spelt.value}${letter.text.toUpperCase()}`, to: spelt.to + 1 };
  if (band === undefined || cup === undefined || band.end !== cup.start) return null;
  if (!/^(?:[34][02468]|2[68])$/.test(band.text) || !/^(?:[a-g]|aa|dd)$/.test(cup.text))
    return null;
  return { value: `${band.text}${cup.text.toUpperCase()}`, to: at + 2 };
}

/** In "size forty one", "one" is the product. */
function sizeIn(
  table: Readonly<Record<number, Size>>,
  tokens: readonly Token[],
  at: number,
): SizeAt | null {
  const number = numberAt(tokens, at);
  if (number === null) return null;
  const value = table[number.value];
  if (value !== undefined) return { value, to: number.to };
  const before = tokens[number.to - 1]?.text === "one" ? table[number.value - 1] : undefined;
  return before === undefined ? null : { value: before, to: number.to - 1 };
}

const pairedSizes = /\b(?:s\/m|m\/l|l\/xl)\b/i;

/** "size L", "in M", "an L", "S/M", or a lone capital. */
export function letterAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  isSaid: (at: number) => boolean = () => false,
): SizeAt | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const value = single.get(token.text);
  if (value === undefined) return null;
  const capital = /^[SML]$/.test(text.slice(token.start, token.end));
  const before = tokens[at - 1]?.text ?? "";
  // "A big letter L", "M&S".
  if (
    before === "letter" ||
    /^&|&$/.test(text.slice(Math.max(0, token.start - 1), token.end + 1).replace(/\w+/, ""))
  )
    return null;
  const led = ["size", "in", "a", "an", "or", "any", "wear", "wears", "i'm"].includes(before);
  const followed = tokens[at + 1]?.text === "size";
  // "Loose co-ord set, beige or rust l".
  const last = tokens[at + 1] === undefined && token.before === "space" && isSaid(at - 1);
  const paired = pairedSizes.test(text.slice(Math.max(0, token.start - 2), token.end + 3));
  return capital || led || followed || paired || last
    ? { value, to: at + 1 + (followed ? 1 : 0) }
    : null;
}
