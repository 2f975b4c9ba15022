/** A product with the catalogue's other facts. */
import type { Product } from "../../../contract/schemas.ts";

export interface Item extends Product {
  /** Explicit facts; others are read from name and description. */
  readonly attributes: Readonly<Record<string, unknown>>;
}
