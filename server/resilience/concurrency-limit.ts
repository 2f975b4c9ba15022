/** Thrown when the queue is full; mapped to 503. server/db/trouble.ts knows its code. */
class TooManyWaiting extends Error {
  readonly code = "SHOP_ERR_BUSY";
}

/** Runs `atOnce` tasks, queues up to `mostWaiting` in order, rejects the rest. */
export function createConcurrencyLimit(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting)
      throw new TooManyWaiting("Too many wait for their turn");
    // The finishing task passes its place on.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
