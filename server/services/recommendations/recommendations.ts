/** The local engine, then a language model if configured. */
import type { Body, Recommendation, Reply } from "../../../contract/schemas.ts";
import { constraintLabel } from "../../../language/need/labels.ts";
import { type Answer, answer, answerSize, type Pick } from "../../recommend/answer.ts";
import { type CatalogueIndex, valuesAt } from "../../recommend/index/catalogue-index.ts";
import { factFields } from "../../recommend/index/facts.ts";
import { createLiveIndex } from "../../recommend/index/live-index.ts";
import type { ProductRecord } from "../../recommend/index/product-record.ts";
import type { ModelCandidate } from "../../recommend/model/candidate.ts";
import type { NeedReader } from "../../recommend/model/need-reader.ts";
import type { Reranker } from "../../recommend/model/reranker.ts";
import { isTrueReason } from "../../recommend/model/true-reason.ts";
import { chipsOf } from "../../recommend/serialise.ts";
import { readTurn, type Turn } from "../../recommend/turn.ts";
import type { ProductRepository, ProductRow } from "../../repositories/products.ts";
import { toProduct } from "../catalogue/catalogue.ts";

interface RecommendationParts {
  readonly products: Only<ProductRepository, "all" | "version" | "byId">;
  /** Null: local engine only. */
  readonly reranker: Reranker | null;
  /** Null: rules only. */
  readonly reader?: NeedReader | null;
  readonly currency: string;
  readonly now: () => number;
}

type Only<Type, Key extends keyof Type> = { readonly [One in Key]: Type[One] };

export function createRecommendations({
  products,
  reranker,
  reader = null,
  currency,
  now,
}: RecommendationParts) {
  const live = createLiveIndex({
    source: {
      version: products.version,
      all: async () => (await products.all()).map(toItem),
    },
    now,
  });
  /** The model's untrue reasons, replaced by ours. */
  let reasonsDropped = 0;

  const chosenByModel = async (
    index: CatalogueIndex,
    body: Body<"recommend">,
    turn: Turn,
    local: Answer,
  ): Promise<readonly Pick[]> => {
    const shortlist = local.shortlist;
    const ours = shortlist.slice(0, answerSize);
    if (reranker === null || shortlist.length < 2) return ours;
    const candidates = shortlist.map(({ place }) => modelCandidate(index, place));
    const constraints = turn.need.subQueries.flatMap((wanted) => wanted.constraints);
    const choices = await reranker.rerank({
      said: body.userNeeds,
      constraints: constraints.map((constraint) => constraintLabel(constraint, currency)),
      candidates,
    });
    if (choices === null) return ours;
    const picks = choices.flatMap(({ id, reason }) => {
      const at = candidates.findIndex((candidate) => candidate.id === id);
      const pick = shortlist[at];
      const candidate = candidates[at];
      if (pick === undefined || candidate === undefined) return [];
      if (isTrueReason(reason, candidate)) return [{ ...pick, reason: reason.trim() }];
      reasonsDropped += 1;
      return [pick];
    });
    return filledUp(picks, ours);
  };

  /** The model reads new needs with unknown words only. */
  const read = async (body: Body<"recommend">, turn: Turn): Promise<Turn> =>
    reader === null || (body.understood ?? []).length > 0
      ? turn
      : { ...turn, need: await reader.read(body.userNeeds, turn.need) };

  return {
    /** Builds the index before the first request. */
    async warm(): Promise<void> {
      await live.get();
    },

    counts: () => ({ ...(reranker?.counts() ?? {}), reasonsDropped }),

    /** Survives failures of the model. */
    async recommend(body: Body<"recommend">): Promise<Reply<"recommend">> {
      const { index, stale } = await live.get();
      const turn = await read(body, readTurn(index, body));
      const local = answer({ index, ...turn, currency });
      const picks = await chosenByModel(index, body, turn, local);
      const shown = stale ? await stillThere(index, picks, products.byId) : picks;
      const nearest = stale ? await stillThere(index, local.nearest, products.byId) : local.nearest;
      return {
        success: true,
        recommendations: shown.flatMap((pick) => toRecommendation(index, pick)),
        understood: chipsOf(turn.need, currency),
        ...(local.note === null
          ? {}
          : { note: { kind: local.note.kind, text: local.note.text.slice(0, 600) } }),
        ...(nearest.length === 0
          ? {}
          : { nearest: nearest.flatMap((pick) => toRecommendation(index, pick)) }),
        ...(local.raiseBudgetBy === null || nearest.length === 0
          ? {}
          : { raiseBudgetBy: local.raiseBudgetBy }),
        ...(local.question === null
          ? {}
          : {
              question: local.question.text.slice(0, 300),
              options: local.question.options.map((text) => text.slice(0, 80)),
            }),
      };
    },
  };
}

/** The model's choice, filled up with ours to five, covering each sub-query. */
function filledUp(picks: readonly Pick[], ours: readonly Pick[]): readonly Pick[] {
  const all = [
    ...picks,
    ...ours.filter(({ place }) => !picks.some((pick) => pick.place === place)),
  ];
  const shown = all.slice(0, answerSize);
  const missing = ours.filter(
    ({ subQueryAt: wanted }, at) =>
      !shown.some((pick) => pick.subQueryAt === wanted) &&
      ours.findIndex((one) => one.subQueryAt === wanted) === at,
  );
  return [...shown.slice(0, answerSize - missing.length), ...missing];
}

/** Those unchanged since indexing. */
async function stillThere(
  index: CatalogueIndex,
  picks: readonly Pick[],
  byId: ProductRepository["byId"],
): Promise<readonly Pick[]> {
  const rows = await Promise.all(picks.map(({ place }) => byId(index.products[place]?._id ?? "")));
  return picks.filter(({ place }, at) => {
    const row = rows[at];
    return (
      row !== null &&
      row !== undefined &&
      JSON.stringify(toItem(row)) === JSON.stringify(index.products[place])
    );
  });
}

function toItem(row: ProductRow): ProductRecord {
  return { ...toProduct(row), attributes: row.attributes };
}

function toRecommendation(
  index: CatalogueIndex,
  { place, reason }: Pick,
): readonly Recommendation[] {
  const item = index.products[place];
  if (item === undefined) return [];
  const { name, category, description, _id: productId, price, image1 } = item;
  return [{ name, category, description, reason, productId, price, image1 }];
}

function modelCandidate(index: CatalogueIndex, place: number): ModelCandidate {
  const item = index.products[place];
  const facts = factFields.flatMap((field) => valuesAt(index, field, place));
  return {
    id: item?._id ?? "",
    name: item?.name ?? "",
    description: item?.description ?? "",
    category: item?.category ?? "",
    price: item?.price ?? 0,
    sizes: item?.sizes ?? [],
    facts: [...new Set(facts)],
  };
}
