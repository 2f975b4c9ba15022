/** Topics of questions about pieces, and their answers. */

import type { Category } from "../../../../domain/values.ts";
import { readTerm, readTerms } from "../../../../language/readers/terms.ts";
import { colourName } from "../../../../language/words/colours.ts";
import { materialLineage } from "../../../../language/words/materials.ts";
import { says } from "../../grammar/saying.ts";
import type { Sentence } from "../../grammar/sentence.ts";
import type { Piece } from "../../intent.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import { colourOf, colourSaidOf, materialsOf } from "../../vocabulary/catalogue-index.ts";
import { asksQuality, partWith, sentenceOn, toldWith } from "./descriptions.ts";

export interface Topic {
  readonly id: string;
  /** `many`: for so many. */
  tell(piece: Piece, many?: number): string;
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const priceWords = list(
  "price prices priced pricing cost costs costing expensive costly pricey cheap rupees rupee rs rate rates worth charge charges afford money damage dear kitne kitna",
);
const sizeWords = list("size sizes sized sizing");
const clothWords = list("material materials fabric fabrics cloth made fibre textile stuff");
const colourWords = list("colour color colours colors shade shades coloured colored");
const careWords = list(
  "machine wash washed washing washable washes iron ironed ironing dry bleach care shrink shrinks tumble handwash",
);
const wearerWords = list("who whom whose gender unisex");
const moreWords = list("describe description details detail read");
const unknownWords = list(
  "brand brands brand's rating ratings rated review reviews reviewed stars label designer origin country gsm weight weigh",
);

const whose: readonly (readonly [RegExp, Category])[] = [
  [/\b(?:women|woman|ladies|lady|female|girlfriend|wife|mother|mom|mum|sister)\b/, "Women"],
  [/\b(?:men|man|gents|gent|guys|male|husband|father|dad|brother|boyfriend)\b/, "Men"],
  [/\b(?:kid|kids|child|children|boys?|girls?|baby|son|daughter|toddler)\b/, "Kids"],
];

const telling =
  /\b(?:tell|about|what|what's|more|know|info|information|explain|look like|say|says|how|is|are|does|do|can|which)\b|\?/;

export function topicsIn(sentence: Sentence): readonly Topic[] {
  const { text, shape } = sentence;
  const found: Topic[] = [];
  const outside = sentence.tokens
    .filter((_, at) => !sentence.mentions.some(({ from, to }) => at >= from && at < to))
    .map(({ text: word }) => word)
    .join(" ");
  const said = new Set(outside.split(" "));
  const asks = (words: ReadonlySet<string>) => [...words].some((word) => said.has(word));
  const howMuch =
    /\bhow (?:much|many money|many rupees|expensive)\b|\bset me back\b|\bgo(?:es|ing)? for\b|\bwhat (?:are|do|would|will) (?:you|they) (?:be )?(?:asking|want|wanting|charge|charging|take|after) for\b|\bwhat (?:does|do|would|will) (?:it|this|that|they|these|those) run\b|\b(?:what|how much)\b.*\bcomes? to\b|\bcost how\b/.test(
      text,
    );
  if (howMuch || says(sentence, priceWords))
    found.push({
      id: "price",
      tell: ({ name, price }, many) =>
        many === undefined ? words.price(name, price) : words.priceOfMany(name, price, many),
    });
  if (
    says(sentence, sizeWords) ||
    (/\b(?:in stock|available|come(?:s)? in)\b/.test(outside) && !asks(colourWords))
  )
    found.push({ id: "sizes", tell: ({ name, sizes }) => words.sizes(name, sizes) });
  if (asks(colourWords))
    found.push({
      id: "colour",
      tell: (piece) => {
        const colour = colourOf(piece);
        // "What colour is the border": not the product's colour.
        const part = asksQuality(outside) ? partWith(outside, piece) : undefined;
        const said = colourSaidOf(piece) ?? (colour && colourName(colour));
        const told = words.colour(piece.name, said);
        const shades = said !== undefined && readTerms(outside, "colour").length > 0;
        return part ?? (shades ? `${told} ${sentenceOn(said.split(" "), piece)}` : told);
      },
    });
  const material = readTerm(outside, "material");
  if (
    material !== null &&
    !/\bwhat\b.*\bmade (?:of|from|out)\b|\bwhat (?:fabric|material|cloth)\b/.test(outside)
  )
    found.push({
      id: "is-made-of",
      tell: (piece) =>
        [
          isMadeOf(piece, material),
          ...(mixed.test(text) ? [sentenceOn(materialsOf(piece), piece)] : []),
        ].join(" "),
    });
  else if (asks(clothWords) && !/\bmade for\b/.test(outside))
    found.push({ id: "cloth", tell: (piece) => words.cloth(piece.name, materialsOf(piece)) });
  if (says(sentence, careWords) || /\bdry clean/.test(text))
    found.push({
      id: "care",
      tell: (piece) =>
        piece.facts?.care === undefined
          ? (partWith(outside, piece) ?? words.descriptionSilent(piece.name, "how to care for it"))
          : `${piece.name}: ${piece.facts.care}.`,
    });
  const whom = whose.find(([form]) => form.test(outside))?.[1];
  const aged = tellsAge(sentence);
  const open = says(sentence, wearerWords) || /\b(?:what|which) ages?\b/.test(outside);
  if (
    open ||
    aged ||
    (whom !== undefined && /\bfor\b|'s\b|\bwear\b|\bsuit/.test(text)) ||
    shape.includes("<age>")
  )
    found.push({
      id: "wearer",
      tell: (piece) => wornBy(piece, open || aged ? undefined : whom),
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
    found.push({ id: "detail", tell: (piece) => toldWith(outside, piece) });
  if (shape.includes("<occasion>") || shape.includes("<season>"))
    found.push({
      id: "occasion",
      tell: (piece) => partWith(outside, piece) ?? suited(piece),
    });
  if (says(sentence, unknownWords))
    found.push({ id: "unknown", tell: ({ name }) => words.notRecorded(name) });
  if (says(sentence, moreWords) || (found.length === 0 && telling.test(text)))
    found.push({ id: "description", tell: (piece) => toldIn(sentence, outside, piece) });
  return found;
}

/** "She's only two, is that ok", "would it fit her, at four". */
function tellsAge({ numbers, tokens, text }: Sentence): boolean {
  const word = (at: number) => tokens[at]?.text ?? "";
  return (
    growing.test(text) &&
    numbers.some(({ from, to, value }) => {
      const before = word(from - 1);
      const is = /^(?:only|just|about|nearly|almost|barely|now)$/.test(before)
        ? word(from - 2)
        : before;
      const ends = to >= tokens.length || tokens[to]?.before !== "space" || word(to) === "now";
      return (
        ends &&
        value < oldest &&
        /^(?:\p{L}+'s|is|are|they're|turns|turning|turned|at|aged|age)$/u.test(is)
      );
    })
  );
}

const oldest = 17;
const growing =
  /\b(?:he|he's|she|she's|they|they're|him|her|them|niece|nephew|son|daughter|kids?|child|children|boys?|girls?|baby|grand\w+|twins?|cousin|brother|sister|little one|toddler)(?:'s)?\b/;

/** Everything, if details are requested or nothing matches. */
function toldIn(sentence: Sentence, outside: string, piece: Piece): string {
  return says(sentence, moreWords)
    ? words.description(piece.name, piece.description)
    : toldWith(outside, piece);
}

/** From its description. */
function suited({ name, description }: Piece): string {
  const sentence = description.split(/(?<=\.)\s+/).findLast((each) => suits.test(each));
  return sentence === undefined ? words.description(name, description) : `${name}: ${sentence}`;
}

const suits = /\b(?:for|wear|good|right|gift|layer|goes|all (?:year|summer|seasons))\b/i;

/** "Is it pure", "is it the real thing": the cloth in the description's words. */
const mixed =
  /\b(?:pure|mix\w*|blend\w*|real|genuine|original|proper|100|hundred|percent|synthetic|recycled|new|virgin|natural|organic|fake|imitation|art)\b/;

function isMadeOf(piece: Piece, material: string): string {
  const own = materialsOf(piece);
  const is = own.some((each) => materialLineage(each).includes(material));
  return words.isMadeOf(is, material, own);
}

function wornBy({ name, category, description }: Piece, theirs: Category | undefined): string {
  const told = findingWords.isFor(name, category);
  const ages = description.split(/(?<=\.)\s+/).find((each) => /\byears\b/.test(each));
  if (ages !== undefined && (theirs === undefined || theirs === category))
    return `${name}: ${ages}`;
  if (theirs === undefined) return told;
  return theirs === category ? `Yes. ${told}` : `No. ${told}`;
}
