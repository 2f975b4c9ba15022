/** Whether the shop can read and write. */
import type { FastifyInstance } from "fastify";
import { answerTrouble } from "../http/binding/errors.ts";
import type { RouteParts } from "./route-parts.ts";

/** Milliseconds that an answer is shared. */
const freshFor = 1_000;

export function healthRoutes(app: FastifyInstance, { checkDatabase, now }: RouteParts): void {
  const check = atMostEvery(freshFor, checkDatabase, now);
  app.get("/healthz", async (_, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await check();
      return { status: "ok" };
    } catch (error) {
      return answerTrouble(reply, error instanceof Error ? error : new Error("Not an error"));
    }
  });
}

/** Shares the answer between concurrent and soon repeated calls. */
function atMostEvery(
  wait: number,
  work: () => Promise<void>,
  now: () => number,
): () => Promise<void> {
  let last: Promise<void> | null = null;
  let foundOut: number | null = null;
  return () => {
    const age = foundOut === null ? 0 : now() - foundOut;
    // Negative: the clock was set back.
    if (last !== null && age >= 0 && age < wait) return last;
    foundOut = null;
    last = work().finally(() => {
      foundOut = now();
    });
    return last;
  };
}
