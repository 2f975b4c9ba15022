import { expect, test } from "vitest";
import { blankDelivery } from "../../../domain/delivery.ts";
import { openCheckout } from "../doubles/checkout.ts";
import { toAsha } from "../doubles/delivery.ts";
import { calm } from "../doubles/ports.ts";
import { asha, playShop } from "../doubles/shop.ts";
import { checkoutOf } from "./checkout.ts";

test("cash on delivery is what is chosen before anybody chooses", async () => {
  expect((await openCheckout()).state().method).toBe("cod");
});

test("a form with gaps is not sent; each gap is named and the first wants attention", async () => {
  const shop = await openCheckout({}, { ...toAsha, street: "", phone: " " });
  expect(await shop.checkout.place()).toEqual({
    type: "incomplete",
    faults: { street: "Street is required", phone: "Phone is required" },
  });
  expect([shop.state().attend, shop.state().busy, shop.orders()]).toEqual([
    { field: "phone" },
    false,
    [],
  ]);
  shop.checkout.write("street", "1 New Road");
  expect(shop.state().faults).toEqual({ phone: "Phone is required" });
});

test("a half-filled form comes back after a reload, and begins with the shopper's name and email", async () => {
  const shop = await playShop();
  checkoutOf(shop.shop).open();
  expect(checkoutOf(shop.shop).store.getState().form).toEqual({
    ...blankDelivery,
    firstName: "Asha",
    lastName: "Rao",
    email: asha.email,
  });
  checkoutOf(shop.shop).write("city", "Pune");

  const again = await playShop();
  const draft = shop.ports.tabStorage.getItem("shopai.delivery") ?? "";
  again.ports.tabStorage.setItem("shopai.delivery", draft);
  checkoutOf(again.shop).open();
  expect(checkoutOf(again.shop).store.getState().form).toEqual({
    ...blankDelivery,
    firstName: "Asha",
    lastName: "Rao",
    email: asha.email,
    city: "Pune",
  });
});

test("a user who signs in next finds an empty form", async () => {
  const shop = await openCheckout();
  shop.shop.session.expire();
  expect(shop.state().form).toEqual(blankDelivery);
});

test("the form begins with where the last order went, unless it was begun", async () => {
  const last = { ...toAsha, firstName: "Meera" };
  const played = await playShop({ listAddresses: () => ({ addresses: [], last }) });
  const checkout = checkoutOf(played.shop);
  checkout.open();
  await calm();
  expect(checkout.store.getState().form).toEqual(last);
  checkout.write("city", "Mysuru");
  checkout.open();
  await calm();
  expect(checkout.store.getState().form.city).toBe("Mysuru");
});

test("a PIN code fills in its city and state, and one where the shop doesn't deliver stops the order", async () => {
  const shop = await openCheckout();
  shop.answers.deliveryTo = () => ({
    city: "Pune",
    state: "Maharashtra",
    deliverable: true,
    cash: false,
    earliest: null,
    latest: null,
  });
  shop.checkout.fill({ ...toAsha, city: "", state: "" });
  shop.checkout.write("pinCode", "411001");
  await calm();
  expect([shop.state().form.city, shop.state().form.state]).toEqual(["Pune", "Maharashtra"]);
  expect(await shop.checkout.place()).toMatchObject({
    type: "refused",
    message: "Cash isn't taken at 411001. Please pay by card.",
  });
  shop.answers.deliveryTo = () => ({
    city: "Port Blair",
    state: "Andaman and Nicobar Islands",
    deliverable: false,
    cash: false,
    earliest: null,
    latest: null,
  });
  shop.checkout.write("pinCode", "744101");
  await calm();
  expect(await shop.checkout.place()).toEqual({
    type: "incomplete",
    faults: {
      pinCode: "We don't deliver to 744101, Port Blair, Andaman and Nicobar Islands, yet.",
    },
  });
});
