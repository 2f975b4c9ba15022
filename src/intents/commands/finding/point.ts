import { countForm } from "../../../../language/readers/counts.ts";
import { sayingOf } from "../../grammar/saying.ts";
import { type Near, refer } from "../../resolve/reference.ts";
import { otherPiece } from "../../resolve/spoken.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { shopWordLike } from "../../sentence/mishearing.ts";
import { asking, askWhich, opening } from "../ask-which.ts";
import type { Command, Understood } from "../command.ts";
import { namesPlace } from "../everywhere/places.ts";
import { asked } from "../spoken.ts";
import { pointsAtPiece } from "../whole.ts";
import { open } from "./finding.ts";
import { asksForThings } from "./wishes.ts";

const verb =
  /^(?:open(?: up)?|show(?: me)?|go (?:back )?(?:to|with|for)|(?:bring|pull) up|check out|view|see|(?:have |take )?(?:a )?look at|let me see|take me to|tell me more of|choose|pick|select|(?:click|tap|press)(?: on)?|i like|what is(?! (?:the |your )?(?:cheapest|dearest|costliest|priciest|most|least)))\s+/;
/** Of its page. */
const part = /^(?:the |its )?(?:details?|page|picture|pictures|photos?) (?:of|for)\s+/;
/** "Open 12", "open two": its place. */
const numeral = new RegExp(`^(?!one$)${countForm}$`);
/** About a product, and no name. */
const sentence =
  /^(?:(?:the |its )?(?:price|cost|colou?r|sizes?|material|fabric|cloth|description)\b|how|which|is|are|do|does|did|can|could|where|when|why|who|add|put|buy|remove|delete|make|change|read|describe|sort|i|we)\b/;
const otherOne = /^(?:the |that )?other(?: one| piece)?$/;
/** A bare name needs two words. */
const leastBare = 2;

export const point: Command = {
  id: "point",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop) return undefined;
    if (asksForThings(reading, scene) || namesPlace(text)) return undefined;
    const saying = sayingOf(reading, scene);
    const pointed = pointsAtPiece(saying, scene) ? open(saying, reading, scene) : undefined;
    if (pointed) return pointed;
    if (sentence.test(text.replace(verb, ""))) return undefined;
    const led = text.replace(verb, "");
    const called = led !== text;
    const bare = called ? led.replace(part, "") : led;
    const thing = called && numeral.test(bare) ? `number ${bare}` : bare;
    const definite = /^(?:the|that|this)\b/.test(thing);
    // "show me some shirts" searches, "show me the shirt" points; "in large" is a size.
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
    if (shopWordLike(thing.replace(/^(?:the|my) /, ""))) return undefined;
    const saw = otherOne.test(thing) ? otherPiece(shop) : undefined;
    if (saw && called)
      return { slots: { product: saw.id }, effects: [opening(saw)], row: "follows" };
    const found = refer(thing, shop, {
      names: called || definite || thing.split(" ").length >= leastBare,
    });
    switch (found.type) {
      case "none":
        return found.near ? noneSo(found.near, reading.said) : undefined;
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

/** Offers others of the kind. */
function noneSo({ wanted, pieces }: Near, about: string): Understood {
  const text = findingWords.noneSo(
    wanted,
    pieces.map(({ name }) => name),
  );
  const options = pieces.map((piece) => ({ piece: piece.id, does: [opening(piece)] }));
  return {
    slots: { products: pieces.map(({ id }) => id) },
    effects: [asking(text, about, options)],
    row: "waits",
  };
}
