/** All of the form's faults, each a link to its field. */
import { type MouseEvent, useId } from "react";
import { type DeliveryFaults, type DeliveryField, faultsInView } from "../../../domain/delivery.ts";
import styles from "./place-order.module.css";

interface FaultListProps {
  readonly faults: DeliveryFaults;
}

export function FaultList({ faults }: FaultListProps) {
  const id = useId();
  const wrong = faultsInView(faults);
  if (wrong.length === 0) return null;
  return (
    <section className={styles.faults} aria-labelledby={id}>
      <h2 id={id}>
        {wrong.length === 1 ? "Please check one field" : `Please check ${wrong.length} fields`}
      </h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => leadTo(event, field)}>
              {faults[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function leadTo(event: MouseEvent, field: DeliveryField): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(`main input[name="${field}"]`)?.focus();
}
