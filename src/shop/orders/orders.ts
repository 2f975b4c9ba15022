/** Newest first; also pays an unpaid one. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { orderCountHeader } from "../../../contract/calls.ts";
import type { Order, ProviderOrder, User } from "../../../contract/schemas.ts";
import { orderStatuses, ordersPage } from "../../../domain/values.ts";
import { asApiError } from "../../api/api-error.ts";
import {
  type CardPayments,
  cardPaymentsOf,
  cardWords,
  type PayStep,
} from "../checkout/card-payments.ts";
import { noticeTime } from "../notice.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Shop } from "../shop.ts";

/** An item with its order's facts; its own status wins. */
export interface OrderedItem {
  readonly orderId: string;
  readonly item: Order["items"][number];
  readonly status: string;
  readonly payment: boolean;
  readonly paymentMethod: Order["paymentMethod"];
  /** Milliseconds since 1970, UTC. */
  readonly date: number;
  /** Whole rupees for the whole order. */
  readonly amount: number;
  /** The payment due, on the order's first item. */
  readonly due: ProviderOrder | undefined;
  /** End of the hold, in milliseconds since 1970, UTC. */
  readonly heldUntil?: number;
  /** End of the return period, once delivered. */
  readonly returnUntil?: number;
}

/** From oldest-first orders to newest-first items. */
export function flattened(orders: readonly Order[]): readonly OrderedItem[] {
  return orders
    .flatMap(({ _id, items, status, unpaid, heldUntil, returnUntil, ...order }) =>
      items.map((item, place) => ({
        orderId: _id,
        item,
        status: item.status ?? status,
        payment: order.payment,
        paymentMethod: order.paymentMethod,
        date: order.date,
        amount: order.amount,
        due: !order.payment && place === items.length - 1 ? unpaid : undefined,
        ...(heldUntil !== undefined && { heldUntil }),
        ...(returnUntil !== undefined && { returnUntil }),
      })),
    )
    .toReversed();
}

export function reached(status: string): number {
  const stations: readonly string[] = orderStatuses;
  return stations.indexOf(status) + 1;
}

export interface OrdersState {
  readonly status: "waiting" | "loading" | "ready" | "failed";
  /** Newest first. */
  readonly orders: readonly Order[];
  readonly items: readonly OrderedItem[];
  /** All orders; undefined if unknown. */
  readonly count: number | undefined;
  /** There may be older orders. */
  readonly older: boolean;
  readonly paying: string | undefined;
  /** The last payment or reload. */
  readonly notice: { readonly about: string | undefined; readonly text: string } | undefined;
}

export interface Orders {
  readonly store: StoreApi<OrdersState>;
  readonly open: () => Promise<void>;
  readonly track: () => Promise<void>;
  readonly refresh: () => Promise<unknown>;
  readonly replace: (order: Order) => void;
  readonly announce: (about: string | undefined, text: string) => void;
  readonly showOlder: () => Promise<void>;
  readonly pay: (item: OrderedItem) => Promise<void>;
}

export const ordersOf = oncePerShop((shop) => createOrders(shop, cardPaymentsOf(shop)));

const nothing: OrdersState = {
  status: "waiting",
  orders: [],
  items: [],
  count: undefined,
  older: false,
  paying: undefined,
  notice: undefined,
};

