/** The choice on a product's page, shared by click and speech. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Size } from "../../../domain/values.ts";
import { oncePerShop } from "../once-per-shop.ts";

export interface ProductChoiceState {
  /** The open product, or the last. */
  readonly productId: string | undefined;
  readonly size: Size | undefined;
  readonly picture: number;
  readonly guide: boolean;
}

export interface ProductChoice {
  readonly store: StoreApi<ProductChoiceState>;
  readonly open: (productId: string) => void;
  readonly choose: (productId: string, size: Size) => void;
  readonly show: (picture: number) => void;
  readonly guide: (productId: string, open: boolean) => void;
  readonly close: (productId: string) => void;
}

const nothing: ProductChoiceState = {
  productId: undefined,
  size: undefined,
  picture: 0,
  guide: false,
};

export const chosenOf = oncePerShop(() => createChosen());

export function createChosen(): ProductChoice {
  const store = createStore<ProductChoiceState>(() => nothing);
  return {
    store,
    open(productId) {
      if (store.getState().productId !== productId) store.setState({ ...nothing, productId });
    },
    choose(productId, size) {
      const same = store.getState().productId === productId;
      store.setState({ ...(same ? {} : nothing), productId, size });
    },
    show: (picture) => store.setState({ picture }),
    guide(productId, guide) {
      const same = store.getState().productId === productId;
      store.setState({ ...(same ? {} : nothing), productId, guide });
    },
    close(productId) {
      if (store.getState().productId === productId) store.setState(nothing);
    },
  };
}
