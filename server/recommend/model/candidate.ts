/** What a language model is shown of a product, and what it may answer. */

export interface ModelCandidate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** Whole rupees. */
  readonly price: number;
  readonly sizes: readonly string[];
  /** Values of its facts, for checking what is said of it. */
  readonly facts: readonly string[];
}

export interface ModelAsk {
  /** The shopper's words. */
  readonly said: string;
  /** The understood limits, as labels. */
  readonly limits: readonly string[];
  /** At most 20, each of which keeps all hard limits already. */
  readonly candidates: readonly ModelCandidate[];
}

/** One product chosen, with the reason as the model gave it; unchecked. */
export interface ModelChoice {
  readonly id: string;
  readonly reason: string;
}

/** Most products that a model is shown. */
export const mostCandidates = 20;
