/**
 * The ranker's packed weights: printable characters, one per small number, which gzip best.
 * Features are 20-bit hashes; 1–2 % collide and share weights.
 */

export const bits = 20;

/** Written by scripts/train-ranker.ts. */
export interface PackedTable {
  readonly features: string;
  /** Weights per feature. */
  readonly counts: string;
  /** Acts, as differences within a feature. */
  readonly acts: string;
  /** In steps. */
  readonly steps: string;
}

interface Table {
  /** By hash, from one; 0 for none. */
  readonly rows: Int32Array;
  /** In `acts` and `steps`. */
  readonly ends: Int32Array;
  readonly acts: Uint8Array;
  readonly steps: Int8Array;
}

/** The first character; the backslash is skipped. */
const first = 35;
const backslash = 92;
const signs = 91;
/** Range of a weight, either side of zero. */
export const mostSteps = (signs - 1) / 2;

function signOf(value: number): string {
  const code = first + value;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code < backslash ? code : code - 1) - first;
}

/** Differences; the last character continues in the next. */
export function packedRising(numbers: readonly number[]): string {
  let before = 0;
  return numbers
    .map((number) => {
      const more = number - before;
      before = number;
      const full = Math.floor(more / (signs - 1));
      return signOf(signs - 1).repeat(full) + signOf(more % (signs - 1));
    })
    .join("");
}

export function unpackedRising(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = valueAt(text, at);
    number += value;
    if (value < signs - 1) numbers.push(number);
  }
  return numbers;
}

/** Each within `mostSteps` of zero. */
export function packedSteps(steps: readonly number[]): string {
  return steps.map((each) => signOf(each + mostSteps)).join("");
}

export function unpackedSteps(text: string): readonly number[] {
  return Array.from(text, (_, at) => valueAt(text, at) - mostSteps);
}

export function packed(
  weights: ReadonlyMap<number, readonly (readonly [act: number, steps: number])[]>,
): PackedTable {
  const rows = [...weights].sort(([one], [other]) => one - other);
  const byAct = rows.map(([, own]) => own.toSorted(([one], [other]) => one - other));
  return {
    features: packedRising(rows.map(([feature]) => feature)),
    counts: byAct.map(({ length }) => signOf(length)).join(""),
    acts: byAct
      .flatMap((own) => own.map(([act], at) => signOf(act - (own[at - 1]?.[0] ?? 0))))
      .join(""),
    steps: byAct.flatMap((own) => own.map(([, steps]) => signOf(steps + mostSteps))).join(""),
  };
}

export function unpacked({ features, counts, acts, steps }: PackedTable): Table {
  const table = {
    acts: new Uint8Array(acts.length),
    steps: new Int8Array(steps.length),
    rows: new Int32Array(1 << bits),
    ends: new Int32Array(counts.length + 1),
  };
  let from = 0;
  unpackedRising(features).forEach((feature, row) => {
    const to = from + valueAt(counts, row);
    let act = 0;
    for (let at = from; at < to; at += 1) {
      act += valueAt(acts, at);
      table.acts[at] = act;
      table.steps[at] = valueAt(steps, at) - mostSteps;
    }
    table.rows[feature] = row + 1;
    table.ends[row + 1] = to;
    from = to;
  });
  return table;
}

/** Sums per act, in steps. */
export function sumsOf(table: Table, features: Iterable<number>, acts: number): Float64Array {
  const sums = new Float64Array(acts);
  for (const feature of features) {
    const row = table.rows[feature] ?? 0;
    if (row === 0) continue;
    const end = table.ends[row] ?? 0;
    for (let at = table.ends[row - 1] ?? 0; at < end; at += 1) {
      const act = table.acts[at] ?? 0;
      sums[act] = (sums[act] ?? 0) + (table.steps[at] ?? 0);
    }
  }
  return sums;
}
