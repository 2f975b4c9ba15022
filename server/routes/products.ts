/** The public product list. */
import type { FastifyInstance } from "fastify";
import { calls } from "../../contract/calls.ts";
import { bestEncoding, hasTag } from "../http/pages/encoding.ts";
import type { RouteParts } from "./route-parts.ts";

export function productRoutes(app: FastifyInstance, { catalogue }: RouteParts): void {
  // Not through `bind`: checked once per version.
  app.get(calls.listProducts.path, async (request, reply) => {
    const list = await catalogue.list();
    const encoding = bestEncoding(request.headers["accept-encoding"]);
    // Strong tags name bytes, so each encoding has its own.
    const tag = `"${list.digest}-${encoding}"`;
    reply.header("etag", tag).header("cache-control", "no-cache");
    const vary = reply.getHeader("vary");
    reply.header("vary", vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
    if (hasTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("application/json; charset=utf-8").send(list[encoding]);
  });
}
