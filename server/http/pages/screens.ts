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
  readonly drawn?: true;
}

const openedFirst: Readonly<Partial<Record<RoutePath, Pick<Screen, "chunk" | "drawn">>>> = {
  [paths.login]: { chunk: "entry", drawn: true },
  [paths.signup]: { chunk: "entry", drawn: true },
  [paths.home]: { chunk: "front", drawn: true },
  [paths.collection]: { chunk: "collection", drawn: true },
  [productRoute]: { chunk: "product-detail", drawn: true },
  [paths.product]: { chunk: "product" },
};

export const screens: readonly Screen[] = routes.map(([route, access]) => ({
  route,
  for: access,
  ...openedFirst[route],
}));

export const screenOf = (route: string): Screen | undefined =>
  screens.find((screen) => screen.route === route);
