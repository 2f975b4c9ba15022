/**
 * How well and how fast the shop hears: each adapter on the same recordings, clean and in noise, with
 * and without hints; its turn's stages in a real browser; and the kilobytes that it costs. Behind
 * both services' protocols stands the same small recogniser, so its own time is in the figures, and
 * its grammar makes no use of hints.
 */
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { openEar } from "../cli/hearing.ts";
import { type AudioAdapter, audioAdapters, hearLines, sumOf } from "../cli/replay-audio.ts";
import { readSources } from "../cli/replay-files.ts";
import { openBrowser, signUp } from "../e2e/browser.ts";
import { startShop } from "../e2e/shop-process.ts";
import { startAzureSpeech } from "../e2e/stand-ins/azure-speech.ts";
import { startOpenAiAudio } from "../e2e/stand-ins/openai-audio.ts";
import { say } from "../e2e/stand-ins/say.ts";
import { microphoneArgs } from "../scripts/chromium.ts";
import { replay } from "../src/intents/replay.ts";
import { sayable } from "../src/intents/sayable.ts";
import { inNoise } from "./noise.ts";
import { type Figure, percentile, print } from "./report.ts";

/** Turns a recogniser has in the browser. */
const turns = 5;

export async function voiceBench(): Promise<void> {
  const [audio, azure] = await Promise.all([startOpenAiAudio(), startAzureSpeech()]);
  const settings = {
    OPENAI_BASE_URL: audio.baseUrl,
    OPENAI_API_KEY: audio.apiKey,
    AZURE_SPEECH_HOST: azure.host,
    AZURE_SPEECH_KEY: azure.key,
  };
  try {
    print("Voice: kilobytes an adapter adds when it is chosen, gzip", await kilobytes());
    print(`Voice: stages of a turn in Chromium, ${turns} turns, ms`, await stages(settings));
    for (const adapter of audioAdapters) {
      print(`Voice: what ${adapter} hears, 12 sentences`, await accuracy(adapter, settings));
    }
  } finally {
    await Promise.all([audio.close(), azure.close()]);
  }
}

async function accuracy(
  adapter: AudioAdapter,
  settings: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const { fixtures } = readSources(["fixtures/audio"]);
  const all = sayable.flatMap(({ say: sentences }) => sentences);
  const figures: Figure[] = [];
  const ear = openEar(adapter, settings);
  for (const decibels of [null, 20, 10, 5]) {
    for (const hints of [all, []]) {
      const { lines } = await hearLines(fixtures, {
        ear,
        hints,
        now: () => performance.now(),
        ...(decibels !== null && { spoil: async (wav) => inNoise(wav, decibels) }),
      });
      const sum = sumOf(lines, replay(lines, { now: () => 0 }));
      const room = decibels === null ? "clean" : `${decibels} dB`;
      figures.push({
        name: `${room}, ${hints.length > 0 ? "with" : "without"} hints`,
        value: `${percent(sum.intentAccuracy)} of meanings, ${percent(sum.wordErrorRate)} of words wrong`,
        against: `${sum.p50.toFixed(0)} ms p50, ${sum.p95.toFixed(0)} ms p95`,
      });
    }
  }
  return figures;
}

const percent = (share: number | null) => (share === null ? "-" : `${(100 * share).toFixed(0)} %`);

async function stages(settings: Readonly<Record<string, string>>): Promise<Figure[]> {
  const shop = await startShop({ settings });
  const wav = await say("go to the cart", { before: 1.2, after: 4 });
  const figures: Figure[] = [];
  try {
    for (const adapter of audioAdapters) {
      const times: Record<string, number[]> = {};
      for (let turn = 0; turn < turns; turn += 1) {
        const browser = await openBrowser(microphoneArgs(wav));
        const page = await browser.newPage();
        await signUp(page, shop.origin);
        await page.addInitScript((ear) => {
          localStorage.setItem("assistant.settings", JSON.stringify({ ear, speak: false }));
        }, adapter);
        await page.goto(`${shop.origin}/about?dev`);
        await page.getByRole("button", { name: "Voice assistant" }).click();
        await page.waitForURL(/\/cart$/);
        const told = page.locator("dd").filter({ hasText: "painted" });
        for (const part of (await told.innerText()).split(" · ")) {
          const [moment = "", ms] = part.split(" ");
          times[moment] = [...(times[moment] ?? []), Number(ms)];
        }
        await browser.close();
      }
      const from = (before: string, after: string) =>
        (times[after] ?? []).map((ms, turn) => ms - (times[before]?.[turn] ?? 0));
      for (const [name, samples] of [
        ["press to open microphone", times.open ?? []],
        ["end of speech to words", from("speechEnd", "final")],
        ["words to painted", from("final", "painted")],
        ["end of speech to painted", from("speechEnd", "painted")],
      ] as const) {
        figures.push({
          name: `${adapter}: ${name}`,
          value: `${percentile(samples, 0.5).toFixed(0)} p50, ${percentile(samples, 0.95).toFixed(0)} p95`,
        });
      }
    }
  } finally {
    await shop.stop();
  }
  return figures;
}

const recording = ["wav", "end-of-speech", "microphone", "capture-graph", "page"];

/** Files of the build by adapter, without their hashes. */
const chunks: Readonly<Record<string, readonly string[]>> = {
  "web-speech": ["web-speech", "page"],
  "openai, ears": ["openai", ...recording],
  "azure, ears": ["azure", "azure-access", "azure-engine", ...recording],
  "browser, voice": ["browser-synthesis", "sentences", "speaking"],
  "openai, voice": ["openai-synthesis", "sentence-player", "sentences", "speaking"],
  "azure, voice, beside its ears": ["azure-synthesis", "sentence-player", "sentences", "speaking"],
};

async function kilobytes(): Promise<Figure[]> {
  const folder = "dist/client/assets";
  const files = await readdir(folder);
  const page = await readFile("dist/client/index.html", "utf8");
  return Promise.all(
    Object.entries(chunks).map(async ([name, parts]) => {
      // A hash of eight characters stands behind the name.
      const own = files.filter(
        (file) => file.endsWith(".js") && parts.includes(file.slice(0, -12)),
      );
      const sizes = await Promise.all(
        own.map(async (file) => gzipSync(await readFile(`${folder}/${file}`)).length),
      );
      const early = own.filter((file) => page.includes(file)).length;
      return {
        name,
        value: `${(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(1)} kB`,
        against: early === 0 ? "none in the first load" : `${early} files in the first load`,
      };
    }),
  );
}
