/** What will be ordered, at what cost, and what stays in the cart. */
import type { Product } from "../../../contract/schemas.ts";
import type { CartLine } from "../../../domain/cart.ts";
import { isOrderable, keptWords } from "../../shop/cart/orderable.ts";
import { price } from "../../shop/money.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./order-lines.module.css";

export function OrderLines({ lines }: { readonly lines: readonly CartLine<Product>[] }) {
  const kept = lines.filter((line) => !isOrderable(line));
  return (
    <>
      <ul className={styles.lines} aria-label="What you order">
        {lines.filter(isOrderable).map(({ product, size, quantity }) => (
          <li key={`${size} ${product._id}`}>
            <span>
              <Picture src={product.image1} alt="" sizes="4rem" />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.size}>
                {`Size ${size}, ${quantity === 1 ? "1 piece" : `${quantity} pieces`}`}
              </span>
            </span>
            <span className={styles.sum}>{price(product.price * quantity)}</span>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <p className={styles.kept} role="status">
          {keptWords(kept)}
        </p>
      )}
    </>
  );
}
