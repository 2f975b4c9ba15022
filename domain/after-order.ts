/**
 * What can still be done with an order once it is placed, and what money goes back for it. Money is
 * integer paise, moments are milliseconds since 1970.
 */
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

/** An order as far as its rules go. */
export interface OrderFacts {
  readonly status: string;
  readonly paid: boolean;
  readonly paymentMethod: string;
  readonly amountPaise: number;
  /** Null before it is delivered. */
  readonly deliveredAt: number | null;
}

/** One of its lines. */
export interface LineFacts {
  readonly quantity: number;
  readonly cancelled: number;
  readonly pricePaise: number;
}

/** A return or an exchange of a line. */
export interface ReturnFacts {
  readonly quantity: number;
  readonly status: string;
  readonly exchangeFor: string | null;
}

/** Stations at which an order is still in the shop. */
const inShop: readonly string[] = orderStatuses.slice(0, 2);

/** Whether it can be cancelled, or sent elsewhere. */
export const isBeforeShipping = ({ status }: Pick<OrderFacts, "status">): boolean =>
  inShop.includes(status);

/** Whether money is still to come by card: the amount that was asked for can't be changed then. */
export const awaitsCard = ({ paid, paymentMethod }: Pick<OrderFacts, "paid" | "paymentMethod">) =>
  !paid && paymentMethod === ("razorpay" satisfies PaymentMethod);

/** Whether a line can be cancelled alone. */
export const canCancelLine = (order: OrderFacts, line: LineFacts): boolean =>
  isBeforeShipping(order) && !awaitsCard(order) && line.cancelled < line.quantity;

const dayMs = 24 * 60 * 60 * 1000;

/** Until when pieces may be given back; undefined before the delivery. */
export const returnUntil = ({
  status,
  deliveredAt,
}: Pick<OrderFacts, "status" | "deliveredAt">): number | undefined =>
  status === lastStatus && deliveredAt !== null ? deliveredAt + returnDays * dayMs : undefined;

/** How many pieces of a line may be given back now. */
export function leftToReturn(
  order: OrderFacts,
  line: LineFacts,
  asked: readonly ReturnFacts[],
  now: number,
): number {
  const until = returnUntil(order);
  return until === undefined || now > until ? 0 : piecesKept(line, asked);
}

/** Pieces of a line that are neither cancelled nor given back, nor asked to be. */
export const piecesKept = (line: LineFacts, asked: readonly ReturnFacts[]): number =>
  asked.reduce(
    (left, { quantity, status }) => (status === refusedReturn ? left : left - quantity),
    line.quantity - line.cancelled,
  );

/** What a line says of itself where it isn't its order's status. */
export function lineStatus(line: LineFacts, asked: readonly ReturnFacts[]): string | undefined {
  if (line.cancelled === line.quantity) return afterStatuses.cancelled;
  return asked.findLast(({ status }) => status !== refusedReturn)?.status;
}

/** What is left of an order's amount; undefined where nothing was cancelled. */
export function remainingPaise(order: OrderFacts, lines: readonly LineFacts[]): number | undefined {
  if (order.status === afterStatuses.cancelled) return 0;
  const gone = lines.reduce((sum, { cancelled, pricePaise }) => sum + cancelled * pricePaise, 0);
  return gone === 0 ? undefined : order.amountPaise - gone;
}

/** What a return is called while it is asked for, and once it is accepted. */
export const returnStatuses = {
  asked: (exchangeFor: string | null) =>
    exchangeFor === null ? afterStatuses.returnRequested : afterStatuses.exchangeRequested,
  accepted: (exchangeFor: string | null) =>
    exchangeFor === null ? afterStatuses.returned : afterStatuses.exchanged,
} as const;

/** Whether the shop has yet to decide on it. */
export const isUndecided = ({ status }: Pick<ReturnFacts, "status">): boolean =>
  status === afterStatuses.returnRequested || status === afterStatuses.exchangeRequested;

/** How a refund stands, as its shopper sees it: one that failed is still to come. */
export const refundStateOf = ({ status }: { readonly status: string }): RefundState =>
  status === "processed" ? refundStates.done : refundStates.pending;

/** How an order's refunds stand together; undefined without any. */
export function paymentStateOf(
  refunds: readonly { readonly status: string }[],
): RefundState | undefined {
  if (refunds.length === 0) return undefined;
  const pending = refunds.some((refund) => refundStateOf(refund) === refundStates.pending);
  return pending ? refundStates.pending : refundStates.done;
}
