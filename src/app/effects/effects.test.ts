import { describe, expect, it } from "vitest";
import type { Order } from "../../../contract/schemas.ts";
import type { Cart } from "../../../domain/cart.ts";
import { ApiError } from "../../api/api-error.ts";
import { nothingDone } from "../../assistant/machine/outcome.ts";
import type { Effect, Question } from "../../intents/effects.ts";
import { understand } from "../../intents/understand.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import type { PlaceOutcome } from "../../shop/checkout/place-outcome.ts";
import { toAsha } from "../../shop/doubles/delivery.ts";
import { piece, refusing } from "../../shop/doubles/ports.ts";
import { playShop } from "../../shop/doubles/shop.ts";
import { type OrderedItem, ordersOf } from "../../shop/orders/orders.ts";
import type { RecommendationOutcome } from "../../shop/recommendations/recommendations.ts";
import { playAssistant } from "../doubles/assistant.ts";
import { type Calls, carriedOut, goesOn, record } from "../doubles/calls.ts";

interface Settings {
  readonly at?: string;
  readonly recommendation?:
    | RecommendationOutcome
    | ((words: string, how: object) => RecommendationOutcome);
  readonly logsOut?: boolean;
  readonly holds?: Cart;
  readonly adds?: boolean;
  readonly placed?: PlaceOutcome;
  readonly ordered?: readonly Order[];
  /** The shop's message after an attempt to pay. */
  readonly paid?: string;
}

const price = 1599;
const products = ["a", "b"].map((_id) => piece({ _id, name: "Linen Shirt", price }));

/** The scripted shop, which writes down what it was asked for. */
async function recordingShop({
  at = "/",
  recommendation = { type: "nothing" },
  logsOut = true,
  holds = {},
  adds = true,
  placed = { type: "placed" },
  ordered = [],
  paid,
}: Settings) {
  const { shop, runTimers } = await playShop(
    { userOrders: () => [...ordered], ...(!adds && { addToCart: refusing(500) }) },
    products,
    { server: holds },
  );
  const calls: Calls = [];
  const turn = new AbortController();
  let address = at;
  const checkout = checkoutOf(shop);
  checkout.write("city", "Pune");
  const orders = ordersOf(shop);
  await orders.open();
  record(calls, "recommendations", shop.recommendations, { recommend: recommendation });
  record(calls, "session", shop.session, { logOut: logsOut });
  record(calls, "cart", shop.cart, { add: goesOn, setQuantity: goesOn, remove: goesOn });
  record(calls, "checkout", checkout, { write: goesOn, choose: goesOn, place: placed });
  const pay = ({ orderId }: OrderedItem) => paid === undefined || orders.announce(orderId, paid);
  record(calls, "orders", orders, { pay });
  const { perform, panel, settings } = playAssistant(shop, {
    place: () => {
      const [path = "", query = ""] = address.split("?");
      return { path, query };
    },
    goTo: (to) => {
      calls.push(["goTo", to]);
      address = to;
    },
    back: (steps) => calls.push(["back", steps]),
    scroll(to) {
      calls.push(["scroll", to]);
      return () => calls.push(["scrollBack"]);
    },
    notify: (notice) => calls.push(["notify", notice]),
  });
  record(calls, "panel", panel, { openHelp: goesOn, closeHelp: goesOn });
  record(calls, "settings", settings, { setState: goesOn });
  return {
    calls,
    turn,
    chosen: chosenOf(shop),
    cart: () => shop.cart.store.getState().cart,
    perform: (...effects: readonly Effect[]) =>
      carriedOut(
        perform(effects, { signal: turn.signal, busy: (text) => calls.push(["busy", text]) }),
        runTimers,
      ),
  };
}

const said = (text: string) => understand({ alternatives: [{ text }] }, { screen: "/" }).effects;

describe("going somewhere", () => {
  it("goes there and says where the shopper is now", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "navigate", to: "/cart" })).toEqual({
      done: ["Here's your cart."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/cart"]]);
  });

  it("goes nowhere when already there, and keeps what the address says", async () => {
    const shop = await recordingShop({ at: "/collection?category=Men" });
    expect(await shop.perform({ type: "navigate", to: "/collection" })).toEqual({
      done: ["Here's the collection."],
      said: [],
    });
    expect(shop.calls).toEqual([]);
  });
});

