/** Fetched once, kept, retried after failures. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Product } from "../../../contract/schemas.ts";
import type { Ports } from "../ports.ts";

export interface ProductsState {
  readonly status: "waiting" | "loading" | "ready" | "failed";
  readonly list: readonly Product[];
}

export interface Products {
  readonly store: StoreApi<ProductsState>;
  /** Unless present or on its way. */
  readonly ensure: () => Promise<void>;
  readonly retry: () => Promise<void>;
}

export function createProducts({ api, log }: Pick<Ports, "api" | "log">): Products {
  const store = createStore<ProductsState>(() => ({ status: "waiting", list: [] }));

  async function load(): Promise<void> {
    store.setState({ status: "loading" });
    try {
      store.setState({ status: "ready", list: await api.call("listProducts") });
    } catch (thrown) {
      log("product list", thrown);
      store.setState({ status: "failed" });
    }
  }

  return {
    store,
    async ensure() {
      if (store.getState().status === "waiting") await load();
    },
    async retry() {
      if (store.getState().status !== "loading") await load();
    },
  };
}
