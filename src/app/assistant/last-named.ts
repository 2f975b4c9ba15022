/**
 * Anaphora: which product "it" is. The last named one, until the shopper opens another by hand or reaches a
 * list without it. Also what was spoken of and opened before.
 */
import { productAt } from "../../../domain/routes.ts";
import {
  endsInList,
  namedBy,
  type Remembered,
  rememberedWith,
  sceneAfter,
  staysIn,
  withPages,
} from "../../intents/dialogue/dialogue.ts";
import type { Intent, LineInScene } from "../../intents/intent.ts";

export interface LastNamed {
  /** An utterance was understood at this path and query, with this cart. */
  note(intent: Intent, address: string, cart?: readonly LineInScene[]): void;
  /** The product that "it" means at this address with these in view. */
  at(address: string, inView: readonly string[]): string | undefined;
  before(): Remembered;
}

export function createLastNamed(): LastNamed {
  let named: string | undefined;
  /** Addresses where it holds whatever is in view: where it was named, and where that led. */
  let counts: readonly string[] = [];
  let before: Remembered = {};
  return {
    note(intent, address, cart = []) {
      before = rememberedWith(before, intent, cart);
      const id = namedBy(intent);
      if (endsInList(intent)) {
        named = undefined;
        counts = [];
      }
      if (id === undefined) return;
      named = id;
      counts = [address, sceneAfter({ screen: pathOf(address) }, intent).screen];
    },
    at(address, inView) {
      if (counts.includes(address)) return named;
      const page = productAt(pathOf(address));
      if (page !== undefined && page !== named) {
        // Opened by hand: the shopper means this one now.
        named = page;
        counts = [address];
        before = { ...before, opened: withPages(before.opened ?? [], [page]) };
      }
      // The view has changed, and it isn't there.
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
