/** Samples of espeak-ng's voice and of WAV files, for arithmetic frame by frame. */
import { type Manner, speech } from "../../e2e/stand-ins/say.ts";

/** Samples a second of what espeak-ng makes. */
export const spokenRate = 22_050;

/** In frames of 20 ms, as microphones give them. */
export const spokenFrame = Math.round(spokenRate / 50);

/** A WAV's samples (16 bit mono, header of 44 bytes), from -1 to 1. */
export function samplesOf(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  return Float32Array.from(
    { length: Math.floor((wav.byteLength - 44) / 2) },
    (_, index) => view.getInt16(44 + index * 2, true) / 32_768,
  );
}

/** What espeak-ng says, without silence around it. */
export const spokenSamples = async (text: string, manner?: Manner): Promise<Float32Array> =>
  samplesOf(await speech(text, manner));
