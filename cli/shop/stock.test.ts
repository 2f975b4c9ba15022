/** The operator's `stock …`, and what imports and exports make of counts, as real commands. */
import { expect, it } from "vitest";
import { shopFolders } from "./testing/shop-folders.ts";

const { shop, copyShop, write } = shopFolders({ keepsOpen: true });

const counts = async () => {
  const { out } = await shop("stock", "list", "--json");
  const rows = out.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
  return Object.fromEntries(rows.map(({ _id, size, free }) => [`${_id} ${size}`, free]));
};

it("pieces are set, added and listed", async () => {
  await copyShop();
  expect((await shop("stock", "list")).out).toBe(
    "Nothing is counted: every size is made to order.\n",
  );
  const set = await shop("stock", "set", "linen-shirt", "s:3", "M:0");
  expect(set).toEqual({
    code: 0,
    out: "linen-shirt  S  3 free, 0 held  Linen Shirt\nlinen-shirt  M  0 free, 0 held  Linen Shirt\n",
    err: "",
  });
  await shop("stock", "add", "linen-shirt", "S:-1", "M:+2", "L:4");
  expect(await counts()).toEqual({
    ...{ "linen-shirt S": 2, "linen-shirt M": 2, "linen-shirt L": 4 },
  });
  expect((await shop("stock", "list", "--low", "2")).out.split("\n")).toHaveLength(3);
  expect((await shop("stock", "list", "wool-coat", "--low", "2")).out).toBe("None so low.\n");
  const tooMany = await shop("stock", "add", "linen-shirt", "L:1", "S:-3");
  expect([tooMany.code, tooMany.err]).toEqual([
    1,
    "linen-shirt has 2 free in S: -3 can't be added, for 0 to 1000000 are kept. Nothing was changed.\n",
  ]);
  expect((await counts())["linen-shirt L"]).toBe(4);
  await shop("stock", "set", "linen-shirt", "M:uncounted");
  expect(Object.keys(await counts())).toEqual(["linen-shirt S", "linen-shirt L"]);
});

it("what can't be meant is refused in words, and changes nothing", async () => {
  await copyShop();
  await shop("stock", "set", "linen-shirt", "S:3");
  const sizes = "with a size of S, M, L, XL, XXL.";
  const most = "pieces must be a whole number up to 1000000.";
  const refused: [readonly string[], number, string][] = [
    [["set"], 2, "Something is missing."],
    [["set", "linen-shirt"], 2, "Something is missing."],
    [["set", "linen-shirt", "3"], 2, `“3” must be SIZE:PIECES, ${sizes}`],
    [["set", "linen-shirt", "XS:3"], 2, `“XS:3” must be SIZE:PIECES, ${sizes}`],
    [["set", "linen-shirt", "S:"], 2, `“S:”: ${most}`],
    [["set", "linen-shirt", "S:-1"], 2, `“S:-1”: ${most}`],
    [["set", "linen-shirt", "S:1.5"], 2, `“S:1.5”: ${most}`],
    [["set", "linen-shirt", "S:1000001"], 2, `“S:1000001”: ${most}`],
    [["set", "linen-shirt", "S:many"], 2, `“S:many”: ${most}`],
    [["set", "linen-shirt", "S:1", "s:2"], 2, "S is there twice."],
    [["set", "linen-shirt", "S:1", "--low", "2"], 2, "Unknown option '--low'"],
    [["add", "linen-shirt", "S:uncounted"], 2, "“S:uncounted” can't be added: set it."],
    [["add", "linen-shirt", "S:1", "S:1"], 2, "S is there twice."],
    [["list", "--low", "few"], 2, "--low must be a number of pieces, and not “few”."],
    [["list", "--low", ""], 2, "--low must be a number of pieces, and not “”."],
    [["list", "linen-shirt", "wool-coat"], 2, "There is something too much: wool-coat"],
    [["list", "no-such"], 1, "There is no product no-such."],
    [["set", "no-such", "S:1"], 1, "There is no product no-such."],
    [["set", "linen-shirt", "XL:1"], 1, "linen-shirt comes in S, M, L, not in XL."],
    [["add", "linen-shirt", "L:1", "XL:1"], 1, "linen-shirt comes in S, M, L, not in XL."],
  ];
  for (const [args, code, words] of refused) {
    const said = await shop("stock", ...args);
    expect([said.code, said.out, said.err], args.join(" ")).toEqual([
      code,
      "",
      expect.stringContaining(words),
    ]);
    expect(said.err, args.join(" ")).not.toMatch(/\bat .+:\d+/);
  }
  expect(await counts()).toEqual({ "linen-shirt S": 3 });
});

it("an import counts what was never counted, and sets other counts only when asked", async () => {
  await copyShop();
  await shop("stock", "set", "linen-shirt", "S:3", "M:5", "L:1");
  await shop("catalogue", "export", "then.csv");
  // Some are sold, some come in, and one size is made to order by now.
  await shop("stock", "set", "linen-shirt", "S:1", "M:9", "L:uncounted");
  const now = await counts();

  const imported = await shop("catalogue", "import", "then.csv");
  expect([imported.code, imported.out]).toEqual([
    0,
    "0 added, 0 changed, 3 unchanged, 0 removed; 3 in the shop\n" +
      "Counts of pieces: 0 set, 3 left as they are (--stock sets them, too)\n",
  ]);
  expect(await counts()).toEqual(now);

  const tried = await shop("catalogue", "import", "then.csv", "--stock", "--dry-run");
  expect(tried.out).toContain("Counts of pieces: 3 set, 0 left as they are\n");
  expect(await counts()).toEqual(now);
  await shop("catalogue", "import", "then.csv", "--stock");
  const then = { "linen-shirt S": 3, "linen-shirt M": 5, "linen-shirt L": 1 };
  expect(await counts()).toEqual(then);

  await write("coat.jsonl", `${JSON.stringify(coat)}\n`);
  const first = await shop("catalogue", "import", "coat.jsonl");
  expect(first.out).toBe(
    "0 added, 1 changed, 0 unchanged, 0 removed; 3 in the shop\n" +
      "Counts of pieces: 2 set, 0 left as they are\n",
  );
  expect(await counts()).toEqual({ ...then, "wool-coat M": 2, "wool-coat L": 0 });
});

const coat = {
  _id: "wool-coat",
  name: "Wool Coat",
  description: "A warm coat to the knee.",
  category: "Women",
  subCategory: "WinterWear",
  price: 4999,
  sizes: ["M", "L", "XL"],
  bestseller: false,
  stock: { M: 2, L: 0 },
};
