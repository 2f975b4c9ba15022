/** Which size fits: the size guide beside the sizes, by click and by voice, and what else is known of a piece. */
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { violations, visit } from "./page-parts.ts";

const kurta = "/productdetail/kabir-linen-kurta";
const dungarees = "/productdetail/mistri-denim-dungarees";

const guide = (page: Page) => page.getByRole("dialog", { name: "Size guide" });

async function say(page: Page, words: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Type a command" });
  if (!(await box.isVisible())) await page.getByRole("button", { name: "Type a command" }).click();
  await box.fill(words);
  await box.press("Enter");
}

test("the guide reports the body of each size, in inches and in centimetres", async ({
  shopper: page,
}) => {
  await visit(page, kurta);
  await page.getByRole("button", { name: "Size guide" }).click();
  const large = guide(page).getByRole("row", { name: /^L / });
  await expect(large).toContainText("39–41");
  await guide(page).getByRole("radio", { name: "cm" }).check();
  await expect(large).toContainText("99–104");
  await expect(guide(page).getByText("under the arms")).toBeVisible();
  expect(await violations(page, "light")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(guide(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Size guide" })).toBeFocused();
  await test.step("children's sizes say their ages, on the sizes and in the guide", async () => {
    await visit(page, dungarees);
    await expect(page.getByRole("radio", { name: "M 4–5 years" })).toBeVisible();
    await page.getByRole("button", { name: "Size guide" }).click();
    await expect(guide(page).getByRole("row", { name: /^XL 8–9 / })).toBeVisible();
  });
});

test("the guide is asked for aloud, and a measure chooses the size; cloth, care and fit stand above the description", async ({
  shopper: page,
}) => {
  await visit(page, kurta);
  const facts = page.getByRole("main").locator("dl").filter({ hasText: "Cloth" });
  await expect(facts).toHaveText("ClothLinenCareMachine wash cold, iron dampFitRegular");
  const above = await facts.evaluate(
    (list) =>
      list.getBoundingClientRect().bottom <=
      (document.querySelector("[role=tabpanel]")?.getBoundingClientRect().top ?? 0),
  );
  expect(above).toBe(true);
  await say(page, "what size am I with a 40 inch chest");
  await expect(page.getByRole("radio", { name: "L", exact: true })).toBeChecked();
  await expect(
    page.getByText("With a chest of 40 inches, your size in Kabir Linen Kurta is L.").last(),
  ).toBeVisible();
  await say(page, "is there a size guide");
  await expect(guide(page)).toBeVisible();
});

test("under the mouse a piece is seen nearer, and the column beside it stays in view", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, kurta);
  const near = page.getByRole("button", { name: "Look closer at the front" });
  await near.hover();
  await expect(page.getByRole("main").locator("img[sizes='1200px']")).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByRole("main").locator("img[sizes='1200px']")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(near).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeInViewport();
});
