/** Every screen by its route, each in a chunk of its own, and the means to fetch one ahead of its visit. */
import { type LazyScreen, lazyPart, type ScreenProps } from "./lazy-screen.tsx";
import { matchPath, type PathParameters } from "./match-path.ts";

const lazyScreen = lazyPart<ScreenProps>;

const login = lazyScreen(async () => (await import("../screens/entry/login.tsx")).LoginScreen);
const signup = lazyScreen(async () => (await import("../screens/entry/signup.tsx")).SignupScreen);
const home = lazyScreen(async () => (await import("../screens/home/home.tsx")).HomeScreen);
const collection = lazyScreen(
  async () => (await import("../screens/collection/collection.tsx")).CollectionScreen,
);
const product = lazyScreen(async () => (await import("../screens/product.tsx")).ProductScreen);
const productDetail = lazyScreen(
  async () => (await import("../screens/product-detail/product-detail.tsx")).ProductDetailScreen,
);
const about = lazyScreen(async () => (await import("../screens/about/about.tsx")).AboutScreen);
const contact = lazyScreen(
  async () => (await import("../screens/contact/contact.tsx")).ContactScreen,
);
const cart = lazyScreen(async () => (await import("../screens/cart/cart.tsx")).CartScreen);
const placeOrder = lazyScreen(
  async () => (await import("../screens/place-order/place-order.tsx")).PlaceOrderScreen,
);
const orders = lazyScreen(async () => (await import("../screens/orders/orders.tsx")).OrdersScreen);
const recommendations = lazyScreen(
  async () =>
    (await import("../screens/recommendations/recommendations.tsx")).RecommendationsScreen,
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

/** The route of a path, and what its named places hold; undefined for an address that leads nowhere. */
export function routeOf(
  path: string,
): { readonly route: Route; readonly params: PathParameters } | undefined {
  for (const route of [...entryRoutes, ...memberRoutes]) {
    const params = matchPath(route[0], path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** Whether a path is of the entry. */
export const isEntry = (path: string): boolean =>
  entryRoutes.some(([entry]) => matchPath(entry, path) !== undefined);

/** The screen of a path; that there is nothing has one of its own. */
export const screenOf = (path: string): LazyScreen => routeOf(path)?.route[1] ?? notFound;

/** Fetches the screen of a path; a failure shows when the screen is opened. */
export const prefetchScreen = (path: string): void => screenOf(path).prefetch();

/** Fetches them all: for when the shop is idle, so that a spoken command finds its screen here. */
export function prefetchMemberScreens(): void {
  for (const [, screen] of memberRoutes) screen.prefetch();
}
