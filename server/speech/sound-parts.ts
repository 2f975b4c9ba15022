/** Limits the pauses and size of streamed sound. */
import { withDeadline } from "../resilience/deadline.ts";

/** Bytes; more than the longest text takes. */
const largest = 8_000_000;

/**
 * Resolves with the first part; cancels an unread rest. @throws Late after `longest` milliseconds,
 * also while reading.
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
    // Not awaited: a stalled service would block.
    void callOff();
  }
}
