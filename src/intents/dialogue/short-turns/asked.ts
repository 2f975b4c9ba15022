/**
 * Context-dependent questions: "and the other one?" repeats for another product, "does it zip all
 * the way" is about the current one.
 */

import type { Reading, Taken } from "../../commands/command.ts";
import { manyIn } from "../../commands/pieces/ask.ts";
import { describeSizes } from "../../commands/pieces/sizes.ts";
import { answersOf, type Topic, topicsIn } from "../../commands/pieces/topics.ts";
import { describing } from "../../commands/say.ts";
import { chanceOf, type Saying, sayingOf } from "../../grammar/saying.ts";
import { readPlainSentence } from "../../grammar/sentence.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { asksOutfit } from "../../phrases/finding/wishing.ts";
import { seeksOther } from "../../phrases/pieces/ask.ts";
import { currentPiece, groupIn, meantIn } from "../../resolve/pieces.ts";
import { asksQuality, describedWith, speaksOf } from "../../responses/descriptions.ts";
import { discourseOf, spokenPieces } from "./state.ts";

/** Questions by earlier topic. */
const questions: Readonly<Record<string, string>> = {
  price: "how much",
  sizes: "which sizes",
  colour: "which colour",
  cloth: "which material",
  care: "how to wash",
  wearer: "who is it for",
  description: "tell me about",
  detail: "tell me about",
  occasion: "tell me about",
};
const more =
  /^(?:(?:ok|okay|oh|hmm|gosh|wow|wah|arre|right|lovely|nice|(?:too |very |so )?(?:expensive|costly|dear|cheap)|so|then|and|n|aur|but|what about|how about|what of)[\s,.!]+)*(?:(?:the|that|this|those|these|other|an?(?: pair of)?)\b(?:[\s,-]+[\w'-]+){0,5}(?: one)?|(?:first|second|third|fourth|fifth|last)(?: one)?|(?<=\b(?:and|n|aur|(?:what|how) about|what of)[\s,]+)[a-z-]+(?: [a-z-]+)?)(?: then| too)?$/;
const leading =
  /^(?:(?:ok|okay|oh|hmm|gosh|wow|wah|arre|right|lovely|nice|so)[\s,.!]+)*(?:and|n|aur|what about|how about|what of|(?:too |very |so )?(?:expensive|costly|dear|cheap))\b/;

export function asksAgain(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop?.described || asked || reading.row !== "none") return undefined;
  const text = reading.lower.replace(/[?.!\s]+$/, "");
  if (!more.test(text) || !(leading.test(text) || reading.plain.trim().endsWith("?")))
    return undefined;
  const saying = sayingOf(reading, scene);
  if (saying.sizes.length + saying.numbers.length + saying.prices.length > 0) return undefined;
  const [meant, another] = meantIn(saying, shop);
  if (meant?.found.type !== "one" || another || !isAll(saying)) return undefined;
  return againOf(meant.found.piece, shop);
}

/** The last question, of this piece. */
export function againOf(piece: Piece, { described: last }: ShopScene): Taken | undefined {
  const question = questions[last?.topic ?? ""];
  if (question !== undefined) return answered([piece], topicsIn(readPlainSentence(question)));
  return last?.command === "check-size" && last.size ? sized(piece, last.size) : undefined;
}

const sizeMore =
  /^(?:(?:ok|okay|oh|hmm|ah|right|good|nice|shame|pity|well)[\s,.!]+)*(?:and|or|n|also|what about|how about)\b(?=.*(?:\bin\b|\?$|\b(?:what|how) about\b))/;
const ofSizes = new Set(
  "ok okay oh hmm ah right good nice shame pity well and or n also what how about in a an the size for of too then".split(
    " ",
  ),
);

/** "And in XS", after a question about another size. */
export function asksSizeAgain(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (shop?.described?.command !== "check-size" || asked || reading.row !== "none")
    return undefined;
  if (!sizeMore.test(reading.lower.trim())) return undefined;
  const { sizes, tokens, mentions } = sayingOf(reading, scene);
  const [size, another] = sizes;
  const piece = currentPiece(shop);
  if (!size || another || !piece || mentions.length > 0) return undefined;
  const others = tokens.filter((_, at) => at < size.from || at >= size.to);
  return others.every(({ text }) => ofSizes.has(text)) ? sized(piece, size.value) : undefined;
}

function sized(piece: Piece, size: string): Taken {
  const made = piece.sizes.some((each) => each === size);
  return {
    id: "check-size",
    slots: { product: piece.id, ...(made ? { size } : { topic: "sizes" }) },
    effects: [{ type: "say", text: describeSizes(piece, size) }],
    row: "follows",
  };
}

const joining = new Set(
  "ok okay oh hmm so then and n but what how about of too the one next to it below there after that a an pair gosh wow wah arre right lovely nice aur expensive costly dear cheap too very leh ah na".split(
    " ",
  ),
);

/** "And the jacket next to it?", but not "and the skirt long or short". */
function isAll({ tokens, mentions }: Saying): boolean {
  return tokens.every(
    ({ text }, at) => joining.has(text) || mentions.some(({ from, to }) => at >= from && at < to),
  );
}

/** Trade, cart or orders. */
const elsewhere =
  /\b(?:deliver\w*|ship\w*|return\w*|refund\w*|exchange\w*|swap|cart|bag|basket|total|altogether|check ?out|pay|paying|order\w*|parcel|address|free|cancel\w*|days?|friday|tomorrow|today|arrive|get there|discount|offer|show|open|see|find|search|have you|do you|you have|you got|others?|else|cheaper|two|both|which|difference|page|screen|form|name|phone|number|cash|card|sent|left|right|underneath|next to|must i do|same size|sorry|not the|not this)\b/;
const asking =
  /^(?:(?:ok|okay|and|so|but|oh|hmm|omg|lovely|right|ah|cute|well|good|nice|superb|bit \w+)[\s,.!]+)*(?:what|what's|how|is|isn't|are|aren't|does|doesn't|do|will|would|can|could|might|has|have|where|who|who's|good for|any)\b|\?\s*$|\b(?:it|that|this)\b.*\?|[.,!] (?:what|how|is|does|do|will|can|where|who)\b/;
const ofGroups = /\b(?:two|both)\b/g;
const mostTogether = 3;
const surelyTalk = 0.97;
const likelyTalk = 0.5;
const fewWords = 8;
const barest = 3;
const mostWords = 16;

/** Undefined without a current product, or for other questions. */
export function asksOfIt(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || scene.asked?.id === "field") return undefined;
  const saying = sayingOf(reading, scene);
  const group = groupIn(saying, shop);
  const together = group.length > 1 && group.length <= mostTogether;
  const pieces = together ? group : askedOf(scene, shop);
  const text = together ? saying.text.replace(ofGroups, " ") : saying.text;
  if (seeksOther.test(text) || asksOutfit.test(text)) return undefined;
  if (pieces.length === 0 || elsewhere.test(text) || saying.tokens.length > mostWords)
    return undefined;
  if (saying.sizes.length > 0) return undefined;
  const talk = chanceOf("nothing", saying);
  if (!isOfPieces(saying, pieces, shop)) return undefined;
  const found = topicsIn(saying);
  const topics = found.length > 0 ? found : [described(saying.text)];
  const short = saying.tokens.length <= fewWords;
  const plain = found.some(({ id }) => id !== "description") && talk < likelyTalk;
  const { begun } = discourseOf(shop);
  const asks = asking.test(reading.lower) && talk < surelyTalk && begun && found.length > 0;
  // "Stitching?", "and the collar".
  const barely = saying.tokens.length <= barest && talk < surelyTalk;
  const speaks = short && (begun || shop.open !== undefined) && (barely || talk < likelyTalk);
  const names = speaks && pieces.some((piece) => speaksOf(saying.text, piece));
  const many = manyIn(saying);
  if (begun && isDescribed(reading, saying, pieces)) return answered(pieces, topics, many);
  if (!(plain && short) && !asks && !names) return undefined;
  return answered(pieces, topics, many);
}

const pronoun = /\b(?:it|it's|its|they|them|this|that|these|those)\b/;
const asksSo =
  /^(?:(?:ok|okay|and|so|but|oh|hmm|well|right|good|nice|ah)[\s,.!]+)*(?:(?:what|what's|how|is|isn't|are|aren't|does|doesn't|do|will|won't|would|can|could|might|has|have|any)\b|after \w+ing\b)|\?\s*$|\b(?:wants to know|wonder(?:ing|s)?|asking|asks|or what|or not)\b/;
const ofThings = 12;

/** A question whose words the description has, of "it" or in few words. */
function isDescribed(
  { lower }: Reading,
  { text, tokens, acts }: Saying,
  pieces: readonly Piece[],
): boolean {
  const [likely] = acts;
  if (likely && likely.act !== "nothing" && likely.act !== "ask" && likely.chance > likelyTalk)
    return false;
  return (
    asksSo.test(lower) &&
    tokens.length <= ofThings &&
    (pronoun.test(text) || tokens.length <= fewWords) &&
    asksQuality(text) &&
    pieces.some((piece) => speaksOf(text, piece))
  );
}

const described = (text: string): Topic => ({
  id: "detail",
  describe: (piece) => describedWith(text, piece),
});

/** The certain product, or the likely one after some talk. */
function askedOf(scene: Scene, shop: ShopScene): readonly Piece[] {
  const { likely, begun } = discourseOf(shop);
  const spoken = spokenPieces(scene);
  return spoken.length === 0 && begun && likely ? [likely] : spoken;
}

function isOfPieces(saying: Saying, pieces: readonly Piece[], shop: ShopScene): boolean {
  const named = meantIn(saying, shop).filter(({ mention }) => mention?.definite);
  return named.every(({ found }) => found.type === "one" && pieces.includes(found.piece));
}

function answered(
  pieces: readonly Piece[],
  topics: readonly Topic[],
  many?: number,
): Taken | undefined {
  const [topic] = topics;
  if (!topic) return undefined;
  return {
    id: "ask",
    ...describing(pieces, (piece) => answersOf(topics, piece, many), { topic: topic.id }),
  };
}
