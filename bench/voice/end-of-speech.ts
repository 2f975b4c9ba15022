/**
 * Endpointing: the shop's sentences in several voices and speeds, in quiet and in noise, frame by
 * frame. Pure arithmetic on real sound.
 */
import { tableTopics } from "../../src/intents/responses/help-topics.ts";
import { detectSpeech, newVad, rootMeanSquare } from "../../src/voice/audio/endpointing.ts";
import { encodeWav } from "../../src/voice/audio/wav.ts";
import { type Figure, percentile, print } from "../report.ts";
import { inNoise } from "./noise.ts";
import { spokenFrame as frame, spokenRate as rate, samplesOf, spokenSamples } from "./samples.ts";

/** Seconds of the room before and after. */
const silence = { before: 1, after: 3 };

const manners = [
  { voice: "en-us+m3", speed: 160 },
  { voice: "en-gb+f2", speed: 130 },
  { voice: "en-gb-scotland+m1", speed: 190 },
  { voice: "en-029+f4", speed: 150 },
] as const;

/** A noticeable delay; the pause itself is 600 ms. */
const late = 1_000;

interface Found {
  readonly kind: "in time" | "false" | "late" | "unheard";
  /** Milliseconds from the last sound to the verdict. */
  readonly wait: number;
}

function find(
  samples: Float32Array,
  spoken: { readonly from: number; readonly to: number },
): Found {
  let vad = newVad();
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const heard = detectSpeech(vad, rootMeanSquare(samples.subarray(at, at + frame)), 20);
    vad = heard.vad;
    const now = ((at + frame) / rate) * 1_000;
    const wait = now - spoken.to;
    if (heard.verdict === "sound" && now < spoken.from) return { kind: "false", wait };
    if (heard.verdict === "nobody") return { kind: "unheard", wait };
    if (heard.verdict === "end" || heard.verdict === "too-long")
      return { kind: wait < 0 ? "false" : wait > late ? "late" : "in time", wait };
  }
  return { kind: "late", wait: silence.after * 1_000 };
}

/** A sentence in quiet, with its start and end in milliseconds. */
async function recording(text: string, manner: (typeof manners)[number]) {
  // As loud as speech: peaks some 14 dB below full scale.
  const words = (await spokenSamples(text, manner)).map((sample) => sample / 4);
  const first = words.findIndex((sample) => Math.abs(sample) > 0.01);
  const last = words.findLastIndex((sample) => Math.abs(sample) > 0.01);
  const samples = new Float32Array(words.length + (silence.before + silence.after) * rate);
  samples.set(words, silence.before * rate);
  const ms = (index: number) => (silence.before + index / rate) * 1_000;
  return { samples, spoken: { from: ms(first), to: ms(last) } };
}

/** White noise so many decibels below the speech. */
function noisy(samples: Float32Array, decibels: number): Float32Array {
  return samplesOf(inNoise(new Uint8Array(encodeWav(samples, rate)), decibels));
}

export async function endOfSpeechBench(): Promise<void> {
  const sentences = tableTopics.flatMap(({ say }) => say.slice(0, 2));
  const recordings = await Promise.all(
    manners.flatMap((manner) => sentences.map((text) => recording(text, manner))),
  );
  const figures = [null, 20, 10, 5].map((decibels): Figure => {
    const found = recordings.map(({ samples, spoken }) =>
      find(decibels === null ? samples : noisy(samples, decibels), spoken),
    );
    const count = (kind: Found["kind"]) => found.filter((one) => one.kind === kind).length;
    const waits = found.filter(({ kind }) => kind === "in time").map(({ wait }) => wait);
    return {
      name: decibels === null ? "quiet" : `${decibels} dB`,
      value: `${count("false")} false, ${count("late")} late, ${count("unheard")} unheard of ${found.length}`,
      against: `${percentile(waits, 0.5).toFixed(0)} ms p50, ${percentile(waits, 0.95).toFixed(0)} ms p95 from the last sound`,
    };
  });
  print("Voice: the end of speech, four voices", figures);
}
