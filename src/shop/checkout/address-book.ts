/** Shared by checkout, account and orders. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { AddressBook, SavedAddress } from "../../../contract/account-schemas.ts";
import { type Address, byField } from "../../../domain/delivery.ts";
import { mostAddresses } from "../../../domain/values.ts";
import { type Answer, answerOf, refused } from "../answer.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Shop } from "../shop.ts";

interface AddressBookState extends AddressBook {
  readonly status: "waiting" | "loading" | "ready" | "failed";
}

export interface Addresses {
  readonly store: StoreApi<AddressBookState>;
  readonly ensure: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** With `_id` replaces that one. */
  readonly save: (
    address: Pick<SavedAddress, "name" | "address"> & { readonly _id?: string },
  ) => Promise<Answer<unknown>>;
  readonly remove: (id: string) => Promise<Answer<unknown>>;
}

const nothing: AddressBookState = { status: "waiting", addresses: [], last: null };

export const addressWords = {
  noName: "Give it a name, such as home.",
  full: `You have saved ${mostAddresses} addresses, and that is the most. Remove one first.`,
} as const;

export const addressesOf = oncePerShop(createAddresses);

function createAddresses(shop: Shop): Addresses {
  const { api } = shop.ports;
  const store = createStore<AddressBookState>(() => nothing);
  let asking: Promise<void> | undefined;
  let stay = 0;

  /** Stores an answer, unless its shopper has left. */
  async function book(what: string, call: () => Promise<AddressBook>): Promise<Answer<unknown>> {
    const mine = stay;
    const answer = await answerOf(shop, what, call);
    if (answer.type === "done" && mine === stay)
      store.setState({ status: "ready", ...answer.value }, true);
    return answer;
  }

  async function load(): Promise<void> {
    const mine = stay;
    store.setState({ status: "loading" });
    const answer = await book("addresses", () => api.call("listAddresses"));
    if (answer.type === "refused" && mine === stay) store.setState({ status: "failed" });
  }

  const refresh = (): Promise<void> => {
    asking ??= load().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  shop.session.store.subscribe(({ status }) => {
    if (status !== "out") return;
    stay += 1;
    asking = undefined;
    store.setState(nothing, true);
  });

  return {
    store,
    refresh,
    async ensure() {
      if (store.getState().status !== "ready") await refresh();
    },
    async save({ _id, name, address }) {
      if (name.trim() === "") return refused(addressWords.noName, "name");
      const { addresses } = store.getState();
      if (_id === undefined && addresses.length >= mostAddresses) return refused(addressWords.full);
      return book("address", () =>
        api.call("saveAddress", {
          body: { ...(_id !== undefined && { _id }), name: name.trim(), address },
        }),
      );
    },
    remove: (id) => book("address", () => api.call("removeAddress", { body: { _id: id } })),
  };
}

/** Same person and place. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  Object.values(byField(({ field }) => one[field].trim() === other[field].trim())).every(Boolean);
