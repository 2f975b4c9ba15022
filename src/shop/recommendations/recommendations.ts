/** One request at a time, the last answer, and its conversation. Survives a reload. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type {
  Body,
  Recommendation,
  Reply,
  UnderstoodConstraint,
} from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { type ApiError, asApiError } from "../../api/api-error.ts";
import type { Ports } from "../ports.ts";

interface RecommendationsFound {
  readonly recommendations: readonly Recommendation[];
  readonly userQuery: string;
  readonly summary: string;
  /** Shown and removable. */
  readonly understood: readonly UnderstoodConstraint[];
  readonly note: string | undefined;
  /** A question beside the results. */
  readonly question: string | undefined;
  readonly options: readonly string[];
  /** All in this conversation. */
  readonly shown: readonly string[];
  /** Most similar, beside a single match. */
  readonly near: readonly Recommendation[];
}

/** Why nothing was found, and what comes nearest. */
export interface RecommendationsMissed {
  readonly userQuery: string;
  readonly note: string | undefined;
  /** Everything that fits was shown before. */
  readonly allShown: boolean;
  readonly nearest: readonly Recommendation[];
  /** The next words may relax them. */
  readonly understood: readonly UnderstoodConstraint[];
}

export interface RecommendationsState {
  readonly busy: boolean;
  readonly last: RecommendationsFound | undefined;
  /** Set if the latest request found nothing; earlier results stay. */
  readonly missed: RecommendationsMissed | undefined;
}

/** Worded by the assistant. */
export type RecommendationOutcome =
  | {
      readonly type: "found";
      readonly count: number;
      readonly summary: string;
      /** The common kind: "kurtas". */
      readonly kind?: string;
      readonly names: readonly string[];
      readonly note?: string;
      readonly question?: string;
      readonly options?: readonly string[];
    }
  /** The note says why; the question, what would help. */
  | {
      readonly type: "nothing";
      readonly note?: string;
      readonly question?: string;
      readonly options?: readonly string[];
    }
  /** Status 429; retryAfter in seconds, if known. */
  | { readonly type: "too-many"; readonly retryAfter?: number }
  | { readonly type: "failed"; readonly error: ApiError }
  /** Another request is running. */
  | { readonly type: "busy" };

export interface Recommendations {
  readonly store: StoreApi<RecommendationsState>;
  /**
   * An aborted request frees the place at once. `answers`: the words answer the last question. `elsewhere`: the last
   * list isn't in front, so only what missed goes on.
   */
  readonly recommend: (
    userNeeds: string,
    options?: {
      readonly signal?: AbortSignal;
      readonly answers?: boolean;
      readonly elsewhere?: boolean;
    },
  ) => Promise<RecommendationOutcome>;
  /** Repeats without this constraint. */
  readonly drop: (constraintId: string) => Promise<RecommendationOutcome>;
  readonly forget: () => void;
}

const recommendationsKey = "shopai.recommendations";

/** Ids sent along. */
const mostShown = 200;
const mostOnScreen = 8;

/** In screen order: near ones first. */
export function seen({
  last,
  missed,
}: Pick<RecommendationsState, "last" | "missed">): readonly Recommendation[] {
  const nearest = missed?.nearest ?? [];
  return [...nearest, ...(last ? apartFrom(nearest, last.recommendations) : [])];
}

/** The latest need, even if nothing fits it; “more” is none. */
export const inFront = ({ last, missed }: Pick<RecommendationsState, "last" | "missed">) =>
  missed?.allShown && last ? last : (missed ?? last);

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
      // Perhaps by an earlier version.
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

  /** Empty for a first request. */
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

  /** `turn` identifies aborted requests. */
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
    async recommend(userNeeds, { signal, answers = false, elsewhere = false } = {}) {
      if (occupied()) return { type: "busy" };
      const goesOn = answers || !elsewhere || store.getState().missed !== undefined;
      const body = { userNeeds, ...(goesOn && conversation()), ...(answers && { answers }) };
      const outcome = await ask(body, signal ?? {}, signal);
      if (outcome.type === "found" && !signal?.aborted) goTo(paths.recommendations);
      return outcome;
    },
    async drop(constraintId) {
      const need = inFront(store.getState());
      if (need === undefined || occupied()) return { type: "busy" };
      const { userQuery, understood } = need;
      return ask(
        { userNeeds: userQuery, understood: [...understood], removed: [constraintId] },
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

/** The only garment requested. */
function kindOf(understood: readonly UnderstoodConstraint[]): string | undefined {
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
