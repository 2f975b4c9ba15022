/** What a page fetches before anybody touches it. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

interface FirstLoad {
  /** Of all scripts, gzipped; bytes. */
  readonly scripts: number;
  /** Of all pictures, as they came; bytes. */
  readonly pictures: number;
}

/** Opens an address in a page that has been nowhere else with its cache. */
export async function firstLoadOf(page: Page, address: string): Promise<FirstLoad> {
  const scripts: Promise<number>[] = [];
  const pictures: Promise<number>[] = [];
  const seen = new Set<string>();
  const note = (response: Response) => {
    // A preloaded script that is run from the browser's memory answers twice, and came once.
    if (seen.has(response.url())) return;
    seen.add(response.url());
    const kind = response.request().resourceType();
    if (kind === "script" || /\.m?js$/.test(response.url())) {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    } else if (kind === "image") {
      pictures.push(response.body().then(({ length }) => length));
    }
  };
  page.on("response", note);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  page.off("response", note);
  return { scripts: await sum(scripts), pictures: await sum(pictures) };
}

const sum = async (sizes: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
