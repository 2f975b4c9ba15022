/**
 * All ways to say sizes, counts, places and colours. Sizes and colours come from language/; numbers
 * are spelled out here, to test the readers independently.
 */

import { sizeTerms } from "../../../language/readers/sizes.ts";
import { colourTerms } from "../../../language/words/colours.ts";

export interface Said<Value> {
  readonly said: string;
  readonly value: Value;
}

/** XS and XXXL are known but unmade. */
export interface SizeMeant {
  readonly size: string;
  readonly ofJeans: string;
}

export const largest = 99;
const numbers = Array.from({ length: largest }, (_, at) => at + 1);

const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const unitPlaces =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const tenPlaces =
  "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

/** Under 100; `between` joins two words. */
function inWords(number: number, between = " "): string {
  if (number < 20) return units[number - 1] ?? "";
  const ten = tens[Math.floor(number / 10) - 2] ?? "";
  return number % 10 === 0 ? ten : `${ten}${between}${units[(number % 10) - 1]}`;
}

function placeInWords(number: number, between = " "): string {
  if (number < 20) return unitPlaces[number - 1] ?? "";
  const ten = Math.floor(number / 10) - 2;
  return number % 10 === 0
    ? (tenPlaces[ten] ?? "")
    : `${tens[ten]}${between}${unitPlaces[(number % 10) - 1]}`;
}

function placeInDigits(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(!teen && ["th", "st", "nd", "rd"][number % 10]) || "th"}`;
}

function distinct<Value>(all: readonly Said<Value>[]): readonly Said<Value>[] {
  return [...new Map(all.map((each) => [each.said, each])).values()];
}

const chest: readonly (readonly [number, string])[] = [
  [36, "S"],
  [38, "M"],
  [40, "L"],
  [42, "XL"],
  [44, "XXL"],
];
const waist: readonly (readonly [number, string])[] = [
  [28, "S"],
  [30, "S"],
  [32, "M"],
  [34, "L"],
  [36, "XL"],
  [38, "XXL"],
];

function numbered(
  table: readonly (readonly [number, string])[],
  forms: readonly string[],
  ofJeans?: readonly (readonly [number, string])[],
): readonly Said<SizeMeant>[] {
  return table.flatMap(([number, size]) =>
    [String(number), inWords(number)].flatMap((said) =>
      forms.map((form) => ({
        said: form.replace("#", said),
        value: { size, ofJeans: ofJeans?.find(([each]) => each === number)?.[1] ?? size },
      })),
    ),
  );
}

const sizePhrases = sizeTerms.flatMap(({ value: size, phrases }) =>
  phrases.map((said) => ({ said, value: { size, ofJeans: size } })),
);

export const sizesSaid: readonly Said<SizeMeant>[] = distinct([
  ...sizePhrases,
  ...sizePhrases.map(({ said, value }) => ({ said: said.replaceAll(" ", "-"), value })),
  ...["S", "M", "L"].map((size) => ({ said: size.toLowerCase(), value: { size, ofJeans: size } })),
  ...numbered(chest, ["size #"], waist),
  ...numbered(chest, ["chest #", "# chest", "# inch chest"]),
  ...numbered(waist, ["waist #", "# waist", "# inch waist"]),
  ...numbered(waist.slice(0, 4), ["size #"]),
]);

/** 1 to 99 in digits and words. */
export const countsSaid: readonly Said<number>[] = distinct([
  ...numbers.flatMap((value) => [
    { said: String(value), value },
    { said: inWords(value), value },
    { said: inWords(value, "-"), value },
  ]),
  { said: "a couple", value: 2 },
  { said: "a dozen", value: 12 },
  { said: "half a dozen", value: 6 },
]);

/** "the second one", "number two"; -1 is the last. */
export const placesSaid: readonly Said<number>[] = distinct([
  ...numbers.flatMap((value) => [
    { said: `the ${placeInDigits(value)} one`, value },
    { said: `the ${placeInWords(value)} one`, value },
    { said: `the ${placeInWords(value, "-")}`, value },
    { said: `number ${value}`, value },
    { said: `number ${inWords(value)}`, value },
    { said: `item number ${inWords(value, "-")}`, value },
  ]),
  ...numbers.slice(1, 20).flatMap((value) => [
    { said: `the ${placeInWords(value)} last one`, value: -value },
    { said: `the ${placeInWords(value)} to last`, value: -value },
    { said: `the ${placeInWords(value)} from the end`, value: -value },
    { said: `option ${value}`, value },
  ]),
  { said: "the last one", value: -1 },
  { said: "the last", value: -1 },
  { said: "the last but one", value: -2 },
  { said: "the pehla one", value: 1 },
  { said: "the doosra one", value: 2 },
  { said: "the teesra one", value: 3 },
  { said: "the aakhri one", value: -1 },
]);

export const coloursSaid: readonly Said<string>[] = distinct(
  colourTerms.flatMap(({ value, phrases }) => phrases.map((said) => ({ said, value }))),
);