describe("the search", () => {
  it("opens on the collection, and the row's navigation keeps it open", async () => {
    const shop = await recordingShop({ at: "/about" });
    expect(await shop.perform(...said("open the search"))).toEqual({
      done: ["The search is open."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?search="]]);
  });

  it("keeps the filters that are set", async () => {
    const shop = await recordingShop({ at: "/collection?category=Men" });
    await shop.perform(...said("open the search"));
    expect(shop.calls).toEqual([["goTo", "/collection?category=Men&search="]]);
  });

  it("opens with the words to search for", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "openSearch", query: "linen & silk" })).toEqual({
      done: ["Searching for “linen & silk”."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?search=linen%20%26%20silk"]]);
  });

  it("closes and leaves the filters", async () => {
    const shop = await recordingShop({ at: "/collection?category=Men&search=shirt" });
    expect(await shop.perform(...said("close the search"))).toEqual({
      done: ["The search is closed."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/collection?category=Men"]]);
  });

  for (const at of ["/cart", "/cart?search=shirt", "/collection"]) {
    it(`has nothing to close on ${at}, and says so`, async () => {
      const shop = await recordingShop({ at });
      expect(await shop.perform(...said("close the search"))).toEqual({
        done: ["The search is closed already."],
        said: [],
      });
      expect(shop.calls).toEqual([]);
    });
  }
});

describe("recommendations", () => {
  const effect: Effect = { type: "recommend", userNeeds: "I want a warm jacket" };
  const asked = [
    ["busy", "Finding…"],
    ["recommendations.recommend", "I want a warm jacket"],
  ];

  const names = ["Teddy Bear Jacket", "Marigold Mini Puffer", "Leaf Quilted Gilet"];

  it("sends the words as spoken and names what was found", async () => {
    const shop = await recordingShop({
      recommendation: {
        type: "found",
        count: 3,
        summary: "3 pieces match",
        kind: "jackets",
        names,
        question: "Who is it for?",
      },
    });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: [
        "Three jackets: Teddy Bear Jacket, Marigold Mini Puffer and Leaf Quilted Gilet.",
        "Who is it for?",
      ],
    });
    expect(shop.calls).toEqual(asked);
  });

  it.each([
    ["/", "denim", true],
    ["/", "something cheaper", undefined],
    ["/recommendations", "denim", undefined],
    ["/productdetail/a", "in denim", undefined],
  ])("on %s, “%s” goes on with the last need or not", async (at, userNeeds, elsewhere) => {
    let asked: object | undefined;
    const shop = await recordingShop({
      at,
      recommendation: (_, how) => {
        asked = how;
        return { type: "nothing" };
      },
    });
    await shop.perform({ type: "recommend", userNeeds });
    expect(asked).toEqual({ signal: shop.turn.signal, ...(elsewhere && { elsewhere }) });
  });

  it("names three of many", async () => {
    const shop = await recordingShop({
      recommendation: {
        type: "found",
        count: 5,
        summary: "5 pieces match",
        names: [...names, "Himachal Cable Sweater", "Spiti Puffer Jacket"],
      },
    });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: [
        "Five pieces: Teddy Bear Jacket, Marigold Mini Puffer, Leaf Quilted Gilet and two more.",
      ],
    });
  });

  it("says what was relaxed, and what came of it; the question is on the screen", async () => {
    const shop = await recordingShop({
      recommendation: {
        type: "found",
        count: 1,
        summary: "1 piece matches",
        names: ["Teddy Bear Jacket"],
        note: "None of them is blue.",
        question: "Is it for a boy or a girl?",
      },
    });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: ["None of them is blue.", "I found one: Teddy Bear Jacket."],
    });
  });

  it("says which limit excludes, and nothing that denies it", async () => {
    const note = "Nothing of that kind is under ₹300.";
    const shop = await recordingShop({ recommendation: { type: "nothing", note } });
    expect(await shop.perform(effect)).toEqual({ done: [], said: [note] });
  });

  it("says so when nothing was found", async () => {
    const shop = await recordingShop({ recommendation: { type: "nothing" } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: [
        "I found some options but couldn't get details. Try describing what you need differently.",
      ],
    });
    expect(shop.calls).toEqual(asked);
  });

  it("says so when the request failed", async () => {
    const error = new ApiError({ kind: "no-response" });
    const shop = await recordingShop({ recommendation: { type: "failed", error } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: ["Sorry, I'm having trouble with recommendations right now. Please try again later."],
    });
    expect(shop.calls).toEqual(asked);
  });

  it("says and shows that there were too many", async () => {
    const shop = await recordingShop({ recommendation: { type: "too-many", retryAfter: 30 } });
    const text = "Too many requests. Please wait a moment.";
    expect(await shop.perform(effect)).toEqual({ done: [], said: [text] });
    expect(shop.calls).toEqual([...asked, ["notify", { kind: "error", text, forMs: 3000 }]]);
  });

  it("asks for patience while another request is under way", async () => {
    const shop = await recordingShop({ recommendation: { type: "busy" } });
    expect(await shop.perform(effect)).toEqual({
      done: [],
      said: ["I'm still looking for the last thing you asked for."],
    });
  });
});

