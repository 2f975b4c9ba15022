import { expect, test, vi } from "vitest";
import type { Cart } from "../../../domain/cart.ts";
import type { Size } from "../../../domain/values.ts";
import { type Answers, calm, later, piece, refusing, silence } from "../doubles/ports.ts";
import { asha, playShop } from "../doubles/shop.ts";
import { createShop } from "../shop.ts";
import { guestCartKey } from "./cart.ts";

interface Opening {
  readonly signedIn?: boolean;
  readonly server?: Cart;
  readonly guest?: Cart;
  readonly answers?: Answers;
}

const pieces = ["kurta", "saree", "sari", "shawl", "shirt", "belt"].map((_id) =>
  piece({ _id, sizes: ["S", "M", "L", "XL"], stock: { XL: 2 } }),
);

async function open({ signedIn = true, server = {}, guest, answers }: Opening = {}) {
  const played = await playShop(
    {
      logOut: () => ({ success: true }),
      ...answers,
      ...(!signedIn && { getCurrentUser: refusing(401) }),
    },
    pieces,
    { server, ...(guest && { guest }) },
  );
  const { session, cart } = played.shop;
  return {
    ...played,
    cart,
    shown: () => cart.store.getState().cart,
    guest: () => JSON.parse(played.ports.storage.getItem(guestCartKey) ?? "null"),
    cartCalls: () => played.sent.map(({ name }) => name).filter((name) => /cart/i.test(name)),
    async enter() {
      played.answers.getCurrentUser = () => asha;
      await session.enter(asha);
      await cart.join();
    },
    leave: () => session.logOut(),
  };
}

test("adding starts at 1 and counts up, here first and then at the server", async () => {
  const shop = await open();
  const adding = shop.cart.add("kurta", "M");
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
  expect(shop.cart.store.getState().adding).toBe(true);
  expect(await adding).toBe(true);
  await shop.cart.add("kurta", "M");
  expect(shop.server()).toEqual({ kurta: { M: 2 } });
  expect(shop.cart.store.getState().adding).toBe(false);
  expect(shop.notices).toEqual([
    { kind: "success", text: "Product Added", forMs: 3000 },
    { kind: "success", text: "Product Added", forMs: 3000 },
  ]);
});

test("adding without a size does nothing", async () => {
  const shop = await open();
  expect(await shop.cart.add("kurta", undefined)).toBe(false);
  expect([shop.shown(), shop.since(), shop.notices]).toEqual([{}, [], []]);
});

test("an add that fails is taken back and announced", async () => {
  const shop = await open({ answers: { addToCart: silence } });
  expect(await shop.cart.add("kurta", "M")).toBe(false);
  expect(shop.shown()).toEqual({});
  expect(shop.notices).toEqual([{ kind: "error", text: "Add Cart Error", forMs: 3000 }]);
});

test("when one of two adds fails, the screen shows the one that the server took", async () => {
  let first = true;
  const shop = await open({
    answers: {
      addToCart: () => {
        if (!first) return {};
        first = false;
        return silence();
      },
    },
  });
  await Promise.all([shop.cart.add("kurta", "M"), shop.cart.add("kurta", "M")]);
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
  expect(shop.words()).toEqual(["Add Cart Error", "Product Added"]);
});

test("several are added by one call, which sets the quantity", async () => {
  const shop = await open({ server: { kurta: { M: 1 } } });
  expect(await shop.cart.add("kurta", "M", 2)).toBe(true);
  expect(shop.since()).toEqual([
    { name: "updateCart", body: { itemId: "kurta", size: "M", quantity: 3 } },
  ]);
  expect([shop.shown(), shop.words()]).toEqual([{ kurta: { M: 3 } }, ["Product Added"]]);
});

test("of several, all or none are added", async () => {
  const shop = await open({ server: { kurta: { M: 1 } }, answers: { updateCart: refusing(500) } });
  expect(await shop.cart.add("kurta", "M", 2)).toBe(false);
  expect([shop.shown(), shop.words()]).toEqual([{ kurta: { M: 1 } }, ["Add Cart Error"]]);
});

