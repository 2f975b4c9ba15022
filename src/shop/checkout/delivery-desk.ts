/**
 * What the shop says of a PIN code: the place, whether and when it delivers there, whether for cash.
 * Each code is asked for once; forms and speech share the answers.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Delivery } from "../../../contract/account-schemas.ts";
import type { DeliveryForm } from "../../../domain/delivery.ts";
import { isIndia, pinOf, stateOf } from "../../../domain/states.ts";
import { asApiError } from "../../api/api-error.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Ports } from "../ports.ts";

export type PlaceAnswer =
  | { readonly type: "asking" }
  | { readonly type: "known"; readonly delivery: Delivery }
  /** There is no such code. */
  | { readonly type: "none"; readonly message: string }
  /** Nobody answered. The order is checked by the server in any case. */
  | { readonly type: "unknown" };

export interface DeliveryDesk {
  /** By PIN code, as `pinOf` writes it. */
  readonly store: StoreApi<Readonly<Record<string, PlaceAnswer>>>;
  /** Asks for a code unless it was answered; undefined for what can't be a code yet. */
  readonly ask: (pin: string) => Promise<PlaceAnswer | undefined>;
}

/** Whether an address may be in India: also before anybody wrote a country. */
export const mayBeIndia = (country: string): boolean => country.trim() === "" || isIndia(country);

export const noSuchPin = "There is no such PIN code in India.";

export const deliveryDeskOf = oncePerShop(({ ports }) => createDeliveryDesk(ports));

export function createDeliveryDesk({ api, log }: Pick<Ports, "api" | "log">): DeliveryDesk {
  const store = createStore<Readonly<Record<string, PlaceAnswer>>>(() => ({}));
  const asked = new Map<string, Promise<PlaceAnswer>>();

  async function fetchPlace(pin: string): Promise<PlaceAnswer> {
    try {
      return { type: "known", delivery: await api.call("deliveryTo", { params: { pin } }) };
    } catch (thrown) {
      const { status, message } = asApiError(thrown);
      if (status === 404 || status === 400) return { type: "none", message: message || noSuchPin };
      log("delivery", thrown);
      asked.delete(pin); // the next time may be answered
      return { type: "unknown" };
    }
  }

  return {
    store,
    async ask(typed) {
      const pin = pinOf(typed);
      if (pin === null) return undefined;
      const known = asked.get(pin);
      if (known !== undefined) return known;
      store.setState({ [pin]: { type: "asking" } });
      const asking = fetchPlace(pin);
      asked.set(pin, asking);
      const answer = await asking;
      store.setState({ [pin]: answer });
      return answer;
    },
  };
}

const day = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** When it arrives, within a sentence: "between Tue, 24 Nov and Thu, 26 Nov". */
export function arrival({ earliest, latest }: Delivery): string | undefined {
  if (earliest === null || latest === null) return undefined;
  const [from, to] = [earliest, latest].map((date) => day.format(Date.parse(date)));
  return earliest === latest ? `on ${from}` : `between ${from} and ${to}`;
}

/** What is to be known of a place, in words. */
export function deliveryWords(pin: string, delivery: Delivery): string {
  const place = `${delivery.city}, ${delivery.state}`;
  if (!delivery.deliverable) return `We don't deliver to ${pin}, ${place}, yet.`;
  const when = arrival(delivery);
  const comes =
    when === undefined
      ? `We deliver to ${pin}, ${place}.`
      : `Ordered now, it reaches ${pin}, ${place}, ${when}.`;
  return delivery.cash ? comes : `${comes} Cash isn't taken there: please pay by card.`;
}

type Known = Readonly<Record<string, PlaceAnswer>>;
type Placed = Pick<DeliveryForm, "pinCode" | "country">;

/** What the shop has answered about the PIN code of a form. */
export function placeOf(
  known: Known,
  { pinCode, country }: Placed,
): { readonly pin: string; readonly answer: PlaceAnswer } | undefined {
  const pin = mayBeIndia(country) ? pinOf(pinCode) : null;
  const answer = pin === null ? undefined : known[pin];
  return pin === null || answer === undefined ? undefined : { pin, answer };
}

/**
 * What it says against an order to there; undefined where nothing does. A code that nobody knows is told
 * beside its field, and is no reason: orders are taken with any address.
 */
export function placeFault(known: Known, form: Placed): string | undefined {
  const place = placeOf(known, form);
  if (place?.answer.type !== "known" || place.answer.delivery.deliverable) return undefined;
  return deliveryWords(place.pin, place.answer.delivery);
}

/** Why an order to there can't be paid in cash; undefined where it can. */
export function cashFault(known: Known, form: Placed): string | undefined {
  const place = placeOf(known, form);
  if (place?.answer.type !== "known" || place.answer.delivery.cash) return undefined;
  return `Cash isn't taken at ${place.pin}. Please pay by card.`;
}

/** What a form tells of its PIN code, and whether something about it is wrong. */
export function placeWords(
  place: ReturnType<typeof placeOf>,
  state: string,
  { isOrdered = false }: { readonly isOrdered?: boolean | undefined } = {},
): { readonly text: string; readonly isWrong: boolean } {
  switch (place?.answer.type) {
    case "none":
      return { text: place.answer.message, isWrong: true };
    case "known": {
      const { pin, answer } = place;
      if (isElsewhere(answer.delivery, state))
        return {
          text: `PIN code ${pin} is in ${answer.delivery.state}, not in ${state.trim()}.`,
          isWrong: true,
        };
      // What is ordered already arrives by another day than what would be ordered now.
      const delivery = isOrdered
        ? { ...answer.delivery, earliest: null, latest: null }
        : answer.delivery;
      return { text: deliveryWords(pin, delivery), isWrong: !delivery.deliverable };
    }
    default:
      return { text: "", isWrong: false };
  }
}

/** Whether a state is another than the code's; one that nobody knows isn't judged. */
function isElsewhere(delivery: Delivery, state: string): boolean {
  const given = stateOf(state);
  return given !== null && !(delivery.states ?? [delivery.state]).includes(given);
}
