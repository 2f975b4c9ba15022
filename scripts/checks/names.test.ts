import { expect, it } from "vitest";
import { refusedNames } from "./check-names.ts";

it("refuses a word in a declared name, a file's name and a title", () => {
  const source = 'const toldAll = 1; it("is said to whoever asks", () => toldAll);';
  expect(refusedNames("src/tell.test.ts", source)).toHaveLength(3);
});

it("refuses “limit” where constraints are meant alone", () => {
  expect(refusedNames("language/need/a.ts", "const limit = 1;")).toHaveLength(1);
  expect(refusedNames("server/services/a.ts", "const limit = 1;")).toEqual([]);
});

it("leaves used names, quotations and plain titles", () => {
  expect(refusedNames("src/a.test.ts", 'api.tell(); it("says “told” aloud", () => {});')).toEqual(
    [],
  );
});
