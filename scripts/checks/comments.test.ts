import { expect, it } from "vitest";
import { measured, unplain } from "./comments.ts";
import { sourceOf } from "./source.ts";

it("refuses words that have a plainer one, but not in quotations", () => {
  expect(unplain("/** Whoever is first. */")).toEqual([
    "“Whoever”: write the user, the shopper, the caller, none",
  ]);
  expect(unplain("// The row stands below.")).toHaveLength(1);
  expect(unplain('// `nobody`, "of its own" and a standby')).toEqual([]);
});

it("looks at comments alone", () => {
  const found = measured(sourceOf("a.ts", 'const nobody = "told"; // two words\n'));
  expect(found).toEqual({ words: 2, lines: 1, refused: [] });
});
