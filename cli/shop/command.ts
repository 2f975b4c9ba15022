/** The parts of an operator's command. */
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";

export type Command = {
  readonly usage: string;
  readonly about: readonly string[];
  /** @throws UsageError for wrong arguments, Refusal if it fails; then nothing was changed. */
  readonly run: (args: readonly string[]) => Promise<void>;
};

/** Wrong arguments. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Can't be done; the message is for the operator. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** @throws UsageError for a wrong number of arguments, or unknown options. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  plain: { readonly least: number; readonly most: number },
) {
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: true });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : "Unreadable options");
  }
  const { length } = parsed.positionals;
  if (length < plain.least) throw new UsageError("Something is missing.");
  if (length > plain.most) {
    throw new UsageError(`There is something too much: ${parsed.positionals.at(-1)}`);
  }
  return parsed;
}

/**
 * npm runs scripts in the project's folder and keeps the caller's in INIT_CWD
 * (https://docs.npmjs.com/cli/commands/npm-run).
 */
export function pathOf(given: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: called } = process.env;
  return resolve(script === "shop" && called !== undefined ? called : process.cwd(), given);
}

/** Reports progress: in one line on a terminal, in a log now and then. */
export function progress(what: string, total: number) {
  const { stderr } = process;
  let done = 0;
  let lastNotice = Date.now();
  const describe = () => {
    lastNotice = Date.now();
    stderr.write(
      stderr.isTTY ? `\r${what}: ${done} of ${total}` : `${what}: ${done} of ${total}\n`,
    );
  };
  // Also where nothing moves: a host may take half a minute to fail.
  const waiting = setInterval(describe, 5000).unref();
  return {
    step: (by = 1): void => {
      done += by;
      if (Date.now() - lastNotice >= (stderr.isTTY ? 100 : 2000)) describe();
    },
    end: (): void => {
      clearInterval(waiting);
      if (total === 0) return;
      describe();
      if (stderr.isTTY) stderr.write("\n");
    },
  };
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
