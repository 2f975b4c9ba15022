/** Latency of the health check beside hostile traffic. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { promisify } from "node:util";
import { mostLines } from "../../domain/values.ts";
import { percentile, print } from "../report.ts";
import { type Crowd, order } from "./shoppers.ts";

/** Goals for p50 and p99, as multiples of the idle figures. */
const goal = 3;
const orders = 500;

interface Health {
  readonly p50: number;
  readonly p99: number;
}

export async function loadHostile(
  origin: string,
  crowd: Crowd,
  { deliveryFee, seconds }: { readonly deliveryFee: number; readonly seconds: number },
): Promise<void> {
  const [cookie = ""] = crowd.cookies;
  await placeMany(origin, crowd, cookie, deliveryFee);
  await health(origin, 2);
  const idle = await health(origin, seconds);
  const beside = async (what: "bodies" | "lists") => {
    const given = JSON.stringify({ origin, what, cookie, seconds: seconds + 3 });
    const child = ["--import", "tsx", "bench/load/hostile-child.ts", given];
    const traffic = promisify(execFile)(process.execPath, child);
    // Until the other process is at work.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const meanwhile = await health(origin, seconds);
    const answers = Number((await traffic).stdout);
    return { meanwhile, rate: `${(answers / (seconds + 3)).toFixed(0)}/s` };
  };
  const bodies = await beside("bodies");
  const lists = await beside("lists");
  const times = ({ p50, p99 }: Health) =>
    `${(p50 / idle.p50).toFixed(1)} and ${(p99 / idle.p99).toFixed(1)} times; goal: ${goal}`;
  print("The health check, 50 times a second", [
    { name: "alone", value: describe(idle) },
    {
      name: `beside 32 connections of 2.7 MB without a session, ${bodies.rate} refused`,
      value: describe(bodies.meanwhile),
      against: times(bodies.meanwhile),
    },
    {
      name: `beside 16 of one account that lists ${orders} orders of ${mostLines} lines, ${lists.rate}`,
      value: describe(lists.meanwhile),
      against: times(lists.meanwhile),
    },
  ]);
}

const describe = ({ p50, p99 }: Health) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** Asks at a steady rate, without awaiting answers. */
async function health(origin: string, seconds: number): Promise<Health> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  const ask = async (): Promise<void> => {
    const asked = performance.now();
    const call = request(`${origin}/healthz`, { agent }).end();
    const [answer] = await once(call, "response");
    answer.resume();
    await once(answer, "end");
    took.push(performance.now() - asked);
  };
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < seconds * 50; sent += 1) {
    all.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(all);
  agent.destroy();
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

async function placeMany(
  origin: string,
  { products }: Crowd,
  cookie: string,
  deliveryFee: number,
): Promise<void> {
  const lines = products
    .flatMap((product) => product.sizes.map((size) => ({ product, size })))
    .slice(0, mostLines);
  const body = JSON.stringify(order(lines, deliveryFee));
  for (let placed = 0; placed < orders; placed += 1) {
    const answer = await fetch(`${origin}/api/order/placeorder`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body,
    });
    if (!answer.ok) throw new Error(`No order: ${answer.status} ${await answer.text()}`);
  }
}
