import { fewLeft, type Size } from "./values.ts";

/** Pieces available by size; a missing size isn't counted. */
export type Stock = Readonly<Partial<Record<Size, number>>>;

export interface Counted {
  readonly stock?: Stock | undefined;
}

/** Pieces left; undefined if uncounted (made to order). */
export const leftOf = ({ stock }: Counted, size: Size): number | undefined =>
  stock !== undefined && Object.hasOwn(stock, size) ? stock[size] : undefined;

export const isSoldOut = (product: Counted, size: Size): boolean => leftOf(product, size) === 0;

export const isGone = (product: Counted & { readonly sizes: readonly Size[] }): boolean =>
  product.sizes.length > 0 && product.sizes.every((size) => isSoldOut(product, size));

/** Label beside a size; undefined without anything to say. */
export function stockMark(product: Counted, size: Size): string | undefined {
  const left = leftOf(product, size);
  if (left === undefined || left > fewLeft) return undefined;
  return left === 0 ? "Sold out" : `Only ${left} left`;
}

/** For nearly or entirely sold out pieces. */
export function pieceMark(
  piece: Counted & { readonly sizes: readonly Size[] },
): string | undefined {
  const left = piece.sizes.map((size) => leftOf(piece, size));
  if (left.length === 0 || !left.every((count) => count !== undefined)) return undefined;
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all > fewLeft) return undefined;
  return all === 0 ? "Sold out" : `Only ${all} left`;
}

/** The shop's refusal of a quantity; null if available. */
export function shortage(
  product: Counted & { readonly name: string },
  size: Size,
  quantity: number,
): string | null {
  const left = leftOf(product, size);
  if (left === undefined || left >= quantity) return null;
  return soldOutWords({ name: product.name, size, left });
}

export function soldOutWords(piece: {
  readonly name: string;
  readonly size: string;
  readonly left: number;
}): string {
  const { name, size, left } = piece;
  if (left === 0) return `${name} in ${size} is sold out.`;
  return left === 1
    ? `Only 1 piece of ${name} in ${size} is left.`
    : `Only ${left} pieces of ${name} in ${size} are left.`;
}