describe("signing out", () => {
  it("uses the same act as the menu", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "logout" })).toEqual({
      done: ["You're logged out."],
      said: [],
    });
    expect(shop.calls).toEqual([["session.logOut"]]);
  });

  it("shows and says a failure", async () => {
    const shop = await recordingShop({ logsOut: false });
    expect(await shop.perform({ type: "logout" })).toEqual({
      done: [],
      said: ["I couldn't log you out. Please try again."],
    });
    expect(shop.calls).toEqual([
      ["session.logOut"],
      ["notify", { kind: "error", text: "Failed to logout", forMs: 3000 }],
    ]);
  });
});

describe("describing and asking", () => {
  it("shows Try Again for words that are not understood, and says what was heard", async () => {
    const shop = await recordingShop({});
    const outcome = await shop.perform(...said("purple elephant"));
    expect(shop.calls).toEqual([["notify", { kind: "error", text: "Try Again", forMs: 3000 }]]);
    expect(outcome.done).toEqual([]);
    expect(outcome.said.join()).toContain("purple elephant");
  });

  it("passes a question on with everything said before it", async () => {
    const question: Question = { id: "need", text: "What are you looking for?", about: "" };
    const shop = await recordingShop({});
    expect(
      await shop.perform({ type: "say", text: "All right." }, { type: "ask", question }),
    ).toEqual({ done: [], said: ["All right."], asked: question });
    expect(shop.calls).toEqual([]);
  });

  it("does nothing more once the turn is given up", async () => {
    const shop = await recordingShop({});
    shop.turn.abort();
    expect(await shop.perform({ type: "logout" }, { type: "navigate", to: "/" })).toEqual(
      nothingDone,
    );
    expect(shop.calls).toEqual([]);
  });
});

describe("the collection and the products on it", () => {
  it("narrows as the checkboxes do, and keeps what isn't named", async () => {
    const shop = await recordingShop({ at: "/collection?category=Men&sort=low-high&search=shirt" });
    expect(await shop.perform({ type: "narrow", view: { subCategories: ["WinterWear"] } })).toEqual(
      { done: ["Only winter wear."], said: [] },
    );
    expect(shop.calls).toEqual([
      ["goTo", "/collection?category=Men&sub=WinterWear&sort=low-high&search=shirt"],
    ]);
  });

  it("narrows from elsewhere without an old page's query", async () => {
    const shop = await recordingShop({ at: "/productdetail/a?category=Men" });
    await shop.perform({ type: "narrow", view: { sort: "high-low" } });
    expect(shop.calls).toEqual([["goTo", "/collection?sort=high-low"]]);
  });

  it("opens a product where its card leads", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "openProduct", id: "a b", name: "Linen Shirt" })).toEqual({
      done: ["Here's Linen Shirt."],
      said: [],
    });
    expect(shop.calls).toEqual([["goTo", "/productdetail/a%20b"]]);
  });

  it("chooses a size and turns pictures by the store that the page shows", async () => {
    const shop = await recordingShop({ at: "/productdetail/a" });
    await shop.perform({ type: "chooseSize", id: "a", size: "M" });
    await shop.perform({ type: "turnPicture", by: -1 });
    expect(shop.chosen.store.getState()).toMatchObject({ productId: "a", size: "M", picture: 3 });
    await shop.perform({ type: "turnPicture", by: 1 });
    expect(shop.chosen.store.getState().picture).toBe(0);
  });

  it("opens the size guide of a piece on its page, wherever it is asked for", async () => {
    const shop = await recordingShop({ at: "/collection" });
    await shop.perform({ type: "openSizeGuide", id: "a", name: "Kurta" });
    expect(shop.chosen.store.getState()).toMatchObject({ productId: "a", guide: true });
    expect(shop.calls).toEqual([["goTo", "/productdetail/a"]]);
  });

  it("goes back, scrolls and opens the help", async () => {
    const shop = await recordingShop({});
    await shop.perform({ type: "back" }, { type: "scroll", to: "down" }, { type: "openHelp" });
    expect(shop.calls).toEqual([["back", 1], ["scroll", "down"], ["panel.openHelp"]]);
  });
});

