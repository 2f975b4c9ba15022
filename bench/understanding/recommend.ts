/**
 * Latency of answers, and time and size of the index, with 1,000 to 100,000 products; beside plain
 * MiniSearch on the raw words. Alone: `npx tsx bench/understanding/recommend.ts`.
 */

import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import MiniSearch from "minisearch";
import { readNeeds } from "../../fixtures/needs/replay.ts";
import type { Constraint } from "../../language/need/constraints.ts";
import { readNeed } from "../../language/need/need.ts";
import { answer, answerSize } from "../../server/recommend/answer.ts";
import type { CatalogueIndex, FactsCache } from "../../server/recommend/index/catalogue-index.ts";
import type { ProductRecord } from "../../server/recommend/index/product-record.ts";
import { degreeOf, neededFor } from "../../server/recommend/match.ts";
import { roleOf } from "../../server/recommend/relaxation-order.ts";
import { shipped } from "../shipped.ts";
import { madeUpCatalogue } from "./recommend-catalogue.ts";
import { healthBeside } from "./recommend-health.ts";

const sizes = [1000, 8000, 12_500, 100_000] as const;
/** Goals for an answer's 95th percentile, in milliseconds. */
const goals: Readonly<Record<number, number>> = { 8000: 20, 12500: 20, 100000: 60 };
/** Goals for the largest index: milliseconds to build, megabytes. */
const largest = { indexMs: 10_000, indexMb: 300 } as const;

interface RecommendFigures {
  readonly products: number;
  /** Milliseconds from words to five products with reasons. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds to learn attributes and build the index, and its longest block. */
  readonly indexMs: number;
  readonly longestSliceMs: number;
  /** Megabytes of heap and typed arrays kept by the index and its facts. */
  readonly indexMb: number;
  /** Broken hard limits among the first five, per hundred needs. */
  readonly violations: number;
  readonly plain: {
    readonly p50: number;
    readonly p95: number;
    readonly indexMs: number;
    readonly violations: number;
  };
}

type Indexing = typeof import("../../server/recommend/index/catalogue-index.ts");

/** Prints the table and returns the figures. */
export async function recommendBench(): Promise<readonly RecommendFigures[]> {
  const needs = readNeeds()
    .filter(({ conversation }) => conversation === undefined)
    .map(({ said }) => said);
  const { buildIndex } = await shipped<Indexing>("server/recommend/index/catalogue-index.ts");
  const figures: RecommendFigures[] = [];
  process.stdout.write(
    `recommendations, ${needs.length} needs: milliseconds for an answer; broken hard limits per 100 needs\n` +
      "  products |    p50    p95   goal | index ms  slice ms   MB  broken | MiniSearch p50    p95  index ms  broken\n",
  );
  for (const count of sizes) {
    const one = await measure(buildIndex, madeUpCatalogue(count), needs);
    figures.push(one);
    const cell = (value: number, width: number, digits = 1): string =>
      value.toFixed(digits).padStart(width);
    const goal = goals[count] === undefined ? "      " : cell(goals[count] ?? 0, 6, 0);
    process.stdout.write(
      `${String(count).padStart(10)} |${cell(one.p50, 7, 2)}${cell(one.p95, 7, 2)}${goal} |${cell(one.indexMs, 9, 0)}${cell(one.longestSliceMs, 10)}${cell(one.indexMb, 5, 0)}${cell(one.violations, 8)} |${cell(one.plain.p50, 15, 2)}${cell(one.plain.p95, 7, 2)}${cell(one.plain.indexMs, 10, 0)}${cell(one.plain.violations, 8)}\n`,
    );
  }
  const last = figures.at(-1);
  if (last)
    process.stdout.write(
      `  ${last.products} products: index in ${(last.indexMs / 1000).toFixed(1)} s (goal ${largest.indexMs / 1000}) and ${last.indexMb.toFixed(0)} MB (goal ${largest.indexMb})\n`,
    );
  const items = madeUpCatalogue(100_000);
  const health = await healthBeside(() => buildIndex({ products: items, ...beside }));
  process.stdout.write(
    `  health check while it is built: p99 ${health.buildingP99.toFixed(1)} ms, longest ${health.buildingMost.toFixed(1)} ms; at rest p99 ${health.idleP99.toFixed(1)} ms\n`,
  );
  return figures;
}

