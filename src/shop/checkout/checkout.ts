/**
 * The checkout: delivery form, payment method, and the one act that places the order, shared by click and
 * speech. Every end stops the spinner and says what happened.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { OrderPayload } from "../../../contract/schemas.ts";
import { cartLines, cartTotals } from "../../../domain/cart.ts";
import {
  addressOf,
  blankDelivery,
  checkDelivery,
  type DeliveryFaults,
  type DeliveryField,
  type DeliveryForm,
  deliveryFields,
  faultsInView,
  faultyFields,
  namesOf,
} from "../../../domain/delivery.ts";
import { paths } from "../../../domain/routes.ts";
import type { PaymentMethod } from "../../../domain/values.ts";
import settings from "../../../shop.json" with { type: "json" };
import { type ApiError, asApiError } from "../../api/api-error.ts";
import { orderable } from "../cart/orderable.ts";
import { amount } from "../money.ts";
import { noticeTime } from "../notice.ts";
import { oncePerShop } from "../once-per-shop.ts";
import { orderItems } from "../orders/order-items.ts";
import type { PaymentProof } from "../ports.ts";
import { draftKey } from "../session/session.ts";
import type { Shop } from "../shop.ts";
import { type Addresses, addressesOf } from "./address-book.ts";
import { type CardDesk, cardDeskOf, cardWords, type PayStep } from "./card-desk.ts";
import { cashFault, type DeliveryDesk, deliveryDeskOf, placeFault } from "./delivery-desk.ts";
import { packDraft, unpackDraft } from "./delivery-draft.ts";
import type { Attempted } from "./order-attempt.ts";
import { createPlaceFilling } from "./place-filling.ts";

export interface CheckoutState {
  readonly form: DeliveryForm;
  readonly faults: DeliveryFaults;
  /** The field to focus; a new object each time. */
  readonly attend: { readonly field: DeliveryField } | undefined;
  readonly method: PaymentMethod;
  readonly busy: boolean;
  /** The last result, shown beside the button. */
  readonly told: string | undefined;
}

export interface Checkout {
  readonly store: StoreApi<CheckoutState>;
  /** Restores the half-filled form and asks whether cards are available. */
  readonly open: () => void;
  readonly write: (field: DeliveryField, text: string) => void;
  readonly fill: (address: DeliveryForm) => void;
  readonly choose: (method: PaymentMethod) => void;
  /** Validates and sends; resolves when placed, refused or in the payment window. */
  readonly place: () => Promise<PlaceOutcome>;
}

export type PlaceOutcome =
  | { readonly type: "placed" }
  /** The payment window is open. */
  | { readonly type: "paying" }
  | { readonly type: "empty" }
  | { readonly type: "incomplete"; readonly faults: DeliveryFaults }
  | { readonly type: "refused"; readonly message: string }
  /** An order is already on its way. */
  | { readonly type: "busy" };

const words = {
  empty: "Your cart is empty, so there is nothing to order.",
  notPlaced: "Order Placed Error",
  noResponse:
    "The shop didn't answer. Your cart and these details are kept. Try again: it is ordered only once.",
  failed: "The order didn't go through. Your cart and these details are kept. Please try again.",
  placed: "Order Placed",
  paidAlready: "This order is paid already. Here it is.",
  signedOut: "Please sign in again. Your cart and these details are kept.",
  noCart: "Your cart can't be fetched right now. Nothing is ordered. Please try again.",
  perhapsTaken:
    "Your cart is empty now. The order you sent before may have been taken: please look at your orders.",
  otherCart: (total: number) =>
    `Your cart has changed since you looked. The total is ${amount(total)} now. If that is right, place the order again.`,
  changed: (total: number) =>
    `Prices have changed since you looked. The total is ${amount(total)} now. If that is right, place the order again.`,
} as const;

export const checkoutOf = oncePerShop((shop) =>
  createCheckout(shop, {
    cards: cardDeskOf(shop),
    addresses: addressesOf(shop),
    places: deliveryDeskOf(shop),
  }),
);

export interface CheckoutDesks {
  readonly cards: CardDesk;
  readonly addresses: Pick<Addresses, "store" | "ensure">;
  readonly places: DeliveryDesk;
}

