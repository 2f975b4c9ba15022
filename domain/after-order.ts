/** Changes of placed orders. Money is integer paise, moments milliseconds since 1970. */
import {
  afterStatuses,
  lastStatus,
  orderStatuses,
  type PaymentMethod,
  type RefundState,
  refundStates,
  refusedReturn,
  returnDays,
} from "./values.ts";

export interface OrderFacts {
  readonly status: string;
  readonly paid: boolean;
  readonly paymentMethod: string;
  readonly amountPaise: number;
  /** Null before it is delivered. */
  readonly deliveredAt: number | null;
}

interface LineFacts {
  readonly quantity: number;
  readonly cancelled: number;
  readonly pricePaise: number;
}

interface ReturnFacts {
  readonly quantity: number;
  readonly status: string;
  readonly exchangeFor: string | null;
}

const inShop: readonly string[] = orderStatuses.slice(0, 2);

export const isBeforeShipping = ({ status }: Pick<OrderFacts, "status">): boolean =>
  inShop.includes(status);

/** Whether a card payment is outstanding: its amount can't change. */
export const awaitsCard = ({ paid, paymentMethod }: Pick<OrderFacts, "paid" | "paymentMethod">) =>
  !paid && paymentMethod === ("razorpay" satisfies PaymentMethod);

export const canCancelLine = (order: OrderFacts, line: LineFacts): boolean =>
  isBeforeShipping(order) && !awaitsCard(order) && line.cancelled < line.quantity;

const dayMs = 24 * 60 * 60 * 1000;

/** End of the return period; undefined before delivery. */
export const returnUntil = ({
  status,
  deliveredAt,
}: Pick<OrderFacts, "status" | "deliveredAt">): number | undefined =>
  status === lastStatus && deliveredAt !== null ? deliveredAt + returnDays * dayMs : undefined;

/** Pieces of a line that may still be returned. */
export function leftToReturn(
  order: OrderFacts,
  line: LineFacts,
  asked: readonly ReturnFacts[],
  now: number,
): number {
  const until = returnUntil(order);
  return until === undefined || now > until ? 0 : piecesKept(line, asked);
}

/** Pieces neither cancelled nor returned, nor requested to be. */
const piecesKept = (line: LineFacts, asked: readonly ReturnFacts[]): number =>
  asked.reduce(
    (left, { quantity, status }) => (status === refusedReturn ? left : left - quantity),
    line.quantity - line.cancelled,
  );

/** If it differs from the order's. */
export function lineStatus(line: LineFacts, asked: readonly ReturnFacts[]): string | undefined {
  if (line.cancelled === line.quantity) return afterStatuses.cancelled;
  return asked.findLast(({ status }) => status !== refusedReturn)?.status;
}

/** Undefined if nothing was cancelled. */
export function remainingPaise(order: OrderFacts, lines: readonly LineFacts[]): number | undefined {
  if (order.status === afterStatuses.cancelled) return 0;
  const gone = lines.reduce((sum, { cancelled, pricePaise }) => sum + cancelled * pricePaise, 0);
  return gone === 0 ? undefined : order.amountPaise - gone;
}

export const returnStatuses = {
  asked: (exchangeFor: string | null) =>
    exchangeFor === null ? afterStatuses.returnRequested : afterStatuses.exchangeRequested,
  accepted: (exchangeFor: string | null) =>
    exchangeFor === null ? afterStatuses.returned : afterStatuses.exchanged,
} as const;

export const isUndecided = ({ status }: Pick<ReturnFacts, "status">): boolean =>
  status === afterStatuses.returnRequested || status === afterStatuses.exchangeRequested;

/** A refund's state for the shopper: a failed one is still pending. */
export const refundStateOf = ({ status }: { readonly status: string }): RefundState =>
  status === "processed" ? refundStates.done : refundStates.pending;

/** Pending while any refund is; undefined without any. */
export function paymentStateOf(
  refunds: readonly { readonly status: string }[],
): RefundState | undefined {
  if (refunds.length === 0) return undefined;
  const pending = refunds.some((refund) => refundStateOf(refund) === refundStates.pending);
  return pending ? refundStates.pending : refundStates.done;
}
