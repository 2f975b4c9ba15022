// @vitest-environment jsdom
/**
 * Everything that voice can do is taken back by “undo”, or was asked about before, or does nothing
 * that could be. The list is complete by its type.
 */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Effect } from "../../intents/effects.ts";
import { hereNow, kurta, leaveStage, name, setStage, stageAt } from "../doubles/stage.tsx";

type Fate =
  | { readonly at: string; readonly taken: Effect }
  /** src/intents/replay/confirmed.test.ts shows that it never comes without a yes. */
  | "asked before"
  | "nothing is done"
  /** The table's own row, documented so; signing in again brings everything back. */
  | "signed in again";

const fates: Readonly<Record<Effect["type"], Fate>> = {
  navigate: { at: "/about", taken: { type: "navigate", to: "/cart" } },
  openSearch: { at: "/about", taken: { type: "openSearch", query: "linen" } },
  closeSearch: { at: "/collection?search=linen", taken: { type: "closeSearch" } },
  narrow: { at: "/collection", taken: { type: "narrow", view: { sort: "high-low" } } },
  openProduct: { at: "/collection", taken: { type: "openProduct", id: kurta, name } },
  chooseSize: {
    at: "/productdetail/kurta",
    taken: { type: "chooseSize", id: kurta, size: "L" },
  },
  openSizeGuide: { at: "/productdetail/kurta", taken: { type: "openSizeGuide", id: kurta, name } },
  turnPicture: { at: "/productdetail/kurta", taken: { type: "turnPicture", by: -1 } },
  addToCart: {
    at: "/productdetail/kurta",
    taken: { type: "addToCart", id: kurta, name, size: "S", quantity: 2 },
  },
  setQuantity: {
    at: "/cart",
    taken: { type: "setQuantity", id: kurta, name, size: "M", quantity: 0 },
  },
  changeSize: {
    at: "/cart",
    taken: { type: "changeSize", id: kurta, name, from: "M", to: "L", quantity: 2 },
  },
  emptyCart: { at: "/cart", taken: { type: "emptyCart" } },
  undo: "nothing is done",
  back: { at: "/cart", taken: { type: "back" } },
  scroll: "nothing is done",
  openHelp: { at: "/about", taken: { type: "openHelp" } },
  closeHelp: "nothing is done",
  changePace: { at: "/about", taken: { type: "changePace", by: -1 } },
  describeOrder: "nothing is done",
  fillDelivery: {
    at: "/placeorder",
    taken: { type: "fillDelivery", fields: { city: "Pune", firstName: "Asha" } },
  },
  choosePayment: { at: "/placeorder", taken: { type: "choosePayment", method: "razorpay" } },
  placeOrder: "asked before",
  payOrder: "asked before",
  afterOrder: "nothing is done",
  cancelOrder: "asked before",
  changeOrderAddress: "asked before",
  returnItem: "asked before",
  useAddress: { at: "/placeorder", taken: { type: "useAddress", name: "mother" } },
  describeDelivery: "nothing is done",
  askEndSessions: "nothing is done",
  endSessions: "asked before",
  recommend: { at: "/", taken: { type: "recommend", userNeeds: "suggest a kurta" } },
  logout: "signed in again",
  toast: "nothing is done",
  say: "nothing is done",
  offer: "nothing is done",
  ask: "nothing is done",
};

beforeAll(setStage);
afterEach(leaveStage);

describe("“undo”", () => {
  for (const [type, fate] of Object.entries(fates)) {
    if (typeof fate === "string") continue;
    it(`takes back ${type}`, async () => {
      history.pushState(null, "", "/contact");
      history.pushState(null, "", fate.at);
      const stage = await stageAt(fate.at);
      const before = { state: stage.state(), address: hereNow() };
      await stage.perform(fate.taken);
      if (type !== "recommend") {
        expect({ state: stage.state(), address: hereNow() }).not.toEqual(before);
      }
      await stage.perform({ type: "undo" });
      expect({ state: stage.state(), address: hereNow() }).toEqual(before);
    });
  }

  it("goes back one utterance after the other", async () => {
    const stage = await stageAt("/productdetail/kurta");
    const before = { state: stage.state(), address: hereNow() };
    await stage.perform(
      { type: "addToCart", id: kurta, name, size: "S", quantity: 1 },
      { type: "navigate", to: "/cart" },
      { type: "setQuantity", id: kurta, name, size: "M", quantity: 7 },
    );
    await stage.perform({ type: "undo" }, { type: "undo" }, { type: "undo" });
    expect({ state: stage.state(), address: hereNow() }).toEqual(before);
  });

  it("brings a user who has gone on by hand to where it was said", async () => {
    const stage = await stageAt("/about");
    await stage.perform({ type: "navigate", to: "/cart" });
    await stage.doing(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
    expect(hereNow()).toBe("/contact");
    await stage.perform({ type: "undo" });
    expect(hereNow()).toBe("/about");
  });
});
