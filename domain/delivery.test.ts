import { expect, test } from "vitest";
import {
  addressOf,
  blankDelivery,
  checkDelivery,
  type DeliveryForm,
  faultsInView,
  faultyFields,
  namesOf,
} from "./delivery.ts";

const toAsha: DeliveryForm = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.test",
  street: "12 Lantern Lane",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
  phone: "+91 98765 43210",
};

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

test("the wrong fields come in the order of the form", () => {
  expect(faultyFields({ phone: "wrong", street: "wrong" })).toEqual(["street", "phone"]);
  expect(faultyFields({})).toEqual([]);
});

test("an address is sent without the spaces around it", () => {
  expect(addressOf({ ...toAsha, city: "  Bengaluru " })).toEqual(toAsha);
});

test("on screen what is wrong is listed as the form is: the phone before the street", () => {
  expect(faultsInView(checkDelivery({ ...toAsha, phone: "", street: "", city: "" }))).toEqual([
    "phone",
    "street",
    "city",
  ]);
});

test.each([
  ["Asha Rao", "Asha", "Rao"],
  ["  Mary Jane  Watson ", "Mary Jane", "Watson"],
  ["Karthik", "Karthik", ""],
  ["", "", ""],
])("the name %j is the first name %j and the last name %j", (name, firstName, lastName) => {
  expect(namesOf(name)).toEqual({ firstName, lastName });
});
