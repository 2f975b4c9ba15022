import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { paths } from "../../../domain/routes.ts";
import { type OrdersState, ordersOf } from "../../shop/orders/orders.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { Screen } from "../screen.tsx";
import { InsteadShelf } from "../shelves.tsx";
import { OrderBlock } from "./order-block.tsx";
import styles from "./orders.module.css";
import { OrdersSkeleton } from "./orders-skeleton.tsx";

export function OrdersScreen() {
  const shop = useShop();
  const orders = useMemo(() => ordersOf(shop), [shop]);
  const state = useStore(orders.store);
  const { status, older, paying, notice } = state;

  useEffect(() => {
    void orders.open();
    void shop.products.ensure(); // for exchanges
  }, [orders, shop]);

  const nothing = state.orders.length === 0;
  return (
    <Screen heading="MY ORDER" title="My order">
      <div className={styles.tools}>
        <Button busy={status === "loading"} onClick={() => void orders.track()}>
          Track Order
        </Button>
        <p className={styles.notice} aria-hidden="true">
          {notice?.about === undefined && notice?.text}
        </p>
      </div>
      <Live>{status === "loading" ? "Fetching your orders" : (notice?.text ?? "")}</Live>
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
        <div className={styles.orders}>
          {state.orders.map((order) => (
            <OrderBlock
              key={order._id}
              order={order}
              paying={paying === order._id}
              notice={notice?.about === order._id ? notice.text : undefined}
            />
          ))}
        </div>
      ) : status === "ready" ? (
        <NothingOrdered />
      ) : (
        status !== "failed" && <OrdersSkeleton />
      )}
      {older && (
        <div className={styles.older}>
          <Button busy={status === "loading"} onClick={() => void orders.showOlder()}>
            Show older orders
          </Button>
          <p className={styles.notice}>{shownOf(state)}</p>
        </div>
      )}
    </Screen>
  );
}

const shownOf = ({ orders, count }: OrdersState): string =>
  count === undefined ? "" : `${orders.length} of ${count} orders are shown.`;

function NothingOrdered() {
  return (
    <>
      <div className={styles.empty}>
        <p className={styles.emptyWords}>No orders yet.</p>
        <p>When you order something, you can follow it here.</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.collection} look="primary">
            See the collections
          </ButtonLink>
          <ButtonLink href={paths.cart}>See your cart</ButtonLink>
        </div>
      </div>
      <InsteadShelf />
    </>
  );
}
