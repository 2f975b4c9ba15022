/**
 * Hears a shopper who speaks into our own voice. The microphone is open beside it, with the
 * browser's echo cancellation; what still comes back of our voice is learnt while it speaks, and
 * only sound well above that, and lasting, counts. Pure but for the microphone that it is handed.
 */
import { rootMeanSquare } from "../audio/endpointing.ts";
import type { StandbyMicrophone } from "../audio/standby-microphone.ts";
import type { BargeIn } from "../speech.ts";

/** What is remembered from frame to frame; levels in decibels below full scale. */
export interface Guard {
  /** Milliseconds listened. */
  readonly elapsed: number;
  /** How loud our own voice comes back at most, so far. */
  readonly echo: number;
  /** The room's noise. */
  readonly floor: number;
  /** Milliseconds since the present burst of sound began that can't be our own; 0 without one. */
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
  /** Nothing quieter than this is a shopper who speaks to us. */
  faintest: -42,
  /** A shopper is so far above the room … */
  aboveFloor: 12,
  /** … and so far above our own voice as it comes back. */
  aboveEcho: 9,
  /** Sound lasts so long before it counts, and is loud for most of it: a click or a knock isn't. */
  lasts: 120,
  mostly: 80,
  /** A gap within it, as between the syllables of a word. */
  gap: 80,
  /** While our voice begins, how loud it comes back is learnt; only a shout gets through. */
  learns: 500,
  shout: -14,
  /** Decibels a second by which what was learnt is forgotten … */
  forgets: 1.5,
  /** … and by which it grows later: a voice that is not ours begins much faster. */
  grows: 20,
  /** Decibels by which it grows for a burst that didn't last. */
  knock: 3,
  /** Decibels a second by which the floor rises. */
  rises: 6,
} as const;

/** `echo` of an earlier voice, where one was heard: then nothing need be learnt. */
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
  // What didn't last was our own voice after all, or a knock as loud.
  const knocked = before.burst > 0 ? Math.min(before.peak, faded + tuning.knock) : tuning.deaf;
  const most = learning ? 0 : before.echo + (tuning.grows * ms) / 1_000;
  const echo = Math.max(faded, Math.min(loudness, most), knocked);
  return { guard: { ...next, echo, peak: tuning.deaf }, interrupted: false };
}

/** The listener beside our own voice; what it learns of the echo outlives a reply. */
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
