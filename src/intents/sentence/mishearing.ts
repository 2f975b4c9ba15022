/**
 * Homophones of the shop's words: "go to the card", "colour action" for the collection, "ad it in
 * meteor". The last resort, announced and undoable.
 */

import { guesses } from "../../../language/corrections/corrections.ts";
import { lettersApart } from "../../../language/corrections/phonetic-spelling.ts";
import { remembered } from "../../../language/text/remembered.ts";
import { type Command, firstReading, type Reading, type Understood } from "../commands/command.ts";
import { asked } from "../commands/spoken.ts";
import { waitingFor } from "../commands/waiting.ts";
import type { Effect } from "../effects.ts";
import { knowsWord } from "../grammar/ranker.ts";
import type { Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { words as sentences } from "../responses/words.ts";
import { matchRow } from "../table/match.ts";
import { phoneticKey } from "../vocabulary/phonetic.ts";

/** Places alone. Never guess signing out. */
const shopWords = [
  "cart",
  "collection",
  "products",
  "contact",
  "orders",
  "order",
  "home",
  "about",
].map((word) => ({ word, sound: phoneticKey(word) }));
const opening =
  /^(?:(?:go|take|bring) (?:me )?(?:to|t[ow]o|2)|goto|show(?: me)?|open|see|view|check|to|too)\s+/;
/** Enough for a place. */
export const leading =
  /^(?:go|take me|bring me|show(?: me)?|see|open|check|place)(?: back)?(?: to)?(?: the| my| our)? (?:home|cart|orders?|collection)$/;
const article = /^(?:the|my|a|our|your)\s+/;
/** Everyday words that sound alike. */
const innocent = new Set(
  "him hem hmm ham whom card game great guide a bit better other odor".split(" "),
);
/** Other products are wanted. */
const others = /^(?:(?:the )?others?|me|us|him|her)$/;
/** "no" without a pause: an announced correction. */
const repair = /^(?<lead>.*?)\bthe \S+ no the (?<right>.+)$/;
const mostWords = 3;
/** Longer sentences are something else. */
const mostInCommand = 10;

/** On these commands and the table's places. */
export function mishearingOf(commands: readonly Command[]): Command {
  return {
    id: "mishearing",
    read(reading, scene) {
      const text = asked(reading, scene.shop, "none");
      if (text === undefined) return undefined;
      return placeLike(text, reading) ?? commandLike(text, reading, scene, commands);
    },
  };
}

/** "Go to the card": one of the shop's places. */
function placeLike(text: string, { said }: Reading): Understood | undefined {
  const led = text.replace(opening, "").replace(/[^a-z ]/g, "");
  // Alone an everyday word is itself; after "go to the", a place.
  if ((led === text && innocent.has(led)) || others.test(led)) return undefined;
  // "a bout" is one word, "my kart" is two.
  const heard = [led, led.replace(article, "")].find((words) => shopWordLike(words));
  const meant = heard && shopWordLike(heard);
  const places = meant ? waitingFor(matchRow(normalise(meant).lower)?.id) : [];
  if (!heard || !meant || places.length === 0) return undefined;
  return { slots: { heard, meant }, effects: described(meant, said, places), row: "follows" };
}

/** "Ad it in meteor": a command once corrected. */
function commandLike(
  text: string,
  reading: Reading,
  scene: Scene,
  commands: readonly Command[],
): Understood | undefined {
  if (text.split(" ").length > mostInCommand) return undefined;
  const readings = new Set(guesses(text));
  readings.add(spelledRight(text));
  readings.add(text.replace(repair, "$<lead>the $<right>"));
  readings.delete(text);
  for (const meant of readings) {
    const understood = commandIn(meant, scene, commands);
    if (!understood) continue;
    return {
      slots: { ...understood.slots, heard: text, meant },
      effects: described(meant, reading.said, understood.effects),
      row: "follows",
    };
  }
  return undefined;
}

/** Typos of command words. */
const typed =
  "checkout check delivery address payment cancel return exchange refund collection compare remove search filter filters cheapest confirm details change quantity receive describe similar contact account password second third order orders".split(
    " ",
  );

function spelledRight(text: string): string {
  return text.replace(/[a-z]{5,}/g, wordMeant);
}

const wordMeant = remembered((word) =>
  knowsWord(word) ? word : (typed.find((own) => isSlip(word, own)) ?? word),
);

function isSlip(word: string, own: string): boolean {
  const off = lettersApart(word, own, 2);
  const letters = (text: string) => [...text].sort().join("");
  return off === 1 || (off === 2 && letters(word) === letters(own));
}

/** With their row; a row alone must navigate. */
function commandIn(meant: string, scene: Scene, commands: readonly Command[]) {
  const heard = normalise(meant);
  const row = matchRow(heard.lower)?.id ?? "none";
  const taken = firstReading(commands, { ...heard, row }, scene);
  if (!taken && !leading.test(meant)) return undefined;
  const follows = taken?.row === "waits" ? [] : waitingFor(row);
  const effects = [...(taken?.effects ?? []), ...follows];
  return effects.length === 0 ? undefined : { slots: taken?.slots ?? {}, effects };
}

/** Announces the guess, as a question unless they ask. */
function described(meant: string, about: string, effects: readonly Effect[]): readonly Effect[] {
  const text = sentences.tookAs(meant);
  if (effects.some(({ type }) => type === "ask")) return [{ type: "say", text }, ...effects];
  return [...effects, { type: "ask", question: { id: "misheard", text, about } }];
}

/** Similar in sound and spelling. */
export function shopWordLike(words: string): string | undefined {
  if (words === "" || words.split(" ").length > mostWords) return undefined;
  const heard = words.replaceAll(" ", "");
  const sound = phoneticKey(heard);
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const own of shopWords) {
    const alike =
      sound === own.sound || (own.sound.length >= 5 && lettersApart(sound, own.sound, 1) <= 1);
    if (!alike) continue;
    const most = own.word.length >= 8 ? 4 : own.word.length >= 7 && sound === own.sound ? 3 : 2;
    const off = lettersApart(heard, own.word, most);
    if (off <= most && off < (best?.off ?? most + 1)) best = { word: own.word, off };
  }
  return best?.word;
}
