/**
 * Limits size and type of request bodies. Refusing hooks run first, so a refused body stays unread
 * and its connection is closed.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Bytes, for calls without a session. */
export const largestStrangersBody = 16 * 1024;

/** Levels of nesting; calls need four. */
const deepest = 32;

export function limitBodies(app: FastifyInstance): void {
  // Without a listener Node answers "Expect: 100-continue" before any hook.
  app.server.on("checkContinue", app.routing);
  app.addHook("preParsing", (request, reply, payload, next) => {
    const fits = Number(request.headers["content-length"] ?? 0) <= request.routeOptions.bodyLimit;
    if (request.headers.expect !== undefined && fits) reply.raw.writeContinue();
    next(null, payload);
  });
  app.addHook("onSend", (request, reply, payload, next) => {
    if (leavesMuchUnread(request)) reply.header("connection", "close");
    next(null, payload);
  });
  readJsonOnly(app);
}

/** Node reads an unwanted body while its connection is open. */
function leavesMuchUnread({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  const length = Number(headers["content-length"] ?? 0);
  return headers["transfer-encoding"] !== undefined || length > largestStrangersBody;
}

/** JSON only, so that other sites' forms can't call. */
function readJsonOnly(app: FastifyInstance): void {
  // "error" for both: prototype pollution is invalid.
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const json = text.toString();
    if (json === "") done(null, undefined);
    else if (nestsDeeperThan(deepest, json)) done(badRequest("SHOP_ERR_TOO_DEEP"));
    else parse(request, json, (error, body) => done(error ?? unstorable(json, body), body));
  });
}

/** Deep nesting is slow to parse and walk. */
function nestsDeeperThan(levels: number, json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let place = 0; place < json.length && depth <= levels; place += 1) {
    const sign = json[place];
    if (inText && sign === "\\") place += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === "[" || sign === "{")) depth += 1;
    else if (!inText && (sign === "]" || sign === "}")) depth -= 1;
  }
  return depth > levels;
}

/** JSON can hold zero bytes and half characters; the database can't. */
const suspect = /\\u(0000|d[89a-f])/i;

function unstorable(json: string, body: unknown): Error | null {
  return !suspect.test(json) || isStorable(body) ? null : badRequest("SHOP_ERR_UNSTORABLE");
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !/\0|\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}

const badRequest = (code: string): Error =>
  Object.assign(new Error("Bad request"), { statusCode: 400, code });
