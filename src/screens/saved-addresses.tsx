/** Saved addresses that fill in the form. */
import { useStore } from "zustand";
import type { DeliveryForm } from "../../domain/delivery.ts";
import { type Addresses, isSameAddress } from "../shop/checkout/address-book.ts";
import styles from "./saved-addresses.module.css";

interface SavedAddressesProps {
  readonly addresses: Addresses;
  readonly form: DeliveryForm;
  /** Offers the last order's address, unless saved. */
  readonly offersLast: boolean;
  readonly onChoose: (address: DeliveryForm) => void;
}

export function SavedAddresses({ addresses, form, offersLast, onChoose }: SavedAddressesProps) {
  const book = useStore(addresses.store);
  const { last } = book;
  const isNamed = last !== null && book.addresses.some((each) => isSameAddress(each.address, last));
  const offered = [
    ...(offersLast && last !== null && !isNamed
      ? [{ name: "Same as last time", address: last }]
      : []),
    ...book.addresses,
  ];
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.saved}>
      <legend>Send it to</legend>
      {offered.map(({ name, address }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSameAddress(form, address)}
          onClick={() => onChoose(address)}
        >
          <strong>{name}</strong>
          <span>{`${address.street}, ${address.city}`}</span>
        </button>
      ))}
    </fieldset>
  );
}
