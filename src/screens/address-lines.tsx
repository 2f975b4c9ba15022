import type { Address } from "../../domain/delivery.ts";

export function AddressLines({ address }: { readonly address: Address }) {
  return <p>{addressLine(address)}</p>;
}

/** In one line; a deleted account leaves gaps. */
export const addressLine = (address: Address): string =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.street,
    [address.city, address.pinCode].filter(Boolean).join(" "),
    address.state,
    address.country,
  ]
    .filter((part) => part !== "")
    .join(", ");
