/** A new shopper, from registration to an order that is paid in cash. */
import { registerAndOrderInCash } from "./core-journeys.ts";
import { test } from "./journey.ts";

test("a new shopper registers, chooses, orders in cash and finds the order", async ({ page }) => {
  await registerAndOrderInCash(page);
});
