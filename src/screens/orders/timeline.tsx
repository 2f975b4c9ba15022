/** An order's progress as stitches; other statuses stand alone. */
import { orderStatuses } from "../../../domain/values.ts";
import { reached } from "../../shop/orders/orders.ts";
import styles from "./order-block.module.css";

export function Timeline({ status }: { readonly status: string }) {
  const here = reached(status);
  return (
    <div className={styles.progress}>
      <p className={styles.status}>{status}</p>
      {here > 0 && (
        <ol className={styles.thread} aria-label="Progress">
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
