/**
 * Card payments. A captured payment of the right amount pays an order once, whether browser or webhook
 * reports it first.
 */
import type { ProviderOrder } from "../../../contract/schemas.ts";
import { priceIn } from "../../../domain/money.ts";
import type {
  CardProvider,
  ProviderPayment,
  ProviderResult,
  ProviderTrouble,
} from "../../payments/provider.ts";
import { readEvent, type WebhookEvent } from "../../payments/webhook-event.ts";
import type { OrderRow } from "../../repositories/orders.ts";
import type {
  Captured,
  PaymentRepository,
  PaymentRow,
  SoldOutNote,
  WebhookEventRow,
} from "../../repositories/payments.ts";
import type { RefundRepository } from "../../repositories/refunds.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import { asProviderOrder } from "./order-views.ts";
import { holdUntil, type Placed } from "./orders.ts";
import { refuseSoldOut, soldOutIn } from "./sold-out.ts";

/** For the operator. */
export type Report = (message: string, details: Readonly<Record<string, unknown>>) => void;

type PaymentParts = {
  readonly payments: PaymentRepository;
  readonly refunds: Pick<RefundRepository, "handleReport">;
  readonly provider: CardProvider;
  readonly currency: string;
  readonly currencyCode: string;
  readonly now: () => number;
  readonly report: Report;
  /** A refund may be due. */
  readonly owed: () => void;
};

export type Payments = ReturnType<typeof createPayments>;

