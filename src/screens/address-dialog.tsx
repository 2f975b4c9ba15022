/** An address dialog: to save one, or for an order. */
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import {
  type Address,
  addressOf,
  blankDelivery,
  checkDelivery,
  type DeliveryFaults,
  type DeliveryField,
  type DeliveryForm,
  deliveryFields,
  faultsInView,
} from "../../domain/delivery.ts";
import type { Answer } from "../shop/answer.ts";
import { deliveryLookupOf } from "../shop/checkout/delivery-lookup.ts";
import { createPlaceFilling } from "../shop/checkout/place-filling.ts";
import { useShop } from "../shop/shop-context.tsx";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/field.tsx";
import styles from "./address-dialog.module.css";
import { AddressFields } from "./address-fields.tsx";
import { useSending } from "./use-sending.ts";

interface AddressFormProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly begin?: Partial<DeliveryForm>;
  /** Of a placed order. */
  readonly isOrdered?: boolean;
  /** Above the fields, and able to fill them. */
  readonly above?: (fill: (address: DeliveryForm) => void, form: DeliveryForm) => ReactNode;
  readonly save: string;
  /** The closing button; its default speaks of an existing address. */
  readonly leave?: string | undefined;
  readonly onSave: (address: Address) => Promise<Answer<unknown>>;
  readonly onDone: (address: Address) => void;
  readonly onLeave: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const {
    heading,
    lead,
    begin,
    isOrdered,
    above,
    save,
    leave = "Leave it as it is",
    onSave,
    onDone,
    onLeave,
  } = props;
  const shop = useShop();
  const { form, busy, message, send } = useSending();
  const [address, setAddress] = useState<DeliveryForm>({ ...blankDelivery, ...begin });
  const [faults, setFaults] = useState<DeliveryFaults>({});
  const latest = useRef(address);

  const write = (field: DeliveryField, text: string) => {
    latest.current = { ...latest.current, [field]: text };
    setAddress(latest.current);
    setFaults(({ [field]: _, ...others }) => others);
  };
  const fillPlace = useMemo(
    () =>
      createPlaceFilling(deliveryLookupOf(shop), {
        form: () => latest.current,
        write: (field, text) => {
          latest.current = { ...latest.current, [field]: text };
          setAddress(latest.current);
        },
      }),
    [shop],
  );
  useEffect(() => {
    void fillPlace(address.pinCode);
  }, [fillPlace, address.pinCode]);

  const complain = (wrong: DeliveryFaults) => {
    setFaults(wrong);
    const [first] = faultsInView(wrong);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = checkDelivery(latest.current);
    if (Object.keys(wrong).length > 0) return complain(wrong);
    const done = await send(async () => {
      const answer = await onSave(addressOf(latest.current));
      const field = answer.type === "refused" ? fieldOf(answer.field) : undefined;
      if (answer.type === "refused" && field) complain({ [field]: answer.message });
      return answer;
    });
    if (done) onDone(addressOf(latest.current));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2>{heading}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {above?.((chosen) => {
        latest.current = chosen;
        setAddress(chosen);
        setFaults({});
      }, address)}
      <AddressFields
        form={address}
        faults={faults}
        readOnly={busy}
        isOrdered={isOrdered}
        onWrite={write}
      />
      <FormError>{message}</FormError>
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={busy}>
          {save}
        </Button>
        <Button onClick={onLeave}>{leave}</Button>
      </div>
    </form>
  );
}

/** The address field of a refusal. */
const fieldOf = (named: string | undefined): DeliveryField | undefined =>
  deliveryFields.find(({ field }) => named === `address.${field}`)?.field;
