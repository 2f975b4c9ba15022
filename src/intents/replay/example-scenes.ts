/**
 * Named screens for fixtures and tests, with a few demo products: `{"scene": {"like": "product"}}`.
 */
import { blankDelivery } from "../../../domain/delivery.ts";
import { paths, productPath } from "../../../domain/routes.ts";
import { orderStatuses } from "../../../domain/values.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";

export const examplePieces: readonly Piece[] = [
  {
    id: "monsoon-blue-linen-shirt",
    name: "Monsoon Blue Linen Shirt",
    price: 1599,
    category: "Men",
    subCategory: "TopWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description:
      "A light blue shirt in pure linen with a soft collar and a chest pocket. The fit is easy, so air moves through on humid days. Wear it to work, on holiday or over a tee at the weekend.",
  },
  {
    id: "easy-white-linen-shirt",
    name: "Easy White Linen Shirt",
    price: 1499,
    category: "Women",
    subCategory: "TopWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description:
      "A loose white shirt in washed linen with a chest pocket and rolled cuffs. Long enough to wear out, light enough for May. It goes with everything, from palazzos to jeans, all summer.",
  },
  {
    id: "snow-day-fair-isle-sweater",
    name: "Snow Day Fair Isle Sweater",
    price: 999,
    category: "Kids",
    subCategory: "WinterWear",
    sizes: ["S", "M", "L", "XL"],
    description:
      "A red sweater in soft acrylic wool with ivory fair isle bands and ribbed edges. No itch, machine washable. For boys and girls of 2 to 10 years, for winter school, Christmas and hill holidays.",
  },
  {
    id: "kabir-linen-kurta",
    name: "Kabir Linen Kurta",
    price: 1899,
    category: "Men",
    subCategory: "TopWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description:
      "A knee-length kurta in sand beige linen that gets softer with every wash. Cut straight with side slits and a short buttoned placket, it stays cool through summer. Good for pujas, family lunches and warm evenings; pair it with a white churidar.",
  },
  {
    id: "spiti-puffer-jacket",
    name: "Spiti Puffer Jacket",
    price: 3999,
    category: "Men",
    subCategory: "WinterWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description:
      "A warm vermilion puffer in recycled nylon, filled for real cold and light to carry. High collar, full zip and zipped hand pockets. For hill stations, early trains and Delhi Januaries.",
  },
  {
    id: "sarson-puff-sleeve-blouse",
    name: "Sarson Puff-Sleeve Blouse",
    price: 999,
    category: "Women",
    subCategory: "TopWear",
    sizes: ["S", "M", "L", "XL"],
    description:
      "A mustard yellow blouse in crisp cotton poplin with puffed sleeves, a square neck and a peplum waist. Neat and a little playful. Wear it with jeans or a skirt for college, brunch and summer parties.",
  },
  {
    id: "indigo-straight-jeans",
    name: "Indigo Straight Jeans",
    price: 1999,
    category: "Men",
    subCategory: "BottomWear",
    sizes: ["S", "M", "L", "XL", "XXL"],
    description:
      "Five-pocket jeans in dark indigo denim with copper-coloured stitching. They run straight from hip to hem and soften as they fade. Wear them all year, to college, to work on a Friday, anywhere.",
  },
  {
    id: "srinagar-paisley-shawl",
    name: "Srinagar Paisley Shawl",
    price: 3499,
    category: "Women",
    subCategory: "WinterWear",
    sizes: ["M", "L"],
    description:
      "A rose pink shawl in fine wool with woven paisleys and a deep wine border. Soft, wide and warm without weight. A gift for mothers and grandmothers, and right for every winter wedding.",
  },
  {
    id: "ranjani-little-lehenga",
    name: "Ranjani Little Lehenga",
    price: 1499,
    category: "Kids",
    subCategory: "BottomWear",
    sizes: ["S", "M", "L"],
    description:
      "A marigold orange lehenga skirt in art silk with a rani pink border and gold mangoes. The elastic waist is soft and there is a cotton lining. For girls of 3 to 10 years, at weddings, Diwali and dance days.",
  },
  {
    id: "phulwari-tiered-skirt",
    name: "Phulwari Tiered Skirt",
    price: 1399,
    category: "Women",
    subCategory: "BottomWear",
    sizes: ["S", "M", "L", "XL"],
    description:
      "A long tiered skirt in ivory cotton with a vermilion and green flower print. Three gathered tiers and an elastic waist make it move. For summer fairs, beach towns and easy Sundays.",
  },
];

