/**
 * Records one utterance and has it transcribed. Named after the wire format that the shop's server
 * speaks to the service behind it; the browser never sees that service, nor its key.
 */
import { isInvented } from "./invented-captions.ts";
import type { Microphone } from "./microphone.ts";
import { type PageVisibility, whenHidden } from "./page.ts";
import { startRecording } from "./recording.ts";
import type { Alternative, ListenOptions, Recogniser, SpeechFailure } from "./speech.ts";
import { type Timers, timerSlot } from "./timers.ts";
import { openTurn, type TurnOutcome } from "./turn.ts";

/** What became of a recording. */
export type Transcription =
  | { readonly type: "heard"; readonly alternatives: readonly Alternative[] }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

/** Has a WAV recording transcribed; gives up when the signal says so. */
export type Transcribe = (
  recording: Blob,
  options: ListenOptions,
  signal: AbortSignal,
) => Promise<Transcription>;

export interface OpenAiParts {
  readonly microphone: Microphone;
  readonly transcribe: Transcribe;
  readonly timers: Timers;
  readonly page?: PageVisibility | undefined;
}

/** Milliseconds. */
const limits = {
  /** For the shopper to answer the browser's question about the microphone. */
  opening: 60_000,
  /** Between two frames of an open microphone. */
  frames: 4_000,
  /** For the transcription. */
  answering: 12_000,
} as const;

export function createOpenAi({ microphone, transcribe, timers, page }: OpenAiParts): Recogniser {
  let cancelOpen: (() => void) | undefined;

  return {
    id: "openai",
    supported: () => microphone.supported(),
    listen(options, emit) {
      cancelOpen?.();
      const turn = openTurn(emit);
      const recording = startRecording();
      const asking = new AbortController();
      const limit = timerSlot(timers);
      let asked = false;

      const release = () => {
        limit.clear();
        unwatch();
        closeMicrophone();
      };
      const finish = (outcome: TurnOutcome) => {
        if (turn.over) return;
        release();
        turn.finish(outcome);
        asking.abort();
      };
      const fail = (failure: SpeechFailure) => finish({ type: "failed", failure });

      /** The microphone is done with: send what was said, if anything was. */
      const ask = () => {
        if (asked || turn.over) return;
        if (!recording.spoken) return fail("no-speech");
        asked = true;
        release();
        turn.speechEnd();
        limit.set(limits.answering, () => fail("network"));
        transcribe(recording.wav(), options, asking.signal).then(
          (transcription) => finish(outcomeOf(transcription)),
          () => fail("network"),
        );
      };

      const unwatch = whenHidden(page, () => fail("aborted"));
      limit.set(limits.opening, () => fail("engine-silent"));
      const closeMicrophone = microphone.open({
        opened() {
          limit.set(limits.frames, () => fail("engine-silent"));
          turn.started();
        },
        frame(samples, rate) {
          if (asked || turn.over) return;
          limit.set(limits.frames, () => fail("engine-silent"));
          turn.started();
          const { level, verdict } = recording.add(samples, rate);
          if (verdict === "sound") turn.sound();
          turn.level(level);
          if (verdict === "end" || verdict === "too-long" || verdict === "nobody") ask();
        },
        failed: fail,
      });

      cancelOpen = () => fail("aborted");
      return { stop: ask, cancel: cancelOpen };
    },
  };
}

function outcomeOf(transcription: Transcription): TurnOutcome {
  if (transcription.type === "failed") return transcription;
  const said = transcription.alternatives.filter(({ text }) => !isInvented(text));
  return { type: "final", alternatives: said };
}
