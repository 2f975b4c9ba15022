/**
 * Endpointing by loudness. Pure: one frame in, one verdict out. The noise floor is the quietest
 * moment of the last 1.5 s, since speech falls back to it between syllables; so it follows a fan
 * switched on or off.
 */

interface EndOfSpeechSettings {
  readonly silence: number;
  /** Milliseconds without speech after which the turn ends. */
  readonly patience: number;
  readonly longest: number;
}

export const usualSettings: EndOfSpeechSettings = {
  silence: 600,
  patience: 6_000,
  longest: 20_000,
};

/** `nobody`: no speech came. No frames may follow the last three. */
export type Verdict = "sound" | "end" | "too-long" | "nobody";

export interface VadState {
  readonly settings: EndOfSpeechSettings;
  readonly speaking: boolean;
  readonly elapsed: number;
  readonly burstBegan: number;
  /** Milliseconds above the threshold in this burst. */
  readonly voiced: number;
  /** Milliseconds below it since the last sound. */
  readonly quiet: number;
  readonly loudness: number;
  readonly recent: readonly { readonly at: number; readonly loudness: number }[];
}

/** Decibels and milliseconds, tuned on speech in noise at 10 dB. */
const tuning = {
  /** Digital silence. */
  deaf: -80,
  /** Minimum for speech. */
  faintest: -52,
  /** Above the floor, speech begins here … */
  begins: 9,
  /** … and ends below this. */
  goesOn: 6,
  /** For the floor. */
  window: 1_500,
  shortest: 80,
  /** Above the floor, 0..1, for display. */
  gap: 150,
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

interface Detection {
  readonly vad: VadState;
  readonly verdict?: Verdict;
  /** Above the floor, 0..1, to show. */
  readonly level: number;
}

/** `rms` is 0..1, `ms` the frame's length. */
export function detectSpeech(before: VadState, rms: number, ms: number): Detection {
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

export function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

function decibels(rms: number): number {
  return rms > 0 ? Math.max(tuning.deaf, 20 * Math.log10(rms)) : tuning.deaf;
}

function smoothed(before: VadState, loudness: number, ms: number): number {
  if (before.elapsed === 0) return loudness;
  const share = ms / (ms + tuning.smoothing);
  return before.loudness + (loudness - before.loudness) * share;
}
