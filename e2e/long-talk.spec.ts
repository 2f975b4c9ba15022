/** Long talk, as with a patient human: several changes in one sentence. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { command } from "./typed.ts";

test("a long sentence changes the cart, another fills the form and chooses the card", async ({
  shopper: page,
}) => {
  await page.goto("/");
  const quantityOf = (name: string, size: string) =>
    page.getByRole("spinbutton", { name: `Quantity of ${name}, size ${size}` });

  await command(
    page,
    "my brother is getting married in our village so please add the Kabir Linen Kurta in XL for papa and two of the Indigo Straight Jeans in M for my cousins and then open my cart",
  );
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantityOf("Kabir Linen Kurta", "XL")).toHaveValue("1");
  await expect(quantityOf("Indigo Straight Jeans", "M")).toHaveValue("2");

  await command(
    page,
    "sorry papa just told me that he has lost so much weight that XL will hang on him so make the kurta large and take out one pair of the jeans, one cousin is not coming",
  );
  await expect(quantityOf("Kabir Linen Kurta", "L")).toHaveValue("1");
  await expect(quantityOf("Indigo Straight Jeans", "M")).toHaveValue("1");

  await command(page, "go to checkout");
  await expect(page).toHaveURL(/\/placeorder$/);
  await command(
    page,
    "it all goes to my father, his name is Suresh Nambiar and he lives at 3 Beach Road, Kozhikode, Kerala 673032, and I have no cash at all so please switch it to card",
  );
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("First name")).toHaveValue("Suresh");
  await expect(field("Last name")).toHaveValue("Nambiar");
  await expect(field("Street")).toHaveValue("3 Beach Road");
  await expect(field("City")).toHaveValue("Kozhikode");
  await expect(field("PIN code")).toHaveValue("673032");
  await expect(page.getByRole("radio", { name: /^Razorpay/ })).toBeChecked();
});
