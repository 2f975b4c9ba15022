/** A shopper over real connections, one per request, so that none fails by an earlier one's closing. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json, text } from "node:stream/consumers";

type Answer = {
  readonly status: number;
  /** Text if it isn't JSON. */
  readonly body: unknown;
};

/** No complete answer: the request may have succeeded. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

export type RemoteShopper = ReturnType<typeof remoteShopper>;

export function remoteShopper() {
  let cookie = "";
  return {
    /** The session, for use elsewhere. */
    cookie: () => cookie,
    /** @throws NoAnswer if the connection breaks. */
    async post(
      url: string,
      body: unknown = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> {
      const sent = request(url, {
        method: "POST",
        agent: false,
        headers: {
          "content-type": "application/json",
          origin: new URL(url).origin,
          ...(cookie && { cookie }),
          ...headers,
        },
      });
      try {
        const answered = once(sent, "response");
        sent.end(JSON.stringify(body));
        const response: IncomingMessage = (await answered)[0];
        const isJson = response.headers["content-type"]?.startsWith("application/json") ?? false;
        const read: unknown = await (isJson ? json(response) : text(response));
        cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
        return { status: response.statusCode ?? 0, body: read };
      } catch (cause) {
        throw new NoAnswer(`No answer from ${url}`, { cause });
      }
    },
  };
}
