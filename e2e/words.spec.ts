/** The screens that mostly say something: about, contact, and the fixed words beside a piece. */
import { expect } from "@playwright/test";
import settings from "../shop.json" with { type: "json" };
import { test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { catalogue } from "./shopping.ts";

test("the About page says what to say, who made the shop, what for, and why choose it", async ({
  shopper,
}) => {
  await visit(shopper, "/about");
  const main = shopper.getByRole("main");
  for (const words of [
    "suggest",
    "recommend",
    "i want",
    "what should i buy",
    "i need to get recommendations",
  ]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  for (const name of ["Founders", "Our mission", "Why choose us"]) {
    await expect(main.getByRole("region", { name })).toBeVisible();
  }
  for (const { role } of settings.founders) {
    await expect(main.getByRole("heading", { name: role, exact: true })).toBeVisible();
  }
});

test("the Contact page shows the store, the phone, the e-mail, and a careers button that rests", async ({
  shopper,
}) => {
  await visit(shopper, "/contact");
  const main = shopper.getByRole("main");
  for (const line of settings.address) {
    await expect(main.locator("address").getByText(line, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: settings.phone })).toHaveAttribute("href", /^tel:/);
  await expect(main.getByRole("link", { name: settings.email })).toHaveAttribute(
    "href",
    `mailto:${settings.email}`,
  );
  const sent: string[] = [];
  shopper.on("request", (request) => sent.push(request.url()));
  await shopper.waitForLoadState("networkidle");
  sent.length = 0;
  await main.getByRole("button", { name: "Explore Jobs" }).dispatchEvent("click");
  await expect(shopper).toHaveURL("/contact");
  expect(sent).toEqual([]);
});

test("a piece's name is in capitals, over its fixed rating, and the shop's words follow its own", async ({
  shopper,
}) => {
  const [piece] = await catalogue(shopper);
  await visit(shopper, `/productdetail/${piece._id}`);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveCSS("text-transform", "uppercase");
  await expect(shopper.getByRole("img", { name: "Rated 4 out of 5 stars" })).toBeVisible();
  const panel = shopper.getByRole("tabpanel", { name: "Description" });
  await expect(panel.locator("p").first()).toHaveText(piece.description);
  await expect(panel.locator("p").nth(1)).toContainText("100% original product");
});
