/** The first five seconds: at the door and at home it is seen that the shop can be talked to, and a phone shows what to buy. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { visit } from "./page-parts.ts";
import { command } from "./typed.ts";

test("the door shows what the shop is, what can be said, and real pieces for a wish", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/login");
  await expect(page.getByText("Clothes you can ask for.")).toBeInViewport();
  await expect(page.getByText("“A linen shirt for a wedding”")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/signup");
  const answers = page.getByRole("region", { name: "A wish, and what the shop answers" });
  await expect(answers.getByRole("listitem")).toHaveCount(3);
  await expect(answers).toContainText("Kabir Linen Kurta");
});

test("the form stays in its place when the pieces of the example come, before the sheet and after", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = ["**/api/product/list", "**/assets/*.css"].map((late) => {
    let release = () => {};
    const released = new Promise<void>((go) => {
      release = go;
    });
    return page
      .route(late, (route) => released.then(() => route.continue()))
      .then(() => () => release());
  });
  const [bringPieces, bringSheet] = await Promise.all(held);
  await page.goto("/login", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Create a new account" });
  const place = async () => (await link.boundingBox())?.y;
  const before = await place();
  expect(before).toBeGreaterThan(0);

  bringPieces?.();
  const pieces = page.getByRole("region", { name: "A wish, and what the shop answers" });
  await expect(pieces.getByRole("listitem")).toHaveCount(3);
  expect(await place()).toBe(before);
  bringSheet?.();
  await expect(page.locator('link[rel="stylesheet"][media="all"]')).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await place()).toBe(before);
});

test("a phone's first windows: the slip at home is the command box; a piece has price, sizes and Add to Cart; the tour points at each place", async ({
  shopper,
}) => {
  await shopper.setViewportSize({ width: 390, height: 844 });
  await test.step("the slip at home is the command box", async () => {
    await visit(shopper, "/");
    const slip = shopper.getByRole("textbox", { name: "Say it or type it" });
    await expect(slip).toBeInViewport({ ratio: 1 });
    await slip.fill("show me the best sellers");
    await slip.press("Enter");
    await expect(shopper).toHaveURL("/product");
  });
  await test.step("a piece has price, sizes and Add to Cart; pictures swipe and come closer", async () => {
    await visit(shopper, "/productdetail/kabir-linen-kurta");
    const bar = await shopper.getByRole("navigation", { name: "Quick" }).boundingBox();
    for (const there of [
      shopper.getByText("₹1,899").first(),
      shopper.getByRole("radio", { name: "XXL", exact: true }),
      shopper.getByRole("button", { name: "Add to Cart" }),
    ]) {
      const box = await there.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    const closer = shopper.getByRole("button", { name: /^Look closer/ });
    for (const [type, clientX] of [
      ["pointerdown", 250],
      ["pointerup", 120],
    ] as const) {
      await closer.dispatchEvent(type, { clientX, pointerType: "touch" });
    }
    await expect(shopper.getByRole("img", { name: "Kabir Linen Kurta, the back" })).toBeVisible();
    await shopper.getByRole("button", { name: "Look closer at the back" }).click();
    await expect(
      shopper.getByRole("dialog", { name: "Kabir Linen Kurta, the back" }),
    ).toBeVisible();
  });
  await test.step("the tour goes to a place, opens a piece and chooses its size, and points at each", async () => {
    await visit(shopper, "/about");
    await command(shopper, "show me around");
    await expect(shopper).toHaveURL("/collection");
    await expect(shopper.getByText("brings you here").last()).toBeInViewport({ ratio: 1 });
    const quick = shopper.getByRole("navigation", { name: "Quick" });
    const place = quick.getByRole("link", { name: "Collections" });
    await expect(place).toHaveCSS("outline-style", "dashed");
    await shopper.getByRole("button", { name: "Next", exact: true }).click();
    await expect(shopper).toHaveURL("/productdetail/kabir-linen-kurta");
    const sides = shopper.getByRole("group", { name: "Pictures" });
    await expect(sides).toHaveCSS("outline-style", "dashed");
    await shopper.getByRole("button", { name: "Next", exact: true }).click();
    await expect(shopper.getByRole("radio", { name: "M", exact: true })).toBeChecked();
    await expect(shopper.getByText("“Medium” picks your size").last()).toBeVisible();
    await expect(sides).toHaveCSS("outline-style", "none");
    await command(shopper, "add it");
    await expect(shopper.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
  });
});
