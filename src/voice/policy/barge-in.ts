/**
 * Detects a shopper who speaks into our own voice, despite the browser's echo cancellation: it learns how
 * loud our voice returns, and only lasting sound well above that counts. Pure but for the microphone handed
 * in.
 */
import { rootMeanSquare } from "../audio/endpointing.ts";
import type { StandbyMicrophone } from "../audio/standby-microphone.ts";
import type { BargeIn } from "../speech.ts";

/** Levels in decibels below full scale. */
export interface Guard {
  /** Milliseconds listened. */
  readonly elapsed: number;
  /** How loud our voice returns at most, so far. */
  readonly echo: number;
  /** The room's noise. */
  readonly floor: number;
  /** Milliseconds since a burst began that isn't ours; 0 without one. */
  readonly burst: number;
  /** Of these, how many were loud. */
  readonly loud: number;
  /** Milliseconds since the last loud frame. */
  readonly gap: number;
  /** Its loudest frame. */
  readonly peak: number;
}

/** Decibels and milliseconds. */
const tuning = {
  deaf: -80,
  /** Anything quieter is not a shopper speaking to us. */
  faintest: -42,
  /** A shopper is louder than the room by this … */
  aboveFloor: 12,
  /** … and louder than our echo by this. */
  aboveEcho: 9,
  /** Sound must last so long, mostly loud: a click or a knock doesn't. */
  lasts: 120,
  mostly: 80,
  /** The longest gap, as between syllables. */
  gap: 80,
  /** The echo is learnt first; only a shout gets through. */
  learns: 500,
  shout: -14,
  /** Decibels a second by which the echo is forgotten … */
  forgets: 1.5,
  /** … and by which it may grow: a shopper's voice begins much faster. */
  grows: 20,
  /** Decibels by which a short burst raises it. */
  knock: 3,
  /** Decibels a second by which the floor rises. */
  rises: 6,
} as const;

/** `echo` of an earlier reply saves learning it. */
export function newGuard(echo?: number): Guard {
  return {
    elapsed: echo === undefined ? 0 : tuning.learns,
    echo: echo ?? tuning.deaf,
    floor: 0,
    burst: 0,
    loud: 0,
    gap: 0,
    peak: tuning.deaf,
  };
}

/** Takes one frame: its root mean square (0..1) and length in milliseconds. */
export function guard(
  before: Guard,
  rms: number,
  ms: number,
): { readonly guard: Guard; readonly interrupted: boolean } {
  const loudness = rms > 0 ? Math.max(tuning.deaf, 20 * Math.log10(rms)) : tuning.deaf;
  const elapsed = before.elapsed + ms;
  const floor = Math.min(loudness, before.floor + (tuning.rises * ms) / 1_000);
  const faded = Math.max(tuning.deaf, before.echo - (tuning.forgets * ms) / 1_000);
  const learning = elapsed <= tuning.learns;
  const threshold = learning
    ? tuning.shout
    : Math.max(tuning.faintest, floor + tuning.aboveFloor, faded + tuning.aboveEcho);
  const loud = loudness > threshold;
  const gap = loud ? 0 : before.gap + ms;
  const within = loud || (before.burst > 0 && gap <= tuning.gap);
  const burst = within ? before.burst + ms : 0;
  const next = { elapsed, floor, burst, gap, loud: within ? before.loud + (loud ? ms : 0) : 0 };
  if (loud && burst >= tuning.lasts && next.loud >= tuning.mostly) {
    return { guard: { ...next, echo: faded, peak: loudness }, interrupted: true };
  }
  if (within) {
    const peak = Math.max(before.burst > 0 ? before.peak : tuning.deaf, loudness);
    return { guard: { ...next, echo: faded, peak }, interrupted: false };
  }
  // A short burst was our own voice, or a knock as loud.
  const knocked = before.burst > 0 ? Math.min(before.peak, faded + tuning.knock) : tuning.deaf;
  const most = learning ? 0 : before.echo + (tuning.grows * ms) / 1_000;
  const echo = Math.max(faded, Math.min(loudness, most), knocked);
  return { guard: { ...next, echo, peak: tuning.deaf }, interrupted: false };
}

/** Keeps what it learns of the echo between replies. */
export function createAttend(microphone: StandbyMicrophone): BargeIn["attend"] {
  let echo: number | undefined;
  return (on) => {
    let vad = newGuard(echo);
    let over = false;
    const close = microphone.standBy({
      opened: on.opened,
      failed() {
        over = true;
        on.closed();
      },
      frame(samples, rate) {
        if (over) return;
        const heard = guard(vad, rootMeanSquare(samples), (samples.length / rate) * 1_000);
        vad = heard.guard;
        if (vad.elapsed > tuning.learns) echo = vad.echo;
        if (!heard.interrupted) return;
        over = true;
        on.interrupted();
      },
    });
    return () => {
      over = true;
      close();
    };
  };
}
