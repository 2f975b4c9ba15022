/** 405 with the allowed methods. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorReply } from "../../../contract/schemas.ts";

/** Collects routes; call the result when all are registered. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = taken.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    taken.set(url, methods);
  });
  return () => {
    // After plugins that register routes.
    app.register(async (scope) => {
      for (const [url, methods] of [...taken]) {
        const allow = [...methods].sort().join(", ");
        const refuse = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
          reply
            .code(405)
            .header("allow", allow)
            .send({ message: `This address takes ${allow} alone` } satisfies ErrorReply);
        const method = scope.supportedMethods.filter((name) => !methods.has(name));
        // In onRequest, so that no body is read.
        scope.route({
          method,
          url,
          onRequest: async (request, reply) => refuse(request, reply),
          handler: refuse,
        });
      }
    });
  };
}
