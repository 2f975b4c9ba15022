/** Fixed addresses; for a product see `productPath`. */
export const paths = {
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgotpassword",
  resetPassword: "/resetpassword",
  home: "/",
  collection: "/collection",
  product: "/product",
  about: "/about",
  contact: "/contact",
  cart: "/cart",
  placeOrder: "/placeorder",
  orders: "/order",
  account: "/account",
  recommendations: "/recommendations",
} as const;

export const productRoute = "/productdetail/:productId";

export type RoutePath = (typeof paths)[keyof typeof paths] | typeof productRoute;

/** Destinations of spoken commands. */
export type Destination = Exclude<
  RoutePath,
  | typeof paths.login
  | typeof paths.signup
  | typeof paths.forgotPassword
  | typeof paths.resetPassword
  | typeof productRoute
>;

/**
 * Visitors: signed-in shoppers are sent on. Members: need a sign-in. Anyone: resetting a password
 * works either way.
 */
export type Access = "visitors" | "anyone" | "members";

const open: Readonly<Partial<Record<RoutePath, Access>>> = {
  [paths.login]: "visitors",
  [paths.signup]: "visitors",
  [paths.forgotPassword]: "anyone",
  [paths.resetPassword]: "anyone",
};

export type PathParameters = Readonly<Record<string, string>>;

interface Visited {
  readonly route: RoutePath;
  readonly access: Access;
  readonly params: PathParameters;
}

const all: readonly RoutePath[] = [...Object.values(paths), productRoute];

export const routes = all.map((route): readonly [RoutePath, Access] => [
  route,
  open[route] ?? "members",
]);

/** Undefined for an unknown address, or one with a trailing slash. */
export function routeOf(path: string): Visited | undefined {
  for (const [route, access] of routes) {
    const params = matched(route, path);
    if (params !== undefined) return { route, access, params };
  }
  return undefined;
}

export const productPath = (id: string): string => `/productdetail/${encodeURIComponent(id)}`;

/** The token is in the fragment, where no server or log reads it. */
export const resetLink = (token: string): string =>
  `${paths.resetPassword}#${encodeURIComponent(token)}`;

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
