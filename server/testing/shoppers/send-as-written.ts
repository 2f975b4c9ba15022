/** Sends a request target verbatim; `inject` and `fetch` normalise it. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { ownAddress } from "../../http/security/own-address.ts";

interface WrittenRequest {
  readonly method?: string;
  /** In the request line. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The app then listens. */
export async function sendAsWritten(app: FastifyInstance, sent: WrittenRequest) {
  if (ownAddress(app) === null) await app.listen({ port: 0, host: "127.0.0.1" });
  const { hostname, port } = new URL(ownAddress(app) ?? "");
  const { method = "GET", target: path, headers = {}, body } = sent;
  const outgoing = request({ hostname, port, method, path, headers, agent: false });
  const answered = once(outgoing, "response");
  outgoing.end(body);
  const [response] = (await answered) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
