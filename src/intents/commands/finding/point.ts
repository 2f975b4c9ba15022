import { spokenPieces } from "../../dialogue/short-turns/state.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import {
  leadingTheOrMy,
  numeral,
  opensIt,
  opensPiece,
  ordinalWord,
  otherPieceSaid,
  partOfPiece,
  showsOnly,
  startsDefinite,
  startsSentence,
  startsUnspecific,
} from "../../phrases/finding/point.ts";
import { isNamedBy, type Near, refer, referNearly } from "../../resolve/reference.ts";
import { currentPiece, otherPiece } from "../../resolve/spoken.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { shopWordLike } from "../../sentence/mishearing.ts";
import { asking, askWhich, opening } from "../ask-which.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { asked } from "../spoken.ts";

/** A bare name needs two words. */
const leastBare = 2;

interface Others {
  /** A wish or a place. */
  readonly take: (text: string, reading: Reading, scene: Scene) => boolean;
  readonly pointsAtPiece: (saying: Saying, scene: Scene) => boolean;
  readonly open: (saying: Saying, reading: Reading, scene: Scene) => Understood | undefined;
}

export function pointOf(others: Others): Command {
  return {
    id: "point",
    read(reading, scene) {
      const { shop } = scene;
      const text = asked(reading, shop, "none");
      if (text === undefined || !shop) return undefined;
      const spoken = opensIt.test(text) ? spokenPieces(scene) : [];
      const [only] = spoken;
      if (only && spoken.length === 1)
        return { slots: { product: only.id }, effects: [opening(only)], row: "follows" };
      const current = showsOnly.test(text) && !shop.open ? currentPiece(shop) : undefined;
      if (current)
        return { slots: { product: current.id }, effects: [opening(current)], row: "follows" };
      if (others.take(text, reading, scene)) return undefined;
      const saying = sayingOf(reading, scene);
      const pointed = others.pointsAtPiece(saying, scene)
        ? others.open(saying, reading, scene)
        : undefined;
      if (pointed) return pointed;
      if (startsSentence.test(text.replace(opensPiece, ""))) return undefined;
      const led = text.replace(opensPiece, "");
      const called = led !== text;
      const bare = called ? led.replace(partOfPiece, "") : led;
      const thing = called && numeral.test(bare) ? `number ${bare}` : bare;
      const definite = startsDefinite.test(thing);
      // "show me some shirts" searches, "show me the shirt" points; "in large" is a size.
      if (startsUnspecific.test(thing)) return undefined;
      if (!called && !definite && thing.split(" ").length < leastBare && !ordinalWord.test(thing))
        return undefined;
      if (shopWordLike(thing.replace(leadingTheOrMy, ""))) return undefined;
      const saw = otherPieceSaid.test(thing) ? otherPiece(shop) : undefined;
      if (saw && called)
        return { slots: { product: saw.id }, effects: [opening(saw)], row: "follows" };
      const names = definite || thing.split(" ").length >= leastBare;
      const found = called ? referNearly(thing, shop) : refer(thing, shop, { names });
      switch (found.type) {
        case "none":
          return found.near ? noneSo(found.near, reading.said) : undefined;
        case "one":
          if (!called && !definite && !isNamedBy(thing, found.piece)) return undefined;
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
}

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
