import { longestReason } from "../../../domain/values.ts";
import { type ListedReturn, returnRepository } from "../../../server/repositories/returns.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "../command.ts";
import { idOf, shortId, theOnly } from "../ids.ts";
import { listing } from "../list-command.ts";
import { inShop } from "../open.ts";
import { minute, plain, rupees, table } from "../table.ts";

export const listReturns: Command = {
  usage: "returns list [--all] [--json]",
  about: [
    "Returns and exchanges that shoppers asked for and that wait for you, the newest first; with --all",
    "those that are decided, too; with --json one object a line.",
  ],
  run: listing({
    read: (sql, all, most) => returnRepository(sql).list(all, most),
    asJson: (row) => asJson(row),
    asTable: (rows) => asTable(rows),
  }),
};

export const acceptReturn: Command = {
  usage: "returns accept ID",
  about: [
    "The pieces are back and fine: they come into the count again. A return is refunded, by card by itself,",
    "in cash by you (see refunds list); for an exchange you send the other size, which was held.",
    shortId("return"),
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 1, most: 1 });
    await decide(idOf(positionals[0], "return"), null);
  },
};

export const refuseReturn: Command = {
  usage: "returns refuse ID SENTENCE",
  about: [
    "Nothing comes back, for a reason that its shopper reads; a size that was held can be bought again.",
    shortId("return"),
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 2, most: 200 });
    const [given, ...words] = positionals;
    const refusal = words.join(" ").trim();
    if (refusal === "" || refusal.length > longestReason) {
      throw new UsageError(`The reason takes 1 to ${longestReason} characters.`);
    }
    await decide(idOf(given, "return"), refusal);
  },
};

async function decide(beginning: string, refusal: string | null): Promise<void> {
  await inShop({ orMake: false }, async ({ database }) => {
    const returns = returnRepository(database.sql);
    const id = await theOnly(returns, beginning, "return");
    const decided = await returns.decide({ id, refusal, at: new Date() });
    if (decided.type === "no-return") throw new Refusal(`There is no return ${id}.`);
    if (decided.type === "decided-before") {
      throw new Refusal(`${id} is decided already: ${decided.status}.`);
    }
    const { row, refundPaise } = decided;
    const next =
      refundPaise > 0
        ? `, ${rupees(refundPaise)} to refund`
        : row.exchangeFor !== null && refusal === null
          ? `, ${row.quantity} in ${row.exchangeFor} to send`
          : "";
    say(`${id}: ${row.status}${next}`);
  });
}

const asJson = (row: ListedReturn) => ({
  id: row.id,
  date: row.createdAt.toISOString(),
  status: row.status,
  order: row.orderId,
  itemId: row.itemId,
  name: row.name,
  size: row.size,
  quantity: row.quantity,
  exchangeFor: row.exchangeFor,
  reason: row.reason,
  note: row.note,
  email: row.email,
});

function asTable(rows: readonly ListedReturn[]): string[] {
  if (rows.length === 0) return ["No returns."];
  return table([
    ["ID", "Date (UTC)", "Status", "Pieces", "Order", "Reason"],
    ...rows.map((row) => [
      row.id,
      minute(row.createdAt),
      row.status,
      plain(
        `${row.quantity} × ${row.name}, ${row.size}${row.exchangeFor === null ? "" : ` → ${row.exchangeFor}`}`,
      ),
      row.orderId,
      plain(row.reason),
    ]),
  ]);
}
