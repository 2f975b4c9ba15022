/**
 * Detects a shopper who interrupts our voice: learns how loud its echo returns; only lasting sound
 * well above that counts. Pure but for the microphone.
 */
import { rootMeanSquare } from "../audio/endpointing.ts";
import type { PreRollMicrophone } from "../audio/pre-roll-microphone.ts";
import type { BargeIn } from "../speech.ts";

interface Guard {
  readonly elapsed: number;
  /** Our voice's loudest return so far. */
  readonly echo: number;
  /** The room's noise. */
  readonly floor: number;
  /** Milliseconds of a burst that isn't ours; 0 without one. */
  readonly burst: number;
  /** Loud milliseconds of it. */
  readonly loud: number;
  readonly gap: number;
  readonly peak: number;
}

/** Decibels and milliseconds. */
const tuning = {
  deaf: -80,
  /** Quieter sound is not a shopper. */
  faintest: -42,
  /** A shopper exceeds the room by this … */
  aboveFloor: 12,
  /** … and our echo by this. */
  aboveEcho: 9,
  /** Minimum duration, mostly loud, to exclude knocks. */
  lasts: 120,
  mostly: 80,
  /** The longest gap, as between syllables. */
  gap: 80,
  /** Learns the echo first; only a shout interrupts. */
  learns: 500,
  shout: -14,
  /** Decibels a second by which the echo is forgotten … */
  forgets: 1.5,
  /** … and may grow: a voice starts faster. */
  grows: 20,
  /** Decibels by which a short burst raises it. */
  knock: 3,
  /** Decibels a second by which the floor rises. */
  rises: 6,
} as const;

/** An earlier reply's `echo` saves learning it. */
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

/** `rms` is 0..1, `ms` the frame's length. */
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
  // A short burst was our voice or a knock.
  const knocked = before.burst > 0 ? Math.min(before.peak, faded + tuning.knock) : tuning.deaf;
  const most = learning ? 0 : before.echo + (tuning.grows * ms) / 1_000;
  const echo = Math.max(faded, Math.min(loudness, most), knocked);
  return { guard: { ...next, echo, peak: tuning.deaf }, interrupted: false };
}

/** Keeps the learned echo between replies. */
export function createAttend(microphone: PreRollMicrophone): BargeIn["attend"] {
  let echo: number | undefined;
  return (on) => {
    let vad = newGuard(echo);
    let over = false;
    const close = microphone.preRoll({
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