test("what the server's reply holds is shown, with every product where it stood", async () => {
  const shop = await open({
    server: { shawl: { S: 1 }, kurta: { M: 1 } },
    answers: { addToCart: () => ({ belt: { M: 1 }, kurta: { M: 2 }, shawl: { S: 2 } }) },
  });
  await shop.cart.add("kurta", "M");
  await calm();
  expect(Object.entries(shop.shown())).toEqual([
    ["shawl", { S: 2 }],
    ["kurta", { M: 2 }],
    ["belt", { M: 1 }],
  ]);
});

test.each([{}, { success: true }, null])("a reply of %j is no cart", async (reply) => {
  const shop = await open({ answers: { addToCart: () => reply as Cart } });
  await shop.cart.add("kurta", "M");
  await calm();
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
});

test("no user can have more than 99 of a line", async () => {
  const shop = await open({ signedIn: false, guest: { kurta: { M: 99 } } });
  expect(await shop.cart.add("kurta", "M")).toBe(false);
  expect(shop.words()).toEqual(["You can order at most 99 of one size"]);
});

test.each([0, -1, 1.5, 100, Number.NaN])("a quantity of %d is ignored", async (quantity) => {
  const shop = await open({ server: { kurta: { M: 3 } } });
  expect(await shop.cart.setQuantity("kurta", "M", quantity)).toBe(false);
  expect(shop.shown()).toEqual({ kurta: { M: 3 } });
});

test("quick changes of a quantity are shown at once and sent as one", async () => {
  const shop = await open({ server: { kurta: { M: 1 } } });
  const changes = [2, 3, 4, 3].map((quantity) => shop.cart.setQuantity("kurta", "M", quantity));
  expect(shop.shown()).toEqual({ kurta: { M: 3 } });
  expect(shop.cartCalls()).toEqual(["getCart"]);
  shop.runTimers();
  expect(await Promise.all(changes)).toEqual([true, true, true, true]);
  expect(shop.since()).toEqual([
    { name: "updateCart", body: { itemId: "kurta", size: "M", quantity: 3 } },
  ]);
});

test("a quantity that could not be saved goes back, and is announced once", async () => {
  const shop = await open({ server: { kurta: { M: 2 } }, answers: { updateCart: refusing(500) } });
  const changes = [3, 4, 5].map((quantity) => shop.cart.setQuantity("kurta", "M", quantity));
  shop.runTimers();
  expect(await Promise.all(changes)).toEqual([false, false, false]);
  expect(shop.shown()).toEqual({ kurta: { M: 2 } });
  expect(shop.words()).toEqual(["Your cart could not be saved. It is back as it was."]);
});

test("removing sends a quantity of 0", async () => {
  const shop = await open({ server: { kurta: { M: 2, S: 1 } } });
  const removed = shop.cart.remove("kurta", "M");
  expect(shop.shown()).toEqual({ kurta: { S: 1 } });
  shop.runTimers();
  expect(await removed).toBe(true);
  expect(shop.server()).toEqual({ kurta: { S: 1 } });
});

test("flushing sends at once what waits, and ends when the server has it", async () => {
  const shop = await open({ server: { kurta: { M: 1 } } });
  void shop.cart.setQuantity("kurta", "M", 7);
  await shop.cart.flush();
  expect(shop.server()).toEqual({ kurta: { M: 7 } });
  await shop.cart.flush();
});

test("an add after a resting quantity is sent after it", async () => {
  const shop = await open({ server: { kurta: { M: 1 } } });
  void shop.cart.setQuantity("kurta", "M", 4);
  await shop.cart.add("kurta", "M");
  expect(shop.server()).toEqual({ kurta: { M: 5 } });
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
});

test("a guest's cart is kept for the next visit and sent nowhere", async () => {
  const shop = await open({ signedIn: false });
  await shop.cart.add("kurta", "M");
  expect(shop.guest()).toEqual({ kurta: { M: 1 } });
  expect(shop.since()).toEqual([]);
  const again = createShop(shop.ports).cart;
  expect(again.store.getState().cart).toEqual({ kurta: { M: 1 } });
});

test("at sign-in the guest's cart joins the server's, and leaves storage once it is all there", async () => {
  const shop = await open({
    signedIn: false,
    guest: { kurta: { M: 3 }, saree: { L: 1 } },
    server: { kurta: { M: 1, S: 2 } },
  });
  await shop.enter();
  const both = { kurta: { M: 3, S: 2 }, saree: { L: 1 } };
  expect([shop.shown(), shop.server(), shop.guest()]).toEqual([both, both, null]);
});

