/** An utterance's meaning in a scene. Pure and deterministic; never throws. */

import { guarded } from "../../language/text/guarded.ts";
import { afterCommands, commands } from "./commands/all.ts";
import { askNeed } from "./commands/answers/need.ts";
import { cartAtLength } from "./commands/cart/at-length/at-length.ts";
import { type Command, firstReading, type Reading, type Taken } from "./commands/command.ts";
import {
  greeting,
  praising,
  thanking,
  thankingAmongOthers,
} from "./commands/everywhere/courtesy.ts";
import { examplesFor, guesses } from "./dialogue/guesses.ts";
import { acknowledged, asAnswer, chosenOf, declined, doneByChoice } from "./dialogue/offered.ts";
import { reprompt } from "./dialogue/reprompt.ts";
import { decided } from "./edits/decide.ts";
import type { Effect } from "./effects.ts";
import { sayingOf } from "./grammar/saying.ts";
import type { Intent, Scene, Slots, Utterance } from "./intent.ts";
import { type NormalisedText, normalise } from "./normalise.ts";
import { approvesOnly } from "./phrases/small-talk.ts";
import { reconsidered } from "./reconsider/reconsider.ts";
import { piecesNamed } from "./resolve/pieces.ts";
import { tryAgain, words } from "./responses/words.ts";
import { besideWish } from "./sentence/beside-wish.ts";
import { surest } from "./sentence/best.ts";
import { actNeeded, needsMore } from "./sentence/needed.ts";
import { type Decides, plainly } from "./sentence/plainly.ts";
import { meaning } from "./sentence/several.ts";
import { spokenTo } from "./spoken-to.ts";
import { ratherThan, wishIn } from "./table/best-match.ts";
import { matchRow, placeRows } from "./table/match.ts";
import type { Row, RowEffect } from "./table/table.ts";
import { neverDone, unfulfilled } from "./table/unfulfilled.ts";

const weighing: Decides = (byRules, reading, scene) =>
  reconsidered(decided(byRules, reading, scene), reading, scene);

/**
 * The first alternative with a row, else the first with a command, else Try Again with the first.
 */
export function understand(
  utterance: Utterance,
  given: Scene,
  decides: Decides = weighing,
): Intent {
  const scene = { ...given };
  const heard = utterance.alternatives.map((alternative) => normalise(alternative.text));
  if (!scene.offered || !scene.shop) return meant(heard, scene, decides);
  const { offered: _chosenFrom, ...now } = scene;
  const [first = normalise("")] = heard;
  const row = matchRow(first.lower);
  const chosen = row ? undefined : chosenOf(first, scene);
  if (chosen) {
    const intent = doneByChoice(meant([normalise(chosen.saying)], now, decides), chosen);
    return { ...asAnswer(intent, scene), said: first.said };
  }
  return (row ? undefined : declined(first, scene)) ?? asAnswer(meant(heard, now, decides), scene);
}

function meant(heard: readonly NormalisedText[], scene: Scene, decides: Decides): Intent {
  for (const each of heard) {
    const row = matchRow(each.lower);
    if (row)
      return rather(each, row, scene, decides) ?? inRow(spokenTo(each, scene), row, scene, decides);
  }
  const [first = normalise("")] = heard;
  const greeted = politely(greeting, first, scene) ?? politely(praising, first, scene);
  if (greeted) return greeted;
  for (const each of heard) {
    const intent = byCommand({ ...spokenTo(each, scene), row: "none" }, scene, [], decides);
    if (intent) return intent;
  }
  return (
    politely(thanking, first, scene) ??
    (scene.asked ? undefined : politely(thankingAmongOthers, first, scene)) ??
    approved(first, scene) ??
    notUnderstood(first, scene)
  );
}

/** "Okay", "oh nice": heard, and nothing is to be done. */
function approved(heard: NormalisedText, scene: Scene): Intent | undefined {
  if (!scene.shop || scene.asked || !approvesOnly.test(spokenTo(heard, scene).lower))
    return undefined;
  return acknowledged(heard, "everywhere", { act: "heard" });
}

