/**
 * The test gateway's browser side: the window's files and contents, and the signed answer. Takes
 * the public key only; reads no cookie.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ownFiles } from "../../own-files.ts";
import { signPayment } from "../signatures.ts";
import type { Books } from "./books.ts";
import { badRequest, declinedError, eventBodies } from "./entities.ts";

type CheckoutApiParts = {
  readonly books: Books;
  readonly key: string;
  readonly keySecret: () => Promise<string>;
  readonly newId: (prefix: string) => string;
  readonly now: () => number;
  /** There may be messages to send. */
  readonly attempted: () => void;
};

const files = [
  ["/checkout.js", "text/javascript; charset=utf-8"],
  ["/checkout.css", "text/css; charset=utf-8"],
] as const;

const orderQuery = z.object({ key_id: z.string(), order_id: z.string() });
const bankRequest = orderQuery.extend({ outcome: z.enum(["success", "failure"]) });

const unknownOrder = badRequest("The id provided does not exist", "order_id");
const paidAlready = badRequest("Payment already done for this order.", "order_id");

export function checkoutApi(app: FastifyInstance, parts: CheckoutApiParts): void {
  const { books, key, keySecret, newId, now, attempted } = parts;

  for (const [path, type] of files) {
    app.get(path, async (_, reply) => {
      const text = await readFile(join(ownFiles.testGateway, path), "utf8");
      return reply.type(type).header("cache-control", "no-cache").send(text);
    });
  }

  /** The window's contents. */
  app.get("/v1/preferences", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const asked = orderQuery.safeParse(request.query);
    if (!asked.success || asked.data.key_id !== key) {
      return reply.code(400).send(badRequest("The key is not right", "key_id"));
    }
    const order = await books.order(asked.data.order_id);
    if (order === null) return reply.code(400).send(unknownOrder);
    if (order.status === "paid") return reply.code(400).send(paidAlready);
    return { order: { amount: order.amountPaise, currency: order.currency } };
  });

  /** The test bank's answer. */
  app.post("/v1/payments/create/ajax", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const asked = bankRequest.safeParse(request.body ?? {});
    if (!asked.success || asked.data.key_id !== key) {
      return reply.code(400).send(badRequest("The request is not right"));
    }
    const { order_id, outcome } = asked.data;
    const order = await books.order(order_id);
    if (order === null) return reply.code(400).send(unknownOrder);
    const payment = {
      id: newId("pay"),
      orderId: order.id,
      amountPaise: order.amountPaise,
      currency: order.currency,
      status: outcome === "success" ? "captured" : "failed",
      createdAt: new Date(now()),
    };
    const taken = await books.attempt(payment, (after) =>
      eventBodies(after, payment).map((body) => ({
        id: newId("evt"),
        body,
        createdAt: payment.createdAt,
      })),
    );
    if (taken === null) return reply.code(400).send(paidAlready);
    attempted();
    if (outcome === "failure") return reply.code(400).send(declinedError(payment));
    const signed = { orderId: order.id, paymentId: payment.id };
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: signPayment(signed, await keySecret()),
    };
  });
}
