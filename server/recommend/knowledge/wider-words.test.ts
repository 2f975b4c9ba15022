/** What needs mean among the wider words of a catalogue. */
import { describe, expect, it } from "vitest";
import { readNeed } from "../../../language/need/need.ts";
import { amongMoreWords } from "../../../language/words/lexicon.ts";
import "./learn.ts";

const garmentOf = (said: string): string =>
  amongMoreWords(() => readNeed(said))
    .subQueries.flatMap(({ constraints }) =>
      constraints.flatMap((constraint) =>
        constraint.field === "garment" ? constraint.values : [],
      ),
    )
    .join(" ");

describe("a use distinguishes one kind from another of the same name", () => {
  it.each([
    ["orange vest like road workers", "hi-vis-vest"],
    ["orange vest for the gym", "tank-top"],
    ["bike pe baarish ke liye jacket aur pant dono", "rain-suit"],
    ["a suit to swim in", "swimsuit"],
    ["half pants, not swim type", "shorts"],
    ["a white coat for my chemistry practicals", "lab-coat"],
    ["a white coat for the winter", "coat"],
    ["cap for swimming", "swim-cap"],
    ["swimming dress, arms and legs covered", "burkini"],
    ["tulle tutu skirt", "tutu-skirt"],
    ["dress for garba", "garba-wear"],
    ["my mother needs hearing aid batteries", "other:batteries"],
    ["i need essentials for winter", ""],
    ["show me new arrivals", ""],
    ["a t-shirt without sleeves", "sleeveless-tee"],
    ["a t-shirt with sleeves", "t-shirt"],
    ["a t-shirt, not sleeveless", "t-shirt"],
    ["a black abaya with a scarf", "abaya"],
    ["suit, the indian kind", "kurta-set"],
    ["something to sleep in", "sleepwear"],
    ["a kurta, satin is slippery", "kurta"],
    ["we are shifting to delhi, a coat", "coat"],
    ["swiming costume", "swimsuit"],
    ["puja kal parso hai, a kurta", "kurta"],
  ])("%s: %s", (said, garment) => {
    expect(garmentOf(said)).toBe(garment);
  });
});

it.each([
  ["fishnet stockings", "stockings"],
  ["bow tie", "bow-tie"],
  ["sports bra", "sports-bra"],
  ["dangri suit", "boiler-suit"],
  ["pathan suit", "pathani-suit"],
  ["kimono japanese silk", "kimono"],
  ["wetsuit for scuba", "wetsuit"],
  ["fishing vest", "utility-vest"],
  ["closed neck coat pant", "bandhgala"],
  ["swim trunk", "swim-shorts"],
  ["elephant pants", "harem-pants"],
  ["elephant print pants", "trousers"],
])("%s is a separate kind: %s", (said, garment) => {
  expect(garmentOf(said)).toBe(garment);
});

it("recognises the cloth within a kind's name, and unknown words beside it", () => {
  const need = amongMoreWords(() => readNeed("leather belt"));
  expect(need.subQueries[0]?.constraints.map(({ field }) => field)).toEqual([
    "garment",
    "material",
  ]);
  expect(amongMoreWords(() => readNeed("quidditch jacket zorbing")).modifiers).toEqual([
    "quidditch",
  ]);
  expect(amongMoreWords(() => readNeed("a snowkiter jacket")).modifiers).toEqual(["snowkiter"]);
  expect(amongMoreWords(() => readNeed("a warmer jacket")).modifiers).toBeUndefined();
});

it.each([
  ["traditional look for office", "ethnic"],
  ["chunri", "dupatta"],
  ["podavai", "saree"],
  ["orna", "dupatta"],
  ["chaddi", "underpants"],
  ["dastane", "gloves"],
  ["jarkin", "jacket"],
  ["3/4th pants", "capris"],
  ["skinnies", "jeans"],
  ["denims", "jeans"],
  ["uppada", "saree"],
])("a name of the region or the trade, %s: %s", (said, garment) => {
  expect(garmentOf(said)).toBe(garment);
});

it.each([
  ["chunri print saree", "saree"],
  ["shrug with 3/4th sleeves", "shrug"],
  ["denims jacket", "jacket"],
  ["uppada dupatta", "dupatta"],
  ["cords jacket", "jacket"],
  ["floor length anarkali gown", "anarkali-gown"],
  ["shirt and nikkar set for boys", "shirt"],
  ["a shirt bit loose", "shirt"],
  ["a dress that is easy to slip on", "dress"],
  ["a woollen top coat", "overcoat"],
  ["kurti inner attached", "kurti"],
])("a look or a piece within %s leaves the kind: %s", (said, garment) => {
  expect(garmentOf(said)).toBe(garment);
});
