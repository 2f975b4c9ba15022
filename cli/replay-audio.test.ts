/** Replaying sound through the services' own protocols, with a real recogniser behind them. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AzureSpeech, startAzureSpeech } from "../e2e/stand-ins/azure-speech.ts";
import { type OpenAiAudio, startOpenAiAudio } from "../e2e/stand-ins/openai-audio.ts";
import { say } from "../e2e/stand-ins/say.ts";
import { readFixtures, replay } from "../src/intents/replay/replay.ts";
import { openRecogniser } from "./recogniser.ts";
import { audioAdapters, recogniseLines, recognitionReport, sumOf } from "./replay-audio.ts";

let audio: OpenAiAudio;
let azure: AzureSpeech;
let folder = "";
beforeAll(async () => {
  [audio, azure] = await Promise.all([startOpenAiAudio(), startAzureSpeech()]);
  folder = mkdtempSync(join(tmpdir(), "replay-audio-"));
  copyFileSync(await say("contact us"), join(folder, "contact.wav"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([audio.close(), azure.close()]);
});

/** Hears the lines with a clock that ticks once a look. */
async function recognising(adapter: (typeof audioAdapters)[number], text: string) {
  let now = 0;
  const tick = () => {
    now += 100;
    return now;
  };
  const recogniser = openRecogniser(adapter, {
    OPENAI_BASE_URL: audio.baseUrl,
    OPENAI_API_KEY: audio.apiKey,
    AZURE_SPEECH_HOST: azure.host,
    AZURE_SPEECH_KEY: azure.key,
  });
  const { fixtures } = readFixtures(join(folder, "said.jsonl"), text);
  const heard = await recogniseLines(fixtures, { recogniser, hints: ["kurta"], now: tick });
  const results = replay(heard.lines, { now: () => 0 });
  return { ...heard, sum: sumOf(heard.lines, results) };
}

const lines = [
  '{"said":"go to the cart","on":"/","expect":{"row":"cart"}}',
  '{"audio":"contact.wav","on":"/","expect":{"row":"contact"}}',
].join("\n");

describe.each(audioAdapters)("with %s", (adapter) => {
  it("recognises words that are spoken for it, and sound files beside the lines", async () => {
    const { lines: heard, problems, sum } = await recognising(adapter, lines);
    expect(problems).toEqual([]);
    expect(heard.map(({ said, heard: words, ms }) => [said, words, ms])).toEqual([
      ["go to the cart", "go to the cart", 100],
      [undefined, "contact us", 100],
    ]);
    expect(sum).toEqual({ sounds: 2, wordErrorRate: 0, intentAccuracy: 1, p50: 100, p95: 100 });
  });

  it("names the line whose sound is missing, and goes on", async () => {
    const { lines: heard, problems } = await recognising(
      adapter,
      '{"audio":"gone.wav"}\n{"said":"go home"}',
    );
    expect(problems.map(({ line }) => line)).toEqual([1]);
    expect(heard.map(({ heard: words }) => words)).toEqual(["go home"]);
  });
});

it("says which words were heard wrong", () => {
  const [fixture] = readFixtures("a.jsonl", '{"said":"x"}').fixtures;
  if (!fixture) throw new Error("unreadable");
  const line = { ...fixture, said: "go to the cart", heard: "go to the card", ms: 20 };
  expect(recognitionReport("openai", [line], sumOf([line], []))).toBe(
    "a.jsonl:1: “go to the cart” was heard as “go to the card”\n" +
      "Heard with openai: 1 sounds, word error rate 25.0 %, intent accuracy unknown, 20 ms (p95 20 ms).\n",
  );
});
