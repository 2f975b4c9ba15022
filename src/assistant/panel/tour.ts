/**
 * Offers the tour once per browser, until and after the first reply. Words:
 * src/intents/responses/words.ts.
 */
import { words } from "../../intents/responses/words.ts";
import type { Outcome } from "../machine/outcome.ts";
import type { Via } from "../machine/state.ts";
import type { SettingsStorage } from "../settings/settings.ts";

const tourKey = "shopai.tour";

interface TourOffer {
  readonly fresh: boolean;
  /** Adds the offer to the first audible outcome, but not after a question. */
  after(outcome: Outcome, via: Via): Outcome;
}

export function createTourOffer(storage: SettingsStorage): TourOffer {
  let pending = !remembered(storage);

  function offered(): void {
    pending = false;
    try {
      storage.setItem(tourKey, "offered");
    } catch {
      // Offered again next time.
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
