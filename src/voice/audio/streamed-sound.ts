/**
 * Lets an <audio> element play sound that is still coming. Only some browsers can do so with what a
 * service sends (Firefox has no audio/mpeg here, iPhones no MediaSource): elsewhere the sound is
 * played when it is complete.
 * https://developer.mozilla.org/docs/Web/API/MediaSource
 */

/** The media type that services send speech in. */
export const streamable = "audio/mpeg";

/** A source to play at once; it fails as any other would when the rest doesn't come. */
export type StreamSound = (body: ReadableStream<Uint8Array>) => MediaSource;

/** The browser's means to play sound while it comes; undefined where it has none. */
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
    // Nobody plays it any more.
    if (source.readyState !== "open") return reader.cancel();
    if (done) return source.endOfStream();
    await new Promise<void>((resolve, reject) => {
      buffer.addEventListener("updateend", () => resolve(), { once: true });
      buffer.addEventListener("error", () => reject(new Error("unplayable")), { once: true });
      buffer.appendBuffer(new Uint8Array(value));
    });
  }
}
