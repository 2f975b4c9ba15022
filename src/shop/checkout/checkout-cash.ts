import type { Shop } from "../shop.ts";
import type { Attempted } from "./order-attempt.ts";
import type { PlaceEnds, PlaceOutcome } from "./place-outcome.ts";

type PayCash = (attempt: Attempted) => Promise<PlaceOutcome>;

export function createPayCash({ ports: { api }, attempts }: Shop, ends: PlaceEnds): PayCash {
  return async (attempt) => {
    const headers = { "idempotency-key": attempts.keyFor(attempt) };
    const reply = await api.call("placeOrder", { body: attempt.payload, headers });
    return reply ? ends.placed() : ends.noData();
  };
}
