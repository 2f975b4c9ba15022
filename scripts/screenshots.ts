/**
 * `npm run screenshots`: every screen at three widths, and by night, into docs/screenshots/, to be
 * looked at. Only home.png, which the README shows, is kept with the code.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { paths, productPath } from "../domain/routes.ts";
import { openBrowser, signUp } from "../e2e/browser.ts";
import { startShop } from "../e2e/shop-process.ts";
import { toAsha } from "../src/shop/doubles/delivery.ts";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly visitor?: true;
  readonly before?: (page: Page, origin: string) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

const folder = "docs/screenshots";
const shown = "home.png";

/** Pixels; a list of everything says no more further down. */
const tallest = 5000;

const kurta = "kabir-linen-kurta";

const shots: readonly Shot[] = [
  { name: "login", path: paths.login, visitor: true },
  { name: "signup", path: paths.signup, visitor: true, after: press("Create Account") },
  { name: "404", path: "/nowhere" },
  { name: "home", path: "/" },
  { name: "menu", path: "/", after: press(/^Your account/) },
  { name: "about", path: paths.about },
  { name: "contact", path: paths.contact },
  { name: "product", path: paths.product },
  { name: "collection", path: paths.collection },
  { name: "collection-searched", path: `${paths.collection}?category=Women&search=kurt` },
  { name: "collection-nothing", path: `${paths.collection}?search=dennim` },
  { name: "product-detail", path: productPath(kurta) },
  { name: "product-size-asked", path: productPath(kurta), after: press("Add to Cart") },
  { name: "cart", path: paths.cart, before: fillCart },
  { name: "cart-empty", path: paths.cart },
  { name: "place-order", path: paths.placeOrder, before: fillCart },
  {
    name: "place-order-gaps",
    path: paths.placeOrder,
    before: fillCart,
    after: press("PLACE ORDER"),
  },
  { name: "orders", path: paths.orders, before: order },
  { name: "orders-empty", path: paths.orders },
  {
    name: "recommendations",
    path: paths.about,
    after: async (page) => {
      await type(page, "i want a linen kurta");
      await page.getByRole("heading", { name: "Your Perfect Matches" }).waitFor();
    },
  },
  { name: "recommendations-none", path: paths.recommendations },
  { name: "assistant", path: paths.about, after: (page) => type(page, "good morning") },
  {
    name: "help",
    path: paths.about,
    after: async (page) => {
      await press("Type a command")(page);
      await press("What can I say?")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
];

const looks = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 768, height: 1024, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

type Look = (typeof looks)[number];

function press(name: string | RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click();
  };
}

async function type(page: Page, words: string): Promise<void> {
  await press("Type a command")(page);
  const box = page.getByRole("textbox", { name: "Type a command" });
  await box.fill(words);
  await box.press("Enter");
  await page.waitForLoadState("networkidle");
}

async function post(page: Page, origin: string, path: string, data: object): Promise<void> {
  const answer = await page.request.post(origin + path, { headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
}

async function fillCart(page: Page, origin: string): Promise<void> {
  await post(page, origin, "/api/cart/update", { itemId: kurta, size: "M", quantity: 2 });
  await post(page, origin, "/api/cart/update", {
    itemId: "workshop-denim-jacket",
    size: "L",
    quantity: 1,
  });
}

async function order(page: Page, origin: string): Promise<void> {
  const list: { readonly _id: string; readonly price: number }[] = await (
    await page.request.get(`${origin}/api/product/list`)
  ).json();
  const items = list.slice(0, 2).map((product) => ({ ...product, size: "M", quantity: 1 }));
  await post(page, origin, "/api/order/placeorder", {
    address: toAsha,
    items,
    amount: items.reduce((sum, { price }) => sum + price, 40),
  });
}

/** A picture of the whole page, and for the README's one of what the window shows. */
async function shoot(browser: Browser, origin: string, shot: Shot, look: Look): Promise<void> {
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-IN",
  });
  try {
    const page = await context.newPage();
    if (!shot.visitor) await signUp(page, origin);
    await shot.before?.(page, origin);
    await page.goto(origin + shot.path, { waitUntil: "networkidle" });
    await shot.after?.(page);
    await seeAll(page);
    const night = colorScheme === "dark" ? "-dark" : "";
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(tall, tallest) };
    const picture = await page.screenshot({ fullPage: true, clip });
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
const shop = await startShop();
const browser = await openBrowser();
try {
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    for (const look of looks) await shoot(browser, shop.origin, shot, look);
    console.log(shot.name);
  }
} finally {
  await browser.close();
  await shop.stop();
}
