/**
 * `npm run replay`: runs recorded utterances through the shop's matcher and reports mismatches.
 * Exit code 0: all pass; 1: a mismatch; 2: unreadable input.
 */
import { replayCommand } from "./replay-command.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The pipe's reader has closed it.
  if (error.code === "EPIPE") process.exit();
  throw error;
});
// Not process.exit, which drops pending output. Azure's package leaves timers behind, though.
replayCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
