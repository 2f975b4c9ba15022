import { expect, test } from "vitest";
import { blankDelivery, checkDelivery, type DeliveryForm } from "../domain/delivery.ts";
import { address } from "./shapes.ts";

const full: DeliveryForm = {
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

test.each<DeliveryForm>([
  full,
  { ...full, pinCode: "12345" },
  { ...full, phone: "1" },
  { ...full, city: "  Pune  " },
  { ...full, city: "   " },
  { ...full, street: "x".repeat(200) },
  { ...full, street: "x".repeat(201) },
  { ...full, email: " asha@example.test " },
  { ...full, email: "asha at home" },
  { ...full, email: `${"a".repeat(250)}@example.test` },
  blankDelivery,
])("the server takes the address that the form takes: %j", (form) => {
  const faults = Object.keys(checkDelivery(form)).sort();
  const { error } = address.safeParse(form);
  const refused = [...new Set(error?.issues.map(({ path }) => String(path[0])))].sort();
  expect(refused).toEqual(faults);
});
