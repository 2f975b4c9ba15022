/** A made-up catalogue of any size, for the recommendation benchmark: the same one every time. */
import type { Product } from "../contract/schemas.ts";
import type { Category, SubCategory } from "../domain/values.ts";
import type { Item } from "../server/recommend/item.ts";

const shelves: readonly (readonly [Category, SubCategory, readonly string[]])[] = [
  ["Men", "TopWear", ["Shirt", "Kurta", "T-Shirt", "Polo"]],
  ["Men", "BottomWear", ["Jeans", "Chinos", "Trousers", "Joggers", "Shorts"]],
  ["Men", "WinterWear", ["Puffer Jacket", "Sweater", "Hoodie", "Overcoat"]],
  ["Women", "TopWear", ["Kurti", "Top", "Saree", "Blouse", "Anarkali Kurta"]],
  ["Women", "BottomWear", ["Palazzos", "Jeans", "Skirt", "Lehenga"]],
  ["Women", "WinterWear", ["Cardigan", "Coat", "Shawl", "Quilted Jacket"]],
  ["Kids", "TopWear", ["T-Shirt", "Frock", "Kurta"]],
  ["Kids", "BottomWear", ["Joggers", "Shorts", "Leggings", "Dungarees"]],
  ["Kids", "WinterWear", ["Puffer Jacket", "Hoodie", "Sweater"]],
];
const colours =
  "red maroon pink coral orange mustard yellow green olive teal blue navy indigo purple lavender white ivory black grey brown beige".split(
    " ",
  );
const materials =
  "cotton linen silk wool denim velvet fleece khadi nylon viscose corduroy chiffon".split(" ");
const patterns = "plain striped checked floral embroidered block-printed bandhani polka".split(" ");
const uses = [
  "weddings and festive evenings",
  "the office",
  "everyday wear",
  "winter mornings",
  "summer days",
  "monsoon walks",
  "parties",
  "travel",
  "the gym",
  "school",
  "Diwali",
  "hill trips",
];
const touches = [
  "soft inside",
  "with two pockets",
  "with a full zip",
  "easy to wash",
  "lined",
  "with a high collar",
  "light to carry",
  "with a drawstring",
];
const names =
  "Aarav Meera Kabir Gulmohar Neel Champa Spiti Jaipur Kutch Malabar Noor Ravi Tara Zoya Deccan Konkan".split(
    " ",
  );

/** `count` products with descriptions, and no explicit attributes: everything must be learnt. */
export function madeUpCatalogue(count: number): readonly Item[] {
  const next = numbersFrom(20_260_101);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error("an empty list");
    return chosen;
  };
  return Array.from({ length: count }, (_, n): Item => {
    const [category, subCategory, garments] = pick(shelves);
    const garment = pick(garments);
    const colour = pick(colours);
    const material = pick(materials);
    const age = 2 + Math.floor(next() * 4);
    const kids =
      category === "Kids"
        ? ` For ${pick(["boys", "girls", "boys and girls"])} of ${age} to ${age + 6} years.`
        : "";
    const sizes: Product["sizes"] = next() < 0.7 ? ["S", "M", "L", "XL", "XXL"] : ["M", "L"];
    return {
      _id: `made-up-${n}`,
      name: `${pick(names)} ${pick(names)} ${garment}`,
      description: `A ${colour} ${garment.toLowerCase()} in ${pick(patterns)} ${material}, ${pick(touches)} and ${pick(touches)}. Made for ${pick(uses)}.${kids}`,
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

/** Numbers from 0 to 1 that look random and are always the same. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
