/** Changes to placed orders. */
import type { Body, Order } from "../../../contract/schemas.ts";
import { soldOutWords } from "../../../domain/stock.ts";
import {
  afterStatuses,
  lastStatus,
  type PaymentMethod,
  returnDays,
} from "../../../domain/values.ts";
import type { Limit } from "../../config.ts";
import type { Cancelled, ChangedOrderRepository } from "../../repositories/changed-orders.ts";
import type { OrderRepository } from "../../repositories/orders.ts";
import type { ReturnAsked } from "../../repositories/return-asks.ts";
import type { ReturnRepository } from "../../repositories/returns.ts";
import type { Limiter } from "../limiter.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import type { Delivery } from "./delivery.ts";
import type { OrderViews } from "./order-views.ts";

type AfterOrderParts = {
  readonly orders: Pick<OrderRepository, "byId">;
  readonly changed: ChangedOrderRepository;
  readonly returns: ReturnRepository;
  readonly views: Pick<OrderViews, "one">;
  readonly delivery: Pick<Delivery, "checkOrder">;
  readonly limiter: Limiter;
  /** Changes per shopper. */
  readonly limit: Limit;
  readonly now: () => number;
  /** A refund may be due. */
  readonly owed: () => void;
};

export type AfterOrders = ReturnType<typeof createAfterOrders>;

type Answered = Promise<Outcome<{ readonly success: true; readonly order: Order }>>;

export function createAfterOrders(parts: AfterOrderParts) {
  const { orders, changed, returns, views, delivery, limiter, limit, now, owed } = parts;

  const allowed = (userId: string) => limiter.allow({ what: "after-order", who: userId, limit });

  const answer = async (userId: string, orderId: string): Answered => {
    const order = await views.one(userId, orderId);
    return order === null ? noOrder : ok({ success: true, order });
  };

  return {
    async cancel(userId: string, wish: Body<"cancelOrder">): Answered {
      const { orderId, itemId, size } = wish;
      const may = await allowed(userId);
      if (!may.ok) return may;
      if (itemId === undefined && size !== undefined) {
        return refuse("bad-input", "Please say which product of that size", { field: "itemId" });
      }
      const line = itemId === undefined ? null : { itemId, size };
      const at = new Date(now());
      const done = await changed.cancel({ orderId, userId, line, note: null, at });
      if (done.type !== "cancelled") return cancelRefusal(done, itemId);
      if (done.refundPaise > 0) owed();
      return answer(userId, orderId);
    },

    async changeAddress(userId: string, wish: Body<"changeOrderAddress">): Answered {
      const may = await allowed(userId);
      if (!may.ok) return may;
      const { orderId, address } = wish;
      const order = await orders.byId(userId, orderId);
      if (order === null) return noOrder;
      const reached = delivery.checkOrder(address, order.paymentMethod as PaymentMethod);
      if (!reached.ok) return reached;
      const done = await changed.changeAddress({ orderId, userId, address });
      if (done.type === "no-order") return noOrder;
      if (done.type === "too-late") return tooLate(done.status, "sent elsewhere");
      return answer(userId, orderId);
    },

    /** `key` is the client's idempotency key. */
    async giveBack(userId: string, wish: Body<"returnItem">, key: string | null): Answered {
      const may = await allowed(userId);
      if (!may.ok) return may;
      const done = await returns.ask({
        ...wish,
        userId,
        exchangeFor: wish.exchangeFor ?? null,
        idempotencyKey: key,
        at: new Date(now()),
      });
      return done.type === "asked" ? answer(userId, wish.orderId) : returnRefusal(done, wish);
    },
  };
}

const noOrder = refuse("not-found", "There is no such order", { field: "orderId" });
const noLine = (itemId = "") =>
  refuse("not-found", `There is no “${itemId}” of that size in this order`, { field: "itemId" });

const tooLate = (status: string, what: string) =>
  refuse(
    "conflict",
    status === afterStatuses.cancelled
      ? "This order is cancelled already."
      : `This order is ${status} already and can't be ${what} any more.`,
    { field: "status" },
  );

function cancelRefusal(
  refused: Exclude<Cancelled, { readonly type: "cancelled" }>,
  itemId: string | undefined,
) {
  switch (refused.type) {
    case "no-order":
      return noOrder;
    case "no-line":
      return noLine(itemId);
    case "which-size":
      return refuse("bad-input", "This order has it in several sizes: please say which", {
        field: "size",
      });
    case "awaits-card":
      return refuse(
        "conflict",
        "This order isn't paid yet: it can be cancelled as a whole, or in part once it is paid.",
        { field: "status" },
      );
    case "too-late":
      return tooLate(refused.status, "cancelled");
  }
}

function notDelivered(status: string): string {
  if (status === afterStatuses.cancelled) {
    return "This order is cancelled: there is nothing to return.";
  }
  // Delivered before deliveries were recorded.
  if (status === lastStatus) {
    return "The shop doesn't know when this order came. Please write to us.";
  }
  return `This order is not delivered yet: it is at “${status}”.`;
}

function returnRefusal(
  refused: Exclude<ReturnAsked, { readonly type: "asked" }>,
  { itemId, size, exchangeFor = size }: Body<"returnItem">,
) {
  switch (refused.type) {
    case "no-order":
      return noOrder;
    case "no-line":
      return noLine(itemId);
    case "other-contents":
      return refuse("conflict", "This was asked for before, with something else in it");
    case "not-delivered":
      return refuse("conflict", notDelivered(refused.status), { field: "status" });
    case "too-late":
      return refuse(
        "conflict",
        `Pieces can be returned within ${returnDays} days of delivery, and that time is over.`,
        { field: "status" },
      );
    case "too-many":
      return refuse(
        "conflict",
        refused.left === 0
          ? "Every one of this piece is returned or asked for already."
          : `Only ${refused.left} of this piece can still be returned.`,
        { field: "quantity" },
      );
    case "same-size":
      return refuse("bad-input", `You have it in ${size} already`, { field: "exchangeFor" });
    case "no-such-size":
      return refuse("conflict", `${refused.name} isn't made in ${exchangeFor}.`, {
        field: "exchangeFor",
      });
    case "sold-out": {
      const { left } = refused.short;
      const soldOut = [{ itemId, size: exchangeFor, left }];
      const words = soldOutWords({ name: refused.name, size: exchangeFor, left });
      return refuse("conflict", words, { field: "stock", soldOut });
    }
  }
}
