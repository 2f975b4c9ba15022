/** Adds a product from its card: a button opens its sizes. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { isGone, isSoldOut } from "../../../domain/stock.ts";
import { bySize } from "../../../domain/values.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./quick-add.module.css";

export function QuickAdd({ product }: { readonly product: Product }) {
  const { cart } = useShop();
  const { _id, name } = product;
  const [open, setOpen] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) sizes.current?.querySelector("button")?.focus();
  }, [open]);

  if (isGone(product)) return null;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };

  return (
    <div className={styles.over}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-label={`Add ${name} to cart`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "plus"} size={20} />
      </button>
      {open && (
        <fieldset
          ref={sizes}
          className={styles.sizes}
          aria-label={`Size of ${name}`}
          onKeyDown={leave}
        >
          {product.sizes.toSorted(bySize).map((size) => (
            <button
              key={size}
              type="button"
              aria-label={`${size}, add ${name}`}
              disabled={isSoldOut(product, size)}
              onClick={() => {
                void cart.add(_id, size, 1);
                close();
              }}
            >
              {size}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
