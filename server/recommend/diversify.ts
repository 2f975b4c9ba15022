/** Varied results: no twins, and mixed colours unless one was requested. */

import type { Constraint } from "../../language/need/constraints.ts";
import { colourFamily } from "../../language/words/colours.ts";
import { type CatalogueIndex, valuesAt } from "./index/catalogue-index.ts";
import type { Candidate } from "./search.ts";

interface DiversifyOptions {
  readonly index: CatalogueIndex;
  readonly candidates: readonly Candidate[];
  readonly constraints: readonly Constraint[];
  readonly count: number;
}

/** Candidates per colour family. */
const poolPerColour = 12;
const samePenalty = { colour: 0.9, garment: 0.8, wearer: 0.6 } as const;

/** Best first, each as different as its rank allows. */
export function diversify({
  index,
  candidates,
  constraints,
  count,
}: DiversifyOptions): readonly Candidate[] {
  const asked = (field: Constraint["field"]): boolean =>
    constraints.some(
      (constraint) => constraint.field === field && constraint.strength !== "negated",
    );
  const inOrder = constraints.some(
    (constraint) =>
      constraint.field === "price" &&
      (constraint.lean === "lowest" || constraint.lean === "highest"),
  );
  const pool = poolOf(index, candidates);
  const chosen: (Candidate & Traits)[] = [];
  while (chosen.length < count) {
    let best: (Candidate & Traits) | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of pool) {
      if (chosen.some((one) => one.place === candidate.place || areTwins(one, candidate))) continue;
      let score = candidate.score;
      if (!inOrder) {
        for (const one of chosen) {
          if (!asked("colour") && one.colour === candidate.colour) score -= samePenalty.colour;
          if (!asked("garment") && one.garment === candidate.garment) score -= samePenalty.garment;
          if (!asked("audience") && one.category === candidate.category)
            score -= samePenalty.wearer;
        }
      }
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (best === null) break;
    chosen.push(best);
  }
  return chosen.map(({ place, score }) => ({ place, score }));
}

interface Traits {
  readonly name: string;
  readonly colour: string;
  readonly garment: string;
  readonly category: string;
  readonly cloth: string;
}

function poolOf(
  index: CatalogueIndex,
  candidates: readonly Candidate[],
): readonly (Candidate & Traits)[] {
  const taken = new Map<string, number>();
  const pool: (Candidate & Traits)[] = [];
  for (const candidate of candidates) {
    const [shade = ""] = valuesAt(index, "colour", candidate.place);
    const colour = colourFamily(shade);
    const count = taken.get(colour) ?? 0;
    if (count >= poolPerColour) continue;
    taken.set(colour, count + 1);
    const product = index.products[candidate.place];
    pool.push({
      ...candidate,
      colour,
      name: (product?.name ?? "").toLowerCase(),
      garment: valuesAt(index, "garment", candidate.place)[0] ?? "",
      category: product?.category ?? "",
      cloth: `${shade} ${valuesAt(index, "material", candidate.place).join()} ${valuesAt(index, "pattern", candidate.place).join()} ${product?.price ?? 0}`,
    });
    if (pool.length >= 160) break;
  }
  return pool;
}

/** One product under two ids: same name, or same garment, cloth and price. */
function areTwins(a: Traits, b: Traits): boolean {
  if (a.category !== b.category) return false;
  return a.name === b.name || (a.garment === b.garment && a.garment !== "" && a.cloth === b.cloth);
}
