/** Turns of judged conversations whose cart is known afterwards, as what the model of edits learns from. */
import { readFileSync } from "node:fs";
import { readSources } from "../../cli/replay-files.ts";
import { readJudged } from "../../fixtures/judged/judged.ts";
import { withEffect } from "../../src/intents/dialogue/dialogue.ts";
import { type Candidate, candidatesFor } from "../../src/intents/edits/candidates.ts";
import { decidable, editOf, readingForEdits } from "../../src/intents/edits/decide.ts";
import { editKey, effectsOf } from "../../src/intents/edits/edits.ts";
import { type Weighable, weighable } from "../../src/intents/edits/weigh.ts";
import type { Effect } from "../../src/intents/effects.ts";
import type { Intent, LineInScene, Scene } from "../../src/intents/intent.ts";
import { stage } from "../../src/intents/replay/replay.ts";
import { isSubset } from "../../src/intents/replay/subset.ts";
import { byRulesAlone } from "../../src/intents/sentence/plainly.ts";
import { conversationsOf, phrasesIn } from "../../src/intents/testing/cart-phrases.ts";
import {
  type Conversation,
  judgeConversation,
  type Recommends,
} from "../../src/intents/testing/conversations.ts";
import { judge } from "../../src/intents/testing/judge.ts";
import { understand } from "../../src/intents/understand.ts";

export interface Turn {
  readonly conversation: string;
  readonly said: string;
  readonly given: Weighable;
  /** A place; -1 if it is no candidate. */
  readonly meant: number;
  readonly rules: number;
  readonly candidates: readonly Candidate[];
}

type Counts = Readonly<Record<string, number>>;

/** Sentences and fixtures that the rules understand as is expected: what must stay so. */
export function keptTurns(sentences: readonly string[], fixtures: readonly string[]) {
  const judged = sentences.flatMap(readJudged).flatMap((line) => {
    if ("turns" in line) return [];
    const { scene, intent, right } = judge(line, byRulesAlone);
    return right ? keptTurn(line.said, scene, intent, intent.effects) : [];
  });
  const replayed = stage(readSources(fixtures).fixtures, ({ fixture, alternatives, scene }) => {
    const intent = understand({ alternatives }, scene, byRulesAlone);
    const { expect } = fixture;
    const kept = !expect?.effects || isSubset(expect.effects, intent.effects);
    const effects = kept ? intent.effects : (expect.effects as readonly Effect[]); // as replay compares
    const turns = keptTurn(intent.said, scene, intent, effects);
    return { turns, intent: kept ? intent : { ...intent, effects } };
  });
  return [...judged, ...replayed.flatMap(({ turns }) => turns)];
}

function keptTurn(
  said: string,
  scene: Scene,
  intent: Intent,
  effects: readonly Effect[],
): readonly Turn[] {
  if (!scene.shop || (intent.row !== "none" && intent.row !== "cart")) return [];
  const { cart } = effects.reduce(withEffect, scene.shop);
  return turnOf("kept", said, { scene, intent, cart: cartIn(cart), tuned: true });
}

/** `tuned`: the rules were developed with these, so that they are right too often to be learned from. */
export function turnsOf(file: string, recommends: Recommends, tuned: boolean): readonly Turn[] {
  return readJudged(file).flatMap((line, at) => {
    // It learns from the example shop alone.
    if (!("turns" in line) || line.shop !== undefined) return [];
    return conversationTurns(line, `${file} ${at + 1}`, recommends, tuned);
  });
}

/** The last turn of each phrase's conversations. */
export function phraseTurns(file: string, recommends: Recommends, casts: number): readonly Turn[] {
  return conversationsOf(phrasesIn(readFileSync(file, "utf8")), casts).flatMap((conversation) => {
    const turns = conversationTurns(
      conversation,
      `${file} ${conversation.name}`,
      recommends,
      false,
    );
    return turns.filter(({ said }) => said === conversation.turns.at(-1)?.said).slice(-1);
  });
}

function conversationTurns(
  conversation: Conversation,
  name: string,
  recommends: Recommends,
  tuned: boolean,
): readonly Turn[] {
  const verdicts = judgeConversation(conversation, recommends, {
    decides: byRulesAlone,
    learning: ({ scene, want, intent, said }) => {
      const found = meantIn(scene, intent, want?.cart);
      if (!found || found.meant <= 0 || found.meant === found.rules) return undefined;
      return intentOf(said, found.candidates[found.meant]?.edit ?? []);
    },
  });
  return verdicts.flatMap(({ said, scene, want, intent }, at) => {
    const { never } = conversation.turns[at] ?? {};
    const stays = never?.cart === true || want?.nothing === true;
    const cart = want?.cart ?? (stays ? cartIn(scene.shop?.cart ?? []) : undefined);
    if (intent.row !== "none" && intent.row !== "cart") return [];
    return turnOf(name, said, { scene, intent, cart, tuned });
  });
}

interface Outcome {
  readonly scene: Scene;
  readonly intent: Intent;
  readonly cart: Counts | undefined;
  readonly tuned: boolean;
}

function turnOf(
  conversation: string,
  said: string,
  { scene, intent, cart, tuned }: Outcome,
): readonly Turn[] {
  const found = meantIn(scene, intent, cart);
  if (!found) return [];
  const { candidates, meant, rules } = found;
  // Where nothing changes, the rules are as right on what they don't know.
  const given = weighable(candidates, tuned && meant !== 0 ? undefined : rules);
  return [{ conversation, said, given, meant, rules, candidates }];
}

function meantIn(scene: Scene, { said, effects }: Intent, cart: Counts | undefined) {
  const { shop } = scene;
  if (!shop || !cart || !decidable(scene)) return undefined;
  const byRules = editOf(effects, shop);
  const candidates = candidatesFor(readingForEdits(said, scene), scene, byRules);
  const before = cartIn(shop.cart);
  const wanted = (counts: Counts) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([key, count]) => `${key} ${count}`)
      .sort()
      .join("|");
  const afters = candidates.map(({ edit }) =>
    wanted({
      ...before,
      ...Object.fromEntries(edit.map(({ piece, size, after }) => [`${piece.id} ${size}`, after])),
    }),
  );
  return {
    candidates,
    meant: afters.indexOf(wanted(cart)),
    rules: candidates.findIndex(({ edit }) => editKey(edit) === editKey(byRules)),
  };
}

function cartIn(lines: readonly LineInScene[]): Counts {
  return Object.fromEntries(lines.map(({ id, size, quantity }) => [`${id} ${size}`, quantity]));
}

function intentOf(said: string, edit: Candidate["edit"]): Intent {
  const plus = edit.filter(({ before, after }) => after > before);
  const ids = [...new Set((plus.length > 0 ? plus : edit).map(({ piece }) => piece.id))];
  const [product, another] = ids;
  return {
    said,
    row: "none",
    command: plus.length === edit.length ? "add" : "change-cart",
    slots: another === undefined && product !== undefined ? { product } : { products: ids },
    effects: effectsOf(edit),
  };
}