/** As the running server builds. */
const beside = {
  clock: () => performance.now(),
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
};

async function measure(
  buildIndex: Indexing["buildIndex"],
  items: readonly ProductRecord[],
  needs: readonly string[],
): Promise<RecommendFigures> {
  collect();
  const before = process.memoryUsage();
  const cache: FactsCache = new Map();
  let longestSliceMs = 0;
  let sliceStart = performance.now();
  const started = sliceStart;
  const index = await buildIndex({
    products: items,
    cache,
    clock: () => performance.now(),
    pause: () => {
      longestSliceMs = Math.max(longestSliceMs, performance.now() - sliceStart);
      return new Promise((resolve) =>
        setImmediate(() => {
          sliceStart = performance.now();
          resolve();
        }),
      );
    },
  });
  const indexMs = performance.now() - started;
  longestSliceMs = Math.max(longestSliceMs, performance.now() - sliceStart);
  collect();
  const after = process.memoryUsage();
  const indexMb =
    (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / 2 ** 20;

  let violations = 0;
  const times = timed(needs, (said) => {
    const need = readNeed(said);
    const { shortlist } = answer({ index, need, without: new Set(), currency: "₹" });
    const shown = shortlist.slice(0, answerSize);
    return () => {
      for (const { place, subQueryAt: wanted } of shown)
        violations += broken(index, need.subQueries[wanted]?.constraints ?? [], place);
    };
  });

  const plainStart = performance.now();
  const mini = new MiniSearch<ProductRecord & { id: number }>({
    fields: ["name", "description", "category"],
  });
  mini.addAll(items.map((item, id) => ({ ...item, id })));
  const plainIndexMs = performance.now() - plainStart;
  let plainViolations = 0;
  // MiniSearch takes most of a second at 100,000 products: an eighth suffices.
  const some = items.length > 10_000 ? needs.filter((_, at) => at % 8 === 0) : needs;
  const plainTimes = timed(some, (said) => {
    const found = mini.search(said).slice(0, answerSize);
    return () => {
      const { subQueries: wanted } = readNeed(said);
      for (const { id } of found) {
        plainViolations += Math.min(
          ...wanted.map(({ constraints }) => broken(index, constraints, Number(id))),
        );
      }
    };
  });
  if (cache.size !== items.length) throw new Error("not every product was read");
  return {
    products: items.length,
    ...percentiles(times),
    indexMs,
    longestSliceMs,
    indexMb,
    violations: (violations * 100) / needs.length,
    plain: {
      ...percentiles(plainTimes),
      indexMs: plainIndexMs,
      violations: (plainViolations * 100) / some.length,
    },
  };
}

setFlagsFromString("--expose-gc");
const gc: () => void = runInNewContext("gc");

/** Twice: the second run frees what the first finalised. */
function collect(): void {
  gc();
  gc();
}

/** A need's time is its fastest run, which excludes other programs. */
const runs = 3;

/** Milliseconds of each need after a warm-up; a returned clean-up runs outside the clock. */
function timed(needs: readonly string[], run: (said: string) => () => void): readonly number[] {
  for (const said of needs.slice(0, 40)) run(said);
  return needs.map((said) => {
    let fastest = Number.POSITIVE_INFINITY;
    let judge: () => void = () => undefined;
    for (let turn = 0; turn < runs; turn += 1) {
      const started = performance.now();
      judge = run(said);
      fastest = Math.min(fastest, performance.now() - started);
    }
    judge();
    return fastest;
  });
}

/** How many of the hard limits a product breaks. */
function broken(index: CatalogueIndex, constraints: readonly Constraint[], place: number): number {
  return constraints.filter(
    (limit) => roleOf(limit) === "filters" && degreeOf(index, limit)(place) < neededFor(limit),
  ).length;
}

function percentiles(times: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const figures = await recommendBench();
  const missed = figures.some(
    ({ products, p95, indexMs, indexMb }) =>
      p95 > (goals[products] ?? Number.POSITIVE_INFINITY) ||
      indexMs > largest.indexMs ||
      indexMb > largest.indexMb,
  );
  process.exitCode = missed ? 1 : 0;
}
