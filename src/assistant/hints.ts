/**
 * The words that are likely now, for recognisers that can be told: what is on the screen first,
 * because nothing else can tell its names from everyday words, then what can be said here, then the
 * phrases that are understood everywhere. Adapters take as many from the front as they may. Pure.
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
  for (const hint of [...names, ...here, ...phrases]) {
    const key = hint.trim().toLowerCase();
    if (key === "" || seen.has(key) || hints.length === most) continue;
    seen.add(key);
    hints.push(hint.trim());
  }
  return hints;
}
