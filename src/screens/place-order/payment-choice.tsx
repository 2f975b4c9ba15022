import { useId } from "react";
import { useStore } from "zustand";
import { cardPaymentsOf } from "../../shop/checkout/card-payments.ts";
import type { Checkout } from "../../shop/checkout/checkout.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { usePlace } from "../address-fields.tsx";
import styles from "./payment-choice.module.css";

export function PaymentChoice({ checkout }: { readonly checkout: Checkout }) {
  const id = useId();
  const shop = useShop();
  const { method, busy, form } = useStore(checkout.store);
  const place = usePlace(form);
  const noCash = place?.answer.type === "known" && !place.answer.delivery.cash;
  const card = useStore(cardPaymentsOf(shop).store);

  const note =
    card.status === "off"
      ? card.why
      : card.status === "on" && card.settings.test
        ? "Card, UPI or net banking. A test: no money moves."
        : "Card, UPI or net banking";

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>PAYMENT METHOD</legend>
      <label className={styles.way}>
        <input
          type="radio"
          name="method"
          value="razorpay"
          aria-labelledby={`${id}-by-card`}
          aria-describedby={`${id}-card`}
          disabled={card.status !== "on" || busy}
          checked={method === "razorpay"}
          onChange={() => checkout.choose("razorpay")}
        />
        <span className={styles.words}>
          <span className={styles.provider} id={`${id}-by-card`}>
            <CardMark /> Razorpay
          </span>
          <span className={styles.note} id={`${id}-card`}>
            {note}
          </span>
        </span>
      </label>
      <label className={styles.way}>
        <input
          type="radio"
          name="method"
          value="cod"
          aria-labelledby={`${id}-by-cash`}
          aria-describedby={`${id}-cash`}
          disabled={busy || noCash}
          checked={method === "cod"}
          onChange={() => checkout.choose("cod")}
        />
        <span className={styles.words}>
          <span id={`${id}-by-cash`}>CASH ON DELIVERY</span>
          <span className={styles.note} id={`${id}-cash`}>
            {noCash ? `Not taken at ${place.pin}` : "Pay when it is at your door"}
          </span>
        </span>
      </label>
    </fieldset>
  );
}

/** Our own drawing; the provider's mark is in its window. */
function CardMark() {
  return (
    <svg aria-hidden="true" width="26" height="20" viewBox="0 0 26 20">
      <rect x="1" y="1.5" width="24" height="17" rx="2" fill="var(--indigo)" />
      <path d="M1 6.5h24" stroke="var(--ground)" strokeWidth="3" />
      <path d="M4.5 14h6" stroke="var(--ground)" strokeWidth="1.5" strokeDasharray="2 1.5" />
    </svg>
  );
}
