/** Real sound as numbers: what espeak-ng says and WAV files hold, for arithmetic frame by frame. */
import { type Manner, speech } from "../../e2e/stand-ins/say.ts";

/** Samples a second of what espeak-ng makes. */
export const spokenRate = 22_050;

/** Samples of 20 milliseconds of it, which is how a microphone gives them. */
export const spokenFrame = Math.round(spokenRate / 50);

/** What a WAV file (16 bit mono, after a header of 44 bytes) holds, from -1 up to 1. */
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
