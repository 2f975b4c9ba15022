/**
 * Title, description, address and picture for search engines and link previews. They send no cookie, so the
 * page is the same for all.
 */
import type { Product } from "../../../contract/schemas.ts";
import { paths, type RoutePath } from "../../../domain/routes.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** As on the screens; else the shop's name. */
const titles: Readonly<Partial<Record<RoutePath, string>>> = {
  [paths.login]: "Login",
  [paths.signup]: "Create an account",
  [paths.forgotPassword]: "Forgot password",
  [paths.resetPassword]: "New password",
  [paths.collection]: "Collections",
  [paths.about]: "About us",
  [paths.contact]: "Contact us",
};

export interface Described {
  readonly route: RoutePath;
  readonly path: string;
  readonly product: Product | undefined;
}

export interface Describer {
  /** Null if unpublished: addresses stay relative. */
  readonly origin: string | null;
  readonly shopName: string;
}

/** The built page with its own title, description and tags. */
export function describePage(
  page: string,
  { route, path, product }: Described,
  { origin, shopName }: Describer,
): string {
  const own = product?.name ?? titles[route];
  const title = escapeMarkup(own === undefined ? shopName : `${own} · ${shopName}`);
  const standing = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? "";
  const description = product === undefined ? standing : escapeMarkup(product.description);
  const at = (address: string): string =>
    escapeMarkup(origin === null ? address : new URL(address, origin).href);
  const properties = {
    "og:type": product === undefined ? "website" : "product",
    "og:site_name": escapeMarkup(shopName),
    "og:title": title,
    "og:description": description,
    "og:url": at(path),
    "og:image": at(product?.image1 ?? "/preview.png"),
    "og:image:alt": escapeMarkup(product?.name ?? shopName),
  };
  const tags = [
    // A relative one counts as none: https://developer.chrome.com/docs/lighthouse/seo/canonical
    ...(origin === null ? [] : [`<link rel="canonical" href="${at(path)}">`]),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${description}"`,
    )
    .replace("</head>", () => `${tags.join("")}</head>`);
}
