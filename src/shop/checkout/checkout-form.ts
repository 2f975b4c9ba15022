/** The delivery form with draft and faults, the payment method, the last result. */
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  blankDelivery,
  checkDelivery,
  type DeliveryFaults,
  type DeliveryField,
  type DeliveryForm,
  faultsInView,
  faultyFields,
  namesOf,
} from "../../../domain/delivery.ts";
import type { PaymentMethod } from "../../../domain/values.ts";
import { draftKey } from "../session/session.ts";
import type { Shop } from "../shop.ts";
import type { Addresses } from "./address-book.ts";
import { cardWords } from "./card-payments.ts";
import { packDraft, unpackDraft } from "./delivery-draft.ts";
import { cashFault, type DeliveryLookup, placeFault } from "./delivery-lookup.ts";
import { createPlaceFilling } from "./place-filling.ts";

export interface CheckoutState {
  readonly form: DeliveryForm;
  readonly faults: DeliveryFaults;
  /** A new object focuses the field again. */
  readonly attend: { readonly field: DeliveryField } | undefined;
  readonly method: PaymentMethod;
  readonly busy: boolean;
  /** The last result, beside the button. */
  readonly message: string | undefined;
}

/** Faults beside fields, or words. */
export type FormRefusal =
  | { readonly type: "incomplete"; readonly faults: DeliveryFaults }
  | { readonly type: "refused"; readonly message: string };

export interface CheckoutForm {
  readonly store: StoreApi<CheckoutState>;
  /** The shopper's email. */
  readonly owner: () => string | undefined;
  readonly open: () => void;
  readonly write: (field: DeliveryField, text: string) => void;
  readonly fill: (address: DeliveryForm) => void;
  readonly choose: (method: PaymentMethod) => void;
  /** Shows and returns what prevents an order. */
  readonly check: () => FormRefusal | undefined;
  /** Ends the attempt with faults beside fields. */
  readonly complain: (faults: DeliveryFaults) => FormRefusal;
  /** Ends the attempt with words beside the button. */
  readonly say: (message: string) => FormRefusal;
}

export interface FormParts {
  readonly addresses: Pick<Addresses, "store" | "ensure">;
  readonly places: DeliveryLookup;
}

export function createCheckoutForm(shop: Shop, { addresses, places }: FormParts): CheckoutForm {
  const { tabStorage, log } = shop.ports;
  const fresh: CheckoutState = {
    form: blankDelivery,
    faults: {},
    attend: undefined,
    method: "cod",
    busy: false,
    message: undefined,
  };
  const store = createStore<CheckoutState>(() => fresh);
  let owner: string | undefined;

  const say: CheckoutForm["say"] = (message) => {
    store.setState({ busy: false, message });
    return { type: "refused", message };
  };

  const complain: CheckoutForm["complain"] = (faults) => {
    const [field] = faultsInView(faults);
    store.setState({ busy: false, message: undefined, faults, attend: field && { field } });
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

  function write(field: DeliveryField, text: string): void {
    const { form, faults } = store.getState();
    const { [field]: _, ...others } = faults;
    store.setState({ form: { ...form, [field]: text }, faults: others });
    keepDraft({ ...form, [field]: text });
  }

  const fillPlace = createPlaceFilling(places, { form: () => store.getState().form, write });

  /** Prefills the last address, unless the form was touched. */
  async function beginWithLast(of: string): Promise<void> {
    const untouched = store.getState().form;
    await addresses.ensure();
    const { last } = addresses.store.getState();
    if (last === null || of !== owner || store.getState().form !== untouched) return;
    store.setState({ form: last });
  }

  /** Restores the shopper's form and unconfirmed payments. */
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
    if (shop.proofs.placing(email) !== undefined)
      store.setState({ method: "razorpay", message: cardWords.unconfirmed });
  }

  shop.session.store.subscribe(({ status }) => {
    if (status === "in") welcome();
    if (status !== "out") return;
    owner = undefined;
    store.setState(fresh);
  });

  return {
    store,
    owner: () => owner,
    open() {
      store.setState({ message: undefined, faults: {}, attend: undefined });
      welcome();
    },
    write(field, text) {
      write(field, text);
      if (field === "pinCode") void fillPlace(text);
    },
    fill(address) {
      store.setState({ form: address, faults: {}, message: undefined });
      keepDraft(address);
    },
    choose: (method) => store.setState({ method, message: undefined }),
    check() {
      const { form, method } = store.getState();
      const known = places.store.getState();
      const faults = checkDelivery(form);
      if (faultyFields(faults).length > 0) return complain(faults);
      const elsewhere = placeFault(known, form);
      if (elsewhere !== undefined) return complain({ pinCode: elsewhere });
      const noCash = method === "cod" ? cashFault(known, form) : undefined;
      return noCash === undefined ? undefined : say(noCash);
    },
    complain,
    say,
  };
}
