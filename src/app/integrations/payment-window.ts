/**
 * Razorpay's window. Its script is loaded with the first payment.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
import settings from "../../../shop.json" with { type: "json" };
import type { OpenPayment, PaymentProof } from "../../shop/ports.ts";

interface RazorpayWindow {
  readonly open: () => void;
  readonly on: (
    event: "payment.failed",
    listener: (response: { readonly error?: { readonly description?: string } }) => void,
  ) => void;
}

type Razorpay = new (options: object) => RazorpayWindow;

export const openPayment: OpenPayment = async (payment, events) => {
  await fetchScript(payment.script);
  const Razorpay = (globalThis as { readonly Razorpay?: Razorpay }).Razorpay; // set by the script
  if (Razorpay === undefined) throw new Error(`${payment.script} brought no payment window`);

  // Some versions report a dismissal after a payment.
  let paid = false;
  const opened = new Razorpay({
    key: payment.key,
    amount: payment.amount,
    currency: payment.currency,
    name: settings.name,
    order_id: payment.orderId,
    prefill: payment.prefill,
    theme: { color: "#b93a12" },
    handler(proof: PaymentProof) {
      paid = true;
      events.paid({
        razorpay_order_id: proof.razorpay_order_id,
        razorpay_payment_id: proof.razorpay_payment_id,
        razorpay_signature: proof.razorpay_signature,
      });
    },
    modal: {
      ondismiss() {
        if (!paid) events.dismissed();
      },
    },
  });
  opened.on("payment.failed", ({ error }) => events.failed(error?.description ?? ""));
  opened.open();
};

const fetched = new Map<string, Promise<void>>();

function fetchScript(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      fetched.delete(address); // retry next time
      reject(new Error(`${address} did not load`));
    });
    document.head.append(script);
  });
  fetched.set(address, loading);
  return loading;
}
