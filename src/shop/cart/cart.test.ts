import { expect, test } from "vitest";
import { type Cart, quantityOf, withLine } from "../../../domain/cart.ts";
import type { Size } from "../../../domain/values.ts";
import { type Answers, calm, later, playPorts, refusing, silence } from "../doubles/ports.ts";
import { createCart, guestCartKey } from "./cart.ts";

/** A cart over a server that keeps one, as the real one does. */
function open(
  options: { signedIn?: boolean; server?: Cart; stored?: Cart; answers?: Answers } = {},
) {
  let { signedIn = true, server = {} } = options;
  const fetched: Cart[] = [];
  const played = playPorts({
    getCart: () => server,
    addToCart: (line) => {
      server = withLine(server, line, quantityOf(server, line) + 1);
      return server;
    },
    updateCart: ({ quantity, ...line }) => {
      server = withLine(server, line, quantity);
      return server;
    },
    ...options.answers,
  });
  if (options.stored) played.ports.storage.setItem(guestCartKey, JSON.stringify(options.stored));
  const cart = createCart({
    ...played.ports,
    signedIn: () => signedIn,
    expired: () => {
      signedIn = false;
      cart.leave();
    },
    fetched: (held) => fetched.push(held),
    shortage: ({ size }, quantity) => (size === "XL" && quantity > 2 ? "Only 2 are left." : null),
  });
  return {
    ...played,
    cart,
    fetched,
    shown: () => cart.store.getState().cart,
    server: () => server,
    guest: () => JSON.parse(played.ports.storage.getItem(guestCartKey) ?? "null"),
    names: () => played.sent.map(({ name }) => name),
    words: () => played.notices.map(({ text }) => text),
    enter: () => {
      signedIn = true;
      return cart.join();
    },
    leave: () => {
      signedIn = false;
      cart.leave();
    },
  };
}

test("adding starts at 1 and counts up, here first and then at the server", async () => {
  const shop = open();
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
  const shop = open();
  expect(await shop.cart.add("kurta", undefined)).toBe(false);
  expect([shop.shown(), shop.sent, shop.notices]).toEqual([{}, [], []]);
});

test("an add that fails is taken back and announced", async () => {
  const shop = open({ answers: { addToCart: silence } });
  expect(await shop.cart.add("kurta", "M")).toBe(false);
  expect(shop.shown()).toEqual({});
  expect(shop.notices).toEqual([{ kind: "error", text: "Add Cart Error", forMs: 3000 }]);
});

