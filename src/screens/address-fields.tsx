/** Address fields in two groups: who and where. A PIN code fills in city and state. */
import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import {
  type DeliveryFaults,
  type DeliveryField,
  type DeliveryForm,
  deliveryFields,
  whereFields,
  whoFields,
} from "../../domain/delivery.ts";
import {
  deliveryLookupOf,
  mayBeIndia,
  placeOf,
  placeWords,
} from "../shop/checkout/delivery-lookup.ts";
import { useShop } from "../shop/shop-context.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./address-fields.module.css";

type Hints = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize"
>;

/** Autofill and keyboard hints. */
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

interface AddressFieldsProps {
  readonly form: DeliveryForm;
  readonly faults: DeliveryFaults;
  readonly readOnly?: boolean;
  /** Of a placed order. */
  readonly isOrdered?: boolean | undefined;
  readonly onWrite: (field: DeliveryField, text: string) => void;
}

export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <AddressGroup {...props} title="Who" fields={whoFields} />
      <AddressGroup {...props} title="Where" fields={whereFields} />
    </>
  );
}

interface AddressGroupProps extends AddressFieldsProps {
  readonly title: string;
  readonly fields: readonly DeliveryField[];
}

function AddressGroup({ title, fields, ...address }: AddressGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {fields.map((field) => (
        <AddressField key={field} field={field} {...address} />
      ))}
      {fields.includes("pinCode") && (
        <PlaceNote form={address.form} isOrdered={address.isOrdered} />
      )}
    </fieldset>
  );
}

function AddressField({
  field,
  form,
  faults,
  readOnly,
  onWrite,
}: AddressFieldsProps & { readonly field: DeliveryField }) {
  const asked = deliveryFields.find((each) => each.field === field);
  const value = form[field];
  const typed = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  // Filled in under the caret, it gives way to what is typed.
  useLayoutEffect(() => {
    if (typed.current !== value && document.activeElement === input.current)
      input.current?.select();
    typed.current = value;
  }, [value]);

  return (
    <div className={styles.place} data-field={field}>
      <Field
        label={asked?.label ?? field}
        name={field}
        {...hints[field]}
        required
        maxLength={asked?.longest}
        readOnly={readOnly}
        ref={input}
        value={value}
        error={faults[field]}
        onChange={(event) => {
          typed.current = event.target.value;
          onWrite(field, event.target.value);
        }}
      />
    </div>
  );
}

/** Words about the current PIN code. */
export function usePlace(form: Pick<DeliveryForm, "pinCode" | "country">) {
  const shop = useShop();
  const lookup = useMemo(() => deliveryLookupOf(shop), [shop]);
  const known = useStore(lookup.store);
  const { pinCode, country } = form;

  useEffect(() => {
    if (mayBeIndia(country)) void lookup.ask(pinCode);
  }, [lookup, pinCode, country]);

  return placeOf(known, form);
}

function PlaceNote({ form, isOrdered }: Pick<AddressFieldsProps, "form" | "isOrdered">) {
  const place = usePlace(form);
  const { text, isWrong } = placeWords(place, form.state, { isOrdered });
  return (
    <p className={styles.note} role="status" data-wrong={isWrong || undefined}>
      {text}
    </p>
  );
}
