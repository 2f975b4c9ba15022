/** DELIVERY INFORMATION. Every field is required; known ones are prefilled. */
import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { addressesOf } from "../../shop/checkout/address-book.ts";
import type { Checkout } from "../../shop/checkout/checkout.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { AddressFields } from "../address-fields.tsx";
import { SavedAddresses } from "../saved-addresses.tsx";
import styles from "./place-order.module.css";

export function DeliveryFields({ checkout }: { readonly checkout: Checkout }) {
  const shop = useShop();
  const addresses = useMemo(() => addressesOf(shop), [shop]);
  const { form, faults, attend, busy } = useStore(checkout.store);
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(() => void addresses.refresh(), [addresses]);

  useEffect(() => {
    if (attend === undefined) return;
    const input = fields.current?.querySelector(`[name="${attend.field}"]`);
    if (input instanceof HTMLElement) input.focus();
  }, [attend]);

  return (
    <fieldset ref={fields} className={styles.delivery}>
      <legend className={styles.title}>DELIVERY INFORMATION</legend>
      <p className={styles.note}>Please fill in every field.</p>
      <SavedAddresses addresses={addresses} form={form} offersLast onChoose={checkout.fill} />
      <AddressFields form={form} faults={faults} readOnly={busy} onWrite={checkout.write} />
    </fieldset>
  );
}
