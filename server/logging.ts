/** What the log says of a request: never a body, a cookie, a header or what stands after the “?”. */
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

export function loggerOptions(level: Config["logLevel"]) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.split("?", 1)[0],
        address: ip,
      }),
    },
  } satisfies FastifyServerOptions["logger"];
}
