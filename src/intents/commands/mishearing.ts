/**
 * Near-homophones of the shop's own words: "go to the card" for the cart, "colour action" for the
 * collection, "ad it in meteor" for a command. Tried last, on what would otherwise be Try Again, and
 * told, so that it can be undone.
 */

import type { Effect } from "../effects.ts";
import { hear } from "../heard.ts";
import type { Scene } from "../intent.ts";
import { matchRow } from "../match.ts";
import { distance, soundOf } from "../sounds.ts";
import { words as sentences } from "../words.ts";
import { type Command, firstReading, type Reading, type Understood } from "./command.ts";
import { asked } from "./spoken.ts";
import { waitingFor } from "./waiting.ts";

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
const around =
  /^(?:(?:go|take|bring) (?:me )?(?:to|two|too|2)|show(?: me)?|open|see|view|to|too)\s+/;
const article = /^(?:the|my|a|our|your)\s+/;
/** Everyday words that sound like the shop's and are none of them. */
const innocent = new Set(
  "him hem hmm ham whom card game great guide a bit better other odor".split(" "),
);
const mostWords = 3;
/** A longer sentence is about something else. */
const mostInCommand = 10;

/**
 * Words of commands that recognisers write as others: heard, meant. Only where the sentence means
 * nothing as it stands, and something with the other word.
 */
const confused: readonly (readonly [RegExp, string])[] = [
  [/\b(?:card|kart|cards|guard|caught|court)\b/, "cart"],
  [/\b(?:chuck|czech|cheque|checked|jack) out\b/, "check out"],
  [/\b(?:sighs|sides|seize|sighed)\b/, "size"],
  [/\b(?:meteor|median|medium's|mediums)\b/, "medium"],
  [/\b(?:largh|lodge|barge|march)\b/, "large"],
  [/\b(?:undue|on do|under) ?(?:that|it)?$/, "undo"],
  [/\b(?:compere|come pair|compair|compared|compaire)\b/, "compare"],
  [/\b(?:simmer|similarly|similer|familiar)\b/, "similar"],
  [/\b(?:sheepest|cheap is|cheapist)\b/, "cheapest"],
  [/\b(?:slow a|slower a|sloah|flower)\b/, "slower"],
  [/\b(?:foster|fast a|pastor)\b/, "faster"],
  [/\b(?:seconds|sekond|2nd's)\b/, "second"],
  [/\b(?:furst|fist|thirst)\b/, "first"],
  [/\b(?:reed|red) (?=(?:the|this|it|that)\b)/, "read "],
  [/\b(?:ad|at|ed) (?=(?:this|it|that|the|two|three|one)\b)/, "add "],
  [/\b(?:hoping|opened|oven) (?=(?:the|this|it|that)\b)/, "open "],
  [/\b(?:filter's|philters?|fielders)\b/, "filters"],
  [/\b(?:removed|remoove|re move)\b/, "remove"],
  [/\b(?:discription|prescription)\b/, "description"],
  [/\b(?:un paid|unpayed|and paid)\b/, "unpaid"],
  [/\b(?:delivering|delivery is) to\b/, "deliver to"],
];

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
  if (led === text && innocent.has(led)) return undefined;
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
  const found = confused.filter(([form]) => form.test(text));
  if (found.length === 0 || text.split(" ").length > mostInCommand) return undefined;
  const meant = found.reduce((now, [form, word]) => now.replace(form, word), text);
  const heard = hear(meant);
  const row = matchRow(heard.lower)?.id ?? "none";
  const taken = firstReading(commands, { ...heard, row }, scene);
  if (!taken) return undefined;
  const follows = taken.row === "follows" ? waitingFor(row) : [];
  return {
    slots: { ...taken.slots, heard: text, meant },
    effects: told(meant, reading.said, [...taken.effects, ...follows]),
    row: "follows",
  };
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
    const most = own.word.length >= 8 ? 4 : 2;
    const off = distance(heard, own.word, most);
    if (off <= most && off < (best?.off ?? most + 1)) best = { word: own.word, off };
  }
  return best?.word;
}
