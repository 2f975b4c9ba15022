/**
 * Near-homophones of the shop's own words: "go to the card" for the cart, "colour action" for the
 * collection, "ad it in meteor" for a command. Tried last, on what would otherwise be Try Again, and
 * told, so that it can be undone.
 */

import { type Command, firstReading, type Reading, type Understood } from "../commands/command.ts";
import { asked } from "../commands/spoken.ts";
import { waitingFor } from "../commands/waiting.ts";
import type { Effect } from "../effects.ts";
import { knowsWord } from "../grammar/ranker.ts";
import type { Scene } from "../intent.ts";
import { hear } from "../normalise.ts";
import { words as sentences } from "../responses/words.ts";
import { matchRow } from "../table/match.ts";
import { confusions, toForm } from "../vocabulary/confusions.ts";
import { distance, soundOf } from "../vocabulary/phonetic.ts";

/** Words that lead somewhere when they stand alone. Signing out is no guess to make. */
const shopWords = [
  "cart",
  "collection",
  "products",
  "contact",
  "orders",
  "order",
  "home",
  "about",
].map((word) => ({ word, sound: soundOf(word) }));
/** Said around the word; anything else, and the sentence was about something else. */
const around = new RegExp(
  `^(?:(?:go|take|bring) (?:me )?${toForm}|goto|show(?: me)?|open|see|view|check|to|too)\\s+`,
);
/** A place with nothing but this around it may be meant without a command's help. */
export const leading =
  /^(?:go|take me|bring me|show(?: me)?|see|open|check|place)(?: back)?(?: to)?(?: the| my| our)? (?:home|cart|orders?|collection)$/;
const article = /^(?:the|my|a|our|your)\s+/;
/** Everyday words that sound like the shop's and are none of them. */
const innocent = new Set(
  "him hem hmm ham whom card game great guide a bit better other odor".split(" "),
);
/** A wish for other things, wherever it stands. */
const others = /^(?:the )?others?$/;
/** Without a pause "no" may belong to what was said before: taken for a correction, and told. */
const repair = /^(?<lead>.*?)\bthe \S+ no the (?<right>.+)$/;
const mostWords = 3;
/** A longer sentence is about something else. */
const mostInCommand = 10;

/** The command that tries near-homophones on these commands and on the places of the table. */
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
  const led = text.replace(around, "").replace(/[^a-z ]/g, "");
  // Alone, an everyday word is itself; behind "go to the", it is a place.
  if ((led === text && innocent.has(led)) || others.test(led)) return undefined;
  // "a bout" is one word, "my kart" is two.
  const heard = [led, led.replace(article, "")].find((words) => shopWordLike(words));
  const meant = heard && shopWordLike(heard);
  const places = meant ? waitingFor(matchRow(hear(meant).lower)?.id) : [];
  if (!heard || !meant || places.length === 0) return undefined;
  return { slots: { heard, meant }, effects: told(meant, said, places), row: "follows" };
}

/** "Ad it in meteor": a command, once its words are put right. */
function commandLike(
  text: string,
  reading: Reading,
  scene: Scene,
  commands: readonly Command[],
): Understood | undefined {
  if (text.split(" ").length > mostInCommand) return undefined;
  const found = confusions.filter(([form]) => form.test(text));
  const righted = (those: typeof found) =>
    those.reduce((now, [form, word]) => now.replace(form, word), text);
  // Together, or one of them alone: "look at this shell" is about a shawl, and adds nothing.
  const readings = new Set([righted(found), ...found.map((one) => righted([one]))]);
  readings.add(spelledRight(text));
  readings.add(text.replace(repair, "$<lead>the $<right>"));
  readings.delete(text);
  for (const meant of readings) {
    const understood = commandIn(meant, scene, commands);
    if (!understood) continue;
    return {
      slots: { ...understood.slots, heard: text, meant },
      effects: told(meant, reading.said, understood.effects),
      row: "follows",
    };
  }
  return undefined;
}

/** Words of commands that are typed with a letter too many, too few or wrong. */
const typed =
  "checkout check delivery address payment cancel return exchange refund collection compare remove search filter filters cheapest confirm details change quantity receive describe similar contact account password second third order orders".split(
    " ",
  );

/** The text with such words as they are spelled; words that are known are let alone. */
function spelledRight(text: string): string {
  return text.replace(/[a-z]{5,}/g, (word) =>
    knowsWord(word) ? word : (typed.find((own) => isSlip(word, own)) ?? word),
  );
}

/** One letter too many, too few or wrong, or two that changed places. */
function isSlip(word: string, own: string): boolean {
  const off = distance(word, own, 2);
  const letters = (text: string) => [...text].sort().join("");
  return off === 1 || (off === 2 && letters(word) === letters(own));
}

/** What the words do, with what their row does; a row alone only leads somewhere. */
function commandIn(meant: string, scene: Scene, commands: readonly Command[]) {
  const heard = hear(meant);
  const row = matchRow(heard.lower)?.id ?? "none";
  const taken = firstReading(commands, { ...heard, row }, scene);
  if (!taken && !leading.test(meant)) return undefined;
  const follows = taken?.row === "waits" ? [] : waitingFor(row);
  const effects = [...(taken?.effects ?? []), ...follows];
  return effects.length === 0 ? undefined : { slots: taken?.slots ?? {}, effects };
}

/** The effects, and that they were a guess: as a question, unless they ask one themselves. */
function told(meant: string, about: string, effects: readonly Effect[]): readonly Effect[] {
  const text = sentences.tookAs(meant);
  if (effects.some(({ type }) => type === "ask")) return [{ type: "say", text }, ...effects];
  return [...effects, { type: "ask", question: { id: "misheard", text, about } }];
}

/** The shop's word that sounds like these words and is spelled nearly so. */
export function shopWordLike(words: string): string | undefined {
  if (words === "" || words.split(" ").length > mostWords) return undefined;
  const heard = words.replaceAll(" ", "");
  const sound = soundOf(heard);
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const own of shopWords) {
    const alike =
      sound === own.sound || (own.sound.length >= 5 && distance(sound, own.sound, 1) <= 1);
    if (!alike) continue;
    const most = own.word.length >= 8 ? 4 : own.word.length >= 7 && sound === own.sound ? 3 : 2;
    const off = distance(heard, own.word, most);
    if (off <= most && off < (best?.off ?? most + 1)) best = { word: own.word, off };
  }
  return best?.word;
}
