/** Reads what a model answered: fenced, wrapped in talk, with ids that don't exist, or not JSON at all. */
import { z } from "zod";
import { jsonIn } from "../../model/json-in.ts";
import type { ModelChoice } from "./candidate.ts";

const picks = z.object({
  picks: z.array(z.object({ id: z.string(), reason: z.string().catch("") })).max(100),
});

/** The choices with ids of the list, each once, at most five; null when there is nothing to use. */
export function readReply(text: string, ids: ReadonlySet<string>): readonly ModelChoice[] | null {
  const parsed = picks.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  const chosen = new Map<string, ModelChoice>();
  for (const choice of parsed.data.picks) {
    if (ids.has(choice.id) && !chosen.has(choice.id)) chosen.set(choice.id, choice);
  }
  return chosen.size === 0 ? null : [...chosen.values()].slice(0, 5);
}
