import { afterEach, expect, test, vi } from "vitest";
import { piece } from "../../shop/doubles/ports.ts";
import { playShop } from "../../shop/doubles/shop.ts";
import { playAssistant } from "../doubles/assistant.ts";
import { carriedOut } from "../doubles/calls.ts";

afterEach(() => vi.restoreAllMocks());

const shirts = ["Linen Shirt", "Cotton Shirt"].map((name, place) =>
  piece({ _id: `shirt-${place + 1}`, name }),
);

async function open() {
  const { shop, runTimers } = await playShop({}, shirts, { server: {} });
  let at = "/collection";
  const idle: (() => void)[] = [];
  const { assistant, panel } = playAssistant(shop, {
    place: () => ({ path: at, query: "" }),
    whenIdle: (run) => idle.push(run),
    goTo: (to) => {
      at = to;
    },
  });
  /** Types a sentence and waits for its reply. */
  const say = async (text: string) => {
    const done = new Promise<void>((resolve) => {
      const stop = assistant.store.subscribe(({ state }) => {
        if (state.kind !== "idle") return;
        stop();
        resolve();
      });
    });
    assistant.type(text);
    await carriedOut(done, runTimers);
  };
  return {
    say,
    at: () => at,
    cart: () => shop.cart.store.getState().cart,
    bubble: () => panel.store.getState().bubble,
    exchange: () => assistant.store.getState().state.exchange,
    openBox: () => panel.openBox(),
    /** Runs what waits for an idle moment. */
    runIdle(): number {
      let times = 0;
      for (let next = idle.shift(); next; next = idle.shift(), times += 1) next();
      return times;
    },
  };
}

test("“add the second one in large” is a row of the cart", async () => {
  const shop = await open();
  await shop.say("add the second one in large");
  expect([shop.cart(), shop.bubble()]).toEqual([{ "shirt-2": { L: 1 } }, true]);
});

test("“it” is the piece named before, and “undo” takes back what was done to it", async () => {
  const shop = await open();
  await shop.say("show me the second one");
  expect(shop.at()).toBe("/productdetail/shirt-2");
  await shop.say("add it in medium");
  await shop.say("make it three");
  expect(shop.cart()).toEqual({ "shirt-2": { M: 3 } });
  await shop.say("undo");
  expect(shop.cart()).toEqual({ "shirt-2": { M: 1 } });
});

test("the catalogue is read once a shopper turns to the assistant, not for a click elsewhere", async () => {
  const shop = await open();
  expect(shop.runIdle()).toBe(0);
  shop.openBox();
  expect(shop.runIdle()).toBeGreaterThan(0);
});
