/** Return and exchange requests, within the period and of pieces that are left. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { leftToReturn, returnStatuses, returnUntil } from "../../domain/after-order.ts";
import type { Sql } from "../db/database.ts";
import { products, returns } from "../db/schema.ts";
import { factsOf, type LineRow, type LockedOrder } from "./locked-order.ts";
import { type Short, takeStock } from "./stock.ts";

export type ReturnWish = {
  readonly orderId: string;
  readonly userId: string;
  readonly itemId: string;
  readonly size: string;
  readonly quantity: number;
  readonly reason: string;
  readonly exchangeFor: string | null;
  readonly idempotencyKey: string | null;
  readonly at: Date;
};

export type ReturnAsked =
  | { readonly type: "asked" }
  | { readonly type: "no-order" | "no-line" | "same-size" | "other-contents" }
  | { readonly type: "not-delivered"; readonly status: string }
  | { readonly type: "too-late" }
  | { readonly type: "too-many"; readonly left: number }
  /** The sizes in stock, perhaps none. */
  | { readonly type: "no-such-size"; readonly name: string }
  | { readonly type: "sold-out"; readonly name: string; readonly short: Short };

/** An exchange takes the other size from stock. Lock the order first. */
export async function askForReturn(
  transaction: Sql,
  { order }: LockedOrder,
  line: LineRow,
  wish: ReturnWish,
): Promise<ReturnAsked> {
  const { quantity, reason, exchangeFor, idempotencyKey, at } = wish;
  const known = await transaction.select().from(returns).where(eq(returns.orderId, order.id));
  const before =
    idempotencyKey === null
      ? undefined
      : known.find((row) => row.idempotencyKey === idempotencyKey);
  if (before !== undefined) {
    const isSame =
      before.position === line.position &&
      before.quantity === quantity &&
      before.reason === reason &&
      before.exchangeFor === exchangeFor;
    return { type: isSame ? "asked" : "other-contents" };
  }
  const facts = factsOf(order);
  const ofLine = known.filter(({ position }) => position === line.position);
  const until = returnUntil(facts);
  if (until === undefined) return { type: "not-delivered", status: order.status };
  if (at.getTime() > until) return { type: "too-late" };
  const left = leftToReturn(facts, line, ofLine, at.getTime());
  if (quantity > left) return { type: "too-many", left };
  if (exchangeFor === line.size) return { type: "same-size" };

  let taken = 0;
  if (exchangeFor !== null) {
    const { _id: productId, name } = line.product;
    const [product] = await transaction.select().from(products).where(eq(products.id, productId));
    if (!product?.sizes.includes(exchangeFor)) return { type: "no-such-size", name };
    const pieces = await takeStock(transaction, [{ productId, size: exchangeFor, quantity }], {
      userId: order.userId,
      orderId: order.id,
      at,
    });
    if (!pieces.ok) {
      const [short] = pieces.short;
      if (short === undefined) throw new Error("Stock was refused without a reason");
      return { type: "sold-out", name, short };
    }
    taken = pieces.counted.reduce((sum, piece) => sum + piece.quantity, 0);
  }
  await transaction.insert(returns).values({
    id: randomUUID(),
    orderId: order.id,
    position: line.position,
    quantity,
    reason,
    exchangeFor,
    taken,
    status: returnStatuses.asked(exchangeFor),
    idempotencyKey,
    createdAt: at,
  });
  return { type: "asked" };
}
