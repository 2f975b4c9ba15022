/**
 * The replay's sounds: a line's own file, or what espeak-ng says of its words; each is heard by an
 * adapter, and what was heard takes the place of what was said.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../e2e/stand-ins/run.ts";
import { type Manner, speech } from "../e2e/stand-ins/say.ts";
import type { PlacedFixture, Problem, Replayed } from "../src/intents/replay/replay.ts";
import { wordErrors } from "./word-errors.ts";

/** The adapters that hear a sound file; hearing.ts opens them. */
export const audioAdapters = ["openai", "azure"] as const;
export type AudioAdapter = (typeof audioAdapters)[number];

/** The words in a WAV file; "" when there are none. @throws when the service doesn't answer. */
export type RecogniseFile = (wav: Uint8Array, hints: readonly string[]) => Promise<string>;

export interface HeardLine extends PlacedFixture {
  /** Absent where a sound file came without its words. */
  readonly said?: string;
  readonly heard: string;
  /** How long hearing took, in milliseconds. */
  readonly ms: number;
}

/** Hears every line, one after the other, as a shopper would speak. */
export async function hearLines(
  fixtures: readonly PlacedFixture[],
  parts: {
    readonly recogniser: RecogniseFile;
    readonly hints: readonly string[];
    /** Milliseconds. */
    readonly now: () => number;
    /** Says a line's words; the usual voice where it is absent. */
    readonly speak?: (text: string) => Promise<Uint8Array>;
    /** Changes the sound before it is heard, for instance by adding noise. */
    readonly spoil?: (wav: Uint8Array) => Promise<Uint8Array>;
  },
): Promise<{ readonly lines: readonly HeardLine[]; readonly problems: readonly Problem[] }> {
  const { recogniser, hints, now, speak = spoken, spoil = async (wav) => wav } = parts;
  const lines: HeardLine[] = [];
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

/** What the shop's page would send of these words: 16 kHz, mono, neither loud nor faint. */
export async function spoken(text: string, manner: Manner = {}): Promise<Uint8Array> {
  const wanted = ["-r", "16000", "-c", "1", "-b", "16"];
  const shape = ["gain", "-n", "-14", "pad", "0.3", "0.25"];
  const sound = await speech(text, manner);
  return run("sox", ["-t", "wav", "-", "-t", "wav", ...wanted, "-", ...shape], sound);
}

export interface HearingSum {
  readonly sounds: number;
  /** Share of words, 0..1; null where no line told its words. */
  readonly wordErrorRate: number | null;
  /** Share of lines that mean what they were to mean, 0..1; null where none expects anything. */
  readonly intentAccuracy: number | null;
  /** Milliseconds of hearing. */
  readonly p50: number;
  readonly p95: number;
}

export function sumOf(lines: readonly HeardLine[], results: readonly Replayed[]): HearingSum {
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

/** The lines that were heard wrong, then the sum in a sentence. */
export function hearingReport(
  adapter: string,
  lines: readonly HeardLine[],
  sum: HearingSum,
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
