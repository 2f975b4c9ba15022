import { orderNumber } from "../../../domain/order-number.ts";
import { returnDays, type Size } from "../../../domain/values.ts";
import { list } from "../../../language/need/labels.ts";
import { price } from "../responses/money.ts";

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long" });

interface Dated {
  readonly _id: string;
  /** Milliseconds since 1970, UTC. */
  readonly date: number;
  readonly items: readonly { readonly name: string }[];
}

export const dayOf = (date: number): string => day.format(date);

/** "your order of 3 June, Kabir Linen Kurta and 1 more". */
function titled({ date, items: [first, ...more] }: Dated): string {
  const what = first === undefined ? "" : `, ${first.name}`;
  return `your order of ${dayOf(date)}${what}${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inSize = ({ name, size }: Line): string => `${name} in ${size}`;
const counted = (line: Line, quantity: number): string =>
  quantity === 1 ? inSize(line) : `${quantity} × ${inSize(line)}`;

interface Line {
  readonly name: string;
  readonly size: Size;
}

export const afterWords = {
  askCancel: (order: Dated, amount: number, paid: boolean) =>
    `${capital(titled(order))}, ${price(amount)}${paid ? ", which you get back" : ", not paid yet"}. Shall I cancel it?`,
  askCancelLine: (line: Line, quantity: number, order: Dated, amount: number, paid: boolean) =>
    `${counted(line, quantity)}, ${price(amount)}${paid ? ", which you get back" : ""}, of your order of ${dayOf(order.date)}. Shall I cancel it?`,
  askReturn: (line: Line, quantity: number, order: Dated, amount: number, reason: string) =>
    `${counted(line, quantity)}, ${price(amount)}, of your order of ${dayOf(order.date)}: “${reason}”. Shall I ask for the return?`,
  askExchange: (line: Line, quantity: number, order: Dated, to: Size) =>
    `${counted(line, quantity)} for size ${to}, of your order of ${dayOf(order.date)}, at no cost. Shall I ask for the exchange?`,
  askAddress: (order: Dated, amount: number, to: string) =>
    `${capital(titled(order))}, ${price(amount)}, will go to ${to}. Shall I change it?`,
  askSessions: (count: number) =>
    `You are logged in at ${count === 1 ? "1 other place" : `${count} other places`}. Shall I log you out there?`,

  whichOrder: (days: readonly string[]) => `Which order: ${list(days, "or")}?`,
  whichLine: (lines: readonly string[]) => `Which piece: ${list(lines, "or")}?`,
  whichSize: ({ name }: Line, sizes: readonly Size[]) =>
    `For which size of ${name}: ${list(sizes, "or")}?`,
  whyReturn: ({ name }: Line) => `Why do you want to return ${name}?`,
  toWhere: (names: readonly string[]) => `To which address: ${list(names, "or")}?`,
  whichPin: "To which PIN code?",

  ofDay: (date: number) => `The one of ${dayOf(date)}`,
  ofNumber: (id: string) => `Number ${orderNumber(id)}`,
  lineOf: inSize,
  lineOfDay: (line: Line, date: number) => `${inSize(line)} of ${dayOf(date)}`,
  reasons: ["It is too small", "It is too large", "It isn't what I expected", "It came damaged"],
  otherSize: (size: Size) => `Another size fits better: ${size}`,

  noSuchOrder: "I can't find that order.",
  notOrdered: (thing: string) => `I don't see ${thing} in your orders.`,
  noCancel: "None of your orders can be cancelled any more.",
  cancelled: (order: Dated) => `${capital(titled(order))}, is cancelled already.`,
  onItsWay: (order: Dated, status: string) =>
    `${capital(titled(order))}: its status is ${status}, so it can't be cancelled. It can be returned for ${returnDays} days once it is delivered.`,
  delivered: (order: Dated) =>
    `${capital(titled(order))}, is delivered already. Say “return”, and the name of the piece.`,
  lineCancelled: (line: Line) => `${inSize(line)} is cancelled already.`,
  notDelivered: (line: Line) =>
    `${inSize(line)} isn't delivered yet. It can be returned or exchanged for ${returnDays} days once it is.`,
  tooLate: (line: Line) =>
    `${inSize(line)} can't be returned any more: the ${returnDays} days for it are over.`,
  underWay: (line: Line, status: string) => `${inSize(line)}: its status is ${status} already.`,
  nothingToReturn: "Nothing that you ordered can be returned right now.",
  tooMany: (line: Line, most: number) =>
    `Only ${most === 1 ? "1 piece" : `${most} pieces`} of ${inSize(line)} can be returned.`,
  sameSize: (line: Line) => `You have ${inSize(line)} already.`,
  noSize: ({ name }: Line, size: string, sizes: readonly Size[]) =>
    sizes.length === 0
      ? `${name} comes in no other size. Say “return” to send it back.`
      : `${name} doesn't come in ${size}. It comes in ${list(sizes, "and")}.`,
  soldOut: ({ name }: Line, size: Size, others: readonly Size[]) =>
    others.length === 0
      ? `${name} in ${size} is sold out, and so are the others. Say “return” to send it back.`
      : `${name} in ${size} is sold out. You can get ${list(others, "and")}.`,
  addressFixed: (order: Dated, status: string) =>
    `${capital(titled(order))}: its status is ${status}, so its address can't be changed any more.`,
  noAddress: (said: string, names: readonly string[]) =>
    names.length === 0
      ? `You have no saved address called “${said}”. You can save addresses on your account page.`
      : `You have no saved address called “${said}”. You have ${list(names, "and")}.`,
  noneKept: "You have no saved addresses yet. You can save them on your account page.",
  noLast: "You haven't ordered anything yet. Say “fill in the form”.",
  sameAddress: (order: Dated) => `${capital(titled(order))}, goes there already.`,
  unreachableAddresses: "I couldn't fetch your addresses. Please try again.",

  refundDone: (amount: number, order: Dated, date: number) =>
    `${price(amount)} of your order of ${dayOf(order.date)} was refunded on ${dayOf(date)}.`,
  refundPending: (amount: number, order: Dated, cash: boolean) =>
    `${price(amount)} of your order of ${dayOf(order.date)} is on its way back to you. ${cash ? "We'll write to you about how you get it." : "It can take a few days."}`,
  refundAwaits: (line: Line) =>
    `You asked to return ${inSize(line)}. You get the money back when we have it.`,
  nothingPaid: (order: Dated) =>
    `Nothing was paid for your order of ${dayOf(order.date)}, so there is nothing to refund.`,
  noRefund: "No refund is on its way for your orders.",

  lineIsCancelled: (line: Line) => `${inSize(line)} is cancelled.`,
  orderCancelled: (order: Pick<Dated, "date">) =>
    `Your order of ${dayOf(order.date)} is cancelled.`,
  nothingToPay: "There is nothing to pay.",
  costsNow: (amount: number) => `The order costs ${price(amount)} now.`,
  back: (amount: number) => `${price(amount)} is on its way back to you.`,
  returnAsked: (name: string) =>
    `You asked to return ${name}. We'll write to you when it is accepted.`,
  exchangeAsked: (name: string, size: Size) =>
    `You asked to exchange ${name} for ${size}. We keep it for you.`,
  addressChanged: (order: Pick<Dated, "date">, to: string) =>
    `Your order of ${dayOf(order.date)} goes to ${to}.`,
  useLast: "The address of your last order is in the form.",
  used: (name: string) => `The address “${name}” is in the form.`,
  noPin: "A PIN code has six digits.",
  deliveryUnknown: "I couldn't ask about that PIN code. Please try again.",
  noAccount: "I couldn't fetch your account. Please try again.",
  sessionsEnded: "You are logged in only here.",
  onlyHere: "You are logged in nowhere else.",
} as const;
