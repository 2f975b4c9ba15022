/** Orders for a journey to begin with, placed by a page's shopper through the shop's own calls. */
import { expect, type Page } from "@playwright/test";
import type { Order } from "../contract/schemas.ts";
import type { Size } from "../domain/values.ts";
import { testGatewayKey } from "../server/payments/test-gateway/key.ts";
import { toAsha } from "../src/shop/doubles/delivery.ts";
import { catalogue } from "./shopping.ts";

export interface Wanted {
  readonly _id: string;
  readonly size: Size;
  /** 1 unless given. */
  readonly quantity?: number;
}

/** The first pieces of the catalogue, one of each, in their first size. */
export async function firstPieces(page: Page, count: number): Promise<readonly Wanted[]> {
  const pieces = (await catalogue(page)).slice(0, count);
  return pieces.flatMap(({ _id, sizes: [size] }) => (size === undefined ? [] : [{ _id, size }]));
}

/** Places an order to be paid in cash. */
export async function orderInCash(
  page: Page,
  origin: string | undefined,
  wanted: readonly Wanted[],
): Promise<Order> {
  await post(page, origin, "/api/order/placeorder", await orderOf(page, wanted));
  return newest(page, origin);
}

/** Places an order and pays for it through the test gateway. */
export async function orderByCard(
  page: Page,
  origin: string | undefined,
  wanted: readonly Wanted[],
): Promise<Order> {
  const { id } = await post(page, origin, "/api/order/razorpay", await orderOf(page, wanted));
  const proof = await post(page, origin, "/test-gateway/v1/payments/create/ajax", {
    key_id: testGatewayKey,
    order_id: id,
    outcome: "success",
  });
  await post(page, origin, "/api/order/verifyrazorpay", proof);
  return newest(page, origin);
}

/** The shopper's newest order, from the shop. */
export async function newest(page: Page, origin: string | undefined): Promise<Order> {
  const orders: readonly Order[] = await post(page, origin, "/api/order/userorder", {});
  const last = orders.at(-1);
  if (last === undefined) throw new Error("Nothing is ordered.");
  return last;
}

/** The return or exchange of the newest order that waits for the shop's owner. */
export async function askedBack(page: Page, origin: string | undefined): Promise<string> {
  const { items } = await newest(page, origin);
  const asked = items
    .flatMap(({ returns = [] }) => returns)
    .find(({ status }) => status.endsWith("Requested"));
  if (asked === undefined) throw new Error("Nothing is asked for.");
  return asked._id;
}

async function orderOf(page: Page, wanted: readonly Wanted[]) {
  const list = await catalogue(page);
  const items = wanted.map(({ _id, size, quantity = 1 }) => {
    const piece = list.find((each) => each._id === _id);
    if (piece === undefined) throw new Error(`The shop has no ${_id}.`);
    return { ...piece, size, quantity };
  });
  const amount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 40);
  return { address: toAsha, items, amount };
}

async function post(page: Page, origin: string | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { headers: { origin: origin ?? "" }, data });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}
