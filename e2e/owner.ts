/** What the owner of a shop of the test's own does at the command line. */
import { expect, type Page } from "@playwright/test";
import type { Product } from "../contract/schemas.ts";
import type { Stock } from "../domain/stock.ts";
import type { ShopProcess } from "./shop-process.ts";

type Owned = Pick<ShopProcess, "operate">;

/** The order has come. */
export async function deliver(shop: Owned, orderId: string): Promise<void> {
  await shop.operate(["orders", "status", orderId, "Delivered"]);
}

/** Counts a piece; resolves once the list says so, which may lag behind. */
export async function setStock(
  shop: Owned,
  page: Page,
  productId: string,
  stock: Stock,
): Promise<void> {
  const counts = Object.entries(stock).map(([size, pieces]) => `${size}:${pieces}`);
  await shop.operate(["stock", "set", productId, ...counts]);
  await stockToBe(page, productId, stock);
}

/** Resolves once the list says so of a piece. */
export async function stockToBe(page: Page, productId: string, stock: Stock): Promise<void> {
  const announced = async () => {
    const list: readonly Product[] = await (await page.request.get("/api/product/list")).json();
    return list.find(({ _id }) => _id === productId)?.stock;
  };
  await expect.poll(announced, { timeout: 30_000 }).toMatchObject(stock);
}

/** The refund of this order that is still to be given back. */
export async function owed(shop: Owned, orderId: string): Promise<string> {
  const [listed = ""] = await shop.operate(["refunds", "list", "--json"]);
  const rows: readonly { readonly id: string; readonly order: string }[] = listed
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const row = rows.find(({ order }) => order === orderId);
  if (row === undefined) throw new Error(`Nothing of ${orderId} is owed: ${listed}`);
  return row.id;
}
