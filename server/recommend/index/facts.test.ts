/** What any catalogue's products state, and what explicit attributes decide. */
import { describe, expect, it } from "vitest";
import { testProduct } from "../../testing/shop/test-product.ts";
import { factsOf } from "./facts.ts";

const base = testProduct({ description: "A shirt." });

describe("from name and description alone", () => {
  it("learns garment, looks, cloth, season, occasion, wearers and ages", () => {
    const facts = factsOf({
      ...base,
      name: "Snow Day Fair Isle Sweater",
      description:
        "A red sweater in soft merino wool with ivory bands and long sleeves. Machine washable. For boys and girls of 2 to 10 years, for winter school.",
      category: "Kids",
      subCategory: "WinterWear",
    });
    expect(facts).toEqual({
      values: {
        garment: ["sweater"],
        colour: ["red"],
        anyColour: ["red", "ivory"],
        material: ["merino"],
        fit: [],
        pattern: ["fair-isle"],
        sleeve: ["long"],
        detail: ["soft", "machine-washable"],
        season: ["winter"],
        occasion: ["school"],
      },
      wearers: ["boys", "girls"],
      ages: { from: 2, to: 10 },
    });
  });

  it.each([
    ["Short Kurti Women Cotton Black Jeans Top", "Nice.", "material", ["cotton"]],
    ["Kurta with Printed Dupatta", "Nice.", "pattern", []],
    ["Sapna Nightwear Women Shirt & Pyjama Nightsuit", "A shirt.", "garment", ["night-suit"]],
    ["Sweatshirt & Joggers Lounge Co-ord Set", "Nice.", "garment", ["co-ord", "sweatshirt"]],
    ["Top & Shorts Set White", "A night suit.", "garment", ["night-suit", "top"]],
    ["Home Jersey with Black Shorts", "Nice.", "garment", ["sports-jersey"]],
    ["Unstitched Lehenga Red", "Nice.", "garment", ["lehenga"]],
    ["Party Cape for Lehenga and Gown", "Nice.", "garment", ["cape"]],
    ["Velvet Lehenga Maroon", "Two net dupattas.", "material", ["velvet"]],
    ["Cotton Saree", "Blouse fabric: silk.", "material", ["cotton"]],
    ["Lehenga", "Lehenga fabric: Silk blend Dupatta fabric: Net", "material", ["silk-blend"]],
    ["Jacket", "Curved hem and lining. Material: Cotton", "material", ["cotton"]],
    ["Silk Land Cotton Saree", "Saree from Silk Land.", "material", ["cotton"]],
    ["Solid Top with Trousers", "A voguish co-ord set.", "garment", ["co-ord", "top"]],
    ["Longline Top", "Three-quarter cuffed sleeves.", "sleeve", ["three-quarter"]],
    ["Crop Top", "V-neck, short, regular sleeves.", "sleeve", ["short"]],
    ["Bomber Jacket", "Faux leather sleeves.", "material", []],
    ["Gown", "Black Scissor gown. Colour: yellow.", "colour", ["yellow"]],
    ["Wide Leg Jeans", "Ecru rigid denim.", "detail", []],
    ["Short Kurta Navy", "To wear over jeans, full sleeves.", "sleeve", ["long"]],
    ["Short Kurta Navy", "Pair with jeans, printed palazzos.", "pattern", []],
    ["Saree Green", "Ready to wear saree in silk.", "material", ["silk"]],
    ["Maxi Dress Sage", "Spaghetti straps.", "sleeve", ["sleeveless"]],
    ["Denim Shirt", "Light blue, pearl buttons.", "colour", ["sky-blue"]],
    ["Kashmir ki Kali Shawl Ivory", "Nice.", "colour", ["ivory"]],
    ["Red Lotus Men Tshirt Grey", "Nice.", "colour", ["grey"]],
    ["Satin Shirt", "Tuck into trousers or denim.", "material", ["satin"]],
    ["Men Pathani Kurta Suit with Salwar", "Nice.", "garment", ["pathani-suit", "kurta-set"]],
    [
      "Dress",
      "Fabric: Rayon Sleeve Length: Long Sleeves Net Quantity (N): 1",
      "material",
      ["rayon"],
    ],
    ["Dress", "Fabric: Rayon Sleeve Length: Long Sleeves Net Quantity (N): 1", "sleeve", ["long"]],
    ["Shirt", "Closure Button Fit Slim Fabric Cotton Sleeve Full Sleeve", "material", ["cotton"]],
    [
      "Kurta",
      "Specifications of Kurta Fabric Cotton Type Straight Neck Chinese",
      "detail",
      ["band-collar"],
    ],
    [
      "Sweatshirt",
      "Curved hemThe model (5'8\") wears a size SCotton<br>Hand-wash",
      "material",
      ["cotton"],
    ],
    ["Kurta", "<ul><li>Three-quarter,  regular sleeves</li></ul>", "sleeve", ["three-quarter"]],
    ["Women&#x27;s Tee &amp; Shorts Set", "Nice.", "garment", ["t-shirt"]],
    ["GERUA Women Red Striped Kurta", "Nice.", "colour", ["red"]],
    ["Women Fancy Cargo Pant", "Nice.", "garment", ["cargos"]],
    ["Turtle Neck T-Shirt", "Nice.", "garment", ["t-shirt"]],
    ["U.S. Polo Assn. Kids Girls Yellow Dress", "Nice.", "garment", ["dress"]],
    ["100% LINEN SUIT TROUSERS", "Nice.", "garment", ["trousers"]],
    ["Night Suit Trousers", "Nice.", "garment", ["night-suit"]],
    ["Long Sleeve Henley Shirt", "Nice.", "garment", ["henley"]],
    ["Jennifer", "A straight jacket. | Blazer, Solid, Dark Blue", "garment", ["blazer"]],
    ["Zari Glow", "Banarasi saree. Blouse, unstitched, included.", "garment", ["saree"]],
    ["Challenger", "Brief-lined versatile shorts.", "garment", ["shorts"]],
    ["Quarter-Zip Pullover", "Nice.", "detail", ["quarter-zip-neck", "zip"]],
    ["Round Neck Sports T-shirt", "Sleeveless.", "garment", ["t-shirt", "sleeveless-tee"]],
    ["Red Padded Jacket", "Stand collar, sleeveless.", "garment", ["puffer", "gilet"]],
  ] as const)("“%s. %s” has the %s %j", (name, description, field, values) => {
    expect(factsOf({ ...base, name, description }).values[field]).toEqual(values);
  });

  it.each([
    ["Workshop Denim Jacket", ["jacket"]],
    ["Indigo Puffer Jacket", ["puffer"]],
    ["Teddy Bear Jacket", ["jacket"]],
    ["Kurta Set with Dupatta", ["kurta-set", "kurta"]],
    ["Running Shoes", ["shoes"]],
    ["Something Unheard Of", []],
  ])("%s is %j", (name, garment) => {
    expect(factsOf({ ...base, name, description: "Nice." }).values.garment).toEqual(garment);
  });

  it.each([
    ["Kurta with Floral Dupatta", "pattern", []],
    ["Floral Kurta with Dupatta", "pattern", ["floral"]],
    ["Waxed Jacket, tartan lining", "pattern", []],
    ["Blue Umbrella Women Grey Jeggings", "colour", ["grey"]],
    ["Blue Denim Women Jeans", "colour", ["blue"]],
    ["Sports Bra Women High Impact Racerback Workout Top", "garment", ["sports-bra"]],
    ["Banyan Bros Boxers Pack of 3", "garment", ["boxers"]],
    ["Mid Waist Hipster with Waistband", "garment", ["panties"]],
    ["Henley Shirt Dress", "garment", ["shirt-dress"]],
    ["Solid Short Sleeve Boat Neck V", "garment", ["top"]],
    ["Puff Sleeve Square Neck Midi", "garment", []],
    ["Mayuri Plain Kurti Black", "pattern", ["plain"]],
    ["Mayuri Print Kurti Black", "pattern", ["peacock-print", "printed"]],
  ] as const)("keeps apart a piece's looks and those of its company: %s", (name, field, values) => {
    const product = { ...base, name, description: "Nice.", category: "Women" } as const;
    expect(factsOf(product).values[field]).toEqual(values);
  });

  it("takes the colour of a border for no more than a border's", () => {
    const description = "Cream handloom cotton.";
    const facts = factsOf({ ...base, name: "Mundu with Gold Kasavu Border", description });
    expect(facts.values.colour).toEqual(["cream", "gold"]);
  });

  it("doesn't take what a piece is worn with for its own", () => {
    const { values } = factsOf({
      ...base,
      name: "Blue Linen Shirt",
      description: "Cool in summer. Pair it with white wool trousers. Not printed, without a hood.",
    });
    expect([
      values.colour,
      values.anyColour,
      values.material,
      values.pattern,
      values.detail,
    ]).toEqual([["blue"], ["blue"], ["linen"], [], []]);
  });

  it("knows daily wear from what a piece is worn with, and looks from those after a comma", () => {
    const name = "Blue Kurta";
    const said = (description: string) => factsOf({ ...base, name, description }).values;
    expect(said("Daily wear cotton kurta. Easy to wear with linen trousers.").material).toEqual([
      "cotton",
    ]);
    expect(said("Poplin cotton, roll-up sleeves, removable belt.").material).toEqual(["poplin"]);
    expect(said("Slim fit, only top.").detail).not.toContain("set");
  });

  it("a warm evening makes a summer kurta no winter kurta; winter wear is for winter", () => {
    expect(
      factsOf({ ...base, description: "For summer and warm evenings." }).values.season,
    ).toEqual(["summer"]);
    expect(factsOf({ ...base, subCategory: "WinterWear" }).values.season).toEqual(["winter"]);
  });
});

