/**
 * Speech by services with OpenAI's audio endpoints. The package's time limit misses stalled bodies
 * and retry pauses, so: no retries, own deadline.
 */
import type OpenAI from "openai";
import type { Config } from "../config.ts";
import { Late, withDeadline } from "../resilience/deadline.ts";
import { refusesStream, textOf } from "./openai-words.ts";
import type { SpeechResult, SpeechService, SpeechTrouble } from "./service.ts";
import { soundParts } from "./sound-parts.ts";

type OpenAiSpeechParts = {
  readonly settings: NonNullable<Config["openai"]>;
  readonly fetch: typeof fetch;
  /** Milliseconds per call; for speech, per part. */
  readonly longest?: number;
};

/** Some servers read the file by its extension. */
const extensions: Readonly<Record<string, string>> = {
  "audio/wav": "wav",
  "audio/webm": "webm",
  "audio/mp4": "mp4",
  "audio/ogg": "ogg",
};

export function createOpenAiSpeech(parts: OpenAiSpeechParts): SpeechService {
  const { settings, fetch, longest = 10_000 } = parts;
  let made: Promise<OpenAI> | undefined;
  /** False once the service refuses streaming. */
  let streams = true;
  /** Loaded with the first call. */
  const client = () => {
    made ??= import("openai").then(
      ({ default: Client }) =>
        new Client({
          // The package needs a key even if the server doesn't.
          apiKey: settings.apiKey ?? "none",
          baseURL: settings.baseUrl,
          maxRetries: 0,
          timeout: longest,
          // It would log shoppers' words.
          logLevel: "off",
          // Don't redirect them, either.
          fetchOptions: { redirect: "error" },
          fetch,
        }),
    );
    return made;
  };

  return {
    transcribe: (sound, { language, hints }, { signal: unwanted, interim } = {}) => {
      const call = async (signal: AbortSignal) => {
        const openai = await client();
        const name = `utterance.${extensions[sound.type] ?? "wav"}`;
        const wanted = {
          file: new File([new Uint8Array(sound.bytes)], name, { type: sound.type }),
          model: settings.transcribeModel,
          // ISO 639-1.
          language: language.split("-")[0] ?? "en",
          response_format: "json",
          ...(hints === "" ? {} : { prompt: hints }),
        } as const;
        const { transcriptions } = openai.audio;
        const plain = () => transcriptions.create(wanted, { signal }).asResponse();
        if (!interim || !streams) return textOf(openai, await plain());
        try {
          const streamed = { ...wanted, stream: true } as const;
          const reply = await transcriptions.create(streamed, { signal }).asResponse();
          return await textOf(openai, reply, interim);
        } catch (error) {
          if (!refusesStream(error)) throw error;
          streams = false;
          return textOf(openai, await plain());
        }
      };
      return attempt(() => withDeadline(longest, call, unwanted));
    },

    speak: (text, { signal: unwanted } = {}) => {
      const call = async (signal: AbortSignal) => {
        const openai = await client();
        const { body } = await openai.audio.speech.create(
          { model: settings.speechModel, voice: "alloy", input: text, response_format: "mp3" },
          { signal },
        );
        if (body === null) throw new Error("The answer has no sound");
        return { type: "audio/mpeg", parts: await soundParts(body, longest) };
      };
      return attempt(() => withDeadline(longest, call, unwanted));
    },
  };
}

async function attempt<Value>(call: () => Promise<Value>): Promise<SpeechResult<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (cause) {
    return { ok: false, trouble: troubleOf(cause), cause };
  }
}

function troubleOf(cause: unknown): SpeechTrouble {
  if (cause instanceof Late) return "unreachable";
  if (!(cause instanceof Error)) return "broken";
  // Without an answer there is no status.
  if (!("status" in cause)) return "broken";
  switch (cause.status) {
    case undefined:
      return "unreachable";
    case 400:
    case 413:
    case 415:
    case 422:
      return "unreadable";
    case 429:
      return "busy";
    default:
      return "broken";
  }
}
