/**
 * The collection with 10,000 products: time to paint a filter, an order or a search key, frames
 * while scrolling, and no second transfer of an unchanged list.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openBrowser, signUp } from "../../e2e/browser.ts";
import type { ShopProcess } from "../../e2e/shop-process.ts";
import { startShop } from "../../e2e/shop-process.ts";
import { readCatalogue } from "../../server/services/catalogue/catalogue-import.ts";
import { percentile, print } from "../report.ts";

const count = 10_000;
/** Milliseconds, p95. */
const paintGoal = 50;
/** Frames a second. */
const scrollGoal = 55;
const rounds = 10;

export async function bigListBench(): Promise<void> {
  const shop = await startShop();
  try {
    await fill(shop);
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      // tsx names functions by this, also those sent to the page.
      await page.addInitScript({ content: "globalThis.__name = (named) => named" });
      await signUp(page, shop.origin);
      await page.goto(`${shop.origin}/collection?search=`, { waitUntil: "networkidle" });
      await page.getByText(`${count} pieces`, { exact: true }).waitFor();
      const paints = await interactions(page);
      const frames = await scrolling(page);
      print(`The collection with ${count} products`, [
        ...Object.entries(paints).map(([name, samples]) => ({
          name: `${name} to repaint, ms, p95`,
          value: percentile(samples, 0.95).toFixed(1),
          against: `p50 ${percentile(samples, 0.5).toFixed(1)}; goal: at most ${paintGoal}`,
        })),
        {
          name: "scrolling, frames a second",
          value: frames.toFixed(1),
          against: `goal: at least ${scrollGoal}`,
        },
        {
          name: "the list asked for again",
          value: await askAgain(shop.origin),
          against: "goal: 304",
        },
      ]);
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

/** Variations of the demo catalogue, written to the database while the shop is closed. */
async function fill(shop: ShopProcess): Promise<void> {
  const demo = readCatalogue(await readFile("fixtures/catalogue/products.jsonl", "utf8"));
  const missing = count - demo.length;
  await shop.alter(`
    insert into products
    select id || '-' || turn, name || ' No. ' || turn, description,
           price_paise + (turn * 3700) % 90000 / 100 * 100, category, sub_category, sizes,
           image1, image2, image3, image4, bestseller, attributes, position + turn * ${demo.length}
    from products, generate_series(1, ${Math.ceil(missing / demo.length)}) as turn
    order by turn, position
    limit ${missing}`);
}

/** Milliseconds from act to the frame that shows it. */
async function interactions(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  const filter: number[] = [];
  const sort: number[] = [];
  const key: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ["Women", "WinterWear"]) {
      for (const _ of ["on", "off"]) {
        filter.push(
          await repaint(page, { act: "click", control: `label:has-text("${name}") input` }),
        );
      }
    }
    for (const order of ["low-high", "high-low", "relavent"]) {
      sort.push(await repaint(page, { act: "select", control: "select", value: order }));
    }
    for (const words of ["l", "li", "lin", "linen k", ""]) {
      key.push(await repaint(page, { act: "type", control: "input[type=search]", value: words }));
    }
  }
  return { "a filter": filter, "the order": sort, "a key in the search": key };
}

type Act =
  | { readonly act: "click"; readonly control: string }
  | { readonly act: "select" | "type"; readonly control: string; readonly value: string };

/**
 * Acts as React listens to it; stops the clock after the frame in which the shelf changed. Each act
 * must change it.
 */
function repaint(page: Page, act: Act): Promise<number> {
  return page
    .locator(act.control)
    .first()
    .evaluate(
      (control, how) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`Nothing changed: ${JSON.stringify(how)}`)), 20_000);
          const shelf = document.querySelector("main");
          if (shelf === null) throw new Error("There is no screen.");
          let changed = false;
          const watch = new MutationObserver((changes) => {
            const inList = changes.some(
              ({ target }) => target instanceof Element && target.closest("main ul") !== null,
            );
            if (changed || !(inList || changes.some(({ type }) => type === "characterData")))
              return;
            changed = true;
            watch.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(null);
            });
          });
          watch.observe(shelf, { childList: true, subtree: true, characterData: true });
          const start = performance.now();
          if (how.act === "click") {
            (control as HTMLInputElement).click();
            return;
          }
          const kind = how.act === "select" ? HTMLSelectElement : HTMLInputElement;
          // React overrides the element's setter; typing uses the prototype's.
          Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, how.value);
          control.dispatchEvent(
            new Event(how.act === "select" ? "change" : "input", { bubbles: true }),
          );
        }),
      act,
    );
}

/** Frames a second while the wheel scrolls the whole list. */
async function scrolling(page: Page): Promise<number> {
  await page.getByText(`${count} pieces`, { exact: true }).waitFor();
  await page.mouse.move(800, 500);
  const counted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const start = performance.now();
        const next = () => {
          frames += 1;
          const taken = performance.now() - start;
          if (taken >= 4000) resolve((frames * 1000) / taken);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
  );
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 600);
  return counted;
}

async function askAgain(origin: string): Promise<string> {
  const first = await fetch(`${origin}/api/product/list`);
  await first.arrayBuffer();
  const again = await fetch(`${origin}/api/product/list`, {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  return String(again.status);
}
