/**
 * Largest contentful paint and response to a tap under applied (not simulated) throttling: a
 * quarter of this machine's pace, a slow network.
 */
import type { BrowserContext } from "@playwright/test";
import { openBrowser, signUp } from "../../e2e/browser.ts";
import { percentile, print } from "../report.ts";

/** 1.6 Mbit/s in bytes, and milliseconds. */
const network = { throughput: (1.6 * 1_000_000) / 8, latency: 150 };
const slower = 4;
/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Milliseconds after the visit began. */
const goals = { lcp: 1000, tap: 1500 };

interface Visit {
  readonly lcp: number;
  readonly tap: number;
  /** This machine's unthrottled time for the page's tasks. */
  readonly work: number;
}

/** Runs before the page's scripts: notes the largest picture, and when the page accepts taps. */
const noting = `
  globalThis.noted = { lcp: 0, tap: 0 };
  globalThis.answers = new Promise((done) => { noted.answered = done; });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver(() => {
    const root = document.getElementById("root");
    if (noted.tap === 0 && root?.firstElementChild && document.readyState !== "loading" && !root.inert)
      { noted.tap = performance.now(); noted.answered(); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["inert"] });
`;

export async function throttledBench(
  origin: string,
  screens: readonly { readonly path: string; readonly signedIn: boolean }[],
  visits: number,
): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const { path, signedIn } of screens) {
      const taken: Visit[] = [];
      for (let turn = 0; turn < visits; turn += 1) {
        const context = await browser.newContext(phone);
        taken.push(await visit(context, origin, path, signedIn));
        await context.close();
      }
      const median = (of: (visit: Visit) => number) => percentile(taken.map(of), 0.5);
      print(`On an applied throttle (1.6 Mbit/s, 150 ms, CPU ÷ ${slower}), ${path}`, [
        {
          name: "largest picture painted, s",
          value: (median(({ lcp }) => lcp) / 1000).toFixed(2),
          against: `goal: at most ${(goals.lcp / 1000).toFixed(1)}`,
        },
        {
          name: "answers a tap, s",
          value: (median(({ tap }) => tap) / 1000).toFixed(2),
          against: `goal: at most ${(goals.tap / 1000).toFixed(1)}`,
        },
        {
          name: "work until then and after, ms of a whole CPU",
          value: median(({ work }) => work).toFixed(0),
        },
      ]);
    }
  } finally {
    await browser.close();
  }
}

async function visit(
  context: BrowserContext,
  origin: string,
  path: string,
  signedIn: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  if (signedIn) await signUp(page, origin);
  await page.addInitScript(noting);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(origin + path);
  await page.evaluate("answers");
  await page.waitForLoadState("networkidle");
  const { metrics } = await session.send("Performance.getMetrics");
  const noted = await page.evaluate<Omit<Visit, "work">>("({ lcp: noted.lcp, tap: noted.tap })");
  const spent = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return { ...noted, work: (spent * 1000) / slower };
}
