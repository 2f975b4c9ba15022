/** Rules of an answer, over a small catalogue made for each of them. */
import { beforeAll, describe, expect, it } from "vitest";
import { readNeed } from "../../language/need/need.ts";
import { testProduct } from "../testing/shop/test-product.ts";
import { answer } from "./answer.ts";
import { buildIndex, type CatalogueIndex } from "./index/catalogue-index.ts";
import { factFields } from "./index/facts.ts";
import { createLiveIndex } from "./index/live-index.ts";
import type { ProductRecord } from "./index/product-record.ts";

function product(name: string, price: number, more: Partial<ProductRecord> = {}): ProductRecord {
  const own = { _id: `${name} ${price}`, name, description: `${name}.`, price };
  return testProduct({ ...own, sizes: ["M", "L"], ...more });
}

const indexOf = (items: readonly ProductRecord[]): Promise<CatalogueIndex> =>
  buildIndex({ products: items, pause: async () => undefined, clock: () => 0 });

function ask(index: CatalogueIndex, text: string) {
  const reply = answer({ index, need: readNeed(text), without: new Set(), currency: "₹" });
  return {
    ...reply,
    names: reply.shortlist.slice(0, 5).map(({ place }) => index.products[place]?.name),
    reasons: reply.shortlist.slice(0, 5).map(({ reason }) => reason),
  };
}

describe("unknown words", () => {
  it("are said, whatever else is found", async () => {
    const index = await indexOf([product("Red Saree", 500), product("Blue Saree", 600)]);
    const { names, note } = ask(index, "a saree for gulnaaz, red");
    expect([names, note?.text]).toEqual([
      ["Red Saree"],
      "I don’t know “gulnaaz”, so I left that out.",
    ]);
  });
});

it("a pack has each of its colours, babies are shown what is theirs, and rain decides before the office", async () => {
  const kids = { category: "Kids" } as const;
  const index = await indexOf([
    product("Mens T-shirt Pack of 3 Black White Grey", 800),
    product("Mens T-shirt Black with Grey Stripes", 500),
    product("Baby Sweater Yellow", 400, kids),
    product("Boys Sweater Blue", 400, kids),
    product("Mens Raincoat Navy", 900),
    product("Mens Formal Shirt White", 700),
  ]);
  expect(ask(index, "t-shirts, must be grey").names).toEqual([
    "Mens T-shirt Pack of 3 Black White Grey",
  ]);
  expect(ask(index, "a sweater for my baby").names).toEqual(["Baby Sweater Yellow"]);
  expect(ask(index, "something for men for the office in the rain").names[0]).toBe(
    "Mens Raincoat Navy",
  );
  const older = await indexOf([product("Boys Sweater Blue", 400, kids)]);
  expect(ask(older, "a sweater for my baby").names).toEqual(["Boys Sweater Blue"]);
});

describe("diversity", () => {
  it("no five of one colour unless the need names a colour", async () => {
    const index = await indexOf([
      ...Array.from({ length: 8 }, (_, n) => product(`Blue Shirt ${n}`, 500 + n)),
      product("Red Shirt", 600),
      product("Green Shirt", 700),
      product("White Shirt", 800),
    ]);
    expect(ask(index, "a shirt").names).toEqual(
      expect.arrayContaining(["Red Shirt", "Green Shirt", "White Shirt"]),
    );
    expect(ask(index, "a blue shirt").names.every((name) => name?.startsWith("Blue"))).toBe(true);
  });

  it("the same thing is never shown twice, under whatever id", async () => {
    const index = await indexOf([
      product("Blue Shirt", 500, { _id: "one" }),
      product("Blue Shirt", 500, { _id: "two" }),
      product("Red Shirt", 500),
    ]);
    expect(ask(index, "a shirt").names).toEqual(["Blue Shirt", "Red Shirt"]);
  });
});

it("a word that no table knows and some names have is a wish, the least of all", async () => {
  const index = await indexOf([
    product("Boys Gruffalo Print T-shirt", 400),
    product("Boys Striped T-shirt", 400),
    product("Boys Gruffalo Night Suit", 600),
  ]);
  expect(ask(index, "anything with gruffalos").names).toEqual([
    "Boys Gruffalo Print T-shirt",
    "Boys Gruffalo Night Suit",
  ]);
  expect(ask(index, "a striped t-shirt with gruffalos").names).toEqual(["Boys Striped T-shirt"]);
});

it("a single piece is no set, and a child of some months wears no larger sizes", async () => {
  const kids = { category: "Kids" } as const;
  const index = await indexOf([
    product("Men Grey Thermal Set Top and Bottom", 900),
    product("Men Black Thermal Top", 450),
    product("Baby Romper 6-12 Months", 500, kids),
    product("Baby Romper 0-3 Months", 500, kids),
  ]);
  expect(ask(index, "thermals, single piece").names).toEqual(["Men Black Thermal Top"]);
  expect(ask(index, "romper for a newborn").names).toEqual(["Baby Romper 0-3 Months"]);
  expect(ask(index, "romper for an 8 months old baby").names).toEqual(["Baby Romper 6-12 Months"]);
});

