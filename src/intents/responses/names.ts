/** Names for words.ts: sizes, paces, fields, payment methods, kinds, wearers. */
import { byField, type DeliveryField } from "../../../domain/delivery.ts";
import { type Destination, paths } from "../../../domain/routes.ts";
import type { PaymentMethod, Size } from "../../../domain/values.ts";

export const sizeNames: Readonly<Record<Size, string>> = {
  S: "small",
  M: "medium",
  L: "large",
  XL: "extra large",
  XXL: "double extra large",
};

export const paces: Readonly<Record<string, string>> = {
  "0.8": "a slow pace",
  "1": "the usual pace",
  "1.25": "a quick pace",
  "1.5": "the quickest pace",
};

export const fieldNames = byField(({ label }) => label);

export const fieldQuestions: Readonly<Record<DeliveryField, string>> = {
  firstName: "What is your first name?",
  lastName: "What is your last name?",
  email: "What is your email address?",
  street: "Which house and street?",
  city: "Which city?",
  state: "Which state?",
  pinCode: "What is the PIN code?",
  country: "Which country?",
  phone: "What is your phone number?",
};

export const methods: Readonly<Record<PaymentMethod, string>> = {
  cod: "cash on delivery",
  razorpay: "by card",
};

export const paying: Readonly<Record<PaymentMethod, string>> = {
  cod: "in cash on delivery",
  razorpay: "by card",
};

export const places: Readonly<Record<Destination, string>> = {
  [paths.home]: "Here's the home page.",
  [paths.collection]: "Here's the collection.",
  [paths.product]: "Here's what's new, and what others love.",
  [paths.about]: "Here's our story.",
  [paths.contact]: "Here's how to reach us.",
  [paths.cart]: "Here's your cart.",
  [paths.orders]: "Here are your orders.",
  [paths.account]: "Here's your account.",
  [paths.placeOrder]: "Here's the checkout.",
  [paths.recommendations]: "Here's what I found.",
};

export const kinds = {
  TopWear: "top wear",
  BottomWear: "bottom wear",
  WinterWear: "winter wear",
} as const;

export const whose = { Men: "men", Women: "women", Kids: "kids" } as const;
