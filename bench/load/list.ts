/**
 * The product list beside a bare Fastify route with the same bytes, in turns on the same machine.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/processes/free-port.ts";
import { type Figure, percentile, print } from "../report.ts";
import { type Fired, fire } from "./fire.ts";

const path = "/api/product/list";
const accepts = { "accept-encoding": "gzip, deflate, br" };
/** Goal: the full list's share of the bare route's rate. */
export const goal = 0.8;

/** Prints the ratios; returns that of the full list with equal headers. */
export async function loadList(
  origin: string,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<number> {
  let inFull = Number.NaN;
  const list = await raw(`${origin}${path}`);
  const { etag = "", "content-type": type = "", "content-encoding": coding = "" } = list.headers;
  // The connection's own headers are Fastify's to write.
  const own = new Set(["connection", "keep-alive", "date", "content-length", "transfer-encoding"]);
  const all = Object.fromEntries(Object.entries(list.headers).filter(([name]) => !own.has(name)));
  const figures: Figure[] = [];
  for (const [headers, alike] of [
    [all, "the same bytes, headers too"],
    [{ "content-type": type, "content-encoding": coding, etag }, "the same body, few headers"],
  ] as const) {
    await withBare({ path, etag, headers, body: list.body.toString("base64") }, async (bare) => {
      for (const [named, asked] of [
        ["in full", { headers: accepts, status: 200 }],
        ["If-None-Match", { headers: { ...accepts, "if-none-match": etag }, status: 304 }],
      ] as const) {
        const shop: Fired[] = [];
        const least: Fired[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const one = { path, seconds, connections: 20, ...asked };
          shop.push(await fire({ origin, ...one }));
          least.push(await fire({ origin: bare, ...one }));
        }
        const [here, there] = [middle(shop), middle(least)];
        if (asked.status === 200 && headers === all) inFull = here.rate / there.rate;
        figures.push({
          name: `${named}, ${alike}`,
          value: `${(here.rate / there.rate).toFixed(2)}  ${describe(here)}`,
          against: `bare: ${describe(there)}${asked.status === 200 ? `; goal: ${goal}` : ""}`,
        });
      }
    });
  }
  const size = `${list.body.length} bytes, ${coding === "" ? "plain" : coding}`;
  print(`Product list (${size}), as a ratio to a bare Fastify route`, figures);
  return inFull;
}

const describe = ({ rate, p99 }: Fired): string => `${rate.toFixed(0)}/s, p99 ${p99} ms`;

/** The medians of several rounds. */
function middle(rounds: readonly Fired[]): Fired {
  const of = (key: keyof Fired) =>
    percentile(
      rounds.map((round) => round[key]),
      0.5,
    );
  return { rate: of("rate"), p50: of("p50"), p99: of("p99"), answers: of("answers") };
}

interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The bytes as they come, not unpacked. */
function raw(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: accepts }, async (answer) => {
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      );
      resolve({ headers, body: Buffer.concat(await answer.toArray()) });
    })
      .on("error", reject)
      .end();
  });
}

async function withBare(
  given: Readonly<Record<string, unknown>>,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shopai-bare-"));
  const port = await freePort();
  const file = join(folder, "given.json");
  await writeFile(file, JSON.stringify({ ...given, port }));
  const bare = spawn(process.execPath, ["--import", "tsx", "bench/load/bare.ts", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answering(`${origin}${path}`, bare);
    await work(origin);
  } finally {
    const gone = once(bare, "exit");
    bare.kill();
    await gone;
    await rm(folder, { recursive: true });
  }
}

async function answering(url: string, bare: ChildProcess): Promise<void> {
  while (bare.exitCode === null) {
    if (
      await raw(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The bare route did not start");
}
