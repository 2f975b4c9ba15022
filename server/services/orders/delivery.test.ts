import { describe, expect, it } from "vitest";
import { placeOfPin } from "../../places/pin-codes.ts";
import { deliveryAddress } from "../../testing/shop/card-shop.ts";
import { createDelivery } from "./delivery.ts";

const rules = {
  timeZone: "Asia/Kolkata",
  zones: [
    { pins: ["5600"], days: [0, 1] as [number, number], cash: true },
    { states: ["Lakshadweep"], days: null, cash: true },
    { pins: ["744"], days: [7, 12] as [number, number], cash: false },
    { states: ["Karnataka", "Maharashtra"], days: [2, 4] as [number, number], cash: true },
  ],
};
/** Eight in the evening in London: the next day in India. */
const evening = Date.UTC(2026, 11, 30, 20);
const delivery = createDelivery({ rules, placeOf: placeOfPin, now: () => evening });
const notified = (pin: string) => {
  const outcome = delivery.to(pin);
  return outcome.ok ? outcome.value : outcome.refusal;
};
const to = (pinCode: string, state: string, country = "India") => ({
  ...deliveryAddress,
  pinCode,
  state,
  country,
});
const complaint = (pin: string, state: string, country?: string) => {
  const outcome = delivery.checkOrder(to(pin, state, country), "cod");
  return outcome.ok ? null : [outcome.refusal.kind, outcome.refusal.field, outcome.refusal.message];
};

describe("a PIN code", () => {
  it("is given with its place and the days of the shop's own time zone", () => {
    expect(notified("560 001")).toEqual({
      city: "Bengaluru",
      state: "Karnataka",
      states: ["Karnataka"],
      deliverable: true,
      cash: true,
      earliest: "2026-12-31",
      latest: "2027-01-01",
    });
    expect(notified("575001")).toMatchObject({ earliest: "2027-01-02", latest: "2027-01-04" });
  });

  it("where the shop doesn't deliver has no days and no cash", () => {
    const nowhere = { deliverable: false, cash: false, earliest: null, latest: null };
    expect(notified("682555")).toMatchObject({ state: "Lakshadweep", ...nowhere });
    expect(notified("110001")).toMatchObject({ state: "Delhi", ...nowhere });
  });

  it.each([
    ["999999", "not-found", "There is no such PIN code in India."],
    ["56001", "bad-input", "A PIN code is six digits, such as 560001."],
    ["here", "bad-input", "A PIN code is six digits, such as 560001."],
  ])("such as %s is refused", (pin, kind, message) => {
    expect(notified(pin)).toEqual({ kind, message, field: "pin" });
  });

  it("of a shop without rules is delivered to, for cash too", () => {
    const usual = createDelivery({ rules: undefined, placeOf: placeOfPin, now: () => evening });
    expect(usual.to("682555")).toMatchObject({
      value: { deliverable: true, cash: true, earliest: "2027-01-03", latest: "2027-01-07" },
    });
  });
});

describe("an order's address", () => {
  const pinCode = "address.pinCode";
  it.each([
    ["999999", "Karnataka", pinCode, "There is no such PIN code in India."],
    ["12345", "Karnataka", pinCode, "A PIN code is six digits, such as 560001."],
    ["560001", "Kerala", pinCode, "PIN code 560001 is in Karnataka, not in Kerala."],
    [
      "682555",
      "Lakshadweep",
      pinCode,
      "We don't deliver to 682555, Lakshadweep, Lakshadweep, yet.",
    ],
    ["744101", "Andaman", "paymentMethod", "Cash isn't taken at 744101. Please pay by card."],
  ])("%s, %s is refused at %s", (pin, state, field, message) => {
    expect(complaint(pin, state)).toEqual(["bad-input", field, message]);
  });

  it.each([
    ["560 001", "karnataka", "india"],
    ["560001", "KA", "Bharat"],
    ["560001", "a state that nobody knows", "India"],
    ["SW1A 1AA", "London", "United Kingdom"],
  ])("%s, %s, %s is taken", (pin, state, country) => {
    expect(complaint(pin, state, country)).toBeNull();
  });

  it("may be paid by card where cash isn't taken", () => {
    expect(delivery.checkOrder(to("744101", "Andaman"), "razorpay").ok).toBe(true);
  });
});
