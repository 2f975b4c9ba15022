/**
 * How much of a request's body is read, and as what. Hooks that refuse a request run first, so that a
 * refused body costs nothing: it stays unread, and its connection is closed behind the answer.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Largest body, in bytes, of a call that needs no session; others name theirs in their route. */
export const largestStrangersBody = 16 * 1024;

/** Levels of nesting; the calls need four. */
const deepest = 32;

export function limitBodies(app: FastifyInstance): void {
  // Node answers "Expect: 100-continue" before any hook has run, unless somebody listens to this.
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

/** Node reads the rest of a body that was not wanted, without end, while its connection stays open. */
function leavesMuchUnread({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  const length = Number(headers["content-length"] ?? 0);
  return headers["transfer-encoding"] !== undefined || length > largestStrangersBody;
}

/** Reads JSON bodies alone, so that no other site's form can make a call. */
function readJsonOnly(app: FastifyInstance): void {
  // "error" for both: a body that tries to reach an object's prototype is not valid.
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const json = text.toString();
    if (json === "") done(null, undefined);
    else if (nestsDeeperThan(deepest, json)) done(badRequest("SHOP_ERR_TOO_DEEP"));
    else parse(request, json, (error, body) => done(error ?? unstorable(json, body), body));
  });
}

/** Whether JSON nests deeper than so many levels: parsing and walking it would take long. */
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

/** Zero bytes and halves of characters can be written in JSON, but in no text of the database. */
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
