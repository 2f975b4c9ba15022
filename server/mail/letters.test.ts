import { describe, expect, it } from "vitest";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import type { MailKind, MailKinds } from "./kinds.ts";
import { writeLetter } from "./letter.ts";
import { letterOf, words } from "./words.ts";

const facts = { name: "ShopAi", currency: "₹", timeZone: "Asia/Kolkata" };
const writer = { name: "ShopAi", email: "hello@shop.test", origin: "https://shop.test" };

const ofAnOrder = {
  name: "Asha",
  orderId: "0f0e0d0c-1111-4111-8111-111111111111",
  lines: [{ name: "Linen Shirt", size: "M", quantity: 2, pricePaise: 129_900 }],
};
const examples: MailKinds = {
  "order-placed": {
    ...ofAnOrder,
    deliveryFeePaise: 4_000,
    amountPaise: 263_800,
    paymentMethod: "cod",
    address: deliveryAddress,
  },
  "order-shipped": { ...ofAnOrder, address: deliveryAddress },
  "order-cancelled": { ...ofAnOrder, whole: true, refundPaise: 263_800 },
  refunded: {
    name: "Asha",
    orderId: ofAnOrder.orderId,
    amountPaise: 50_000,
    paymentMethod: "razorpay",
  },
  "return-accepted": { ...ofAnOrder, exchangeFor: "L", refundPaise: null },
  "return-refused": { ...ofAnOrder, exchangeFor: null, reason: "It was worn." },
  "password-reset": { name: "Asha", token: "t-1" },
  "password-changed": { name: "" },
  "new-sign-in": { name: "Asha", device: "Chrome on Android", at: Date.UTC(2026, 0, 2, 12) },
  "account-deleted": { name: "Asha" },
};
const write = <Kind extends MailKind>(kind: Kind, data: MailKinds[Kind] = examples[kind]) =>
  writeLetter(letterOf(kind, data, facts), writer);

describe.each(Object.keys(words) as MailKind[])("the mail %s", (kind) => {
  it("reads well as text and as HTML, with nothing left out", () => {
    const { subject, text, html } = write(kind);
    expect(subject).toMatch(/^\S.{5,70}\S$/);
    expect(text).toMatch(/^Hello( Asha)?,\n\n[A-Z₹]/);
    expect(text).toContain("write to hello@shop.test");
    expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object/);
    for (const line of text.split("\n").filter((each) => /^[A-Z]/.test(each))) {
      const inHtml = line
        .replace(/:$/, "")
        .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
      if (!line.includes("×") && !/^(Delivery|Total)/.test(line)) expect(html).toContain(inHtml);
    }
  });
});

it("an order's mail says what comes, for how much, and where to", () => {
  expect(write("order-placed").text).toBe(`Hello Asha,

Thank you. Your order 0F0E0D0C is with us, and goes to this place.

You pay ₹2,638 in cash when it comes.

2 × Linen Shirt, M: ₹2,598
Delivery: ₹40
Total: ₹2,638

Asha Rao
1 Lake Road
Pune, Maharashtra 411001
India

Your orders:
https://shop.test/order

Until it is shipped, you can cancel it or correct where it goes.

-- 
ShopAi
Questions? Answer this mail, or write to hello@shop.test.
`);
});

it("a link to set a password has its token where no server reads it", () => {
  expect(write("password-reset").text).toContain("\nhttps://shop.test/resetpassword#t-1\n");
});

it("a moment is written by the shop's clock", () => {
  expect(write("new-sign-in").text).toContain("2 January 2026 at 5:30:00 pm IST");
});

it("what people wrote is text in a mail, too", () => {
  const name = `<img src=x onerror="alert(1)">`;
  const { html, subject } = write("account-deleted", { name });
  expect(html).not.toContain("<img");
  expect(html).toContain("&#60;img");
  expect(subject).not.toContain("img");
});
