/** The head of a merchant's name, and what comes with it. */
import { expect, it } from "vitest";
import { testProduct } from "../../testing/shop/test-product.ts";
import { factsOf } from "./facts.ts";
import type { ProductRecord } from "./product-record.ts";

const product = (name: string, category: ProductRecord["category"]): ProductRecord =>
  testProduct({ name, category });

it.each([
  ["Men Off White Kurta with Churidar", "Men", ["kurta", "kurta-set"], ["churidar"]],
  ["Straight Kurti Palazzo Set of 2 Blue", "Women", ["kurta-set", "kurti"], ["palazzo"]],
  ["Denim Shirt Dress Belted", "Women", ["shirt-dress"], []],
  ["Cotton Night Shirt Striped", "Women", ["nightshirt"], []],
  ["Party Wear Jacket Lehenga", "Women", ["lehenga"], []],
  ["Sharara Set - Kurti Sharara Dupatta", "Women", ["kurta-set", "kurti"], ["sharara", "dupatta"]],
  ["Track Suit Zip Jacket & Track Pant", "Men", ["tracksuit"], ["jacket", "joggers"]],
  [
    "Boys Nehru Jacket with Kurta Pyjama",
    "Kids",
    ["kurta-set", "kurta"],
    ["nehru-jacket", "pyjama"],
  ],
  ["Printed Top & Cardigan", "Women", ["top"], ["cardigan"]],
  ["Boys Sherwani and Churidar Set", "Kids", ["sherwani"], ["churidar"]],
  ["Boys T-Shirt & Dungaree Set", "Kids", ["dungaree"], ["t-shirt"]],
  ["Girls Night Wear T Shirt & Pyjama", "Kids", ["night-suit"], ["pyjama", "t-shirt"]],
  ["Tracksuit Set for Men | Gym Suit", "Men", ["tracksuit"], []],
  ["Fleece Thermal Soft Legging", "Women", ["thermal-leggings"], []],
  ["Winter Jacket with Hoodie", "Men", ["jacket"], []],
  ["Hello Kitty T- shirt", "Kids", ["t-shirt"], []],
  ["Cotton Leggings for Kurti Ankle Length", "Women", ["leggings"], []],
  ["Shirt Style Kurti", "Women", ["kurti"], []],
  ["Karate Dress Gi with Belt", "Kids", ["karate-uniform"], []],
  ["Playsuit Women Tropical Print Pink Shorts", "Women", ["playsuit"], []],
  ["School Pinafore Tunic Girls Navy", "Kids", ["pinafore"], []],
  ["Towel Bathrobe White Hotel Cotton Towel Gown", "Women", ["robe"], []],
  ["Raincoat With Pant and Carry Bag Men", "Men", ["raincoat", "rain-suit"], ["trousers", "bag"]],
  [
    "Burkini Full Cover Swim Set: Tunic, Pant, Cap",
    "Women",
    ["burkini"],
    ["tunic", "trousers", "hat"],
  ],
  ["Cricket Jersey Fan Tee Blue", "Men", ["cricket-jersey"], []],
  ["Unisex Rain Coat With Pant Waterproof Suit", "Men", ["rain-suit"], ["trousers", "raincoat"]],
  ["Rayon Kurti Pant With Dupatta Set", "Women", ["kurti", "kurta-set"], ["trousers", "dupatta"]],
  ["Girls Swimming Costume Frock Style", "Kids", ["swimsuit"], []],
  ["Mundu & Shirt Combo Gents Cream", "Men", ["mundu", "shirt"], ["shirt", "mundu"]],
  ["Boys Waistcoat Shirt Trouser Set Party Grey", "Kids", ["waistcoat"], ["shirt", "trousers"]],
  ["Driver Uniform Shirt+Pant Khaki", "Men", ["driver-uniform"], ["shirt", "trousers"]],
  ["Girls Pleated School Skirt Navy Uniform", "Kids", ["skirt"], []],
  ["Boys Track Pant Black Sports PT Uniform", "Kids", ["joggers"], []],
  ["hi vis safety vest jacket orange", "Men", ["hi-vis-vest"], []],
  ["Womens Yoga Pants / Track Pant Black", "Women", ["yoga-pants", "joggers"], []],
  ["Baby Girl Frock & Bloomer Set Peach", "Kids", ["frock"], ["bloomers"]],
  ["Boys Tuxedo Suit 4pc Black Shirt Bow", "Kids", ["tuxedo"], ["shirt"]],
  ["Tux Waistcoat Black 5 Button", "Men", ["waistcoat"], []],
  ["Waistcoat + Shirt + Trouser Boys Set", "Kids", ["waistcoat"], ["shirt", "trousers"]],
  ["Men's Shirt & Dhoti Set White", "Men", ["shirt", "dhoti"], ["dhoti", "shirt"]],
  [
    "Raincoat/Windcheater Black with Pant",
    "Men",
    ["raincoat", "windcheater", "rain-suit"],
    ["trousers"],
  ],
  ["Dupatta Organza for Lehenga or Saree", "Women", ["dupatta"], []],
  ["Polo T Shirt Collar Navy", "Men", ["polo"], []],
  ["LHNGA CHOLI RED BRDL", "Women", ["lehenga"], ["blouse"]],
  ["Lambs Jkt Blk Vlvt", "Women", ["jacket"], []],
  ["HDY ZIP FLC BLK", "Men", ["hoodie"], []],
  ["3 Pc Suit Waistcoat Only Charcoal", "Men", ["waistcoat"], []],
  ["Thermal Lower Black Only Bottom", "Men", ["thermal-bottom"], []],
  ["Argyle Sleeveless Sweater Vest", "Women", ["sweater-vest"], []],
  ["3pc: Kurta / Pyjama", "Men", ["kurta", "kurta-set"], ["pyjama"]],
] as const)("%s", (name, category, garment, parts) => {
  const { values } = factsOf(product(name, category));
  const pieces = values.detail.flatMap((one) => (one.startsWith("with-") ? [one.slice(5)] : []));
  expect([values.garment, pieces]).toEqual([garment, parts]);
});

it.each([
  ["Baby Leggings 6M-3Y", { from: 0.5, to: 3 }],
  ["Frock 3-4Y to 9-10Y", { from: 3, to: 10 }],
  ["Waistcoat Set First Birthday to 7 Yrs", { from: 1, to: 7 }],
  ["Bodysuit Pk5 White", { from: 0, to: 3 }],
  ["Puffer Jacket Age 9-10", { from: 9, to: 10 }],
  ["Raincoat for 7 to 9 yrs", { from: 7, to: 9 }],
  ["Shirt Pack of 2", null],
])("%s", (name, ages) => {
  expect(factsOf(product(name, "Kids")).ages).toEqual(ages);
});

it("a single age among ranges of sizes counts, too", () => {
  const frock = { ...product("Frock", "Kids"), attributes: { age: "4-5Y, 6-7Y, 8Y" } };
  expect(factsOf(frock).ages).toEqual({ from: 4, to: 8 });
});