test("a guest's line that the server refuses stays in storage for the next try", async () => {
  const shop = await open({
    signedIn: false,
    guest: { kurta: { M: 1 } },
    answers: { updateCart: silence },
  });
  await shop.enter();
  expect(shop.guest()).toEqual({ kurta: { M: 1 } });
});

/** A server that takes a line or not, by its product. */
const taking =
  (refusals: Readonly<Record<string, () => Promise<never>>>) =>
  ({ itemId, ...line }: { itemId: string; size: Size; quantity: number }) =>
    refusals[itemId]?.() ?? { [itemId]: { [line.size]: line.quantity } };

test("a guest's line that can't be had any more is left out for good, and announced once", async () => {
  const gone = refusing(404, "There is no product");
  const noSize = refusing(400, "Linen Shirt comes in S");
  const shop = await open({
    signedIn: false,
    guest: { kurta: { M: 1 }, sari: { L: 1 }, shirt: { XL: 2 } },
    answers: { updateCart: taking({ sari: gone, shirt: noSize }) },
  });
  await shop.enter();
  expect([shop.shown(), shop.guest(), shop.words()]).toEqual([
    { kurta: { M: 1 } },
    null,
    ["2 pieces in your cart are no longer in the shop. We removed them."],
  ]);
});

test.each([
  ["no answer", silence],
  ["a broken server", refusing(500)],
  ["a busy server", refusing(429)],
])("after %s a guest's line stays for the next try, and only that one", async (_, answer) => {
  const shop = await open({
    signedIn: false,
    guest: { kurta: { M: 1 }, sari: { L: 3 }, shirt: { S: 2 } },
    answers: { updateCart: taking({ sari: answer, shirt: refusing(404) }) },
  });
  await shop.enter();
  expect([shop.shown(), shop.guest(), shop.words()]).toEqual([
    { kurta: { M: 1 } },
    { sari: { L: 3 } },
    [
      "One piece in your cart is no longer in the shop. We removed it.",
      "Not all of your cart could be saved. We'll try again when you come back.",
    ],
  ]);
});

test("a session that ends while the carts join loses no line of the guest's", async () => {
  const stored = { kurta: { M: 1 }, sari: { L: 3 } };
  const shop = await open({
    signedIn: false,
    guest: stored,
    answers: { updateCart: refusing(401) },
  });
  await shop.enter();
  expect([shop.shown(), shop.guest(), shop.words()]).toEqual([stored, stored, []]);
});

test("a user who asks again while the cart is on its way waits for the same answer", async () => {
  const cart = later<Cart>();
  const shop = await open({ answers: { getCart: () => cart.promise } });
  const joins = [shop.cart.join(), shop.cart.join()];
  cart.answer({ kurta: { M: 2 } });
  await Promise.all(joins);
  expect([shop.cartCalls(), shop.shown()]).toEqual([["getCart"], { kurta: { M: 2 } }]);
});

test("what is added while the server's cart is on its way comes on top of it", async () => {
  const cart = later<Cart>();
  const shop = await open({
    server: { kurta: { M: 2 } },
    answers: { getCart: () => cart.promise },
  });
  const joining = shop.cart.join();
  const adding = shop.cart.add("kurta", "M");
  await calm();
  expect(shop.cartCalls()).toEqual(["getCart"]);
  cart.answer({ kurta: { M: 2 } });
  await joining;
  expect(await adding).toBe(true);
  expect([shop.shown(), shop.server()]).toEqual([{ kurta: { M: 3 } }, { kurta: { M: 3 } }]);
});

test("a cart that could not be fetched says so and can be asked for again", async () => {
  let answer: () => Cart | Promise<Cart> = silence;
  const shop = await open({ answers: { getCart: () => answer() } });
  await shop.cart.join();
  expect(shop.cart.store.getState().status).toBe("failed");
  answer = () => ({ kurta: { M: 1 } });
  await shop.cart.join();
  expect(shop.cart.store.getState()).toEqual({
    cart: { kurta: { M: 1 } },
    adding: false,
    status: "ready",
  });
});

test("signing out leaves nothing of what the server has", async () => {
  const shop = await open({ server: { kurta: { M: 2 } } });
  await shop.leave();
  expect([shop.shown(), shop.guest()]).toEqual([{}, null]);
});

