/**
 * Sends card refunds, from any number of processes. Each is leased to one, and its id is the
 * provider's receipt, looked up before resending: a crash neither loses nor doubles it. After three
 * days of refusals the owner takes over; without a clear answer retries continue.
 */
import { randomUUID } from "node:crypto";
import type { CardProvider, ProviderRefund, ProviderResult } from "../../payments/provider.ts";
import type { RefundRepository, RefundRow } from "../../repositories/refunds.ts";
import { backoff } from "../../resilience/backoff.ts";
import type { Report } from "./payments.ts";

type RefundSenderParts = {
  readonly refunds: RefundRepository;
  readonly provider: CardProvider;
  readonly now: () => number;
  readonly report: Report;
};

type Claimed = RefundRow & { readonly paymentId: string };

/** Milliseconds. The lease outlasts the provider's time limits. */
const lookEvery = 15_000;
const leaseFor = 5 * 60_000;
const firstPause = 10_000;
const longestPause = 60 * 60_000;
/** For pending refunds whose message may be lost. */
const askAgain = 60 * 60_000;
/** How long refusals are retried. */
const patience = 3 * 24 * 60 * 60_000;
const leastTries = 12;

export function createRefundSender({ refunds, provider, now, report }: RefundSenderParts) {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  /** Finds or creates it. `isUnmade`: known to be absent. */
  const obtain = async (
    row: Claimed,
  ): Promise<{ readonly made: ProviderResult<ProviderRefund>; readonly isUnmade: boolean }> => {
    const due = { paymentId: row.paymentId, amount: row.amountPaise, receipt: row.id };
    if (row.attempts > 1) {
      const found = await provider.findRefund(due);
      if (!found.ok) return { made: found, isUnmade: false };
      if (found.value !== null) return { made: { ok: true, value: found.value }, isUnmade: false };
    }
    const made = await provider.refund(due);
    return { made, isUnmade: !made.ok && made.trouble === "refused" };
  };

  const send = async (row: Claimed): Promise<void> => {
    const { made, isUnmade } = await obtain(row);
    const about = { refund: row.id, order: row.orderId };
    if (!made.ok) {
      const { trouble, cause } = made;
      const pause = backoff(firstPause, row.attempts, longestPause);
      const failure = cause instanceof Error ? cause.message.slice(0, 500) : trouble;
      const isOver = row.attempts >= leastTries && now() - row.createdAt.getTime() >= patience;
      if (isUnmade && isOver) {
        await refunds.giveUp(row, failure, new Date(now()));
        report("a refund was given up: give it back by hand", { err: cause, ...about });
        return;
      }
      await refunds.postpone(row, new Date(now() + pause), { providerRefundId: null, failure });
      report("the card provider took no refund", { err: cause, ...about });
      return;
    }
    const { id, status } = made.value;
    if (status === "pending") {
      const until = new Date(now() + askAgain);
      await refunds.postpone(row, until, { providerRefundId: id, failure: null });
      return;
    }
    const failure = status === "failed" ? "The provider could not give it back" : null;
    await refunds.finalise(row.id, { status, providerRefundId: id, failure, at: new Date(now()) });
    if (status === "failed") report("a refund failed: give it back by hand", about);
  };

  const sendAll = async (): Promise<void> => {
    while (!isClosing) {
      const at = now();
      const row = await refunds.claim({
        mode: provider.mode,
        lease: randomUUID(),
        at: new Date(at),
        until: new Date(at + leaseFor),
      });
      if (row === null) return;
      await send(row);
    }
  };

  /** After the current round. */
  const wake = (): void => {
    round = round.then(sendAll).catch((err: unknown) => report("refunds wait", { err }));
  };

  return {
    wake,
    /** Sends other processes' refunds, too. */
    start(): void {
      timer ??= setInterval(wake, lookEvery).unref();
      wake();
    },
    idle: async (): Promise<void> => {
      await round;
    },
    /** Finishes the current refund only. */
    async close(): Promise<void> {
      clearInterval(timer);
      isClosing = true;
      await round;
    },
  };
}
