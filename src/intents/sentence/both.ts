/**
 * Two or three commands in one: "open the second one, add it in large and go to the cart". Done in
 * order; the sentence ends where its row leads, and other places are announced as left for later.
 */

import type { Size } from "../../../domain/values.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { type Command, firstReading, type Understood } from "../commands/command.ts";
import { asked, kernel } from "../commands/spoken.ts";
import { waitingFor } from "../commands/waiting.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Effect, Question } from "../effects.ts";
import { isReason } from "../grammar/clauses.ts";
import { isBare, sayingOf } from "../grammar/saying.ts";
import type { Intent, RowId, Scene } from "../intent.ts";
import { type NormalisedText, normalise } from "../normalise.ts";
import { piecesNamed } from "../resolve/pieces.ts";
import { words } from "../responses/words.ts";
import { matchRow } from "../table/match.ts";
import { oneAct } from "./one-act.ts";

const mostParts = 3;
const verbs =
  "add|put|open|go|take me|bring me|sort|show|take|remove|delete|choose|pick|read|scroll|search|find|clear|empty|place|pay|check|proceed|make|size|tell|how|what|which|is it|does it|compare|fill|change|set|undo|use|deliver|ask me|keep|start|continue|finish|complete";
const join = new RegExp(
  `(?:,? (?:and then|and|then)|,) (?=(?:please |also )?(?:${verbs})\\b)`,
  "i",
);

const bare = guarded(
  /^(?:add|put|take|get|buy)(?: (?:it|that|this|them|those|one|in|me|please))*[.!]*$/i,
);
/** "Put the blouse in my cart, size S". */
const taking = /\b(?:add|put|get|take|buy|give|pack|want|have)\b/i;
/** "Between the jacket and the shawl, which costs more". */
const among = guarded(/^(?:(?:and|so|ok|okay|then) )*(?:between|among|amongst|out of|of) /i);
const onlySize = /^size (?:\w+|extra \w+)(?: please)?[.!]*$/i;
/** "The one below, how much". */
const ofTopic = /\b(?:it|them)\b|^(?:how|what|which|is|does)\b/i;
const begun = new RegExp(`^(?:please )?(?:${verbs})\\b`, "i");

export function bothOf(commands: readonly Command[]): Command {
  return {
    id: "both",
    read(reading, scene) {
      if (asked(reading, scene.shop, reading.row) === undefined) return undefined;
      const parts = kernel(reading.plain).split(join);
      if (parts.length < 2 || parts.length > mostParts) return undefined;
      if (isReason(parts[0] ?? "") || among.test(parts[0] ?? "")) return undefined;
      // "The last line, take it out": a topic.
      const topic = sayingOf(normalise(parts[0] ?? ""), scene);
      const names = topic.mentions.some(({ definite }) => definite);
      const isTopic = topic.mentions.length > 0 && isBare(topic);
      // "The blue shirt, medium, put that": the last words only say what to do with it.
      if (parts.length === 2 && bare.test(parts[1] ?? "") && !begun.test(parts[0] ?? ""))
        return undefined;
      if (taking.test(parts[0] ?? "") && onlySize.test(parts[1] ?? "")) return undefined;
      if (isTopic && ofTopic.test(parts[1] ?? "")) return undefined;
      for (let length = parts.length; length > 0; length -= 1) {
        const done = inOrder(parts.slice(0, length), reading.row, scene, commands);
        if (!done || !ends(done, reading.row) || setsTwice(done)) continue;
        const rest = parts.slice(length);
        if (rest.length === 0) return understood(done, names);
        // Without a row, or with unknown words.
        if (reading.row === "none" || !inOrder(rest, reading.row, scene, commands))
          return undefined;
        return understood(withWords(done, words.sayNext(rest.join(" and "))), names);
      }
      return undefined;
    },
  };
}

/** What the parts do, and their final scene. */
interface Done {
  readonly intents: readonly Intent[];
  readonly scene: Scene;
  /** Whether the row follows or a question came first. */
  readonly row: Understood["row"];
  /** The last part is the row's. */
  readonly own: boolean;
}

function inOrder(
  parts: readonly string[],
  row: RowId,
  scene: Scene,
  commands: readonly Command[],
): Done | undefined {
  let done: Done = { intents: [], scene, row: "follows", own: false };
  for (const [at, part] of parts.entries()) {
    const one = partOf(part, { row, last: at === parts.length - 1 }, done.scene, commands);
    if (!one) return undefined;
    const intents = [...done.intents, one.intent];
    const { asked: question, ...after } = sceneAfter(done.scene, one.intent);
    const rest = parts.slice(at + 1);
    if (question && question !== done.scene.asked && rest.length > 0) {
      const later = inOrder(rest, row, assuming(question, after), commands);
      return later && waiting({ ...later, intents, row: "waits" }, question, later, rest, row);
    }
    done = { intents, scene: sceneAfter(done.scene, one.intent), row: one.row, own: one.own };
  }
  return done;
}

