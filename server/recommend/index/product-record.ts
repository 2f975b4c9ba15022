/** A product as the engine sees it: the contract's product and what else the catalogue says of it. */
import type { Product } from "../../../contract/schemas.ts";

export interface Item extends Product {
  /** Explicit facts of a catalogue; what is missing is learnt from name and description. */
  readonly attributes: Readonly<Record<string, unknown>>;
}
