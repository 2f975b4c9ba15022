/** Indexes the catalogue's names and tries the ways of understanding when idle, ahead of the first utterance. */
import type { StoreApi } from "zustand";
import type { Product } from "../../../contract/schemas.ts";
import { indexOf, wordsOf } from "../../intents/vocabulary/catalogue-index.ts";
import type { ProductsState } from "../../shop/catalogue/products.ts";
import type { WhenIdle } from "../integrations/when-idle.ts";
import { piecesOf } from "./scene.ts";

/** Products per slice: about a millisecond. */
const part = 100;

/** Indexes each new list until cancelled; after the first one, takes the steps. */
export function warmUp(
  products: StoreApi<ProductsState>,
  whenIdle: WhenIdle,
  stepsToTry: () => readonly (() => void)[],
): () => void {
  let wanted: readonly Product[] = [];
  let isTried = false;

  function read(list: readonly Product[], from: number): void {
    if (wanted !== list) return;
    const pieces = piecesOf(list);
    for (const piece of pieces.slice(from, from + part)) wordsOf(piece);
    if (from + part < pieces.length) whenIdle(() => read(list, from + part));
    else {
      indexOf(pieces);
      if (!isTried) step(list, stepsToTry());
      isTried = true;
    }
  }

  function step(list: readonly Product[], [next, ...others]: readonly (() => void)[]): void {
    if (next === undefined) return;
    whenIdle(() => {
      if (wanted !== list) return;
      next();
      step(list, others);
    });
  }

  function begin({ list }: ProductsState): void {
    if (list === wanted) return;
    wanted = list;
    if (list.length > 0) whenIdle(() => read(list, 0));
  }

  begin(products.getState());
  const stop = products.subscribe(begin);
  return () => {
    wanted = [];
    stop();
  };
}
