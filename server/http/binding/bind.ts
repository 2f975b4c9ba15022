/**
 * Binds a call of the contract to its handler: checks session, body and reply in this order, and
 * maps refusals to statuses.
 */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type CallName, calls, largestBody } from "../../../contract/calls.ts";
import { type Body, type ErrorReply, type Reply, schemas } from "../../../contract/schemas.ts";
import type { Sessions, Shopper } from "../../services/accounts/sessions.ts";
import { type Outcome, type Refusal, refuse } from "../../services/outcome.ts";
import type { SessionCookie } from "../security/cookies.ts";
import { complaintAbout } from "./complaint.ts";

export type BindParts = { readonly sessions: Sessions; readonly cookie: SessionCookie };

type Call<Name extends CallName> = {
  readonly body: Body<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type SignedInCall<Name extends CallName> = Call<Name> & { readonly shopper: Shopper };

/** A list may come in parts, each checked and sent. */
type Answer<Name extends CallName> = Promise<Outcome<Reply<Name> | Parts<Reply<Name>>>>;
type Parts<List> = List extends readonly unknown[] ? AsyncIterable<List> : never;

type Binding<Name extends CallName> = {
  /** Replaces the message for a missing field. */
  readonly missing?: string;
} & (
  | { readonly auth: true; readonly handle: (call: SignedInCall<Name>) => Answer<Name> }
  | { readonly auth: false; readonly handle: (call: Call<Name>) => Answer<Name> }
);

/** `auth: true` answers 401 without a session. */
export function bind<Name extends CallName>(
  app: FastifyInstance,
  parts: BindParts,
  name: Name,
  binding: Binding<Name>,
): void {
  const { method, path } = calls[name];
  const route = { method, url: path };
  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    handle: (body: Body<Name>) => Answer<Name>,
  ) => {
    const body = readBody(name, request.body, binding.missing);
    const outcome = body.ok ? await handle(body.value) : body;
    if (!outcome.ok) return sendRefusal(reply, outcome.refusal);
    if (!isInParts(outcome.value)) return reply.send(fitting(name, outcome.value));
    const text = Readable.from(joined(name, outcome.value), { objectMode: false });
    return reply.type("application/json; charset=utf-8").send(text);
  };
  if (!binding.auth) {
    const { handle } = binding;
    app.route({
      ...route,
      handler: (request, reply) =>
        respond(request, reply, (body) => handle({ body, request, reply })),
    });
    return;
  }
  const { handle } = binding;
  const { onRequest, shopperOf } = shopperGate(parts);
  app.route({
    ...route,
    onRequest,
    bodyLimit: largestBody,
    handler: (request, reply) =>
      respond(request, reply, (body) =>
        handle({ body, request, reply, shopper: shopperOf(request) }),
      ),
  });
}

/** Answers 401 before reading the body. */
export function shopperGate({ sessions, cookie }: BindParts) {
  const shoppers = new WeakMap<FastifyRequest, Shopper>();
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const shopper = await sessions.shopper(cookie.read(request));
      if (shopper === null) return sendRefusal(reply, signedOut);
      shoppers.set(request, shopper);
    },
    shopperOf(request: FastifyRequest): Shopper {
      const shopper = shoppers.get(request);
      if (shopper === undefined) throw new Error("A shopper's route lacks its hook");
      return shopper;
    },
  };
}

const signedOut = refuse("signed-out", "Please log in first").refusal;

/** By kind of refusal. */
export const statuses = {
  "bad-input": 400,
  "signed-out": 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-many": 429,
  unavailable: 503,
} as const satisfies Record<Refusal["kind"], number>;

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { kind, message, field, soldOut, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const body: ErrorReply = {
    message,
    ...(field === undefined ? {} : { field }),
    ...(soldOut === undefined ? {} : { soldOut }),
    ...(kind === "unavailable" ? { requestId: reply.request.id } : {}),
  };
  return reply.code(statuses[kind]).send(body);
}

function readBody<Name extends CallName>(
  name: Name,
  sent: unknown,
  missing: string | undefined,
): Outcome<Body<Name>> {
  const schema: z.ZodType | undefined = schemas[name].body;
  // Body<Name> is inferred from this schema.
  if (schema === undefined) return { ok: true, value: undefined as Body<Name> };
  const whole = schema.safeParse(sent);
  // An empty body gets the error of its first field instead of "not an object".
  const parsed = whole.success || sent !== undefined ? whole : schema.safeParse({});
  if (parsed.success) return { ok: true, value: parsed.data as Body<Name> };
  const { message, field } = complaintAbout(parsed.error, sent, missing);
  return refuse("bad-input", message, field === undefined ? {} : { field });
}

const isInParts = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* joined(name: CallName, parts: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const part of parts) {
    const items = JSON.stringify(fitting(name, part)).slice(1, -1);
    if (items === "") continue;
    yield before + items;
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** Drops unknown fields; throws if the reply is invalid. */
function fitting(name: CallName, value: unknown): unknown {
  const schema: z.ZodType | undefined = schemas[name].reply;
  if (schema === undefined) return value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`The reply of ${name} does not fit the contract`, { cause: parsed.error });
}
