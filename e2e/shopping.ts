/** What journeys through the shop have in common: a piece to buy, a cart to fill, an address to send it to. */
import { expect, type Page } from "@playwright/test";
import type { Product } from "../contract/schemas.ts";

/** The whole catalogue, in the shop's order, as a signed-in page gets it. */
export async function catalogue(page: Page): Promise<readonly [Product, ...Product[]]> {
  const answer = await page.request.get("/api/product/list");
  const list: Product[] = await answer.json();
  const [first, ...rest] = list;
  if (first === undefined) throw new Error("The shop has nothing to sell.");
  return [first, ...rest];
}

/** Puts pieces into the signed-in shopper's cart at the server. */
export async function fillCart(
  page: Page,
  origin: string | undefined,
  lines: readonly { readonly itemId: string; readonly size: string; readonly quantity: number }[],
): Promise<void> {
  for (const data of lines) {
    const answer = await page.request.post("/api/cart/update", {
      headers: { origin: origin ?? "" },
      data,
    });
    expect(answer.ok()).toBe(true);
  }
}

/** The labels of DELIVERY INFORMATION, in their order, with an answer to each. */
export const delivery = [
  ["First name", "Asha"],
  ["Last name", "Rao"],
  ["Email", "asha@example.test"],
  ["Phone", "+91 98765 43210"],
  ["Street", "12 Lantern Lane"],
  ["PIN code", "560001"],
  ["City", "Bengaluru"],
  ["State", "Karnataka"],
  ["Country", "India"],
] as const;

export async function fillDelivery(page: Page): Promise<void> {
  for (const [label, text] of delivery) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
}

/** ₹1,299 */
export const rupees = (amount: number): string => `₹${amount.toLocaleString("en-IN")}`;

/** A row of the totals box: "Subtotal", "Delivery fee" or "Total". */
export const total = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Cart totals" })
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd");

export const quantityBox = (page: Page, of: string) =>
  page.getByRole("spinbutton", { name: `Quantity of ${of}` });
