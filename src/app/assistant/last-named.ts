/**
 * Which product "it" is: the one that was named last, until the shopper opens another one by hand or comes
 * to a list that hasn't got it. And what was spoken of and opened before it.
 */
import { productAt } from "../../../domain/routes.ts";
import {
  namedBy,
  type Remembered,
  rememberedWith,
  sceneAfter,
  staysIn,
  withPages,
} from "../../intents/dialogue/dialogue.ts";
import type { Intent, LineInScene } from "../../intents/intent.ts";

export interface LastNamed {
  /** An utterance was understood at this address, a path with its query, with this in the cart. */
  note(intent: Intent, address: string, cart?: readonly LineInScene[]): void;
  /** The id of the product that was named last, as it counts at this address, where these are in view. */
  at(address: string, inView: readonly string[]): string | undefined;
  /** What was spoken of, opened, changed and asked before. */
  before(): Remembered;
}

export function createLastNamed(): LastNamed {
  let named: string | undefined;
  /** Addresses at which it counts whatever is seen: where it was named, and where that led. */
  let counts: readonly string[] = [];
  let before: Remembered = {};
  return {
    note(intent, address, cart = []) {
      before = rememberedWith(before, intent, cart);
      const id = namedBy(intent);
      if (id === undefined) return;
      named = id;
      counts = [address, sceneAfter({ screen: pathOf(address) }, intent).screen];
    },
    at(address, inView) {
      if (counts.includes(address)) return named;
      const page = productAt(pathOf(address));
      if (page !== undefined && page !== named) {
        // Opened by hand: this is what the shopper has in mind now.
        named = page;
        counts = [address];
        before = { ...before, opened: withPages(before.opened ?? [], [page]) };
      }
      // What is seen has changed, and it isn't there.
      if (page === undefined && !staysIn(inView, named)) {
        named = undefined;
        counts = [];
      }
      return named;
    },
    before: () => before,
  };
}

const pathOf = (address: string): string => address.split("?")[0] ?? address;
