import type { Question } from "../../intents/effects.ts";
import type { Offered } from "../../intents/intent.ts";

export interface Outcome {
  /** One sentence per act: "Opened your cart." */
  readonly done: readonly string[];
  readonly said: readonly string[];
  /** Asked last. */
  readonly asked?: Question;
  /** Guesses or answers to choose from. */
  readonly offered?: Offered;
}

export const nothingDone: Outcome = { done: [], said: [] };

/** A later question replaces an earlier one. */
export function joined(first: Outcome, second: Outcome): Outcome {
  const asked = second.asked ?? first.asked;
  const offered = second.offered ?? first.offered;
  return {
    done: [...first.done, ...second.done],
    said: [...first.said, ...second.said],
    ...(asked && { asked }),
    ...(offered && { offered }),
  };
}
