/**
 * `npm run shop -- …`: the operator's commands, on the configured database. PostgreSQL is shared
 * with running servers; the embedded database allows one process. Exit code 0: done; 1: failed,
 * nothing changed; 2: wrong usage.
 */
import { runCommand } from "./shop/run.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The pipe's reader has closed it.
  if (error.code === "EPIPE") process.exit();
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2));
