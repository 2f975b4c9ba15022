/** Corrects an order's address; saved addresses fill it in. */
import { useEffect, useMemo } from "react";
import { addressesOf } from "../../shop/checkout/address-book.ts";
import { orderChangesOf } from "../../shop/orders/order-changes.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { AddressForm } from "../address-dialog.tsx";
import { SavedAddresses } from "../saved-addresses.tsx";
import type { AfterFormProps } from "./after-act.ts";

export function OrderAddressForm({ order, onDone, onLeave }: AfterFormProps) {
  const shop = useShop();
  const addresses = useMemo(() => addressesOf(shop), [shop]);

  useEffect(() => void addresses.ensure(), [addresses]);

  return (
    <AddressForm
      heading="Where should it go?"
      begin={order.address}
      isOrdered
      above={(fill, form) => (
        <SavedAddresses addresses={addresses} form={form} offersLast={false} onChoose={fill} />
      )}
      save="Send it there"
      onSave={(address) => orderChangesOf(shop).changeAddress({ orderId: order._id, address })}
      onDone={(address) => onDone(`It goes to ${address.street}, ${address.city} now.`)}
      onLeave={onLeave}
    />
  );
}
