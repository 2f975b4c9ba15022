/**
 * One microphone for all listeners. It stays open while the shop speaks; a recogniser takes it over
 * with the last half second of sound, so that interrupting words are complete.
 */
import type { Microphone, MicrophoneEvents } from "./microphone.ts";

export interface PreRollMicrophone extends Microphone {
  /**
   * Opens it ahead of a turn. The result closes it unless `open` took it over; then nothing more is
   * emitted here.
   */
  preRoll(on: MicrophoneEvents): () => void;
}

/** Milliseconds of sound kept as pre-roll. */
const keeps = 500;

interface Standing {
  /** The barge-in listener, later a recogniser. */
  on: MicrophoneEvents;
  open: boolean;
  readonly close: () => void;
  readonly frames: { readonly samples: Float32Array; readonly rate: number }[];
}

export function createPreRollMicrophone(microphone: Microphone): PreRollMicrophone {
  let standing: Standing | undefined;

  const takeOver = (taken: Standing, on: MicrophoneEvents): (() => void) => {
    standing = undefined;
    taken.on = on;
    const { open, frames } = taken;
    let closed = false;
    // Send nothing before `open` returns.
    queueMicrotask(() => {
      if (open && !closed) on.opened();
      for (const { samples, rate } of frames) if (!closed) on.frame(samples, rate);
    });
    return () => {
      closed = true;
      taken.close();
    };
  };

  return {
    supported: microphone.supported,
    open: (on) => (standing ? takeOver(standing, on) : microphone.open(on)),
    preRoll(on) {
      standing?.close();
      const frames: Standing["frames"] = [];
      const close = microphone.open({
        opened() {
          mine.open = true;
          mine.on.opened();
        },
        frame(samples, rate) {
          if (standing === mine) {
            frames.push({ samples, rate });
            forgetBut(frames, keeps);
          }
          mine.on.frame(samples, rate);
        },
        failed(failure) {
          if (standing === mine) standing = undefined;
          mine.on.failed(failure);
        },
      });
      const mine: Standing = { on, open: false, close, frames };
      standing = mine;
      return () => {
        if (standing !== mine) return;
        standing = undefined;
        close();
      };
    },
  };
}

function forgetBut(frames: Standing["frames"], ms: number): void {
  const lasts = ({ samples, rate }: { samples: Float32Array; rate: number }) =>
    (samples.length / rate) * 1_000;
  let length = frames.reduce((sum, frame) => sum + lasts(frame), 0);
  for (let first = frames[0]; first && length - lasts(first) >= ms; first = frames[0]) {
    length -= lasts(first);
    frames.shift();
  }
}
