/**
 * Hints for recognisers: the screen's names, the rarer words, alternating with commands, because
 * adapters take only the first. Pure.
 */

interface HintSources {
  readonly names: readonly string[];
  readonly here: readonly string[];
  readonly phrases: readonly string[];
}

/** Azure's phrase list slows down above 500. */
const most = 200;

export function hintsOf({ names, here, phrases }: HintSources): readonly string[] {
  const seen = new Set<string>();
  const hints: string[] = [];
  for (const hint of inTurn(names, inTurn(here, phrases))) {
    const key = hint.trim().toLowerCase();
    if (key === "" || seen.has(key) || hints.length === most) continue;
    seen.add(key);
    hints.push(hint.trim());
  }
  return hints;
}

/** Alternates while both last. */
function inTurn(one: readonly string[], other: readonly string[]): readonly string[] {
  const longer = one.length > other.length ? one : other;
  return longer.flatMap((_, at) => [one[at] ?? [], other[at] ?? []].flat());
}
