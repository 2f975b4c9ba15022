import type { Slots } from "../intent.ts";

const describing: ReadonlySet<string> = new Set(["compare", "ask"]);

/** Several questions about pieces are one: "what's it made of? And does the jacket zip?". */
export function oneAct(
  ids: readonly (string | undefined)[],
  slots: readonly Slots[],
): { readonly id: string; readonly slots: Slots } | undefined {
  const [id = ""] = ids;
  if (!describing.has(id) || ids.some((each) => each !== id)) return undefined;
  const { product, products: _each, ...rest } = Object.assign({}, ...slots);
  const named = new Set(slots.flatMap((each) => each.products ?? each.product ?? []).flat());
  const products = [...named];
  return {
    id,
    slots: { ...rest, ...(product && { product }), ...(products.length > 1 && { products }) },
  };
}
