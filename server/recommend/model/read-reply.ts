/** Reads what a model answered: fenced, wrapped in talk, with ids that don't exist, or not JSON at all. */
import { z } from "zod";
import type { ModelChoice } from "./candidate.ts";

const picks = z.object({
  picks: z.array(z.object({ id: z.string(), reason: z.string().catch("") })).max(100),
});

const longestReply = 20_000;

/** The choices with ids of the list, each once, at most five; null when there is nothing to use. */
export function readReply(text: string, ids: ReadonlySet<string>): readonly ModelChoice[] | null {
  const parsed = picks.safeParse(jsonIn(text.slice(0, longestReply)));
  if (!parsed.success) return null;
  const chosen = new Map<string, ModelChoice>();
  for (const choice of parsed.data.picks) {
    if (ids.has(choice.id) && !chosen.has(choice.id)) chosen.set(choice.id, choice);
  }
  return chosen.size === 0 ? null : [...chosen.values()].slice(0, 5);
}

/** The JSON of a text: the whole, or what stands between the first brace and the last. */
function jsonIn(text: string): unknown {
  for (const attempt of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Fenced or wrapped in talk: the next attempt takes the braces alone.
    }
  }
  return null;
}
