/**
 * Razorpay's signatures: hex HMAC-SHA256.
 * https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration/
 * https://razorpay.com/docs/webhooks/validate-test/
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** With the key's secret. */
export function signPayment(
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  keySecret: string,
): string {
  return sign(`${orderId}|${paymentId}`, keySecret);
}

export function sign(content: string | Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}

/** Constant time. */
export function sameText(a: string, b: string): boolean {
  // timingSafeEqual needs equal lengths.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
