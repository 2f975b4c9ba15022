/** Fetches pictures by URL. A host that fails repeatedly is given up. */

/** Bytes. */
export const largestFile = 30_000_000;
/** Milliseconds for a whole answer. */
const usualPatience = 30_000;
/** Successive failures after which a host is given up. */
const mostFailures = 3;

/** Not fetched, for lack of use or time; reported once per host. */
export class NotTried extends Error {
  override readonly name = "NotTried";
  readonly host: string;

  constructor(host: string, why: string) {
    super(why);
    this.host = host;
  }
}

/** The host or network failed. */
class HostFailure extends Error {
  override readonly name = "HostFailure";
}

/** Not there within the time that was given. */
class TooSlow extends HostFailure {}

export type Download = (address: string) => Promise<Buffer>;

/**
 * @param minutes limit for all downloads together. @returns a function that fetches one URL; throws
 * with a message, NotTried if it didn't try.
 */
export function startDownloads(minutes: number, patience = usualPatience): Download {
  const failures = new Map<string, number>();
  const givenUp = new Map<string, string>();
  const end = performance.now() + minutes * 60_000;
  const late = (host: string) =>
    new NotTried(host, `the time limit of ${minutes} ${minutes === 1 ? "minute" : "minutes"}`);

  return async (address) => {
    const { host } = urlOf(address);
    const why = givenUp.get(host);
    if (why !== undefined) throw new NotTried(host, why);
    const left = end - performance.now();
    if (left <= 0) throw late(host);
    try {
      const bytes = await fetched(address, Math.min(left, patience));
      failures.delete(host);
      return bytes;
    } catch (cause) {
      // The timer decides, not the clock: it may fire a moment before the end.
      if (cause instanceof TooSlow && left <= patience) throw late(host);
      const reason = reasonOf(cause);
      if (cause instanceof HostFailure) {
        const count = (failures.get(host) ?? 0) + 1;
        failures.set(host, count);
        if (count >= mostFailures) givenUp.set(host, `${count} failures (the last: ${reason})`);
      }
      throw new Error(`${address} can't be fetched: ${reason}`, { cause });
    }
  };
}

function urlOf(address: string): URL {
  try {
    return new URL(address);
  } catch (cause) {
    throw new Error(`${address} is not an address`, { cause });
  }
}

/** Its timer is separate: Node may collect signals that `AbortSignal.any` joins. */
async function fetched(address: string, within: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(tooLate(within))), within);
  try {
    const response = await fetch(address, { signal: controller.signal });
    const { ok, status } = response;
    if (!ok) {
      await response.body?.cancel();
      throw status >= 500 || status === 429
        ? new HostFailure(`it answers ${status}`)
        : new NotThere(`it answers ${status}`);
    }
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > largestFile) throw new NotThere("it is larger than 30 MB");
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof HostFailure || cause instanceof NotThere) throw cause;
    const failure = controller.signal.aborted ? TooSlow : HostFailure;
    throw new failure(reasonOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(parts);
}

const tooLate = (within: number): string =>
  `it didn't answer within ${Number((within / 1000).toPrecision(2))} seconds`;

/** The host answers; this picture is missing. */
class NotThere extends Error {
  override readonly name = "NotThere";
}

/** The innermost cause: `fetch` itself says only that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
