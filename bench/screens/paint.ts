/**
 * From a final transcript to the painted screen, for each navigating row of the table. The
 * transcript goes through the command box, which spoken words follow too; the clock stops in the
 * frame after the screen's heading appears.
 */
import type { Page } from "@playwright/test";
import { openBrowser, signUp } from "../../e2e/browser.ts";
import { table } from "../../src/intents/table/table.ts";
import { percentile, print } from "../report.ts";

const rounds = 8;
const warmUp = 2;
/** Milliseconds between the keys of a fast typist; speech is slower. */
const delay = 40;
/** Milliseconds, p95. */
const goal = 50;

const ways = table.flatMap(({ id, say, effects }) => {
  const to = effects.find((effect) => effect.type === "navigate")?.to;
  const said = say[0];
  return to && said ? [{ id, said, to }] : [];
});

/** Milliseconds from submitting to the frame with the other screen. */
async function timeTurn(page: Page, said: string, to: string): Promise<number> {
  await page.keyboard.press("/");
  const box = page.getByRole("textbox", { name: "Type a command" });
  await box.pressSequentially(said, { delay });
  return box.evaluate(
    (field, path) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("main h1");
        const painted = () => {
          const heading = document.querySelector("main h1");
          if (location.pathname !== path || !heading || heading === before) return false;
          watch.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          });
          return true;
        };
        const watch = new MutationObserver(painted);
        watch.observe(document.body, { childList: true, subtree: true });
        const start = performance.now();
        (field as HTMLInputElement).form?.requestSubmit();
        painted();
      }),
    to,
  );
}

export async function paintBench(origin: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // tsx names functions by this, which pages lack.
    await page.addInitScript("globalThis.__name = (named) => named;");
    await signUp(page, origin);
    const samples: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      for (const { said, to } of ways) {
        // Each turn starts on another screen than its destination.
        const from = to === "/" ? "/about" : "/";
        await page.goto(origin + from, { waitUntil: "networkidle" });
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        const taken = await timeTurn(page, said, to);
        if (round >= 0) samples.push(taken);
      }
    }
    print("From a final transcript to the painted screen, ms", [
      { name: "p50", value: percentile(samples, 0.5).toFixed(1) },
      {
        name: "p95",
        value: percentile(samples, 0.95).toFixed(1),
        against: `goal: at most ${goal}`,
      },
    ]);
  } finally {
    await browser.close();
  }
}
