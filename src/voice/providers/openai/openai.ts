/**
 * Records an utterance and transcribes it by an OpenAI-compatible service behind the shop's server,
 * which keeps the key.
 */

import { startRecording } from "../../audio/recording.ts";
import { encodeWav, speechRate } from "../../audio/wav.ts";
import { createSpokenTurns, type SpokenTurnParts } from "../../events/spoken-turn.ts";
import type { Hypothesis, ListenOptions, Recogniser, Sound, SpeechFailure } from "../../speech.ts";
import { isHallucination } from "./hallucinations.ts";

export type Transcription =
  | { readonly type: "heard"; readonly alternatives: readonly Hypothesis[] }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

/** `interim` gets partial words from streaming services. */
export type Transcribe = (
  recording: Blob,
  options: ListenOptions,
  signal: AbortSignal,
  interim?: (text: string) => void,
) => Promise<Transcription>;

interface OpenAiParts extends SpokenTurnParts {
  readonly transcribe: Transcribe;
}

const answering = 12_000;

export function createOpenAi({ transcribe, ...parts }: OpenAiParts): Recogniser {
  const open = createSpokenTurns(parts);

  return {
    id: "openai",
    supported: () => parts.microphone.supported(),
    listen(options, emit) {
      const recording = startRecording();
      const asking = new AbortController();
      /** On failure another adapter may recognise it. */
      const ask = (sound: Sound) => {
        const lost = (failure: SpeechFailure) => spoken.finish({ type: "failed", failure, sound });
        spoken.expectWords(answering, () => lost("network"));
        const wav = new Blob([encodeWav(sound, speechRate)], { type: "audio/wav" });
        const interim = (text: string) => {
          if (!isHallucination(text)) spoken.turn.interim(text);
        };
        transcribe(wav, options, asking.signal, interim).then(
          (transcription) =>
            transcription.type === "failed"
              ? lost(transcription.failure)
              : spoken.finish({
                  type: "final",
                  alternatives: transcription.alternatives.filter(
                    ({ text }) => !isHallucination(text),
                  ),
                }),
          () => lost("network"),
        );
      };
      const spoken = open(options, emit, {
        frame: recording.add,
        spoken: (vad) => ask(recording.sound(vad)),
        given: ask,
        over: () => asking.abort(),
      });
      spoken.begin();
      return spoken;
    },
  };
}