function politely(command: Command, heard: NormalisedText, scene: Scene): Intent | undefined {
  const reading: Reading = { ...heard, row: "none" };
  const taken = firstReading([command], reading, scene);
  return taken && intentOf(taken, reading, scene, []);
}

function inRow(heard: NormalisedText, row: Row, scene: Scene, decides: Decides): Intent {
  const effects = row.effects.map((effect) => rowEffect(effect, heard));
  const never = scene.shop && !scene.asked ? neverDone(heard, row) : [];
  const reading = { ...heard, row: row.id };
  const after = never.length > 0 ? firstReading(afterCommands, reading, scene) : undefined;
  if (after) return intentOf(after, reading, scene, effects);
  if (never.length > 0)
    return {
      said: heard.said,
      row: row.id,
      slots: {},
      effects: withWarning(heard, [...never, ...effects]),
    };
  const needs = row.id === "need";
  // "I need to know how much it is" is "how much is it" by now.
  const isFramed = needs && matchRow(heard.lower)?.id !== "need";
  const framed = isFramed ? alone(heard, heard, scene, decides) : undefined;
  if (framed) return framed;
  const own = byCommand(reading, scene, needs ? [] : effects, decides);
  if (own && needs && needsMore(heard, own.effects, scene))
    return { ...own, effects: [...own.effects, ...effects] };
  const onlySays = own?.command === "both" && own.effects.every(isSaid(effects));
  return (
    (own && !onlySays ? own : undefined) ??
    (needs && !own && !isFramed ? asNeeded(heard, scene, decides) : undefined) ??
    besideRow(reading, scene, effects) ??
    own ?? {
      said: heard.said,
      row: row.id,
      slots: {},
      effects: withWarning(heard, [...(scene.shop ? unfulfilled(heard, row) : []), ...effects]),
    }
  );
}

function asNeeded(heard: NormalisedText, scene: Scene, decides: Decides): Intent | undefined {
  const act = actNeeded(heard, scene);
  return act && alone(act, heard, scene, decides);
}

/** Does an act that was said to be needed. */
function alone(
  act: NormalisedText,
  { said }: NormalisedText,
  scene: Scene,
  decides: Decides,
): Intent | undefined {
  if (!scene.shop) return undefined;
  const row = matchRow(act.lower);
  const done = byCommand({ ...act, said, row: row?.id ?? "none" }, scene, [], decides);
  // "I need you to show me the cart".
  const effects =
    row && placeRows.has(row.id) ? row.effects.map((each) => rowEffect(each, act)) : [];
  if (!done) return effects.length > 0 ? { said, row: "need", slots: {}, effects } : undefined;
  return { ...done, row: "need" };
}

/** If the best match wins. */
function rather(
  heard: NormalisedText,
  row: Row,
  scene: Scene,
  decides: Decides,
): Intent | undefined {
  if (scene.phraseTable !== "best" || !scene.shop) return undefined;
  const found = ratherThan(row, heard, (reading) => meaning(commands, reading, scene));
  if (found) return intentOf(found.taken, found.reading, scene, []);
  const wish = wishIn(heard);
  const place = wish && matchRow(wish.lower);
  return place && inRow({ ...wish, said: heard.said }, place, scene, decides);
}

function byCommand(
  reading: Reading,
  scene: Scene,
  ofRow: readonly Effect[],
  decides: Decides,
): Intent | undefined {
  const taken = cartAtLength(plainly(commands, reading, scene, decides), reading, scene);
  return taken && intentOf(taken, reading, scene, ofRow);
}

const isSaid = (ofRow: readonly Effect[]) => (effect: Effect) =>
  effect.type === "say" || ofRow.includes(effect);

function besideRow(reading: Reading, scene: Scene, ofRow: readonly Effect[]): Intent | undefined {
  const taken = besideWish(commands, reading, reading.row, scene);
  return taken && intentOf(taken, reading, scene, ofRow);
}

