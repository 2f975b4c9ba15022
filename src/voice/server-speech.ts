/**
 * The shop's own server as the place where recordings become words and words become sound: the
 * calls that the adapters are handed. Every reply that isn't a result is turned into a
 * failure here, so that the adapters know no status codes.
 */
import { calls } from "../../contract/calls.ts";
import type { Reply } from "../../contract/schemas.ts";
import type { AskForPass } from "./azure-access.ts";
import type { Transcribe, Transcription } from "./openai.ts";
import type { Synthesise } from "./sentence-player.ts";
import type { SpeechFailure } from "./speech.ts";

export interface ServerSpeechParts {
  readonly fetch: typeof fetch;
  /** Where the server is, without a slash at the end; "" for the page's own origin. */
  readonly base: string;
}

export interface ServerSpeech {
  readonly transcribe: Transcribe;
  readonly synthesise: Synthesise;
  /** A pass for Azure's service. */
  readonly askForPass: AskForPass;
}

/** Longest list of hints that is sent along, in characters. */
const longestHints = 600;

export function createServerSpeech({ fetch, base }: ServerSpeechParts): ServerSpeech {
  return {
    async transcribe(recording, { language, hints = [] }, signal): Promise<Transcription> {
      const query = new URLSearchParams({ language });
      const words = fitting(hints);
      if (words !== "") query.set("hints", words);
      const reply = await fetch(`${base}${calls.transcribe.path}?${query}`, {
        method: calls.transcribe.method,
        headers: { "content-type": recording.type },
        body: recording,
        credentials: "include",
        signal,
      });
      if (!reply.ok) return { type: "failed", failure: failureOf(reply.status) };
      const answer: unknown = await reply.json();
      return typeof answer === "object" &&
        answer !== null &&
        "text" in answer &&
        typeof answer.text === "string"
        ? { type: "heard", alternatives: [{ text: answer.text }] }
        : { type: "failed", failure: "service-error" };
    },

    async synthesise(text, _options, signal) {
      const reply = await fetch(`${base}${calls.speak.path}`, {
        method: calls.speak.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text }),
        credentials: "include",
        signal,
      });
      return reply.ok
        ? { type: "sound", sound: await reply.blob() }
        : { type: "failed", failure: failureOf(reply.status) };
    },

    async askForPass() {
      const reply = await fetch(`${base}${calls.azureToken.path}`, {
        method: calls.azureToken.method,
        headers: { "content-type": "application/json" },
        credentials: "include",
      });
      if (!reply.ok) return { type: "failed", failure: failureOf(reply.status) };
      // Our own server checks this reply against the contract before it leaves.
      const { seconds, ...pass } = (await reply.json()) as Reply<"azureToken">;
      return { type: "pass", pass, seconds };
    },
  };
}

function failureOf(status: number): SpeechFailure {
  switch (status) {
    case 401:
      return "signed-out";
    case 404:
      return "unsupported";
    case 429:
      return "limited";
    default:
      return "service-error";
  }
}

/** As many whole hints, in their order, as may be sent. */
function fitting(hints: readonly string[]): string {
  let words = "";
  for (const hint of hints) {
    const longer = words === "" ? hint : `${words}, ${hint}`;
    if (longer.length > longestHints) break;
    words = longer;
  }
  return words;
}
