/**
 * Which recognisers and which voice to use, best first: a pure policy from what is known. The browser's own
 * come first, because they cost nothing and give words while they are being said; what failed for
 * good here moves behind the others.
 */
import { type RecogniserId, type SpeechFailure, takesSound } from "../speech.ts";

/** Recognisers that open a microphone; the command box is always there beside them. */
export type SpokenRecogniserId = "web-speech" | "azure" | "openai";
export type SpokenSynthesiserId = "browser" | "azure" | "openai" | "silent";

export interface VoiceFacts {
  /** What this browser has. */
  readonly browser: {
    readonly recognition: boolean;
    readonly recording: boolean;
    readonly synthesis: boolean;
    readonly playing: boolean;
  };
  /** What the shop's server serves; see GET /api/config. */
  readonly server: {
    readonly recognisers: readonly string[];
    readonly synthesisers: readonly string[];
  };
  /** How an adapter last failed in this browser, where it did. */
  readonly failed?: Readonly<
    Partial<Record<SpokenRecogniserId | SpokenSynthesiserId, SpeechFailure>>
  >;
  /** What the shopper chose; it comes first as long as it works. */
  readonly wanted?: {
    readonly recogniser?: SpokenRecogniserId;
    readonly synthesiser?: SpokenSynthesiserId;
  };
  /** The shopper wants replies to be read, not heard. */
  readonly quiet?: boolean;
}

/** Empty: nothing here can listen. */
export function chooseRecognisers({
  browser,
  server,
  failed = {},
  wanted,
}: VoiceFacts): readonly SpokenRecogniserId[] {
  const possible: SpokenRecogniserId[] = [];
  if (browser.recognition) possible.push("web-speech");
  if (browser.recording && server.recognisers.includes("azure")) possible.push("azure");
  if (browser.recording && server.recognisers.includes("openai")) possible.push("openai");
  return soundFirst(wantedFirst(possible, wanted?.recogniser), failed);
}

/** Never empty: `silent` can always be had. */
export function chooseSynthesisers({
  browser,
  server,
  failed = {},
  wanted,
  quiet,
}: VoiceFacts): readonly SpokenSynthesiserId[] {
  if (quiet) return ["silent"];
  const possible: SpokenSynthesiserId[] = [];
  if (browser.synthesis) possible.push("browser");
  if (browser.playing && server.synthesisers.includes("azure")) possible.push("azure");
  if (browser.playing && server.synthesisers.includes("openai")) possible.push("openai");
  return [...soundFirst(wantedFirst(possible, wanted?.synthesiser), failed), "silent"];
}

/**
 * Whether the microphone may be open beside our own voice. On Android a second consumer starves the
 * browser's own recogniser, so there it is only for those who record.
 */
export function mayBargeIn(
  [first]: readonly RecogniserId[],
  { recording, android }: { readonly recording: boolean; readonly android: boolean },
): boolean {
  return first !== undefined && recording && (!android || takesSound(first));
}

function wantedFirst<Id>(ids: readonly Id[], wanted: Id | undefined): readonly Id[] {
  return [...ids.filter((id) => id === wanted), ...ids.filter((id) => id !== wanted)];
}

function soundFirst<Id extends SpokenRecogniserId | SpokenSynthesiserId>(
  ids: readonly Id[],
  failed: Readonly<Partial<Record<SpokenRecogniserId | SpokenSynthesiserId, SpeechFailure>>>,
): readonly Id[] {
  const broken = (id: Id) => lasts(failed[id]);
  return [...ids.filter((id) => !broken(id)), ...ids.filter(broken)];
}

/** Whether a failure is likely to happen again with the same adapter, and not with another. */
function lasts(failure: SpeechFailure | undefined): boolean {
  switch (failure) {
    case "network":
    case "engine-silent":
    case "unsupported":
    case "service-not-allowed":
    case "service-error":
      return true;
    case "not-allowed":
    case "audio-capture":
    case "no-speech":
    case "aborted":
    case "limited":
    case "signed-out":
    case undefined:
      return false;
  }
}
