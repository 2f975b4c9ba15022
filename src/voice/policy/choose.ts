/**
 * Orders recognisers and synthesisers, best first. Pure. The browser's own come first: free, with
 * early words. Lasting failures move to the end.
 */
import {
  type audibleSynthesisers,
  type RecogniserId,
  type SpeechFailure,
  type spokenRecognisers,
  takesSound,
} from "../speech.ts";

/** With a microphone; the command box always works. */
export type SpokenRecogniserId = (typeof spokenRecognisers)[number];
export type SpokenSynthesiserId = (typeof audibleSynthesisers)[number] | "silent";

export interface VoiceFacts {
  readonly browser: {
    readonly recognition: boolean;
    readonly recording: boolean;
    readonly synthesis: boolean;
    readonly playing: boolean;
  };
  /** From GET /api/config. */
  readonly server: {
    readonly recognisers: readonly string[];
    readonly synthesisers: readonly string[];
  };
  /** Each adapter's last failure in this browser. */
  readonly failed?: Readonly<
    Partial<Record<SpokenRecogniserId | SpokenSynthesiserId, SpeechFailure>>
  >;
  /** The shopper's choice, first while it works. */
  readonly wanted?: {
    readonly recogniser?: SpokenRecogniserId;
    readonly synthesiser?: SpokenSynthesiserId;
  };
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

/** Never empty: ends with `silent`. */
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
 * Whether the microphone may be open during our voice. On Android a second consumer starves the
 * browser's recogniser, so only recording ones may.
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

/** Whether this adapter is likely to fail again, unlike others. */
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
