/**
 * Which product "it" is: the one that was named last, until the shopper opens another one by hand.
 */
import { productAt } from "../../domain/routes.ts";
import { namedBy, sceneAfter } from "../intents/dialogue.ts";
import type { Intent } from "../intents/intent.ts";

export interface LastNamed {
  /** An utterance was understood on this screen. */
  note(intent: Intent, screen: string): void;
  /** The id of the product that was named last, as it counts on this screen. */
  at(screen: string): string | undefined;
}

export function createLastNamed(): LastNamed {
  let named: string | undefined;
  /** Product pages on which it counts: where it was named, and where that led. */
  let counts: readonly string[] = [];
  return {
    note(intent, screen) {
      const id = namedBy(intent);
      if (id === undefined) return;
      named = id;
      counts = [screen, sceneAfter({ screen }, intent).screen];
    },
    at(screen) {
      const page = productAt(screen);
      if (page === undefined || page === named || counts.includes(screen)) return named;
      // Opened by hand: this is what the shopper has in mind now.
      named = page;
      counts = [screen];
      return named;
    },
  };
}
