/** Holds docs/security.md and docs/asvs.md to the standard's list, to the tests it names, and to the shop's own tables. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls, largestBody } from "../contract/calls.ts";
import { largestRecording } from "../contract/schemas.ts";
import {
  longestUtterance,
  mostAddresses,
  mostLines,
  mostOfOne,
  ordersPage,
} from "../domain/values.ts";
import { readConfig } from "./config.ts";
import * as tables from "./db/schema.ts";
import { largestStrangersBody } from "./http/binding/bodies.ts";
import { contentSecurityPolicy } from "./http/security/security-headers.ts";
import { loggerOptions } from "./logging.ts";
import { openTestShop, visitor } from "./testing/shop/test-shop.ts";

const root = join(import.meta.dirname, "..");

/**
 * OWASP ASVS 5.0.0: how many requirements of a section are asked for, by their numbers. All of level 1,
 * and level 2 of the chapters 1 to 4, 7, 8 and 13 to 16.
 */
const asked: Readonly<Record<1 | 2, Readonly<Record<string, readonly number[]>>>> = {
  1: {
    "1.2": [1, 2, 3, 4, 5],
    "1.3": [1, 2],
    "1.5": [1],
    "2.1": [1],
    "2.2": [1, 2],
    "2.3": [1],
    "3.2": [1, 2],
    "3.3": [1],
    "3.4": [1, 2],
    "3.5": [1, 2, 3],
    "4.1": [1],
    "4.4": [1],
    "5.2": [1, 2],
    "5.3": [1, 2],
    "6.1": [1],
    "6.2": [1, 2, 3, 4, 5, 6, 7, 8],
    "6.3": [1, 2],
    "6.4": [1, 2],
    "7.2": [1, 2, 3, 4],
    "7.4": [1, 2],
    "8.1": [1],
    "8.2": [1, 2],
    "8.3": [1],
    "9.1": [1, 2, 3],
    "9.2": [1],
    "10.4": [1, 2, 3, 4, 5],
    "11.3": [1, 2],
    "11.4": [1],
    "12.1": [1],
    "12.2": [1, 2],
    "13.4": [1],
    "14.2": [1],
    "14.3": [1],
    "15.1": [1],
    "15.2": [1],
    "15.3": [1],
  },
  2: {
    "1.1": [1, 2],
    "1.2": [6, 7, 8, 9],
    "1.3": [3, 4, 5, 6, 7, 8, 9, 10, 11],
    "1.4": [1, 2, 3],
    "1.5": [2],
    "2.1": [2, 3],
    "2.2": [3],
    "2.3": [2, 3, 4],
    "2.4": [1],
    "3.3": [2, 3, 4],
    "3.4": [3, 4, 5, 6],
    "3.5": [4, 5],
    "3.7": [1, 2],
    "4.1": [2, 3],
    "4.2": [1],
    "4.3": [1, 2],
    "4.4": [2, 3, 4],
    "7.1": [1, 2, 3],
    "7.3": [1, 2],
    "7.4": [3, 4, 5],
    "7.5": [1, 2],
    "7.6": [1, 2],
    "8.1": [2],
    "8.2": [3],
    "8.4": [1],
    "13.1": [1],
    "13.2": [1, 2, 3, 4, 5],
    "13.3": [1, 2],
    "13.4": [2, 3, 4, 5],
    "14.1": [1, 2],
    "14.2": [2, 3, 4],
    "14.3": [2, 3],
    "15.1": [2, 3],
    "15.2": [2, 3],
    "15.3": [2, 3, 4, 5, 6, 7],
    "16.1": [1],
    "16.2": [1, 2, 3, 4, 5],
    "16.3": [1, 2, 3, 4],
    "16.4": [1, 2, 3],
    "16.5": [1, 2, 3],
  },
};

let text = "";
/** The standard's requirements. */
let asvs = "";
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  [text, asvs, shop] = await Promise.all([
    readFile(join(root, "docs/security.md"), "utf8"),
    readFile(join(root, "docs/asvs.md"), "utf8"),
    openTestShop(),
  ]);
});
afterAll(() => shop.close());

/** A heading's text, up to the next heading. */
function under(heading: string): string {
  const [, rest] = text.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`docs/security.md has no “${heading}”`);
  return rest.split("\n## ", 1)[0] ?? "";
}

