/**
 * A deadline for calls. The signal informs the callee; the race ends our wait even if a body
 * stalls.
 */

export class Late extends Error {
  override readonly name = "Late";
}

/**
 * Rejects after `ms`, or when `unwanted` aborts. The signal stays live after the call, for the rest
 * of its answer. @throws Late, or the reason of `unwanted`.
 */
export async function withDeadline<Value>(
  ms: number,
  call: (signal: AbortSignal) => Promise<Value>,
  unwanted?: AbortSignal,
): Promise<Value> {
  const giveUp = new AbortController();
  const signal = unwanted ? AbortSignal.any([giveUp.signal, unwanted]) : giveUp.signal;
  let timer: NodeJS.Timeout | undefined;
  let leave = () => {};
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Late(`No answer within ${ms} ms`));
      giveUp.abort();
    }, ms);
    leave = () => reject(unwanted?.reason);
    if (unwanted?.aborted) leave();
    else unwanted?.addEventListener("abort", leave);
  });
  try {
    return await Promise.race([over, call(signal)]);
  } finally {
    clearTimeout(timer);
    unwanted?.removeEventListener("abort", leave);
  }
}
