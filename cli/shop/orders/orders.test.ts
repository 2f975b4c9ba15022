/** The operator's `orders list`, `orders show` and `orders status`, as real commands. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cardOrders, orderLines, orders, payments } from "../../../server/db/schema.ts";
import { addOrders, first, orderAddress, second, shopFolders } from "../testing/shop-folders.ts";

const { shop, opened, copyShop } = shopFolders({ add: addOrders, keepsOpen: true });

/** The first order as JSON. */
const ordered = {
  id: first,
  status: "Order Placed",
  paid: false,
  paymentMethod: "cod",
  paymentMode: null,
  email: "asha@example.com",
  accountClosed: false,
  pieces: 2,
  date: "2026-01-02T12:00:00.123Z",
  amount: 2638,
  remaining: 2638,
  deliveryFee: 40,
  address: orderAddress,
  items: [
    { _id: "linen-shirt", name: "Linen Shirt", size: "M", quantity: 2, cancelled: 0, price: 1299 },
  ],
};

describe("orders", () => {
  beforeEach(async () => {
    await copyShop();
  });

  it("are listed, the newest first, as a table or as JSON", async () => {
    const { code, out } = await shop("orders", "list");
    expect([code, out.split("\n")]).toEqual([
      0,
      [
        "ID                                    Date (UTC)        Status        Payment                  Amount   Pieces  Shopper",
        `${second}  2026-01-03 12:00  Order Placed  razorpay test, not paid  2638.00  0       asha@example.com`,
        `${first}  2026-01-02 12:00  Order Placed  cod, not paid            2638.00  2       asha@example.com`,
        "",
      ],
    ]);
    const json = await shop("orders", "list", "--json", "--status", "order placed");
    expect(
      json.out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        ...ordered,
        id: second,
        paymentMethod: "razorpay",
        paymentMode: "test",
        pieces: 0,
        items: [],
        date: "2026-01-03T12:00:00.000Z",
      },
      { ...ordered, id: first },
    ]);
    expect((await shop("orders", "list", "--limit", "1")).out.split("\n")).toHaveLength(3);
  });

  it("are shown with what to send, and where to", async () => {
    const shown = await shop("orders", "show", "aaaaaaaa");
    expect([shown.code, shown.out.split("\n")]).toEqual([
      0,
      [
        `Order     ${first}`,
        "Date      2026-01-02 12:00 (UTC)",
        "Status    Order Placed",
        "Payment   cod, not paid",
        "Shopper   asha@example.com",
        "",
        "Send to   Asha Rao",
        "          1 Lake Road?[2J",
        '          Bengaluru \\u0041 "quoted", Maharashtra 411001',
        "          India",
        "          9800000000",
        "          asha@example.com",
        "",
        "2 × Linen Shirt, M (linen-shirt)  1299.00 each",
        "",
        "Delivery  40.00",
        "Amount    2638.00",
        "",
      ],
    ]);
    expect(JSON.parse((await shop("orders", "show", first, "--json")).out)).toEqual(ordered);
  });

  it("paid by card are listed by whose books they were paid in, the test gateway's or live", async () => {
    const database = await opened();
    const { sql } = database;
    await sql.update(orders).set({ paid: true }).where(eq(orders.id, second));
    const charged = { orderId: second, amountPaise: 263_800, currency: "INR" };
    const at = (day: number) => new Date(Date.UTC(2026, 1, day));
    await sql.insert(cardOrders).values([
      { ...charged, mode: "live", providerOrderId: "order_2", receipt: "2", createdAt: at(2) },
      { ...charged, mode: "local", providerOrderId: "order_3", receipt: "3", createdAt: at(3) },
    ]);
    const paid = { ...charged, providerOrderId: "order_2", createdAt: at(2), failure: null };
    await sql.insert(payments).values([
      { ...paid, id: "pay_1", status: "captured" },
      { ...paid, id: "pay_2", status: "failed", providerOrderId: "order_3" },
    ]);
    await database.close();
    expect((await shop("orders", "show", second)).out).toContain("Payment   razorpay live, paid\n");
  });

  it("get another status, by the beginning of their number", async () => {
    const done = await shop("orders", "status", "aaaaaaaa", "out", "for", "delivery");
    expect(done).toEqual({ code: 0, out: `${first}: Order Placed → Out for delivery\n`, err: "" });
    const unpaid = await shop("orders", "status", second, "Packing");
    expect([unpaid.code, unpaid.err]).toEqual([
      0,
      "Mind that this order was to be paid by card and is not paid.\n",
    ]);
    expect((await shop("orders", "list", "--status", "Order Placed")).out).toBe("No orders.\n");
  });

  it("paid in cash are paid when they are delivered, and not before", async () => {
    const delivered = await shop("orders", "status", first, "delivered");
    expect(delivered.out).toBe(`${first}: Order Placed → Delivered, paid in cash\n`);
    expect((await shop("orders", "list")).out).toContain("cod, paid ");

    const takenBack = await shop("orders", "status", first, "shipped");
    expect(takenBack.out).toBe(`${first}: Delivered → Shipped, not paid\n`);
    expect((await shop("orders", "list")).out).toContain("cod, not paid ");
  });

  it("to be paid by card stay in the shop until they are", async () => {
    const early = await shop("orders", "status", second, "shipped");
    expect([early.code, early.err]).toEqual([
      1,
      `${second} is to be paid by card and isn't paid: it stays in the shop.\n`,
    ]);
    const database = await opened();
    await database.sql.update(orders).set({ paid: true }).where(eq(orders.id, second));
    await database.close();
    const paid = await shop("orders", "status", second, "shipped");
    expect(paid.out).toBe(`${second}: Order Placed → Shipped\n`);
  });

  it("are packed and paid without what was cancelled of them", async () => {
    const database = await opened();
    await database.sql
      .update(orderLines)
      .set({ cancelled: 1 })
      .where(eq(orderLines.orderId, first));
    await database.close();
    const sheet = (await shop("orders", "show", first)).out;
    expect(sheet).toContain("1 × Linen Shirt, M (linen-shirt)  1299.00 each, 1 cancelled\n");
    expect(sheet).toContain("Amount    1339.00\n");
    expect(JSON.parse((await shop("orders", "show", first, "--json")).out)).toMatchObject({
      ...{ pieces: 1, amount: 2638, remaining: 1339 },
      items: [{ quantity: 1, cancelled: 1 }],
    });
    expect((await shop("orders", "list")).out).toMatch(/1339\.00 +1 +asha/);
  });

  it("that aren't meant keep theirs", async () => {
    const several = await shop("orders", "status", "aaaa", "Packing");
    expect([several.code, several.err]).toEqual([
      1,
      "Several orders begin with aaaa. Give more of the ID.\n",
    ]);
    const none = await shop("orders", "status", "bbbb", "Packing");
    expect((await shop("orders", "show", "bbbb")).err).toBe("There is no order bbbb.\n");
    expect([none.code, none.err]).toEqual([1, "There is no order bbbb.\n"]);
    const unknown = await shop("orders", "status", first, "Lost");
    expect([unknown.code, unknown.err.split("\n")[0]]).toEqual([
      2,
      "“Lost” is no status of an order. There are: Order Placed, Packing, Shipped, Out for delivery, Delivered.",
    ]);
  });
});
