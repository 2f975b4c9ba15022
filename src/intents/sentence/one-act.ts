import type { Slots } from "../intent.ts";

const telling = ["compare", "ask"] as const;

/** Several questions about pieces are one: "what's it made of? And does the jacket zip?". */
export function oneAct(
  ids: readonly (string | undefined)[],
  slots: readonly Slots[],
): { readonly id: string; readonly slots: Slots } | undefined {
  const id = telling.find((each) => ids.includes(each));
  if (!id || !ids.every((own) => telling.some((each) => each === own))) return undefined;
  const { product, products: _each, ...rest } = Object.assign({}, ...slots);
  const named = new Set(slots.flatMap((each) => each.products ?? each.product ?? []).flat());
  const products = [...named];
  return {
    id,
    slots: { ...rest, ...(product && { product }), ...(products.length > 1 && { products }) },
  };
}
