/** What the server knows of the app's screens beside their routes: which of them people open first. */
import { type Access, paths, productRoute, type RoutePath, routeOf } from "../../domain/routes.ts";

export interface Screen {
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

const openedFirst: Readonly<Partial<Record<RoutePath, Omit<Screen, "for">>>> = {
  [paths.login]: { chunk: "entry", drawn: true },
  [paths.signup]: { chunk: "entry", drawn: true },
  [paths.home]: { chunk: "front", drawn: true },
  [paths.collection]: { chunk: "collection", drawn: true },
  [productRoute]: { chunk: "product-detail", drawn: true },
  [paths.product]: { chunk: "product" },
};

/** The screen of a path; undefined for an address that leads nowhere. */
export function screenAt(path: string): Screen | undefined {
  const found = routeOf(path);
  return found && { for: found.access, ...openedFirst[found.route] };
}
