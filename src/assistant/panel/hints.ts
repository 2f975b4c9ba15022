/**
 * The words that are likely now, for recognisers that can be told: names on the screen, because
 * nothing else can tell them from everyday words, and in turn with them what can be said. Adapters
 * take as many from the front as they may, and half of whatever they take are commands. Pure.
 */

export interface HintSources {
  /** Names of the products in view. */
  readonly names: readonly string[];
  /** Sentences that fit this screen. */
  readonly here: readonly string[];
  /** The table's own phrases. */
  readonly phrases: readonly string[];
}

/** Azure's phrase list works best below 500: longer ones slow it down. */
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

/** One of each, as long as there are both. */
function inTurn(one: readonly string[], other: readonly string[]): readonly string[] {
  const longer = one.length > other.length ? one : other;
  return longer.flatMap((_, at) => [one[at] ?? [], other[at] ?? []].flat());
}
