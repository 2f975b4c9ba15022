import { expect, it } from "vitest";
import { refusedClasses, refusedNames } from "./names.ts";
import { sourceOf } from "./source.ts";

const refused = (file: string, text: string) => refusedNames(sourceOf(file, text));

it("refuses a word in a declared name, a file's name and a title", () => {
  const source = 'const toldAll = 1; it("is said to whoever asks", () => toldAll);';
  expect(refused("src/tell.test.ts", source)).toHaveLength(3);
});

it("refuses “limit” where constraints are meant alone", () => {
  expect(refused("language/need/a.ts", "const limit = 1;")).toHaveLength(1);
  expect(refused("server/services/a.ts", "const limit = 1;")).toEqual([]);
});

it("refuses a word in a class of a style sheet", () => {
  expect(refusedClasses(new Map([["src/a.module.css", new Set(["told", "title"])]]))).toEqual([
    "src/a.module.css: told: “told”: write describe, notify, announce",
  ]);
});

it("leaves used names, quotations and plain titles", () => {
  expect(refused("src/a.test.ts", 'api.tell(); it("says “told” aloud", () => {});')).toEqual([]);
});