it("explicit attributes win, field by field", () => {
  const { values } = factsOf({
    ...base,
    name: "Blue Cotton Shirt",
    attributes: {
      colour: "navy blue",
      colours: ["navy", "white"],
      material: ["linen"],
      garment: "polo",
    },
  });
  expect([values.garment, values.colour, values.anyColour, values.material]).toEqual([
    ["polo"],
    ["navy"],
    ["navy", "white"],
    ["linen"],
  ]);
});

it("attributes of odd kinds are no facts and do no harm", () => {
  const odd = {
    garment: 5,
    colour: null,
    colours: [1, {}],
    material: { a: 1 },
    season: "",
    age: ["2"],
    gender: 7,
  };
  expect(factsOf({ ...base, attributes: odd })).toEqual(factsOf(base));
});

it("a kind's name may give its cloth, its nature its sleeves, and what isn't included isn't there", () => {
  const read = (name: string, description = "") => factsOf({ ...base, name, description }).values;
  expect(read("Pink Fleece Jacket").material).toEqual(["fleece"]);
  expect(read("Black Slim Jeans").material).toEqual(["denim"]);
  expect(read("Black Waistcoat").sleeve).toEqual(["sleeveless"]);
  expect(read("Red Saree", "Blouse not included").detail).not.toContain("with-blouse");
  expect(read("Red Saree", "Comes with a blouse").detail).toContain("with-blouse");
});

it("of two lengths or washes the name's counts; a maker's name is no colour; several names are one kind", () => {
  const read = (name: string, description = "") => factsOf({ ...base, name, description }).values;
  const midi = read("Midi Dress", "Short flutter sleeves.").detail;
  expect([midi.includes("midi-length"), midi.includes("short-length")]).toEqual([true, false]);
  expect(read("Long Kurta", "Of knee length.").detail).toContain("knee-length");
  expect(read("Light Wash Jeans", "Raw hem.").detail).not.toContain("rinse-wash");
  expect(read("Gudiya Rani Girls Frock Yellow").colour).toEqual(["yellow"]);
  expect(read("Pyjama Lower Checked").garment).toEqual(["pyjama"]);
  expect(read("Nehru Jacket Modi Coat").garment).toEqual(["nehru-jacket"]);
});
