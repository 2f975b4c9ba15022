/** The server's part of shop.json. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { stateOf } from "../domain/states.ts";
import { ConfigError } from "./config.ts";

const deliveryZone = z.object({
  /** Prefixes of PIN codes, such as "56" or "560001". */
  pins: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, "must be the beginning of a PIN code"))
    .optional(),
  states: z
    .array(z.string().refine((name) => stateOf(name) === name, "must be a state of India"))
    .optional(),
  /** Fewest and most days; null for no delivery. */
  days: z
    .tuple([z.number().int().min(0).max(60), z.number().int().min(0).max(60)])
    .refine(([fewest, most]) => fewest <= most, "must be the fewest days and then the most")
    .nullable(),
  cash: z.boolean(),
});

const deliveryRules = z.object({
  timeZone: z.string().refine(isTimeZone, "must be a time zone, such as Asia/Kolkata"),
  /** The first match wins; one without codes and states matches all. */
  zones: z.array(deliveryZone).max(100),
});

export type DeliveryZone = Readonly<z.infer<typeof deliveryZone>>;
export type DeliveryRules = Readonly<z.infer<typeof deliveryRules>>;

const shopFacts = z.object({
  name: z.string().min(1),
  /** For shoppers and security reports. */
  email: z.email(),
  currency: z.string().min(1),
  currencyCode: z.string().length(3),
  /** Whole rupees. */
  deliveryFee: z.number().int().min(0).max(100_000),
  /** Whether the phrase table or the best match wins; for the client. */
  phraseTable: z.enum(["first", "best"]).optional(),
  /** Default: everywhere, three to seven days, also for cash. */
  delivery: deliveryRules.optional(),
});

export type ShopFacts = Readonly<z.infer<typeof shopFacts>>;

/** @throws ConfigError naming file and fault. */
export async function readShopFacts(path: string): Promise<ShopFacts> {
  const parsed = shopFacts.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  throw new ConfigError(`${path}: ${wrong.join("; ")}`);
}

/**
 * The client is built with these facts (vite.config.ts); a different delivery fee would refuse
 * every order. @param client the built client's folder, perhaps missing. @throws ConfigError if it
 * was built with other facts.
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

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
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
