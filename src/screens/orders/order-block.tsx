import { useId, useMemo, useRef, useState } from "react";
import type { Order } from "../../../contract/schemas.ts";
import { orderNumber } from "../../../domain/order-number.ts";
import { price } from "../../shop/money.ts";
import { costOf, dayOf, paymentWords, refundWords } from "../../shop/orders/order-words.ts";
import { flattened, type OrderedItem, ordersOf } from "../../shop/orders/orders.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/field.tsx";
import { addressLine } from "../address-lines.tsx";
import { type AfterAct, dialogLabels } from "./after-act.ts";
import { AfterDialog } from "./after-dialog.tsx";
import styles from "./order-block.module.css";
import { OrderLine } from "./order-line.tsx";
import { Timeline } from "./timeline.tsx";

interface OrderBlockProps {
  readonly order: Order;
  readonly paying: boolean;
  /** The last act's result. */
  readonly notice: string | undefined;
}

export function OrderBlock({ order, paying, notice }: OrderBlockProps) {
  const id = useId();
  const shop = useShop();
  const orders = useMemo(() => ordersOf(shop), [shop]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const [act, setAct] = useState<AfterAct>();
  const number = orderNumber(order._id);
  const items = flattened([order]);
  const due = items.find((item) => item.due !== undefined);

  const close = () => {
    setAct(undefined);
    // The pressed button may be gone.
    if (isDone.current) heading.current?.focus();
    isDone.current = false;
  };
  const done = (text: string) => {
    isDone.current = true;
    setAct(undefined);
    orders.announce(order._id, text);
  };

  return (
    <article className={styles.order} aria-labelledby={id}>
      <header className={styles.top}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {`Order of ${dayOf(order.date)}`}
          </h2>
          <p className={styles.quiet}>{`Number ${number}`}</p>
        </div>
        <p className={styles.sum}>
          <strong>{price(costOf(order))}</strong>
          <span className={styles.quiet}>{paymentWords(order)}</span>
        </p>
      </header>
      <Timeline status={order.status} />
      {order.note && <p className={styles.note}>{order.note}</p>}
      <Refund order={order} />
      <ul className={styles.lines}>
        {items.map((item) => (
          <OrderLine
            key={`${item.item._id} ${item.item.size}`}
            ordered={item}
            number={number}
            isOnlyOne={items.filter(({ item }) => item.can?.cancel).length === 1}
            onAct={setAct}
          />
        ))}
      </ul>
      <p className={styles.quiet}>To {addressLine(order.address)}</p>
      {due && <Due item={due} number={number} paying={paying} notice={notice} onPay={orders.pay} />}
      {!due && notice !== undefined && (
        <p className={styles.notice} aria-hidden="true">
          {notice}
        </p>
      )}
      {(order.can?.cancel || order.can?.address) && (
        <div className={styles.acts}>
          {order.can.address && (
            <Button
              aria-label={`Correct the address of order ${number}`}
              onClick={() => setAct({ type: "address" })}
            >
              Correct the address
            </Button>
          )}
          {order.can.cancel && (
            <Button
              aria-label={`Cancel the order ${number}`}
              onClick={() => setAct({ type: "cancel", item: undefined })}
            >
              Cancel the order
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={act !== undefined}
        onClose={close}
        label={act === undefined ? "" : dialogLabels[act.type]}
      >
        {act && (
          <AfterDialog order={order} act={act} onDone={done} onLeave={() => setAct(undefined)} />
        )}
      </Dialog>
    </article>
  );
}

function Refund({ order }: { readonly order: Order }) {
  const words = refundWords(order);
  return words === undefined ? null : <p className={styles.note}>{words}</p>;
}

interface DueProps {
  readonly item: OrderedItem;
  readonly number: string;
  readonly paying: boolean;
  readonly notice: string | undefined;
  readonly onPay: (item: OrderedItem) => Promise<void>;
}

const hour = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit" });

function Due({ item, number, paying, notice, onPay }: DueProps) {
  return (
    <div className={styles.due}>
      <Button
        look="primary"
        busy={paying}
        aria-label={`Pay now for order ${number}`}
        onClick={() => void onPay(item)}
      >
        Pay now
      </Button>
      <p>
        This order is kept for you, but not paid: {price(item.amount)} with delivery.
        {item.heldUntil !== undefined &&
          ` Its pieces are held for you until ${hour.format(item.heldUntil)}.`}
      </p>
      <FormError>{notice}</FormError>
    </div>
  );
}
