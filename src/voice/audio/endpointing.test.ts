import { describe, expect, it } from "vitest";
import {
  detectSpeech,
  newVad,
  rootMeanSquare,
  usualSettings,
  type Verdict,
} from "./endpointing.ts";

/** A stretch of sound: so many milliseconds at this level, decibels below full scale. */
type Stretch = readonly [ms: number, level: number];

const frame = 20;

/** Syllables of 160 ms with dips of 60 ms between them, as speech has. */
const syllables = (count: number, loud: number, dip: number): readonly Stretch[] =>
  Array.from({ length: count }, (): readonly Stretch[] => [
    [160, loud],
    [60, dip],
  ]).flat();

/** Each verdict with the moment it fell at, in milliseconds; stops at the last one. */
function verdicts(stretches: readonly Stretch[], jitter = 0) {
  const found: { verdict: Verdict; at: number }[] = [];
  let vad = newVad();
  let seed = 1;
  for (const [ms, level] of stretches) {
    for (let passed = 0; passed < ms; passed += frame) {
      seed = (seed * 16_807) % 2_147_483_647;
      const wobble = jitter * (seed / 2_147_483_647 - 0.5);
      const heard = detectSpeech(vad, 10 ** ((level + wobble) / 20), frame);
      vad = heard.vad;
      if (!heard.verdict) continue;
      found.push({ verdict: heard.verdict, at: vad.elapsed });
      if (heard.verdict !== "sound") return found;
    }
  }
  return found;
}

const names = (found: readonly { readonly verdict: Verdict }[]) =>
  found.map(({ verdict }) => verdict);

describe("the end of speech", () => {
  it("falls some 600 ms after the last sound in a quiet room", () => {
    const found = verdicts([[500, -70], ...syllables(6, -22, -55), [2_000, -70]]);
    expect(names(found)).toEqual(["sound", "end"]);
    const spokenUntil = 500 + 6 * 220 - 60;
    const wait = (found[1]?.at ?? 0) - spokenUntil;
    expect(wait).toBeGreaterThanOrEqual(usualSettings.silence);
    expect(wait).toBeLessThan(usualSettings.silence + 150);
  });

  it("doesn't fall in a pause between words", () => {
    const found = verdicts([
      [300, -70],
      ...syllables(2, -22, -55),
      [400, -70],
      ...syllables(2, -22, -55),
      [1_000, -70],
    ]);
    expect(names(found)).toEqual(["sound", "end"]);
    expect(found[1]?.at).toBeGreaterThan(300 + 440 + 400 + 440);
  });

  it("is found in noise that is 10 dB below the speech", () => {
    const found = verdicts([[800, -35], ...syllables(6, -25, -33), [2_000, -35]], 3);
    expect(names(found)).toEqual(["sound", "end"]);
    expect(found[0]?.at).toBeGreaterThan(800);
    expect(found[1]?.at).toBeLessThan(800 + 6 * 220 + usualSettings.silence + 300);
  });

  it("is found when the shopper speaks from the first moment", () => {
    const found = verdicts([...syllables(4, -22, -60), [1_000, -70]]);
    expect(names(found)).toEqual(["sound", "end"]);
  });

  it("is found although a fan starts in the middle", () => {
    const found = verdicts([[300, -70], ...syllables(4, -20, -50), [6_000, -40]], 2);
    expect(names(found)).toEqual(["sound", "end"]);
    expect(found[1]?.at).toBeLessThan(300 + 4 * 220 + 3_000);
  });

  it("comes by itself when a user talks on and on", () => {
    const found = verdicts(syllables(200, -22, -55));
    expect(found.at(-1)?.verdict).toBe("too-long");
    expect(found.at(-1)?.at).toBeLessThan(usualSettings.longest + 500);
  });
});

describe("silence", () => {
  it.each([
    ["digital", -200, 0],
    ["a quiet room's", -60, 4],
    ["a loud room's", -30, 4],
  ])("%s, is given up on after six seconds", (_what, level, jitter) => {
    expect(verdicts([[10_000, level]], jitter)).toEqual([
      { verdict: "nobody", at: usualSettings.patience },
    ]);
  });

  it("isn't broken by a click", () => {
    expect(
      names(
        verdicts([
          [1_000, -65],
          [20, -10],
          [9_000, -65],
        ]),
      ),
    ).toEqual(["nobody"]);
  });
});

it("measures loudness as the root mean square", () => {
  expect([
    rootMeanSquare(new Float32Array([0.5, -0.5])),
    rootMeanSquare(new Float32Array([])),
  ]).toEqual([0.5, 0]);
});
