/**
 * A chat service ranks and explains candidates. Never throws and keeps its deadline: null keeps the
 * local answer.
 */
import { createChatModel, type ModelCounts, type ModelOptions } from "../../model/chat-model.ts";
import { type ModelAsk, type ModelChoice, mostCandidates } from "./candidate.ts";
import { messagesFor, replySchema } from "./prompt.ts";
import { readReply } from "./read-reply.ts";

export interface RerankerOptions extends Omit<ModelOptions, "deadlineMs"> {
  /** Milliseconds; the client waits 8 seconds in all. */
  readonly deadlineMs?: number;
}

interface RerankerCounts extends ModelCounts {
  cached: number;
}

export interface Reranker {
  readonly rerank: (ask: ModelAsk) => Promise<readonly ModelChoice[] | null>;
  readonly counts: () => Readonly<RerankerCounts>;
}

const cacheSize = 500;
const cacheMs = 10 * 60 * 1000;

export function createReranker({ deadlineMs = 5000, ...options }: RerankerOptions): Reranker {
  const { settings, now } = options;
  const model = createChatModel({ ...options, deadlineMs });
  const cache = new Map<
    string,
    { readonly until: number; readonly choices: readonly ModelChoice[] }
  >();
  let cached = 0;

  return {
    counts: () => ({ ...model.counts(), cached }),
    async rerank(whole) {
      const ask = { ...whole, candidates: whole.candidates.slice(0, mostCandidates) };
      const key = JSON.stringify([settings.chatModel, ask]);
      const known = cache.get(key);
      if (known !== undefined && known.until > now()) {
        cached += 1;
        return known.choices;
      }
      const ids = ask.candidates.map(({ id }) => id);
      const choices = await model.ask({
        messages: messagesFor(ask),
        shape: replySchema(ids),
        temperature: 0.2,
        mostTokens: 700,
        read: (text) => readReply(text, new Set(ids)),
      });
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
