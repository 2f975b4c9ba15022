/**
 * What came of an utterance's effects, as the assistant shows and says it. The app's performer
 * returns it; the assistant never learns how an act was done.
 */
import type { Question } from "../../intents/effects.ts";
import type { Offered } from "../../intents/intent.ts";

export interface Outcome {
  /** One sentence for each thing done, to show: "Opened your cart." */
  readonly done: readonly string[];
  /** Sentences to say aloud and to show. */
  readonly said: readonly string[];
  /** A question to ask; the assistant says it after everything else. */
  readonly asked?: Question;
  /** Sentences that were probably meant, or that answer what was asked, to choose from. */
  readonly offered?: Offered;
}

/** Nothing done, nothing said. */
export const nothingDone: Outcome = { done: [], said: [] };

/** One after the other; the later question replaces the earlier one. */
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
