/**
 * An utterance while it is being recorded: the frames so far, when speech began and ended in them,
 * and the sound file of the spoken part. The silence around it is never kept: transcription models
 * invent words for it.
 */
import {
  type EndOfSpeechSettings,
  hear,
  newEar,
  rootMeanSquare,
  usualSettings,
  type Verdict,
} from "./end-of-speech.ts";
import { encodeWav, joined, resample, speechRate } from "./wav.ts";

/** Milliseconds kept before the first and after the last sound. */
const margin = { before: 300, after: 250 } as const;

export interface Recording {
  /** Takes the next frame (mono, -1..1). */
  add(samples: Float32Array, rate: number): { readonly level: number; readonly verdict?: Verdict };
  /** Whether anything was said. */
  readonly spoken: boolean;
  /** The spoken part as WAV, 16 kHz mono. */
  wav(): Blob;
}

export function startRecording(settings: EndOfSpeechSettings = usualSettings): Recording {
  const frames: { readonly samples: Float32Array; readonly until: number }[] = [];
  let ear = newEar(settings);
  let rate: number = speechRate;

  return {
    add(samples, sampleRate) {
      rate = sampleRate;
      const heard = hear(ear, rootMeanSquare(samples), (samples.length / sampleRate) * 1_000);
      ear = heard.ear;
      frames.push({ samples, until: ear.elapsed });
      if (!ear.speaking && ear.voiced === 0) forgetBefore(frames, ear.elapsed - margin.before);
      return heard.verdict
        ? { level: heard.level, verdict: heard.verdict }
        : { level: heard.level };
    },
    get spoken() {
      return ear.speaking;
    },
    wav() {
      const last = ear.elapsed - ear.quiet + margin.after;
      const kept = frames.filter(({ until }) => until <= last).map(({ samples }) => samples);
      const sound = encodeWav(resample(joined(kept), rate, speechRate), speechRate);
      return new Blob([sound], { type: "audio/wav" });
    },
  };
}

function forgetBefore(frames: { readonly until: number }[], moment: number): void {
  while (frames[0] && frames[0].until < moment) frames.shift();
}
