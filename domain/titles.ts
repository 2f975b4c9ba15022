/** Within a sentence. */
import { paths, productRoute, type RoutePath } from "./routes.ts";

export const titles: Readonly<Record<RoutePath, string>> = {
  [paths.login]: "the sign-in",
  [paths.signup]: "the registration",
  [paths.forgotPassword]: "the forgotten password",
  [paths.resetPassword]: "the new password",
  [paths.home]: "the home page",
  [paths.collection]: "the collection",
  [paths.product]: "new and best sellers",
  [productRoute]: "a product's page",
  [paths.about]: "about us",
  [paths.contact]: "contact us",
  [paths.cart]: "the cart",
  [paths.placeOrder]: "the checkout",
  [paths.orders]: "the orders",
  [paths.account]: "your account",
  [paths.recommendations]: "what I found for you",
};
