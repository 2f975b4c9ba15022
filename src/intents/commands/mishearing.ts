/**
 * Near-homophones of the shop's own words: "go to the card" for the cart, "colour action" for the
 * collection. Tried last, on what would otherwise be Try Again, and told, so that it can be undone.
 */
import { hear } from "../heard.ts";
import { matchRow } from "../match.ts";
import { distance, soundOf } from "../sounds.ts";
import { words } from "../words.ts";
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
    const led = text.replace(around, "");
    const heard = led.replace(article, "").replace(/[^a-z ]/g, "");
    if (heard === "" || heard.split(" ").length > mostWords) return undefined;
    // Alone, an everyday word is itself; behind "go to the", it is a place.
    if (heard === led && led === text && innocent.has(heard)) return undefined;
    const meant = nearest(heard.replaceAll(" ", ""));
    const effects = meant ? (matchRow(hear(meant).lower)?.effects ?? []) : [];
    const places = effects.flatMap((effect) => (effect.type === "navigate" ? effect : []));
    if (!meant || places.length === 0) return undefined;
    return {
      slots: { heard, meant },
      effects: [
        ...places,
        {
          type: "ask",
          question: { id: "misheard", text: words.tookAs(meant), about: reading.said },
        },
      ],
      row: "follows",
    };
  },
};

/** The shop's word that sounds the same and is spelled nearly so. */
function nearest(heard: string): string | undefined {
  const sound = soundOf(heard);
  return shopWords.find((own) => {
    const most = own.word.length >= 8 ? 4 : 2;
    const alike =
      sound === own.sound || (own.sound.length >= 5 && distance(sound, own.sound, 1) <= 1);
    return alike && distance(heard, own.word, most) <= most;
  })?.word;
}
