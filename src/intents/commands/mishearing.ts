/**
 * Near-homophones of the shop's own words: "go to the card" for the cart, "colour action" for the
 * collection. Tried last, on what would otherwise be Try Again, and told, so that it can be undone.
 */
import { hear } from "../heard.ts";
import { matchRow } from "../match.ts";
import { distance, soundOf } from "../sounds.ts";
import { words as sentences } from "../words.ts";
import type { Command } from "./command.ts";
import { asked } from "./spoken.ts";

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

export const mishearing: Command = {
  id: "mishearing",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    if (text === undefined) return undefined;
    const led = text.replace(around, "").replace(/[^a-z ]/g, "");
    // Alone, an everyday word is itself; behind "go to the", it is a place.
    if (led === text && innocent.has(led)) return undefined;
    // "a bout" is one word, "my kart" is two.
    const heard = [led, led.replace(article, "")].find((words) => shopWordLike(words));
    const meant = heard && shopWordLike(heard);
    const effects = meant ? (matchRow(hear(meant).lower)?.effects ?? []) : [];
    const places = effects.flatMap((effect) => (effect.type === "navigate" ? effect : []));
    if (!heard || !meant || places.length === 0) return undefined;
    return {
      slots: { heard, meant },
      effects: [
        ...places,
        {
          type: "ask",
          question: { id: "misheard", text: sentences.tookAs(meant), about: reading.said },
        },
      ],
      row: "follows",
    };
  },
};

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
