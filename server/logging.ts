/** One line per request, without body, cookie, header or query values. */
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { Config } from "./config.ts";
import { describeError } from "./db/describe-error.ts";
import type { DatabaseTrouble } from "./db/trouble.ts";

export function loggerOptions(level: Config["logLevel"]) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.split("?", 1)[0],
        address: ip,
      }),
      err: (error: unknown) => describeError(error),
    },
  } satisfies FastifyServerOptions["logger"];
}

/** The cause of a 500 or 503. */
type Failure = { readonly err: Error; readonly database: DatabaseTrouble | "fine" };

const failures = new WeakMap<FastifyReply, Failure>();

/** Logged with the request's line. */
export function noteFailure(reply: FastifyReply, failure: Failure): void {
  // The line is written on disconnect, perhaps before the failure.
  if (reply.raw.closed) reply.log.error(failure, "request failed unanswered");
  else failures.set(reply, failure);
}

/** Logs once, when the reply is sent or the connection lost. */
export class RequestLog extends LogController {
  override incomingRequest(req: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once("close", () => {
      const facts = { req, res: reply, responseTime: reply.elapsedTime };
      const failure = failures.get(reply);
      if (failure === undefined) reply.log.info(facts, "request");
      else reply.log.error({ ...facts, ...failure }, "request failed");
    });
  }

  override requestCompleted(): void {}
  override routeNotFound(): void {}
}
