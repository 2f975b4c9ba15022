import { expect, it } from "vitest";
import { encodeWav } from "../../src/voice/audio/wav.ts";
import { inNoise } from "./noise.ts";

const rate = 16_000;
const tone = Float32Array.from({ length: rate }, (_, index) =>
  index < rate / 2 ? 0 : 0.2 * Math.sin((2 * Math.PI * 220 * index) / rate),
);
const wav = new Uint8Array(encodeWav(tone, rate));

/** Root mean square of the first half second, before any speech. */
function floorOf(sound: Uint8Array): number {
  const view = new DataView(sound.buffer);
  let sum = 0;
  for (let index = 0; index < rate / 2; index += 1) {
    sum += (view.getInt16(44 + 2 * index, true) / 32_768) ** 2;
  }
  return Math.sqrt(sum / (rate / 2));
}

it.each([20, 10, 5])("lies %i dB below the speech, pauses not counted", (decibels) => {
  const speech = 0.2 / Math.SQRT2;
  expect(20 * Math.log10(speech / floorOf(inNoise(wav, decibels)))).toBeCloseTo(decibels, 0);
});

it("is the same each time, and leaves the length alone", () => {
  const once = inNoise(wav, 10);
  expect(inNoise(wav, 10)).toEqual(once);
  expect(once.length).toBe(wav.length);
});
