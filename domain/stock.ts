/** What the shop's count of pieces says about a size. */
import { fewLeft, type Size } from "./values.ts";

/** Pieces that can be bought, by size; a size that isn't in it isn't counted. */
export type Stock = Readonly<Partial<Record<Size, number>>>;

/** A product as far as its count goes. */
export interface Counted {
  readonly stock?: Stock | undefined;
}

/** How many pieces are left; undefined where they aren't counted and each is made to order. */
export const leftOf = ({ stock }: Counted, size: Size): number | undefined =>
  stock !== undefined && Object.hasOwn(stock, size) ? stock[size] : undefined;

export const isSoldOut = (product: Counted, size: Size): boolean => leftOf(product, size) === 0;

/** Whether a piece can't be had in any of its sizes. */
export const isGone = (product: Counted & { readonly sizes: readonly Size[] }): boolean =>
  product.sizes.length > 0 && product.sizes.every((size) => isSoldOut(product, size));

/** What is shown beside a size; undefined where there is nothing to say. */
export function stockMark(product: Counted, size: Size): string | undefined {
  const left = leftOf(product, size);
  if (left === undefined || left > fewLeft) return undefined;
  return left === 0 ? "Sold out" : `Only ${left} left`;
}

/** What is shown of a piece as a whole, where it is about to go or gone in every size. */
export function pieceMark(
  piece: Counted & { readonly sizes: readonly Size[] },
): string | undefined {
  const left = piece.sizes.map((size) => leftOf(piece, size));
  if (left.length === 0 || !left.every((count) => count !== undefined)) return undefined;
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all > fewLeft) return undefined;
  return all === 0 ? "Sold out" : `Only ${all} left`;
}

/** Why so many can't be had, as the shop refuses it; null where they can. */
export function shortage(
  product: Counted & { readonly name: string },
  size: Size,
  quantity: number,
): string | null {
  const left = leftOf(product, size);
  if (left === undefined || left >= quantity) return null;
  return soldOutWords({ name: product.name, size, left });
}

/** How the shop says that there are fewer pieces than were asked for. */
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
