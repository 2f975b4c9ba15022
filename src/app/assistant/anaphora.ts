/**
 * Anaphora: the product of "it". The last named one, until the shopper opens another by hand or
 * reaches a list without it. Also products mentioned and opened before.
 */
import { productAt } from "../../../domain/routes.ts";
import {
  endsInList,
  leftBehind,
  namedBy,
  type Remembered,
  rememberedWith,
  sceneAfter,
  staysIn,
  withPages,
} from "../../intents/dialogue/dialogue.ts";
import type { Intent, ShopScene } from "../../intents/intent.ts";

interface Anaphora {
  /** An understood utterance, with its address, cart and list. */
  note(intent: Intent, address: string, seen?: Seen): void;
  /** The product of "it" at this address and view. */
  at(address: string, inView: readonly string[]): string | undefined;
  before(): Remembered;
}

type Seen = Pick<ShopScene, "cart" | "inView" | "columns">;
const nothing: Seen = { cart: [], inView: [] };

export function createAnaphora(): Anaphora {
  let named: string | undefined;
  /** Addresses where it holds regardless of the view: where it was named, and where that led. */
  let counts: readonly string[] = [];
  let before: Remembered = {};
  let reached: readonly string[] = [];
  return {
    note(intent, address, seen = nothing) {
      const { left } = before;
      before = {
        ...rememberedWith(before, intent, seen.cart),
        ...leftBehind({ ...seen, ...(left && { left }) }),
      };
      reached = [pathOf(address), sceneAfter({ screen: pathOf(address) }, intent).screen];
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
      // Left by hand.
      const { left: _gone, ...others } = before;
      if (!reached.includes(pathOf(address))) before = others;
      if (counts.includes(address)) return named;
      const page = productAt(pathOf(address));
      if (page !== undefined && page !== named) {
        // Opened by hand, so meant.
        named = page;
        counts = [address];
        before = { ...before, opened: withPages(before.opened ?? [], [page]) };
      }
      // The view has changed without it.
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
