/** DELIVERY INFORMATION: who and where. Every field is required. */
import { type ComponentProps, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { type DeliveryField, deliveryFields } from "../../../domain/delivery.ts";
import type { Checkout } from "../../shop/checkout.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./place-order.module.css";

type Hints = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize"
>;

/** What helps a browser or a phone to fill a field in. */
const hints: Readonly<Record<DeliveryField, Hints>> = {
  firstName: { autoComplete: "shipping given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "shipping family-name", autoCapitalize: "words" },
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "shipping email",
    autoCapitalize: "none",
  },
  street: { autoComplete: "shipping address-line1", autoCapitalize: "words" },
  city: { autoComplete: "shipping address-level2", autoCapitalize: "words" },
  state: { autoComplete: "shipping address-level1", autoCapitalize: "words" },
  pinCode: { inputMode: "numeric", autoComplete: "shipping postal-code" },
  country: { autoComplete: "shipping country-name", autoCapitalize: "words" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "shipping tel" },
};

export function DeliveryFields({ checkout }: { readonly checkout: Checkout }) {
  const { form, faults, attend, busy } = useStore(checkout.store);
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (attend === undefined) return;
    const input = fields.current?.querySelector(`[name="${attend.field}"]`);
    if (input instanceof HTMLElement) input.focus();
  }, [attend]);

  return (
    <fieldset ref={fields} className={styles.delivery}>
      <legend className={styles.title}>DELIVERY INFORMATION</legend>
      <p className={styles.note}>Every field is needed.</p>
      {deliveryFields.map(({ field, label, longest }) => (
        <div key={field} className={styles.place} data-field={field}>
          <Field
            label={label}
            name={field}
            {...hints[field]}
            required
            maxLength={longest}
            readOnly={busy}
            value={form[field]}
            error={faults[field]}
            onChange={(event) => checkout.write(field, event.target.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
