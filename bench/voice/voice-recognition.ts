/**
 * Recognition of every spoken fixture: each voice, clean and noisy, with and without hints. A small
 * recogniser stands in for the services, with a grammar of shop sentences, everyday ones and their
 * mishearings: the figures show the effect of noise, accents and hints, not a service's quality.
 */
import { readFile } from "node:fs/promises";
import { openRecogniser } from "../../cli/recogniser.ts";
import { type AudioAdapter, recogniseLines, spoken, sumOf } from "../../cli/replay-audio.ts";
import { readSources } from "../../cli/replay-files.ts";
import { startAzureSpeech } from "../../e2e/stand-ins/azure-speech.ts";
import { startOpenAiAudio } from "../../e2e/stand-ins/openai-audio.ts";
import type { Manner } from "../../e2e/stand-ins/say.ts";
import { replay } from "../../src/intents/replay/replay.ts";
import { tableTopics } from "../../src/intents/responses/help-topics.ts";
import { type Figure, print } from "../report.ts";
import { inNoise } from "./noise.ts";

/** Decibels of speech above the noise; null: none. */
const rooms = [null, 20, 10, 5] as const;

const hints = tableTopics.flatMap(({ say }) => say);

export async function voiceRecognitionBench(): Promise<void> {
  const [audio, azure] = await Promise.all([startOpenAiAudio(), startAzureSpeech()]);
  audio.vocabulary = "wide";
  azure.vocabulary = "wide";
  const settings = {
    OPENAI_BASE_URL: audio.baseUrl,
    OPENAI_API_KEY: audio.apiKey,
    AZURE_SPEECH_HOST: azure.host,
    AZURE_SPEECH_KEY: azure.key,
  };
  // The list is our own file.
  const voices = JSON.parse(await readFile("fixtures/audio/voices.json", "utf8")) as Manner[];
  try {
    const [usual = {}] = voices;
    await describe("azure", usual, settings);
    const all = new Map<string, number[]>();
    for (const manner of voices) {
      for (const { name, shares } of await describe("openai", manner, settings)) {
        all.set(name, [...(all.get(name) ?? []), ...shares]);
      }
    }
    const means = [...all].map(([name, shares]) => {
      const mean = (own: readonly number[]) => own.reduce((sum, it) => sum + it, 0) / own.length;
      const withHints = shares.filter((_, index) => index % 2 === 0);
      const withoutHints = shares.filter((_, index) => index % 2 === 1);
      return { name, value: `${percent(mean(withHints))} / ${percent(mean(withoutHints))}` };
    });
    print("Voice: meanings heard right with hints / without, all voices, openai", means);
  } finally {
    await Promise.all([audio.close(), azure.close()]);
  }
}

interface Room {
  readonly name: string;
  /** Shares of right meanings, 0..1, with hints and without. */
  readonly shares: readonly number[];
}

/** Plays a voice in every room, and prints at once: all take a while. */
async function describe(
  adapter: AudioAdapter,
  manner: Manner,
  settings: Readonly<Record<string, string>>,
): Promise<readonly Room[]> {
  const { fixtures } = readSources(["fixtures/audio"]);
  const recogniser = openRecogniser(adapter, settings);
  const said = new Map<string, Promise<Uint8Array>>();
  const speak = (text: string) => {
    const sound = said.get(text) ?? spoken(text, manner);
    said.set(text, sound);
    return sound;
  };
  const reported: Room[] = [];
  const figures: Figure[] = [];
  for (const decibels of rooms) {
    const shares: number[] = [];
    const times: number[] = [];
    for (const given of [hints, []]) {
      const { lines } = await recogniseLines(fixtures, {
        recogniser,
        hints: given,
        now: () => performance.now(),
        speak,
        ...(decibels !== null && { spoil: async (wav) => inNoise(wav, decibels) }),
      });
      const { intentAccuracy, p50 } = sumOf(lines, replay(lines, { now: () => 0 }));
      shares.push(intentAccuracy ?? Number.NaN);
      times.push(p50);
    }
    const name = room(decibels);
    reported.push({ name, shares });
    const took = times.map((ms) => ms.toFixed(0)).join(" / ");
    figures.push({ name, value: shares.map(percent).join(" / "), against: `${took} ms p50` });
  }
  const voice = `${manner.voice}, ${manner.speed} words a minute`;
  print(`Voice: meanings heard right with hints / without, ${adapter}, ${voice}`, figures);
  return reported;
}

const room = (decibels: number | null) => (decibels === null ? "clean" : `${decibels} dB`);

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
