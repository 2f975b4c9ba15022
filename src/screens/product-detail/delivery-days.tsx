/** When a piece arrives where the shopper lives: the last address's PIN code, or a typed one. Lazy. */
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { pinOf } from "../../../domain/states.ts";
import { addressesOf } from "../../shop/checkout/address-book.ts";
import { noSuchPin, placeWords } from "../../shop/checkout/delivery-lookup.ts";
import { oncePerShop } from "../../shop/once-per-shop.ts";
import { useShop, useUser } from "../../shop/shop-context.tsx";
import { Field } from "../../ui/field.tsx";
import { usePlace } from "../address-fields.tsx";
import styles from "./delivery-days.module.css";

/** The PIN code typed at another piece, by shopper. */
const typedOf = oncePerShop(() => new Map<string, string>());

const isNone = (typed: string): boolean =>
  typed.replace(/[\s-]/g, "").length >= 6 && pinOf(typed) === null;

export function DeliveryDays() {
  const shop = useShop();
  const addresses = useMemo(() => addressesOf(shop), [shop]);
  const shopper = useUser()?.email ?? "";
  const last = useStore(addresses.store, ({ last }) => last?.pinCode ?? "");
  const [typed, setTyped] = useState(typedOf(shop).get(shopper));
  const pinCode = typed ?? (pinOf(last) === null ? "" : last);
  const place = usePlace({ pinCode, country: "" });
  const { text, isWrong } = isNone(pinCode)
    ? { text: noSuchPin, isWrong: true }
    : placeWords(place, "");

  useEffect(() => void addresses.ensure(), [addresses]);

  return (
    <div className={styles.days}>
      <Field
        label="Delivery to PIN code"
        name="pin"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={7}
        value={pinCode}
        onChange={({ target }) => {
          setTyped(target.value);
          typedOf(shop).set(shopper, target.value);
        }}
      />
      <p role="status" data-wrong={isWrong || undefined}>
        {text || (pinCode === "" ? "See when it arrives." : "")}
      </p>
    </div>
  );
}
