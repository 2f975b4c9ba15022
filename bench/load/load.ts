/**
 * Throughput: the product list beside a bare route, cart and orders on both engines, sign-ins
 * beside readers, the health check beside hostile traffic. This machine makes the load too: trust
 * ratios, not rates. LOAD_SECONDS is a run's length; LOAD_PARTS names some of list, pglite,
 * sign-in, hostile, postgres.
 */
import { readShopFacts } from "../../server/shop-facts.ts";
import { nginxIsInstalled } from "../../server/testing/processes/nginx.ts";
import { postgresIsInstalled } from "../../server/testing/processes/postgres.ts";
import { print } from "../report.ts";
import { type Fired, fire } from "./fire.ts";
import { loadHostile } from "./hostile.ts";
import { goal, loadList } from "./list.ts";
import { cartAdd, gather, placeOrder, shopperCount } from "./shoppers.ts";
import { withShop } from "./shops.ts";
import { loadSignIn } from "./sign-in.ts";

const seconds = Number(process.env.LOAD_SECONDS ?? 5);
const parts = (process.env.LOAD_PARTS ?? "list,pglite,sign-in,hostile,postgres").split(",");

interface Written {
  readonly name: string;
  readonly cart: Fired;
  readonly orders: Fired;
}

/** @throws when the product list misses its goal. */
export async function loadBench(): Promise<void> {
  let listRatio = Number.POSITIVE_INFINITY;
  const written: Written[] = [];
  if (parts.some((part) => ["list", "pglite", "sign-in"].includes(part))) {
    await withShop(0, async (origin) => {
      if (parts.includes("list")) listRatio = await loadList(origin, { seconds, rounds: 5 });
      if (parts.includes("pglite")) written.push(await writing("PGlite, one process", origin));
      if (parts.includes("sign-in")) {
        await gather(origin);
        await loadSignIn(origin, seconds);
      }
    });
  }
  if (parts.includes("hostile")) {
    const { deliveryFee } = await readShopFacts("shop.json");
    await withShop(0, async (origin) => {
      await loadHostile(origin, await gather(origin), { deliveryFee, seconds });
    });
  }
  if (parts.includes("postgres")) {
    if (!postgresIsInstalled || !nginxIsInstalled) {
      console.log("\nPostgreSQL: not tried, it or nginx is not installed");
    } else {
      for (const processes of [1, 2, 4]) {
        const name = `PostgreSQL, ${processes} behind nginx`;
        await withShop(processes, async (origin) => {
          written.push(await writing(name, origin));
        });
      }
    }
  }
  report(written);
  if (listRatio < goal) throw new Error(`The product list is at ${listRatio.toFixed(2)} of bare`);
}

async function writing(name: string, origin: string): Promise<Written> {
  const crowd = await gather(origin);
  // Warms the code and builds the recommendation indexes.
  await fire({ origin, path: "/api/product/list", seconds: 4, connections: 4 });
  const { deliveryFee } = await readShopFacts("shop.json");
  const common = { origin, method: "POST", seconds, connections: shopperCount } as const;
  const cart = await fire({ ...common, path: "/api/cart/add", each: cartAdd(crowd) });
  const each = placeOrder(crowd, deliveryFee);
  const orders = await fire({ ...common, path: "/api/order/placeorder", each });
  return { name, cart, orders };
}

function report(written: readonly Written[]): void {
  const [base] = written;
  if (base === undefined) return;
  for (const [heading, key] of [
    ["Cart add", "cart"],
    ["Order placement, cash on delivery, each with its own key", "orders"],
  ] as const) {
    print(
      `${heading}: ${shopperCount} shoppers at once`,
      written.map((one) => ({
        name: one.name,
        value: `${one[key].rate.toFixed(0)}/s, p99 ${one[key].p99} ms`,
        against: `${(one[key].rate / base[key].rate).toFixed(2)} of ${base.name}`,
      })),
    );
  }
}
