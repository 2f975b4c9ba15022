/** A PIN code's place, delivery days and cash. Fetched once; shared by forms and speech. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Delivery } from "../../../contract/account-schemas.ts";
import type { DeliveryForm } from "../../../domain/delivery.ts";
import { isIndia, pinOf, stateOf } from "../../../domain/states.ts";
import { asApiError } from "../../api/api-error.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Ports } from "../ports.ts";

type PlaceAnswer =
  | { readonly type: "asking" }
  | { readonly type: "known"; readonly delivery: Delivery }
  | { readonly type: "none"; readonly message: string }
  /** No answer; the server checks orders anyway. */
  | { readonly type: "unknown" };

export interface DeliveryLookup {
  /** By normalised PIN code. */
  readonly store: StoreApi<Readonly<Record<string, PlaceAnswer>>>;
  readonly ask: (pin: string) => Promise<PlaceAnswer | undefined>;
}

/** Also before a country is entered. */
export const mayBeIndia = (country: string): boolean => country.trim() === "" || isIndia(country);

export const noSuchPin = "There is no such PIN code in India.";

export const deliveryLookupOf = oncePerShop(({ ports }) => createDeliveryLookup(ports));

export function createDeliveryLookup({ api, log }: Pick<Ports, "api" | "log">): DeliveryLookup {
  const store = createStore<Readonly<Record<string, PlaceAnswer>>>(() => ({}));
  const asked = new Map<string, Promise<PlaceAnswer>>();

  async function fetchPlace(pin: string): Promise<PlaceAnswer> {
    try {
      return { type: "known", delivery: await api.call("deliveryTo", { params: { pin } }) };
    } catch (thrown) {
      const { status, message } = asApiError(thrown);
      if (status === 404 || status === 400) return { type: "none", message: message || noSuchPin };
      log("delivery", thrown);
      asked.delete(pin); // retry next time
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

/** Made when first needed: the first formatter blocks a slow phone for 100 ms, and a product's page has no dates. */
let format: Intl.DateTimeFormat | undefined;

function dayOf(date: string): string {
  format ??= new Intl.DateTimeFormat("en-IN", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return format.format(Date.parse(date));
}

/** "between Tue, 24 Nov and Thu, 26 Nov". */
function arrival({ earliest, latest }: Delivery): string | undefined {
  if (earliest === null || latest === null) return undefined;
  const [from, to] = [earliest, latest].map(dayOf);
  return earliest === latest ? `on ${from}` : `between ${from} and ${to}`;
}

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

export function placeOf(
  known: Known,
  { pinCode, country }: Placed,
): { readonly pin: string; readonly answer: PlaceAnswer } | undefined {
  const pin = mayBeIndia(country) ? pinOf(pinCode) : null;
  const answer = pin === null ? undefined : known[pin];
  return pin === null || answer === undefined ? undefined : { pin, answer };
}

/** What prevents delivery. An unknown code is only shown: orders take any address. */
export function placeFault(known: Known, form: Placed): string | undefined {
  const place = placeOf(known, form);
  if (place?.answer.type !== "known" || place.answer.delivery.deliverable) return undefined;
  return deliveryWords(place.pin, place.answer.delivery);
}

export function cashFault(known: Known, form: Placed): string | undefined {
  const place = placeOf(known, form);
  if (place?.answer.type !== "known" || place.answer.delivery.cash) return undefined;
  return `Cash isn't taken at ${place.pin}. Please pay by card.`;
}

/** The PIN code's message, and whether it is an error. */
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
      // Existing orders have their own delivery days.
      const delivery = isOrdered
        ? { ...answer.delivery, earliest: null, latest: null }
        : answer.delivery;
      return { text: deliveryWords(pin, delivery), isWrong: !delivery.deliverable };
    }
    default:
      return { text: "", isWrong: false };
  }
}

/** Whether state and code contradict; unknown states pass. */
function isElsewhere(delivery: Delivery, state: string): boolean {
  const given = stateOf(state);
  return given !== null && !(delivery.states ?? [delivery.state]).includes(given);
}
