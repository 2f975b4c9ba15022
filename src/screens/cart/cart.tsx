import { useState } from "react";
import { cartCount, cartLines, cartTotals, goneFrom, linesOf } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { removeLines } from "../../shop/cart/cart-removal.ts";
import { keptWords, orderable } from "../../shop/cart/orderable.ts";
import { amount } from "../../shop/money.ts";
import { useProducts, useShopContext, useShopState } from "../../shop/shop-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { Screen } from "../screen.tsx";
import { InsteadShelf, ShelfFailed } from "../shelves.tsx";
import { TotalsBox } from "../totals-box.tsx";
import styles from "./cart.module.css";
import { CartRow, CartRowsSkeleton } from "./cart-row.tsx";

export function CartScreen() {
  const { shop, goTo } = useShopContext();
  const { cart, status } = useShopState(
    (shop) => shop.cart,
    (state) => state,
  );
  const { list, status: listStatus } = useProducts();
  const [why, setWhy] = useState<string>();

  const lines = cartLines(cart, list);
  const ordered = orderable(lines);
  const short = lines.filter((line) => !ordered.includes(line));
  const sums = cartTotals(ordered, settings.deliveryFee);
  const here = list.length > 0 || listStatus === "ready";
  const waiting =
    lines.length === 0 && (status === "waiting" || (!here && listStatus !== "failed"));
  const count = cartCount(cart);

  const checkOut = () => {
    if (ordered.length > 0) goTo(paths.placeOrder);
    else if (lines.length > 0)
      setWhy("Everything in your cart is sold out, so there is nothing to check out.");
    else setWhy("There is nothing to check out yet: your cart is empty.");
  };

  const empty = () => {
    // The button disappears with the lines: move the focus first.
    document.querySelector<HTMLElement>("main h1")?.focus();
    removeLines(shop, linesOf(cart), "Your cart is empty.");
  };

  return (
    <Screen heading="Your cart">
      <Live>{waiting ? "" : `${count === 1 ? "1 item" : `${count} items`} in your cart`}</Live>
      <div className={styles.cart}>
        <div className={styles.lines}>
          {status === "failed" && (
            <div className={styles.note} role="alert">
              <p>We couldn't fetch all of your cart. The connection may have dropped.</p>
              <Button onClick={() => void shop.cart.join()}>Try again</Button>
            </div>
          )}
          {waiting ? (
            <CartRowsSkeleton count={linesOf(cart).length} />
          ) : lines.length > 0 ? (
            <>
              <p className={short.length > 0 ? styles.short : undefined} role="status">
                {short.length > 0 && keptWords(short)}
              </p>
              <ul className={styles.rows}>
                {lines.map((line) => (
                  <CartRow key={`${line.size} ${line.product._id}`} line={line} />
                ))}
              </ul>
              {lines.length > 1 && (
                <Button look="bare" onClick={empty}>
                  Empty the cart
                </Button>
              )}
            </>
          ) : !here ? (
            <ShelfFailed />
          ) : (
            <div className={styles.empty}>
              <p className={styles.emptyWords}>Nothing in it yet.</p>
              <p>What you add is kept here, on all your devices.</p>
              <div className={styles.ways}>
                <ButtonLink href={paths.collection}>See the collections</ButtonLink>
                <ButtonLink href={paths.product}>Latest and best sellers</ButtonLink>
              </div>
            </div>
          )}
          {here && <Gone lines={goneFrom(cart, list)} />}
        </div>
        <div className={styles.totals}>
          <TotalsBox totals={sums} />
          <div className={styles.proceed} data-kept="" data-stuck={ordered.length > 0 || undefined}>
            <p className={styles.total} aria-hidden="true">
              <span>Total</span> {amount(sums.total)}
            </p>
            <Button look={ordered.length > 0 ? "primary" : "plain"} wide onClick={checkOut}>
              PROCEED TO CHECKOUT
            </Button>
          </div>
          <p className={styles.why} role="status">
            {ordered.length === 0 ? why : undefined}
          </p>
        </div>
      </div>
      {here && !waiting && lines.length === 0 && <InsteadShelf />}
    </Screen>
  );
}

/** Discontinued products: free, and only removable. */
function Gone({ lines }: { readonly lines: ReturnType<typeof goneFrom> }) {
  const { shop } = useShopContext();
  if (lines.length === 0) return null;
  const clear = () => {
    for (const { itemId, size } of lines) void shop.cart.remove(itemId, size);
  };
  return (
    <div className={styles.note}>
      <p>
        {lines.length === 1
          ? "One piece in your cart is"
          : `${lines.length} pieces in your cart are`}{" "}
        no longer in the shop, and not in the total.
      </p>
      <Button onClick={clear}>{lines.length === 1 ? "Remove it" : "Remove them"}</Button>
    </div>
  );
}
