/** For card payment tests: an order, the test bank's window, the gateway's messages. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Body, ProviderOrder } from "../../../contract/schemas.ts";
import { testGatewayKey } from "../../payments/test-gateway/key.ts";
import { webhookPath } from "../../payments/webhook-event.ts";
import { openTestShop, type Visitor } from "./test-shop.ts";

export const deliveryAddress = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  street: "1 Lake Road",
  city: "Pune",
  state: "Maharashtra",
  pinCode: "411001",
  country: "India",
  phone: "9800000000",
};

/** 2 linen shirts and trousers: 3237 rupees with delivery. */
export const cardOrder = {
  address: deliveryAddress,
  items: [
    { _id: "linen-shirt", size: "M", quantity: 2 },
    { _id: "play-trousers", size: "S", quantity: 1 },
  ],
  amount: 3237,
};

type Posted = { readonly headers: Record<string, string>; readonly body: string };

type Shop = Awaited<ReturnType<typeof openTestShop>>;

/** Listens, so that its gateway can be called; holds messages back. */
export async function runCardShop(shop: Shop, settings: Readonly<Record<string, string>> = {}) {
  const post: Posted[] = [];
  const app = await shop.run({
    settings,
    fetch: async (_, { headers, body } = {}) => {
      post.push({ headers: { ...(headers as Record<string, string>) }, body: String(body) });
      return new Response("{}");
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  // It reads the list when it opens: that is done before a test's clock moves.
  for (const url of ["/", "/api/product/list"]) await app.inject(url);
  return { app, post };
}

/** Its reset also empties the gateway. */
export async function openCardShop(...how: Parameters<typeof openTestShop>): Promise<Shop> {
  const shop = await openTestShop(...how);
  return {
    ...shop,
    async reset() {
      await shop.reset();
      await shop.database.sql.execute(
        sql`truncate test_gateway_orders, test_gateway_events cascade`,
      );
      await shop.database.sql.execute(sql`truncate webhook_events`);
    },
  };
}

export const begin = (customer: Visitor, body: unknown = cardOrder, key?: string) =>
  customer.post("/api/order/razorpay", body, key === undefined ? {} : { "idempotency-key": key });

/** Presses a button in the payment window. */
export const atTheBank = (
  app: FastifyInstance,
  { id }: Pick<ProviderOrder, "id">,
  outcome: "success" | "failure",
) =>
  app.inject({
    method: "POST",
    url: "/test-gateway/v1/payments/create/ajax",
    payload: { key_id: testGatewayKey, order_id: id, outcome },
  });

/** Returns the window's result. */
export async function pay(
  app: FastifyInstance,
  order: Pick<ProviderOrder, "id">,
): Promise<Body<"verifyRazorpay">> {
  const response = await atTheBank(app, order, "success");
  if (response.statusCode !== 200) throw new Error(`The bank refused: ${response.body}`);
  return response.json();
}

export const verify = (customer: Visitor, proof: unknown) =>
  customer.post("/api/order/verifyrazorpay", proof);

/** Delivers a held message. */
export const deliver = (app: FastifyInstance, { headers, body }: Posted) =>
  app.inject({ method: "POST", url: webhookPath, headers, payload: body });

export const ordersOf = async (customer: Visitor) =>
  (await customer.post("/api/order/userorder")).json();
export const cartOf = async (customer: Visitor) => (await customer.post("/api/cart/get")).json();

export async function fillCart(customer: Visitor): Promise<void> {
  for (const { _id, size, quantity } of cardOrder.items) {
    await customer.post("/api/cart/update", { itemId: _id, size, quantity });
  }
}
