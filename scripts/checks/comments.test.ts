import { expect, it } from "vitest";
import { measured, unplain, unplainElsewhere } from "./comments.ts";
import { sourceOf } from "./source.ts";

it("refuses words that have a plainer one, but not in quotations", () => {
  expect(unplain("/** Whoever is first. */")).toEqual([
    "“Whoever”: write the user, the shopper, the caller, none",
  ]);
  expect(unplain("// The row stands below.")).toHaveLength(1);
  expect(unplain('// `nobody`, "of its own" and a standby')).toEqual([]);
});

it("refuses sentences that begin with “What is”", () => {
  expect(unplain("/** What was typed. */")).toHaveLength(1);
  expect(unplain("/**\n * Words.\n * What isn't counted.\n */")).toHaveLength(1);
  expect(unplain("/** Words for what is typed. What follows. */")).toEqual([]);
});

it.each([
  ["a.css", ".told { } /* Told. */"],
  ["a.cjs", 'told(); // told\nnobody({ comment: "Words." });'],
  ["a.cjs", 'told({ comment: "For nobody." });'],
  ["a.html", "<p>Told.</p> <!-- Told. -->"],
  ["nginx.conf", "told on;\n    # Told."],
])("reads %s: %s", (file, text) => {
  expect(unplainElsewhere(file, text)).toHaveLength(1);
});

it("looks at comments alone", () => {
  const found = measured(sourceOf("a.ts", 'const nobody = "told"; // two words\n'));
  expect(found).toEqual({ words: 2, lines: 1, refused: [] });
});
