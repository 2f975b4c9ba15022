/** A product's four pictures: a large one to swipe and zoom, and thumbnails. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Product } from "../../../contract/schemas.ts";
import settings from "../../../shop.json" with { type: "json" };
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { picturesOf } from "../../shop/catalogue/pictures.ts";
import { useShop } from "../../shop/shop-context.tsx";
import blanks from "../../ui/blank.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHere } from "../../ui/use-here.ts";
import styles from "./gallery.module.css";

/** Pixels. */
const swipe = 40;

export function Gallery({ product }: { readonly product: Product }) {
  const pictures = picturesOf(product);
  const chosen = chosenOf(useShop());
  const shown = useStore(chosen.store, ({ productId, picture }) =>
    productId === product._id ? picture % pictures.length : 0,
  );
  const current = pictures[shown];
  const [near, setNear] = useState(false);
  const here = useHere();
  const [over, setOver] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const began = useRef<{ readonly x: number; turned: boolean }>(undefined);
  const turn = (by: number) => chosen.show((shown + by + pictures.length) % pictures.length);

  useEffect(() => {
    // Zoom starts at the picture's middle.
    const sheet = near ? whole.current?.closest("dialog") : undefined;
    sheet?.scrollTo({
      left: (sheet.scrollWidth - sheet.clientWidth) / 2,
      top: (sheet.scrollHeight - sheet.clientHeight) / 2,
    });
  }, [near]);

  /** Arrow keys move between thumbnails, cyclically. */
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
          sizes="(min-width: 90rem) 34rem, (min-width: 64rem) 38vw, (min-width: 44rem) 48vw, 72vw"
          urgent
        />
        {over && (
          <span className={styles.over}>
            <Picture src={current.url} alt="" sizes="1200px" />
          </span>
        )}
        <button
          type="button"
          className={styles.closer}
          aria-label={`Look closer at ${current.view}`}
          onPointerMove={({ pointerType, currentTarget, nativeEvent }) => {
            if (pointerType !== "mouse") return;
            setOver(true);
            const { offsetX, offsetY } = nativeEvent;
            const { clientWidth, clientHeight, parentElement } = currentTarget;
            parentElement?.style.setProperty("--x", `${(offsetX / clientWidth) * 100}%`);
            parentElement?.style.setProperty("--y", `${(offsetY / clientHeight) * 100}%`);
          }}
          onPointerLeave={() => setOver(false)}
          onPointerDown={({ clientX }) => {
            began.current = { x: clientX, turned: false };
          }}
          onPointerUp={({ clientX, pointerType }) => {
            const by = clientX - (began.current?.x ?? clientX);
            if (!began.current || pointerType === "mouse" || Math.abs(by) < swipe) return;
            began.current.turned = true;
            turn(by < 0 ? 1 : -1);
          }}
          onClick={() => {
            if (!began.current?.turned) setNear(true);
            began.current = undefined;
          }}
        >
          <Icon name="closer" />
        </button>
        <span className={styles.dots} aria-hidden="true">
          {pictures.map(({ url }, place) => (
            <span key={url} data-current={place === shown || undefined} />
          ))}
        </span>
      </div>
      <Dialog
        open={near}
        onClose={() => setNear(false)}
        label={`${product.name}, ${current.view}`}
        look="whole"
      >
        <div className={styles.near} ref={whole}>
          <Picture src={current.url} alt={`${product.name}, ${current.view}`} sizes="1200px" />
        </div>
      </Dialog>
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
            <Picture src={url} alt="" sizes="6rem" later={!here} />
          </button>
        ))}
      </fieldset>
      {"picturesNote" in settings && <p className={styles.note}>{settings.picturesNote}</p>}
    </div>
  );
}

/** Placeholders in the same places. */
export function GallerySkeleton() {
  return (
    <div className={styles.gallery} aria-hidden="true">
      <div className={styles.large}>
        <span className={blanks.picture} />
      </div>
      <div className={styles.thumbs}>
        {["one", "two", "three", "four"].map((place) => (
          <span key={place} className={styles.thumb}>
            <span className={blanks.picture} />
          </span>
        ))}
      </div>
    </div>
  );
}
