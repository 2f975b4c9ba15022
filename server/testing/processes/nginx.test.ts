/** What the shipped nginx.conf lets one address do. */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Nginx, nginxIsInstalled, startNginx } from "./nginx.ts";

describe.skipIf(!nginxIsInstalled)("behind nginx one address", () => {
  let nginx: Nginx;
  let shop: Server;
  const waiting = new Set<() => void>();
  let waits: (() => void) | null = null;

  beforeAll(async () => {
    shop = createServer((incoming, answer) => {
      if (incoming.url !== "/wait") return answer.end("here");
      waiting.add(() => answer.end("late"));
      waits?.();
    }).listen(0, "127.0.0.1");
    await once(shop, "listening");
    nginx = await startNginx([(shop.address() as AddressInfo).port], { limited: true });
  });
  afterAll(async () => {
    await nginx?.stop();
    shop?.close();
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = async (path: string, accept = "*/*") => {
    const { port } = new URL(nginx.origin);
    const outgoing = request({ agent, host: "127.0.0.1", port, path, headers: { accept } }).end();
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    const { statusCode, headers } = response;
    return { statusCode, headers, body: await text(response) };
  };
  const refusal = '{"message":"Too many requests. Please wait a moment and try again."}';

  it("has a hundred requests under way, and no more until one is answered", async () => {
    const hundred = new Promise<void>((resolve) => {
      waits = () => waiting.size === 100 && resolve();
    });
    const held = Array.from({ length: 100 }, () => send("/wait"));
    await hundred;
    const refused = await send("/");
    expect([refused.statusCode, refused.body]).toEqual([429, refusal]);
    expect(refused.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    for (const answer of waiting) answer();
    expect(new Set((await Promise.all(held)).map(({ body }) => body))).toEqual(new Set(["late"]));
    expect((await send("/")).statusCode).toBe(200);
  });

  it("asks four hundred times at once, and is asked to wait when it goes on", async () => {
    const path = "/api/cart/add";
    let taken = 0;
    for (;;) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(path)));
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      taken += answers.length - refused.length;
      if (refused.length === 0) continue;
      expect(new Set(refused.map(({ body }) => body))).toEqual(new Set([refusal]));
      break;
    }
    // What the test before asked for is counted, too.
    expect(taken).toBeGreaterThan(250);
    const page = await Promise.all(Array.from({ length: 90 }, () => send("/", "text/html")));
    expect(page.find(({ statusCode }) => statusCode === 429)?.body).toContain(
      "<p>Too many requests.",
    );
  });
});
