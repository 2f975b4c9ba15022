import { expect, it } from "vitest";
import type { DeliveryField } from "../../../../domain/delivery.ts";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

/** The checkout with all filled in, but for these changes. */
function checkout(changes: Partial<Record<DeliveryField, string>>): Scene {
  const { screen, shop } = exampleScenes["checkout-filled"];
  const filled = shop?.checkout;
  if (!shop || !filled) throw new Error("the example has no checkout");
  return {
    screen,
    shop: { ...shop, checkout: { ...filled, form: { ...filled.form, ...changes } } },
  };
}

const read = (scene: Scene) => understand({ alternatives: [{ text: "read the page" }] }, scene);

it("names the fields of the checkout that are empty or can't be right", () => {
  expect(read(checkout({ email: "asha at home", phone: " " })).effects).toEqual([
    {
      type: "say",
      text: "The checkout: ₹5,637, cash on delivery. Still missing: Email and Phone. Say “fill in the form”.",
    },
  ]);
});

it("names every field where the form isn't known yet", () => {
  const { shop } = exampleScenes["empty-cart"];
  if (!shop) throw new Error("the example has no shop");
  const { effects } = read({ screen: "/placeorder", shop });
  expect(effects).toMatchObject([
    { text: expect.stringContaining("Still missing: First name, Last name") },
  ]);
});

it("asks no delivery fee for an empty cart", () => {
  const { screen, shop } = exampleScenes["checkout-filled"];
  if (!shop) throw new Error("the example has no shop");
  const [effect] = read({ screen, shop: { ...shop, cart: [] } }).effects;
  expect(effect).toMatchObject({ text: expect.stringContaining("The checkout: ₹0") });
});
