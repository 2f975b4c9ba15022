import { describe, expect, it } from "vitest";
import { resampleStream } from "./resample-stream.ts";
import { joined, resample } from "./wav.ts";

function tone(length: number, rate: number): Float32Array {
  return Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * 440 * index) / rate));
}

describe.each([48_000, 44_100, 16_000])("sound at %i samples a second", (rate) => {
  it("becomes the same, piece by piece, as it would at once", () => {
    const sound = tone(rate, rate);
    const stream = resampleStream(rate, 16_000);
    const pieces: Float32Array[] = [];
    for (let at = 0; at < sound.length; at += 960) {
      pieces.push(stream.add(sound.subarray(at, at + 960)));
    }
    pieces.push(stream.end());
    const whole = resample(sound, rate, 16_000);
    const made = joined(pieces);
    expect(made.length).toBeGreaterThanOrEqual(whole.length);
    const worst = whole.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (made[index] ?? 9))),
      0,
    );
    expect(worst).toBeLessThan(1e-6);
  });
});
