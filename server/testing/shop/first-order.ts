/** Registers, orders and lists at a running shop. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "../../../contract/calls.ts";
import type { Order } from "../../../contract/schemas.ts";
import { readCatalogue } from "../../../fixtures/catalogue/catalogue.ts";
import { root } from "../processes/server-process.ts";
import { deliveryAddress } from "./card-shop.ts";

/** Returns the order's id. @throws on refusal. */
export async function placeFirstOrder(origin: string, email: string): Promise<string> {
  const [product] = readCatalogue();
  if (product === undefined) throw new Error("The demo catalogue has products");
  const facts = JSON.parse(await readFile(join(root, "shop.json"), "utf8")) as {
    readonly deliveryFee: number;
  };
  const send = async ({ path }: { readonly path: string }, body: unknown, cookie = "") => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const registered = await send(calls.register, { name: "Asha", email, password: "monsoon" });
  const cookie = registered.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const items = [{ _id: product._id, size: product.sizes[0], quantity: 1 }];
  const amount = product.price + facts.deliveryFee;
  await send(calls.placeOrder, { address: deliveryAddress, items, amount }, cookie);
  const listed = await send(calls.userOrders, {}, cookie);
  const [order] = (await listed.json()) as readonly Order[];
  if (order === undefined) throw new Error("The order isn't listed");
  return order._id;
}
