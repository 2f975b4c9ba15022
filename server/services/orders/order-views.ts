import type { Order, ProviderOrder } from "../../../contract/schemas.ts";
import {
  awaitsCard,
  canCancelLine,
  isBeforeShipping,
  leftToReturn,
  lineStatus,
  paymentStateOf,
  refundStateOf,
  remainingPaise,
  returnUntil,
} from "../../../domain/after-order.ts";
import { afterStatuses } from "../../../domain/values.ts";
import type { PaymentMode } from "../../payments/provider.ts";
import { factsOf, type LineRow } from "../../repositories/locked-order.ts";
import type { OrderRepository, OrderRow } from "../../repositories/orders.ts";
import type { CardOrderRow, PaymentRepository } from "../../repositories/payments.ts";
import type { RefundRepository, RefundRow } from "../../repositories/refunds.ts";
import type { ReturnRepository, ReturnRow } from "../../repositories/returns.ts";
import type { StockRepository } from "../../repositories/stock-counts.ts";

type OrderViewParts = {
  readonly orders: OrderRepository;
  readonly payments: Pick<PaymentRepository, "cardOrdersOf">;
  readonly stock: Pick<StockRepository, "heldUntil">;
  readonly returns: Pick<ReturnRepository, "of">;
  readonly refunds: Pick<RefundRepository, "of">;
  /** The current card mode; null without cards. */
  readonly paymentMode: PaymentMode | null;
  readonly now: () => number;
};

type AboutOrders = {
  readonly due: ReadonlyMap<string, CardOrderRow>;
  /** The end of its hold. */
  readonly held: ReadonlyMap<string, Date>;
  readonly returns: ReadonlyMap<string, readonly ReturnRow[]>;
  readonly refunds: ReadonlyMap<string, readonly RefundRow[]>;
};

export type OrderViews = ReturnType<typeof createOrderViews>;

export function createOrderViews(parts: OrderViewParts) {
  const { orders, payments, stock, returns, refunds, paymentMode, now } = parts;

  const about = async (rows: readonly OrderRow[]): Promise<AboutOrders> => {
    const ids = rows.map(({ id }) => id);
    const open = rows.filter((row) => awaitsCard(row) && row.status !== afterStatuses.cancelled);
    const openIds = open.map(({ id }) => id);
    const known = await payments.cardOrdersOf(openIds);
    const inBooks = known.filter(({ mode }) => mode === paymentMode);
    return {
      due: new Map(inBooks.map((row) => [row.orderId, row])),
      held: await stock.heldUntil(openIds, new Date(now())),
      returns: byOrder(await returns.of(ids)),
      refunds: byOrder(await refunds.of(ids)),
    };
  };

  const view = (order: OrderRow, lines: readonly LineRow[], known: AboutOrders): Order => {
    const facts = factsOf(order);
    const asked = known.returns.get(order.id) ?? [];
    const back = known.refunds.get(order.id) ?? [];
    const due = known.due.get(order.id);
    const held = known.held.get(order.id);
    const remaining = remainingPaise(facts, lines);
    const until = returnUntil(facts);
    const paymentState = paymentStateOf(back);
    const open = isBeforeShipping(facts);
    return {
      _id: order.id,
      items: lines.map((line) => {
        const ofLine = asked.filter(({ position }) => position === line.position);
        return itemOf(line, ofLine, {
          order: order.status,
          cancel: canCancelLine(facts, line),
          return: leftToReturn(facts, line, ofLine, now()),
        });
      }),
      address: order.address,
      amount: order.amountPaise / 100,
      status: order.status,
      payment: order.paid,
      paymentMethod: order.paymentMethod as Order["paymentMethod"],
      date: order.createdAt.getTime(),
      ...(due && { unpaid: asProviderOrder(due) }),
      ...(held && { heldUntil: held.getTime() }),
      ...(remaining !== undefined && { remaining: remaining / 100 }),
      ...(open && { can: { cancel: true, address: true } }),
      ...(until !== undefined && { returnUntil: until }),
      ...(paymentState && { paymentState }),
      ...(back.length > 0 && { refunds: back.map(asRefund) }),
      ...(order.note !== null && { note: order.note }),
    };
  };

  return {
    about,
    view,

    /** Null if there is none. */
    async one(userId: string, id: string): Promise<Order | null> {
      const order = await orders.byId(userId, id);
      if (order === null) return null;
      const lines = (await orders.linesOf([id])).get(id) ?? [];
      return view(order, lines, await about([order]));
    },
  };
}

function byOrder<Row extends { readonly orderId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const others = found.get(row.orderId);
    if (others === undefined) found.set(row.orderId, [row]);
    else others.push(row);
  }
  return found;
}

type Item = Order["items"][number];

function itemOf(
  line: LineRow,
  asked: readonly ReturnRow[],
  can: { readonly order: string; readonly cancel: boolean; readonly return: number },
): Item {
  const { product, pricePaise, size, quantity } = line;
  const status = lineStatus(line, asked);
  return {
    ...product,
    price: pricePaise / 100,
    // Sizes were checked on ordering; statuses are ours.
    size: size as Item["size"],
    quantity,
    ...(status !== undefined && status !== can.order && { status: status as Item["status"] }),
    ...((can.cancel || can.return > 0) && { can: { cancel: can.cancel, return: can.return } }),
    ...(asked.length > 0 && { returns: asked.map(asReturn) }),
  };
}

type ShownReturn = NonNullable<Item["returns"]>[number];

const asReturn = (row: ReturnRow): ShownReturn => ({
  _id: row.id,
  quantity: row.quantity,
  reason: row.reason,
  ...(row.exchangeFor !== null && { exchangeFor: row.exchangeFor as Item["size"] }),
  status: row.status as ShownReturn["status"],
  ...(row.note !== null && { note: row.note }),
  date: row.createdAt.getTime(),
});

const asRefund = (row: RefundRow) => ({
  amount: row.amountPaise / 100,
  state: refundStateOf(row),
  date: row.createdAt.getTime(),
});

/** As the payment window needs it. */
export function asProviderOrder(row: CardOrderRow): ProviderOrder {
  const { providerOrderId: id, amountPaise: amount, currency, receipt } = row;
  return { id, amount, currency, receipt };
}