function intentOf(taken: Taken, reading: Reading, scene: Scene, ofRow: readonly Effect[]): Intent {
  const effects = direct(taken.row === "follows" ? [...taken.effects, ...ofRow] : taken.effects);
  return {
    said: reading.said,
    row: reading.row,
    command: taken.id,
    slots: taken.slots,
    effects: withWarning(reading, [...effects, ...reprompt({ ...taken, effects }, scene)]),
  };
}

/** "Go back and show me all the clothes": only the last place. Nothing is said twice, nor "Take your time" beside an act. */
function direct(given: readonly Effect[]): readonly Effect[] {
  const effects = inOneNeed(given);
  const leads = effects.some(({ type }) => type === "navigate");
  const isNew = (each: Effect, at: number) =>
    each.type !== "say" ||
    (effects.findIndex((one) => one.type === "say" && one.text === each.text) === at &&
      (each.text !== words.noHurry || effects.every(waits)));
  return effects.filter((each, at) => isNew(each, at) && !(leads && each.type === "back"));
}

/** "These are too costly, show me cheaper ones" asks once. */
function inOneNeed(effects: readonly Effect[]): readonly Effect[] {
  const needs = effects.filter((each) => each.type === "recommend");
  const [first, another] = needs;
  if (!first || !another) return effects;
  const userNeeds = needs.map((each) => each.userNeeds.replace(/[.!]+$/, "")).join(", ");
  const whole: Effect = { ...first, userNeeds };
  return effects.flatMap((each): readonly Effect[] =>
    each === first ? [whole] : each.type === "recommend" ? [] : [each],
  );
}

const waits = (effect: Effect) =>
  effect.type === "ask" || (effect.type === "say" && effect.text === words.noHurry);

/** With guesses. */
function notUnderstood(heard: NormalisedText, scene: Scene): Intent {
  // Guesses are single wishes, so need no splitting.
  const offered = guesses(heard, scene, (text) => {
    const guess = normalise(text);
    return surest(commands, { ...guess, row: matchRow(guess.lower)?.id ?? "none" }, scene)?.id;
  });
  return {
    said: heard.said,
    row: "none",
    slots: namedIn(heard, scene),
    effects: withWarning(heard, [
      { type: "toast", text: tryAgain },
      { type: "say", text: replyTo(heard, scene, offered) },
      ...(offered.length > 0 ? [{ type: "offer", sayings: offered } as const] : []),
    ]),
  };
}

/** Named products become current anyway. */
function namedIn(heard: NormalisedText, scene: Scene): Slots {
  if (!scene.shop) return {};
  const saying = sayingOf(heard, scene);
  const [piece, another] = piecesNamed(saying, scene.shop);
  return piece && !another ? { product: piece.id } : {};
}

function replyTo(
  { plain, lower }: NormalisedText,
  scene: Scene,
  offered: readonly string[],
): string {
  const rest = lower.replace(thanks, " ").split(/[^\p{L}\p{N}']+/u);
  if (thanks.test(lower) && rest.filter(Boolean).length < fewBeside) return words.welcome;
  if (scene.asked && plain !== "") return words.noAnswer(plain, scene.asked.text);
  return words.notUnderstood(plain, offered.length > 0 ? offered : examplesFor(scene));
}

const thanks = guarded(
  /\b(?:thanks|thank (?:you|u)|thankyou|thx|shukriya|dhanya[vw]aa?d)\b(?: (?:so|very) much| a (?:lot|ton|million))?(?: for (?:your|the|all|that|this|everything|being|taking)\b[^.,!?]*)?/,
);
/** Words beside thanks that may ask for something. */
const fewBeside = 4;

function rowEffect(effect: RowEffect, heard: NormalisedText): Effect {
  switch (effect.type) {
    case "recommend-as-spoken":
      return { type: "recommend", userNeeds: heard.said.trim() };
    case "ask-what-is-needed":
      return askNeed(heard);
    default:
      return effect;
  }
}

/** Says that the words were cut. */
function withWarning(heard: NormalisedText, effects: readonly Effect[]): readonly Effect[] {
  return heard.cut ? [...effects, { type: "say", text: words.onlyTheStart }] : effects;
}