const ids = examplePieces.map(({ id }) => id);
const bare: ShopScene = { catalogue: examplePieces, inView: [], cart: [], fee: 40 };
const linen = "monsoon-blue-linen-shirt";
const view = { categories: [], subCategories: [], sort: "relavent" } as const;
const cart = [
  { id: linen, size: "M", quantity: 1 },
  { id: "indigo-straight-jeans", size: "L", quantity: 2 },
] as const;

const ordered = (id: string, name: string) => ({ id, name, status: orderStatuses[0] }) as const;

export const exampleScenes = {
  home: { screen: paths.home, shop: { ...bare, inView: ids, columns: 4 } },
  about: { screen: paths.about, shop: bare },
  collection: { screen: paths.collection, shop: { ...bare, inView: ids, columns: 4, view } },
  filtered: {
    screen: paths.collection,
    shop: {
      ...bare,
      inView: [linen, "kabir-linen-kurta"],
      columns: 4,
      view: { ...view, categories: ["Men"], subCategories: ["TopWear"] },
    },
  },
  narrowed: {
    screen: paths.collection,
    shop: {
      ...bare,
      inView: [linen],
      columns: 4,
      view: { ...view, colours: ["blue"], sizes: ["L"], price: { to: 2000 } },
    },
  },
  product: { screen: productPath(linen), shop: { ...bare, open: { id: linen } } },
  "product-in-medium": {
    screen: productPath(linen),
    shop: { ...bare, open: { id: linen, size: "M" } },
  },
  "small-sizes": {
    screen: productPath("ranjani-little-lehenga"),
    shop: { ...bare, open: { id: "ranjani-little-lehenga" } },
  },
  cart: { screen: paths.cart, shop: { ...bare, inView: cart.map(({ id }) => id), cart } },
  "cart-of-one": {
    screen: paths.cart,
    shop: { ...bare, inView: [linen], cart: [{ id: linen, size: "M", quantity: 1 }] },
  },
  "empty-cart": { screen: paths.cart, shop: bare },
  checkout: {
    screen: paths.placeOrder,
    shop: {
      ...bare,
      inView: cart.map(({ id }) => id),
      cart,
      checkout: { form: blankDelivery, method: "cod" },
    },
  },
  "checkout-filled": {
    screen: paths.placeOrder,
    shop: {
      ...bare,
      inView: cart.map(({ id }) => id),
      cart,
      checkout: {
        form: {
          firstName: "Asha",
          lastName: "Rao",
          email: "asha@example.com",
          street: "12 MG Road",
          city: "Bengaluru",
          state: "Karnataka",
          pinCode: "560001",
          country: "India",
          phone: "9876543210",
        },
        method: "cod",
      },
    },
  },
  orders: { screen: paths.orders, shop: bare },
  unpaid: {
    screen: paths.orders,
    shop: {
      ...bare,
      inView: ["kabir-linen-kurta", linen],
      orders: [
        { ...ordered("kabir-linen-kurta", "Kabir Linen Kurta"), orderId: "2", due: 1939 },
        { ...ordered(linen, "Monsoon Blue Linen Shirt"), orderId: "1", status: orderStatuses[1] },
      ],
    },
  },
  "two-unpaid": {
    screen: paths.orders,
    shop: {
      ...bare,
      inView: ["kabir-linen-kurta", linen],
      orders: [
        { ...ordered("kabir-linen-kurta", "Kabir Linen Kurta"), orderId: "3", due: 1939 },
        { ...ordered(linen, "Monsoon Blue Linen Shirt"), orderId: "2", due: 1639 },
        { ...ordered("kabir-linen-kurta", "Kabir Linen Kurta"), orderId: "1", due: 3838 },
      ],
    },
  },
  related: {
    screen: productPath(linen),
    shop: {
      ...bare,
      inView: ["kabir-linen-kurta", "spiti-puffer-jacket"],
      columns: 4,
      open: { id: linen },
    },
  },
  contact: {
    screen: paths.contact,
    shop: { ...bare, page: ["You reach us at 12 Lantern Lane.", "By phone: 00000."] },
  },
  recommendations: {
    screen: paths.recommendations,
    shop: { ...bare, inView: [linen, "easy-white-linen-shirt", "kabir-linen-kurta"] },
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** With a larger catalogue that includes these; whatever showed all shows all of it. */
export function inCatalogue(scene: Scene, catalogue: readonly Piece[]): Scene {
  if (!scene.shop) return scene;
  const all = scene.shop.inView.length === examplePieces.length;
  const inView = all ? catalogue.map(({ id }) => id) : scene.shop.inView;
  return { ...scene, shop: { ...scene.shop, catalogue, inView } };
}
