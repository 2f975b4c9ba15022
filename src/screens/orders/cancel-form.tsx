/** Confirms cancelling an order or an item. */

import { price } from "../../shop/money.ts";
import { orderChangesOf } from "../../shop/orders/order-changes.ts";
import { cancelledWords, costOf, dayOf } from "../../shop/orders/order-words.ts";
import type { OrderedItem } from "../../shop/orders/orders.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { useSending } from "../use-sending.ts";
import type { AfterFormProps } from "./after-act.ts";
import styles from "./after-dialog.module.css";

export function CancelForm({
  order,
  item,
  onDone,
  onLeave,
}: AfterFormProps & { readonly item: OrderedItem | undefined }) {
  const shop = useShop();
  const { busy, message, send } = useSending();
  const name = item && `${item.item.name} in ${item.item.size}`;

  const cancel = () =>
    send(async () => {
      const answer = await orderChangesOf(shop).cancel({
        orderId: order._id,
        ...(item && { itemId: item.item._id, size: item.item.size }),
      });
      if (answer.type === "done") onDone(cancelledWords(answer.value, name));
      return answer;
    });

  return (
    <div className={styles.form}>
      <h2>{name === undefined ? "Cancel this order?" : `Cancel ${name}?`}</h2>
      <p>
        {name === undefined
          ? `Your order of ${dayOf(order.date)} for ${price(costOf(order))} with delivery.`
          : `${pieces(item)} of your order of ${dayOf(order.date)}. The rest of the order stays.`}{" "}
        {order.payment
          ? "You get back what you paid, the way you paid it."
          : "You haven't paid for it yet."}
      </p>
      <FormError>{message}</FormError>
      <div className={styles.ways}>
        <Button look="primary" busy={busy} onClick={() => void cancel()}>
          {name === undefined ? "Yes, cancel it" : "Yes, cancel this piece"}
        </Button>
        <Button onClick={onLeave}>Keep it</Button>
      </div>
    </div>
  );
}

const pieces = (item: OrderedItem | undefined): string => {
  const { quantity = 1, price: each = 0 } = item?.item ?? {};
  return `${quantity === 1 ? "1 piece" : `${quantity} pieces`} for ${price(each * quantity)}`;
};
