/** Sound as a service sends it, part by part, with a limit on the pauses and on the whole. */
import { withDeadline } from "./deadline.ts";

/** Bytes: more than the longest text that may be spoken takes. */
const largest = 8_000_000;

/**
 * Fulfilled when the first part is here. What is left unread is called off.
 * @throws Late when it doesn't come within `longest` milliseconds; reading the parts throws the same
 * when one of them doesn't.
 */
export async function soundParts(
  body: ReadableStream<Uint8Array>,
  longest: number,
): Promise<AsyncIterable<Uint8Array>> {
  const reader = body.getReader();
  const next = () => withDeadline(longest, () => reader.read());
  const callOff = () => reader.cancel().catch(() => {});
  try {
    const first = await next();
    return rest(first, next, callOff);
  } catch (error) {
    void callOff();
    throw error;
  }
}

async function* rest(
  first: ReadableStreamReadResult<Uint8Array>,
  next: () => Promise<ReadableStreamReadResult<Uint8Array>>,
  callOff: () => Promise<void>,
): AsyncIterable<Uint8Array> {
  try {
    let size = 0;
    for (let part = first; !part.done; part = await next()) {
      size += part.value.length;
      if (size > largest) throw new Error("The sound has no end");
      yield part.value;
    }
  } finally {
    // Without a wait: a stalled service would hold it up.
    void callOff();
  }
}
