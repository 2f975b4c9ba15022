/** All commands by name; cli/shop.ts is the process around them. */
import { ConfigError } from "../../server/config.ts";
import { describeError, stackOf } from "../../server/db/describe-error.ts";
import { FolderInUseError } from "../../server/db/lock.ts";
import { backup } from "./backup/backup.ts";
import { restore } from "./backup/restore.ts";
import { exportCatalogue } from "./catalogue/catalogue-export.ts";
import { importCatalogue } from "./catalogue/catalogue-import.ts";
import { type Command, Refusal, UsageError } from "./command.ts";
import { cancelOrder } from "./orders/cancel-order.ts";
import { listMails, showMail } from "./orders/mails.ts";
import { listOrders, setOrderStatus, showOrder } from "./orders/orders.ts";
import { listRefunds, refundDone } from "./orders/refunds.ts";
import { acceptReturn, listReturns, refuseReturn } from "./orders/returns.ts";
import { addStock, listStock, setStock } from "./stock.ts";

const commands: Readonly<Record<string, Command>> = {
  "catalogue import": importCatalogue,
  "catalogue export": exportCatalogue,
  "stock set": setStock,
  "stock add": addStock,
  "stock list": listStock,
  "orders list": listOrders,
  "orders show": showOrder,
  "orders status": setOrderStatus,
  "orders cancel": cancelOrder,
  "returns list": listReturns,
  "returns accept": acceptReturn,
  "returns refuse": refuseReturn,
  "refunds list": listRefunds,
  "refunds done": refundDone,
  "mail list": listMails,
  "mail show": showMail,
  backup,
  restore,
};

const usage = `Usage: npm run --silent shop -- COMMAND

${Object.values(commands)
  .map(({ usage: line, about }) => `  ${line}\n      ${about.join("\n      ")}`)
  .join("\n\n")}

The shop is the one that the server's settings name: DATABASE_URL, or DATA_DIR (./data). While the
server runs on DATA_DIR, stop it first; beside a server on PostgreSQL the commands just work.

Exit code 0: done; 1: it could not be done, and nothing was changed; 2: the command was not understood.
`;

/** Resolves with the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  if (args.length === 0 || ["help", "--help", "-h"].includes(args[0] ?? "")) {
    (args.length === 0 ? process.stderr : process.stdout).write(usage);
    return args.length === 0 ? 2 : 0;
  }
  const words = [args.slice(0, 2).join(" "), args[0] ?? ""].find((name) =>
    Object.hasOwn(commands, name),
  );
  const command = words === undefined ? undefined : commands[words];
  if (words === undefined || command === undefined) {
    process.stderr.write(`There is no command “${args.slice(0, 2).join(" ")}”.\n\n${usage}`);
    return 2;
  }
  try {
    await command.run(args.slice(words.split(" ").length));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(
        `${error.message}\n\nUsage: npm run --silent shop -- ${command.usage}\n`,
      );
      return 2;
    }
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}

/** Our messages; the stack of an unexpected error. */
function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ConfigError) return `These settings are wrong:\n${error.message}`;
  if (error instanceof FolderInUseError) {
    return `${error.message}\nIf that is the shop's server, stop it, run this command again, and start it after.`;
  }
  if (!(error instanceof Error)) return String(error);
  // A missing file or database: the message suffices.
  if ("code" in error && typeof error.code === "string" && /^E[A-Z]+$/.test(error.code)) {
    return error.message || error.code;
  }
  return stackOf(describeError(error));
}