/** The rows of the tables in a part of the text, without their heads. */
const rowsOf = (part: string): readonly (readonly string[])[] =>
  part
    .split("\n")
    .filter((line, index, lines) => line.startsWith("| ") && !lines[index + 1]?.startsWith("| -"))
    .filter((line) => !line.startsWith("| -"))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

const codeIn = (cell = ""): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

describe("the requirements", () => {
  const numbersIn = (cell = "") => cell.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  const isRequirement = ([cell]: readonly string[]) => /^\d+\.\d+\.\d+(, |$)/.test(cell ?? "");
  const unmet = "What isn't met";

  it("of that list stand there once each, those that aren't met with their level", () => {
    const list = ([1, 2] as const).flatMap((level) =>
      Object.entries(asked[level]).flatMap(([section, numbers]) =>
        numbers.map((number) => ({ number: `${section}.${number}`, level })),
      ),
    );
    const there = rowsOf(asvs + under(unmet)).filter(isRequirement);
    expect(list).toHaveLength(175);
    expect(there.flatMap(([cell]) => numbersIn(cell)).sort()).toEqual(
      list.map(({ number }) => number).sort(),
    );
    const levels = rowsOf(under(unmet)).flatMap(([cell, level]) =>
      numbersIn(cell).map((number) => ({ number, level: Number(level) })),
    );
    expect(list).toEqual(expect.arrayContaining(levels));
  });

  it("have a test each, or else a reason", () => {
    const excepted = rowsOf(under(unmet));
    expect(excepted.filter((row) => !isRequirement(row) || (row[3]?.length ?? 0) < 15)).toEqual([]);
    const others = rowsOf(asvs).filter(isRequirement);
    expect(others.filter((row) => !/`: “.*”$/.test(row[3] ?? ""))).toEqual([]);
    expect(others.length).toBeGreaterThan(excepted.length);
  });
});

it("every test that they name is there", async () => {
  const all = text + asvs;
  /** A file's name, and the titles in curly quotes that follow it. */
  const named = /`([\w./-]+\.(?:test|spec)\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g;
  const cases = [...all.matchAll(named)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
  );
  const missing: typeof cases = [];
  for (const one of cases) {
    const tests = await readFile(join(root, one.file), "utf8").catch(() => "");
    // Between quotes: as a title, or as the words of one row of a table of cases.
    const there = ['"', "'", "`"].some((quote) => tests.includes(quote + one.title));
    if (!there && !tests.includes(`${one.title}\``)) missing.push(one);
  }
  expect(missing).toEqual([]);
  expect(cases.length).toBeGreaterThan(300);
  // Nothing that looks like a test's name has slipped through.
  expect(all.match(/\.(test|spec)\.tsx?`: “/g)).toHaveLength([...all.matchAll(named)].length);
  const threats = rowsOf(under("Threats"));
  expect(threats.filter(([, , tests = ""]) => !/`: “.*”$/.test(tests))).toEqual([]);
});

it("the calls that docs/security.md names are all there are, and ask for what it says", async () => {
  const said = rowsOf(under("Who may do what")).flatMap(([names, who]) =>
    codeIn(names).map((call) => [call, who]),
  );
  const app = await shop.run({
    settings: { OPENAI_API_KEY: "k", AZURE_SPEECH_KEY: "k", AZURE_SPEECH_REGION: "r" },
  });
  const found = [];
  for (const [name, { method, path }] of Object.entries(calls)) {
    const stranger = visitor(app);
    const send = { GET: stranger.get, POST: stranger.post, DELETE: stranger.delete }[method];
    const { body } = await send(path);
    const asksWho = body === JSON.stringify({ message: "Please log in first" });
    found.push([name, asksWho ? "shopper" : "anyone"]);
  }
  expect(said.sort()).toEqual(found.sort());
});

it("the limits that docs/security.md names are the shop's", () => {
  const { limits } = readConfig({});
  expect(limits.signInAddress.count).toBe(5 * limits.signIn.count);
  expect(limits.resetAddress.count).toBe(5 * limits.reset.count);
  const found = {
    SIGN_IN_LIMIT: limits.signIn.count,
    REGISTRATION_LIMIT: limits.registration.count,
    RESET_LIMIT: limits.reset.count,
    ACCOUNT_LIMIT: limits.account.count,
    RECOMMENDATION_LIMIT: limits.recommendations.count,
    SPEECH_LIMIT: limits.speech.count,
    SECOND_OPINION_LIMIT: limits.secondOpinions.count,
    ORDER_LIMIT: limits.orders.count,
    CARD_ORDER_LIMIT: limits.cardOrders.count,
    largestStrangersBody,
    largestBody,
    largestRecording,
    longestUtterance,
    mostOfOne,
    mostLines,
    ordersPage,
    mostAddresses,
  };
  const said = rowsOf(under("Limits")).map(([name, most]) => [codeIn(name)[0], Number(most)]);
  expect(Object.fromEntries(said)).toEqual(found);
});

it("every column of every table has its place in docs/security.md", () => {
  const found = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table))
        .map(({ name }) => name)
        .sort(),
    ]);
  const said = rowsOf(under("What is kept, and how it is protected"))
    .filter((row) => row.length === 4)
    .map(([table, ...kinds]) => [codeIn(table)[0], kinds.flatMap(codeIn).sort()]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(found));
});

/** The shop's source, without tests, and without comments. */
async function shipped(folder: string): Promise<string> {
  const paths = await readdir(join(root, folder), { recursive: true });
  const files = paths.filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)(testing|doubles)\//.test(path),
  );
  const texts = await Promise.all(files.map((path) => readFile(join(root, folder, path), "utf8")));
  return texts.join("\n").replace(/^\s*(\/?\*|\/\/).*$|\/\*\*.*\*\//gm, "");
}

