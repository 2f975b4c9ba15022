/** The one order in which sizes are shown. */
import type { Size } from "../../contract/schemas.ts";

const order: readonly Size[] = ["S", "M", "L", "XL", "XXL"];

/** For Array.sort: S, M, L, XL, XXL. */
export const bySize = (a: Size, b: Size): number => order.indexOf(a) - order.indexOf(b);
