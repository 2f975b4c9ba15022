/**
 * Lighthouse's mobile profile on the screens that shoppers meet first, against a production build.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { signUp } from "../../e2e/browser.ts";
import { chromiumArgs, leanChromiumPath } from "../../scripts/chromium.ts";
import { type Figure, percentile, print } from "../report.ts";
import { throttledBench } from "./throttled.ts";

const screens = [
  { path: "/login", signedIn: false },
  { path: "/", signedIn: true },
  { path: "/collection", signedIn: true },
  { path: "/productdetail/kabir-linen-kurta", signedIn: true },
] as const;

/** The median of so many visits counts. */
const visits = 5;

interface Visit {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** KiB over the wire in all. */
  readonly total: number;
  /** Failed audits of the other three categories. */
  readonly missed: readonly string[];
}

export async function lighthouseBench(origin: string): Promise<void> {
  const debugPort = Number(process.env.LIGHTHOUSE_PORT ?? 4899);
  const profile = await mkdtemp(join(tmpdir(), "lighthouse-"));
  // Shared by Lighthouse's visits: it empties the cache and keeps cookies.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: leanChromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const page = await browser.newPage();
    for (const { path, signedIn } of screens) {
      await browser.clearCookies();
      if (signedIn) await signUp(page, origin);
      const taken: Visit[] = [];
      for (let turn = 0; turn < visits; turn += 1)
        taken.push(await visit(origin + path, debugPort));
      print(`Lighthouse, mobile, ${path}`, figures(path, taken));
    }
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
  await throttledBench(origin, screens, visits);
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const others = ["accessibility", "best-practices", "seo"];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    total: value("total-byte-weight") / 1024,
    missed: others.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

/** Of 100, with the goal of each. */
const scores: readonly (readonly [name: string, of: (visit: Visit) => number, goal: number])[] = [
  ["performance", ({ performance }) => performance, 98],
  ["accessibility", ({ accessibility }) => accessibility, 100],
  ["best practices", ({ practices }) => practices, 100],
  ["SEO", ({ seo }) => seo, 100],
];

function figures(path: string, visits: readonly Visit[]): readonly Figure[] {
  const median = (of: (visit: Visit) => number) => percentile(visits.map(of), 0.5);
  const missed = [...new Set(visits.flatMap((visit) => visit.missed))];
  return [
    ...scores.map(([name, of, goal]) => score(name, median(of), goal)),
    {
      name: "LCP, s",
      value: (median(({ lcp }) => lcp) / 1000).toFixed(2),
      against: "goal: at most 1.8",
    },
    {
      name: "total blocking time, ms",
      value: median(({ tbt }) => tbt).toFixed(0),
      against: "goal: at most 50",
    },
    { name: "CLS", value: median(({ cls }) => cls).toFixed(3), against: "goal: at most 0.02" },
    {
      name: "in all, KiB",
      value: median(({ total }) => total).toFixed(0),
      ...(path === "/" && { against: "goal: at most 350" }),
    },
    ...(missed.length > 0 ? [{ name: "not passed", value: missed.join(", ") }] : []),
  ];
}

const score = (name: string, value: number, goal: number): Figure => ({
  name,
  value: String(value),
  against: `goal: ${goal === 100 ? "" : "at least "}${goal}`,
});
