/**
 * The whole app in a test's page over a recorded shop, to compare the calls of clicks and
 * sentences.
 */

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import type { Cart } from "../../../domain/cart.ts";
import { paths, productPath } from "../../../domain/routes.ts";
import { AssistantPanel } from "../../assistant/panel/assistant-panel.tsx";
import type { Effect } from "../../intents/effects.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import { piece } from "../../shop/doubles/ports.ts";
import { asha, playShop } from "../../shop/doubles/shop.ts";
import { orderChangesOf } from "../../shop/orders/order-changes.ts";
import { ordersOf } from "../../shop/orders/orders.ts";
import { accountOf } from "../../shop/session/account.ts";
import { loadScreen } from "../layout/lazy-layout.ts";
import { playAssistant } from "./assistant.ts";
import { type Calls, carriedOut, goesOn, record } from "./calls.ts";
import { showApp } from "./shown-app.tsx";

export interface Stage {
  readonly calls: Calls;
  readonly perform: (...effects: readonly Effect[]) => Promise<void>;
  readonly doing: (run: () => void) => Promise<void>;
  /** All state that effects change, except the address. */
  readonly state: () => unknown;
  /** The bubble with its command box, the help sheet or the settings. */
  readonly open: (what: "bubble" | "help" | "settings") => Promise<void>;
}

/** The product, and a cart with two sizes of it. */
export const kurta = "kurta";
export const name = "Linen Kurta";
const twoLines: Cart = { [kurta]: { M: 2, L: 1 } };
/** The payment due. */
export const due = { id: "order_1", amount: 133900, currency: "INR", receipt: "1" };

let leave: () => Promise<void> = async () => undefined;

/** Loads every screen and adds what jsdom lacks. Once. */
export async function setStage(): Promise<void> {
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
  });
  window.scrollTo = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // A frame is a timer, so that `settled` only needs to know timers.
  window.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now())));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  Object.assign(HTMLElement.prototype, {
    hidePopover: () => undefined,
    scrollIntoView: () => undefined,
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  await Promise.all([...Object.values(paths), productPath("any")].map(loadScreen));
}

export async function leaveStage(): Promise<void> {
  await leave();
  leave = async () => undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
}

export const hereNow = () => location.pathname + location.search;

const flushed = () => new Promise<void>((resolve) => setTimeout(resolve));
const doing = (run: () => void) =>
  act(async () => {
    run();
    await flushed();
    await flushed();
  });
/** React runs effects at the end of an act: one for the frame that a screen waits for, one for what follows it. */
const framed = async () => {
  for (let timer = 0; timer < 2; timer++) await act(flushed);
};

export async function stageAt(address: string, cart: Cart = twoLines): Promise<Stage> {
  const { shop, runTimers } = await playShop(
    {
      userOrders: () => [order()],
      listAddresses: () => ({
        addresses: [{ _id: "a1", name: "mother", address: home }],
        last: null,
      }),
      getAccount: () => ({ ...asha, since: 0, hasPassword: true, google: false }),
      listSessions: () => [
        { _id: "s1", device: "Chrome on Android", since: 0, current: true },
        { _id: "s2", device: "Firefox on Linux", since: 0, current: false },
      ],
    },
    [piece({ _id: kurta, name })],
    { server: cart },
  );
  const calls: Calls = [];
  const parts = {
    chosen: chosenOf(shop),
    checkout: checkoutOf(shop),
    orders: ordersOf(shop),
    cart: shop.cart,
    session: shop.session,
    recommendations: shop.recommendations,
  };
  const goTo = (to: string) => navigate(to);
  const { assistant, panel, settings, perform, suggestionSource, dispose } = playAssistant(shop, {
    place: () => ({ path: location.pathname, query: location.search.slice(1) }),
    goTo,
    back: (steps) => history.go(-steps),
  });

  const spy = (on: string, of: object, answers: Readonly<Record<string, unknown>>) =>
    record(calls, on, of, answers);
  spy("chosen", parts.chosen, { choose: goesOn, show: goesOn });
  spy("checkout", parts.checkout, {
    write: goesOn,
    choose: goesOn,
    fill: goesOn,
    place: { type: "placed" },
  });
  const refused = { type: "refused", message: "Not now." } as const;
  spy("orderChanges", orderChangesOf(shop), {
    cancel: refused,
    changeAddress: refused,
    giveBack: refused,
  });
  spy("account", accountOf(shop), { endSessions: refused });
  spy("orders", parts.orders, { open: goesOn, pay: undefined });
  spy("cart", parts.cart, { add: goesOn, setQuantity: goesOn, remove: goesOn });
  spy("session", parts.session, { logOut: true });
  spy("recommendations", parts.recommendations, { recommend: { type: "nothing" } });
  spy("settings", settings, { setState: goesOn });
  spy("panel", panel, { openHelp: goesOn, closeHelp: goesOn });

  const signal = new AbortController().signal;

  const root = await showApp(address, doing, { shop, notify: () => undefined, goTo });
  await framed();
  let panelRoot: Root | undefined;
  leave = () =>
    doing(() => {
      panelRoot?.unmount();
      root.unmount();
      dispose();
    });
  calls.length = 0;

  return {
    calls,
    doing,
    state: () => ({
      cart: parts.cart.store.getState().cart,
      chosen: parts.chosen.store.getState(),
      form: parts.checkout.store.getState().form,
      method: parts.checkout.store.getState().method,
      rate: settings.getState().rate,
      help: panel.store.getState().help,
    }),
    async perform(...effects) {
      for (const effect of effects) {
        await act(async () => {
          await carriedOut(perform([effect], { signal, busy: () => undefined }), runTimers);
          await flushed();
          await flushed();
        });
      }
    },
    async open(what) {
      const at = document.createElement("div");
      document.body.append(at);
      panelRoot = createRoot(at);
      const mine = panelRoot;
      await doing(() =>
        mine.render(
          <AssistantPanel
            assistant={assistant}
            panel={panel}
            settings={settings}
            offers={{
              recognisers: [],
              synthesisers: ["browser"],
              voices: () => [],
              onDevice: false,
              bargeIn: false,
            }}
            screen={location.pathname}
            suggestionSource={suggestionSource}
          />,
        ),
      );
      await doing(() => {
        if (what === "bubble") panel.showBubble();
        if (what === "help") panel.openHelp();
        if (what === "settings") panel.openSettings();
      });
      calls.length = 0;
    },
  };
}

/** The order's address, kept as "mother". */
export const home = {
  firstName: "Asha",
  lastName: "Rao",
  email: asha.email,
  street: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
  phone: "9876543210",
};

const order = () => ({
  _id: "1",
  items: [
    {
      ...piece({ _id: kurta, name }),
      sizes: ["M" as const],
      size: "M" as const,
      quantity: 1,
      can: { cancel: true, return: 1 },
    },
  ],
  address: home,
  can: { cancel: true, address: true },
  amount: 1339,
  status: "Order Placed",
  payment: false,
  paymentMethod: "razorpay" as const,
  date: Date.UTC(2026, 2, 4),
  unpaid: due,
});
