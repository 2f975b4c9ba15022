/**
 * "I ought to ask his mother first, just empty the basket": one clause changes the cart, the others are talk. Done
 * only if no piece, size or count is left over.
 */
import type { Command, Reading } from "../commands/command.ts";
import type { Effect } from "../effects.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { matchRow } from "../table/match.ts";
import { type Sure, surest } from "./best.ts";

const joint = /\s*[.?!;…]+\s+|,\s+|\s+[–—-]\s+|\s+(?:so|because|cos|but|and|then)\s+/g;
const mostClauses = 6;
const leastSure = 0.9;
/** Words; fewer belong to their neighbour: "ooh, and the large". */
const leastTalk = 3;
const acting: ReadonlySet<string> = new Set(["add", "change-cart"]);
/** May revoke the act, or ask. */
const turned =
  /\b(?:don't|do not|not|never|if|unless|maybe|perhaps|later|tomorrow|should i|what if|or|wait|hold on)\b|\?\s*$|^(?:what|which|how|who|where|when|why|is|are|does|do|can|could|will|would)\b/;

export function amidTalk(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { shop } = scene;
  if (!shop || scene.asked?.id === "field") return undefined;
  const clauses = clausesOf(reading.plain);
  if (clauses.length < 2 || clauses.length > mostClauses) return undefined;
  const whole = sayingOf(reading, scene);
  for (let from = clauses.length - 1; from >= 0; from -= 1)
    for (let to = clauses.length; to > from; to -= 1) {
      const start = clauses[from]?.from ?? 0;
      const end = clauses[to - 1]?.to ?? 0;
      if (to - from === clauses.length) continue;
      const rest = clauses.filter((_, at) => at < from || at >= to);
      if (rest.some(({ text }) => text.split(" ").length < leastTalk)) continue;
      if (rest.some(({ text }) => turned.test(text.toLowerCase()))) continue;
      const part = normalise(reading.plain.slice(start, end));
      if (matchRow(part.lower)) continue;
      const own = sayingOf(part, scene);
      const left =
        whole.sizes.length > own.sizes.length ||
        whole.numbers.length > own.numbers.length ||
        garments(whole) > garments(own);
      if (left) continue;
      const wish = surest(commands, { ...part, row: reading.row }, scene);
      if (!wish || !acting.has(wish.id) || wish.chance < leastSure) continue;
      if (wish.effects.some((each) => each.type === "say" || isWhich(each))) continue;
      return wish;
    }
  return undefined;
}

const isWhich = (effect: Effect): boolean =>
  effect.type === "ask" && effect.question.id === "which";

/** "My team needs matching shirts" names none of them. */
const garments = ({ mentions }: ReturnType<typeof sayingOf>): number =>
  mentions.filter(({ garment, definite, plural }) => definite || (garment && !plural)).length;

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function clausesOf(text: string): readonly Clause[] {
  const found: Clause[] = [];
  let from = 0;
  for (const { index, 0: between } of [...text.matchAll(joint)]) {
    if (index > from) found.push({ from, to: index, text: text.slice(from, index) });
    from = index + between.length;
  }
  if (from < text.length) found.push({ from, to: text.length, text: text.slice(from) });
  return found;
}
