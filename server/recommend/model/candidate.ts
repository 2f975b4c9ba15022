export interface ModelCandidate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** Whole rupees. */
  readonly price: number;
  readonly sizes: readonly string[];
  /** To verify its claims. */
  readonly facts: readonly string[];
}

export interface ModelAsk {
  /** The shopper's words. */
  readonly said: string;
  /** As labels. */
  readonly constraints: readonly string[];
  readonly candidates: readonly ModelCandidate[];
}

/** Unchecked. */
export interface ModelChoice {
  readonly id: string;
  readonly reason: string;
}

export const mostCandidates = 20;
