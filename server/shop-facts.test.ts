import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "./config.ts";
import { checkBuild } from "./shop-facts.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shopai-facts-"));
});
afterEach(() => rm(folder, { recursive: true }));

const facts = {
  name: "Asha's",
  email: "asha@shop.test",
  currency: "₹",
  currencyCode: "INR",
  deliveryFee: 40,
};

/** A settings file, and a client that was built with those facts. */
async function shopBuiltWith(built: object, now: object = facts) {
  const file = join(folder, "shop.json");
  const client = join(folder, "client");
  await writeFile(file, JSON.stringify(now, null, 2));
  await mkdir(join(client, ".vite"), { recursive: true });
  await writeFile(join(client, "index.html"), "<!doctype html>");
  await writeFile(join(client, ".vite/shop.json"), JSON.stringify(built));
  return { file, client };
}

describe("a client that was built with", () => {
  it("the facts of now is served", async () => {
    const { file, client } = await shopBuiltWith(facts);
    expect(await checkBuild(client, file)).toBeUndefined();
  });

  it.each([
    ["another delivery fee", { ...facts, deliveryFee: 60 }],
    ["another currency", { ...facts, currency: "€", currencyCode: "EUR" }],
    ["another telephone number", { ...facts, phone: "+91 1" }],
  ])("%s is refused, and says how to build it anew", async (_, built) => {
    const { file, client } = await shopBuiltWith(built);
    await expect(checkBuild(client, file)).rejects.toThrow(
      new ConfigError(
        `${file} is not what the client was built with, and pages would show what it was then. ` +
          "Run “npm run build”, then start again.",
      ),
    );
  });

  it("unknown fields are refused as well", async () => {
    const { file, client } = await shopBuiltWith(facts);
    await rm(join(client, ".vite"), { recursive: true });
    await expect(checkBuild(client, file)).rejects.toThrow("Run “npm run build”");
  });
});

it("without a client there is none to be wrong", async () => {
  const { file } = await shopBuiltWith(facts);
  expect(await checkBuild(join(folder, "none"), file)).toBeUndefined();
});
