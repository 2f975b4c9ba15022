/**
 * Asks an OpenAI-compatible chat service one question with a shape for its answer. It never throws
 * and never takes longer than its deadline: null means that there is no answer to use.
 */
import OpenAI, { APIError } from "openai";
import { createBreaker } from "./breaker.ts";
import type { ModelMessage } from "./messages.ts";

export interface ModelSettings {
  /** Null for a server of one's own that wants none. */
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly chatModel: string;
}

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly now: () => number;
  /** Milliseconds for a whole answer. */
  readonly deadlineMs: number;
  /** Resolves after so many milliseconds, or when aborted. */
  readonly sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** How the calls went, since the start. */
export interface ModelCounts {
  asked: number;
  answered: number;
  /** Not asked, because it kept failing. */
  spared: number;
  late: number;
  refused: number;
  unusable: number;
  failed: number;
}

export interface ModelQuestion<Answer> {
  readonly messages: ModelMessage[];
  /** The JSON schema asked of services that can enforce one. */
  readonly shape: { readonly name: string; readonly strict: true; readonly schema: object };
  readonly temperature: number;
  readonly mostTokens: number;
  /** Reads the reply, whatever it is; null when there is nothing to use. */
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
  const counts: ModelCounts = {
    asked: 0,
    answered: 0,
    spared: 0,
    late: 0,
    refused: 0,
    unusable: 0,
    failed: 0,
  };
  /** Set when the service has refused an enforced reply shape: from then on plain JSON is asked for. */
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
    // The package wants a schema that may be written to.
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
      // Handled here even when the race is lost, so that a late failure is nobody's surprise.
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
