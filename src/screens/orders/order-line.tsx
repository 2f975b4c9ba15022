import type { ItemReturn } from "../../../contract/schemas.ts";
import { productPath } from "../../../domain/routes.ts";
import { afterStatuses, refusedReturn } from "../../../domain/values.ts";
import { price } from "../../shop/money.ts";
import { dayOf } from "../../shop/orders/order-words.ts";
import type { OrderedItem } from "../../shop/orders/orders.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { AfterAct } from "./after-act.ts";
import styles from "./order-block.module.css";

interface OrderLineProps {
  readonly ordered: OrderedItem;
  /** The order's, to distinguish its buttons. */
  readonly number: string;
  /** The last item: cancelling it cancels the order, which has a button. */
  readonly isOnlyOne: boolean;
  readonly onAct: (act: AfterAct) => void;
}

const methods: Readonly<Record<OrderedItem["paymentMethod"], string>> = {
  cod: "Cash on delivery",
  razorpay: "Razorpay",
};

export function OrderLine({ ordered, number, isOnlyOne, onAct }: OrderLineProps) {
  const { item, payment, paymentMethod, date, status } = ordered;
  const which = `${item.name}, size ${item.size}, of order ${number}`;
  const left = item.can?.return ?? 0;
  const cancels = item.can?.cancel === true && !isOnlyOne;
  const isGone = item.status === afterStatuses.cancelled;
  return (
    <li className={styles.line} data-gone={isGone || undefined}>
      <div className={styles.picture}>
        <Picture src={item.image1} alt="" sizes="8rem" />
      </div>
      <div className={styles.words}>
        <Link href={productPath(item._id)} className={styles.name}>
          {item.name}
        </Link>
        <p>
          {`Size ${item.size}, ${item.quantity === 1 ? "1 piece" : `${item.quantity} pieces`}, ${price(item.price)}${item.quantity > 1 ? " each" : ""}`}
        </p>
        <p className={styles.quiet}>
          {`${status}. Ordered on ${dayOf(date)}. ${methods[paymentMethod]}, payment ${payment ? "done" : "pending"}.`}
        </p>
        {item.returns?.map((asked) => (
          <p key={asked._id} className={styles.note}>
            {returnWords(asked)}
          </p>
        ))}
        {(cancels || left > 0) && (
          <div className={styles.acts}>
            {cancels && (
              <Button
                look="bare"
                aria-label={`Cancel this piece: ${which}`}
                onClick={() => onAct({ type: "cancel", item: ordered })}
              >
                Cancel this piece
              </Button>
            )}
            {left > 0 && (
              <>
                <Button
                  look="bare"
                  aria-label={`Return ${which}`}
                  onClick={() => onAct({ type: "return", item: ordered })}
                >
                  Return
                </Button>
                <Button
                  look="bare"
                  aria-label={`Exchange ${which}`}
                  onClick={() => onAct({ type: "exchange", item: ordered })}
                >
                  Exchange
                </Button>
                <span className={styles.quiet}>
                  {ordered.returnUntil !== undefined && `until ${dayOf(ordered.returnUntil)}`}
                </span>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Return requests and their outcome. */
function returnWords({ quantity, exchangeFor, status, note, date }: ItemReturn): string {
  const pieces = quantity === 1 ? "1 piece" : `${quantity} pieces`;
  const what = exchangeFor === undefined ? `${pieces} back` : `${pieces} for size ${exchangeFor}`;
  const said = status === refusedReturn ? "Refused" : status;
  return `${said}: ${what}, asked on ${dayOf(date)}.${note ? ` ${note}` : ""}`;
}
