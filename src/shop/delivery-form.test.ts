import { expect, test } from "vitest";
import {
  addressOf,
  blankDelivery,
  checkDelivery,
  firstFault,
  packDraft,
  unpackDraft,
} from "./delivery-form.ts";
import { toAsha } from "./doubles/delivery.ts";

test("every field is required, in words that name it", () => {
  expect(checkDelivery(blankDelivery)).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Email is required",
    street: "Street is required",
    city: "City is required",
    state: "State is required",
    pinCode: "PIN code is required",
    country: "Country is required",
    phone: "Phone is required",
  });
});

test("a full form has no fault, and spaces alone fill no field", () => {
  expect(checkDelivery(toAsha)).toEqual({});
  expect(checkDelivery({ ...toAsha, city: "   " })).toEqual({ city: "City is required" });
});

test.each(["asha", "asha@", "@example.test", "asha@example", "a b@example.test"])(
  "%s is no email",
  (email) => {
    expect(checkDelivery({ ...toAsha, email })).toEqual({
      email: "Please enter a valid email address",
    });
  },
);

test("a text that the shop could not keep is too long", () => {
  expect(checkDelivery({ ...toAsha, pinCode: "5".repeat(21) })).toEqual({
    pinCode: "PIN code is too long",
  });
});

test("the first fault is the first on the form", () => {
  expect(firstFault({ phone: "wrong", street: "wrong" })).toBe("street");
  expect(firstFault({})).toBeUndefined();
});

test("an address is sent without the spaces around it", () => {
  expect(addressOf({ ...toAsha, city: "  Bengaluru " })).toEqual(toAsha);
});

test("a draft comes back to whoever wrote it, and to nobody else", () => {
  const draft = packDraft("asha@example.test", { ...toAsha, phone: "" });
  expect(unpackDraft(draft, "asha@example.test")).toEqual({ ...toAsha, phone: "" });
  expect(unpackDraft(draft, "ravi@example.test")).toBeUndefined();
});

test("what is no draft is none, and an old one is filled up with blanks", () => {
  expect(unpackDraft(null, "asha")).toBeUndefined();
  expect(unpackDraft("not json", "asha")).toBeUndefined();
  expect(unpackDraft('{"owner":"asha","form":{"city":"Pune","phone":7}}', "asha")).toEqual({
    ...blankDelivery,
    city: "Pune",
  });
});
