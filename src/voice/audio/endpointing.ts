/**
 * Decides from loudness alone when a shopper begins and ends to speak. Pure: one frame in, one
 * verdict out. The floor is the quietest moment of the last second or so, because even fluent
 * speech falls back to the room's noise between its syllables; so it follows a fan that is switched
 * on as well as one that is switched off.
 */

export interface EndOfSpeechSettings {
  /** Milliseconds of quiet that end an utterance. */
  readonly silence: number;
  /** Milliseconds without any speech after which nobody is going to speak. */
  readonly patience: number;
  /** The longest utterance, in milliseconds. */
  readonly longest: number;
}

export const usualSettings: EndOfSpeechSettings = {
  silence: 600,
  patience: 6_000,
  longest: 20_000,
};

/**
 * What a frame meant. `sound`: speech has begun. `end`: it has ended. `too-long`: it goes on, but
 * enough is enough. `nobody`: nobody spoke. After one of the last three, no more frames are due.
 */
export type Verdict = "sound" | "end" | "too-long" | "nobody";

/** What is remembered from frame to frame. */
export interface VadState {
  readonly settings: EndOfSpeechSettings;
  readonly speaking: boolean;
  /** Milliseconds listened. */
  readonly elapsed: number;
  /** When the present burst of sound began, in milliseconds listened. */
  readonly burstBegan: number;
  /** Milliseconds above the threshold in the present burst. */
  readonly voiced: number;
  /** Milliseconds below it since the last sound. */
  readonly quiet: number;
  /** Smoothed loudness, decibels below full scale. */
  readonly loudness: number;
  /** Loudness of late, to take the floor from. */
  readonly recent: readonly { readonly at: number; readonly loudness: number }[];
}

/** Decibels and milliseconds, found by trying speech against noise at 10 dB. */
const tuning = {
  /** What counts as digital silence. */
  deaf: -80,
  /** Nothing quieter than this is speech, in the quietest room. */
  faintest: -52,
  /** Speech begins so far above the floor … */
  begins: 9,
  /** … and goes on until it falls below this. */
  goesOn: 6,
  /** How far the floor looks back. */
  window: 1_500,
  /** Sound must last so long to be speech: a click doesn't. */
  shortest: 80,
  /** A gap within a burst that hasn't proved to be speech yet. */
  gap: 150,
  /** Time over which loudness is smoothed. */
  smoothing: 25,
} as const;

export function newVad(settings: EndOfSpeechSettings = usualSettings): VadState {
  return {
    settings,
    speaking: false,
    elapsed: 0,
    burstBegan: 0,
    voiced: 0,
    quiet: 0,
    loudness: tuning.deaf,
    recent: [],
  };
}

export interface Hearing {
  readonly vad: VadState;
  readonly verdict?: Verdict;
  /** Loudness above the floor, 0..1, to show. */
  readonly level: number;
}

/** Takes one frame: its root mean square (0..1) and its length in milliseconds. */
export function hear(before: VadState, rms: number, ms: number): Hearing {
  const { settings } = before;
  const elapsed = before.elapsed + ms;
  const loudness = smoothed(before, decibels(rms), ms);
  const recent = [
    ...before.recent.filter(({ at }) => at > elapsed - tuning.window),
    { at: elapsed, loudness },
  ];
  const floor = recent.reduce((least, moment) => Math.min(least, moment.loudness), 0);
  const inBurst = before.voiced > 0;
  const threshold = Math.max(tuning.faintest, floor + (inBurst ? tuning.goesOn : tuning.begins));
  const loud = loudness > threshold;
  const level = Math.min(1, Math.max(0, (loudness - floor) / 40));

  const quiet = loud ? 0 : before.quiet + ms;
  const lapsed = !before.speaking && quiet > tuning.gap;
  const voiced = lapsed ? 0 : before.voiced + (loud ? ms : 0);
  const burstBegan = inBurst ? before.burstBegan : before.elapsed;
  const speaking = before.speaking || voiced >= tuning.shortest;
  const vad = { settings, speaking, elapsed, burstBegan, voiced, quiet, loudness, recent };

  if (speaking && !before.speaking) return { vad, level, verdict: "sound" };
  if (speaking && quiet >= settings.silence) return { vad, level, verdict: "end" };
  if (speaking && elapsed - burstBegan >= settings.longest)
    return { vad, level, verdict: "too-long" };
  if (!speaking && elapsed >= settings.patience) return { vad, level, verdict: "nobody" };
  return { vad, level };
}

/** Root mean square of samples, 0..1. */
export function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

function decibels(rms: number): number {
  return rms > 0 ? Math.max(tuning.deaf, 20 * Math.log10(rms)) : tuning.deaf;
}

/** A running mean; the very first frame is taken as it is. */
function smoothed(before: VadState, loudness: number, ms: number): number {
  if (before.elapsed === 0) return loudness;
  const share = ms / (ms + tuning.smoothing);
  return before.loudness + (loudness - before.loudness) * share;
}