function createOrders(shop: Shop, cards: CardPayments): Orders {
  const { api, notify, log } = shop.ports;
  const store = createStore<OrdersState>(() => nothing);
  const { proofs } = shop;
  let latest = 0;
  let opened = false;
  let held: readonly Order[] = [];

  /** The newest without any. */
  const pageBefore = ([oldest]: readonly Order[]): Promise<readonly Order[]> =>
    api.call("userOrders", {
      ...(oldest !== undefined && { body: { before: oldest._id } }),
      onHeaders(headers) {
        const total = headers.get(orderCountHeader);
        if (total !== null) store.setState({ count: Number(total) });
      },
    });

  const shownOrders = () => ({ orders: held.toReversed(), items: flattened(held) });

  /** Adds pages until there are `atLeast`. */
  async function load(onto: readonly Order[], atLeast: number): Promise<boolean> {
    latest += 1;
    const mine = latest;
    store.setState({ status: "loading" });
    try {
      let orders = onto;
      let older: boolean;
      do {
        const page = await pageBefore(orders);
        if (mine !== latest) return false;
        orders = [...page, ...orders];
        older = page.length === ordersPage;
      } while (older && orders.length < atLeast);
      held = orders;
      store.setState({ status: "ready", ...shownOrders(), older });
      if (orders.some(({ unpaid }) => unpaid !== undefined)) void cards.ask();
      // An order empties the cart, even one unknown to this page: its answer was lost, or the
      // provider reported the payment first.
      void shop.cart.refresh();
      return true;
    } catch (thrown) {
      log("orders", thrown);
      if (mine !== latest) return false;
      store.setState({ status: "failed" });
      if (asApiError(thrown).status === 401) shop.session.expire();
      return false;
    }
  }

  function shopper(): Pick<User, "name" | "email"> {
    const session = shop.session.store.getState();
    return session.status === "in" ? session.user : { name: "", email: "" };
  }

  /** As many orders as are shown. */
  const reload = (): Promise<boolean> => load([], held.length);

  shop.session.store.subscribe((now, before) => {
    // An open list must show the new user's orders.
    if (now.status === "in" && before.status === "out" && opened) void reload();
    if (now.status !== "out") return;
    latest += 1; // a late answer belongs to another user
    held = [];
    store.setState(nothing);
  });

  return {
    store,
    refresh: reload,
    replace(order) {
      held = held.map((each) => (each._id === order._id ? order : each));
      store.setState(shownOrders());
    },
    announce: (about, text) => store.setState({ notice: { about, text } }),

    async open() {
      opened = true;
      store.setState({ notice: undefined });
      if (!(await reload())) return;
      const unanswered = held.find(({ unpaid }) => unpaid && proofs.of(shopper().email, unpaid.id));
      if (unanswered)
        store.setState({ notice: { about: unanswered._id, text: cardWords.unconfirmed } });
    },

    async track() {
      if (store.getState().status === "loading") return;
      store.setState({ notice: undefined });
      const here = await reload();
      if (here)
        store.setState({ notice: { about: undefined, text: "Your orders are up to date." } });
    },

    async showOlder() {
      const { status, older } = store.getState();
      if (status === "loading" || !older) return;
      store.setState({ notice: undefined });
      const before = held.length;
      if (!(await load(held, 0))) return;
      const text = held.length > before ? "Older orders are shown." : "There are no older orders.";
      store.setState({ notice: { about: undefined, text } });
    },

    async pay({ orderId, due, item }) {
      if (due === undefined || store.getState().paying !== undefined) return;
      store.setState({ paying: orderId, notice: undefined });
      const stop = (text: string) =>
        store.setState({ paying: undefined, notice: { about: orderId, text } });
      const { name, email } = shopper();
      const proof = proofs.of(email, due.id);
      const step = (now: PayStep) => {
        switch (now.type) {
          case "checking":
            store.setState({ paying: orderId, notice: undefined });
            break;
          case "paid":
            if (proof !== undefined) proofs.drop(proof);
            stop(`${item.name} is paid. Thank you.`);
            notify({ kind: "success", text: "Payment received", forMs: noticeTime.shopping });
            void reload();
            break;
          case "unconfirmed":
            if (proof === undefined) proofs.keep({ by: email, proof: now.proof, placing: false });
            stop(now.text);
            break;
          case "stopped":
            if (proof !== undefined) proofs.drop(proof);
            stop(now.text);
            break;
          case "ended":
            if (proof !== undefined) proofs.drop(proof);
            stop(now.text);
            void reload();
            break;
        }
      };
      if (proof !== undefined) {
        await cards.verify(proof, step);
        return;
      }
      await cards.ask();
      await cards.pay(due, { name, email, contact: "" }, step);
    },
  };
}
