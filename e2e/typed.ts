/** Commands that a journey types instead of speaking them. */
import { expect, type Page } from "@playwright/test";

/** Sends a command through the command box. */
export async function command(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Type a command" });
  if (!(await box.isVisible())) {
    await expect(page.getByRole("button", { name: "Voice assistant" })).toBeVisible();
    await page.locator("main h1").first().focus();
    await page.keyboard.press("/");
  }
  await box.fill(text);
  await box.press("Enter");
}
