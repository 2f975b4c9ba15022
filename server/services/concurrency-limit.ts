/** What whoever finds the queue full is told; its code is among those of server/db/trouble.ts. */
class TooManyWaiting extends Error {
  readonly code = "SHOP_ERR_BUSY";
}

/**
 * Lets so many pieces of work run at once; the others wait for their turn, first come, first served.
 * Rejects where as many wait already as may: a wait that outlasts everybody's patience helps nobody.
 */
export function createTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting)
      throw new TooManyWaiting("Too many wait for their turn");
    // Whoever ends hands its place on.
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