function partOf(
  part: string,
  { row: whole, last }: { readonly row: RowId; readonly last: boolean },
  scene: Scene,
  commands: readonly Command[],
): { readonly intent: Intent; readonly row: Understood["row"]; readonly own: boolean } | undefined {
  const heard = normalise(part);
  const row = matchRow(heard.lower)?.id ?? "none";
  const taken = firstReading(commands, { ...heard, row }, scene);
  const leads = waitingFor(row);
  // The last part's row is the sentence's.
  const own = last && row === whole && row !== "none";
  if (!taken && leads.length === 0 && !own) return undefined;
  // "The kurta must go home, remove it".
  const [named, another] = taken ? [] : piecesIn(heard, scene);
  const { id, slots, effects } = taken ?? {
    id: row,
    slots: named && !another ? { product: named.id } : {},
    effects: [],
  };
  const follows = taken?.row ?? "follows";
  const led = follows === "follows" && !own ? [...effects, ...leads] : effects;
  return { intent: { said: part, row, command: id, slots, effects: led }, row: follows, own };
}

const piecesIn = (heard: NormalisedText, scene: Scene) =>
  scene.shop ? piecesNamed(sayingOf(heard, scene), scene.shop) : [];

/** The scene after an answer. */
function assuming(question: Question, scene: Scene): Scene {
  const piece =
    question.id === "size" && scene.shop?.catalogue.find(({ id }) => id === question.piece);
  const size: Size | undefined = piece ? piece.sizes[0] : undefined;
  if (!piece || size === undefined) return scene;
  const { id, name } = piece;
  const effects: readonly Effect[] = [{ type: "addToCart", id, name, size, quantity: 1 }];
  return sceneAfter(scene, { said: "", row: "none", command: "add", slots: {}, effects });
}

/** What follows a question waits, or is announced. */
function waiting(
  asks: Done,
  question: Question,
  later: Done,
  rest: readonly string[],
  row: RowId,
): Done {
  const goesOn = effectsOf(later);
  const put = (effect: Effect): readonly Effect[] => {
    if (effect.type !== "ask") return [effect];
    if (question.id === "size") {
      const own = later.row === "follows" ? waitingFor(row) : [];
      const all = [...question.waiting, ...goesOn, ...own];
      return [{ type: "ask", question: { ...question, waiting: all } }];
    }
    return [{ type: "say", text: words.sayAfter(rest.join(" and ")) }, effect];
  };
  const intents = asks.intents.map((intent) => ({
    ...intent,
    effects: intent.effects.flatMap(put),
  }));
  return { ...asks, intents };
}

function effectsOf({ intents }: Done): readonly Effect[] {
  return intents.flatMap(({ effects }) => effects);
}

function withWords(done: Done, text: string): Done {
  const [last, ...before] = done.intents.toReversed();
  if (!last) return done;
  const say: Effect = { type: "say", text };
  const asks = last.effects.find((effect) => effect.type === "ask")?.question;
  const effects: readonly Effect[] =
    asks?.id === "size"
      ? last.effects.map((effect) =>
          effect.type === "ask"
            ? { ...effect, question: { ...asks, waiting: [...asks.waiting, say] } }
            : effect,
        )
      : [...last.effects, say];
  return { ...done, intents: [...before.toReversed(), { ...last, effects }] };
}

function ends({ own, scene }: Done, row: RowId): boolean {
  const place = waitingFor(row).findLast((effect) => effect.type === "navigate")?.to;
  return own || place === undefined || scene.screen === place;
}

/** Questions about a named piece are one. */
function understood(done: Done, names: boolean): Understood {
  const ids = done.intents.map(({ command }) => command);
  const [first, second, third] = ids;
  const described = names
    ? oneAct(
        ids,
        done.intents.map(({ slots }) => slots),
      )
    : undefined;
  if (described)
    return { as: described.id, slots: described.slots, effects: effectsOf(done), row: done.row };
  return {
    slots: {
      ...(first && { first }),
      ...(second && { second }),
      ...(third && { third }),
      ...Object.assign({}, ...done.intents.map(({ slots }) => slots)),
    },
    effects: effectsOf(done),
    row: done.row,
  };
}

/** "Just one, take one off": one wish in two ways. */
function setsTwice(done: Done): boolean {
  const lines = effectsOf(done).flatMap((each) =>
    each.type === "setQuantity" ? [`${each.id} ${each.size}`] : [],
  );
  return new Set(lines).size < lines.length;
}
