import { expect, test } from "vitest";
import { blankDelivery, type DeliveryForm } from "../../../domain/delivery.ts";
import { later, playPorts } from "../doubles/ports.ts";
import { createDeliveryLookup } from "./delivery-lookup.ts";
import { createPlaceFilling } from "./place-filling.ts";

const places: Readonly<Record<string, { city: string; state: string }>> = {
  "411001": { city: "Pune", state: "Maharashtra" },
  "560001": { city: "Bengaluru", state: "Karnataka" },
};

function open(begin: Partial<DeliveryForm> = {}) {
  let form: DeliveryForm = { ...blankDelivery, ...begin };
  const { ports, answers } = playPorts();
  const lookup = createDeliveryLookup({
    ...ports,
    api: {
      ...ports.api,
      call: (name, options) =>
        name === "deliveryTo"
          ? // the reply of this very call
            (Promise.resolve({
              ...places[options?.params?.pin ?? ""],
              deliverable: true,
              cash: true,
              earliest: null,
              latest: null,
            }) as never)
          : ports.api.call(name, options),
    },
  });
  const fill = createPlaceFilling(lookup, {
    form: () => form,
    write: (field, text) => {
      form = { ...form, [field]: text };
    },
  });
  return {
    answers,
    place: () => [form.city, form.state, form.country],
    type: (pinCode: string) => {
      form = { ...form, pinCode };
      return fill(pinCode);
    },
    write: (field: "city", text: string) => {
      form = { ...form, [field]: text };
    },
  };
}

test("a code fills in its place, and another code replaces it", async () => {
  const form = open();
  await form.type("411001");
  expect(form.place()).toEqual(["Pune", "Maharashtra", "India"]);
  await form.type("560001");
  expect(form.place()).toEqual(["Bengaluru", "Karnataka", "India"]);
});

test("what a user wrote stays", async () => {
  const form = open({ city: "Whitefield" });
  await form.type("560001");
  expect(form.place()).toEqual(["Whitefield", "Karnataka", "India"]);
});

test("abroad nothing is filled in", async () => {
  const form = open({ country: "Nepal" });
  await form.type("411001");
  expect(form.place()).toEqual(["", "", "Nepal"]);
});

test("an answer that comes after another code was typed fills nothing in", async () => {
  let form: DeliveryForm = { ...blankDelivery, pinCode: "411001" };
  const answer = later<never>();
  const fill = createPlaceFilling(
    { ask: () => answer.promise },
    {
      form: () => form,
      write: (field, text) => {
        form = { ...form, [field]: text };
      },
    },
  );
  const filling = fill("411001");
  form = { ...form, pinCode: "560001" };
  answer.answer({ type: "known", delivery: { city: "Pune", state: "Maharashtra" } } as never);
  await filling;
  expect(form.city).toBe("");
});
