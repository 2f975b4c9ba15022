/**
 * A reproducible catalogue of any size for the recommendation benchmark, with names as merchants
 * write them.
 */
import type { Product } from "../../contract/schemas.ts";
import type { Category, SubCategory } from "../../domain/values.ts";
import type { ProductRecord } from "../../server/recommend/index/product-record.ts";

const shelves: readonly (readonly [Category, SubCategory, readonly string[]])[] = [
  ["Men", "TopWear", ["Casual Shirt", "Straight Kurta", "Round Neck T-Shirt", "Polo T-shirt"]],
  ["Men", "TopWear", ["Kurta with Churidar", "Nehru Jacket", "Three-Piece Suit", "Dhoti Set"]],
  ["Men", "BottomWear", ["Jeans", "Chinos", "Formal Trousers", "Joggers", "Cargo Shorts"]],
  ["Men", "WinterWear", ["Puffer Jacket", "Pullover", "Hooded Sweatshirt", "Overcoat"]],
  ["Women", "TopWear", ["Kurti", "A-Line Top", "Saree with Blouse Piece", "Shirt Dress"]],
  ["Women", "TopWear", ["Anarkali Kurta with Palazzos & Dupatta", "Maxi Dress", "Night Suit"]],
  ["Women", "BottomWear", ["Palazzos", "Jeggings", "Flared Skirt", "Lehenga Choli", "Treggings"]],
  ["Women", "WinterWear", ["Longline Cardigan", "Trench Coat", "Shawl", "Quilted Jacket", "Cape"]],
  ["Kids", "TopWear", ["T-shirt", "Fit and Flare Dress", "Kurta Pyjama Set", "Frock"]],
  ["Kids", "BottomWear", ["Track Pants", "Shorts", "Leggings (Pack of 3)", "Dungarees"]],
  ["Kids", "WinterWear", ["Padded Jacket", "Hooded Sweatshirt", "Sweater", "Thermal Set"]],
];
const words = (text: string): readonly string[] => text.split("|");
const colours = words(
  "Red|Maroon|Pink|Coral|Orange|Mustard Yellow|Olive Green|Teal|Navy Blue|Indigo|Purple|Lavender|Off-White|Black|Charcoal Grey|Brown|Beige|Gold-Toned|Peach-Coloured|Sea Green",
);
const cloths = words(
  "Pure Cotton|Cotton Blend|Linen|Art Silk|Wool|Denim|Velvet|Fleece|Khadi|Polyester|Viscose Rayon|Corduroy|Georgette|Chiffon",
);
const patterns = words(
  "Solid|Striped|Checked|Floral Printed|Embroidered|Block Printed|Bandhani|Polka Dot|Woven Design|Self Design|Colourblocked|Tie and Dye",
);
const fits = words(
  "Slim Fit|Regular Fit|Relaxed Fit|Oversized|Skinny Fit|Tailored Fit|Mid-Rise|High-Rise",
);
const parts = words(
  "with Pockets|Sleeveless|Short Sleeves|Three-Quarter Sleeves|V-Neck|Mandarin Collar|Ankle Length|Knee Length|Stretchable|Clean Look|Light Fade|with Hood",
);
const uses = words(
  "weddings and festive evenings|the office|everyday wear|winter mornings|summer days|monsoon walks|parties|travel|the gym|school|Diwali|hill trips",
);
const brands = words(
  "Aarvika|Meerut Mills|Kabirana|Gulmohar & Co|Neelabh|Champa Lane|Spitiwear|Jaipuri Rang|Kutchi|Malabari|Noorzaa|Raviraj|Tarini|Zoyava|Deccan Loom|Konkan Kids",
);

/** `count` products without explicit attributes: everything must be learnt. */
export function madeUpCatalogue(count: number): readonly ProductRecord[] {
  const next = numbersFrom(20_260_101);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error("an empty list");
    return chosen;
  };
  const maybe = (share: number, text: string): string => (next() < share ? text : "");
  return Array.from({ length: count }, (_, n): ProductRecord => {
    const [category, subCategory, garments] = pick(shelves);
    const garment = pick(garments);
    const colour = pick(colours);
    const pattern = pick(patterns);
    const cloth = pick(cloths);
    const age = 2 + Math.floor(next() * 4);
    const who = category === "Kids" ? pick(["Boys", "Girls", "Boys & Girls"]) : category;
    const ages = category === "Kids" ? maybe(0.5, `${age}-${age + 2} Years`) : "";
    const sizes: Product["sizes"] = next() < 0.7 ? ["S", "M", "L", "XL", "XXL"] : ["M", "L"];
    const name = [
      pick(brands),
      who,
      colour,
      maybe(0.25, `& ${pick(colours)}`),
      pattern,
      maybe(0.6, pick(fits)),
      maybe(0.6, cloth),
      garment,
      maybe(0.5, pick(parts)),
      maybe(0.3, pick(parts)),
      ages,
    ];
    return {
      _id: `made-up-${n}`,
      name: name.filter((part) => part !== "").join(" "),
      description: `${colour} ${garment.toLowerCase()} in ${cloth.toLowerCase()}, ${pattern.toLowerCase()}. ${maybe(0.5, `${pick(parts)}, ${pick(parts).toLowerCase()}; made for ${pick(uses)}.`)}`,
      category,
      subCategory,
      price: 199 + Math.floor(next() * 78) * 100,
      sizes,
      bestseller: next() < 0.05,
      image1: "",
      image2: "",
      image3: "",
      image4: "",
      attributes: {},
    };
  });
}

/**
 * Pseudo-random numbers from 0 to 1. https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
