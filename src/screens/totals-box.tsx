import type { Totals } from "../../domain/cart.ts";
import { amount } from "../shop/money.ts";
import styles from "./totals-box.module.css";

export function TotalsBox({ totals }: { readonly totals: Totals }) {
  return (
    <section className={styles.box} aria-label="Cart totals" data-kept="">
      <h2>Cart totals</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{amount(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>Delivery fee</dt>
          <dd>{amount(totals.fee)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{amount(totals.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
