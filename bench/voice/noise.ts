/** Adds the same noise to each recording, for comparable figures. */
import { encodeWav } from "../../src/voice/audio/wav.ts";
import { samplesOf } from "./samples.ts";

/** A WAV (16 bit mono, header of 44 bytes) with white noise so many decibels below its speech. */
export function inNoise(wav: Uint8Array, decibels: number): Uint8Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const rate = view.getUint32(24, true);
  const samples = samplesOf(wav);
  // Speech alone counts, not the pauses around it.
  const loud = samples.filter((sample) => Math.abs(sample) > 0.005);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, loud.length);
  const amplitude = Math.sqrt(3 * power) / 10 ** (decibels / 20);
  let seed = 1;
  const noise = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed / 2 ** 31 - 1) * amplitude;
  };
  return new Uint8Array(
    encodeWav(
      samples.map((sample) => sample + noise()),
      rate,
    ),
  );
}
