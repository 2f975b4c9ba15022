/**
 * Replays sound: a line's own file, or espeak-ng's synthesis of it, is recognised by an adapter and
 * replaces the text.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../e2e/stand-ins/run.ts";
import { type Manner, speech } from "../e2e/stand-ins/say.ts";
import type { PlacedFixture, Problem, Replayed } from "../src/intents/replay/replay.ts";
import { wordErrors } from "./word-errors.ts";

/** Opened by recogniser.ts. */
export const audioAdapters = ["openai", "azure"] as const;
export type AudioAdapter = (typeof audioAdapters)[number];

/** The words in a WAV file, perhaps "". @throws if the service doesn't answer. */
export type RecogniseFile = (wav: Uint8Array, hints: readonly string[]) => Promise<string>;

interface RecognisedLine extends PlacedFixture {
  readonly said?: string;
  readonly heard: string;
  /** Recognition time in milliseconds. */
  readonly ms: number;
}

/** Sequentially, as a shopper speaks. */
export async function recogniseLines(
  fixtures: readonly PlacedFixture[],
  parts: {
    readonly recogniser: RecogniseFile;
    readonly hints: readonly string[];
    readonly now: () => number;
    readonly speak?: (text: string) => Promise<Uint8Array>;
    /** Changes the sound before recognition, such as adding noise. */
    readonly spoil?: (wav: Uint8Array) => Promise<Uint8Array>;
  },
): Promise<{ readonly lines: readonly RecognisedLine[]; readonly problems: readonly Problem[] }> {
  const { recogniser, hints, now, speak = spoken, spoil = async (wav) => wav } = parts;
  const lines: RecognisedLine[] = [];
  const problems: Problem[] = [];
  for (const placed of fixtures) {
    const { file, line, fixture } = placed;
    try {
      const { source } = fixture;
      const said = source.type === "words" ? source.alternatives[0]?.text : undefined;
      const sound =
        source.type === "audio"
          ? await readFile(join(dirname(file), source.path))
          : await speak(said ?? "");
      const spoilt = await spoil(sound);
      const began = now();
      const heard = await recogniser(spoilt, hints);
      const ms = now() - began;
      const words = { type: "words", alternatives: [{ text: heard }] } as const;
      lines.push({
        file,
        line,
        fixture: { ...fixture, source: words },
        ...(said !== undefined && { said }),
        heard,
        ms,
      });
    } catch (error) {
      const problem = error instanceof Error ? error.message : "it can't be heard";
      problems.push({ file, line, problem: `not heard: ${problem}` });
    }
  }
  return { lines, problems };
}

/** Sound as the shop's page would send it: 16 kHz mono, at a usual level. */
export async function spoken(text: string, manner: Manner = {}): Promise<Uint8Array> {
  const wanted = ["-r", "16000", "-c", "1", "-b", "16"];
  const shape = ["gain", "-n", "-14", "pad", "0.3", "0.25"];
  const sound = await speech(text, manner);
  return run("sox", ["-t", "wav", "-", "-t", "wav", ...wanted, "-", ...shape], sound);
}

interface RecognitionSum {
  readonly sounds: number;
  /** Share of words, 0..1; null without transcripts. */
  readonly wordErrorRate: number | null;
  /** Share of lines with the expected meaning, 0..1; null without expectations. */
  readonly intentAccuracy: number | null;
  /** Milliseconds of recognition. */
  readonly p50: number;
  readonly p95: number;
}

export function sumOf(
  lines: readonly RecognisedLine[],
  results: readonly Replayed[],
): RecognitionSum {
  const counted = lines.flatMap(({ said, heard }) =>
    said === undefined ? [] : [wordErrors(said, heard)],
  );
  const words = counted.reduce((sum, each) => sum + each.words, 0);
  const errors = counted.reduce((sum, each) => sum + each.errors, 0);
  const expecting = results.filter(({ pass }) => pass !== null);
  const passed = expecting.filter(({ pass }) => pass === true).length;
  const times = lines.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  return {
    sounds: lines.length,
    wordErrorRate: words > 0 ? errors / words : null,
    intentAccuracy: expecting.length > 0 ? passed / expecting.length : null,
    p50: at(0.5),
    p95: at(0.95),
  };
}

/** The misheard lines, then totals. */
export function recognitionReport(
  adapter: string,
  lines: readonly RecognisedLine[],
  sum: RecognitionSum,
): string {
  const wrong = lines.filter(
    ({ said, heard }) => said !== undefined && wordErrors(said, heard).errors > 0,
  );
  const share = (part: number | null) =>
    part === null ? "unknown" : `${(100 * part).toFixed(1)} %`;
  return [
    ...wrong.map(
      ({ file, line, said, heard }) => `${file}:${line}: “${said}” was heard as “${heard}”`,
    ),
    `Heard with ${adapter}: ${sum.sounds} sounds, word error rate ${share(sum.wordErrorRate)}, ` +
      `intent accuracy ${share(sum.intentAccuracy)}, ${sum.p50.toFixed(0)} ms (p95 ${sum.p95.toFixed(0)} ms).`,
    "",
  ].join("\n");
}
