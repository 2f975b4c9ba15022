/**
 * The adapters' calls to the shop's server. Maps every unusual reply to a failure, so that adapters
 * know no status codes.
 */
import { calls } from "../../contract/calls.ts";
import type { Reply } from "../../contract/schemas.ts";
import { type StreamSound, streamable } from "./audio/streamed-sound.ts";
import type { Synthesis, Synthesise } from "./events/sentence-player.ts";
import { readNdjson } from "./ndjson.ts";
import type { AskForPass } from "./providers/azure/azure-access.ts";
import type { Transcribe, Transcription } from "./providers/openai/openai.ts";
import type { SpeechFailure } from "./speech.ts";

interface ServerSpeechParts {
  readonly fetch: typeof fetch;
  readonly base: string;
  /** Plays sound while it arrives. */
  readonly stream?: StreamSound | undefined;
}

export interface ServerSpeech {
  readonly transcribe: Transcribe;
  readonly synthesise: Synthesise;
  readonly askForPass: AskForPass;
}

/** Requests partial words. */
const ndjson = "application/x-ndjson";

/** Characters. */
const longestHints = 600;

export function createServerSpeech({ fetch, base, stream }: ServerSpeechParts): ServerSpeech {
  return {
    async transcribe(recording, { language, hints = [] }, signal, interim) {
      const query = new URLSearchParams({ language });
      const words = fitting(hints);
      if (words !== "") query.set("hints", words);
      const reply = await fetch(`${base}${calls.transcribe.path}?${query}`, {
        method: calls.transcribe.method,
        headers: { "content-type": recording.type, accept: `${ndjson}, application/json` },
        body: recording,
        credentials: "include",
        signal,
      });
      if (!reply.ok) return { type: "failed", failure: failureOf(reply.status) };
      if (reply.body === null || !reply.headers.get("content-type")?.startsWith(ndjson)) {
        return transcriptionIn(await reply.json());
      }
      let last: unknown;
      await readNdjson(reply.body, (line) => {
        const { interim: words } = fieldsOf(line);
        if (typeof words === "string") interim?.(words);
        last = line;
      });
      return transcriptionIn(last);
    },

    async synthesise(text, _options, signal): Promise<Synthesis> {
      const reply = await fetch(`${base}${calls.speak.path}`, {
        method: calls.speak.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text }),
        credentials: "include",
        signal,
      });
      if (!reply.ok) return { type: "failed", failure: failureOf(reply.status) };
      const media = reply.headers.get("content-type") ?? "";
      const playable = stream && reply.body && media === streamable;
      return { type: "sound", sound: playable ? stream(reply.body) : await reply.blob() };
    },

    async askForPass() {
      const reply = await fetch(`${base}${calls.azureToken.path}`, {
        method: calls.azureToken.method,
        headers: { "content-type": "application/json" },
        credentials: "include",
      });
      if (!reply.ok) return { type: "failed", failure: failureOf(reply.status) };
      const { seconds, ...pass } = (await reply.json()) as Reply<"azureToken">;
      return { type: "pass", pass, seconds };
    },
  };
}

/** The words of a reply or its last line, or the first failure. */
function transcriptionIn(answer: unknown): Transcription {
  const { text, status } = fieldsOf(answer);
  if (typeof text === "string") return { type: "heard", alternatives: [{ text }] };
  const failure = typeof status === "number" ? failureOf(status) : "service-error";
  return { type: "failed", failure };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
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

/** As many whole hints as fit. */
function fitting(hints: readonly string[]): string {
  let words = "";
  for (const hint of hints) {
    const longer = words === "" ? hint : `${words}, ${hint}`;
    if (longer.length > longestHints) break;
    words = longer;
  }
  return words;
}
