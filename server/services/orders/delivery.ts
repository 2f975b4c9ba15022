/** Delivery: where, in how many days, and cash. */
import type { Delivery as Told } from "../../../contract/account-schemas.ts";
import type { Address } from "../../../domain/delivery.ts";
import { isIndia, pinOf, stateOf } from "../../../domain/states.ts";
import type { PaymentMethod } from "../../../domain/values.ts";
import type { PinPlace } from "../../places/pin-codes.ts";
import type { DeliveryRules, DeliveryZone } from "../../shop-facts.ts";
import { type Outcome, ok, type Refusal, refuse } from "../outcome.ts";

type DeliveryParts = {
  /** Undefined: everywhere, also for cash. */
  readonly rules: DeliveryRules | undefined;
  readonly placeOf: (pin: string) => PinPlace | null;
  readonly now: () => number;
};

export type Delivery = ReturnType<typeof createDelivery>;

const usually: DeliveryRules = {
  timeZone: "Asia/Kolkata",
  zones: [{ days: [3, 7], cash: true }],
};

/** For bodies with an `address`. */
const inAddress = { field: "address.pinCode" };

export function createDelivery({ rules = usually, placeOf, now }: DeliveryParts) {
  const find = (typed: string): Outcome<{ readonly pin: string; readonly place: PinPlace }> => {
    const pin = pinOf(typed);
    if (pin === null) return refuse("bad-input", "A PIN code is six digits, such as 560001.");
    const place = placeOf(pin);
    if (place === null) return refuse("not-found", "There is no such PIN code in India.");
    return ok({ pin, place });
  };

  const checkPlace = (address: Address): Outcome<null> => {
    if (!isIndia(address.country)) return ok(null);
    const found = find(address.pinCode);
    if (!found.ok) return wrong(found.refusal.message);
    const { pin, place } = found.value;
    const state = stateOf(address.state);
    if (state === null || place.states.includes(state)) return ok(null);
    return wrong(`PIN code ${pin} is in ${place.state}, not in ${address.state}.`);
  };

  return {
    /** For an order placed now. */
    to(typed: string): Outcome<Told> {
      const found = find(typed);
      if (!found.ok) return { ok: false, refusal: { ...found.refusal, field: "pin" } };
      const { pin, place } = found.value;
      const zone = zoneOf(rules.zones, pin, place);
      const deliverable = zone?.days != null;
      const day = (days: number): string => dayIn(rules.timeZone, now(), days);
      return ok({
        city: place.city,
        state: place.state,
        states: [...place.states],
        deliverable,
        cash: deliverable && zone.cash,
        earliest: deliverable ? day(zone.days[0]) : null,
        latest: deliverable ? day(zone.days[1]) : null,
      });
    },

    checkPlace,

    checkOrder(address: Address, paymentMethod: PaymentMethod): Outcome<null> {
      const place = checkPlace(address);
      if (!place.ok || !isIndia(address.country)) return place;
      const found = find(address.pinCode);
      if (!found.ok) return wrong(found.refusal.message);
      const { pin } = found.value;
      const { city, state } = found.value.place;
      const zone = zoneOf(rules.zones, pin, found.value.place);
      if (zone?.days == null) return wrong(`We don't deliver to ${pin}, ${city}, ${state}, yet.`);
      if (paymentMethod !== "cod" || zone.cash) return ok(null);
      return refuse("bad-input", `Cash isn't taken at ${pin}. Please pay by card.`, {
        field: "paymentMethod",
      });
    },
  };
}

const wrong = (message: Refusal["message"]) => refuse("bad-input", message, inAddress);

/** First match. */
const zoneOf = (
  zones: readonly DeliveryZone[],
  pin: string,
  place: PinPlace,
): DeliveryZone | undefined =>
  zones.find(({ pins, states }) => {
    if (pins === undefined && states === undefined) return true;
    const byPin = pins?.some((beginning) => pin.startsWith(beginning)) ?? false;
    return byPin || (states?.includes(place.state) ?? false);
  });

/** YYYY-MM-DD. */
function dayIn(timeZone: string, at: number, days: number): string {
  // Swedish dates are ISO 8601's.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
  return new Date(Date.parse(today) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
