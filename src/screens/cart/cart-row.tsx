/** A line of the cart. */
import { useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { type CartLine, quantityOf } from "../../../domain/cart.ts";
import { productPath } from "../../../domain/routes.ts";
import { mostOfOne } from "../../../domain/values.ts";
import { removeLines } from "../../shop/cart/cart-removal.ts";
import { leftOfShort } from "../../shop/cart/orderable.ts";
import { price } from "../../shop/money.ts";
import { useShop } from "../../shop/shop-context.tsx";
import blanks from "../../ui/blank.module.css";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import headings from "../../ui/screen-heading.module.css";
import styles from "./cart-row.module.css";

export function CartRow({ line }: { readonly line: CartLine<Product> }) {
  const shop = useShop();
  const { cart } = shop;
  const { product, size, quantity } = line;
  const left = leftOfShort(line);
  const name = `${product.name}, size ${size}`;
  const set = (next: number) => void cart.setQuantity(product._id, size, next);
  // From the cart, not the screen: taps may outrun rendering.
  const step = (by: number) =>
    set(quantityOf(cart.store.getState().cart, { itemId: product._id, size }) + by);

  const remove = () => {
    // The row disappears: move the focus first.
    document.querySelector<HTMLElement>("main h1")?.focus();
    removeLines(shop, [{ itemId: product._id, size }], `${name} is out of your cart.`);
  };

  return (
    <li className={styles.row} data-kept="" data-short={left !== undefined || undefined}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="8rem" />
      </div>
      <div className={styles.words}>
        <Link href={productPath(product._id)} className={styles.name}>
          {product.name}
        </Link>
        <p className={styles.facts}>
          <span>{price(product.price)}</span>{" "}
          <span className={styles.size}>
            <span className={headings.unseen}>Size </span>
            {size}
          </span>
        </p>
        {left !== undefined && <Short line={line} left={left} onTake={() => set(left)} />}
      </div>
      <fieldset className={styles.stepper} aria-label={`Quantity of ${name}`}>
        <button
          type="button"
          aria-label={`One less of ${name}`}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <QuantityBox label={`Quantity of ${name}`} quantity={quantity} onQuantity={set} />
        <button
          type="button"
          aria-label={`One more of ${name}`}
          aria-disabled={quantity >= mostOfOne || undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </fieldset>
      <p className={styles.sum}>{price(product.price * quantity)}</p>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name}`}
        onClick={remove}
      >
        <Icon name="remove" size={22} />
      </button>
    </li>
  );
}

interface ShortProps {
  readonly line: CartLine<Product>;
  readonly left: number;
  readonly onTake: () => void;
}

/** Why a line can't be ordered, with a way out. */
function Short({ line, left, onTake }: ShortProps) {
  const { product, size } = line;
  return (
    <div className={styles.short}>
      <p>{left === 0 ? `Sold out in ${size}.` : `Only ${left} left in ${size}.`}</p>
      {left > 0 && (
        <Button
          look="bare"
          aria-label={`Take ${left} of ${product.name}, size ${size}`}
          onClick={onTake}
        >
          Take {left}
        </Button>
      )}
    </div>
  );
}

interface QuantityBoxProps {
  readonly label: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Blank or 0 changes nothing; blur restores the number. */
function QuantityBox({ label, quantity, onQuantity }: QuantityBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={mostOfOne}
      step={1}
      aria-label={label}
      value={typed ?? quantity}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        if (/^\d+$/.test(text.trim())) onQuantity(Number(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Placeholders; two for an unknown number. */
export function CartRowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count || 2 }, (_, place) => `place ${place}`).map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.picture}>
            <span className={blanks.picture} />
          </div>
          <div className={styles.words}>
            <span className={blanks.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
