/**
 * A call that must end. The signal tells the callee to give up; the race makes sure that we do, even
 * when a body stalls halfway and the callee's own time limit no longer counts.
 */

export class Late extends Error {
  override readonly name = "Late";
}

/** @throws Late after `ms` milliseconds. */
export async function withDeadline<Value>(
  ms: number,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Late(`No answer within ${ms} ms`));
      giveUp.abort();
    }, ms);
  });
  try {
    return await Promise.race([call(giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
