/** Asking for recommendations: one request at a time, and the last answer for its screen. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Recommendation } from "../../contract/schemas.ts";
import { type ApiError, asApiError } from "../api/api-error.ts";
import type { Ports } from "./ports.ts";

export interface RecommendationsFound {
  readonly recommendations: readonly Recommendation[];
  /** The shopper's words, as spoken. */
  readonly userQuery: string;
  readonly summary: string;
}

export interface RecommendationsState {
  readonly busy: boolean;
  readonly last: RecommendationsFound | undefined;
}

/** What came of a request; the words for it are the assistant's. */
export type RecommendationOutcome =
  | { readonly type: "found"; readonly count: number; readonly summary: string }
  | { readonly type: "nothing" }
  /** Refused with status 429; retryAfter in seconds, where the server says. */
  | { readonly type: "too-many"; readonly retryAfter?: number }
  | { readonly type: "failed"; readonly error: ApiError }
  /** Another request is still under way. */
  | { readonly type: "busy" };

export interface Recommendations {
  readonly store: StoreApi<RecommendationsState>;
  /**
   * Sends the words as spoken; with at least one result it goes to /recommendations. An aborted
   * request goes nowhere and leaves room for the next one at once.
   */
  readonly recommend: (
    userNeeds: string,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<RecommendationOutcome>;
}

export function createRecommendations({
  api,
  goTo,
  log,
}: Pick<Ports, "api" | "goTo" | "log">): Recommendations {
  const store = createStore<RecommendationsState>(() => ({ busy: false, last: undefined }));

  let latest: AbortSignal | undefined;

  async function ask(userNeeds: string, signal?: AbortSignal): Promise<RecommendationOutcome> {
    const { success, recommendations } = await api.call("recommend", {
      body: { userNeeds },
      ...(signal && { signal }),
    });
    const count = recommendations.length;
    if (!success || count === 0) return { type: "nothing" };
    const summary = count === 1 ? "One piece matches" : `${count} pieces match`;
    store.setState({ last: { recommendations, userQuery: userNeeds, summary } });
    goTo("/recommendations");
    return { type: "found", count, summary };
  }

  return {
    store,
    async recommend(userNeeds, { signal } = {}) {
      if (store.getState().busy && !latest?.aborted) return { type: "busy" };
      latest = signal;
      store.setState({ busy: true });
      try {
        return await ask(userNeeds, signal);
      } catch (thrown) {
        log("recommendations", thrown);
        const error = asApiError(thrown);
        if (error.status !== 429) return { type: "failed", error };
        return {
          type: "too-many",
          ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
        };
      } finally {
        if (latest === signal) store.setState({ busy: false });
      }
    },
  };
}
