/** Reads a model's reply: fenced, wrapped, with unknown ids, or no JSON. */
import { z } from "zod";
import { jsonIn } from "../../model/json-in.ts";
import type { ModelChoice } from "./candidate.ts";

const picks = z.object({
  picks: z.array(z.object({ id: z.string(), reason: z.string().catch("") })).max(100),
});

/** Known unique ids, at most five; null if none. */
export function readReply(text: string, ids: ReadonlySet<string>): readonly ModelChoice[] | null {
  const parsed = picks.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  const chosen = new Map<string, ModelChoice>();
  for (const choice of parsed.data.picks) {
    if (ids.has(choice.id) && !chosen.has(choice.id)) chosen.set(choice.id, choice);
  }
  return chosen.size === 0 ? null : [...chosen.values()].slice(0, 5);
}
