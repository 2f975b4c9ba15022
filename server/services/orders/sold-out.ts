/** Refusals for sold-out pieces. */
import { soldOutWords } from "../../../domain/stock.ts";
import type { Size } from "../../../domain/values.ts";
import type { OrderLineRow } from "../../repositories/orders.ts";
import type { Short } from "../../repositories/stock.ts";
import { refuse } from "../outcome.ts";

type Lines = readonly Pick<OrderLineRow, "product">[];

export function soldOutIn(short: readonly Short[], lines: Lines): string {
  const names = new Map(lines.map(({ product }) => [product._id, product.name]));
  return short
    .map(({ productId, size, left }) =>
      soldOutWords({ name: names.get(productId) ?? productId, size, left }),
    )
    .join(" ");
}

/** @param after is appended. */
export function refuseSoldOut(short: readonly Short[], lines: Lines, after = "") {
  return refuse("conflict", `${soldOutIn(short, lines)} ${after}`.trim(), {
    field: "stock",
    soldOut: short.map(({ productId, size, left }) => ({
      itemId: productId,
      // Only sizes of the contract are ever ordered.
      size: size as Size,
      left,
    })),
  });
}
