import { describe, expect, it } from "vitest";
import { corrected } from "./corrections.ts";

const names = new Set(["nilgiri", "coorg", "wrap"]);

describe("what was taken back in a sentence", () => {
  it.each([
    ["add the kurta in l, nahi xl", "add the kurta in xl"],
    ["make the shirt four... leave it, let it be two", "make the shirt two"],
    ["change it to xl, forget it, keep it l", "change it to l"],
    ["drop the kurta, oh god, not the kurta, the skirt i meant", "drop the skirt"],
    ["drop the kurta, not the kurta, skirt", "drop skirt"],
    ["open the nilgiri wrap sorry the coorg wrap", "open the coorg wrap"],
    [
      "compare the kurta and the skirt, no, the kurta and the shawl",
      "compare the kurta and the shawl",
    ],
    ["show me kids sweaters, no wait, women's shawls", "show me women's shawls"],
    ["price of the kurta. no leave it, tell me of the skirt", "tell me of the skirt"],
    ["remove the shirt, oh leave it, i like it", "never mind"],
    ["make it two... leave it", "never mind"],
    ["two of these in l, no just one, the other girl has hers", "one of these in l"],
    ["put a large wait no a small one of these", "put a small one of these"],
  ])("“%s” is “%s”", (said, meant) => {
    expect(corrected(said, names)).toBe(meant);
  });

  it.each(["take the shirt out, leave the jeans", "remove the jeans, i will keep the shirt"])(
    "“%s” takes nothing back",
    (said) => {
      expect(corrected(said, names)).toBe(said);
    },
  );
});
