/**
 * Keeps the index current, rebuilding in the background while the old one answers, checked against
 * the catalogue.
 */
import { buildIndex, type CatalogueIndex, type FactsCache } from "./catalogue-index.ts";
import type { ProductRecord } from "./product-record.ts";

interface CatalogueSource {
  readonly version: () => Promise<number>;
  readonly all: () => Promise<readonly ProductRecord[]>;
}

interface LiveIndexOptions {
  readonly source: CatalogueSource;
  readonly now: () => number;
  readonly pause?: () => Promise<void>;
  readonly clock?: () => number;
}

interface CurrentIndex {
  readonly index: CatalogueIndex;
  /** The catalogue has changed since. */
  readonly stale: boolean;
}

/** Milliseconds until another process's change shows. */
const freshFor = 1000;
/** Milliseconds that an answer waits for a rebuild. */
const patience = 300;

export function createLiveIndex({
  source,
  now,
  pause = () => new Promise((resolve) => setImmediate(resolve)),
  clock = () => performance.now(),
}: LiveIndexOptions) {
  const cache: FactsCache = new Map();
  let current: { readonly version: number; readonly index: CatalogueIndex } | null = null;
  let building: Promise<CatalogueIndex> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const build = async (): Promise<CatalogueIndex> => {
    // Read before the products, so that a race makes the index look older, never newer.
    const version = await source.version();
    const index = await buildIndex({ products: await source.all(), cache, pause, clock });
    current = { version, index };
    return index;
  };

  const startBuilding = (): Promise<CatalogueIndex> => {
    building ??= build().finally(() => {
      building = null;
    });
    return building;
  };

  return {
    /** Waits for the first index, briefly for later ones. */
    async get(): Promise<CurrentIndex> {
      if (current === null) return { index: await startBuilding(), stale: false };
      if (building === null) {
        if (Math.abs(now() - checkedAt) < freshFor) return { index: current.index, stale: false };
        const version = await source.version();
        checkedAt = now();
        if (version === current.version) return { index: current.index, stale: false };
      }
      const built = startBuilding();
      built.catch(() => undefined);
      const old = current.index;
      return Promise.race([
        built.then((index) => ({ index, stale: false })),
        new Promise<CurrentIndex>((resolve) => {
          setTimeout(() => resolve({ index: old, stale: true }), patience).unref();
        }),
      ]);
    },
  };
}
