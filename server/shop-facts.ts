/** Reads the owner's settings file (shop.json), as far as the server's rules need it. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ConfigError } from "./config.ts";

const shopFacts = z.object({
  name: z.string().min(1),
  /** Where shoppers write to, and whoever found a hole. */
  email: z.email(),
  /** The sign before a price. */
  currency: z.string().min(1),
  currencyCode: z.string().length(3),
  /** Whole rupees. */
  deliveryFee: z.number().int().min(0).max(100_000),
  /** Whether the phrase table comes before all else, or the best match wins. The client reads it. */
  phraseTable: z.enum(["first", "best"]).optional(),
});

export type ShopFacts = Readonly<z.infer<typeof shopFacts>>;

/** @throws ConfigError naming the file and what is wrong in it. */
export async function readShopFacts(path: string): Promise<ShopFacts> {
  const parsed = shopFacts.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  throw new ConfigError(`${path}: ${wrong.join("; ")}`);
}

/**
 * The client has these facts from when it was built, and writes them down (vite.config.ts): with another
 * delivery fee than the server's, every order would be refused.
 * @param client the folder of the built client, which need not be there.
 * @throws ConfigError when it was built with other facts than the file has now.
 */
export async function checkBuild(client: string, path: string): Promise<void> {
  if (!existsSync(join(client, "index.html"))) return;
  const now = await readJson(path);
  const built = await readJson(join(client, ".vite/shop.json")).catch(() => null);
  if (isDeepStrictEqual(now, built)) return;
  throw new ConfigError(
    `${path} is not what the client was built with, and pages would show what it was then. ` +
      "Run “npm run build”, then start again.",
  );
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw new ConfigError(`${path} can't be read`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${path} is not valid JSON`, { cause });
  }
}
