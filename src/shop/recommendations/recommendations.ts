/**
 * Asking for recommendations: one request at a time, the last answer for its screen, and the
 * conversation that it belongs to. The answer survives a reload of the tab.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Body, Recommendation, Reply, UnderstoodLimit } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { type ApiError, asApiError } from "../../api/api-error.ts";
import type { Ports } from "../ports.ts";

export interface RecommendationsFound {
  readonly recommendations: readonly Recommendation[];
  /** The shopper's words, as spoken. */
  readonly userQuery: string;
  readonly summary: string;
  /** What the shop took the words to mean, to show and to take away. */
  readonly understood: readonly UnderstoodLimit[];
  /** What had to be given up. */
  readonly note: string | undefined;
  /** A question back, beside the results. */
  readonly question: string | undefined;
  /** Answers to it. */
  readonly options: readonly string[];
  /** Ids of all that was shown in this conversation. */
  readonly shown: readonly string[];
  /** Beside an only match: what is most like it. */
  readonly near: readonly Recommendation[];
}

/** A request that found nothing: why, and what lies just beyond. */
export interface RecommendationsMissed {
  readonly userQuery: string;
  readonly note: string | undefined;
  /** Whether all that fits was shown before; the nearest are of these. */
  readonly allShown: boolean;
  readonly nearest: readonly Recommendation[];
  /** What the shop took the words to mean: the next words may loosen it. */
  readonly understood: readonly UnderstoodLimit[];
}

export interface RecommendationsState {
  readonly busy: boolean;
  readonly last: RecommendationsFound | undefined;
  /** The latest request, where it found nothing; what was found before stays. */
  readonly missed: RecommendationsMissed | undefined;
}

/** What came of a request; the words for it are the assistant's. */
export type RecommendationOutcome =
  | {
      readonly type: "found";
      readonly count: number;
      readonly summary: string;
      /** The kind that all of them are, as understood: "kurtas". */
      readonly kind?: string;
      readonly names: readonly string[];
      readonly note?: string;
      readonly question?: string;
      /** Answers to the question. */
      readonly options?: readonly string[];
    }
  /** The note says why, where the words were understood; the question, what would help. */
  | {
      readonly type: "nothing";
      readonly note?: string;
      readonly question?: string;
      readonly options?: readonly string[];
    }
  /** Refused with status 429; retryAfter in seconds, where the server says. */
  | { readonly type: "too-many"; readonly retryAfter?: number }
  | { readonly type: "failed"; readonly error: ApiError }
  /** Another request is still under way. */
  | { readonly type: "busy" };

export interface Recommendations {
  readonly store: StoreApi<RecommendationsState>;
  /**
   * Sends the words as spoken; with at least one result it goes to /recommendations. An aborted
   * request goes nowhere and leaves room for the next one at once. What `answers` the question of the
   * last reply changes its need.
   */
  readonly recommend: (
    userNeeds: string,
    options?: { readonly signal?: AbortSignal; readonly answers?: boolean },
  ) => Promise<RecommendationOutcome>;
  /** Asks again without one of the understood limits. */
  readonly drop: (limitId: string) => Promise<RecommendationOutcome>;
  /** Somebody signed out: what was asked is nobody else's business. */
  readonly forget: () => void;
}

export const recommendationsKey = "shopai.recommendations";

/** Most ids that the call takes along. */
const mostShown = 200;
const mostOnScreen = 8;

/** What the screen shows, in its order: what nearly fits stands first. */
export function seen({
  last,
  missed,
}: Pick<RecommendationsState, "last" | "missed">): readonly Recommendation[] {
  const nearest = missed?.nearest ?? [];
  return [...nearest, ...(last ? apartFrom(nearest, last.recommendations) : [])];
}

/** The recommendations that aren't among the near ones. */
export function apartFrom(
  nearest: readonly Recommendation[],
  recommendations: readonly Recommendation[],
): readonly Recommendation[] {
  const near = new Set(nearest.map(({ productId }) => productId));
  return recommendations.filter(({ productId }) => !near.has(productId));
}

