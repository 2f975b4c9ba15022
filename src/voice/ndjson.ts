/** Reads an NDJSON reply as it arrives. */

/** Rejects on invalid JSON or a truncated reply. */
export async function readNdjson(
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