test("what an expired session refused is kept, survives a reload and joins at the next sign-in", async () => {
  const answers: Answers = { addToCart: refusing(401, "Please sign in") };
  const shop = await open({ server: { kurta: { M: 2 } }, answers });
  expect(await shop.cart.add("saree", "L")).toBe(false);
  expect([shop.shown(), shop.guest()]).toEqual([{ saree: { L: 1 } }, { saree: { L: 1 } }]);

  await shop.enter();
  const both = { kurta: { M: 2 }, saree: { L: 1 } };
  expect([shop.shown(), shop.server(), shop.guest()]).toEqual([both, both, null]);
});

test("what another tab kept of an expired session stays when this one leaves, and is shown", async () => {
  const shop = await open({ server: { kurta: { M: 2 } }, answers: { updateCart: silence } });
  shop.ports.storage.setItem(guestCartKey, JSON.stringify({ saree: { L: 1 } }));
  void shop.cart.setQuantity("kurta", "M", 3);
  await shop.leave();
  const both = { saree: { L: 1 }, kurta: { M: 3 } };
  expect([shop.shown(), shop.guest()]).toEqual([both, both]);
});

test("another tab's change is fetched, and this tab's own changes are announced", async () => {
  const shop = await open();
  await shop.cart.add("kurta", "M");
  await calm();
  expect(shop.announced).toEqual(["cart"]);

  shop.answers.getCart = () => ({ saree: { S: 4 } });
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ saree: { S: 4 } });
});

test("another tab's change waits until this tab's own is through", async () => {
  const shop = await open({ server: { kurta: { M: 1 } } });
  const change = shop.cart.setQuantity("kurta", "M", 5);
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
  shop.runTimers();
  await change;
  await calm();
  expect(shop.cartCalls()).toEqual(["getCart", "updateCart", "getCart"]);
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
});

test("whatever the server says that it holds is announced, and nothing that is only here", async () => {
  const shop = await open({
    signedIn: false,
    guest: { saree: { L: 1 } },
    server: { kurta: { M: 1 } },
  });
  const compare = vi.spyOn(shop.shop.attempts, "compare");
  await shop.enter();
  shop.answers.getCart = () => ({});
  await shop.cart.refresh();
  await shop.leave();
  await shop.cart.refresh();
  expect(compare.mock.calls).toEqual([
    [asha.email, { kurta: { M: 1 } }],
    [asha.email, {}],
  ]);
});

test("two guests' tabs read the same storage", async () => {
  const shop = await open({ signedIn: false });
  shop.ports.storage.setItem(guestCartKey, JSON.stringify({ kurta: { M: 2 } }));
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ kurta: { M: 2 } });
});

test("storage that refuses loses nothing on screen", async () => {
  const shop = await open({ signedIn: false });
  shop.ports.storage.setItem = () => {
    throw new Error("full");
  };
  expect(await shop.cart.add("kurta", "M")).toBe(true);
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
  expect(shop.logged).toEqual(["cart storage"]);
});

test("after an order the cart is empty everywhere", async () => {
  const shop = await open({ server: { kurta: { M: 2 } } });
  shop.cart.clear();
  expect([shop.shown(), shop.guest(), shop.announced]).toEqual([{}, null, ["cart"]]);
});

test("each addition has a separate name, by which the shop knows one that comes twice", async () => {
  const shop = await open();
  await Promise.all([shop.cart.add("kurta", "M"), shop.cart.add("kurta", "M")]);
  const keys = shop.sent
    .filter(({ name }) => name === "addToCart")
    .map(({ headers }) => headers?.["idempotency-key"]);
  expect(keys).toEqual(["key-1", "key-2"]);
});

test("more than the shop has is refused in words, and fewer of a line that holds too many is not", async () => {
  const shop = await open({ server: { kurta: { XL: 5 } } });
  expect(await shop.cart.add("shawl", "XL", 3)).toBe(false);
  expect(await shop.cart.setQuantity("kurta", "XL", 6)).toBe(false);
  const words = "Only 2 pieces of Linen Kurta in XL are left.";
  expect([shop.words(), shop.since()]).toEqual([[words, words], []]);
  const fewer = shop.cart.setQuantity("kurta", "XL", 3);
  shop.runTimers();
  expect(await fewer).toBe(true);
});
