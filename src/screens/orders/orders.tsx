/** What was ordered, newest first, and how far each piece is. */
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { paths } from "../../../domain/routes.ts";
import { ordersOf } from "../../shop/orders.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { Screen } from "../screen.tsx";
import { OrderRow, OrderRowsSkeleton } from "./order-row.tsx";
import styles from "./orders.module.css";

export function OrdersScreen() {
  const shop = useShop();
  const orders = useMemo(() => ordersOf(shop), [shop]);
  const { status, items, older, paying, told } = useStore(orders.store);

  useEffect(() => {
    void orders.open();
  }, [orders]);

  const nothing = items.length === 0;
  return (
    <Screen heading="MY ORDER" title="My order">
      <div className={styles.tools}>
        <Button busy={status === "loading"} onClick={() => void orders.track()}>
          Track Order
        </Button>
        <p className={styles.told} aria-hidden="true">
          {told?.about === undefined && told?.text}
        </p>
      </div>
      <Live>{status === "loading" ? "Fetching your orders" : (told?.text ?? "")}</Live>
      {status === "failed" && (
        <div className={styles.failed} role="alert">
          <p>
            {nothing
              ? "Your orders didn't load. The connection may have dropped."
              : "This list may be out of date: the shop didn't answer."}
          </p>
          <Button onClick={() => void orders.track()}>Try again</Button>
        </div>
      )}
      {!nothing ? (
        <ul className={styles.rows}>
          {items.map((item) => (
            <OrderRow
              key={`${item.orderId} ${item.item._id} ${item.item.size}`}
              item={item}
              paying={paying === item.orderId}
              told={item.due && told?.about === item.orderId ? told.text : undefined}
              onPay={() => void orders.pay(item)}
            />
          ))}
        </ul>
      ) : status === "ready" ? (
        <div className={styles.empty}>
          <p className={styles.emptyWords}>Nothing ordered yet.</p>
          <p>When you order something, you can follow it here to your door.</p>
          <div className={styles.ways}>
            <ButtonLink href={paths.collection} look="primary">
              See the collections
            </ButtonLink>
            <ButtonLink href={paths.cart}>Look into your cart</ButtonLink>
          </div>
        </div>
      ) : (
        status !== "failed" && <OrderRowsSkeleton />
      )}
      {older && (
        <div className={styles.older}>
          <Button busy={status === "loading"} onClick={() => void orders.showOlder()}>
            Show older orders
          </Button>
        </div>
      )}
    </Screen>
  );
}
