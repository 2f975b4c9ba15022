import { expect, test } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { refer } from "./reference.ts";

const found = (text: string) => {
  const meant = refer(text, exampleScenes.home.shop);
  return meant.type === "one" ? meant.piece.id : meant.type;
};

test.each([
  ["the yellow top with the poofy arms", "sarson-puff-sleeve-blouse"],
  ["that little orange skirt", "ranjani-little-lehenga"],
  ["that skirt with gold mangoes", "ranjani-little-lehenga"],
])("%s is the piece that is most of it", (text, id) => {
  expect(found(text)).toBe(id);
});

test("another colour or another kind is no piece that is there", () => {
  expect(found("the black kurta")).toBe("none");
  expect(found("the purple raincoat")).toBe("none");
});