export function createRecommendations({
  api,
  goTo,
  log,
  tabStorage,
}: Pick<Ports, "api" | "goTo" | "log" | "tabStorage">): Recommendations {
  const store = createStore<RecommendationsState>(() => ({
    busy: false,
    last: stored(),
    missed: undefined,
  }));

  let latest: object | undefined;

  function stored(): RecommendationsFound | undefined {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(recommendationsKey) ?? "null");
      // Written by `keep` below, by this or an earlier version of the shop.
      const found = kept as Partial<RecommendationsFound> | null;
      if (!Array.isArray(found?.recommendations) || !found.userQuery) return undefined;
      return { ...blank, ...found, recommendations: found.recommendations };
    } catch (cause) {
      log("kept recommendations", cause);
      return undefined;
    }
  }

  function keep(last: RecommendationsFound | undefined): void {
    try {
      if (last === undefined) tabStorage.removeItem(recommendationsKey);
      else tabStorage.setItem(recommendationsKey, JSON.stringify(last));
    } catch (cause) {
      log("kept recommendations", cause);
    }
  }

  /** What was understood and shown before; the first request of a conversation carries none of it. */
  function conversation(): Partial<Body<"recommend">> {
    const { last, missed } = store.getState();
    const understood = missed?.understood.length ? missed.understood : (last?.understood ?? []);
    if (understood.length === 0) return {};
    return {
      understood: [...understood],
      shown: [...(last?.shown ?? [])],
      onScreen: seen(store.getState())
        .map(({ productId }) => productId)
        .slice(0, mostOnScreen),
    };
  }

  function take(userQuery: string, reply: Reply<"recommend">): RecommendationOutcome {
    const {
      success,
      recommendations,
      understood = [],
      nearest = [],
      question,
      options = [],
    } = reply;
    const note = reply.note?.text;
    const back = question === undefined ? {} : { question, options };
    const count = recommendations.length;
    if (!success || count === 0) {
      const allShown = reply.note?.kind === "all-shown";
      store.setState({ missed: { userQuery, note, allShown, nearest, understood } });
      const unread = understood.length > 0 && understood.every(({ field }) => field === "words");
      return { type: "nothing", ...(note !== undefined && !unread && { note }), ...back };
    }
    const before = store.getState().last?.shown ?? [];
    const shown = [...new Set([...before, ...recommendations.map(({ productId }) => productId)])];
    const summary = count === 1 ? "One piece matches" : `${count} pieces match`;
    const last: RecommendationsFound = {
      recommendations,
      userQuery,
      summary,
      understood,
      note,
      question,
      options,
      shown: shown.slice(-mostShown),
      near: nearest,
    };
    store.setState({ last, missed: undefined });
    keep(last);
    const kind = reply.note === undefined ? kindOf(understood) : undefined;
    return {
      type: "found",
      count,
      summary,
      ...(kind !== undefined && { kind }),
      names: recommendations.map(({ name }) => name),
      ...(note !== undefined && { note }),
      ...back,
    };
  }

  /** One request; `turn` is its own, so that a later one can take over from an aborted one. */
  async function ask(
    body: Body<"recommend">,
    turn: object,
    signal: AbortSignal | undefined,
  ): Promise<RecommendationOutcome> {
    latest = turn;
    store.setState({ busy: true });
    try {
      return take(body.userNeeds, await api.call("recommend", { body, ...(signal && { signal }) }));
    } catch (thrown) {
      log("recommendations", thrown);
      const error = asApiError(thrown);
      if (error.status !== 429) return { type: "failed", error };
      return {
        type: "too-many",
        ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      };
    } finally {
      if (latest === turn) store.setState({ busy: false });
    }
  }

  const occupied = () =>
    store.getState().busy && !(latest instanceof AbortSignal && latest.aborted);

  return {
    store,
    async recommend(userNeeds, { signal, answers = false } = {}) {
      if (occupied()) return { type: "busy" };
      const body = { userNeeds, ...conversation(), ...(answers && { answers }) };
      const outcome = await ask(body, signal ?? {}, signal);
      if (outcome.type === "found" && !signal?.aborted) goTo(paths.recommendations);
      return outcome;
    },
    async drop(limitId) {
      const { last } = store.getState();
      if (last === undefined || occupied()) return { type: "busy" };
      return ask(
        { userNeeds: last.userQuery, understood: [...last.understood], removed: [limitId] },
        {},
        undefined,
      );
    },
    forget() {
      latest = undefined;
      keep(undefined);
      store.setState({ busy: false, last: undefined, missed: undefined });
    },
  };
}

/** The one garment that was asked for. */
function kindOf(understood: readonly UnderstoodLimit[]): string | undefined {
  const garments = understood.filter(({ field, kind }) => field === "garment" && kind === "hard");
  return garments.length === 1 ? garments[0]?.label : undefined;
}

const blank: RecommendationsFound = {
  recommendations: [],
  userQuery: "",
  summary: "",
  understood: [],
  note: undefined,
  question: undefined,
  options: [],
  shown: [],
  near: [],
};
