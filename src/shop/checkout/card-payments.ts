/**
 * Card payment: availability, the provider's window, the server's confirmation. Checkout and orders
 * don't know the provider.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Config, ProviderOrder } from "../../../contract/schemas.ts";
import { asApiError } from "../../api/api-error.ts";
import { noticeTime } from "../notice.ts";
import { oncePerShop } from "../once-per-shop.ts";
import type { Payment, PaymentProof, Ports } from "../ports.ts";
import type { Session } from "../session/session.ts";

type CardState =
  | { readonly status: "asking" }
  /** Unavailable, with the reason. */
  | { readonly status: "off"; readonly why: string }
  | { readonly status: "on"; readonly settings: NonNullable<Config["razorpay"]> };

export type PayStep =
  /** Paid, awaiting the server. */
  | { readonly type: "checking" }
  | { readonly type: "paid" }
  /** Nothing paid. */
  | { readonly type: "stopped"; readonly text: string }
  /** Paid, but the order had ended: a refund. */
  | { readonly type: "ended"; readonly text: string }
  /** Paid, server unreachable: resend the proof. */
  | { readonly type: "unconfirmed"; readonly text: string; readonly proof: PaymentProof };

export interface CardPayments {
  readonly store: StoreApi<CardState>;
  /** Once. */
  readonly ask: () => Promise<void>;
  /** Opens the window; reports each `step`. */
  readonly pay: (
    order: ProviderOrder,
    prefill: Payment["prefill"],
    step: (step: PayStep) => void,
  ) => Promise<void>;
  readonly verify: (proof: PaymentProof, step: (step: PayStep) => void) => Promise<void>;
}

export const cardWords = {
  notSetUp: "Card payment is not set up in this shop",
  notReached: "Card payment can't be reached right now",
  dismissed: "You closed the payment window. Nothing was paid, and your order is kept.",
  notOpened: "The payment window didn't open. Nothing was paid, and your order is kept.",
  unconfirmed: "You have paid, but we couldn't confirm it yet. Don't pay again: check once more.",
  signInFirst: "You have paid. Please log in again, so that we can confirm it.",
} as const;

const failedWords = (description: string): string => {
  const reason = description.trim().replace(/[.!]+$/, "");
  return `The payment didn't go through${reason && `: ${reason}`}. Nothing was paid, and your order is kept.`;
};

type CardPorts = Pick<Ports, "api" | "openPayment" | "notify" | "log">;

export const cardPaymentsOf = oncePerShop(({ ports, session }) =>
  createCardPayments(ports, session),
);

export function createCardPayments(
  { api, openPayment, notify, log }: CardPorts,
  session: Pick<Session, "expire">,
): CardPayments {
  const store = createStore<CardState>(() => ({ status: "asking" }));

  const verify: CardPayments["verify"] = async (proof, step) => {
    step({ type: "checking" });
    try {
      if (await api.call("verifyRazorpay", { body: proof })) {
        step({ type: "paid" });
        return;
      }
      step({ type: "unconfirmed", text: cardWords.unconfirmed, proof });
    } catch (thrown) {
      log("payment check", thrown);
      const error = asApiError(thrown);
      // A refusal is final; else retry.
      const { status } = error;
      if (status >= 400 && status < 500 && status !== 401 && status !== 429) {
        if (status === 409 && error.field === "status") {
          step({ type: "ended", text: error.message });
          return;
        }
        step({
          type: "stopped",
          text: `The payment could not be confirmed. ${error.message}`.trim(),
        });
        return;
      }
      step({ type: "unconfirmed", text: cardWords.unconfirmed, proof });
      if (status !== 401) return;
      // After the proof is kept.
      notify({ kind: "info", text: cardWords.signInFirst, forMs: noticeTime.shopping });
      session.expire();
    }
  };

  return {
    store,
    verify,

    async ask() {
      if (store.getState().status === "on") return;
      try {
        const { razorpay } = await api.call("getConfig");
        store.setState(
          razorpay === null
            ? { status: "off", why: cardWords.notSetUp }
            : { status: "on", settings: razorpay },
          true,
        );
      } catch (thrown) {
        log("configuration", thrown);
        store.setState({ status: "off", why: cardWords.notReached }, true);
      }
    },

    async pay(order, prefill, step) {
      const card = store.getState();
      if (card.status !== "on") {
        step({ type: "stopped", text: card.status === "off" ? card.why : cardWords.notReached });
        return;
      }
      const { key, checkout } = card.settings;
      const { id, amount, currency } = order;
      let failure: string | undefined;
      try {
        await openPayment(
          { script: checkout, key, orderId: id, amount, currency, prefill },
          {
            paid: (proof) => void verify(proof, step),
            failed(description) {
              failure = failedWords(description);
              step({ type: "stopped", text: failure });
            },
            dismissed: () => step({ type: "stopped", text: failure ?? cardWords.dismissed }),
          },
        );
      } catch (thrown) {
        log("payment window", thrown);
        step({ type: "stopped", text: cardWords.notOpened });
      }
    },
  };
}
