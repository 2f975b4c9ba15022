import type { OrderPayload } from "../../../contract/schemas.ts";
import { type DeliveryForm, deliveryFields } from "../../../domain/delivery.ts";
import { checkoutOf } from "../checkout/checkout.ts";
import { toAsha } from "./delivery.ts";
import { type Answers, calm, piece } from "./ports.ts";
import { playShop } from "./shop.ts";

export const payload: OrderPayload = {
  address: toAsha,
  items: [{ ...piece({ _id: "kurta" }), size: "M", quantity: 2 }],
  amount: 2 * 1299 + 40,
};

export const placedReply = { success: true, orderId: "o1" } as const;
export const due = { id: "order_1", amount: 263800, currency: "INR", receipt: "r1" };
export const proof = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: "signed",
};

export async function openCheckout(answers: Answers = {}, form: DeliveryForm = toAsha) {
  const played = await playShop(answers);
  const checkout = checkoutOf(played.shop);
  checkout.open();
  for (const { field } of deliveryFields) checkout.write(field, form[field]);
  await calm();
  return {
    ...played,
    checkout,
    state: () => checkout.store.getState(),
    cart: () => played.shop.cart.store.getState().cart,
    orders: () =>
      played.sent.filter(({ name }) => name === "placeOrder" || name === "razorpayOrder"),
  };
}
