/**
 * Reads transcriptions, streamed or whole by media type.
 * https://platform.openai.com/docs/guides/speech-to-text#streaming-transcriptions
 */
import type OpenAI from "openai";

/** @throws without words, or if a stream ends early: half a sentence may mean the opposite. */
export async function textOf(
  openai: OpenAI,
  reply: Response,
  interim: (text: string) => void = () => {},
): Promise<string> {
  const type = reply.headers.get("content-type") ?? "";
  if (!type.startsWith("text/event-stream")) return textIn(await reply.json());

  const { Stream } = await import("openai/core/streaming");
  let words = "";
  for await (const event of Stream.fromSSEResponse(reply, new AbortController(), openai)) {
    const { type: kind, delta, text } = fieldsOf(event);
    if (kind === "transcript.text.delta" && typeof delta === "string") {
      words += delta;
      if (words.trim() !== "") interim(words.trim());
    }
    if (kind === "transcript.text.done" && typeof text === "string") return text.trim();
  }
  throw new Error("The stream ended before its words did");
}

function textIn(answer: unknown): string {
  const { text } = fieldsOf(answer);
  if (typeof text !== "string") throw new Error("The answer has no text");
  return text.trim();
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The endpoint rejects streaming, not the recording. */
export function refusesStream(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { status, param } = fieldsOf({ ...error });
  if (status !== 400 && status !== 422) return false;
  return param === "stream" || /\bstream(ing)?\b/i.test(error.message);
}
