/** A few products in the catalogue's form. */
const products = [
  {
    _id: "linen-shirt",
    name: "Linen Shirt",
    description: "A light shirt for hot days.",
    category: "Men",
    subCategory: "TopWear",
    price: 1299,
    sizes: ["S", "M", "L"],
    bestseller: true,
    attributes: { material: "linen" },
  },
  {
    _id: "wool-coat",
    name: "Wool Coat",
    description: "A warm coat to the knee.",
    category: "Women",
    subCategory: "WinterWear",
    price: 4999,
    sizes: ["M", "L", "XL"],
    bestseller: false,
  },
  {
    _id: "play-trousers",
    name: "Play Trousers",
    description: "Trousers with strong knees.",
    category: "Kids",
    subCategory: "BottomWear",
    price: 599,
    sizes: ["S"],
    bestseller: false,
  },
];

export const testCatalogue = products.map((product) => JSON.stringify(product)).join("\n");