describe("the cart", () => {
  const shirt = { id: "a", name: "Linen Shirt", size: "M" } as const;

  it("adds one by the button's own act", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "addToCart", ...shirt, quantity: 1 })).toEqual({
      done: [],
      said: ["Linen Shirt in M is in your cart."],
    });
    expect(shop.calls).toEqual([["cart.add", "a", "M", 1]]);
  });

  it("adds several at once", async () => {
    const shop = await recordingShop({ holds: { a: { M: 2 } } });
    await shop.perform({ type: "addToCart", ...shirt, quantity: 3 });
    expect(shop.calls).toEqual([["cart.add", "a", "M", 3]]);
  });

  it("says so when it could not be added", async () => {
    const shop = await recordingShop({ adds: false });
    expect(await shop.perform({ type: "addToCart", ...shirt, quantity: 1 })).toEqual({
      done: [],
      said: ["I couldn't change your cart. Please try again."],
    });
  });

  it("takes out what is set to nothing, and puts it back", async () => {
    const shop = await recordingShop({ holds: { a: { M: 2 } } });
    await shop.perform({ type: "setQuantity", ...shirt, quantity: 0 });
    expect(await shop.perform({ type: "undo" })).toEqual({ done: [], said: ["Undone."] });
    expect(shop.calls).toEqual([
      ["cart.remove", "a", "M"],
      ["cart.setQuantity", "a", "M", 2],
    ]);
  });

  it("moves a line to another size, onto what is there in it", async () => {
    const shop = await recordingShop({ holds: { a: { M: 2, L: 1 } } });
    const effect = { type: "changeSize", id: "a", name: "Linen Shirt" } as const;
    await shop.perform({ ...effect, from: "M", to: "L", quantity: 2 });
    await shop.perform({ type: "undo" });
    expect(shop.calls).toEqual([
      ["cart.setQuantity", "a", "L", 3],
      ["cart.remove", "a", "M"],
      ["cart.setQuantity", "a", "M", 2],
      ["cart.setQuantity", "a", "L", 1],
    ]);
    expect(shop.cart()).toEqual({ a: { M: 2, L: 1 } });
  });

  it("empties it, and brings everything back", async () => {
    const shop = await recordingShop({ holds: { a: { M: 2 }, b: { S: 1 } } });
    await shop.perform({ type: "emptyCart" });
    await shop.perform({ type: "undo" });
    expect(shop.calls).toEqual([
      ["cart.remove", "a", "M"],
      ["cart.remove", "b", "S"],
      ["cart.setQuantity", "a", "M", 2],
      ["cart.setQuantity", "b", "S", 1],
    ]);
    expect(shop.cart()).toEqual({ a: { M: 2 }, b: { S: 1 } });
  });

  it("takes back a change that the server hasn't answered yet", async () => {
    const shop = await recordingShop({ holds: { a: { M: 2 } } });
    const changing = shop.perform({ type: "setQuantity", ...shirt, quantity: 3 });
    await shop.perform({ type: "undo" });
    await changing;
    expect(shop.calls).toEqual([
      ["cart.setQuantity", "a", "M", 3],
      ["cart.setQuantity", "a", "M", 2],
    ]);
  });

  it("takes back all that one utterance did, and nothing twice", async () => {
    const shop = await recordingShop({ at: "/collection" });
    await shop.perform(
      { type: "openProduct", id: "a", name: "Linen Shirt" },
      { type: "addToCart", ...shirt, quantity: 1 },
      { type: "navigate", to: "/cart" },
    );
    shop.calls.length = 0;
    await shop.perform({ type: "undo" });
    expect(shop.calls).toEqual([
      ["cart.remove", "a", "M"],
      ["back", 2],
    ]);
    expect(await shop.perform({ type: "undo" })).toEqual({
      done: [],
      said: ["There is nothing to undo."],
    });
  });
});

