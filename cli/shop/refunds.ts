/** `refunds list` and `refunds done`: what goes back to shoppers, and what of it you pay yourself. */
import {
  type ListedRefund,
  shopRefundsRepository,
} from "../../server/repositories/shop-refunds.ts";
import { type Command, Refusal, readArguments, say } from "./command.ts";
import { idOf, shortId, theOnly } from "./ids.ts";
import { listing } from "./list-command.ts";
import { inShop } from "./open.ts";
import { minute, plain, rupees, table } from "./table.ts";

export const listRefunds: Command = {
  usage: "refunds list [--all] [--json]",
  about: [
    "What is still to go back, the oldest first: in cash by you, by card by itself. One by card that",
    "failed is yours to give back, too. With --all those that are done, with --json one object a line.",
  ],
  run: listing({
    read: (sql, all, most) => shopRefundsRepository(sql).list(all, most),
    asJson: (row) => asJson(row),
    asTable: (rows) => asTable(rows),
  }),
};

export const refundDone: Command = {
  usage: "refunds done ID",
  about: [
    "You have given it back: in cash, or otherwise where the card provider could not. Its shopper gets an",
    "e-mail. What is on its way by card can't be marked so, lest it is paid twice.",
    shortId("refund"),
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 1, most: 1 });
    const beginning = idOf(positionals[0], "refund");
    await inShop({ orMake: false }, async ({ database }) => {
      const refunds = shopRefundsRepository(database.sql);
      const id = await theOnly(refunds, beginning, "refund");
      const done = await refunds.markDone(id, new Date());
      if (done.type === "by-card") {
        throw new Refusal(`${id} is on its way by card: the server sends it by itself.`);
      }
      if (done.type === "done-before") throw new Refusal(`${id} is done already.`);
      if (done.type === "no-refund") throw new Refusal(`There is no refund ${id}.`);
      say(`${id}: ${rupees(done.amountPaise)} given back`);
    });
  },
};

const wayOf = ({ paymentId }: ListedRefund): string => (paymentId === null ? "cash" : "card");

const asJson = (row: ListedRefund) => ({
  id: row.id,
  date: row.createdAt.toISOString(),
  status: row.status,
  by: wayOf(row),
  amount: row.amountPaise / 100,
  order: row.orderId,
  payment: row.paymentId,
  email: row.email,
  failure: row.failure,
});

function asTable(rows: readonly ListedRefund[]): string[] {
  if (rows.length === 0) return ["No refunds."];
  return table([
    ["ID", "Date (UTC)", "Status", "By", "Amount", "Order", "Shopper", "Trouble"],
    ...rows.map((row) => [
      row.id,
      minute(row.createdAt),
      row.status,
      wayOf(row),
      rupees(row.amountPaise),
      row.orderId,
      plain(row.email),
      plain(row.failure ?? "").slice(0, 80),
    ]),
  ]);
}
