/**
 * Asks an OpenAI-compatible chat service one question. Never throws and keeps its deadline: null
 * means no usable answer.
 */
import OpenAI, { APIError } from "openai";
import { createBreaker } from "../resilience/breaker.ts";
import type { ModelMessage } from "./messages.ts";

interface ModelSettings {
  /** Null for a private server without keys. */
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly chatModel: string;
}

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly now: () => number;
  /** Milliseconds for a whole answer. */
  readonly deadlineMs: number;
  /** Resolves after `ms`, or when aborted. */
  readonly sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Since the start. */
export interface ModelCounts {
  asked: number;
  answered: number;
  /** Skipped by the breaker. */
  spared: number;
  late: number;
  refused: number;
  unusable: number;
  failed: number;
}

interface ModelQuestion<Answer> {
  readonly messages: ModelMessage[];
  readonly shape: { readonly name: string; readonly strict: true; readonly schema: object };
  readonly temperature: number;
  readonly mostTokens: number;
  /** Null for an unusable reply. */
  readonly read: (text: string) => Answer | null;
}

export interface ChatModel {
  readonly ask: <Answer>(question: ModelQuestion<Answer>) => Promise<Answer | null>;
  readonly counts: () => Readonly<ModelCounts>;
}

const longestWaitMs = 5 * 60 * 1000;

export function createChatModel({
  settings,
  now,
  deadlineMs,
  sleep = sleepFor,
}: ModelOptions): ChatModel {
  // The package's back-off can't be interrupted, and its time-out ignores a stalled body; our
  // signal covers both.
  const client = new OpenAI({
    apiKey: settings.apiKey ?? "none",
    baseURL: settings.baseUrl,
    maxRetries: 0,
    timeout: deadlineMs * 2,
    // Don't redirect the shopper's words.
    fetchOptions: { redirect: "error" },
  });
  const breaker = createBreaker({ failures: 3, restMs: 30_000, now });
  const counts: ModelCounts = {
    asked: 0,
    answered: 0,
    spared: 0,
    late: 0,
    refused: 0,
    unusable: 0,
    failed: 0,
  };
  /** Set if the service refuses a schema: ask for plain JSON. */
  let plain = false;

  const complete = async (
    { messages, shape, temperature, mostTokens }: ModelQuestion<unknown>,
    signal: AbortSignal,
  ): Promise<string> => {
    const request = {
      model: settings.chatModel,
      messages,
      temperature,
      max_completion_tokens: mostTokens,
    };
    // The package wants a writable schema.
    const shaped = {
      type: "json_schema" as const,
      json_schema: { ...shape, schema: { ...shape.schema } },
    };
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

  return {
    counts: () => ({ ...counts }),
    async ask(question) {
      if (!breaker.mayCall()) {
        counts.spared += 1;
        return null;
      }
      counts.asked += 1;
      const over = new AbortController();
      const asleep = new AbortController();
      const late = sleep(deadlineMs, asleep.signal).then(() => "late" as const);
      // Handled even if the race is lost.
      const reply = complete(question, over.signal).then(
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
      const answer = question.read(first.text);
      if (answer === null) {
        counts.unusable += 1;
        breaker.failed();
        return null;
      }
      counts.answered += 1;
      breaker.succeeded();
      return answer;
    },
  };
}

/** Milliseconds requested by a 429 or 503, else null. */
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