const order: Order = {
  _id: "1",
  items: [{ ...piece({ _id: "a", name: "Linen Shirt", price }), size: "M", quantity: 2 }],
  address: toAsha,
  amount: 3238,
  status: "Packing",
  payment: false,
  paymentMethod: "cod",
  date: Date.UTC(2026, 2, 4, 8),
};

describe("the checkout and the orders", () => {
  it("writes the fields as typing does, and takes them back", async () => {
    const shop = await recordingShop({ at: "/placeorder" });
    expect(
      await shop.perform({ type: "fillDelivery", fields: { firstName: "Asha", city: "Mysuru" } }),
    ).toEqual({ done: [], said: ["First name: Asha. City: Mysuru."] });
    await shop.perform({ type: "undo" });
    expect(shop.calls).toEqual([
      ["checkout.write", "firstName", "Asha"],
      ["checkout.write", "city", "Mysuru"],
      ["checkout.write", "city", "Pune"],
      ["checkout.write", "firstName", ""],
    ]);
  });

  it("chooses how to pay", async () => {
    const shop = await recordingShop({ at: "/placeorder" });
    await shop.perform({ type: "choosePayment", method: "razorpay" });
    expect(shop.calls).toEqual([["checkout.choose", "razorpay"]]);
  });

  it.each<[PlaceOutcome, string]>([
    [{ type: "placed" }, "Your order is placed. Thank you."],
    [{ type: "paying" }, "The payment window is open. Please finish there."],
    [{ type: "empty" }, "Your cart is empty, so there is nothing to order."],
    [{ type: "busy" }, "Your order is being placed already."],
    [{ type: "refused", message: "Sold out." }, "Sold out."],
    [{ type: "incomplete", faults: { city: "City is required" } }, "City is required."],
  ])("says what came of placing the order: %j", async (placed, text) => {
    const shop = await recordingShop({ placed });
    expect(await shop.perform({ type: "placeOrder" })).toEqual({ done: [], said: [text] });
    expect(shop.calls).toEqual([["checkout.place"]]);
  });

  it("has no order to describe before the first", async () => {
    const shop = await recordingShop({});
    expect(await shop.perform({ type: "describeOrder", about: "status" })).toEqual({
      done: [],
      said: ["You haven't ordered anything yet."],
    });
  });

  it("says how far the newest order is, and what was in it", async () => {
    const older: Order = { ...order, _id: "0", status: "Delivered" };
    const shop = await recordingShop({ ordered: [older, order] });
    expect(await shop.perform({ type: "describeOrder", about: "status" })).toEqual({
      done: [],
      said: ["Your order of 4 March, 2 × Linen Shirt in M: Packing."],
    });
    expect(await shop.perform({ type: "describeOrder", about: "items" })).toEqual({
      done: [],
      said: ["On 4 March you ordered 2 × Linen Shirt in M for ₹3,238 with delivery."],
    });
  });

  const unpaid: Order = {
    ...order,
    unpaid: { id: "order_1", amount: 323800, currency: "INR", receipt: "1" },
  };

  it.each([
    [{ ordered: [unpaid] }, "The payment window is open. Please finish there.", 1],
    [{ ordered: [unpaid], paid: "The bank said no." }, "The bank said no.", 1],
    [{ ordered: [order] }, "That order doesn't need a payment now.", 0],
  ])(
    "pays an order that waits for it, and says what came of it: %#",
    async (settings, text, tries) => {
      const shop = await recordingShop(settings);
      expect(await shop.perform({ type: "payOrder", orderId: "1", name: "Linen Shirt" })).toEqual({
        done: [],
        said: [text],
      });
      expect(shop.calls).toEqual(
        Array(tries).fill(["orders.pay", expect.objectContaining({ orderId: "1" })]),
      );
    },
  );
});

describe("the voice", () => {
  it("changes its pace step by step, says so, and goes no further than the settings do", async () => {
    const shop = await recordingShop({});
    const slower = { type: "changePace", by: -1 } as const;
    expect(await shop.perform(slower)).toEqual({ done: [], said: ["I speak at a slow pace now."] });
    expect(await shop.perform(slower)).toEqual({ done: [], said: ["I can't speak any slower."] });
    await shop.perform({ type: "undo" });
    expect(shop.calls).toEqual([
      ["settings.setState", { rate: 0.8 }],
      ["settings.setState", { rate: 1 }],
    ]);
  });
});
