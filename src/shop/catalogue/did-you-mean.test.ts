import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Product } from "../../../contract/schemas.ts";
import { searched } from "../../../domain/collection.ts";
import { didYouMean } from "./did-you-mean.ts";

const catalogue: readonly Product[] = readFileSync(
  join(import.meta.dirname, "../../../fixtures/catalogue/products.jsonl"),
  "utf8",
)
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line));

describe("what was probably meant", () => {
  const slips = [
    { typed: "kurtaa", meant: "kurta" },
    { typed: "jaket", meant: "jacket" },
    { typed: "denm", meant: "denim" },
    { typed: "palazo", meant: "palazzos" },
    { typed: "linnen kurta", meant: "linen kurta" },
    { typed: "DENNIM JAKCET", meant: "denim jacket" },
  ] as const;

  for (const { typed, meant } of slips) {
    test(`by “${typed}” is “${meant}”`, async () => {
      expect(searched(catalogue, typed)).toEqual([]);
      expect((await didYouMean(catalogue, typed))[0]).toBe(meant);
    });
  }

  test("is at most three things, each of which the search finds", async () => {
    const meant = await didYouMean(catalogue, "kurtta jakt palaz tiggr");
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.length).toBeLessThanOrEqual(3);
    for (const text of meant) expect(searched(catalogue, text)).not.toEqual([]);
  });

  test("is nothing where nothing looks like it", async () => {
    expect(await didYouMean(catalogue, "xqzvw")).toEqual([]);
  });

  test("is nothing for no words, and in an empty shop", async () => {
    expect(await didYouMean(catalogue, "  ")).toEqual([]);
    expect(await didYouMean([], "kurta")).toEqual([]);
  });

  test("takes odd characters as they are", async () => {
    expect(await didYouMean(catalogue, "'=!^|$ \\")).toEqual([]);
  });
});
