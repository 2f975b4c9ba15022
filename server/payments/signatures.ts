/**
 * Razorpay's signatures: hex HMAC-SHA256.
 * https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration/
 * https://razorpay.com/docs/webhooks/validate-test/
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The signature of a payment, by the key's secret. */
export function signPayment(
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  keySecret: string,
): string {
  return sign(`${orderId}|${paymentId}`, keySecret);
}

/** The signature of a webhook's raw body, by the webhook's own secret. */
export function sign(content: string | Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}

/** Whether two texts are the same, in a time that doesn't tell how much of them is. */
export function sameText(a: string, b: string): boolean {
  // Digests have one length, which is what timingSafeEqual needs.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
