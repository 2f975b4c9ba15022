/** Turns of judged conversations whose cart is known afterwards, as what the model of edits learns from. */
import { readJudged } from "../../fixtures/judged/judged.ts";
import { type Candidate, candidatesFor } from "../../src/intents/edits/candidates.ts";
import { decidable, editOf, readingForEdits } from "../../src/intents/edits/decide.ts";
import { editKey, effectsOf } from "../../src/intents/edits/edits.ts";
import { type Weighable, weighable } from "../../src/intents/edits/weigh.ts";
import type { Intent, LineInScene, Scene } from "../../src/intents/intent.ts";
import { byRulesAlone } from "../../src/intents/sentence/plainly.ts";
import {
  type Conversation,
  judgeConversation,
  type Recommends,
} from "../../src/intents/testing/conversations.ts";

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

/** `tuned`: the rules were developed with these, so that they are right too often to be learned from. */
export function turnsOf(file: string, recommends: Recommends, tuned: boolean): readonly Turn[] {
  return readJudged(file).flatMap((line, at) => {
    if (!("turns" in line)) return [];
    return conversationTurns(line, `${file} ${at + 1}`, recommends, tuned);
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
    const found = meantIn(scene, intent, cart);
    if (!found) return [];
    const { candidates, meant, rules } = found;
    // Where nothing changes, the rules are as right on what they don't know.
    const given = weighable(candidates, tuned && meant !== 0 ? undefined : rules);
    return [{ conversation: name, said, given, meant, rules, candidates }];
  });
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
