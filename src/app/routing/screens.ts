import { paths, productRoute, type RoutePath, routeOf } from "../../../domain/routes.ts";
import { type LazyScreen, lazyPart, type RouteProps } from "./lazy-screen.tsx";

const lazyScreen = lazyPart<RouteProps>;

const login = lazyScreen(async () => (await import("../../screens/entry/login.tsx")).LoginScreen);
const signup = lazyScreen(
  async () => (await import("../../screens/entry/signup.tsx")).SignupScreen,
);
const home = lazyScreen(async () => (await import("../../screens/home/home.tsx")).HomeScreen);
const collection = lazyScreen(
  async () => (await import("../../screens/collection/collection.tsx")).CollectionScreen,
);
const product = lazyScreen(async () => (await import("../../screens/product.tsx")).ProductScreen);
const productDetail = lazyScreen(
  async () => (await import("../../screens/product-detail/product-detail.tsx")).ProductDetailScreen,
);
const about = lazyScreen(async () => (await import("../../screens/about/about.tsx")).AboutScreen);
const contact = lazyScreen(
  async () => (await import("../../screens/contact/contact.tsx")).ContactScreen,
);
const cart = lazyScreen(async () => (await import("../../screens/cart/cart.tsx")).CartScreen);
const placeOrder = lazyScreen(
  async () => (await import("../../screens/place-order/place-order.tsx")).PlaceOrderScreen,
);
const orders = lazyScreen(
  async () => (await import("../../screens/orders/orders.tsx")).OrdersScreen,
);
const forgotPassword = lazyScreen(
  async () => (await import("../../screens/password/forgot.tsx")).ForgotPasswordScreen,
);
const resetPassword = lazyScreen(
  async () => (await import("../../screens/password/reset.tsx")).ResetPasswordScreen,
);
const account = lazyScreen(
  async () => (await import("../../screens/account/account.tsx")).AccountScreen,
);
const recommendations = lazyScreen(
  async () =>
    (await import("../../screens/recommendations/recommendations.tsx")).RecommendationsScreen,
);

const notFound = lazyScreen(
  async () => (await import("../../screens/not-found.tsx")).NotFoundScreen,
);

const screens: Readonly<Record<RoutePath, LazyScreen>> = {
  [paths.login]: login,
  [paths.signup]: signup,
  [paths.home]: home,
  [paths.collection]: collection,
  [paths.product]: product,
  [productRoute]: productDetail,
  [paths.about]: about,
  [paths.contact]: contact,
  [paths.cart]: cart,
  [paths.placeOrder]: placeOrder,
  [paths.forgotPassword]: forgotPassword,
  [paths.resetPassword]: resetPassword,
  [paths.orders]: orders,
  [paths.account]: account,
  [paths.recommendations]: recommendations,
};

/** Need no session. */
export function isEntry(path: string): boolean {
  const access = routeOf(path)?.access;
  return access !== undefined && access !== "members";
}

export function screenOf(path: string): LazyScreen {
  const found = routeOf(path);
  return found === undefined ? notFound : screens[found.route];
}

/** A failure shows on opening. */
export const prefetchScreen = (path: string): void => screenOf(path).prefetch();

/** Prefetches members' screens when idle, for commands. */
export function prefetchMemberScreens(): void {
  for (const [path, screen] of Object.entries(screens)) if (!isEntry(path)) screen.prefetch();
}
