/** Reads a reply that comes line by line, each a JSON value, while it is still coming. */

/** Calls `take` with each value in its order; rejects where a line is no JSON or the reply is cut. */
export async function readLines(
  body: ReadableStream<Uint8Array>,
  take: (value: unknown) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = "";
  for (;;) {
    const { done, value } = await reader.read();
    held += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = held.split("\n");
    held = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line.trim() !== "") take(JSON.parse(line));
    if (done) return;
  }
}
