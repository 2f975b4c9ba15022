/** Separates an unavailable database from our own errors. */

/**
 * - away: unreachable, starting, stopping or silent; - busy: it timed out, or too many wait
 * (server/resilience/concurrency-limit.ts); - unwritable: full or read-only.
 */
export type DatabaseTrouble = "away" | "busy" | "unwritable";

/** SQLSTATEs (https://www.postgresql.org/docs/15/errcodes-appendix.html), Node's codes and ours. */
const codes: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^(08...|57P0[1-5]|25P0[34]|53300|58000|58030|XX00[12])$/, "away"],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    "away",
  ],
  [/^(57014|55P03|40001|40P01|SHOP_ERR_BUSY)$/, "busy"],
  [/^(53000|53100|53200|53400|25006|ENOSPC|EDQUOT)$/, "unwritable"],
];

/** The pg package's messages without codes (its lib/client.js, pg-pool's index.js). */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after)/;

/** Null if the database isn't the cause. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  let depth = 0;
  for (let at = error; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const found = troubleOf(at);
    if (found !== null) return found;
  }
  return null;
}

function troubleOf(error: Error): DatabaseTrouble | null {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = codes.find(([pattern]) => pattern.test(code));
  if (known !== undefined) return known[1];
  return sayings.test(error.message) ? "away" : null;
}
