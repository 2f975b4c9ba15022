import {
  type ListedRefund,
  type MarkedDone,
  shopRefundsRepository,
} from "../../../server/repositories/shop-refunds.ts";
import { type Command, Refusal, readArguments, say } from "../command.ts";
import { idOf, shortId, theOnly } from "../ids.ts";
import { listing } from "../list-command.ts";
import { inShop } from "../open.ts";
import { minute, plain, rupees, table } from "../table.ts";

export const listRefunds: Command = {
  usage: "refunds list [--all] [--json]",
  about: [
    "What is still to go back, the oldest first: in cash by you, by card by itself. By card it is tried",
    "again, at most an hour later; what the provider refuses for three days, or says that it can't give,",
    "is failed, and yours to give back, too. Trouble is what came of the last try.",
    "With --all those that are done, with --json one object a line.",
  ],
  run: listing({
    read: (sql, all, most) => shopRefundsRepository(sql).list(all, most),
    asJson: (row) => asJson(row),
    asTable: (rows) => asTable(rows),
  }),
};

export const refundDone: Command = {
  usage: "refunds done ID [--instead-of-card]",
  about: [
    "You have given it back: in cash, or otherwise where the card provider could not. Its shopper gets an",
    "e-mail. One that is still tried by card can't be marked so, lest it is paid twice, unless you have seen",
    "at the provider that it has none of it: with --instead-of-card it is then tried no more.",
    shortId("refund"),
  ],
  async run(args) {
    const { positionals, values } = readArguments(
      args,
      { "instead-of-card": { type: "boolean", default: false } },
      { least: 1, most: 1 },
    );
    const insteadOfCard = values["instead-of-card"];
    const beginning = idOf(positionals[0], "refund");
    await inShop({ orMake: false }, async ({ database }) => {
      const refunds = shopRefundsRepository(database.sql);
      const id = await theOnly(refunds, beginning, "refund");
      const done = await refunds.markDone({ id, insteadOfCard, at: new Date() });
      if (done.type !== "done") throw new Refusal(reasons[done.type](id));
      say(`${id}: ${rupees(done.amountPaise)} given back`);
    });
  },
};

const reasons: Readonly<Record<Exclude<MarkedDone["type"], "done">, (id: string) => string>> = {
  "by-card": (id) => `${id} is on its way by card: the server sends it by itself.`,
  "being-sent": (id) => `${id} is being sent by card right now. Look again in five minutes.`,
  "with-provider": (id) => `The card provider has ${id}, and gives it back.`,
  "done-before": (id) => `${id} is done already.`,
  "no-refund": (id) => `There is no refund ${id}.`,
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
  tries: row.attempts,
  failure: row.failure,
});

function asTable(rows: readonly ListedRefund[]): string[] {
  if (rows.length === 0) return ["No refunds."];
  return table([
    ["ID", "Date (UTC)", "Status", "By", "Tries", "Amount", "Order", "Shopper", "Trouble"],
    ...rows.map((row) => [
      row.id,
      minute(row.createdAt),
      row.status,
      wayOf(row),
      row.paymentId === null ? "" : String(row.attempts),
      rupees(row.amountPaise),
      row.orderId,
      plain(row.email),
      plain(row.failure ?? "").slice(0, 80),
    ]),
  ]);
}