it("what a browser keeps is what docs/security.md names", async () => {
  const source = await shipped("src");
  const found = [...source.matchAll(/"((?:shopai|assistant)\.[a-z]+)"/g)].map(([, key]) => key);
  const said = rowsOf(under("What is kept, and how it is protected"))
    .filter((row) => row.length === 3)
    .flatMap(([key]) => codeIn(key));
  expect([...said].sort()).toEqual([...new Set(found)].sort());
  // And each is written in one place.
  expect(source.match(/torage\.setItem\(/g)).toHaveLength(said.length);
});

it("the hosts that docs/security.md names are all that the shop or its pages may call", async () => {
  const said = rowsOf(under("Whom the shop talks to")).flatMap(([hosts]) => codeIn(hosts));
  const source = (await Promise.all(["server", "contract", "domain"].map(shipped))).join("\n");
  // An example in the words of a setting, and the name of a format, are no hosts to call.
  const noHost = /^(shop\.example|www\.sitemaps\.org)$|\$\{(host|address|firebase)/;
  const written = [...source.matchAll(/(?:https?|wss):\/\/([\w.*-]*(?:\$\{[\w.]+\})?[\w.-]*)/g)]
    .map(([, host = ""]) => host)
    .filter((host) => !noHost.test(host) && !/^(127\.0\.0\.1|localhost)?$/.test(host))
    .map((host) => host.replace(/\$\{region\}/, "*"));
  const policy = contentSecurityPolicy(
    readConfig({
      FIREBASE_PROJECT_ID: "p",
      FIREBASE_API_KEY: "k",
      FIREBASE_AUTH_DOMAIN: "own.example",
      AZURE_SPEECH_KEY: "k",
      AZURE_SPEECH_REGION: "region",
      RAZORPAY_KEY_ID: "rzp_test_1",
      RAZORPAY_KEY_SECRET: "s",
    }),
  );
  const allowed = [...policy.matchAll(/(?:https|wss):\/\/([\w.*-]+)/g)]
    .map(([, host = ""]) => host.replace(/^region\./, "*."))
    .filter((host) => host !== "own.example");
  expect([...said].sort()).toEqual([...new Set([...written, ...allowed])].sort());
});

it("a line of the log has what docs/security.md says, and no more", async () => {
  const lines: Record<string, object>[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const recommend = () => Promise.reject(new Error("The engine broke"));
  const app = await shop.run({ recommend, logger: { ...loggerOptions("info"), stream } });
  const asha = visitor(app);
  const person = { name: "Asha", email: "asha@example.com", password: "monsoon" };
  await asha.post("/api/auth/registration", person);
  await asha.post("/api/recommendations", { userNeeds: "a shirt" });
  const failure = lines.find(({ err }) => err !== undefined);
  const found = Object.keys(failure ?? {}).concat(
    Object.keys(failure?.req ?? {}),
    Object.keys(failure?.res ?? {}),
  );
  const [, described = ""] = /A request's line has (.*?\.) It never/s.exec(under("The log")) ?? [];
  const said = codeIn(described).filter((word) => word !== "X-Request-Id");
  expect([...said].sort()).toEqual([...found].sort());
});
