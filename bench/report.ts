/** Formats benchmarks' figures: a heading, then an aligned line each. */

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** A goal, a baseline or a peer. */
  readonly against?: string;
}

export function print(heading: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map((figure) => figure.name.length));
  console.log(`\n${heading}`);
  for (const { name, value, against } of figures) {
    console.log(`  ${name.padEnd(width)}  ${value}${against ? `  (${against})` : ""}`);
  }
}

/** The percentile; samples in any order, share 0..1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
