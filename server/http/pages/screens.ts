/** The screens opened first, for preloading. */
import {
  type Access,
  paths,
  productRoute,
  type RoutePath,
  routes,
} from "../../../domain/routes.ts";

export interface Screen {
  readonly route: RoutePath;
  /** The guards redirect others. */
  readonly for: Access;
  /** Chunk in the build's manifest; groups of vite.config.ts name some. */
  readonly chunk?: string;
  /** Prerendered: needs only the product list. */
  readonly prerendered?: true;
}

const openedFirst: Readonly<Partial<Record<RoutePath, Pick<Screen, "chunk" | "prerendered">>>> = {
  [paths.login]: { chunk: "entry", prerendered: true },
  [paths.signup]: { chunk: "entry", prerendered: true },
  [paths.home]: { chunk: "front", prerendered: true },
  [paths.collection]: { chunk: "collection", prerendered: true },
  [productRoute]: { chunk: "product-detail", prerendered: true },
  [paths.product]: { chunk: "product" },
};

export const screens: readonly Screen[] = routes.map(([route, access]) => ({
  route,
  for: access,
  ...openedFirst[route],
}));

export const screenOf = (route: string): Screen | undefined =>
  screens.find((screen) => screen.route === route);
