/**
 * `npm run screenshots`: every screen at three widths, and dark, into docs/screenshots/; the main
 * ones also in other windows, with large text and forced colours. Only home.png and the pictures of
 * docs/pictures.md are committed.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { openBrowser, signUp } from "../e2e/browser.ts";
import { type ShopProcess, startShop } from "../e2e/shop-process.ts";
import { postgresIsInstalled } from "../server/testing/processes/postgres.ts";
import { bestPictures, bestWidth } from "./best-pictures.ts";
import { prepare, type Shot, shots } from "./shots.ts";
import { moments } from "./shots-moments.ts";

const folder = "docs/screenshots";
const shown = "home.png";
const best = "docs/pictures";

/** Milliseconds for a page. */
const longest = 120_000;

/** Pixels. */
const tallest = 5000;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: "light" | "dark";
  readonly forcedColors?: "active";
  /** Text size in per cent. */
  readonly text?: number;
}

const looks: readonly Look[] = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 768, height: 1024, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
];

/** Looks of the pictures taken everywhere: the viewport only. */
const windows: readonly Look[] = [
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1920, height: 1080, colorScheme: "light" },
  { width: 844, height: 390, colorScheme: "light" },
  { width: 320, height: 256, colorScheme: "light" },
  // A phone with its keyboard up.
  { width: 390, height: 400, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "light", text: 200 },
  { width: 1440, height: 900, colorScheme: "dark", forcedColors: "active" },
];

const nameOf = (shot: Shot, { width, height, colorScheme, forcedColors, text }: Look): string =>
  [
    shot.name,
    height <= 400 ? `${width}x${height}` : width,
    ...(forcedColors ? ["forced"] : colorScheme === "dark" ? ["dark"] : []),
    ...(text ? [`text-${text}`] : []),
  ].join("-");

/** The whole page, or the viewport for the README. */
async function shoot(browser: Browser, shop: ShopProcess, shot: Shot, look: Look): Promise<void> {
  const { origin } = shop;
  const { width, height, colorScheme, forcedColors, text } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    ...(forcedColors && { forcedColors }),
    locale: "en-IN",
    baseURL: origin,
  });
  try {
    const page = await context.newPage();
    // New pictures are drawn first.
    page.setDefaultTimeout(longest);
    if (!shot.visitor) await signUp(page, origin);
    await shot.before?.(page, shop);
    await page.goto(origin + shot.path, { waitUntil: "networkidle" });
    if (text) await enlarge(page, text);
    await shot.after?.(page);
    await seeAll(page);
    // Sticky parts belong to the page's top.
    if (!shot.window) await page.evaluate(() => window.scrollTo(0, 0));
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(tall, tallest) };
    const whole = shot.window !== true && !windows.includes(look);
    const picture = await page.screenshot(whole ? { fullPage: true, clip } : {});
    await sharp(picture)
      .webp({ quality: 78 })
      .toFile(join(folder, `${nameOf(shot, look)}.webp`));
    if (bestPictures.includes(nameOf(shot, look))) {
      await sharp(await page.screenshot())
        .resize({ width: bestWidth, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(join(best, `${nameOf(shot, look)}.webp`));
    }
    if (shot.name === "home" && width === 1440 && colorScheme === "light") {
      await sharp(await page.screenshot())
        .resize(1200)
        .png({ palette: true, quality: 80, compressionLevel: 9 })
        .toFile(join(folder, shown));
    }
  } finally {
    await context.close();
  }
}

/** By script, since the content policy allows no other style. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-size: ${percent}% !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);
}

/** Lazy parts and their pictures load when they are near; until then a picture is one pixel wide. */
async function seeAll(page: Page): Promise<void> {
  const before = await page.evaluate(async (tallest) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    const before = scrollY;
    for (let top = 0; top < document.documentElement.scrollHeight && top < tallest; top += 200) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
    return before;
  }, tallest);
  await page.waitForFunction(() => {
    const missing = [...document.images].find(
      (image) => image.naturalWidth <= 1 && image.checkVisibility(),
    );
    missing?.scrollIntoView({ block: "center" });
    return missing === undefined;
  });
  await page.evaluate((top) => scrollTo(0, top), before);
}

if (!existsSync("dist/client/index.html")) {
  console.error("The client isn't built. Run npm run build first.");
  process.exit(1);
}
const wanted = process.argv.slice(2);
for (const each of [folder, best]) await mkdir(each, { recursive: true });
const shop = await startShop({ engine: postgresIsInstalled ? "PostgreSQL" : "PGlite" });
const browser = await openBrowser();
try {
  await prepare(shop);
  for (const shot of [...shots, ...moments]) {
    for (const look of shot.everywhere ? [...looks, ...windows] : looks) {
      const name = nameOf(shot, look);
      if (wanted.length > 0 && !wanted.includes(shot.name) && !wanted.includes(name)) continue;
      await shoot(browser, shop, shot, look);
      console.log(name);
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
