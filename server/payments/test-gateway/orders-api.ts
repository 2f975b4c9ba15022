/**
 * The test gateway's server side: Razorpay's Orders and Payments API with basic auth.
 * https://razorpay.com/docs/api/orders/
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sameText } from "../signatures.ts";
import type { Books } from "./books.ts";
import { badRequest, collection, orderEntity, paymentEntity } from "./entities.ts";

type OrdersApiParts = {
  readonly books: Books;
  readonly key: string;
  readonly keySecret: () => Promise<string>;
  readonly refundedOf: (paymentId: string) => Promise<number>;
  readonly newId: (prefix: string) => string;
  readonly now: () => number;
};

const orderRequest = z.object({
  amount: z
    .int("The amount must be an integer.")
    .min(100, "Order amount less than minimum amount allowed")
    .max(50_000_000, "Amount exceeds maximum amount allowed."),
  currency: z.literal("INR", "Currency is not supported"),
  receipt: z
    .string()
    .max(40, "The receipt may not be greater than 40 characters.")
    .nullish()
    .transform((receipt) => receipt ?? null),
});

const receiptFilter = z.object({ receipt: z.string().default("") });
const named = z.object({ id: z.string() });

export function ordersApi(app: FastifyInstance, parts: OrdersApiParts): void {
  const { books, key, keySecret, refundedOf, newId, now } = parts;

  app.addHook("onRequest", async (request, reply) => {
    const expected = Buffer.from(`${key}:${await keySecret()}`).toString("base64");
    if (sameText(request.headers.authorization ?? "", `Basic ${expected}`)) return;
    const refusal = { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } };
    return reply.code(401).send(refusal);
  });

  app.post("/orders", async (request, reply) => {
    const asked = orderRequest.safeParse(request.body ?? {});
    if (!asked.success) {
      const issue = asked.error.issues[0];
      const message = issue?.message ?? "The request is not right";
      return reply.code(400).send(badRequest(message, String(issue?.path[0] ?? "")));
    }
    const { amount, currency, receipt } = asked.data;
    const order = {
      id: newId("order"),
      amountPaise: amount,
      currency,
      receipt,
      status: "created",
      attempts: 0,
      createdAt: new Date(now()),
    };
    if (await books.addOrder(order)) return orderEntity(order);
    return reply.code(400).send(badRequest("The receipt has been used already", "receipt"));
  });

  app.get("/orders", async (request) => {
    const { receipt } = receiptFilter.parse(request.query);
    return collection((await books.ordersWithReceipt(receipt)).map(orderEntity));
  });

  app.get("/orders/:id", async (request, reply) => {
    const order = await books.order(idOf(request));
    return order === null ? unknownId(reply) : orderEntity(order);
  });

  app.get("/orders/:id/payments", async (request) =>
    collection((await books.paymentsOf(idOf(request))).map(paymentEntity)),
  );

  app.get("/payments/:id", async (request, reply) => {
    const payment = await books.payment(idOf(request));
    if (payment === null) return unknownId(reply);
    return paymentEntity(payment, await refundedOf(payment.id));
  });

  // Payments are captured at once.
  app.post("/payments/:id/capture", async (request, reply) => {
    const payment = await books.payment(idOf(request));
    if (payment === null) return unknownId(reply);
    return reply.code(400).send(badRequest("This payment has already been captured"));
  });
}

const idOf = (request: FastifyRequest): string => named.parse(request.params).id;

function unknownId(reply: FastifyReply): FastifyReply {
  return reply.code(400).send(badRequest("The id provided does not exist"));
}
