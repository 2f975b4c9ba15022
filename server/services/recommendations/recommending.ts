/** What a recommendation engine is to the rest of the server. */
import type { Body, Reply } from "../../../contract/schemas.ts";

/**
 * Answers what a shopper asked for, in their own words, with products of the catalogue.
 * An engine that finds nothing answers with an empty list; it throws only when it is broken.
 */
export type RecommendationEngine = (body: Body<"recommend">) => Promise<Reply<"recommend">>;
