/**
 * Answers a question by its form: first what it is about, from any of its words, then of which
 * piece. It never searches and never writes.
 */
import { readTerm } from "../../../language/readers/terms.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { asksOutfit } from "../phrases/finding/wishing.ts";
import {
  afterMark,
  asksChosen,
  asksForPieces,
  asksIfPrice,
  asksIfThere,
  asksLast,
  asksMethod,
  asksOfThing,
  changesIt,
  hasAsking,
  isQuestion,
  ofOtherMatters,
  requests,
} from "../phrases/questions/form.ts";
import { asksDescription } from "../phrases/whole.ts";
import { askedPieces } from "../resolve/asked-pieces.ts";
import { asksPart, describedWith, sentencesOf, speaksOf } from "../responses/descriptions.ts";
import { words } from "../responses/words.ts";
import { trade } from "./acts.ts";
import type { Reading, Taken } from "./command.ts";
import { askedByCues } from "./everywhere/trade.ts";
import { answersOf, type Topic, topicsIn } from "./pieces/topics.ts";
import { describing, say } from "./say.ts";

const surelyTalk = 0.97;
const likelyTalk = 0.5;
const mostWords = 16;
const fewWords = 5;

export function questioned(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  const { lower, row } = reading;
  if (!shop || row !== "none" || !isQuestion.test(lower)) return undefined;
  const rest = afterMark.exec(lower)?.[0] ?? "";
  if (rest !== "" && sayingOf({ lower: rest }, scene).shape.some(isEntity)) return undefined;
  if (changesIt.test(rest)) return undefined;
  const before = lower.slice(0, lower.length - rest.length);
  const asked = asksLast.exec(before)?.[0] ?? before;
  if (requests.test(asked)) return undefined;
  return (
    ofMethod(asked, shop) ??
    ofShop(asked, reading, scene) ??
    ofPieces(sayingOf({ lower: asked }, scene), asked, scene)
  );
}

const isEntity = (word: string) => word.startsWith("<");

/** How the order is to be paid. */
function ofMethod(asked: string, { checkout }: ShopScene): Taken | undefined {
  if (!checkout || !asksMethod.test(asked) || !asksChosen.test(asked)) return undefined;
  const { method } = checkout;
  return {
    id: "pay",
    slots: { topic: "method", method },
    effects: [say(words.methodChosen(method))],
    row: "follows",
  };
}

function ofShop(asked: string, reading: Reading, scene: Scene): Taken | undefined {
  if (!askedByCues(asked, scene.screen)) return undefined;
  const saying = sayingOf({ lower: asked }, scene);
  if (saying.mentions.some(({ definite, garment }) => definite && garment !== undefined))
    return undefined;
  const understood = trade(saying, { ...reading, lower: asked }, scene);
  return understood && { id: "trade", ...understood };
}

function ofPieces(saying: Saying, asked: string, scene: Scene): Taken | undefined {
  const { text, tokens, sizes, mentions } = saying;
  if (ofOtherMatters.test(text) || tokens.length > mostWords || scene.asked?.id === "field")
    return undefined;
  const pricing = asksIfPrice.test(asked) && namesAmount(saying) && !asksForPieces.test(asked);
  if (!pricing && asksForOthers(asked, saying)) return undefined;
  const pieces = askedPieces(saying, scene);
  if (pieces.length === 0) return undefined;
  if (pricing) return answered(pieces, [price]);
  const talk = chanceOf("nothing", saying);
  const points = mentions.length > 0 || asksOfThing.test(text);
  if (talk > (scene.shop && discourseOf(scene.shop).begun ? surelyTalk : likelyTalk))
    return undefined;
  const topics = topicsOf(saying, pieces);
  if (topics.length > 0) return answered(pieces, topics);
  return points && talk < likelyTalk && sizes.length === 0
    ? answered(pieces, [unknown])
    : undefined;
}

/** "Wool?", "and elastic waist?": of a part or the cloth of what is spoken of. */
function asksInBrief({ tokens, text }: Saying, asked: string): boolean {
  const brief = tokens.length <= fewWords && asked.trim().endsWith("?");
  return brief && (asksPart(text) || readTerm(text, "material") !== null);
}

/** Asks for pieces, not of one. */
function asksForOthers(asked: string, saying: Saying): boolean {
  const { mentions, prices } = saying;
  if (asksForPieces.test(asked) || asksOutfit.test(asked) || prices.length > 0) return true;
  const others = mentions.filter((each) => !isSubject(saying, each));
  if (others.some(({ definite, garment }) => !definite && garment !== undefined)) return true;
  const asks = hasAsking.test(asked) || asksOfThing.test(asked) || asksInBrief(saying, asked);
  return !asks || (asksIfThere.test(asked) && !asksPart(asked));
}

/** "Shirt has pocket?" */
function isSubject({ tokens }: Saying, { from, to }: Saying["mentions"][number]): boolean {
  const [verb = "", next = ""] = tokens.slice(to, to + 2).map(({ text }) => text);
  return from < 2 && ofSubject.has(verb) && !ofStock.has(next);
}

const ofSubject = new Set("has have is are comes does will can".split(" "));
const ofStock = new Set("there available in under below also".split(" "));

function topicsOf(saying: Saying, pieces: readonly Piece[]): readonly Topic[] {
  const { text } = saying;
  const found = topicsIn(saying).filter(
    ({ id }) => id !== "description" || asksDescription.test(text),
  );
  if (found.length > 0) return found;
  return pieces.some((piece) => speaksOf(text, piece))
    ? [{ id: "detail", describe: (piece) => describedWith(text, piece) }]
    : [];
}

/** "Fifteen ninety nine, isn't it". */
function namesAmount({ prices, numbers, tokens }: Saying): boolean {
  const amount = prices.length > 0 || numbers.some(({ value }) => value >= leastAmount);
  return amount && tokens.length <= mostPricing;
}

const leastAmount = 100;
const mostPricing = 9;

const price: Topic = {
  id: "price",
  describe: ({ name, price: amount }) => words.price(name, amount),
};

const unknown: Topic = {
  id: "description",
  describe: (piece) => words.pageDescribes(piece.name, sentencesOf(piece).slice(0, 2).join(" ")),
};

function answered(pieces: readonly Piece[], topics: readonly Topic[]): Taken {
  const [topic] = topics;
  return {
    id: "ask",
    ...describing(pieces, (piece) => answersOf(topics, piece), {
      topic: topic?.id ?? "description",
    }),
  };
}
