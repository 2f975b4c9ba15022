/** The interface of recommendation engines. */
import type { Body, Reply } from "../../../contract/schemas.ts";

/** An empty list if nothing is found; throws only when broken. */
export type RecommendationEngine = (body: Body<"recommend">) => Promise<Reply<"recommend">>;
