/**
 * What an utterance means, of all that it may mean: a command whose whole form was said, or the act
 * that its words make likeliest. The surer one wins, whichever it is.
 */

import { acts, likeliest } from "../commands/acts.ts";
import { summed } from "../commands/cart/sums.ts";
import {
  type Command,
  firstReading,
  type Reading,
  type Taken,
  type Understood,
} from "../commands/command.ts";
import { counted } from "../dialogue/short-turns/counted.ts";
import { leansOnLost } from "../dialogue/short-turns/meant.ts";
import { takenOut } from "../dialogue/short-turns/owned.ts";
import { restored } from "../dialogue/short-turns/restored.ts";
import { inShort } from "../dialogue/short-turns/short.ts";
import { sized } from "../dialogue/short-turns/sized.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import { swapped } from "../dialogue/short-turns/swapped.ts";
import { askedFirst } from "../dialogue/short-turns/takes.ts";
import type { Short } from "../dialogue/short-turns/turn.ts";
import { chanceOf, isBare, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { currentPiece } from "../resolve/pieces.ts";
import { words } from "../responses/words.ts";

/** Commands that answer a question, or hold several commands: no single act stands against them. */
export const composed: ReadonlySet<string> = new Set(["answer", "answer-need", "both"]);
/** The acts of a command, where the ranker knows it by other names. */
const actsOf: Readonly<Record<string, readonly string[]>> = {
  point: ["open"],
  look: ["choose-size", "turn-picture"],
  "follow-up": ["refine", "find", "narrow"],
  find: ["find", "refine", "narrow"],
  narrow: ["narrow", "find", "refine"],
  delivery: ["fill", "form"],
  pay: ["pay", "place-order", "checkout"],
  checkout: ["checkout", "place-order"],
  orders: ["order-status", "order-items"],
  "read-page": ["where-am-i"],
  "size-guide": ["trade", "ask", "check-size", "choose-size"],
};
/** How much surer a command is whose whole form was said. */
const formed = 0.6;

/** Talk that is surely no wish, though it has the form of one: "is there any way to …". */
const surelyNothing = 0.94;
const mere = 0.03;

/** These look for something where nothing better was understood. */
const looking: ReadonlySet<string> = new Set(["find", "follow-up"]);
/** Acts that few words after something else are stronger than. */
const weaker: ReadonlySet<string> = new Set([
  "find",
  "follow-up",
  "point",
  "check-size",
  "look",
  "change-cart",
  "add",
  "everywhere",
  "checkout",
  "compare",
]);
/** Of these even the whole forms. */
const yielding: ReadonlySet<string> = new Set(["find", "follow-up", "point", "everywhere"]);
/** A question about what is spoken of: "does it have pockets", "will they shrink". */
const aboutIt =
  /(?:^|[.,!?] *|\b(?:and|so|but|ok|cute) )(?:does|do|is|are|will|can|could|might|would|has|have|did|how|what|what's|which|who|who's|where) (?:\w+ )?(?:it|they|that|this|the thing)\b/;
/** What a wish has at least one of, where it names nothing. */
const wishing =
  /\b(?:in|only|just|without|any|clear|filters?|reset|all|more|others?|else|cheap\w*|less|costl\w*|expensive|dear\w*|pric\w*|different|again|similar|like|next|budget|something|anything|show|find|search|see|warm\w*|light\w*|new\w*|formal|casual|party|recommend|suggest|nicer|fanc\w*|plain\w*|these|those|ones?)\b/;

/** A reading with how sure it is, 0 to 1 and more. */
export interface Sure extends Taken {
  readonly chance: number;
  /** Whether the whole form of a command was said. */
  readonly formed?: true;
  /** It is a turn of its own, and no part of a longer one. */
  readonly alone?: true;
}

/** The surest meaning among these commands and the acts. */
export function surest(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const sure = surestOf(commands, reading, scene);
  if (sure?.id !== "add" || !scene.shop) return sure;
  const lost = leansOnLost(sayingOf(reading, scene), scene.shop);
  return lost ? { ...sure, ...askedFirst(sure, reading) } : sure;
}

/** What only leans on what was done before. */
const leaning = [summed, restored, takenOut, swapped, sized, counted] as const;

function surestOf(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const before = leaning.map((read) => read(reading, scene)).find((taken) => taken !== undefined);
  if (before) return { ...before, chance: 1.5, formed: true };
  const sure = sureOf(commands, reading, scene);
  if (sure && (composed.has(sure.id) || !weaker.has(sure.id))) return sure;
  const short = inShort(reading, scene);
  if (short && (!sure?.formed || yielding.has(sure.id) || overrules(short, sure, scene)))
    return short;
  return sure && looking.has(sure.id) ? wished(sure, reading, scene) : sure;
}

/** Few words that put right what was taken; on a page that was spoken of, a size takes its piece. */
function overrules({ corrects, firm }: Short, { id }: Sure, { shop }: Scene): boolean {
  if (firm || (corrects && id === "add")) return true;
  return id === "look" && shop !== undefined && discourseOf(shop).begun;
}

/** What is looked for, unless it is a question about a piece, or no wish at all. */
function wished(sure: Sure, reading: Reading, scene: Scene): Sure | undefined {
  const saying = sayingOf(reading, scene);
  const { shop } = scene;
  if (shop && aboutIt.test(saying.text) && currentPiece(shop)) {
    const told = acts.ask?.does(saying, reading, scene) ?? described(shop);
    if (told) return { ...told, id: "ask", chance: sure.chance };
  }
  const bare = saying.shape.every((word) => !word.startsWith("<"));
  return bare && sure.id === "follow-up" && !wishing.test(saying.text) ? undefined : sure;
}

function described(shop: ShopScene): Understood | undefined {
  const piece = currentPiece(shop);
  if (!piece) return undefined;
  const text = words.description(piece.name, piece.description);
  return {
    slots: { product: piece.id, topic: "description" },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}

function sureOf(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const taken = firstReading(commands, reading, scene);
  if (taken && composed.has(taken.id)) return { ...taken, chance: 1 };
  const likely = likeliest(reading, scene);
  if (!taken) return likely;
  const saying = sayingOf(reading, scene);
  // A name alone points at what has it.
  const own = taken.id === "point" && isBare(saying) ? 1 : ownChance(taken, saying);
  if (taken.id === "find" && own < mere && chanceOf("nothing", saying) > surelyNothing)
    return undefined;
  const sure: Sure = {
    ...taken,
    chance: taken.id === "mishearing" ? 1.1 : own + formed,
    formed: true,
  };
  return likely && likely.id !== taken.id && likely.chance > sure.chance ? likely : sure;
}

/** Their forms are plain enough. */
const plain: ReadonlySet<string> = new Set([
  "everywhere",
  "places",
  "cancel-order",
  "order-address",
  "return",
  "exchange",
  "refund",
  "use-address",
  "account",
  "end-sessions",
]);

function ownChance(taken: Taken, saying: Saying): number {
  if (plain.has(taken.id)) return 1;
  return Math.max(...(actsOf[taken.id] ?? [taken.id]).map((act) => chanceOf(act, saying)));
}
