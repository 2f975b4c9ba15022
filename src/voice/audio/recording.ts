import type { Sound } from "../speech.ts";
import type { VadState } from "./endpointing.ts";
import { joined, resample, speechRate } from "./wav.ts";

/** Milliseconds kept before the first and after the last sound. */
const margin = { before: 300, after: 250 } as const;

interface Recording {
  /** The frame is mono, -1..1; `vad` includes it. */
  add(samples: Float32Array, rate: number, vad: VadState): void;
  /** The spoken part, 16 kHz mono. */
  sound(vad: VadState): Sound;
}

export function startRecording(): Recording {
  const frames: { readonly samples: Float32Array; readonly until: number }[] = [];
  let rate: number = speechRate;

  return {
    add(samples, sampleRate, vad) {
      rate = sampleRate;
      frames.push({ samples, until: vad.elapsed });
      if (!vad.speaking && vad.voiced === 0) forgetBefore(frames, vad.elapsed - margin.before);
    },
    sound(vad) {
      const last = vad.elapsed - vad.quiet + margin.after;
      const kept = frames.filter(({ until }) => until <= last).map(({ samples }) => samples);
      return resample(joined(kept), rate, speechRate);
    },
  };
}

function forgetBefore(frames: { readonly until: number }[], moment: number): void {
  while (frames[0] && frames[0].until < moment) frames.shift();
}
