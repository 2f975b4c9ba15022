/** "The second one", "open the red one", "the linen shirt": opens a product that is pointed at. */
import type { Command } from "./command.ts";
import { asksForKind } from "./find.ts";
import { shopWordLike } from "./mishearing.ts";
import { namesFilters } from "./narrow.ts";
import { refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { askWhich, opening } from "./which.ts";

const verb =
  /^(?:open|show(?: me)?|go to|view|see|look at|let me see|take me to|tell me more of|choose|pick|select|click(?: on)?|what is)\s+/;
/** Sentences about a product rather than its name. */
const sentence =
  /^(?:how|which|is|are|do|does|did|can|could|where|when|why|who|add|put|buy|remove|delete|make|change|read|describe|sort|i|we)\b/;
/** Said without a verb, a name has to be nearly whole: a single word is no product of the catalogue. */
const leastBare = 2;

export const point: Command = {
  id: "point",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop) return undefined;
    if (asksForKind(text) || namesFilters(text) || sentence.test(text)) return undefined;
    const thing = text.replace(verb, "");
    const called = thing !== text;
    const definite = /^(?:the|that|this)\b/.test(thing);
    // "show me some shirts" is a search; "show me the shirt" points; "in large" is about a size.
    if (
      /^(?:in|on|of|for|under|over|with|without|to|from|some|any|all|more|a|an|everything|something)\b/.test(
        thing,
      )
    )
      return undefined;
    if (
      !called &&
      !definite &&
      thing.split(" ").length < leastBare &&
      !/^\p{L}+(?:st|nd|rd|th)$/u.test(thing)
    )
      return undefined;
    // "the kart" is nearer to the cart than to any kurta.
    if (shopWordLike(thing.replace(/^(?:the|my) /, ""))) return undefined;
    const found = refer(thing, shop, {
      names: called || definite || thing.split(" ").length >= leastBare,
    });
    switch (found.type) {
      case "none":
        return undefined;
      case "one":
        return {
          slots: { product: found.piece.id },
          effects: [opening(found.piece)],
          row: "follows",
        };
      case "several":
        return {
          slots: { products: found.pieces.map(({ id }) => id) },
          effects: [askWhich(found.pieces, reading.said)],
          row: "waits",
        };
    }
  },
};
