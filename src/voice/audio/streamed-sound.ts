/**
 * Plays sound in an <audio> element while it arrives, if possible (Firefox lacks audio/mpeg here,
 * iPhones MediaSource), else when complete. https://developer.mozilla.org/docs/Web/API/MediaSource
 */

export const streamable = "audio/mpeg";

/** Its source fails if the rest doesn't arrive. */
export type StreamSound = (body: ReadableStream<Uint8Array>) => MediaSource;

export function soundStream(Source: typeof MediaSource | undefined): StreamSound | undefined {
  if (!Source?.isTypeSupported(streamable)) return undefined;
  return (body) => {
    const source = new Source();
    source.addEventListener(
      "sourceopen",
      () => {
        fill(source, source.addSourceBuffer(streamable), body).catch(() => {
          if (source.readyState === "open") source.endOfStream("network");
        });
      },
      { once: true },
    );
    return source;
  };
}

async function fill(
  source: MediaSource,
  buffer: SourceBuffer,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    // Playback has stopped.
    if (source.readyState !== "open") return reader.cancel();
    if (done) return source.endOfStream();
    await new Promise<void>((resolve, reject) => {
      buffer.addEventListener("updateend", () => resolve(), { once: true });
      buffer.addEventListener("error", () => reject(new Error("unplayable")), { once: true });
      buffer.appendBuffer(new Uint8Array(value));
    });
  }
}
