/**
 * `npm run screenshots`: every screen at three widths, and by night, into docs/screenshots/, to be
 * looked at. Only home.png, which the README shows, is kept with the code.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { openBrowser, signUp } from "../e2e/browser.ts";
import { type ShopProcess, startShop } from "../e2e/shop-process.ts";
import { postgresIsInstalled } from "../server/testing/postgres.ts";
import { prepare, type Shot, shots } from "./shots.ts";

const folder = "docs/screenshots";
const shown = "home.png";

/** Pixels; a list of everything says no more further down. */
const tallest = 5000;

const looks = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 768, height: 1024, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

type Look = (typeof looks)[number];

/** A picture of the whole page, and for the README's one of what the window shows. */
async function shoot(browser: Browser, shop: ShopProcess, shot: Shot, look: Look): Promise<void> {
  const { origin } = shop;
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-IN",
    baseURL: origin,
  });
  try {
    const page = await context.newPage();
    if (!shot.visitor) await signUp(page, origin);
    await shot.before?.(page, shop);
    await page.goto(origin + shot.path, { waitUntil: "networkidle" });
    await shot.after?.(page);
    await seeAll(page);
    // What sticks to the window's edges belongs to the top of a picture of the whole page.
    if (!shot.window) await page.evaluate(() => window.scrollTo(0, 0));
    const night = colorScheme === "dark" ? "-dark" : "";
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(tall, tallest) };
    const picture = await page.screenshot(shot.window ? {} : { fullPage: true, clip });
    await sharp(picture)
      .webp({ quality: 78 })
      .toFile(join(folder, `${shot.name}-${width}${night}.webp`));
    if (shot.name === "home" && width === 1440 && !night) {
      await sharp(await page.screenshot())
        .resize(1200)
        .png({ palette: true, quality: 80, compressionLevel: 9 })
        .toFile(join(folder, shown));
    }
  } finally {
    await context.close();
  }
}

/** What is below the fold comes, and is drawn, when it is scrolled to. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

if (!existsSync("dist/client/index.html")) {
  console.error("The client isn't built. Run npm run build first.");
  process.exit(1);
}
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const shop = await startShop({ engine: postgresIsInstalled ? "PostgreSQL" : "PGlite" });
const browser = await openBrowser();
try {
  await prepare(shop);
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    for (const look of looks) await shoot(browser, shop, shot, look);
    console.log(shot.name);
  }
} finally {
  await browser.close();
  await shop.stop();
}
