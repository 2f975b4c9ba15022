import type { Product } from "../../../contract/schemas.ts";
import { isGone, isSoldOut, stockMark } from "../../../domain/stock.ts";
import { bySize, type Size } from "../../../domain/values.ts";
import styles from "./stock-note.module.css";

interface Sized {
  readonly product: Pick<Product, "sizes" | "stock">;
  readonly size: Size;
}

/** A size as its box shows it. */
export function SizeInStock({ product, size }: Sized) {
  if (!isSoldOut(product, size)) return size;
  return (
    <s className={styles.out}>
      {size}
      <i className={styles.unseen}>, sold out</i>
    </s>
  );
}

/** For the chosen size, else all. */
export function StockNote({
  product,
  size,
}: Omit<Sized, "size"> & { readonly size: Size | undefined }) {
  return (
    <p className={styles.note} role="status">
      {size === undefined ? ofAll(product) : ofOne(product, size)}
    </p>
  );
}

function ofOne(product: Sized["product"], size: Size): string {
  const mark = stockMark(product, size);
  if (mark === undefined) return "";
  if (!isSoldOut(product, size)) return `${mark} in ${size}.`;
  const others = product.sizes.filter((each) => !isSoldOut(product, each)).toSorted(bySize);
  return others.length === 0
    ? `${size} is sold out, as are all other sizes.`
    : `${size} is sold out. You can have ${others.join(", ")}.`;
}

function ofAll(product: Sized["product"]): string {
  const out = product.sizes.filter((size) => isSoldOut(product, size)).toSorted(bySize);
  if (isGone(product)) return "Sold out in every size.";
  return out.length === 0 ? "" : `Sold out: ${out.join(", ")}.`;
}
