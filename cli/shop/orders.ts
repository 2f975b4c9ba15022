/** `orders list` and `orders status`: what was ordered, and how far it is. */
import { orderStatuses } from "../../contract/schemas.ts";
import { allOrdersRepository, type OrderSummary } from "../../server/repositories/all-orders.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "./command.ts";
import { inShop } from "./open.ts";

const statuses = orderStatuses.join(", ");

export const listOrders: Command = {
  usage: "orders list [--status STATUS] [--limit NUMBER] [--json]",
  about: [
    "The newest orders first, 50 of them unless another number is given;",
    "with --json one object a line. Amounts are rupees.",
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

export const setOrderStatus: Command = {
  usage: "orders status ID STATUS",
  about: [
    `Sets how far an order is: ${statuses}.`,
    "The first characters of an ID are enough where no other order begins so.",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 2, most: 4 });
    // A status of several words needs no quotes.
    const [beginning = "", ...words] = positionals;
    const status = statusOf(words.join(" "));
    if (!/^[0-9a-f-]{4,36}$/i.test(beginning)) {
      throw new UsageError(`“${beginning}” is not the ID of an order, nor four characters of one.`);
    }
    await inShop({ orMake: false }, async ({ database }) => {
      const orders = allOrdersRepository(database.sql);
      const [id, another] = await orders.idsBeginning(beginning);
      if (id === undefined) throw new Refusal(`There is no order ${beginning}.`);
      if (another !== undefined) {
        throw new Refusal(`Several orders begin with ${beginning}. Give more of the ID.`);
      }
      const before = await orders.setStatus(id, status);
      if (before === null) throw new Refusal(`There is no order ${id}.`);
      say(`${id}: ${before.status} → ${status}`);
      if (before.method !== "cod" && !before.paid) {
        process.stderr.write("Mind that this order was to be paid by card and is not paid.\n");
      }
    });
  },
};

function statusOf(given: string): string {
  const found = orderStatuses.find((status) => status.toLowerCase() === given.toLowerCase());
  if (found === undefined) {
    throw new UsageError(`“${given}” is no status of an order. There are: ${statuses}.`);
  }
  return found;
}

const asJson = ({ createdAt, amountPaise, ...order }: OrderSummary) => ({
  ...order,
  date: createdAt.toISOString(),
  amount: amountPaise / 100,
});

function asTable(orders: readonly OrderSummary[]): string[] {
  if (orders.length === 0) return ["No orders."];
  const rows = [
    ["ID", "Date (UTC)", "Status", "Payment", "Amount", "Pieces", "Shopper"],
    ...orders.map((order) => [
      order.id,
      order.createdAt.toISOString().slice(0, 16).replace("T", " "),
      order.status,
      `${order.paymentMethod}, ${order.paid ? "paid" : "not paid"}`,
      (order.amountPaise / 100).toFixed(2),
      String(order.pieces),
      // A name chosen by a stranger must not steer the terminal.
      order.email.replace(/\p{Cc}/gu, "?"),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
