/** Reads the owner's settings file (shop.json), as far as the server's rules need it. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { ConfigError } from "./config.ts";

const shopFacts = z.object({
  name: z.string().min(1),
  /** The sign before a price. */
  currency: z.string().min(1),
  currencyCode: z.string().length(3),
  /** Whole rupees. */
  deliveryFee: z.number().int().min(0).max(100_000),
});

export type ShopFacts = Readonly<z.infer<typeof shopFacts>>;

/** @throws ConfigError naming the file and what is wrong in it. */
export async function readShopFacts(path: string): Promise<ShopFacts> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw new ConfigError(`${path} can't be read`, { cause });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${path} is not valid JSON`, { cause });
  }
  const parsed = shopFacts.safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  throw new ConfigError(`${path}: ${wrong.join("; ")}`);
}
