import { type SubmitEvent, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { cartLines, cartTotals } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { orderable } from "../../shop/cart/orderable.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import { amount } from "../../shop/money.ts";
import { useProducts, useShop, useShopState } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Screen } from "../screen.tsx";
import { TotalsBox } from "../totals-box.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { FaultList } from "./fault-list.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import styles from "./place-order.module.css";

export function PlaceOrderScreen() {
  const shop = useShop();
  const checkout = useMemo(() => checkoutOf(shop), [shop]);
  const { busy, message, faults } = useStore(checkout.store);
  const { list } = useProducts();
  const { cart, status } = useShopState(
    (shop) => shop.cart,
    (state) => state,
  );
  const lines = cartLines(cart, list);
  const totals = cartTotals(orderable(lines), settings.deliveryFee);
  const empty = lines.length === 0 && list.length > 0 && status === "ready" && !busy;

  useEffect(() => checkout.open(), [checkout]);

  const place = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void checkout.place();
  };

  return (
    <Screen heading="Place order">
      <form className={styles.form} onSubmit={place} noValidate>
        <div className={styles.delivery}>
          <FaultList faults={faults} />
          <DeliveryFields checkout={checkout} />
        </div>
        <div className={styles.side}>
          {lines.length > 0 && <OrderLines lines={lines} />}
          <TotalsBox totals={totals} />
          {empty && (
            <p className={styles.empty}>
              Your cart is empty. <Link href={paths.collection}>See the collections</Link>
            </p>
          )}
          <PaymentChoice checkout={checkout} />
          <FormError>{message}</FormError>
          <Button type="submit" look="primary" wide data-kept="" busy={busy}>
            PLACE ORDER
            {totals.total > 0 && <span className={styles.sum}> · {amount(totals.total)}</span>}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
