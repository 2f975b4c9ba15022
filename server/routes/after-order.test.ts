import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schemas } from "../../contract/schemas.ts";
import { orders } from "../db/schema.ts";
import { returnRepository } from "../repositories/returns.ts";
import { shopRefundsRepository } from "../repositories/shop-refunds.ts";
import {
  cancel,
  countShirts,
  giveBack,
  mailData,
  mailsOf,
  payByCard,
  placeInCash,
  setStatus,
  shirtsLeft,
  theOrder,
} from "../testing/shop/after-order.ts";
import {
  begin,
  cardOrder,
  cartOf,
  deliver,
  deliveryAddress,
  openCardShop,
  ordersOf,
  pay,
  runCardShop,
  verify,
} from "../testing/shop/card-shop.ts";
import { asha, shopper } from "../testing/shop/test-shop.ts";

const shop = await openCardShop();
beforeEach(async () => {
  await shop.reset();
  await countShirts(shop, { M: 5, L: 1 });
});
afterAll(shop.close);

const shirt = { itemId: "linen-shirt", size: "M" };
const day = 24 * 60 * 60 * 1000;

async function aShopper() {
  const { app, post } = await runCardShop(shop);
  const customer = await shopper(app);
  /** Delivers the gateway's messages about refunds, once it has sent so many. */
  const receiveRefunds = async (count: number) => {
    const about = () => post.filter(({ body }) => body.includes('"event":"refund.'));
    await vi.waitFor(() => expect(about()).toHaveLength(count), 60_000);
    for (const message of about()) expect((await deliver(app, message)).statusCode).toBe(200);
  };
  return { app, post, customer, receiveRefunds };
}

describe("cancelling", () => {
  it("takes back an order in cash, its pieces and its line of mail, once", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    expect([await shirtsLeft(shop), (await theOrder(customer, orderId)).can]).toEqual([
      { M: 3, L: 1 },
      { cancel: true, address: true },
    ]);
    const first = await cancel(customer, { orderId });
    const again = await cancel(customer, { orderId });
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
    const { order } = schemas.cancelOrder.reply.parse(first.json());
    expect(order).toMatchObject({ status: "Cancelled", remaining: 0, payment: false });
    expect([order.can, order.paymentState, order.items[0]?.can]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await theOrder(customer, orderId)).toEqual(order);
    expect([await shirtsLeft(shop), await mailsOf(shop, orderId)]).toEqual([
      { M: 5, L: 1 },
      ["order-cancelled", "order-placed"],
    ]);
  });

  it("takes out one line, and with the last of them the order", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    const { order } = (await cancel(customer, { orderId, ...shirt })).json();
    expect(order).toMatchObject({ status: "Order Placed", amount: 3237, remaining: 639 });
    expect(order.items.map((item: { status?: string }) => item.status)).toEqual([
      "Cancelled",
      undefined,
    ]);
    expect(await shirtsLeft(shop)).toEqual({ M: 5, L: 1 });
    await cancel(customer, { orderId, ...shirt });
    expect((await theOrder(customer, orderId)).remaining).toBe(639);
    const last = await cancel(customer, { orderId, itemId: "play-trousers" });
    expect(last.json().order).toMatchObject({ status: "Cancelled", remaining: 0 });
    expect((await mailData(shop, "order-cancelled")).map((mail) => mail)).toMatchObject([
      { whole: false, refundPaise: null, lines: [{ quantity: 2 }] },
      { whole: true, refundPaise: null, lines: [{ quantity: 1 }] },
    ]);
  });

  it("gives back what was paid by card: of a line its price, at last the delivery fee, too", async () => {
    const { app, customer, receiveRefunds } = await aShopper();
    const orderId = await payByCard(app, customer);
    const line = (await cancel(customer, { orderId, ...shirt })).json().order;
    expect(line).toMatchObject({
      payment: true,
      paymentState: "Refund Pending",
      refunds: [{ amount: 2598, state: "Refund Pending", date: shop.now() }],
      remaining: 639,
    });
    shop.pass(1_000);
    await cancel(customer, { orderId });
    await cancel(customer, { orderId });
    await receiveRefunds(2);
    await receiveRefunds(2);
    expect(await theOrder(customer, orderId)).toMatchObject({
      status: "Cancelled",
      paymentState: "Refunded",
      refunds: [
        { amount: 2598, state: "Refunded" },
        { amount: 639, state: "Refunded" },
      ],
    });
    expect(await mailData(shop, "refunded")).toHaveLength(2);
    expect(await shirtsLeft(shop)).toEqual({ M: 5, L: 1 });
  });

  it("is for whole orders while a card payment is open, and a payment after it goes back", async () => {
    const { app, customer, receiveRefunds } = await aShopper();
    const provider = (await begin(customer)).json();
    const orderId = provider.receipt;
    const part = await cancel(customer, { orderId, ...shirt });
    expect([part.statusCode, part.json().field]).toEqual([409, "status"]);
    const { order } = (await cancel(customer, { orderId })).json();
    expect([order.status, order.unpaid, order.refunds]).toEqual([
      "Cancelled",
      undefined,
      undefined,
    ]);
    expect(await shirtsLeft(shop)).toEqual({ M: 5, L: 1 });
    await customer.post("/api/cart/add", shirt);

    const late = await verify(customer, await pay(app, provider));
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringContaining("goes back"),
    ]);
    expect((await theOrder(customer, orderId)).paymentState).toBe("Refund Pending");
    await receiveRefunds(1);
    expect(await theOrder(customer, orderId)).toMatchObject({
      paymentState: "Refunded",
      refunds: [{ amount: 3237 }],
    });
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 1 } });
  });

  it("is refused once it is shipped, for another's order, and for what isn't in it", async () => {
    const { app, customer } = await aShopper();
    const orderId = await placeInCash(customer);
    const stranger = await shopper(app, { ...asha, email: "badal@example.com" });
    const answers = [
      await cancel(stranger, { orderId }),
      await cancel(customer, { orderId, itemId: "wool-coat" }),
      await cancel(customer, { orderId, size: "M" }),
      await cancel(customer, { orderId: "1" }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().field])).toEqual([
      [404, "orderId"],
      [404, "itemId"],
      [400, "itemId"],
      [400, "orderId"],
    ]);
    await setStatus(shop, orderId, "Shipped");
    const late = await cancel(customer, { orderId });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      {
        message: "This order is Shipped already and can't be cancelled any more.",
        field: "status",
      },
    ]);
    expect(await mailsOf(shop, orderId)).toEqual(["order-placed", "order-shipped"]);
  });

  it("never befalls what is on its way, though it is paid when its pieces are sold out", async () => {
    const { app, customer } = await aShopper();
    const order = (await begin(customer)).json();
    expect(await setStatus(shop, order.receipt, "Shipped")).toEqual({
      reason: "is to be paid by card and isn't paid: it stays in the shop",
    });
    // As it could be once.
    await shop.database.sql.update(orders).set({ status: "Shipped" });
    shop.pass(20 * 60_000);
    await placeInCash(customer);
    await countShirts(shop, { M: 0 });
    expect((await verify(customer, await pay(app, order))).statusCode).toBe(200);
    expect(await theOrder(customer, order.receipt)).toMatchObject({
      ...{ status: "Shipped", payment: true },
    });
    expect(await shirtsLeft(shop)).toEqual({ M: 0 });
  });

  it("asks which size is meant where there are several", async () => {
    const { customer } = await aShopper();
    const items = [
      { _id: "linen-shirt", size: "M", quantity: 1 },
      { _id: "linen-shirt", size: "L", quantity: 1 },
    ];
    const orderId = await placeInCash(customer, { ...cardOrder, items, amount: 2638 });
    const vague = await cancel(customer, { orderId, itemId: "linen-shirt" });
    expect([vague.statusCode, vague.json().field]).toEqual([400, "size"]);
  });
});

