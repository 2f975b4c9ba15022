import { expect, test } from "vitest";
import { openCheckout, payload, placedReply } from "../doubles/checkout.ts";
import { refusing, silence } from "../doubles/ports.ts";

test("a cash order is sent with its key, empties the cart and leads to the orders", async () => {
  const shop = await openCheckout({ placeOrder: () => placedReply });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect(shop.orders()).toEqual([
    { name: "placeOrder", body: payload, headers: { "idempotency-key": "key-1" } },
  ]);
  expect([shop.cart(), shop.went, shop.notices]).toEqual([
    {},
    ["/order"],
    [{ kind: "success", text: "Order Placed", forMs: 3000 }],
  ]);
  expect(shop.state().busy).toBe(false);
});

test("a reply without data is announced in the documented words, and the cart stays", async () => {
  const shop = await openCheckout({ placeOrder: () => null as never });
  expect((await shop.checkout.place()).type).toBe("refused");
  expect([shop.words(), shop.state().busy, shop.cart()]).toEqual([
    ["Order Placed Error"],
    false,
    { kurta: { M: 2 } },
  ]);
});

test.each([
  ["silence", silence, "The shop didn't answer."],
  ["a broken server", refusing(500, "inner words"), "The order didn't go through."],
  ["a refusal", refusing(429, "Too many orders at once"), "Too many orders at once"],
])(
  "after %s the spinner stops, the cart stays, and it is logged and announced",
  async (_, answer, announced) => {
    const shop = await openCheckout({ placeOrder: answer });
    await shop.checkout.place();
    expect(shop.state().message).toContain(announced);
    expect([shop.state().busy, shop.cart(), shop.logged]).toEqual([
      false,
      { kurta: { M: 2 } },
      ["order"],
    ]);
  },
);

test("the same order keeps its key over a failure, and another order has another", async () => {
  const shop = await openCheckout({ placeOrder: silence });
  await shop.checkout.place();
  await shop.checkout.place();
  shop.checkout.write("city", "Mysuru");
  await shop.checkout.place();
  const keys = shop.orders().map(({ headers }) => headers?.["idempotency-key"]);
  expect(keys).toEqual(["key-1", "key-1", "key-2"]);
});

test("a field that the server finds wrong is marked like one that the shop finds wrong", async () => {
  const shop = await openCheckout({
    placeOrder: refusing(400, "PIN code is not right", "address.pinCode"),
  });
  await shop.checkout.place();
  expect([shop.state().faults, shop.state().attend]).toEqual([
    { pinCode: "PIN code is not right" },
    { field: "pinCode" },
  ]);
});
