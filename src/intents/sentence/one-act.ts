import type { Slots } from "../intent.ts";

const telling = ["compare", "ask"] as const;

interface Part {
  readonly id: string;
  readonly slots: Slots;
}

/** Several questions about pieces are one: "what's it made of? And does the jacket zip?". */
export function oneAct(parts: readonly Part[]): Part | undefined {
  const id = telling.find((each) => parts.some((part) => part.id === each));
  if (!id || !parts.every((part) => telling.some((each) => each === part.id))) return undefined;
  const { product, products, ...slots } = Object.assign({}, ...parts.map((part) => part.slots));
  const ids = new Set(parts.flatMap(({ slots: own }) => own.products ?? own.product ?? []));
  const all = [...ids].flat();
  return { id, slots: { ...slots, ...(all.length > 1 ? { products: all } : { product }) } };
}
