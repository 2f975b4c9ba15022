/** Fills in a PIN code's city and state, unless the shopper wrote others. */
import type { DeliveryField, DeliveryForm } from "../../../domain/delivery.ts";
import { pinOf } from "../../../domain/states.ts";
import { type DeliveryLookup, mayBeIndia } from "./delivery-lookup.ts";

interface FillableForm {
  readonly form: () => DeliveryForm;
  readonly write: (field: DeliveryField, text: string) => void;
}

type FillPlace = (pin: string) => Promise<void>;

export function createPlaceFilling(
  lookup: Pick<DeliveryLookup, "ask">,
  into: FillableForm,
): FillPlace {
  let filled: Partial<DeliveryForm> = {};

  return async (pin) => {
    if (!mayBeIndia(into.form().country)) return;
    const answer = await lookup.ask(pin);
    const now = into.form();
    // The code may have changed.
    if (answer?.type !== "known" || pinOf(now.pinCode) !== pinOf(pin)) return;
    const { city, state } = answer.delivery;
    const place = { city, state, country: "India" } as const;
    for (const field of ["city", "state", "country"] as const) {
      const isFree = now[field].trim() === "" || now[field] === filled[field];
      if (isFree && now[field] !== place[field]) into.write(field, place[field]);
    }
    filled = place;
  };
}
