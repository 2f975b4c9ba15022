/** A product with the catalogue's other facts. */
import type { Product } from "../../../contract/schemas.ts";

export interface ProductRecord extends Product {
  readonly attributes: Readonly<Record<string, unknown>>;
}
