import { asksTogether } from "../../../../language/readers/price-questions.ts";
import { discourseOf, spokenPieces } from "../../dialogue/short-turns/state.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { asksOutfit } from "../../phrases/finding/wishing.ts";
import { anyLetter } from "../../phrases/marks.ts";
import {
  afterSentence,
  apart,
  leansBack,
  oneOfThose,
  seeksOther,
  startsAsQuestion,
} from "../../phrases/pieces/ask.ts";
import { ownersOf } from "../../resolve/asked-pieces.ts";
import { groupIn, meantIn } from "../../resolve/pieces.ts";
import { inView } from "../../resolve/reference.ts";
import { asksPart, asksQuality, besideTopic, saysMost } from "../../responses/descriptions.ts";
import { words } from "../../responses/words.ts";
import { askWhich, askWhichSeen } from "../ask-which.ts";
import type { Reading, Understood } from "../command.ts";
import { describing, say } from "../say.ts";
import { answersOf, type Topic, topicsIn } from "./topics.ts";

/** Beyond this, summarise. */
const mostDescribed = 3;

export function ask(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const asked = questionIn(reading.lower);
  const own = asked === undefined ? [] : topicsIn(sayingOf({ lower: asked }, scene));
  const leans = asked !== undefined && leansBack.test(asked);
  const topics = !leans && own.some(({ id }) => id !== "description") ? own : topicsIn(saying);
  if (topics.length === 0) return undefined;
  const question = asked === undefined ? saying : sayingOf({ lower: asked }, scene);
  const names =
    scene.shop !== undefined &&
    meantIn(question, scene.shop).some(
      ({ mention, found }) => mention?.definite && found.type === "one",
    );
  const text = leans ? saying.text : question.text;
  const all = [...withQualities(topics, text), ...asides(reading.lower, topics, scene)];
  return askOf(all, names ? question : saying, reading, scene);
}

/** "How much, and is it heavy?" */
function asides(lower: string, topics: readonly Topic[], scene: Scene): readonly Topic[] {
  if (topics.some(({ id }) => others.has(id))) return [];
  const parts = lower.split(apart).filter((part) => anyLetter.test(part));
  return parts.length < 2
    ? []
    : parts
        .filter((part) => part.split(" ").length <= mostAside && asksQuality(part))
        .filter((part) =>
          topicsIn(sayingOf({ lower: part }, scene)).every(({ id }) => id === "detail"),
        )
        .map((part) => ({ id: "detail", describe: (piece) => besideTopic(part, piece) }));
}
const others: ReadonlySet<string> = new Set([
  "detail",
  "description",
  "occasion",
  "care",
  "unknown",
]);
const mostAside = 5;

export function askOf(
  topics: readonly Topic[],
  saying: Saying,
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const { shop } = scene;
  if (!shop || seeksOther.test(saying.text) || asksOutfit.test(saying.text)) return undefined;
  const many = manyIn(saying);
  const describe = (piece: Piece) => answersOf(topics, piece, many ?? inCart(piece, shop));
  const meant = meantIn(saying, shop);
  const group = groupIn(saying, shop);
  const several = meant.find(({ found }) => found.type === "several");
  const ones = meant.flatMap(({ found }) => (found.type === "one" ? [found.piece] : []));
  const topic = { topic: topics[0]?.id ?? "description" };
  if (several?.found.type === "several" && ones.length === 0) {
    const { pieces } = several.found;
    if (several.mention?.plural && pieces.length <= mostDescribed)
      return describing(pieces, describe, topic);
    return {
      slots: { products: pieces.map(({ id }) => id), ...topic },
      effects: [askWhich(pieces, reading.said, (piece) => [say(describe(piece))])],
      row: "waits",
    };
  }
  const pieces = ones.length > 0 ? ones : group;
  const named = saying.mentions.filter(({ definite, text }) => definite && !isPronoun(text));
  const missed = named.length > 0 && ones.length === 0;
  const sums = topic.topic === "price" && asksTogether(saying.text);
  if (pieces.length > 0 && !missed)
    return describing(pieces.slice(0, mostDescribed), describe, topic, sums);
  const spoken = missed ? ownersOf(named, scene, shop) : spokenPieces(scene);
  if (spoken.length > 0) return describing(knownOf(spoken, describe), describe, topic);
  const { begun, likely } = discourseOf(shop);
  if (!missed && begun && likely) return describing([likely], describe, topic);
  const fit = missed ? [] : saysMost(saying.text, inView(shop));
  if (fit.length === 1) return describing(fit, describe, topic);
  return whichOne(saying, reading, shop, topic, describe);
}

/** Of two, the one of which it is known. */
function knownOf(pieces: readonly Piece[], describe: (piece: Piece) => string): readonly Piece[] {
  if (pieces.length < 2) return pieces;
  const known = pieces.filter((piece) => isKnown(describe(piece)));
  return known.length === 1 ? known : pieces;
}

function isKnown(answer: string): boolean {
  return !answer.startsWith("I don't know") && !answer.includes("doesn't mention");
}

/** "The bus is hot. Will it be stuffy?": the sentence that asks. */
function questionIn(lower: string): string | undefined {
  const all = lower.split(afterSentence).filter((part) => anyLetter.test(part));
  const [asked, another] = all.filter((part) => startsAsQuestion.test(part));
  return all.length > 1 && another === undefined ? asked : undefined;
}

/** "Is it for my husband, till the knee it will come?" */
const narrow: ReadonlySet<string> = new Set(["wearer", "is-made-of", "occasion", "cloth"]);

function withQualities(topics: readonly Topic[], text: string): readonly Topic[] {
  if (!topics.every(({ id }) => narrow.has(id))) return topics;
  const detail: Topic = { id: "detail", describe: (piece) => besideTopic(text, piece) };
  // "Does it have pockets, nothing for girls ever has": the part first.
  return asksPart(text) ? [detail, ...topics] : [...topics, detail];
}

/** "How much for a dozen of these". */
export function manyIn({ numbers, mentions, tokens }: Saying): number | undefined {
  if (mentions.some(({ count }) => count !== undefined)) return undefined;
  const number = numbers.find(
    ({ to, value }) => value > 1 && value < 100 && !measures.has(tokens[to]?.text ?? ""),
  );
  return number?.value;
}

const measures = new Set("year years yr yrs inch inches cm kg kilos days ones".split(" "));

/** Taken pieces, if several. */
function inCart({ id }: Piece, { cart }: ShopScene) {
  const many = cart.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
  return many > 1 ? many : undefined;
}

/** Points at the current piece. */
const isPronoun = (text: string) => oneOfThose.test(text);

/** Offers the visible ones, if few. */
function whichOne(
  { mentions }: Saying,
  { said }: Reading,
  shop: NonNullable<Scene["shop"]>,
  topic: { readonly topic: string },
  describe: (piece: Piece) => string,
): Understood {
  const seen = inView(shop);
  const [mention] = mentions;
  const text = mention?.definite ? words.notHere(mention.text) : words.whichPiece;
  const asked = askWhichSeen(text, seen, said, (piece) => [say(describe(piece))]);
  return { slots: topic, effects: [asked ?? say(text)], row: "waits" };
}
