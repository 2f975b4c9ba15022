/**
 * Razorpay's refunds API at the test gateway. Refunds at once; a receipt ending in "-declined"
 * fails. https://razorpay.com/docs/api/refunds/
 */
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { badRequest, collection, refundEntity } from "./entities.ts";
import type { GatewayRefund, RefundAnswer, RefundBooks } from "./refund-books.ts";

type RefundsApiParts = {
  readonly refunds: RefundBooks;
  readonly newId: (prefix: string) => string;
  readonly now: () => number;
  /** There may be messages to send. */
  readonly refunded: () => void;
};

const refundRequest = z.object({
  amount: z
    .int("The amount must be an integer.")
    .min(100, "The amount must be at least INR 1.00")
    .nullish()
    .transform((amount) => amount ?? null),
  receipt: z
    .string()
    .max(40, "The receipt may not be greater than 40 characters.")
    .nullish()
    .transform((receipt) => receipt ?? null),
  speed: z.enum(["normal", "optimum"]).default("normal"),
});

const idempotency = z
  .string()
  .regex(/^[\w-]{10,}$/, "The idempotency key is not right")
  .optional();

const named = z.object({ id: z.string(), refund: z.string().default("") });
const page = z.object({
  count: z.coerce.number().int().min(1).max(100).catch(10),
  skip: z.coerce.number().int().min(0).catch(0),
});

export const refundFails = ({ receipt }: Pick<GatewayRefund, "receipt">): boolean =>
  receipt?.endsWith("-declined") ?? false;

export function refundsApi(app: FastifyInstance, parts: RefundsApiParts): void {
  const { refunds, newId, now, refunded } = parts;

  app.post("/payments/:id/refund", async (request, reply) => {
    const { id: paymentId } = named.parse(request.params);
    const key = idempotency.safeParse(request.headers["x-refund-idempotency"]);
    const asked = refundRequest.safeParse(request.body ?? {});
    const issue = asked.error?.issues[0] ?? key.error?.issues[0];
    if (!asked.success || issue !== undefined) {
      return refuse(reply, issue?.message ?? "The request is not right", issue?.path[0]);
    }
    const answer = await refunds.addRefund({
      id: newId("rfnd"),
      paymentId,
      amountPaise: asked.data.amount,
      receipt: asked.data.receipt,
      status: "pending",
      createdAt: new Date(now()),
    });
    if (!("refund" in answer)) return refuse(reply, refusals[answer.type]);
    if (answer.type === "known" && key.data === undefined) return refuse(reply, used, "receipt");
    refunded();
    return refundEntity(answer.refund);
  });

  app.get("/payments/:id/refunds", async (request) => {
    const { count, skip } = page.parse(request.query);
    const all = await refunds.refundsOf(named.parse(request.params).id);
    return collection(all.slice(skip, skip + count).map(refundEntity));
  });

  app.get("/payments/:id/refunds/:refund", async (request, reply) => {
    const { id, refund } = named.parse(request.params);
    const known = await refunds.refund(refund);
    return known?.paymentId === id ? refundEntity(known) : refuse(reply, unknown);
  });

  app.get("/refunds/:id", async (request, reply) => {
    const known = await refunds.refund(named.parse(request.params).id);
    return known === null ? refuse(reply, unknown) : refundEntity(known);
  });
}

const unknown = "The id provided does not exist";
const used = "The receipt has been used already";

const refusals: Readonly<Record<Exclude<RefundAnswer, { refund: unknown }>["type"], string>> = {
  "unknown-payment": unknown,
  "not-captured": "The payment status should be captured for action to be taken",
  "too-much": "The total refund amount is greater than the refund payment amount",
  "other-contents": "Different request body sent for the same idempotency key",
};

function refuse(reply: FastifyReply, message: string, field?: PropertyKey): FastifyReply {
  return reply.code(400).send(badRequest(message, field === undefined ? null : String(field)));
}