describe("correcting the address", () => {
  const street = "2 Hill Road";
  const elsewhere = { ...deliveryAddress, street };

  it("sends the order elsewhere until it is shipped", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    const change = (address: object) => customer.post("/api/order/address", { orderId, address });
    const done = await change(elsewhere);
    expect(done.json().order.address).toEqual(elsewhere);
    const wrong = await change({ ...elsewhere, street: " " });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, "address.street"]);
    await setStatus(shop, orderId, "Shipped");
    const late = await change(deliveryAddress);
    expect([late.statusCode, (await theOrder(customer, orderId)).address.street]).toEqual([
      409,
      street,
    ]);
  });

  it("of another's order finds none", async () => {
    const { app, customer } = await aShopper();
    const orderId = await placeInCash(customer);
    const stranger = await shopper(app, { ...asha, email: "badal@example.com" });
    const answer = await stranger.post("/api/order/address", { orderId, address: elsewhere });
    expect(answer.statusCode).toBe(404);
  });
});

describe("giving back", () => {
  const wish = (orderId: string, more: object = {}) => ({
    orderId,
    ...shirt,
    quantity: 1,
    reason: "It is too small",
    ...more,
  });
  const decide = async (
    customer: Awaited<ReturnType<typeof aShopper>>["customer"],
    id: string,
    refusal: string | null,
  ) => {
    const [asked] = (await theOrder(customer, id)).items[0]?.returns?.slice(-1) ?? [];
    if (asked === undefined) throw new Error("Nothing was asked for");
    const returns = returnRepository(shop.database.sql);
    return returns.decide({ id: asked._id, refusal, at: new Date(shop.now()) });
  };

  it("is for seven days from the delivery, and never for more than there is", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    const early = await giveBack(customer, wish(orderId));
    expect([early.statusCode, early.json().field]).toEqual([409, "status"]);
    await setStatus(shop, orderId, "Delivered");
    const { items, returnUntil } = await theOrder(customer, orderId);
    expect([items[0]?.can, returnUntil]).toEqual([
      { cancel: false, return: 2 },
      shop.now() + 7 * day,
    ]);
    const tooMany = await giveBack(customer, wish(orderId, { quantity: 3 }));
    expect([tooMany.statusCode, tooMany.json().field]).toEqual([409, "quantity"]);

    const first = await giveBack(customer, wish(orderId), "key-1");
    const again = await giveBack(customer, wish(orderId), "key-1");
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await giveBack(customer, wish(orderId, { reason: "Else" }), "key-1");
    expect(other.statusCode).toBe(409);
    expect(schemas.returnItem.reply.parse(first.json()).order.items[0]).toMatchObject({
      status: "Return Requested",
      can: { cancel: false, return: 1 },
      returns: [{ quantity: 1, reason: "It is too small", status: "Return Requested" }],
    });
    shop.pass(7 * day + 1);
    await customer.post("/api/auth/login", asha);
    const late = await giveBack(customer, wish(orderId));
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "Pieces can be returned within 7 days of delivery, and that time is over.",
    ]);
  });

  it("is refunded once it is accepted, in cash by the owner", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    await setStatus(shop, orderId, "Delivered");
    await giveBack(customer, wish(orderId, { quantity: 2 }));
    expect(await decide(customer, orderId, null)).toMatchObject({ refundPaise: 259_800 });
    expect(await decide(customer, orderId, null)).toMatchObject({ type: "decided-before" });
    expect(await shirtsLeft(shop)).toEqual({ M: 5, L: 1 });
    expect(await theOrder(customer, orderId)).toMatchObject({
      paymentState: "Refund Pending",
      items: [{ status: "Returned" }, {}],
    });
    const refunds = shopRefundsRepository(shop.database.sql);
    const [owed] = await refunds.list(false, 10);
    if (owed === undefined) throw new Error("Nothing is owed");
    const at = new Date(shop.now());
    expect([
      await refunds.markDone({ id: owed.id, insteadOfCard: false, at }),
      await refunds.markDone({ id: owed.id, insteadOfCard: false, at }),
    ]).toMatchObject([{ type: "done", amountPaise: 259_800 }, { type: "done-before" }]);
    expect((await theOrder(customer, orderId)).paymentState).toBe("Refunded");
    expect((await mailsOf(shop, orderId)).toSorted()).toEqual([
      "order-placed",
      "refunded",
      "return-accepted",
    ]);
  });

  it("is refunded by card where it was paid by card", async () => {
    const { app, customer } = await aShopper();
    const orderId = await payByCard(app, customer);
    await setStatus(shop, orderId, "Delivered");
    await giveBack(customer, wish(orderId));
    await decide(customer, orderId, null);
    const refunds = shopRefundsRepository(shop.database.sql);
    const [owed] = await refunds.list(false, 10);
    expect(owed).toMatchObject({ amountPaise: 129_900, paymentId: expect.any(String) });
    expect(
      await refunds.markDone({ id: owed?.id ?? "", insteadOfCard: false, at: new Date() }),
    ).toEqual({ type: "by-card" });
  });

  it("for another size holds that size, until the shop says no", async () => {
    const { customer } = await aShopper();
    const orderId = await placeInCash(customer);
    await setStatus(shop, orderId, "Delivered");
    const asked = await giveBack(customer, wish(orderId, { exchangeFor: "L" }));
    expect(asked.json().order.items[0]).toMatchObject({
      status: "Exchange Requested",
      returns: [{ exchangeFor: "L" }],
    });
    expect(await shirtsLeft(shop)).toEqual({ M: 3, L: 0 });
    const none = await giveBack(customer, wish(orderId, { exchangeFor: "L" }));
    expect([none.statusCode, none.json()]).toEqual([
      409,
      {
        message: "Linen Shirt in L is sold out.",
        field: "stock",
        soldOut: [{ itemId: "linen-shirt", size: "L", left: 0 }],
      },
    ]);
    await decide(customer, orderId, "It was worn.");
    expect([await shirtsLeft(shop), (await theOrder(customer, orderId)).items[0]]).toMatchObject([
      { M: 3, L: 1 },
      { can: { return: 2 }, returns: [{ status: "Refused", note: "It was worn." }] },
    ]);
    shop.pass(1_000);
    await giveBack(customer, wish(orderId, { exchangeFor: "L" }));
    await decide(customer, orderId, null);
    expect([await shirtsLeft(shop), await theOrder(customer, orderId)]).toMatchObject([
      { M: 4, L: 0 },
      { items: [{ status: "Exchanged" }, {}] },
    ]);
    const odd = [
      await giveBack(customer, wish(orderId, { exchangeFor: "M" })),
      await giveBack(customer, wish(orderId, { exchangeFor: "XXL" })),
    ];
    expect(odd.map((answer) => [answer.statusCode, answer.json().field])).toEqual([
      [400, "exchangeFor"],
      [409, "exchangeFor"],
    ]);
  });
});

it("a page of the list says how many orders there are in all", async () => {
  const { customer } = await aShopper();
  await countShirts(shop, { M: 50 });
  await placeInCash(customer);
  await placeInCash(customer);
  await begin(customer);
  const listed = await customer.post("/api/order/userorder");
  expect([listed.headers["x-total-count"], (await ordersOf(customer)).length]).toEqual(["3", 3]);
});
