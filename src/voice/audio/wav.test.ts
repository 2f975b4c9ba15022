import { expect, it } from "vitest";
import { encodeWav, joined, resample } from "./wav.ts";

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** Loudness of the middle, away from the edges. */
const loudness = (samples: Float32Array) => {
  const middle = samples.slice(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
};

it("writes a 16-bit mono WAV and clamps what is too loud", () => {
  const file = new DataView(encodeWav(new Float32Array([0, 0.5, 2, -2]), 16_000));
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((offset) => file.getUint8(at + offset)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect({
    whole: file.getUint32(4, true) + 8,
    format: file.getUint16(20, true),
    channels: file.getUint16(22, true),
    rate: file.getUint32(24, true),
    bytesASecond: file.getUint32(28, true),
    bits: file.getUint16(34, true),
    data: file.getUint32(40, true),
    samples: [0, 1, 2, 3].map((index) => file.getInt16(44 + index * 2, true)),
  }).toEqual({
    whole: 52,
    format: 1,
    channels: 1,
    rate: 16_000,
    bytesASecond: 32_000,
    bits: 16,
    data: 8,
    samples: [0, 16_384, 32_767, -32_767],
  });
});

it.each([48_000, 44_100])("keeps speech's frequencies on the way from %i Hz", (rate) => {
  const low = resample(tone(1_000, rate, 0.1), rate, 16_000);
  expect(low.length).toBe(1_600);
  expect(loudness(low)).toBeCloseTo(Math.SQRT1_2, 2);
});

it("filters out what the lower rate can't carry", () => {
  expect(loudness(resample(tone(15_000, 48_000, 0.1), 48_000, 16_000))).toBeLessThan(0.01);
});

it("leaves samples at the right rate alone, and joins parts in order", () => {
  const samples = new Float32Array([1, 2]);
  expect(resample(samples, 16_000, 16_000)).toBe(samples);
  expect(joined([samples, new Float32Array([3])])).toEqual(new Float32Array([1, 2, 3]));
});
