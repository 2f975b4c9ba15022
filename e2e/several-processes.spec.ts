/** The core journeys once more where the shop is several processes behind nginx, on one PostgreSQL. */
import { expect } from "@playwright/test";
import { shopIn } from "../cli/shop/testing/run-shop.ts";
import { roomyLimits } from "../server/testing/processes/server-process.ts";
import {
  type SeveralProcesses,
  startSeveral,
  whyNotSeveral,
} from "../server/testing/processes/several-processes.ts";
import {
  gateway,
  joinGuestCart,
  payAndNeverReturn,
  payByCard,
  press,
  registerAndOrderInCash,
} from "./core-journeys.ts";
import { test as base } from "./journey.ts";
import { toast, visit } from "./page-parts.ts";

// One shop for all of them.
let several: SeveralProcesses | undefined;
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  baseURL: async ({}, use) => use(several?.origin),
});
test.describe.configure({ mode: "default", timeout: 120_000 });
// Listed in docs/expected-failures.md.
test.skip(whyNotSeveral !== null, whyNotSeveral ?? "");
test.beforeAll(async () => {
  several = await startSeveral(roomyLimits);
});
test.afterAll(() => several?.stop());

test("from registration to a cash order, which the operator sends on its way", async ({ page }) => {
  await registerAndOrderInCash(page);
  const operator = shopIn(".", { DATABASE_URL: several?.databaseUrl ?? "" });
  const { out } = await operator("orders", "list", "--json");
  const [order] = out.split("\n");
  const { id } = JSON.parse(order ?? "{}");
  expect((await operator("orders", "status", id, "Shipped")).code).toBe(0);
  await visit(page, "/order");
  await expect(page.getByRole("main").locator("[aria-current=step]")).toHaveText("Shipped");
});

test("a guest's cart joins the shopper's own", async ({ page, baseURL }) => {
  await joinGuestCart(page, baseURL ?? "");
});

test("a card payment pays the order, whether the page reports it or the gateway", async ({
  shopper: page,
  baseURL,
}) => {
  await payByCard(page, baseURL);
  await press(page, "Pay (success)");
  await expect(page).toHaveURL("/order");
  await expect(toast(page, "Order Placed")).toBeVisible();
  await expect(gateway(page)).toBeHidden();
  await payAndNeverReturn(page, baseURL);
});
