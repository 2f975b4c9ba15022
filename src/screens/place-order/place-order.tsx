/** Where it goes and how it is paid. */
import { type SubmitEvent, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { cartLines, cartTotals } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { checkoutOf } from "../../shop/checkout.ts";
import { useProducts, useShop, useShopState } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Screen } from "../screen.tsx";
import { TotalsBox } from "../totals-box.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import styles from "./place-order.module.css";

export function PlaceOrderScreen() {
  const shop = useShop();
  const checkout = useMemo(() => checkoutOf(shop), [shop]);
  const { busy, told } = useStore(checkout.store);
  const { list } = useProducts();
  const { cart, status } = useShopState(
    (shop) => shop.cart,
    (state) => state,
  );
  const lines = cartLines(cart, list);
  const empty = lines.length === 0 && list.length > 0 && status === "ready" && !busy;

  useEffect(() => checkout.open(), [checkout]);

  const place = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void checkout.place();
  };

  return (
    <Screen heading="Place order">
      <form className={styles.form} onSubmit={place} noValidate>
        <DeliveryFields checkout={checkout} />
        <div className={styles.side}>
          <TotalsBox totals={cartTotals(lines, settings.deliveryFee)} />
          {empty && (
            <p className={styles.empty}>
              Your cart is empty. <Link href={paths.collection}>See the collections</Link>
            </p>
          )}
          <PaymentChoice checkout={checkout} />
          <FormError>{told}</FormError>
          <Button type="submit" look="primary" wide busy={busy}>
            PLACE ORDER
          </Button>
        </div>
      </form>
    </Screen>
  );
}
