/** A recipient's mails in a shop's outbox. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { textOf } from "../cli/shop/orders/mail-text.ts";
import type { ShopProcess } from "./shop-process.ts";

/** Heads and words of every mail to this address. */
export async function mailsTo(
  { dataDir }: Pick<ShopProcess, "dataDir">,
  email: string,
): Promise<readonly string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map(textOf).filter((text) => text.includes(`To: ${email}`));
}
