/** The shop's screens: their addresses, and who may see them. */

/** The addresses that never change; a product's page is at `productPath`. */
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

/** Where a spoken command can lead. */
export type Destination = Exclude<
  RoutePath,
  | typeof paths.login
  | typeof paths.signup
  | typeof paths.forgotPassword
  | typeof paths.resetPassword
  | typeof productRoute
>;

/**
 * Visitors sign in there, and a shopper who is signed in is sent on; members have to be signed in;
 * anyone may set a forgotten password, signed in elsewhere or here.
 */
export type Access = "visitors" | "anyone" | "members";

const open: Readonly<Partial<Record<RoutePath, Access>>> = {
  [paths.login]: "visitors",
  [paths.signup]: "visitors",
  [paths.forgotPassword]: "anyone",
  [paths.resetPassword]: "anyone",
};

/** What stands in the named places of a route. */
export type PathParameters = Readonly<Record<string, string>>;

export interface Visited {
  readonly route: RoutePath;
  readonly access: Access;
  readonly params: PathParameters;
}

const all: readonly RoutePath[] = [...Object.values(paths), productRoute];

/** Each with who may see it. */
export const routes = all.map((route): readonly [RoutePath, Access] => [
  route,
  open[route] ?? "members",
]);

/** The route of a path; undefined for an address that leads nowhere, as with a slash at its end. */
export function routeOf(path: string): Visited | undefined {
  for (const [route, access] of routes) {
    const params = matched(route, path);
    if (params !== undefined) return { route, access, params };
  }
  return undefined;
}

/** The page of a product. */
export const productPath = (id: string): string => `/productdetail/${encodeURIComponent(id)}`;

/** Where a link in an e-mail leads: its token stands where no server or log reads it. */
export const resetLink = (token: string): string =>
  `${paths.resetPassword}#${encodeURIComponent(token)}`;

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
