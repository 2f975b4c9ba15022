/** Topics of questions about pieces, and their answers. */

import type { Category } from "../../../../domain/values.ts";
import { readTerm, readTerms } from "../../../../language/readers/terms.ts";
import { colourLineage, colourName } from "../../../../language/words/colours.ts";
import { materialLineage } from "../../../../language/words/materials.ts";
import { says } from "../../grammar/saying.ts";
import type { Sentence } from "../../grammar/sentence.ts";
import type { Piece } from "../../intent.ts";
import { afterFullStop } from "../../phrases/marks.ts";
import {
  asksAbout,
  asksExactly,
  asksExtremeSize,
  asksMaterial,
  asksName,
  asksPrice,
  describesWearer,
  dryCleaned,
  ifColourStays,
  inStockOrSizes,
  isAge,
  isItSo,
  madeFor,
  nearlyAge,
  ofBoys,
  ofGirls,
  ofKids,
  ofMen,
  ofOnesGrowing,
  ofPurity,
  ofWomen,
  saysYears,
  whatAge,
  whoMakes,
  whomItSuits,
} from "../../phrases/pieces/topics.ts";
import { asksQuality, describedWith, partWith, sentenceOn } from "../../responses/descriptions.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import { colourOf, colourSaidOf, materialsOf } from "../../vocabulary/catalogue-index.ts";

