/**
 * Errors for the log. Database errors carry a query's values in message and detail, so only the
 * statement, the SQLSTATE and the stack's frames are kept.
 */

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE (https://www.postgresql.org/docs/15/errcodes-appendix.html), or Node's code. */
  readonly code?: string;
  /** With $1, $2 … for values. */
  readonly statement?: string;
  readonly cause?: DescribedError;
};

/** A catalogue's insert has thousands of parameters. */
const longestStatement = 1_000;

/** An error may be its own cause. */
const deepest = 5;

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const type = error.name;
  if (isOfDatabase(error)) return describeQuery(error);
  const { message, stack = `${type}: ${message}`, cause } = error;
  const code = codeOf(error);
  return {
    type,
    message,
    stack,
    ...(code === null ? {} : { code }),
    ...(cause === undefined || depth === deepest ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** As Node prints an error. */
export function stackOf({ stack, cause }: DescribedError): string {
  return cause === undefined ? stack : `${stack}\ncaused by: ${stackOf(cause)}`;
}

/** Drizzle's and PGlite's errors name the query; PostgreSQL's have a severity. */
const isOfDatabase = (error: Error): boolean =>
  ("query" in error && "params" in error) || ("severity" in error && "code" in error);

function describeQuery(error: Error): DescribedError {
  const type = "DatabaseError";
  const code = sqlState(error);
  const statement =
    "query" in error && typeof error.query === "string"
      ? error.query.trim().slice(0, longestStatement)
      : null;
  const message = `The query failed (${code ?? "no code"})${statement === null ? "" : `: ${statement}`}`;
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(error)}`,
    ...(code === null ? {} : { code }),
    ...(statement === null ? {} : { statement }),
  };
}

function sqlState(error: Error): string | null {
  let depth = 0;
  for (let at: unknown = error; at instanceof Error && depth < deepest; at = at.cause, depth += 1) {
    const code = codeOf(at);
    if (code !== null) return code;
  }
  return null;
}

function codeOf(error: Error): string | null {
  const code = "code" in error ? error.code : null;
  return typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? code : null;
}

/** Skips the message, which may resemble frames. */
function framesOf({ stack = "", message }: Error): string {
  const start = message === "" ? -1 : stack.indexOf(message);
  return start < 0 ? "" : stack.slice(start + message.length);
}
