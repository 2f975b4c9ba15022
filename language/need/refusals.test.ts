/** Refusals in other words than "not", and wishes that only sound like them. */
import { expect, it } from "vitest";
import { readNeed } from "./need.ts";

const looksOf = (said: string) =>
  readNeed(said)
    .subQueries.flatMap(({ constraints }) => constraints)
    .flatMap((one) =>
      "values" in one && one.field !== "garment"
        ? one.values.map((value) => (one.strength === "negated" ? `-${value}` : value))
        : [],
    );

it.each([
  ["wool makes my neck itch, a sweater", ["-wool"]],
  ["white shows every stain, a black shirt", ["black", "-white"]],
  ["linen makes me look great, a shirt", ["linen"]],
  ["pink isn't my colour, a kurta", ["-pink"]],
  ["I look dead in grey, a shirt", ["-grey"]],
  ["a shirt in any colour bar red", ["-red"]],
  ["I'd take cotton over silk, a kurta", ["cotton", "-silk"]],
  ["rather buttons than a zip, a cardigan", ["buttons", "-zip"]],
  ["I won't buy a raincoat without a hood", ["hood"]],
  ["I don't wear anything except linen, a shirt", ["linen"]],
  ["I can't resist red, a kurta", ["red"]],
  ["black vendam, a kurta", ["-black"]],
  ["a dress, my mother will not allow sleeveless", ["-sleeveless"]],
  ["a cotton frock, net gives her itching", ["cotton", "-net"]],
  ["papa says black is inauspicious, so a kurta", ["-black"]],
  ["a floral shirt, not pink flowers", ["floral", "-pink"]],
  ["a kurta, no embroidery no print", ["plain", "-printed", "-embroidered"]],
] as const)("“%s”", (said, looks) => {
  expect(looksOf(said)).toEqual(looks);
});

it("a list with looks names each thing", () => {
  const kinds = readNeed("navy blazer, beige chinos, white shirt").subQueries.map(
    ({ constraints: [kind] }) => kind && "values" in kind && kind.values[0],
  );
  expect(kinds).toEqual(["blazer", "chinos", "shirt"]);
});
