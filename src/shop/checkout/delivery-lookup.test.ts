import { expect, test } from "vitest";
import type { Delivery } from "../../../contract/account-schemas.ts";
import { playPorts, refusing, silence } from "../doubles/ports.ts";
import { createDeliveryLookup, deliveryWords, noSuchPin, placeWords } from "./delivery-lookup.ts";

const pune: Delivery = {
  city: "Pune",
  state: "Maharashtra",
  deliverable: true,
  cash: true,
  earliest: "2026-11-24",
  latest: "2026-11-26",
};

test("a code is asked for once, and again only where no answer comes", async () => {
  const { ports, sent, answers } = playPorts({ deliveryTo: () => pune });
  const lookup = createDeliveryLookup(ports);
  expect(await lookup.ask("411")).toBeUndefined();
  await Promise.all([lookup.ask("411 001"), lookup.ask("411001")]);
  expect(lookup.store.getState()).toEqual({ "411001": { type: "known", delivery: pune } });
  expect(sent.length).toBe(1);
  answers.deliveryTo = refusing(404);
  expect(await lookup.ask("999999")).toEqual({ type: "none", message: noSuchPin });
  answers.deliveryTo = silence;
  expect(await lookup.ask("560001")).toEqual({ type: "unknown" });
  answers.deliveryTo = () => pune;
  expect(await lookup.ask("560001")).toEqual({ type: "known", delivery: pune });
});

test("whether, when and how it comes is said in words", () => {
  expect(deliveryWords("411001", pune)).toBe(
    "Ordered now, it reaches 411001, Pune, Maharashtra, between Tue, 24 Nov and Thu, 26 Nov.",
  );
  expect(deliveryWords("411001", { ...pune, cash: false })).toMatch(/Cash isn't taken there/);
  expect(
    deliveryWords("744101", { ...pune, deliverable: false, earliest: null, latest: null }),
  ).toBe("We don't deliver to 744101, Pune, Maharashtra, yet.");
  expect(deliveryWords("411001", { ...pune, latest: pune.earliest })).toBe(
    "Ordered now, it reaches 411001, Pune, Maharashtra, on Tue, 24 Nov.",
  );
});

test("a state that isn't the code's is announced, one that is unknown is not", () => {
  const place = { pin: "411001", answer: { type: "known", delivery: pune } } as const;
  expect([
    placeWords(place, "Kerala"),
    placeWords(place, "MH").isWrong,
    placeWords(place, "MH", { isOrdered: true }),
    placeWords(place, "Mahrashtr").isWrong,
    placeWords({ pin: "999999", answer: { type: "none", message: noSuchPin } }, ""),
    placeWords(undefined, "Kerala"),
  ]).toEqual([
    { text: "PIN code 411001 is in Maharashtra, not in Kerala.", isWrong: true },
    false,
    { text: "We deliver to 411001, Pune, Maharashtra.", isWrong: false },
    false,
    { text: noSuchPin, isWrong: true },
    { text: "", isWrong: false },
  ]);
});
