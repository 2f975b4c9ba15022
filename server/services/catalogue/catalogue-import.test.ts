import { describe, expect, it } from "vitest";
import { testCatalogue } from "../../testing/shop/test-catalogue.ts";
import { checkProducts, inWords, jsonLines, readCatalogue } from "./catalogue-import.ts";

const [shirtLine = ""] = testCatalogue.split("\n");
const shirt = JSON.parse(shirtLine);
const line = (changes: object) => JSON.stringify({ ...shirt, ...changes });

describe("a catalogue", () => {
  it("is read in its order, prices as paise and pictures by the product's id", () => {
    const rows = readCatalogue(`${testCatalogue}\n\n`);
    expect(rows.map(({ id, position }) => [id, position])).toEqual([
      ["linen-shirt", 0],
      ["wool-coat", 1],
      ["play-trousers", 2],
    ]);
    expect(rows[0]).toEqual({
      id: "linen-shirt",
      name: "Linen Shirt",
      description: "A light shirt for hot days.",
      category: "Men",
      subCategory: "TopWear",
      pricePaise: 129_900,
      sizes: ["S", "M", "L"],
      image1: "/pictures/linen-shirt/front-800.webp",
      image2: "/pictures/linen-shirt/back-800.webp",
      image3: "/pictures/linen-shirt/detail-800.webp",
      image4: "/pictures/linen-shirt/worn-800.webp",
      bestseller: true,
      attributes: { material: "linen" },
      position: 0,
    });
  });

  it.each([
    [["4-5Y", "6-7Y"], "Kids", ["S", "M"], "4-5Y, 6-7Y"],
    [["6-12M", "12-18M", "S"], "Kids", ["S", "M"], "6-12M, 12-18M"],
    [["38", "40"], "Men", ["M", "L"], undefined],
    [["Free Size"], "Women", ["S", "M", "L", "XL", "XXL"], undefined],
    [["XL", "S"], "Women", ["S", "XL"], undefined],
  ])("holds a merchant's sizes %j as its own, and the ages", (written, category, sizes, age) => {
    const [row] = readCatalogue(line({ _id: "a", category, sizes: written, attributes: {} }));
    expect(row).toMatchObject({ sizes, attributes: age === undefined ? {} : { age } });
  });

  it.each([
    ["not JSON", "{oops", /^line 2: not JSON$/],
    ["an id twice", shirtLine, /^line 2: the id linen-shirt is there twice \(line 1\)$/],
    ["an id that leaves its folder", line({ _id: "../etc" }), /^line 2: _id: is not a plain id$/],
    ["an id that means something else", line({ _id: "__proto__" }), /^line 2: _id:/],
    ["a size that nobody has", line({ _id: "a", sizes: ["XS"] }), /^line 2: sizes\.0:/],
    ["a price in paise", line({ _id: "a", price: 12.5 }), /^line 2: price:/],
    ["no name", line({ _id: "a", name: " " }), /^line 2: name:/],
    [
      "a size guide that goes backwards",
      line({ _id: "a", measurements: { chest: { S: [95, 88] } } }),
      /^line 2: measurements\.chest\.S: must go from less to more$/,
    ],
    [
      "a size guide of something else",
      line({ _id: "a", attributes: { measurements: { nose: { S: 5 } } } }),
      /^line 2: measurements(?:\.nose)?: /,
    ],
  ])("is refused for %s, naming the line", (_, second, message) => {
    expect(() => readCatalogue(`${shirtLine}\n${second}`)).toThrow(
      expect.objectContaining({
        name: "CatalogueError",
        message: expect.stringMatching(message),
      }),
    );
  });
});

describe("the report of a catalogue", () => {
  it("names everything that is wrong with every row", () => {
    const rows = [line({ name: "", price: "12" }), "{", shirtLine, line({ category: "Dogs" })];
    const { products, bad } = checkProducts(jsonLines(rows.join("\n")));
    expect(bad.map(inWords)).toEqual([
      "line 1: name: is missing",
      "line 1: price: must be a whole number of rupees",
      "line 2: not JSON",
      "line 4: category: must be one of Men, Women, Kids",
    ]);
    expect(products.map(({ fields }) => fields.id)).toEqual(["linen-shirt"]);
  });

  it("keeps what is known beyond our fields, and the pictures in their order", () => {
    const rows = line({ fabric: "khadi", images: ["a.jpg", " ", "b.jpg"], drawing: { neck: "v" } });
    const { products } = checkProducts(jsonLines(rows));
    expect(products).toMatchObject([
      {
        line: 1,
        pictures: ["a.jpg", "b.jpg"],
        fields: { attributes: { material: "linen", fabric: "khadi" } },
      },
    ]);
    expect(products[0]?.fields.attributes).not.toHaveProperty("drawing");
  });

  it("takes no character that the database can't keep", () => {
    const zero = String.fromCharCode(0);
    const { products, bad } = checkProducts([
      { line: 1, value: { ...shirt, _id: "a", name: `a${zero}b` } },
      { line: 2, value: { ...shirt, note: [`x${zero}y\ud800`, "\\u0000"] } },
    ]);
    expect(bad.map(inWords)).toEqual(["line 1: name: has a zero byte in it"]);
    expect(products[0]?.fields.attributes).toEqual({
      material: "linen",
      note: ["xy\ufffd", "\\u0000"],
    });
  });
});
