/**
 * Fastify's least: one route that sends given bytes. Its argument names a JSON file: {port, path,
 * etag, headers, body (base64)}.
 */
import { readFileSync } from "node:fs";
import Fastify from "fastify";

interface Bare {
  readonly port: number;
  readonly path: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const given: Bare = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { path, port, etag, headers } = given;
const body = Buffer.from(given.body, "base64");
const app = Fastify();
app.get(path, (request, reply) => {
  reply.headers(headers);
  if (request.headers["if-none-match"] === etag) reply.code(304).send();
  else reply.send(body);
});
await app.listen({ port, host: "127.0.0.1" });
