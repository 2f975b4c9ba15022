import { bySize, mostOfOne, type Size } from "./values.ts";

/** Product id → size → quantity. */
export type Cart = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface LineKey {
  readonly itemId: string;
  readonly size: Size;
}

interface Line extends LineKey {
  readonly quantity: number;
}

export interface CartLine<Product> {
  readonly product: Product;
  readonly size: Size;
  readonly quantity: number;
}

export interface Totals {
  readonly subtotal: number;
  /** 0 for an empty cart. */
  readonly fee: number;
  readonly total: number;
}

const sizesOf = (cart: Cart, itemId: string) =>
  Object.hasOwn(cart, itemId) ? (cart[itemId] ?? {}) : {};

export const quantityOf = (cart: Cart, { itemId, size }: LineKey): number =>
  sizesOf(cart, itemId)[size] ?? 0;

/** Drops lines of 0 and products without lines. */
export function withLine(cart: Cart, { itemId, size }: LineKey, quantity: number): Cart {
  const { [size]: _, ...others } = sizesOf(cart, itemId);
  if (quantity > 0) return { ...cart, [itemId]: { ...sizesOf(cart, itemId), [size]: quantity } };
  if (Object.keys(others).length > 0) return { ...cart, [itemId]: others };
  const { [itemId]: _gone, ...rest } = cart;
  return rest;
}

/** Capped at `mostOfOne`. */
export const quantityWith = (cart: Cart, line: LineKey, more: number): number =>
  Math.min(quantityOf(cart, line) + more, mostOfOne);

export function resized(
  cart: Cart,
  change: {
    readonly itemId: string;
    readonly from: Size;
    readonly to: Size;
    readonly quantity: number;
  },
): Cart {
  const { itemId, from, to, quantity } = change;
  const line = { itemId, size: to };
  return withLine(
    withLine(cart, line, quantityWith(cart, line, quantity)),
    { itemId, size: from },
    0,
  );
}

/** Lines above 0, in the cart's order, sizes in theirs. */
export const linesOf = (cart: Cart): readonly Line[] =>
  Object.entries(cart).flatMap(([itemId, sizes]) =>
    (Object.entries(sizes) as [Size, number][]) // the contract's keys are sizes
      .filter(([, quantity]) => quantity > 0)
      .sort(([a], [b]) => bySize(a, b))
      .map(([size, quantity]) => ({ itemId, size, quantity })),
  );

/** A product comes where its first line does. */
export const cartOf = (
  lines: readonly { readonly itemId: string; readonly size: string; readonly quantity: number }[],
): Cart =>
  lines.reduce<Cart>(
    // any size that was ever in a cart
    (cart, { itemId, size, quantity }) => withLine(cart, { itemId, size: size as Size }, quantity),
    {},
  );

export function cartLines<Product extends { readonly _id: string }>(
  cart: Cart,
  products: readonly Product[],
): readonly CartLine<Product>[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return linesOf(cart).flatMap(({ itemId, size, quantity }) => {
    const product = byId.get(itemId);
    return product === undefined ? [] : [{ product, size, quantity }];
  });
}

/** Lines of unlisted products. */
export function goneFrom(
  cart: Cart,
  products: readonly { readonly _id: string }[],
): readonly Line[] {
  const known = new Set(products.map(({ _id }) => _id));
  return linesOf(cart).filter(({ itemId }) => !known.has(itemId));
}

/** The union; the larger quantity per line, so that merging is idempotent. */
export const merged = (one: Cart, other: Cart): Cart =>
  linesOf(other).reduce(
    (cart, line) => withLine(cart, line, Math.max(line.quantity, quantityOf(cart, line))),
    one,
  );

/** The new cart in the order of the one before. */
export const inPlaceOf = (before: Cart, now: Cart): Cart =>
  [...linesOf(before), ...linesOf(now)].reduce(
    (cart, line) => withLine(cart, line, quantityOf(now, line)),
    before,
  );

export const cartCount = (cart: Cart): number =>
  linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);

/** Subtotal plus fee, or 0 for a subtotal of 0; all in one unit of money. */
export function totals(
  lines: readonly { readonly price: number; readonly quantity: number }[],
  deliveryFee: number,
): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fee = subtotal > 0 ? deliveryFee : 0;
  return { subtotal, fee, total: subtotal + fee };
}

export const cartTotals = (
  lines: readonly CartLine<{ readonly price: number }>[],
  deliveryFee: number,
): Totals =>
  totals(
    lines.map(({ product: { price }, quantity }) => ({ price, quantity })),
    deliveryFee,
  );
