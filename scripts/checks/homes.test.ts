import { describe, expect, it, test } from "vitest";
import { crowdedFolders, expressionsIn, repeatedTypes, straysIn } from "./homes.ts";
import { sourceOf } from "./source.ts";

const texts = (source: string, file = "src/app/any.tsx") =>
  straysIn(sourceOf(file, source)).map(({ text }) => text);

test("an address in the code is found, however it is written", () => {
  expect(texts('goTo("/cart");\nconst to = `/productdetail/$' + "{id}`;")).toEqual([
    "/cart",
    "/productdetail/",
  ]);
  expect(texts("<Link href='/collection?search=' />")).toEqual(["/collection?search="]);
  expect(texts("const page = /^\\/productdetail\\/[^/]+$/;")).toEqual(["/productdetail/[^/]+$/"]);
});

test("the name of a status is found, but where it is allowed", () => {
  expect(straysIn(sourceOf("server/any.ts", '\nif (status === "Delivered") return;'))).toEqual([
    { line: 2, text: "Delivered", home: "domain/values.ts" },
  ]);
  expect(texts('const placed = "Order Placed";', "src/shop/checkout/place-outcome.ts")).toEqual([]);
});

test("comments, calls of the server and other words may say the same", () => {
  expect(
    texts('/** Goes to "/cart". */ call("/api/cart/get"); icon("cart"); go("/"); // "/order"'),
  ).toEqual([]);
});

describe("crowdedFolders", () => {
  const filesIn = (folder: string, count: number, ending = ".ts") =>
    Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);

  it("names a folder with more than 20 source files", () => {
    expect(
      crowdedFolders([...filesIn("src/small", 20), ...filesIn("src/large", 21, ".tsx")]),
    ).toEqual(["src/large/ holds 21 source files, more than 20: give some a separate folder"]);
  });

  it("counts neither tests nor data nor the rooms below", () => {
    const files = [
      ...filesIn("src/room", 20),
      ...filesIn("src/room", 9, ".test.ts"),
      ...filesIn("src/room", 9, ".json"),
      ...filesIn("src/room/below", 9),
    ];
    expect(crowdedFolders(files)).toEqual([]);
  });
});

test("a type's name that two files of one side export is found", () => {
  const one = sourceOf("src/a.ts", "export interface Line {}\ntype Own = 1;");
  const two = sourceOf("src/b/c.ts", "export type Line = string;\ntype Own = 2;");
  expect(repeatedTypes([one, two])).toEqual([
    "type src's Line is declared in src/a.ts and src/b/c.ts: rename one",
  ]);
  expect(repeatedTypes([one, { ...two, file: "server/c.ts" }])).toEqual([]);
});

test("a regular expression in a command is found; elsewhere it is free", () => {
  const source =
    'const asks = /\\bwhy\\b/;\nconst built = new RegExp("why");\nconst half = 4 / 2 / 1;';
  const file = "src/intents/commands/cart/add.ts";
  const words = "a regular expression in a command: name it in src/intents/phrases/";
  expect(expressionsIn(sourceOf(file, source))).toEqual([
    `${file}:1: ${words}`,
    `${file}:2: ${words}`,
  ]);
  expect(expressionsIn(sourceOf("src/intents/phrases/cart/add.ts", source))).toEqual([]);
  expect(expressionsIn(sourceOf("src/intents/commands/cart/add.test.ts", source))).toEqual([]);
});
