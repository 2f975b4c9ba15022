/**
 * Asks an OpenAI-compatible chat service to order and explain candidates. It never throws and never
 * takes longer than its deadline: null means that the local answer stands.
 */
import OpenAI, { APIError } from "openai";
import { createBreaker } from "./breaker.ts";
import { type ModelAsk, type ModelChoice, mostCandidates } from "./candidate.ts";
import { messagesFor, replySchema } from "./prompt.ts";
import { readReply } from "./read-reply.ts";

export interface RerankerSettings {
  /** Null for a server of one's own that wants none. */
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly chatModel: string;
}

export interface RerankerOptions {
  readonly settings: RerankerSettings;
  readonly now: () => number;
  /** Milliseconds; the client waits 8 seconds in all. */
  readonly deadlineMs?: number;
  /** Resolves after so many milliseconds, or when aborted. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** How the calls went, since the start. */
export interface RerankerCounts {
  asked: number;
  answered: number;
  cached: number;
  /** Not asked, because it kept failing. */
  spared: number;
  late: number;
  refused: number;
  unusable: number;
  failed: number;
}

export interface Reranker {
  readonly rerank: (ask: ModelAsk) => Promise<readonly ModelChoice[] | null>;
  readonly counts: () => Readonly<RerankerCounts>;
}

const cacheSize = 500;
const cacheMs = 10 * 60 * 1000;
const longestWaitMs = 5 * 60 * 1000;

export function createReranker({
  settings,
  now,
  deadlineMs = 5000,
  sleep = sleepFor,
}: RerankerOptions): Reranker {
  // No retries and no time-out of the package's own: its back-off can't be interrupted, and its
  // time-out doesn't fire once headers have arrived and the body stalls. The signal does.
  const client = new OpenAI({
    apiKey: settings.apiKey ?? "none",
    baseURL: settings.baseUrl,
    maxRetries: 0,
    timeout: deadlineMs * 2,
    // The shopper's words follow no redirect to another host.
    fetchOptions: { redirect: "error" },
  });
  const breaker = createBreaker({ failures: 3, restMs: 30_000, now });
  const cache = new Map<
    string,
    { readonly until: number; readonly choices: readonly ModelChoice[] }
  >();
  const counts: RerankerCounts = {
    asked: 0,
    answered: 0,
    cached: 0,
    spared: 0,
    late: 0,
    refused: 0,
    unusable: 0,
    failed: 0,
  };
  /** Set when the service has refused an enforced reply shape: from then on plain JSON is asked for. */
  let plain = false;

  const complete = async (ask: ModelAsk, signal: AbortSignal): Promise<string> => {
    const ids = ask.candidates.map(({ id }) => id);
    const request = {
      model: settings.chatModel,
      messages: messagesFor(ask),
      temperature: 0.2,
      max_completion_tokens: 700,
    };
    const shaped = { type: "json_schema" as const, json_schema: replySchema(ids) };
    try {
      const reply = await client.chat.completions.create(
        plain ? request : { ...request, response_format: shaped },
        { signal },
      );
      return reply.choices[0]?.message.content ?? "";
    } catch (error) {
      if (plain || !(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) {
        throw error;
      }
      plain = true;
      const reply = await client.chat.completions.create(request, { signal });
      return reply.choices[0]?.message.content ?? "";
    }
  };

  const call = async (ask: ModelAsk): Promise<readonly ModelChoice[] | null> => {
    const over = new AbortController();
    const asleep = new AbortController();
    const late = sleep(deadlineMs, asleep.signal).then(() => "late" as const);
    // Handled here even when the race is lost, so that a late failure is nobody's surprise.
    const reply = complete(ask, over.signal).then(
      (text) => ({ text }),
      (error: unknown) => ({ error }),
    );
    const first = await Promise.race([reply, late]);
    asleep.abort();
    if (first === "late") {
      over.abort();
      counts.late += 1;
      breaker.failed();
      return null;
    }
    if ("error" in first) {
      const wait = waitAskedBy(first.error);
      if (wait !== null) counts.refused += 1;
      else counts.failed += 1;
      breaker.failed(wait ?? 0);
      return null;
    }
    const choices = readReply(first.text, new Set(ask.candidates.map(({ id }) => id)));
    if (choices === null) {
      counts.unusable += 1;
      breaker.failed();
      return null;
    }
    counts.answered += 1;
    breaker.succeeded();
    return choices;
  };

  return {
    counts: () => ({ ...counts }),
    async rerank(whole) {
      const ask = { ...whole, candidates: whole.candidates.slice(0, mostCandidates) };
      const key = JSON.stringify([settings.chatModel, ask]);
      const known = cache.get(key);
      if (known !== undefined && known.until > now()) {
        counts.cached += 1;
        return known.choices;
      }
      if (!breaker.mayCall()) {
        counts.spared += 1;
        return null;
      }
      counts.asked += 1;
      const choices = await call(ask);
      if (choices !== null) {
        cache.delete(key);
        cache.set(key, { until: now() + cacheMs, choices });
        const [oldest] = cache.keys();
        if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
      }
      return choices;
    },
  };
}

/** How long a 429 or 503 asks to be left alone, in milliseconds; null for any other failure. */
function waitAskedBy(error: unknown): number | null {
  if (!(error instanceof APIError) || (error.status !== 429 && error.status !== 503)) return null;
  const seconds = Number(error.headers?.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestWaitMs) : 0;
}

function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
