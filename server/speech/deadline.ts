/**
 * A call that must end. The signal tells the callee to give up; the race makes sure that we do, even
 * when a body stalls halfway and the callee's own time limit no longer counts.
 */

export class Late extends Error {
  override readonly name = "Late";
}

/**
 * Gives up after `ms` milliseconds, or when nobody waits any longer. The callee's signal goes on to
 * tell that nobody waits when the call has ended, for what is still to be read of its answer.
 * @throws Late when it takes too long, and the reason of `unwanted` when that comes first.
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