it("beside an only match stand three that are most like it, of its shelf and within what binds", async () => {
  const women = { category: "Women" } as const;
  const index = await indexOf([
    product("Linen Kurta in Sand", 1900),
    product("Denim Jacket", 2500, { subCategory: "WinterWear" }),
    product("Cotton Kurta in White", 1500),
    product("Linen Shirt in Sand", 1600),
    product("Red Linen Kurta", 1700),
    product("Linen Kurta for Women in Sand", 1800, women),
    product("Grey Joggers", 900),
  ]);
  const { names, nearest, raiseBudgetBy } = ask(index, "a linen kurta in sand for men, not red");
  const near = nearest.map(({ place }) => index.products[place]?.name);
  expect([names, raiseBudgetBy, near.length]).toEqual([["Linen Kurta in Sand"], null, 3]);
  expect(near).toEqual(expect.arrayContaining(["Cotton Kurta in White", "Linen Shirt in Sand"]));
  expect(near).not.toContain("Red Linen Kurta");
  expect(near).not.toContain("Linen Kurta for Women in Sand");
});

it("trousers in the colour and cloth of an only shirt come after every other top", async () => {
  const bottom = { subCategory: "BottomWear" } as const;
  const index = await indexOf([
    product("White Linen Shirt", 1500),
    product("White Linen Trousers", 1500, bottom),
    product("White Linen Shorts", 1200, bottom),
    product("Navy Cotton Kurta", 1900),
    product("Striped T-shirt", 600),
  ]);
  const { nearest } = ask(index, "a white linen shirt");
  const near = nearest.map(({ place }) => index.products[place]?.subCategory);
  expect(near).toEqual(["TopWear", "TopWear", "BottomWear"]);
});

describe("giving up", () => {
  let index: CatalogueIndex;
  beforeAll(async () => {
    index = await indexOf([
      product("Blue Cotton Shirt", 900),
      product("Red Linen Shirt", 900),
      product("Navy Silk Kurta", 2900),
      product("Puffer Jacket", 3000, { subCategory: "WinterWear" }),
    ]);
  });

  it("gives up the cloth before the colour, and says so", () => {
    const { names, note } = ask(index, "a blue linen shirt");
    expect([names, note]).toEqual([
      ["Blue Cotton Shirt"],
      { kind: "relaxed", text: "None of the shirts that fit is linen, so I left that out." },
    ]);
  });

  it("never gives up what the shopper insists on", () => {
    expect(ask(index, "a shirt, linen only, not red")).toMatchObject({
      names: [],
      note: { kind: "nothing-fits" },
    });
  });

  it("shows another kind of the family only with a word about it", () => {
    expect(ask(index, "a bomber jacket")).toMatchObject({
      names: ["Puffer Jacket"],
      note: {
        kind: "relaxed",
        text: "We have no bombers that fit; these are the closest that we have.",
      },
    });
    expect(ask(index, "a raincoat").names).toEqual([]);
  });

  it("doesn't deny what was shown before", async () => {
    const warm = { subCategory: "WinterWear" } as const;
    const index = await indexOf([
      product("Puffer Jacket", 3000, warm),
      product("Bomber Jacket", 3000, warm),
    ]);
    const need = readNeed("a puffer");
    const reply = answer({ index, need, without: new Set([0]), currency: "₹" });
    expect(reply.shortlist.map(({ place }) => place)).toEqual([1]);
    expect(reply.note).toEqual({
      kind: "relaxed",
      text: "You have seen all that fits; these are the closest that are left.",
    });
  });

  it("another shade stands in for one that isn't there", () => {
    expect(ask(index, "a sky blue kurta")).toMatchObject({
      names: ["Navy Silk Kurta"],
      note: { kind: "relaxed" },
    });
  });
});

describe("nothing fits", () => {
  it.each([
    ["a saree", "We don't carry sarees."],
    [
      "a shirt under 300",
      "We have no shirts up to ₹300. ₹199 more would bring Blue Shirt at ₹499.",
    ],
    ["a shirt in XXL", "We have no shirts in size XXL."],
    ["a shirt for women", "We have no shirts for women."],
    ["a shirt, not blue", "We have no shirts: “not blue” leaves nothing that fits."],
    ["a shirt that must be silk", "We have no silk shirts."],
    ["a hammock", "I found nothing here for “hammock”."],
  ])("%s: %s", async (text, words) => {
    const index = await indexOf([product("Blue Shirt", 499), product("Silk Kurta", 2000)]);
    expect(ask(index, text)).toMatchObject({
      names: [],
      note: { kind: "nothing-fits", text: words },
    });
  });

  it("a larger budget is suggested for the kind asked for, and for its kin only where there is no other", async () => {
    const kin = product("Velvet Bandhgala", 5499);
    const index = await indexOf([kin, product("Brocade Sherwani", 7499)]);
    const text = "a sherwani under 5000";
    expect([ask(index, text), ask(await indexOf([kin]), text)]).toMatchObject([
      {
        raiseBudgetBy: 2499,
        nearest: [{ place: 1 }],
        note: {
          text: "We have no sherwanis up to ₹5,000. ₹2,499 more would bring Brocade Sherwani at ₹7,499.",
        },
      },
      {
        raiseBudgetBy: 499,
        note: {
          text: "We have no sherwanis up to ₹5,000. ₹499 more would bring the closest piece, Velvet Bandhgala, at ₹5,499.",
        },
      },
    ]);
  });

  it("an empty shop answers too", async () => {
    expect(ask(await indexOf([]), "a shirt").names).toEqual([]);
    expect(ask(await indexOf([]), "anything").names).toEqual([]);
  });
});

