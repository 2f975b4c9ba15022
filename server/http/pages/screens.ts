/** What the server knows of the app's screens beside their routes: which of them people open first. */
import {
  type Access,
  paths,
  productRoute,
  type RoutePath,
  routes,
} from "../../../domain/routes.ts";

export interface Screen {
  /** As Fastify writes it, too. Another spelling is another address. */
  readonly route: RoutePath;
  /** The guards send everybody else to another screen. */
  readonly for: Access;
  /**
   * Of the screens that people open first: the name of its file, as the build's manifest has it; groups
   * of vite.config.ts name some.
   */
  readonly chunk?: string;
  /** Its first look needs no more than the list of products, so it is drawn ahead. */
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