export interface Topic {
  readonly id: string;
  /** `many`: for so many. */
  describe(piece: Piece, many?: number): string;
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const priceWords = list(
  "price prices priced pricing cost costs costing expensive costly pricey cheap rupees rupee rs rate rates worth charge charges afford money damage dear kitne kitna",
);
const sizeWords = list("size sizes sized sizing");
const clothWords = list("material materials fabric fabrics cloth made fibre textile stuff");
const colourWords = list("colour color colours colors shade shades coloured colored");
const careWords = list(
  "machine wash clean cleaned cleaning washed washing washable washes iron ironed ironing dry bleach care shrink shrinks tumble handwash",
);
const wearerWords = list("who whom whose gender unisex");
const moreWords = list("describe description details detail read");
const unknownWords = list(
  "brand brands brand's maker makers manufacturer rating ratings rated review reviews reviewed stars label designer origin country gsm weight weigh",
);

const whose: readonly (readonly [RegExp, Category])[] = [
  [ofWomen, "Women"],
  [ofMen, "Men"],
  [ofKids, "Kids"],
];

export function topicsIn(sentence: Sentence): readonly Topic[] {
  const { text, shape } = sentence;
  const found: Topic[] = [];
  const outside = sentence.tokens
    .filter((_, at) => !sentence.mentions.some(({ from, to }) => at >= from && at < to))
    .map(({ text: word }) => word)
    .join(" ");
  const said = new Set(outside.split(" "));
  const asks = (words: ReadonlySet<string>) => [...words].some((word) => said.has(word));
  if (ifColourStays.test(outside))
    return [
      {
        id: "care",
        describe: (piece) =>
          partWith(outside, piece) ??
          words.descriptionSilent(piece.name, "whether its colour stays"),
      },
    ];
  const howMuch = asksPrice.test(text);
  if (howMuch || says(sentence, priceWords))
    found.push({
      id: "price",
      describe: ({ name, price }, many) =>
        many === undefined ? words.price(name, price) : words.priceOfMany(name, price, many),
    });
  const sizes = says(sentence, sizeWords) || asksExtremeSize.test(outside);
  if (sizes || (inStockOrSizes.test(outside) && !asks(colourWords)))
    found.push({ id: "sizes", describe: ({ name, sizes }) => words.sizes(name, sizes) });
  if (asks(colourWords))
    found.push({
      id: "colour",
      describe: (piece) => {
        // "What colour is the border": not the product's colour.
        const part = asksQuality(outside) ? partWith(outside, piece) : undefined;
        const said = saidColour(piece);
        const reply = words.colour(piece.name, said);
        const shades =
          said !== undefined &&
          (readTerms(outside, "colour").length > 0 || asksExactly.test(outside));
        return part ?? (shades ? `${reply} ${sentenceOn(said.split(" "), piece)}` : reply);
      },
    });
  const shade = readTerm(outside, "colour");
  if (shade !== null && found.length === 0 && isItSo.test(outside))
    found.push({
      id: "colour",
      describe: (piece) => {
        const own = colourOf(piece);
        const is = own !== undefined && isShade(own, shade);
        return `${is ? "Yes" : "No"}. ${words.colour(piece.name, saidColour(piece))}`;
      },
    });
  const material = readTerm(outside, "material");
  if (material !== null && !asksMaterial.test(outside))
    found.push({
      id: "is-made-of",
      describe: (piece) =>
        [
          isMadeOf(piece, material),
          ...(ofPurity.test(text) ? [sentenceOn(materialsOf(piece), piece)] : []),
        ].join(" "),
    });
  else if (asks(clothWords) && !madeFor.test(outside))
    found.push({ id: "cloth", describe: (piece) => words.cloth(piece.name, materialsOf(piece)) });
  if (says(sentence, careWords) || dryCleaned.test(text))
    found.push({
      id: "care",
      describe: (piece) =>
        piece.facts?.care === undefined
          ? (partWith(outside, piece) ?? words.descriptionSilent(piece.name, "how to care for it"))
          : `${piece.name}: ${piece.facts.care}.`,
    });
  const all = new Set(whose.flatMap(([form, each]) => (form.test(outside) ? [each] : [])));
  const [whom] = all;
  const aged = namesAge(sentence);
  // "For men or women?" isn't answered by yes or no.
  const open =
    (says(sentence, wearerWords) && !whoMakes.test(text)) || whatAge.test(outside) || all.size > 1;
  if (open || aged || (whom !== undefined && whomItSuits.test(text)) || shape.includes("<age>"))
    found.push({
      id: "wearer",
      describe: (piece) => wornBy(piece, open || aged ? undefined : whom, outside),
    });
  const details = [
    ...readTerms(outside, "detail"),
    ...readTerms(outside, "sleeve"),
    ...readTerms(outside, "pattern"),
    ...readTerms(outside, "fit"),
  ];
  const [detail] = details;
  if (aged) return found;
  if (detail !== undefined && found.length === 0)
    found.push({ id: "detail", describe: (piece) => describedWith(outside, piece) });
  if (shape.includes("<occasion>") || shape.includes("<season>"))
    found.push({
      id: "occasion",
      describe: (piece) => partWith(outside, piece) ?? suited(piece),
    });
  if (says(sentence, unknownWords) || whoMakes.test(text))
    found.push({
      id: "unknown",
      describe: (piece) => partWith(outside, piece) ?? words.notRecorded(piece.name),
    });
  if (asksName.test(text) && found.length === 0)
    found.push({ id: "name", describe: ({ name, price }) => words.price(name, price) });
  else if (says(sentence, moreWords) || (found.length === 0 && asksAbout.test(text)))
    found.push({ id: "description", describe: (piece) => describedIn(sentence, outside, piece) });
  return found;
}

function saidColour(piece: Piece): string | undefined {
  const colour = colourOf(piece);
  return colourSaidOf(piece) ?? (colour && colourName(colour));
}

const isShade = (own: string, shade: string): boolean =>
  colourLineage(own).includes(shade) || colourLineage(shade).includes(own);

/** "She's only two, is that ok". */
function namesAge({ numbers, tokens, text }: Sentence): boolean {
  const word = (at: number) => tokens[at]?.text ?? "";
  return (
    ofOnesGrowing.test(text) &&
    numbers.some(({ from, to, value }) => {
      const before = word(from - 1);
      const is = nearlyAge.test(before) ? word(from - 2) : before;
      const ends = to >= tokens.length || tokens[to]?.before !== "space" || word(to) === "now";
      return ends && value < oldest && isAge.test(is);
    })
  );
}

const oldest = 17;

/** Everything, if details are requested or nothing matches. */
function describedIn(sentence: Sentence, outside: string, piece: Piece): string {
  return says(sentence, moreWords)
    ? words.description(piece.name, piece.description)
    : describedWith(outside, piece);
}

function suited({ name, description }: Piece): string {
  const sentence = description.split(afterFullStop).findLast((each) => describesWearer.test(each));
  return sentence === undefined ? words.description(name, description) : `${name}: ${sentence}`;
}

function isMadeOf(piece: Piece, material: string): string {
  const own = materialsOf(piece);
  const is = own.some((each) => materialLineage(each).includes(material));
  return words.isMadeOf(is, material, own);
}

function wornBy(
  { name, category, description }: Piece,
  theirs: Category | undefined,
  asked: string,
): string {
  const reply = findingWords.isFor(name, category);
  const ages = description.split(afterFullStop).find((each) => saysYears.test(each));
  if (theirs === undefined) return ages === undefined ? reply : `${name}: ${ages}`;
  if (ages !== undefined && isForOthers(asked, ages)) return `No. ${name}: ${ages}`;
  if (theirs === category && ages !== undefined) return `Yes. ${reply} ${ages}`;
  return theirs === category ? `Yes. ${reply}` : `No. ${reply}`;
}

/** Boys, of what is for girls alone, or the other way. */
function isForOthers(asked: string, ages: string): boolean {
  const [boys, girls] = [ofBoys, ofGirls].map((form) => ({
    asked: form.test(asked),
    stated: form.test(ages),
  }));
  if (!boys || !girls || boys.asked === girls.asked || boys.stated === girls.stated) return false;
  return boys.asked !== boys.stated;
}

/** Deduplicated. */
export function answersOf(topics: readonly Topic[], piece: Piece, many?: number): string {
  const all = topics.map(({ describe }) => describe(piece, many));
  const isNew = (text: string, at: number) =>
    !all.slice(0, at).some((before) => before.includes(text));
  return all
    .filter((each, at) => each !== "" && isNew(each.replace(`${piece.name}: `, ""), at))
    .join(" ");
}
