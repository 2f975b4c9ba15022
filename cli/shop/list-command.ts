/** Commands that list open items: `--all` includes done ones, `--json` prints one object a line. */
import type { Sql } from "../../server/db/database.ts";
import { readArguments, say } from "./command.ts";
import { inShop } from "./open.ts";

const most = 1_000;

type Listing<Row> = {
  readonly read: (sql: Sql, all: boolean, most: number) => Promise<readonly Row[]>;
  readonly asJson: (row: Row) => unknown;
  readonly asTable: (rows: readonly Row[]) => readonly string[];
};

/** Runs such a command. */
export function listing<Row>({ read, asJson, asTable }: Listing<Row>) {
  return async (args: readonly string[]): Promise<void> => {
    const { values } = readArguments(
      args,
      { all: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
      { least: 0, most: 0 },
    );
    const found = await inShop({ orMake: false }, ({ database }) =>
      read(database.sql, values.all, most),
    );
    const lines = values.json ? found.map((row) => JSON.stringify(asJson(row))) : asTable(found);
    for (const line of lines) say(line);
  };
}