type Proof = {
  readonly userId: string;
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

type Message = {
  readonly body: Uint8Array;
  readonly signature: string;
  /** Stable over repetitions. */
  readonly id: string;
};

type CardOrder = NonNullable<Awaited<ReturnType<PaymentRepository["byProviderOrder"]>>>;

export function createPayments(parts: PaymentParts) {
  const { payments, refunds, provider, currency, currencyCode, now, report, owed } = parts;
  const { mode } = provider;
  const opening = new Map<string, Promise<Outcome<ProviderOrder>>>();

  /** Finds or creates the provider's order, since an earlier answer may be lost. */
  const obtain = async (
    order: OrderRow,
    repeated: boolean,
  ): Promise<ProviderResult<ProviderOrder>> => {
    const due = { amount: order.amountPaise, currency: currencyCode, receipt: order.id };
    const find = async (): Promise<ProviderOrder | null> => {
      const found = await provider.findOrder(due.receipt);
      const same = found.ok && found.value?.amount === due.amount;
      return same && found.value?.currency === due.currency ? found.value : null;
    };
    if (repeated) {
      const found = await find();
      if (found !== null) return { ok: true, value: found };
    }
    const created = await provider.createOrder(due);
    if (created.ok || created.trouble !== "refused") return created;
    const found = await find();
    return found === null ? created : { ok: true, value: found };
  };

  /** For earlier orders; new ones already hold. */
  const holdAgain = async (order: OrderRow): Promise<Outcome<null>> => {
    const at = now();
    const held = await payments.hold(order.id, new Date(at), holdUntil(at));
    if (held === null) return refuse("conflict", "This order can't be paid any more", cancelled);
    if (held.ok) return ok(null);
    return refuseSoldOut(held.short, held.lines, "This order can't be paid as it is.");
  };

  const open = async ({ order, repeated }: Placed): Promise<Outcome<ProviderOrder>> => {
    if (repeated) {
      const held = await holdAgain(order);
      if (!held.ok) return held;
    }
    const known = await payments.cardOrder(order.id, mode);
    if (known !== null) return ok(asProviderOrder(known));
    const made = await obtain(order, repeated);
    if (!made.ok) {
      report("the card provider made no order", { err: made.cause, order: order.id });
      return refuse("unavailable", excuses[made.trouble]);
    }
    // Racing requests may create two; only the first kept is shown.
    const kept = await payments.keep({
      orderId: order.id,
      mode,
      providerOrderId: made.value.id,
      receipt: made.value.receipt,
      amountPaise: made.value.amount,
      currency: made.value.currency,
      createdAt: new Date(now()),
    });
    return ok(asProviderOrder(kept));
  };

  const rowOf = (
    order: CardOrder,
    { id, amount, currency }: Pick<ProviderPayment, "id" | "amount" | "currency">,
    status: "captured" | "failed" | "mismatched",
    failure: string | null = null,
  ): PaymentRow => ({
    id,
    orderId: order.orderId,
    providerOrderId: order.providerOrderId,
    status,
    amountPaise: amount,
    currency,
    failure,
    createdAt: new Date(now()),
  });

  const goesBack = ({ amountPaise }: PaymentRow): string =>
    `${priceIn(currency, amountPaise / 100)} goes back to your card.`;

  const cameTooLate = ({ note }: Pick<CardOrder, "note">, payment: PaymentRow) =>
    refuse("conflict", note ?? `This order was cancelled. ${goesBack(payment)}`, cancelled);

  /** The reason when pieces sold out before the payment. */
  const noteOf =
    (payment: PaymentRow): SoldOutNote =>
    (short, lines) =>
      `${soldOutIn(short, lines)} Your payment came after that, so this order is cancelled, and ${goesBack(payment)}`;

  /** Starts refunds and reports double payments. */
  const sendBack = async ({ type }: Captured, { orderId: order }: PaymentRow): Promise<void> => {
    if (type === "cancelled" || type === "paid-twice") owed();
    if (type !== "paid-twice") return;
    const captured = (await payments.of(order)).filter(({ status }) => status === "captured");
    const ids = captured.map(({ id }) => id);
    report("an order was paid more than once: one payment goes back", { order, payments: ids });
  };

  /** Captures it if authorised. */
  const asCaptured = async (id: string): Promise<ProviderResult<ProviderPayment>> => {
    const known = await provider.payment(id);
    if (!known.ok || known.value.status !== "authorized") return known;
    const captured = await provider.capture(known.value);
    // Refused if captured meanwhile: look again.
    return !captured.ok && captured.trouble === "refused" ? provider.payment(id) : captured;
  };

  /** Refunds made by hand have no receipt. */
  const handleRefund = async (
    { refund, status }: Extract<WebhookEvent, { readonly type: "refund" }>,
    seen: WebhookEventRow,
  ): Promise<void> => {
    const { id: providerRefundId, receipt, paymentId, amount } = refund;
    if (receipt === null) return payments.remember(seen);
    const failure = status === "failed" ? "The provider could not give it back" : null;
    const outcome = { status, providerRefundId, failure, at: new Date(now()) };
    const isOurs = await refunds.handleReport({ receipt, paymentId, amount }, outcome, seen);
    if (!isOurs) report("a refund does not fit what is owed", { refund });
    else if (failure !== null) report("a refund failed: give it back by hand", { refund });
  };

  return {
    /**
     * The provider's order, the same on retries. Without the provider: unavailable, and the order
     * stays hidden.
     */
    async open(placed: Placed): Promise<Outcome<ProviderOrder>> {
      const { order } = placed;
      if (order.paymentMethod !== "razorpay") {
        return refuse("conflict", "This order is paid in cash on delivery");
      }
      if (order.paid) {
        return refuse("conflict", "This order is paid already", { field: "payment" });
      }
      if (order.cancelledAt !== null) {
        return refuse("conflict", "This order was cancelled", cancelled);
      }
      const underWay = opening.get(order.id);
      if (underWay !== undefined) return underWay;
      const opened = open(placed).finally(() => opening.delete(order.id));
      opening.set(order.id, opened);
      return opened;
    },

    /** Trusts the browser's proof by its signature. */
    async verify(proof: Proof): Promise<Outcome<{ readonly success: true }>> {
      const order = await payments.byProviderOrder(proof.providerOrderId, mode);
      if (order === null || order.userId !== proof.userId) {
        return refuse("not-found", "There is no such card order", { field: "razorpay_order_id" });
      }
      const { paymentId, signature } = proof;
      const { providerOrderId } = order;
      if (!(await provider.signedPayment({ providerOrderId, paymentId, signature }))) {
        return refuse("bad-input", "This payment is not signed by the card provider", {
          field: "razorpay_signature",
        });
      }
      const known = await payments.byId(paymentId);
      if (order.paid && known?.status === "captured" && known.orderId === order.orderId) {
        return order.cancelledAt === null ? ok({ success: true }) : cameTooLate(order, known);
      }
      const asked = await asCaptured(paymentId);
      if (!asked.ok) {
        report("the card provider confirmed no payment", {
          err: asked.cause,
          order: order.orderId,
        });
        return refuse(
          "unavailable",
          "Your payment can't be confirmed right now. Please try again.",
        );
      }
      const payment = asked.value;
      if (payment.status !== "captured") {
        return refuse("conflict", `This payment isn't complete: its status is ${payment.status}`);
      }
      if (!fits(order, payment)) {
        report("a payment does not fit its order", { order: order.orderId, payment });
        await payments.note(rowOf(order, payment, "mismatched"), null);
        return refuse("conflict", "This payment does not fit its order");
      }
      const row = rowOf(order, payment, "captured");
      const result = await payments.capture(row, null, noteOf(row));
      await sendBack(result, row);
      if (result.type !== "cancelled") return ok({ success: true });
      const { note } = (await payments.byProviderOrder(providerOrderId, mode)) ?? order;
      return cameTooLate({ note }, row);
    },

    /** Idempotent. */
    async handleWebhook({
      body,
      signature,
      id,
    }: Message): Promise<Outcome<{ readonly success: true }>> {
      const signed = await provider.signedEvent(body, signature);
      if (signed === null) return refuse("not-found", "The payment webhook is not set up");
      if (!signed) return refuse("bad-input", "This message is not signed by the card provider");
      const event = readEvent(new TextDecoder().decode(body));
      if (event === null) return refuse("bad-input", "This message can't be read");

      const seen = { id, kind: event.kind, receivedAt: new Date(now()) };
      if (event.type === "refund") {
        await handleRefund(event, seen);
        return ok({ success: true });
      }
      const order =
        event.type === "other"
          ? null
          : await payments.byProviderOrder(event.payment.providerOrderId, mode);
      if (event.type === "other" || order === null) {
        await payments.remember(seen);
        return ok({ success: true });
      }
      const { paymentId, providerOrderId, amount, currency } = event.payment;
      const payment = { id: paymentId, orderId: providerOrderId, amount, currency };
      if (event.type === "failed") {
        await payments.note(rowOf(order, payment, "failed", event.why), seen);
      } else if (fits(order, payment)) {
        const row = rowOf(order, payment, "captured");
        const result = await payments.capture(row, seen, noteOf(row));
        await sendBack(result, row);
      } else {
        report("a payment does not fit its order", { order: order.orderId, payment });
        await payments.note(rowOf(order, payment, "mismatched"), seen);
      }
      return ok({ success: true });
    },
  };
}

const cancelled = { field: "status" };

const excuses = {
  away: "Card payment can't be reached right now. Nothing was paid. Please try again.",
  refused: "Card payment doesn't work right now. Nothing was paid.",
  broken: "Card payment doesn't work right now. Nothing was paid.",
} as const satisfies Record<ProviderTrouble, string>;

function fits(
  order: CardOrder,
  payment: Pick<ProviderPayment, "orderId" | "amount" | "currency">,
): boolean {
  return (
    payment.orderId === order.providerOrderId &&
    payment.amount === order.amountPaise &&
    payment.currency === order.currency
  );
}
