/** What is chosen on a product's page, the size and the picture, so that click and speech share it. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Size } from "../../../domain/values.ts";
import { oncePerShop } from "../once-per-shop.ts";

export interface ChosenState {
  /** The product whose page is open, or was last. */
  readonly productId: string | undefined;
  readonly size: Size | undefined;
  /** The place of the large picture, from 0. */
  readonly picture: number;
  /** Whether its size guide is open. */
  readonly guide: boolean;
}

export interface Chosen {
  readonly store: StoreApi<ChosenState>;
  /** A page opens: nothing is chosen on it, unless it was chosen on its way here. */
  readonly open: (productId: string) => void;
  readonly choose: (productId: string, size: Size) => void;
  /** Shows the picture at a place. */
  readonly show: (picture: number) => void;
  /** Opens the size guide of a product's page, or closes it. */
  readonly guide: (productId: string, open: boolean) => void;
  /** The page is left, and its choices with it. */
  readonly close: (productId: string) => void;
}

const nothing: ChosenState = { productId: undefined, size: undefined, picture: 0, guide: false };

export const chosenOf = oncePerShop(() => createChosen());

export function createChosen(): Chosen {
  const store = createStore<ChosenState>(() => nothing);
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
