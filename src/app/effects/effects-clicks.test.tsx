// @vitest-environment jsdom
/**
 * For everything that voice can cause, the click that does the same: both are done in the real app
 * over a shop of spies, and have to call the same actions with the same arguments and end at the
 * same address. The list is complete by its type.
 */

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "../../../domain/cart.ts";
import type { Destination } from "../../../domain/routes.ts";
import type { Effect } from "../../intents/effects.ts";
import {
  due,
  hereNow,
  home,
  kurta,
  leaveStage,
  name,
  type Stage,
  setStage,
  stageAt,
} from "../doubles/stage.tsx";

interface Pair {
  /** Where the shopper is. */
  readonly at: string;
  readonly effects: readonly Effect[];
  readonly click: (stage: Stage) => Promise<void>;
  /** What both come to, beside the address; absent where going there is all. */
  readonly calls?: readonly (readonly unknown[])[];
  readonly to?: string;
  /** Where the click ends, if it is somewhere else. */
  readonly shownAt?: string;
  readonly cart?: Cart;
}

/** Effects without a click of the shop's own, and why. */
interface Alone {
  readonly alone: "it tells or asks, and does nothing" | "it is the browser's own button or key";
}

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing is ${selector} in ${document.body.innerHTML}`);
  return found;
};
const named = (tag: string, words: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(tag)].find(
    (element) => (element.getAttribute("aria-label") ?? element.textContent)?.trim() === words,
  );
  if (!found) throw new Error(`no ${tag} is called “${words}” in ${document.body.innerHTML}`);
  return found;
};
const pressing =
  (element: () => HTMLElement) =>
  ({ doing }: Stage) =>
    doing(() => element().click());
const writing =
  (element: () => HTMLInputElement | HTMLSelectElement, text: string) =>
  ({ doing }: Stage) =>
    doing(() => {
      const field = element();
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      own?.set?.call(field, text);
      field.dispatchEvent(
        new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
      );
    });
const inTurn =
  (...clicks: readonly Pair["click"][]) =>
  async (stage: Stage) => {
    for (const click of clicks) await click(stage);
  };
const link = (href: string) => pressing(() => find(`a[href="${href}"]`));
const describes: Alone = { alone: "it tells or asks, and does nothing" };
const browsers: Alone = { alone: "it is the browser's own button or key" };

const destinations: Readonly<Record<Destination, Omit<Pair, "effects"> | Alone>> = {
  "/": { at: "/about", click: link("/") },
  "/collection": { at: "/about", click: link("/collection") },
  "/about": { at: "/contact", click: link("/about") },
  "/contact": { at: "/about", click: link("/contact") },
  "/cart": { at: "/about", click: link("/cart") },
  "/order": { at: "/about", click: link("/order") },
  "/account": { at: "/about", click: link("/account") },
  "/placeorder": { at: "/cart", click: pressing(() => named("button", "PROCEED TO CHECKOUT")) },
  "/product": { at: "/cart", cart: {}, click: link("/product") },
  // Only a request leads there; see `recommend`.
  "/recommendations": browsers,
};

const acts: Readonly<Record<Effect["type"], Pair | Alone>> = {
  navigate: {
    at: "/about",
    effects: [{ type: "navigate", to: "/cart" }],
    click: link("/cart"),
    to: "/cart",
  },
  openSearch: {
    at: "/about",
    effects: [{ type: "openSearch", query: "linen" }],
    click: inTurn(
      pressing(() => named("button", "Open search")),
      writing(() => find("input[type=search]"), "linen"),
    ),
    to: "/collection?search=linen",
  },
  closeSearch: {
    at: "/collection?category=Men&search=linen",
    effects: [{ type: "closeSearch" }],
    click: pressing(() => named("button", "Close search")),
    to: "/collection?category=Men",
  },
  narrow: {
    at: "/collection",
    effects: [
      { type: "narrow", view: { categories: ["Men"] } },
      { type: "narrow", view: { sort: "low-high" } },
    ],
    click: inTurn(
      pressing(() => find("fieldset input[type=checkbox]")),
      writing(() => find("main select"), "low-high"),
    ),
    to: "/collection?category=Men&sort=low-high",
  },
  openProduct: {
    at: "/collection",
    effects: [{ type: "openProduct", id: kurta, name }],
    click: link("/productdetail/kurta"),
    to: "/productdetail/kurta",
  },
  openSizeGuide: {
    at: "/productdetail/kurta",
    effects: [{ type: "openSizeGuide", id: kurta, name }],
    click: pressing(() => named("button", "Size guide")),
    to: "/productdetail/kurta",
  },
  chooseSize: {
    at: "/productdetail/kurta",
    effects: [{ type: "chooseSize", id: kurta, size: "L" }],
    click: pressing(() => find("input[type=radio][value=L]")),
    calls: [["chosen.choose", kurta, "L"]],
  },
  turnPicture: {
    at: "/productdetail/kurta",
    effects: [{ type: "turnPicture", by: 1 }],
    click: pressing(() => find("fieldset[aria-label=Pictures] button:nth-child(2)")),
    calls: [["chosen.show", 1]],
  },
  addToCart: {
    at: "/productdetail/kurta",
    effects: [
      { type: "chooseSize", id: kurta, size: "L" },
      { type: "addToCart", id: kurta, name, size: "L", quantity: 1 },
    ],
    click: inTurn(
      pressing(() => find("input[type=radio][value=L]")),
      pressing(() => named("button", "Add to Cart")),
    ),
    calls: [
      ["chosen.choose", kurta, "L"],
      ["cart.add", kurta, "L", 1],
    ],
  },
  setQuantity: {
    at: "/cart",
    effects: [
      { type: "setQuantity", id: kurta, name, size: "M", quantity: 5 },
      { type: "setQuantity", id: kurta, name, size: "M", quantity: 0 },
    ],
    click: inTurn(
      writing(() => find(`input[aria-label="Quantity of ${name}, size M"]`), "5"),
      pressing(() => named("button", `Remove ${name}, size M`)),
    ),
    calls: [
      ["cart.setQuantity", kurta, "M", 5],
      ["cart.remove", kurta, "M"],
    ],
  },
  changeSize: {
    at: "/cart",
    effects: [{ type: "changeSize", id: kurta, name, from: "M", to: "L", quantity: 2 }],
    click: inTurn(
      writing(() => find(`input[aria-label="Quantity of ${name}, size L"]`), "3"),
      pressing(() => named("button", `Remove ${name}, size M`)),
    ),
    calls: [
      ["cart.setQuantity", kurta, "L", 3],
      ["cart.remove", kurta, "M"],
    ],
  },
  emptyCart: {
    at: "/cart",
    effects: [{ type: "emptyCart" }],
    click: inTurn(
      pressing(() => named("button", `Remove ${name}, size M`)),
      pressing(() => named("button", `Remove ${name}, size L`)),
    ),
    calls: [
      ["cart.remove", kurta, "M"],
      ["cart.remove", kurta, "L"],
    ],
  },
  undo: {
    at: "/placeorder",
    effects: [{ type: "choosePayment", method: "razorpay" }, { type: "undo" }],
    click: inTurn(
      pressing(() => find("input[type=radio][value=razorpay]")),
      pressing(() => find("input[type=radio][value=cod]")),
    ),
    calls: [
      ["checkout.choose", "razorpay"],
      ["checkout.choose", "cod"],
    ],
  },
  back: browsers,
  scroll: browsers,
  openHelp: {
    at: "/about",
    effects: [{ type: "openHelp" }],
    click: async (stage) => {
      await stage.open("bubble");
      await pressing(() => named("button", "What can I say?"))(stage);
    },
    calls: [["panel.openHelp"]],
  },
  closeHelp: {
    at: "/about",
    effects: [{ type: "closeHelp" }],
    click: async (stage) => {
      await stage.open("help");
      // What its Close button and Escape come to.
      await stage.doing(() => find<HTMLDialogElement>("dialog[open]").close());
    },
    calls: [["panel.closeHelp"]],
  },
  changePace: {
    at: "/about",
    effects: [{ type: "changePace", by: 1 }],
    click: async (stage) => {
      await stage.open("settings");
      const pace = () => named("span", "Pace").nextElementSibling as HTMLSelectElement; // as labelled
      await writing(pace, "1.25")(stage);
    },
    calls: [["settings.setState", { rate: 1.25 }]],
  },
  describeOrder: {
    at: "/about",
    effects: [{ type: "describeOrder", about: "status" }],
    click: link("/order"),
    calls: [["orders.open"]],
    // By voice from here; by hand after going there.
    shownAt: "/order",
  },
  fillDelivery: {
    at: "/placeorder",
    effects: [{ type: "fillDelivery", fields: { city: "Pune" } }],
    click: writing(() => find("input[name=city]"), "Pune"),
    calls: [["checkout.write", "city", "Pune"]],
  },
  choosePayment: {
    at: "/placeorder",
    effects: [{ type: "choosePayment", method: "razorpay" }],
    click: pressing(() => find("input[type=radio][value=razorpay]")),
    calls: [["checkout.choose", "razorpay"]],
  },
  placeOrder: {
    at: "/placeorder",
    effects: [{ type: "placeOrder" }],
    click: pressing(() => find("main form button[type=submit]")),
    calls: [["checkout.place"]],
  },
  payOrder: {
    at: "/order",
    effects: [{ type: "payOrder", orderId: "1", name }],
    click: pressing(() => named("button", "Pay now for order 1")),
    calls: [["orders.pay", expect.objectContaining({ orderId: "1", due })]],
  },
  afterOrder: describes,
  cancelOrder: {
    at: "/order",
    effects: [{ type: "cancelOrder", orderId: "1" }],
    click: inTurn(
      pressing(() => named("button", "Cancel the order 1")),
      pressing(() => named("button", "Yes, cancel it")),
    ),
    calls: [["orderChanges.cancel", { orderId: "1" }]],
  },
  changeOrderAddress: {
    at: "/order",
    effects: [{ type: "changeOrderAddress", orderId: "1", address: home }],
    click: inTurn(
      pressing(() => named("button", "Correct the address of order 1")),
      pressing(() => named("button", "Send it there")),
    ),
    calls: [["orderChanges.changeAddress", { orderId: "1", address: home }]],
  },
  returnItem: {
    at: "/order",
    effects: [
      {
        type: "returnItem",
        orderId: "1",
        id: kurta,
        name,
        size: "M",
        quantity: 1,
        reason: "It is too small",
      },
    ],
    click: inTurn(
      pressing(() => named("button", `Return ${name}, size M, of order 1`)),
      pressing(() => find('input[value="It is too small"]')),
      pressing(() => named("button", "Ask for the return")),
    ),
    calls: [
      [
        "orderChanges.giveBack",
        { orderId: "1", itemId: kurta, size: "M", quantity: 1, reason: "It is too small" },
      ],
    ],
  },
  useAddress: {
    at: "/placeorder",
    effects: [{ type: "useAddress", name: "mother" }],
    click: pressing(() => find("main form fieldset button")),
    calls: [["checkout.fill", home]],
  },
  describeDelivery: describes,
  askEndSessions: describes,
  endSessions: {
    at: "/account",
    effects: [{ type: "endSessions" }],
    click: pressing(() => named("button", "Log out all the others")),
    calls: [["account.endSessions", undefined]],
  },
  recommend: {
    at: "/",
    effects: [{ type: "recommend", userNeeds: "A linen shirt for a wedding" }],
    click: async (stage) => {
      await stage.open("bubble");
      await pressing(() => named("button", "A linen shirt for a wedding"))(stage);
    },
    calls: [["recommendations.recommend", "A linen shirt for a wedding"]],
  },
  logout: {
    at: "/",
    effects: [{ type: "logout" }],
    click: pressing(() => named("button", "LogOut")),
    calls: [["session.logOut"]],
  },
  toast: describes,
  say: describes,
  offer: describes,
  ask: describes,
};

beforeAll(setStage);
afterEach(leaveStage);

async function bothWays({ at, cart, effects, click }: Omit<Pair, "calls" | "to">) {
  const spoken = await stageAt(at, cart);
  await spoken.perform(...effects);
  const bySpeech = { calls: [...spoken.calls], address: hereNow() };
  await leaveStage();
  const clicked = await stageAt(at, cart);
  await click(clicked);
  return { bySpeech, byClick: { calls: [...clicked.calls], address: hereNow() } };
}

describe("speech and the click that does the same", () => {
  for (const [type, pair] of Object.entries(acts)) {
    if ("alone" in pair) {
      it(`${type} has no click of the shop's own: ${pair.alone}`, async () => {
        const stage = await stageAt("/about");
        const effect = alone[type];
        expect(effect).toBeDefined();
        if (effect) await stage.perform(effect);
        expect(stage.calls).toEqual([]);
      });
      continue;
    }
    it(`${type} calls what the click calls`, async () => {
      const { bySpeech, byClick } = await bothWays(pair);
      expect(bySpeech).toEqual({ calls: pair.calls ?? [], address: pair.to ?? pair.at });
      expect(byClick).toEqual({ ...bySpeech, ...(pair.shownAt && { address: pair.shownAt }) });
    });
  }

  for (const [to, pair] of Object.entries(destinations) as [Destination, Pair | Alone][]) {
    if ("alone" in pair) continue;
    it(`going to ${to} leads where the click leads`, async () => {
      const effects: readonly Effect[] = [{ type: "navigate", to }];
      const { bySpeech, byClick } = await bothWays({ ...pair, effects });
      expect(bySpeech.address).toBe(to);
      expect(byClick.address).toBe(to);
    });
  }
});

/** One of each that does nothing in the shop. */
const alone: Readonly<Record<string, Effect>> = {
  back: { type: "back" },
  scroll: { type: "scroll", to: "down" },
  toast: { type: "toast", text: "Try Again" },
  say: { type: "say", text: "Hello." },
  offer: { type: "offer", sayings: ["Help"] },
  afterOrder: { type: "afterOrder", request: { act: "cancel" }, about: "cancel my order" },
  describeDelivery: { type: "describeDelivery", pin: "560001" },
  askEndSessions: { type: "askEndSessions", about: "sign me out everywhere else" },
  ask: { type: "ask", question: { id: "need", text: "What?", about: "" } },
};
