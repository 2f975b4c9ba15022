/** Every screen by its route, each in a chunk of its own, and the means to fetch one ahead of its visit. */
import { type LazyScreen, lazyScreen } from "./lazy-screen.tsx";

const login = lazyScreen(async () => (await import("../screens/entry/login.tsx")).LoginScreen);
const signup = lazyScreen(async () => (await import("../screens/entry/signup.tsx")).SignupScreen);
const home = lazyScreen(async () => (await import("../screens/home/home.tsx")).HomeScreen);
const collection = lazyScreen(
  async () => (await import("../screens/collection/collection.tsx")).CollectionScreen,
);
const product = lazyScreen(async () => (await import("../screens/product.tsx")).ProductScreen);
const productDetail = lazyScreen(
  async () => (await import("../screens/product-detail.tsx")).ProductDetailScreen,
);
const about = lazyScreen(async () => (await import("../screens/about.tsx")).AboutScreen);
const contact = lazyScreen(async () => (await import("../screens/contact.tsx")).ContactScreen);
const cart = lazyScreen(async () => (await import("../screens/cart.tsx")).CartScreen);
const placeOrder = lazyScreen(
  async () => (await import("../screens/place-order.tsx")).PlaceOrderScreen,
);
const orders = lazyScreen(async () => (await import("../screens/orders.tsx")).OrdersScreen);
const recommendations = lazyScreen(
  async () => (await import("../screens/recommendations.tsx")).RecommendationsScreen,
);

export const notFound = lazyScreen(
  async () => (await import("../screens/not-found.tsx")).NotFoundScreen,
);

export type Route = readonly [path: string, screen: LazyScreen];

/** For visitors; a signed-in shopper is sent on. */
export const entryRoutes: readonly Route[] = [
  ["/login", login],
  ["/signup", signup],
];

/** For signed-in shoppers; anyone else signs in first. */
export const memberRoutes: readonly Route[] = [
  ["/", home],
  ["/collection", collection],
  ["/product", product],
  ["/productdetail/:productId", productDetail],
  ["/about", about],
  ["/contact", contact],
  ["/cart", cart],
  ["/placeorder", placeOrder],
  ["/order", orders],
  ["/recommendations", recommendations],
];

const firstWord = (path: string): string => path.split("/")[1] ?? "";

/** Fetches the screen of a path. */
export function prefetchScreen(path: string): void {
  const word = firstWord(path);
  const route = [...entryRoutes, ...memberRoutes].find(([known]) => firstWord(known) === word);
  (route?.[1] ?? notFound).prefetch();
}

/** Fetches them all: for when the shop is idle, so that a spoken command finds its screen here. */
export function prefetchMemberScreens(): void {
  for (const [, screen] of memberRoutes) screen.prefetch();
}
