/** The shop's screens: their addresses, and who may see them. */

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

export type RoutePath = (typeof paths)[keyof typeof paths] | typeof productRoute;

/** Where a spoken command can lead. */
export type Destination = Exclude<
  RoutePath,
  typeof paths.login | typeof paths.signup | typeof productRoute
>;

/** Visitors sign in there, and a shopper who is signed in is sent on; members have to be signed in. */
export type Access = "visitors" | "members";

const entry: readonly RoutePath[] = [paths.login, paths.signup];

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
  entry.includes(route) ? "visitors" : "members",
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
