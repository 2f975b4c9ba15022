import type { DeliveryForm } from "../../../domain/delivery.ts";

export const toAsha: DeliveryForm = {
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
