/**
 * What a likely act comes to whose own handler found nothing to do: an honest answer or a question,
 * instead of "Try Again".
 */
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { asksWhatIsLeft } from "../phrases/otherwise.ts";
import { asksFacts } from "../phrases/pieces/missing.ts";
import { inView } from "../resolve/reference.ts";
import { partWith, sentencesOf } from "../responses/descriptions.ts";
import { findingWords } from "../responses/finding-words.ts";
import { words } from "../responses/words.ts";
import { askWhichSeen, opening } from "./ask-which.ts";
import { add } from "./cart/taking.ts";
import type { Reading, Taken, Understood } from "./command.ts";
import { wishIn } from "./finding/wishing.ts";
import { describeMissing } from "./form/about.ts";
import { askOf } from "./pieces/ask.ts";
import { describeSizes } from "./pieces/sizes.ts";
import { topicsIn } from "./pieces/topics.ts";
import { say } from "./say.ts";

interface Otherwise {
  /** The least probability of the act. */
  readonly least: number;
  readonly does: (
    saying: Saying,
    reading: Reading,
    scene: Scene & { readonly shop: ShopScene },
  ) => Understood | undefined;
}

/** Beyond this, it asks which. */
const mostDescribed = 3;

const acts: Readonly<Record<string, Otherwise>> = {
  ask: {
    least: 0.6,
    does: (saying, reading, scene) =>
      askOf(
        [{ id: "description", describe: (piece) => described(saying.text, piece) }],
        saying,
        reading,
        scene,
      ),
  },
  "check-size": {
    least: 0.8,
    does({ sizes }, { said }, { shop }) {
      const seen = inView(shop);
      const [wanted] = sizes;
      const describes = (piece: Piece) =>
        wanted ? describeSizes(piece, wanted.value) : words.sizes(piece.name, piece.sizes);
      const products = seen.map(({ id }) => id);
      if (seen.length > 0 && seen.length <= mostDescribed)
        return describing(seen.map(describes).join(" "), { products, topic: "sizes" });
      return which(seen, said, (piece) => [say(describes(piece))]);
    },
  },
  /** "Take small and medium". */
  "choose-size": {
    least: 0.5,
    does(saying, reading, scene) {
      const added = add(saying, reading, scene);
      return added && { ...added, id: "add" };
    },
  },
  open: {
    least: 0.75,
    does: (_saying, { said }, { shop }) =>
      shop.open ? undefined : which(inView(shop), said, (piece) => [opening(piece)]),
  },
  count: {
    least: 0.85,
    does({ text }, _reading, { shop }) {
      const count = shop.nothingFits ? 0 : shop.inView.length;
      if (count === 0 || shop.orders || wishIn(text, shop).constraints.length > 0) return undefined;
      return describing(findingWords.count(count, ""), { count });
    },
  },
  form: {
    least: 0.8,
    does: ({ text }, { said }, { shop }) =>
      shop.checkout && asksWhatIsLeft.test(text)
        ? describeMissing(shop.checkout.form, said)
        : undefined,
  },
  "change-cart": {
    least: 0.95,
    does: (_saying, _reading, { shop }) =>
      shop.cart.length > 1 ? describing(words.changeWhat, {}) : undefined,
  },
};

export function otherwise(
  act: string,
  chance: number,
  saying: Saying,
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const { shop } = scene;
  const own = acts[act];
  if (!shop || !own || chance < own.least || reading.row !== "none" || scene.asked)
    return undefined;
  return own.does(saying, reading, { ...scene, shop });
}

/** The sentence that answers, else what the page begins with. */
function described(text: string, piece: Piece): string {
  const begins = sentencesOf(piece).slice(0, 2);
  return partWith(text, piece) ?? words.pageDescribes(piece.name, begins.join(" "));
}

function describing(text: string, slots: Understood["slots"]): Understood {
  return { slots, effects: [say(text)], row: "follows" };
}

function which(
  seen: readonly Piece[],
  said: string,
  does: (piece: Piece) => Understood["effects"],
): Understood | undefined {
  const asked = askWhichSeen(words.whichPiece, seen, said, does);
  return asked && { slots: {}, effects: [asked], row: "waits" };
}

/** The least probability of a question about pieces. */
const leastAsked = 0.25;
const asking = ["ask", "compare", "check-size"] as const;

/** "Who makes the two blouses", of pieces that aren't here. */
export function askedOfMissing(reading: Reading, scene: Scene): Taken | undefined {
  if (!scene.shop || scene.asked || reading.row !== "none") return undefined;
  if (!asksFacts.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const chance = asking.reduce((sum, act) => sum + chanceOf(act, saying), 0);
  const topics = chance < leastAsked ? [] : topicsIn(saying);
  const asked = topics.length > 0 ? askOf(topics, saying, reading, scene) : undefined;
  return asked && { id: "ask", ...asked };
}
