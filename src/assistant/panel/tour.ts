/**
 * Offers the tour once in a browser: shown until the first reply and said after it. Its words are in
 * src/intents/responses/words.ts.
 */
import { words } from "../../intents/responses/words.ts";
import type { Outcome } from "../machine/outcome.ts";
import type { Via } from "../machine/state.ts";
import type { SettingsStorage } from "../settings/settings.ts";

export const tourKey = "shopai.tour";

export interface TourOffer {
  /** Whether this is a first visit. */
  readonly fresh: boolean;
  /** Adds the offer to the first audible outcome. After a question it waits for the next reply. */
  after(outcome: Outcome, via: Via): Outcome;
}

export function createTourOffer(storage: SettingsStorage): TourOffer {
  let pending = !remembered(storage);

  function offered(): void {
    pending = false;
    try {
      storage.setItem(tourKey, "offered");
    } catch {
      // The next visit offers it again.
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
    // Without storage every visit would offer it.
    return true;
  }
}
