/** A scripted card provider over HTTP. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

export type ProviderCall = {
  readonly method: string;
  readonly path: string;
  /** Null without JSON. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly authorization: string | undefined;
  /** On refunds only. */
  readonly idempotency?: string;
};

/** Strings are sent verbatim; "stall" sends headers only. */
export type ProviderAnswer =
  | "stall"
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

export async function startScriptedProvider(
  answer: (call: ProviderCall) => ProviderAnswer | Promise<ProviderAnswer>,
) {
  const calls: ProviderCall[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const named = request.headers["x-refund-idempotency"];
    const call: ProviderCall = {
      method: request.method ?? "",
      path: request.url ?? "",
      body: sent === "" ? null : JSON.parse(sent),
      authorization: request.headers.authorization,
      ...(typeof named === "string" ? { idempotency: named } : {}),
    };
    calls.push(call);
    const answered = await answer(call);
    if (answered === "stall") {
      response.writeHead(200, { "content-type": "application/json" }).write("{");
      return;
    }
    const { status, body, headers = {} } = answered;
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    base: `http://127.0.0.1:${address.port}`,
    calls: calls as readonly ProviderCall[],
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