export function createCheckout(shop: Shop, { cards, addresses, places }: CheckoutDesks): Checkout {
  const { api, tabStorage, notify, goTo, log } = shop.ports;
  const { attempts, proofs } = shop;
  const fresh: CheckoutState = {
    form: blankDelivery,
    faults: {},
    attend: undefined,
    method: "cod",
    busy: false,
    told: undefined,
  };
  const store = createStore<CheckoutState>(() => fresh);
  let owner: string | undefined;

  const say = (told: string): PlaceOutcome => {
    store.setState({ busy: false, told });
    return { type: "refused", message: told };
  };

  const empty = (): PlaceOutcome => {
    store.setState({ busy: false, told: words.empty });
    return { type: "empty" };
  };

  const complain = (faults: DeliveryFaults, told?: string): PlaceOutcome => {
    const [field] = faultsInView(faults);
    store.setState({ busy: false, told, faults, attend: field && { field } });
    return { type: "incomplete", faults };
  };

  function keepDraft(form: DeliveryForm): void {
    try {
      if (owner !== undefined) tabStorage.setItem(draftKey, packDraft(owner, form));
    } catch (cause) {
      log("delivery draft", cause);
    }
  }

  function readDraft(of: string): DeliveryForm | undefined {
    try {
      return unpackDraft(tabStorage.getItem(draftKey), of);
    } catch (cause) {
      log("delivery draft", cause);
      return undefined;
    }
  }

  /** The lines that can be ordered. */
  const lines = () =>
    orderable(cartLines(shop.cart.store.getState().cart, shop.products.store.getState().list));
  const total = () => cartTotals(lines(), settings.deliveryFee).total;

  const payload = (): OrderPayload => ({
    address: addressOf(store.getState().form),
    items: orderItems(lines()),
    amount: total(),
  });

  function placed(text: string = words.placed): PlaceOutcome {
    attempts.forget();
    notify({ kind: "success", text, forMs: noticeTime.shopping });
    store.setState({ busy: false, told: undefined });
    goTo(paths.orders);
    shop.cart.clear();
    return { type: "placed" };
  }

  function noData(): PlaceOutcome {
    notify({ kind: "error", text: words.notPlaced, forMs: noticeTime.shopping });
    return say(words.failed);
  }

  async function refused(error: ApiError): Promise<PlaceOutcome> {
    log("order", error);
    const wrong = deliveryFields.find(({ field }) => error.field === `address.${field}`);
    if (wrong !== undefined) return complain({ [wrong.field]: error.message });
    if (error.kind === "no-response") return say(words.noResponse);
    if (error.status === 200) return noData();
    if (error.status === 401) {
      store.setState({ busy: false });
      shop.session.expire();
      return { type: "refused", message: error.message };
    }
    // Paid by way of the provider's webhook, unknown to this page.
    if (error.status === 409 && error.field === "payment") return placed(words.paidAlready);
    if (error.status === 409) attempts.forget();
    // Marks what has sold out meanwhile; it stays in the cart.
    if (error.field === "stock") await shop.products.retry();
    if (error.field === "amount" || error.field?.startsWith("items") === true) {
      const before = total();
      await shop.products.retry();
      if (total() !== before && error.field === "amount") return say(words.changed(total()));
    }
    return say(error.status < 500 && error.message !== "" ? error.message : words.failed);
  }

  async function payCash(attempt: Attempted): Promise<PlaceOutcome> {
    const headers = { "idempotency-key": attempts.keyFor(attempt) };
    const reply = await api.call("placeOrder", { body: attempt.payload, headers });
    return reply ? placed() : noData();
  }

  /** Follows this shopper's payment. */
  function following(by: string) {
    let outcome: PlaceOutcome = { type: "paying" };
    const step = (now: PayStep) => {
      switch (now.type) {
        case "checking":
          store.setState({ busy: true, told: undefined });
          break;
        case "paid":
          outcome = placed();
          break;
        case "unconfirmed":
          proofs.keep({ by, proof: now.proof, placing: true });
          outcome = say(now.text);
          break;
        case "stopped":
          outcome = say(now.text);
          break;
        case "ended":
          // The cart may be ordered anew.
          attempts.forget();
          void shop.products.retry();
          outcome = say(now.text);
          break;
      }
    };
    return { step, outcome: () => outcome };
  }

  async function payByCard(attempt: Attempted): Promise<PlaceOutcome> {
    const headers = { "idempotency-key": attempts.keyFor(attempt) };
    const due = await api.call("razorpayOrder", { body: attempt.payload, headers });
    if (!due?.id) return noData();
    const { firstName, lastName, email, phone } = attempt.payload.address;
    const { step, outcome } = following(attempt.by);
    await cards.pay(due, { name: `${firstName} ${lastName}`, email, contact: phone }, step);
    return outcome();
  }

  /** Sends this shopper's proof again; the cart no longer matters. */
  async function confirmPaid(by: string, proof: PaymentProof): Promise<PlaceOutcome> {
    const { step, outcome } = following(by);
    await cards.verify(proof, (now) => {
      // After a refusal the order keeps its key, so that it can't be paid twice.
      if (now.type !== "checking" && now.type !== "unconfirmed") proofs.drop(proof);
      step(now);
    });
    return outcome();
  }

  /** Makes sure that the cart is complete and at the server; `anew` fetches the server's. */
  async function lackingCart(anew: boolean): Promise<PlaceOutcome | undefined> {
    const { cart } = shop;
    if (anew || cart.store.getState().status !== "ready") await cart.join();
    await cart.settle();
    if (owner === undefined) return { type: "refused", message: words.signedOut };
    return cart.store.getState().status === "ready" ? undefined : say(words.noCart);
  }

  /**
   * The server's cart must equal the one on screen, so that the order has exactly the lines that the shopper
   * sees. After another order of unknown fate the server is asked first: that order may have taken the cart.
   */
  async function refusedCart(meant: Attempted): Promise<PlaceOutcome | undefined> {
    const seen = JSON.stringify(lines());
    const anew = attempts.followsAnother(meant);
    const lacking = await lackingCart(anew);
    if (lacking !== undefined) return lacking;
    if (lines().length === 0) return anew ? say(words.perhapsTaken) : empty();
    return JSON.stringify(lines()) === seen ? undefined : say(words.otherCart(total()));
  }

  function write(field: DeliveryField, text: string): void {
    const { form, faults } = store.getState();
    const { [field]: _, ...others } = faults;
    store.setState({ form: { ...form, [field]: text }, faults: others });
    keepDraft({ ...form, [field]: text });
  }

  const fillPlace = createPlaceFilling(places, { form: () => store.getState().form, write });

  /** Prefills the last order's address, unless the form has been touched. */
  async function beginWithLast(of: string): Promise<void> {
    const untouched = store.getState().form;
    await addresses.ensure();
    const { last } = addresses.store.getState();
    if (last === null || of !== owner || store.getState().form !== untouched) return;
    store.setState({ form: last });
  }

  /** Restores the signed-in shopper's form and unconfirmed payments. */
  function welcome(): void {
    const session = shop.session.store.getState();
    if (session.status !== "in") return;
    const { email, name } = session.user;
    if (email !== owner) {
      owner = email;
      const draft = readDraft(email);
      store.setState({ form: draft ?? { ...blankDelivery, ...namesOf(name), email } });
      if (draft === undefined) void beginWithLast(email);
    }
    if (proofs.placing(email) !== undefined)
      store.setState({ method: "razorpay", told: cardWords.unconfirmed });
  }

  shop.session.store.subscribe(({ status }) => {
    if (status === "in") welcome();
    if (status !== "out") return;
    owner = undefined;
    store.setState(fresh);
  });

  return {
    store,
    open() {
      void cards.ask();
      store.setState({ told: undefined, faults: {}, attend: undefined });
      welcome();
    },
    write(field, text) {
      write(field, text);
      if (field === "pinCode") void fillPlace(text);
    },
    fill(address) {
      store.setState({ form: address, faults: {}, told: undefined });
      keepDraft(address);
    },
    choose: (method) => store.setState({ method, told: undefined }),

    async place() {
      const { busy, form, method } = store.getState();
      if (busy) return { type: "busy" };
      const by = owner ?? "";
      const proof = proofs.placing(by);
      if (proof === undefined) {
        if (lines().length === 0 && shop.cart.store.getState().status === "ready") return empty();
        const faults = checkDelivery(form);
        if (faultyFields(faults).length > 0) return complain(faults);
        const elsewhere = placeFault(places.store.getState(), form);
        if (elsewhere !== undefined) return complain({ pinCode: elsewhere });
        const noCash = method === "cod" ? cashFault(places.store.getState(), form) : undefined;
        if (noCash !== undefined) return say(noCash);
      }
      store.setState({ busy: true, told: undefined, faults: {} });
      try {
        if (proof !== undefined)
          return (await lackingCart(false)) ?? (await confirmPaid(by, proof));
        const meant = (): Attempted => ({ by, method, payload: payload() });
        const refusal = await refusedCart(meant());
        if (refusal !== undefined) return refusal;
        return await (method === "cod" ? payCash(meant()) : payByCard(meant()));
      } catch (thrown) {
        return await refused(asApiError(thrown));
      }
    },
  };
}
