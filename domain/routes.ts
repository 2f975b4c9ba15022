/** The shop's screens: their addresses, who may see them, and what they are called within a sentence. */

/** The addresses that never change; a product's page is at `productPath`. */
export const paths = {
  login: "/login",
  signup: "/signup",
  home: "/",
  collection: "/collection",
  product: "/product",
  about: "/about",
  contact: "/contact",
  cart: "/cart",
  placeOrder: "/placeorder",
  orders: "/order",
  recommendations: "/recommendations",
} as const;

export const productRoute = "/productdetail/:productId";

/** Visitors sign in there, and a shopper who is signed in is sent on; members have to be signed in. */
export type Access = "visitors" | "members";

const access = {
  [paths.login]: "visitors",
  [paths.signup]: "visitors",
  [paths.home]: "members",
  [paths.collection]: "members",
  [paths.product]: "members",
  [productRoute]: "members",
  [paths.about]: "members",
  [paths.contact]: "members",
  [paths.cart]: "members",
  [paths.placeOrder]: "members",
  [paths.orders]: "members",
  [paths.recommendations]: "members",
} as const satisfies Readonly<Record<string, Access>>;

export type RoutePath = keyof typeof access;

/** Where a spoken command can lead. */
export type Destination = Exclude<
  RoutePath,
  typeof paths.login | typeof paths.signup | typeof productRoute
>;

export const titles: Readonly<Record<RoutePath, string>> = {
  [paths.login]: "the sign-in",
  [paths.signup]: "the registration",
  [paths.home]: "the home page",
  [paths.collection]: "the collection",
  [paths.product]: "new and best sellers",
  [productRoute]: "a product's page",
  [paths.about]: "about us",
  [paths.contact]: "contact us",
  [paths.cart]: "the cart",
  [paths.placeOrder]: "the checkout",
  [paths.orders]: "the orders",
  [paths.recommendations]: "what I found for you",
};

/** What stands in the named places of a route. */
export type PathParameters = Readonly<Record<string, string>>;

export interface Visited {
  readonly route: RoutePath;
  readonly access: Access;
  readonly params: PathParameters;
}

/** Each with who may see it. */
export const routes = Object.entries(access) as readonly [RoutePath, Access][]; // the entries of that record

/** The route of a path; undefined for an address that leads nowhere, as with a slash at its end. */
export function routeOf(path: string): Visited | undefined {
  for (const [route, who] of routes) {
    const params = matched(route, path);
    if (params !== undefined) return { route, access: who, params };
  }
  return undefined;
}

/** The page of a product. */
export const productPath = (id: string): string => `/productdetail/${encodeURIComponent(id)}`;

/** The id of the product whose page a path is. */
export const productAt = (path: string): string | undefined =>
  matched(productRoute, path)?.productId;

function matched(route: RoutePath, path: string): PathParameters | undefined {
  const wanted = partsOf(route);
  const given = partsOf(path);
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [place, word] of wanted.entries()) {
    const part = given[place] ?? "";
    if (word.startsWith(":") && part !== "") found[word.slice(1)] = decoded(part);
    else if (word !== part) return undefined;
  }
  return found;
}

const partsOf = (path: string): readonly string[] => path.replace(/^\//, "").split("/");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone "%" escapes nothing
  }
}