test("when one of two adds fails, the screen shows the one that the server took", async () => {
  let first = true;
  const shop = open({
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
  const shop = open({ server: { kurta: { M: 1 } } });
  await shop.cart.join();
  expect(await shop.cart.add("kurta", "M", 2)).toBe(true);
  expect(shop.sent.slice(1)).toEqual([
    { name: "updateCart", body: { itemId: "kurta", size: "M", quantity: 3 } },
  ]);
  expect([shop.shown(), shop.words()]).toEqual([{ kurta: { M: 3 } }, ["Product Added"]]);
});

test("of several, all or none are added", async () => {
  const shop = open({ server: { kurta: { M: 1 } }, answers: { updateCart: refusing(500) } });
  await shop.cart.join();
  expect(await shop.cart.add("kurta", "M", 2)).toBe(false);
  expect([shop.shown(), shop.words()]).toEqual([{ kurta: { M: 1 } }, ["Add Cart Error"]]);
});

test("what the server's reply holds is shown, with every product where it stood", async () => {
  const shop = open({
    server: { shawl: { S: 1 }, kurta: { M: 1 } },
    answers: { addToCart: () => ({ belt: { M: 1 }, kurta: { M: 2 }, shawl: { S: 2 } }) },
  });
  await shop.cart.join();
  await shop.cart.add("kurta", "M");
  await calm();
  expect(Object.entries(shop.shown())).toEqual([
    ["shawl", { S: 2 }],
    ["kurta", { M: 2 }],
    ["belt", { M: 1 }],
  ]);
});

test.each([{}, { success: true }, null])("a reply of %j is no cart", async (reply) => {
  const shop = open({ answers: { addToCart: () => reply as Cart } });
  await shop.cart.join();
  await shop.cart.add("kurta", "M");
  await calm();
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
});

test("no user can have more than 99 of a line", async () => {
  const shop = open({ signedIn: false, stored: { kurta: { M: 99 } } });
  expect(await shop.cart.add("kurta", "M")).toBe(false);
  expect(shop.words()).toEqual(["You can order at most 99 of one size"]);
});

test.each([0, -1, 1.5, 100, Number.NaN])("a quantity of %d is ignored", async (quantity) => {
  const shop = open({ server: { kurta: { M: 3 } } });
  await shop.cart.join();
  expect(await shop.cart.setQuantity("kurta", "M", quantity)).toBe(false);
  expect(shop.shown()).toEqual({ kurta: { M: 3 } });
});

test("quick changes of a quantity are shown at once and sent as one", async () => {
  const shop = open({ server: { kurta: { M: 1 } } });
  await shop.cart.join();
  const changes = [2, 3, 4, 3].map((quantity) => shop.cart.setQuantity("kurta", "M", quantity));
  expect(shop.shown()).toEqual({ kurta: { M: 3 } });
  expect(shop.names()).toEqual(["getCart"]);
  shop.runTimers();
  expect(await Promise.all(changes)).toEqual([true, true, true, true]);
  expect(shop.sent.slice(1)).toEqual([
    { name: "updateCart", body: { itemId: "kurta", size: "M", quantity: 3 } },
  ]);
});

test("a quantity that could not be saved goes back, and is announced once", async () => {
  const shop = open({ server: { kurta: { M: 2 } }, answers: { updateCart: refusing(500) } });
  await shop.cart.join();
  const changes = [3, 4, 5].map((quantity) => shop.cart.setQuantity("kurta", "M", quantity));
  shop.runTimers();
  expect(await Promise.all(changes)).toEqual([false, false, false]);
  expect(shop.shown()).toEqual({ kurta: { M: 2 } });
  expect(shop.words()).toEqual(["Your cart could not be saved. It is back as it was."]);
});

test("removing sends a quantity of 0", async () => {
  const shop = open({ server: { kurta: { M: 2, S: 1 } } });
  await shop.cart.join();
  const removed = shop.cart.remove("kurta", "M");
  expect(shop.shown()).toEqual({ kurta: { S: 1 } });
  shop.runTimers();
  expect(await removed).toBe(true);
  expect(shop.server()).toEqual({ kurta: { S: 1 } });
});

test("flushing sends at once what waits, and ends when the server has it", async () => {
  const shop = open({ server: { kurta: { M: 1 } } });
  await shop.cart.join();
  void shop.cart.setQuantity("kurta", "M", 7);
  await shop.cart.flush();
  expect(shop.server()).toEqual({ kurta: { M: 7 } });
  await shop.cart.flush();
});

test("an add after a resting quantity is sent after it", async () => {
  const shop = open({ server: { kurta: { M: 1 } } });
  await shop.cart.join();
  void shop.cart.setQuantity("kurta", "M", 4);
  await shop.cart.add("kurta", "M");
  expect(shop.server()).toEqual({ kurta: { M: 5 } });
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
});

test("a guest's cart is kept for the next visit and sent nowhere", async () => {
  const shop = open({ signedIn: false });
  await shop.cart.add("kurta", "M");
  expect(shop.guest()).toEqual({ kurta: { M: 1 } });
  expect(shop.sent).toEqual([]);
  const again = createCart({
    ...shop.ports,
    signedIn: () => false,
    expired: () => {},
    fetched: () => {},
    shortage: () => null,
  });
  expect(again.store.getState().cart).toEqual({ kurta: { M: 1 } });
});

test("at sign-in the guest's cart joins the server's, and leaves storage once it is all there", async () => {
  const shop = open({
    signedIn: false,
    stored: { kurta: { M: 3 }, saree: { L: 1 } },
    server: { kurta: { M: 1, S: 2 } },
  });
  await shop.enter();
  const both = { kurta: { M: 3, S: 2 }, saree: { L: 1 } };
  expect([shop.shown(), shop.server(), shop.guest()]).toEqual([both, both, null]);
});

test("a guest's line that the server refuses stays in storage for the next try", async () => {
  const shop = open({
    signedIn: false,
    stored: { kurta: { M: 1 } },
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
  const shop = open({
    signedIn: false,
    stored: { kurta: { M: 1 }, sari: { L: 1 }, shirt: { XL: 2 } },
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
  const shop = open({
    signedIn: false,
    stored: { kurta: { M: 1 }, sari: { L: 3 }, shirt: { S: 2 } },
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
  const shop = open({ signedIn: false, stored, answers: { updateCart: refusing(401) } });
  await shop.enter();
  expect([shop.shown(), shop.guest(), shop.words()]).toEqual([stored, stored, []]);
});

test("a user who asks again while the cart is on its way waits for the same answer", async () => {
  const cart = later<Cart>();
  const shop = open({ answers: { getCart: () => cart.promise } });
  const joins = [shop.cart.join(), shop.cart.join()];
  cart.answer({ kurta: { M: 2 } });
  await Promise.all(joins);
  expect([shop.names(), shop.shown()]).toEqual([["getCart"], { kurta: { M: 2 } }]);
});

test("what is added while the server's cart is on its way comes on top of it", async () => {
  const cart = later<Cart>();
  const shop = open({ server: { kurta: { M: 2 } }, answers: { getCart: () => cart.promise } });
  const joining = shop.cart.join();
  const adding = shop.cart.add("kurta", "M");
  await calm();
  expect(shop.names()).toEqual(["getCart"]);
  cart.answer({ kurta: { M: 2 } });
  await joining;
  expect(await adding).toBe(true);
  expect([shop.shown(), shop.server()]).toEqual([{ kurta: { M: 3 } }, { kurta: { M: 3 } }]);
});

test("a cart that could not be fetched says so and can be asked for again", async () => {
  let answer: () => Cart | Promise<Cart> = silence;
  const shop = open({ answers: { getCart: () => answer() } });
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
  const shop = open({ server: { kurta: { M: 2 } } });
  await shop.cart.join();
  shop.leave();
  expect([shop.shown(), shop.guest()]).toEqual([{}, null]);
});

test("what an expired session refused is kept, survives a reload and joins at the next sign-in", async () => {
  const answers: Answers = { addToCart: refusing(401, "Please sign in") };
  const shop = open({ server: { kurta: { M: 2 } }, answers });
  await shop.cart.join();
  expect(await shop.cart.add("saree", "L")).toBe(false);
  expect([shop.shown(), shop.guest()]).toEqual([{ saree: { L: 1 } }, { saree: { L: 1 } }]);

  await shop.enter();
  const both = { kurta: { M: 2 }, saree: { L: 1 } };
  expect([shop.shown(), shop.server(), shop.guest()]).toEqual([both, both, null]);
});

test("what another tab kept of an expired session stays when this one leaves, and is shown", async () => {
  const shop = open({ server: { kurta: { M: 2 } }, answers: { updateCart: silence } });
  await shop.cart.join();
  shop.ports.storage.setItem(guestCartKey, JSON.stringify({ saree: { L: 1 } }));
  void shop.cart.setQuantity("kurta", "M", 3);
  shop.leave();
  const both = { saree: { L: 1 }, kurta: { M: 3 } };
  expect([shop.shown(), shop.guest()]).toEqual([both, both]);
});

test("another tab's change is fetched, and this tab's own changes are announced", async () => {
  const shop = open();
  await shop.cart.join();
  await shop.cart.add("kurta", "M");
  await calm();
  expect(shop.announced).toEqual(["cart"]);

  shop.answers.getCart = () => ({ saree: { S: 4 } });
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ saree: { S: 4 } });
});

test("another tab's change waits until this tab's own is through", async () => {
  const shop = open({ server: { kurta: { M: 1 } } });
  await shop.cart.join();
  const change = shop.cart.setQuantity("kurta", "M", 5);
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
  shop.runTimers();
  await change;
  await calm();
  expect(shop.names()).toEqual(["getCart", "updateCart", "getCart"]);
  expect(shop.shown()).toEqual({ kurta: { M: 5 } });
});

test("whatever the server says that it holds is announced, and nothing that is only here", async () => {
  const shop = open({ stored: { saree: { L: 1 } }, server: { kurta: { M: 1 } } });
  await shop.cart.join();
  shop.answers.getCart = () => ({});
  await shop.cart.refresh();
  shop.leave();
  await shop.cart.refresh();
  expect(shop.fetched).toEqual([{ kurta: { M: 1 } }, {}]);
});

test("two guests' tabs read the same storage", async () => {
  const shop = open({ signedIn: false });
  shop.ports.storage.setItem(guestCartKey, JSON.stringify({ kurta: { M: 2 } }));
  await shop.cart.refresh();
  expect(shop.shown()).toEqual({ kurta: { M: 2 } });
});

test("storage that refuses loses nothing on screen", async () => {
  const shop = open({ signedIn: false });
  shop.ports.storage.setItem = () => {
    throw new Error("full");
  };
  expect(await shop.cart.add("kurta", "M")).toBe(true);
  expect(shop.shown()).toEqual({ kurta: { M: 1 } });
  expect(shop.logged).toEqual(["cart storage"]);
});

test("after an order the cart is empty everywhere", async () => {
  const shop = open({ server: { kurta: { M: 2 } } });
  await shop.cart.join();
  shop.cart.clear();
  expect([shop.shown(), shop.guest(), shop.announced]).toEqual([{}, null, ["cart"]]);
});

test("each addition has a separate name, by which the shop knows one that comes twice", async () => {
  const shop = open();
  await Promise.all([shop.cart.add("kurta", "M"), shop.cart.add("kurta", "M")]);
  const keys = shop.sent
    .filter(({ name }) => name === "addToCart")
    .map(({ headers }) => headers?.["idempotency-key"]);
  expect(keys).toEqual(["key-1", "key-2"]);
});

test("more than the shop has is refused in words, and fewer of a line that holds too many is not", async () => {
  const shop = open({ server: { kurta: { XL: 5 } } });
  await shop.cart.join();
  const opened = shop.sent.length;
  expect(await shop.cart.add("shawl", "XL", 3)).toBe(false);
  expect(await shop.cart.setQuantity("kurta", "XL", 6)).toBe(false);
  expect([shop.words(), shop.sent.length - opened]).toEqual([
    ["Only 2 are left.", "Only 2 are left."],
    0,
  ]);
  const fewer = shop.cart.setQuantity("kurta", "XL", 3);
  shop.runTimers();
  expect(await fewer).toBe(true);
});
