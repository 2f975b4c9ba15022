import { describe, expect, it } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { refer } from "./reference.ts";

describe("a piece that isn't on the screen", () => {
  const { shop } = exampleScenes.product;

  it.each([
    ["the beige kurta", "kabir-linen-kurta"],
    ["that yellow top with the poofy sleeves", "sarson-puff-sleeve-blouse"],
    ["the orange one for girls", "ranjani-little-lehenga"],
    ["the jumper", "snow-day-fair-isle-sweater"],
    ["the denim trousers", "indigo-straight-jeans"],
  ])("is recognised by its looks: %s", (said, id) => {
    expect(refer(said, shop)).toMatchObject({ type: "one", piece: { id } });
  });

  it.each(["the black jacket", "the yellow kurti", "the white trousers", "the blue nike shirt"])(
    "is none where it looks otherwise: %s",
    (said) => {
      expect(refer(said, shop).type).toBe("none");
    },
  );
});