it("a piece that names its own occasions isn't for another one because its kind is", async () => {
  const plain = product("Linen Kurta", 900);
  const casual = product("Short Kurta", 900, { attributes: { occasion: ["casual", "college"] } });
  const wedding = product("Silk Kurta", 900, { attributes: { occasion: ["wedding"] } });
  const text = "a kurta for a wedding";
  expect([
    ask(await indexOf([casual, wedding, plain]), text).names,
    ask(await indexOf([casual]), text).note?.kind,
  ]).toEqual([["Silk Kurta", "Linen Kurta"], "relaxed"]);
});

describe("several things", () => {
  it("each keeps its own budget", async () => {
    const index = await indexOf([
      product("Blue Shirt", 900),
      product("Grey Jeans", 1900),
      product("Red Shirt", 1900),
    ]);
    expect(ask(index, "a shirt under 1000 and jeans under 2000").names).toEqual([
      "Blue Shirt",
      "Grey Jeans",
    ]);
  });

  it("that one set has are answered by it", async () => {
    const index = await indexOf([
      product("Cotton Kurti", 400),
      product("Cotton Leggings", 300),
      product("Kurti with Leggings", 650),
    ]);
    expect(ask(index, "a kurti and leggings, 800 in all").names).toEqual(["Kurti with Leggings"]);
    expect(ask(index, "a kurti and leggings, 700 in all").names).toEqual(["Kurti with Leggings"]);
  });

  it("a total leaves room for the others", async () => {
    const index = await indexOf([
      product("Blue Shirt", 900),
      product("Red Shirt", 1900),
      product("Grey Jeans", 1500),
      product("Black Jeans", 2600),
    ]);
    expect(ask(index, "a shirt and jeans, 2500 in total").names).toEqual([
      "Blue Shirt",
      "Grey Jeans",
    ]);
  });
});

it("reasons name only what was asked for and what the product's own record says", async () => {
  const index = await indexOf([
    product("Neel Kurta", 1200, {
      description: "A navy blue kurta in cotton with embroidery, made for weddings and the office.",
    }),
  ]);
  expect(ask(index, "a blue kurta for men for a wedding under 1500").reasons).toEqual([
    "Kurta in navy, for men, made for weddings, ₹1,200, within your limit.",
  ]);
  expect(ask(index, "a kurta").reasons).toEqual(["Kurta."]);
});

it("words that no table knows are looked for in the products' own text", async () => {
  const index = await indexOf([
    product("Shirt One", 500),
    product("Shirt Two", 500, { description: "With a tiny rickshaw on the pocket." }),
  ]);
  expect(ask(index, "a shirt with a rickshaw").names[0]).toBe("Shirt Two");
});

describe("the index", () => {
  it("pauses while it is built, so that others are served", async () => {
    let pauses = 0;
    let time = 0;
    const items = Array.from({ length: 64 }, (_, n) => product(`Shirt ${n}`, n));
    await buildIndex({
      products: items,
      clock: () => {
        time += 10;
        return time;
      },
      pause: async () => {
        pauses += 1;
      },
    });
    // One for every 16 products and every 64 names, one after each column.
    expect(pauses).toBe(64 / 16 + 64 / 64 + factFields.length);
  });

  it("is built once for a version, however many ask", async () => {
    let reads = 0;
    let version = 1;
    let time = 0;
    const live = createLiveIndex({
      source: {
        version: async () => version,
        all: async () => {
          reads += 1;
          return [product("Shirt", 100 * version)];
        },
      },
      now: () => time,
    });
    await Promise.all([live.get(), live.get(), live.get()]);
    await live.get();
    version = 2;
    const soon = await live.get();
    time = 1500;
    const later = await live.get();
    expect([reads, soon.index.price[0], later.index.price[0]]).toEqual([2, 100, 200]);
  });

  it("the old one answers while a slow rebuild goes on, and says that it is old", async () => {
    let time = 0;
    let version = 1;
    let release: () => void = () => undefined;
    const live = createLiveIndex({
      source: {
        version: async () => version,
        all: async () => {
          if (version === 2)
            await new Promise<void>((resolve) => {
              release = resolve;
            });
          return [product("Shirt", 100 * version)];
        },
      },
      now: () => time,
    });
    await live.get();
    version = 2;
    time = 5000;
    const meanwhile = await live.get();
    release();
    await expect.poll(async () => (await live.get()).index.price[0]).toBe(200);
    expect([meanwhile.stale, meanwhile.index.price[0]]).toEqual([true, 100]);
  });
});
