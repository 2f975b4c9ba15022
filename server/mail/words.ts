/** The texts of all mails. Amounts and numbers as on screen. */
import type { Address } from "../../domain/delivery.ts";
import { priceIn } from "../../domain/money.ts";
import { orderNumber } from "../../domain/order-number.ts";
import { paths, resetLink } from "../../domain/routes.ts";
import type { MailKind, MailKinds, MailLine } from "./kinds.ts";
import type { Letter } from "./letter.ts";

/** Owner's settings for mails. */
export type MailFacts = {
  readonly name: string;
  readonly currency: string;
  /** For moments in mails. */
  readonly timeZone: string;
};

type Words = {
  readonly [Kind in MailKind]: (data: MailKinds[Kind], facts: MailFacts) => Letter;
};

const toOrders = { words: "Your orders", path: paths.orders } as const;
const toAccount = { words: "Your account", path: paths.account } as const;
const notYou = "If that wasn't you, set a new password now: that signs everybody else out.";
const setPassword = { words: "Set a new password", path: paths.forgotPassword } as const;

const money = ({ currency }: MailFacts, paise: number): string => priceIn(currency, paise / 100);

const rowOf = (facts: MailFacts, { name, size, quantity, pricePaise }: MailLine) =>
  [`${quantity} × ${name}, ${size}`, money(facts, quantity * pricePaise)] as const;

const placeOf = (address: Address): readonly string[] => [
  `${address.firstName} ${address.lastName}`,
  address.street,
  `${address.city}, ${address.state} ${address.pinCode}`,
  address.country,
];

const refundWords = (facts: MailFacts, paise: number | null): readonly string[] =>
  paise === null
    ? []
    : [`${money(facts, paise)} goes back to you. We write again when it is on its way.`];

export const words: Words = {
  "order-placed": (data, facts) => ({
    subject: `We have your order ${orderNumber(data.orderId)}`,
    name: data.name,
    paragraphs: [
      `Thank you. Your order ${orderNumber(data.orderId)} is with us, and goes to this place.`,
      data.paymentMethod === "cod"
        ? `You pay ${money(facts, data.amountPaise)} in cash when it comes.`
        : `${money(facts, data.amountPaise)} is paid by card.`,
    ],
    rows: [
      ...data.lines.map((line) => rowOf(facts, line)),
      ["Delivery", money(facts, data.deliveryFeePaise)],
      ["Total", money(facts, data.amountPaise)],
    ],
    place: placeOf(data.address),
    link: toOrders,
    after: ["Until it is shipped, you can cancel it or correct where it goes."],
  }),
  "order-shipped": (data, facts) => ({
    subject: `Your order ${orderNumber(data.orderId)} is on its way`,
    name: data.name,
    paragraphs: [`We have shipped your order ${orderNumber(data.orderId)} to this place.`],
    rows: data.lines.map((line) => rowOf(facts, line)),
    place: placeOf(data.address),
    link: toOrders,
  }),
  "order-cancelled": (data, facts) => ({
    subject: `Your order ${orderNumber(data.orderId)} is ${data.whole ? "" : "partly "}cancelled`,
    name: data.name,
    paragraphs: [
      data.whole
        ? `Your order ${orderNumber(data.orderId)} is cancelled. Nothing of it will be sent.`
        : `This is cancelled of your order ${orderNumber(data.orderId)}. The rest still comes.`,
      ...refundWords(facts, data.refundPaise),
    ],
    rows: data.lines.map((line) => rowOf(facts, line)),
    link: toOrders,
  }),
  refunded: (data, facts) => ({
    subject: `${money(facts, data.amountPaise)} is on its way back to you`,
    name: data.name,
    paragraphs: [
      data.paymentMethod === "cod"
        ? `We have paid back ${money(facts, data.amountPaise)} of your order ${orderNumber(data.orderId)}.`
        : `${money(facts, data.amountPaise)} of your order ${orderNumber(data.orderId)} goes back to the card or account that you paid with. Banks take five to seven days to show it.`,
    ],
    link: toOrders,
  }),
  "return-accepted": (data, facts) => ({
    subject: `${data.exchangeFor === null ? "Your return" : "Your exchange"} of order ${orderNumber(data.orderId)} is accepted`,
    name: data.name,
    paragraphs: [
      data.exchangeFor === null
        ? "We take this back."
        : `We take this back, and you get it in ${data.exchangeFor}.`,
      ...refundWords(facts, data.refundPaise),
    ],
    rows: data.lines.map((line) => rowOf(facts, line)),
    link: toOrders,
  }),
  "return-refused": (data, facts) => ({
    subject: `About ${data.exchangeFor === null ? "your return" : "your exchange"} of order ${orderNumber(data.orderId)}`,
    name: data.name,
    paragraphs: ["We can't take this back.", `Why: ${data.reason}`],
    rows: data.lines.map((line) => rowOf(facts, line)),
    link: toOrders,
    after: ["If you don't agree, please answer this mail."],
  }),
  "password-reset": ({ name, token }, facts) => ({
    subject: `Set a new password for ${facts.name}`,
    name,
    paragraphs: ["Somebody, probably you, asked for a new password. Use this link to set one."],
    link: { words: "Set a new password", path: resetLink(token) },
    after: [
      "It works once, for 30 minutes. If you didn't ask for it, do nothing: your password stays the same.",
    ],
  }),
  "password-changed": ({ name }, facts) => ({
    subject: `Your password for ${facts.name} is changed`,
    name,
    paragraphs: ["Your password was changed, and other browsers were logged out.", notYou],
    link: setPassword,
  }),
  "new-sign-in": ({ name, device, at }, facts) => ({
    subject: `A new sign-in to ${facts.name}`,
    name,
    paragraphs: [
      `Somebody logged in to your account with ${device} on ${momentIn(facts.timeZone, at)}.`,
      "If that was you, all is well. If not, set a new password now: that signs everybody else out.",
    ],
    link: toAccount,
  }),
  "account-deleted": ({ name }, facts) => ({
    subject: `Your account at ${facts.name} is deleted`,
    name,
    paragraphs: [
      "Your account is deleted, as you asked: name, password, addresses and cart are gone.",
      "What you have ordered still comes. Our books keep your orders, without your name.",
    ],
  }),
};

export const letterOf = <Kind extends MailKind>(
  kind: Kind,
  data: MailKinds[Kind],
  facts: MailFacts,
): Letter => words[kind](data, facts);

const momentIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat("en-IN", { timeZone, dateStyle: "long", timeStyle: "long" }).format(at);
