/**
 * The offer of the tour: once in a browser, shown until the first reply and said after it. What the
 * tour tells stands with the other words in src/intents/responses/words.ts.
 */
import { words } from "../../intents/responses/words.ts";
import type { Outcome } from "../machine/outcome.ts";
import type { Via } from "../machine/state.ts";
import type { SettingsStorage } from "../settings/settings.ts";

/** Where it is remembered that the tour was offered. */
export const tourKey = "shopai.tour";

export interface TourOffer {
  /** Whether this is a first visit, as it stood when the shop was opened. */
  readonly fresh: boolean;
  /**
   * An outcome with the offer behind it, where it is the first to be heard. A question goes before:
   * it wants its own answer, and the offer waits for the next reply.
   */
  after(outcome: Outcome, via: Via): Outcome;
}

export function createTourOffer(storage: SettingsStorage): TourOffer {
  let pending = !remembered(storage);

  function offered(): void {
    pending = false;
    try {
      storage.setItem(tourKey, "offered");
    } catch {
      // It is offered again at the next visit then.
    }
  }

  return {
    fresh: pending,
    after(outcome, via) {
      if (!pending) return outcome;
      const taken = outcome.asked?.id === "tour";
      if (outcome.asked && !taken) return outcome;
      offered();
      return taken || via === "keys"
        ? outcome
        : { ...outcome, said: [...outcome.said, words.tourOffer] };
    },
  };
}

function remembered(storage: SettingsStorage): boolean {
  try {
    return storage.getItem(tourKey) !== null;
  } catch {
    // Where nothing can be kept, it would be offered at every visit.
    return true;
  }
}
