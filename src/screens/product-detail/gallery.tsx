/** The four pictures of a piece: a large one, and thumbnails that change it. */
import type { KeyboardEvent } from "react";
import { useStore } from "zustand";
import type { Product } from "../../../contract/schemas.ts";
import { chosenOf } from "../../shop/chosen.ts";
import { picturesOf } from "../../shop/pictures.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./gallery.module.css";

export function Gallery({ product }: { readonly product: Product }) {
  const pictures = picturesOf(product);
  const chosen = chosenOf(useShop());
  const shown = useStore(chosen.store, ({ productId, picture }) =>
    productId === product._id ? picture % pictures.length : 0,
  );
  const current = pictures[shown];

  /** Arrows go from thumbnail to thumbnail and round the corner. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by =
      { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ??
      (event.key === "Home" ? -shown : event.key === "End" ? pictures.length - 1 - shown : 0);
    if (by === 0) return;
    event.preventDefault();
    const next = (shown + by + pictures.length) % pictures.length;
    chosen.show(next);
    const buttons = event.currentTarget.querySelectorAll("button");
    buttons[next]?.focus();
  };

  if (current === undefined) return <GallerySkeleton />;
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          key={current.url}
          src={current.url}
          alt={`${product.name}, ${current.view}`}
          sizes="(min-width: 44rem) 46vw, 100vw"
          urgent
        />
      </div>
      <fieldset className={styles.thumbs} aria-label="Pictures" onKeyDown={move}>
        {pictures.map(({ url, view }, place) => (
          <button
            key={url}
            type="button"
            className={styles.thumb}
            aria-label={`Show ${view}`}
            aria-current={place === shown ? "true" : undefined}
            onClick={() => chosen.show(place)}
          >
            <Picture src={url} alt="" sizes="6rem" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The same places, empty, so that nothing moves when the pictures come. */
export function GallerySkeleton() {
  return (
    <div className={styles.gallery} aria-hidden="true">
      <div className={styles.large}>
        <span className={styles.blank} />
      </div>
      <div className={styles.thumbs}>
        {["one", "two", "three", "four"].map((place) => (
          <span key={place} className={styles.thumb}>
            <span className={styles.blank} />
          </span>
        ))}
      </div>
    </div>
  );
}
