import type { Order } from "../../../contract/schemas.ts";
import { remainingPaise } from "../../../domain/after-order.ts";
import { orderStatuses } from "../../../domain/values.ts";
import { allOrdersRepository, type ShopOrder } from "../../../server/repositories/all-orders.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "../command.ts";
import { idOf, shortId, theOnly } from "../ids.ts";
import { inShop } from "../open.ts";
import { minute, plain, rupees, table } from "../table.ts";

const statuses = orderStatuses.join(", ");

export const listOrders: Command = {
  usage: "orders list [--status STATUS] [--limit NUMBER] [--json]",
  about: [
    "The newest orders first, 50 of them unless another number is given;",
    "with --json one object a line, with the address and the items. Amounts are rupees, pieces those to",
    "send: without what was cancelled.",
  ],
  async run(args) {
    const { values } = readArguments(
      args,
      {
        status: { type: "string" },
        limit: { type: "string", default: "50" },
        json: { type: "boolean", default: false },
      },
      { least: 0, most: 0 },
    );
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit must be a number.");
    const status = values.status === undefined ? null : statusOf(values.status);
    const orders = await inShop({ orMake: false }, ({ database }) =>
      allOrdersRepository(database.sql).list(status, limit),
    );
    if (values.json) for (const order of orders) say(JSON.stringify(asJson(order)));
    else for (const line of asTable(orders)) say(line);
  },
};

export const showOrder: Command = {
  usage: "orders show ID [--json]",
  about: ["What was ordered, where it goes to, and how it is paid.", shortId("order")],
  async run(args) {
    const { positionals, values } = readArguments(
      args,
      { json: { type: "boolean", default: false } },
      { least: 1, most: 1 },
    );
    const beginning = idOf(positionals[0]);
    const order = await inShop({ orMake: false }, async ({ database }) => {
      const orders = allOrdersRepository(database.sql);
      return orders.byId(await theOnly(orders, beginning));
    });
    if (order === null) throw new Refusal(`There is no order ${beginning}.`);
    if (values.json) say(JSON.stringify(asJson(order)));
    else for (const line of asSheet(order)) say(line);
  },
};

export const setOrderStatus: Command = {
  usage: "orders status ID STATUS",
  about: [
    `Sets how far an order is: ${statuses}.`,
    "Its shopper gets an e-mail when it is Shipped. One that is cancelled, or of which something was given",
    "back, stays as it is; one that is to be paid by card isn't Shipped before it is.",
    "An order paid in cash on delivery is paid when it is Delivered.",
    shortId("order"),
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 2, most: 4 });
    // A status of several words, without quotes.
    const [given, ...words] = positionals;
    const status = statusOf(words.join(" "));
    const beginning = idOf(given);
    await inShop({ orMake: false }, async ({ database }) => {
      const orders = allOrdersRepository(database.sql);
      const id = await theOnly(orders, beginning);
      const change = await orders.setStatus(id, status, new Date());
      if (change === null) throw new Refusal(`There is no order ${id}.`);
      if ("reason" in change) throw new Refusal(`${id} ${change.reason}.`);
      const { before, paymentMethod, wasPaid, paid } = change;
      const payment = wasPaid === paid ? "" : paid ? ", paid in cash" : ", not paid";
      say(`${id}: ${before} → ${status}${payment}`);
      if (paymentMethod !== "cod" && !paid) {
        process.stderr.write("Mind that this order was to be paid by card and is not paid.\n");
      }
    });
  },
};

function statusOf(given: string): Order["status"] {
  const found = orderStatuses.find((status) => status.toLowerCase() === given.toLowerCase());
  if (found === undefined) {
    throw new UsageError(`“${given}” is no status of an order. There are: ${statuses}.`);
  }
  return found;
}

/** Pieces to send. */
const leftOf = ({ quantity, cancelled }: ShopOrder["lines"][number]): number =>
  quantity - cancelled;

const piecesOf = ({ lines }: ShopOrder): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0);

/** Without cancelled lines. */
const amountOf = (order: ShopOrder): number =>
  remainingPaise({ ...order, deliveredAt: null }, order.lines) ?? order.amountPaise;

/** A closed account's address belongs to another. */
const shopperOf = ({ email, closed }: ShopOrder): string =>
  email === "" ? "(account deleted)" : closed ? `${email} (account closed)` : email;

function paymentOf({ paymentMethod, paymentMode, paid }: ShopOrder): string {
  const how =
    paymentMode === null
      ? paymentMethod
      : paymentMode === "local"
        ? "test gateway"
        : `${paymentMethod} ${paymentMode}`;
  return `${how}, ${paid ? "paid" : "not paid"}`;
}

const asJson = (order: ShopOrder) => ({
  id: order.id,
  date: order.createdAt.toISOString(),
  status: order.status,
  paid: order.paid,
  paymentMethod: order.paymentMethod,
  paymentMode: order.paymentMode,
  amount: order.amountPaise / 100,
  remaining: amountOf(order) / 100,
  deliveryFee: order.deliveryFeePaise / 100,
  email: order.email,
  accountClosed: order.closed,
  address: order.address,
  pieces: piecesOf(order),
  items: order.lines.map((line) => ({
    _id: line.product._id,
    name: line.product.name,
    size: line.size,
    quantity: leftOf(line),
    cancelled: line.cancelled,
    price: line.pricePaise / 100,
  })),
});

function asSheet(order: ShopOrder): string[] {
  const { address } = order;
  const sendTo = [
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.city}, ${address.state} ${address.pinCode}`,
    address.country,
    address.phone,
    address.email,
  ];
  return [
    `Order     ${order.id}`,
    `Date      ${minute(order.createdAt)} (UTC)`,
    `Status    ${order.status}`,
    `Payment   ${paymentOf(order)}`,
    `Shopper   ${shopperOf(order)}`,
    "",
    ...sendTo.map((line, index) => `${index === 0 ? "Send to " : "        "}  ${line}`),
    "",
    ...order.lines.map((line) => {
      const { product, pricePaise, size, cancelled } = line;
      const gone = cancelled === 0 ? "" : `, ${cancelled} cancelled`;
      return `${leftOf(line)} × ${product.name}, ${size} (${product._id})  ${rupees(pricePaise)} each${gone}`;
    }),
    "",
    `Delivery  ${rupees(order.deliveryFeePaise)}`,
    `Amount    ${rupees(amountOf(order))}`,
  ].map(plain);
}

function asTable(orders: readonly ShopOrder[]): string[] {
  if (orders.length === 0) return ["No orders."];
  const rows = [
    ["ID", "Date (UTC)", "Status", "Payment", "Amount", "Pieces", "Shopper"],
    ...orders.map((order) => [
      order.id,
      minute(order.createdAt),
      order.status,
      paymentOf(order),
      rupees(amountOf(order)),
      String(piecesOf(order)),
      plain(shopperOf(order)),
    ]),
  ];
  return table(rows);
}
