/**
 * Sends what the shop owes by card back through the provider. Any number of processes may do so: each
 * refund is leased to one at a time, and its id is the provider's receipt, under which it is looked for
 * before it is sent again. So a process that dies anywhere leaves a refund that is neither lost nor
 * sent twice. What the provider goes on refusing for three days becomes the owner's; where it can't say
 * whether it has the refund, the tries go on.
 */
import { randomUUID } from "node:crypto";
import type { CardProvider, ProviderRefund, ProviderResult } from "../../payments/provider.ts";
import type { RefundRepository, RefundRow } from "../../repositories/refunds.ts";
import type { Report } from "./payments.ts";

export type RefundSenderParts = {
  readonly refunds: RefundRepository;
  readonly provider: CardProvider;
  readonly now: () => number;
  readonly report: Report;
};

export type RefundSender = ReturnType<typeof createRefundSender>;

type Claimed = RefundRow & { readonly paymentId: string };

/** In milliseconds. The lease outlives the longest that the provider's calls may take together. */
const lookEvery = 15_000;
const leaseFor = 5 * 60_000;
const firstPause = 5_000;
const longestPause = 60 * 60_000;
/** How soon to ask after a refund that is under way, whose message may have been lost. */
const askAgain = 60 * 60_000;
/** For so long, and so often, a refund is sent again although the provider refuses it. */
const patience = 3 * 24 * 60 * 60_000;
const leastTries = 12;

export function createRefundSender({ refunds, provider, now, report }: RefundSenderParts) {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  /**
   * The provider's refund: the one that an earlier try made, or else a new one. `isUnmade`: the provider has
   * none of it, as far as it was just asked.
   */
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
      const pause = Math.min(firstPause * 2 ** Math.min(row.attempts, 20), longestPause);
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
    await refunds.settle(row.id, { status, providerRefundId: id, failure, at: new Date(now()) });
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

  /** Sends what is due, behind the round that may be under way. */
  const wake = (): void => {
    round = round.then(sendAll).catch((err: unknown) => report("refunds wait", { err }));
  };

  return {
    wake,
    /** Looks after refunds from now on, also those that other processes left. */
    start(): void {
      timer ??= setInterval(wake, lookEvery).unref();
      wake();
    },
    /** Resolves when nothing is under way any more. */
    idle: async (): Promise<void> => {
      await round;
    },
    /** Resolves when the refund that is under way is told; the others wait for the next process. */
    async close(): Promise<void> {
      clearInterval(timer);
      isClosing = true;
      await round;
    },
  };
}
