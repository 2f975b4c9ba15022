/** Size choice, add button, and the shop's promises. */
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Product } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { type Span, sizeGuideOf } from "../../../domain/size-guide.ts";
import { isGone } from "../../../domain/stock.ts";
import { bySize, type Size } from "../../../domain/values.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { useShop, useShopState } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./add-to-cart.module.css";
import { SizeGuideButton, SizeGuideSheet, years } from "./size-guide.tsx";
import { SizeInStock, StockNote } from "./stock-note.tsx";

export const promises = [
  "100% original product",
  "Cash on delivery available",
  "Return and exchange within 7 days",
] as const;

export function AddToCart({ product }: { readonly product: Product }) {
  const id = useId();
  const shop = useShop();
  const { cart } = shop;
  const chosen = chosenOf(shop);
  const adding = useShopState(
    (shop) => shop.cart,
    (state) => state.adding,
  );
  const sizes = useRef<HTMLFieldSetElement>(null);
  const size = useStore(chosen.store, ({ productId, size }) =>
    productId === product._id ? size : undefined,
  );
  const guide = sizeGuideOf(product);
  const [missed, setMissed] = useState(false);
  const asked = missed && size === undefined;
  const gone = isGone(product);

  useEffect(() => {
    chosen.open(product._id);
    return () => chosen.close(product._id);
  }, [chosen, product._id]);

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (gone) return; // the note above the button says so
    if (size === undefined) {
      setMissed(true);
      sizes.current?.querySelector("input")?.focus();
      return;
    }
    void cart.add(product._id, size, 1);
  };

  return (
    <>
      <form className={styles.form} onSubmit={add} noValidate>
        <div className={styles.choice} data-kept="" data-asks="size">
          <fieldset
            ref={sizes}
            className={styles.sizes}
            aria-describedby={asked ? `${id}-asked` : undefined}
          >
            <legend>Size</legend>
            {product.sizes.toSorted(bySize).map((each) => (
              <label key={each} className={styles.size}>
                <input
                  type="radio"
                  name={`size of ${product._id}`}
                  value={each}
                  checked={each === size}
                  aria-invalid={asked || undefined}
                  onChange={() => {
                    chosen.choose(product._id, each);
                    setMissed(false);
                  }}
                />
                <span>
                  <SizeInStock product={product} size={each} />
                  <Ages of={guide?.rows.find((row) => row.size === each)?.ages} />
                </span>
              </label>
            ))}
            <p className={styles.asked} id={`${id}-asked`} role="alert">
              {asked && (
                <span>
                  <Icon name="warning" size={18} /> Which size would you like?
                </span>
              )}
            </p>
          </fieldset>
          <SizeGuideButton product={product} />
        </div>
        <StockNote product={product} size={size} />
        <Button
          type="submit"
          look={gone ? "plain" : "primary"}
          wide
          data-kept=""
          busy={adding}
          aria-disabled={gone || undefined}
        >
          {gone ? "Sold out" : "Add to Cart"}
        </Button>
        <InCart productId={product._id} />
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" size={18} />
              {promise}
            </li>
          ))}
        </ul>
      </form>
      <SizeGuideSheet product={product} guide={guide} />
    </>
  );
}

/** Ages for a child's size. */
function Ages({ of: ages }: { readonly of: Span | undefined }) {
  if (ages === undefined) return null;
  return <small> {years(ages)} years</small>;
}

/** What the cart holds of it; a toast announces changes. */
function InCart({ productId }: { readonly productId: string }) {
  const sizes = useShopState(
    (shop) => shop.cart,
    (state) => state.cart[productId],
  );
  const held = (Object.entries(sizes ?? {}) as [Size, number][]) // the contract's keys are sizes
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => bySize(a, b))
    .map(([size, quantity]) => `${quantity} in ${size}`);
  return (
    <p className={styles.held}>
      {held.length > 0 && (
        <>
          {`In your cart: ${held.join(", ")}. `}
          <Link href={paths.cart}>See the cart</Link>
        </>
      )}
    </p>
  );
}
