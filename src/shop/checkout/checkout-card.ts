import type { PaymentProof } from "../ports.ts";
import type { Shop } from "../shop.ts";
import type { CardPayments, PayStep } from "./card-payments.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import type { Attempted } from "./order-attempt.ts";
import type { PlaceEnds, PlaceOutcome } from "./place-outcome.ts";

interface PayCard {
  readonly pay: (attempt: Attempted) => Promise<PlaceOutcome>;
  /** Resends a proof; the cart no longer matters. */
  readonly confirm: (by: string, proof: PaymentProof) => Promise<PlaceOutcome>;
}

interface PayCardParts {
  readonly cards: CardPayments;
  readonly form: CheckoutForm;
  readonly ends: PlaceEnds;
}

export function createPayCard(shop: Shop, { cards, form, ends }: PayCardParts): PayCard {
  const { attempts, proofs } = shop;

  /** Follows this shopper's payment. */
  function following(by: string) {
    let outcome: PlaceOutcome = { type: "paying" };
    const step = (now: PayStep) => {
      switch (now.type) {
        case "checking":
          form.store.setState({ busy: true, message: undefined });
          break;
        case "paid":
          outcome = ends.placed();
          break;
        case "unconfirmed":
          proofs.keep({ by, proof: now.proof, placing: true });
          outcome = form.say(now.text);
          break;
        case "stopped":
          outcome = form.say(now.text);
          break;
        case "ended":
          // The cart may be ordered anew.
          attempts.forget();
          void shop.products.retry();
          outcome = form.say(now.text);
          break;
      }
    };
    return { step, outcome: () => outcome };
  }

  return {
    async pay(attempt) {
      const headers = { "idempotency-key": attempts.keyFor(attempt) };
      const body = attempt.payload;
      const due = await shop.ports.api.call("razorpayOrder", { body, headers });
      if (!due?.id) return ends.noData();
      const { firstName, lastName, email, phone } = body.address;
      const { step, outcome } = following(attempt.by);
      await cards.pay(due, { name: `${firstName} ${lastName}`, email, contact: phone }, step);
      return outcome();
    },

    async confirm(by, proof) {
      const { step, outcome } = following(by);
      await cards.verify(proof, (now) => {
        // After a refusal the order keeps its key, against paying twice.
        if (now.type !== "checking" && now.type !== "unconfirmed") proofs.drop(proof);
        step(now);
      });
      return outcome();
    },
  };
}
