/** Gives the shop to screens, and its stores to components that want a small part of them. */
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
import type { Wishes } from "./wishes.ts";

/** What screens are given: the shop's acts, and how to tell and to go. */
export interface Counter {
  readonly shop: Shop;
  readonly notify: Notify;
  readonly goTo: GoTo;
  /** What is notified until `act` resolves is shown and not read out. */
  readonly quietly: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Words, or the wish to speak, on their way to the assistant. */
  readonly wishes: Wishes;
}

/**
 * What the first drawing shows of some stores, where the server has drawn it: the shop as it is for
 * everybody. Each store stands with a state of its own.
 */
export type Drawn = ReadonlyMap<object, unknown>;

export const DrawnContext = createContext<Drawn>(new Map());

const CounterContext = createContext<Counter | undefined>(undefined);

export function CounterProvider(props: { readonly value: Counter; readonly children: ReactNode }) {
  return <CounterContext value={props.value}>{props.children}</CounterContext>;
}

export function useCounter(): Counter {
  const counter = useContext(CounterContext);
  if (counter === undefined) throw new Error("Outside of CounterProvider");
  return counter;
}

export const useShop = (): Shop => useCounter().shop;

/** A part of one of the shop's stores; choose small parts, so that little renders again. */
export function useShopState<State, Part>(
  of: (shop: Shop) => { readonly store: StoreApi<State> },
  part: (state: State) => Part,
): Part {
  return useDrawnStore(of(useShop()).store, part);
}

function useDrawnStore<State, Part>(store: StoreApi<State>, part: (state: State) => Part): Part {
  const drawn = use(DrawnContext);
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(drawn.has(store) ? (drawn.get(store) as State) : store.getInitialState()), // see Drawn
  );
}

/** The signed-in user, or undefined. */
export const useUser = () =>
  useShopState(
    (shop) => shop.session,
    (state) => (state.status === "in" ? state.user : undefined),
  );

/** The product list, fetched when the first screen needs it. */
export function useProducts() {
  const { products } = useShop();
  useEffect(() => {
    void products.ensure();
  }, [products]);
  return useDrawnStore(products.store, whole);
}

const whole = <State,>(state: State): State => state;
