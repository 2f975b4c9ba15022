/** The shop and its stores, for screens. */
import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";
import type { StoreApi } from "zustand/vanilla";
import type { Notify } from "./notice.ts";
import type { GoTo } from "./ports.ts";
import type { Shop } from "./shop.ts";
import type { AssistantRequests } from "./wishes.ts";

export interface ShopContext {
  readonly shop: Shop;
  readonly notify: Notify;
  readonly goTo: GoTo;
  /** Notices during `act` are not announced. */
  readonly quietly: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Words or presses for the assistant. */
  readonly wishes: AssistantRequests;
}

/** Each store's state in the prerendered first render. */
export type PrerenderedStores = ReadonlyMap<object, unknown>;

export const PrerenderedContext = createContext<PrerenderedStores>(new Map());

const Context = createContext<ShopContext | undefined>(undefined);

export function ShopProvider(props: { readonly value: ShopContext; readonly children: ReactNode }) {
  return <Context value={props.value}>{props.children}</Context>;
}

export function useShopContext(): ShopContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error("Outside of ShopProvider");
  return context;
}

export const useShop = (): Shop => useShopContext().shop;

/** Select small parts, against rerenders. */
export function useShopState<State, Part>(
  of: (shop: Shop) => { readonly store: StoreApi<State> },
  part: (state: State) => Part,
): Part {
  return useHydratedStore(of(useShop()).store, part);
}

function useHydratedStore<State, Part>(store: StoreApi<State>, part: (state: State) => Part): Part {
  const prerendered = use(PrerenderedContext);
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () =>
      part(prerendered.has(store) ? (prerendered.get(store) as State) : store.getInitialState()), // see Drawn
  );
}

export const useUser = () =>
  useShopState(
    (shop) => shop.session,
    (state) => (state.status === "in" ? state.user : undefined),
  );

/** Fetched with the first screen that needs it. */
export function useProducts() {
  const { products } = useShop();
  useEffect(() => {
    void products.ensure();
  }, [products]);
  return useHydratedStore(products.store, whole);
}

const whole = <State,>(state: State): State => state;
