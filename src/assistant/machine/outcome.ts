/**
 * The result of an utterance's effects, as the performer returns it. The assistant doesn't know how an act
 * was done.
 */
import type { Question } from "../../intents/effects.ts";
import type { Offered } from "../../intents/intent.ts";

export interface Outcome {
  /** One sentence for each act: "Opened your cart." */
  readonly done: readonly string[];
  /** Sentences to say and to show. */
  readonly said: readonly string[];
  /** Asked after everything else. */
  readonly asked?: Question;
  /** Sentences to choose from: guesses, or answers. */
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
