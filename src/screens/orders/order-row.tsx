/** One ordered item: what it is, how it is paid, and how far it has come. */
import { productPath } from "../../../domain/routes.ts";
import { orderStatuses } from "../../../domain/values.ts";
import { price } from "../../shop/money.ts";
import { type OrderedItem, reached } from "../../shop/orders.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./order-row.module.css";

export interface OrderRowProps {
  readonly item: OrderedItem;
  readonly paying: boolean;
  /** What came of the last try to pay. */
  readonly told: string | undefined;
  readonly onPay: () => void;
}

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

const methods: Readonly<Record<OrderedItem["paymentMethod"], string>> = {
  cod: "Cash on delivery",
  razorpay: "Razorpay",
};

export function OrderRow({ item: ordered, paying, told, onPay }: OrderRowProps) {
  const { item, payment, paymentMethod, date, status, due, amount } = ordered;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture src={item.image1} alt="" sizes="8rem" />
      </div>
      <div className={styles.words}>
        <Link href={productPath(item._id)} className={styles.name}>
          {item.name}
        </Link>
        <dl className={styles.facts}>
          <Fact name="Price" value={price(item.price)} />
          <Fact name="Size" value={item.size} />
          <Fact name="Quantity" value={String(item.quantity)} />
          <Fact name="Date" value={day.format(date)} />
          <Fact name="Method" value={methods[paymentMethod]} />
          <Fact name="Payment" value={payment ? "Done" : "Pending"} />
        </dl>
      </div>
      <Timeline status={status} />
      {due && (
        <div className={styles.due}>
          <Button look="primary" busy={paying} onClick={onPay}>
            Pay now
          </Button>
          <p>This order is kept for you, but not paid: {price(amount)} with delivery.</p>
          <FormError>{told}</FormError>
        </div>
      )}
    </li>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The orderStatuses as stitches on a thread; a status that is none of them stands alone. */
function Timeline({ status }: { readonly status: string }) {
  const here = reached(status);
  return (
    <div className={styles.progress}>
      <p className={styles.status}>{status}</p>
      {here > 0 && (
        <ol className={styles.line} aria-label="Progress">
          {orderStatuses.map((station, place) => (
            <li
              key={station}
              data-done={place < here || undefined}
              aria-current={place === here - 1 ? "step" : undefined}
            >
              <span>{station}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The places of two items that are on their way. */
export function OrderRowsSkeleton() {
  return (
    <div aria-hidden="true">
      {["one", "two"].map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.picture}>
            <span className={styles.blank} />
          </div>
          <div className={styles.words}>
            <span className={styles.blankLine} />
          </div>
        </div>
      ))}
    </div>
  );
}
