/** `mail list` and `mail show`: sent, pending and failed mails. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readConfig } from "../../../server/config.ts";
import { outboxFile } from "../../../server/mail/post.ts";
import { outboxOf } from "../../../server/mail/start.ts";
import { type MailRow, mailRepository } from "../../../server/repositories/mails.ts";
import { type Command, Refusal, readArguments, say, UsageError } from "../command.ts";
import { inShop } from "../open.ts";
import { textOf } from "./mail-text.ts";

export const listMails: Command = {
  usage: "mail list [--limit NUMBER] [--json]",
  about: [
    "The newest mails first, 50 of them unless another number is given: what about, to whom,",
    "and whether it is sent, waits to be tried again, or was given up and why.",
  ],
  async run(args) {
    const { values } = readArguments(
      args,
      { limit: { type: "string", default: "50" }, json: { type: "boolean", default: false } },
      { least: 0, most: 0 },
    );
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit must be a number.");
    const rows = await inShop({ orMake: false }, ({ database }) =>
      mailRepository(database.sql).list(limit),
    );
    if (rows.length === 0 && !values.json) say("No mails.");
    for (const row of rows) say(values.json ? JSON.stringify(asJson(row)) : asLine(row));
  },
};

export const showMail: Command = {
  usage: "mail show ID",
  about: [
    "The words of a mail that is kept in DATA_DIR/outbox, where mails go without SMTP_URL; of another",
    "how far it is. The first characters of an ID are enough where no other mail begins so.",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 1, most: 1 });
    const [beginning = ""] = positionals;
    if (!/^[0-9a-f-]{4,36}$/i.test(beginning)) {
      throw new UsageError(`“${beginning}” is not the ID of a mail, nor four characters of one.`);
    }
    const [row, another] = await inShop({ orMake: false }, ({ database }) =>
      mailRepository(database.sql).beginning(beginning),
    );
    if (row === undefined) throw new Refusal(`There is no mail ${beginning}.`);
    if (another !== undefined) {
      throw new Refusal(`Several mails begin with ${beginning}. Give more of the ID.`);
    }
    const folder = outboxOf(resolve(readConfig(process.env).dataDir));
    const file = await readFile(outboxFile(folder, row.id), "utf8").catch(() => null);
    if (file === null) say(asLine(row));
    else for (const line of textOf(file).split("\n")) say(plain(line));
  },
};

/** Strangers' text must not control the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, "?");
const minute = (date: Date): string => date.toISOString().slice(0, 16).replace("T", " ");

function stateOf(row: MailRow): string {
  if (row.sentAt !== null) return `sent ${minute(row.sentAt)}`;
  if (row.failedAt !== null) return `given up ${minute(row.failedAt)}: ${row.failure}`;
  if (row.attempts === 0) return "waits to be sent";
  return `tried ${row.attempts} times, again ${minute(row.dueAt)}: ${row.failure ?? "no answer yet"}`;
}

const asLine = (row: MailRow): string =>
  plain(`${row.id}  ${minute(row.createdAt)}  ${row.kind}  ${row.to}  ${stateOf(row)}`);

const asJson = (row: MailRow) => ({
  id: row.id,
  kind: row.kind,
  to: row.to,
  date: row.createdAt.toISOString(),
  attempts: row.attempts,
  sent: row.sentAt?.toISOString() ?? null,
  givenUp: row.failedAt?.toISOString() ?? null,
  failure: row.failure,
});
