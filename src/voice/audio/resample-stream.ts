/**
 * Resamples a stream with the same result as the whole: holds back samples until their neighbours
 * are known.
 */
import { joined, resample } from "./wav.ts";

export interface ResampleStream {
  add(samples: Float32Array): Float32Array;
  /** The remaining samples, padded with silence. */
  end(): Float32Array;
}

export function resampleStream(from: number, to: number): ResampleStream {
  const divisor = greatestDivisor(from, to);
  /** The shortest stretch with a whole number of samples at both rates. */
  const period = from / divisor;
  const made = to / divisor;
  // The filter of wav.ts spans eight samples of the slower rate to each side.
  const margin = Math.ceil((8 * Math.max(1, from / to) + 1) / period);
  let held: Float32Array = new Float32Array(margin * period);

  const add = (samples: Float32Array): Float32Array => {
    held = joined([held, samples]);
    const periods = Math.floor(held.length / period) - 2 * margin;
    if (periods <= 0) return new Float32Array();
    const piece = resample(held.subarray(0, (periods + 2 * margin) * period), from, to);
    held = held.slice(periods * period);
    return piece.slice(margin * made, (margin + periods) * made);
  };
  return { add, end: () => add(new Float32Array((margin + 1) * period)) };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
