/**
 * A voice turn's stages with each adapter, in a real browser on the same recording, and the
 * kilobytes it loads. The stand-in recogniser's time is listed apart.
 */
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { spoken } from "../../cli/replay-audio.ts";
import { chosenSettings, openBrowser, signUp } from "../../e2e/browser.ts";
import { startShop } from "../../e2e/shop-process.ts";
import { startAzureSpeech } from "../../e2e/stand-ins/azure-speech.ts";
import { startOpenAiAudio } from "../../e2e/stand-ins/openai-audio.ts";
import { say } from "../../e2e/stand-ins/say.ts";
import { webSpeechStandIn } from "../../e2e/stand-ins/web-speech.ts";
import { microphoneArgs } from "../../scripts/chromium.ts";
import { readConfig } from "../../server/config.ts";
import { createOpenAiSpeech } from "../../server/speech/openai.ts";
import { type Figure, percentile, print } from "../report.ts";

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
    const recognisers: readonly MeasuredRecogniser[] = [
      { id: "web-speech", goal: 100, times: audio.recognitionTimes },
      { id: "azure", goal: 100, times: azure.recognitionTimes },
      { id: "openai", goal: 700, times: audio.recognitionTimes },
    ];
    print(
      "Voice: a recording's words, streamed by an OpenAI-compatible service, ms beside its own time",
      await words(settings, audio.recognitionTimes),
    );
    print(
      `Voice: stages of a turn in Chromium, ${turns} turns, ms`,
      await stages(settings, recognisers),
    );
  } finally {
    await Promise.all([audio.close(), azure.close()]);
  }
}

interface MeasuredRecogniser {
  readonly id: "web-speech" | "azure" | "openai";
  /** Milliseconds from end of speech to painted, without the recogniser's time, p50. */
  readonly goal: number;
  /** The recogniser's own time, of each turn so far. */
  readonly times: readonly number[];
}

/** From sending a recording to its first words and to all, without the recogniser's time. */
async function words(settings: Readonly<Record<string, string>>, times: readonly number[]) {
  const { openai } = readConfig(settings);
  if (!openai) throw new Error("the service is not set up");
  const service = createOpenAiSpeech({ settings: openai, fetch });
  const sound = { bytes: await spoken("go to the cart"), type: "audio/wav" };
  const first: number[] = [];
  const all: number[] = [];
  for (let turn = 0; turn < 2 * turns; turn += 1) {
    const began = performance.now();
    let shown = Number.NaN;
    const interim = () => {
      if (Number.isNaN(shown)) shown = performance.now() - began;
    };
    await service.transcribe(sound, { language: "en-IN", hints: "cart" }, { interim });
    const own = times.at(-1) ?? Number.NaN;
    first.push(shown - own);
    all.push(performance.now() - began - own);
  }
  return [figure("first words", first), figure("all words", all)];
}

function figure(name: string, samples: readonly number[], against?: string): Figure {
  const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)];
  const value = `${p50.toFixed(0)} p50, ${p95.toFixed(0)} p95`;
  return { name, value, ...(against !== undefined && { against }) };
}

async function stages(
  settings: Readonly<Record<string, string>>,
  recognisers: readonly MeasuredRecogniser[],
): Promise<Figure[]> {
  const shop = await startShop({ settings });
  const wav = await say("go to the cart", { before: 1.2, after: 4 });
  const figures: Figure[] = [];
  try {
    for (const recogniser of recognisers) {
      const times: Record<string, number[]> = {};
      const own: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        for (const [moment, ms] of await timeline(shop.origin, wav, recogniser.id)) {
          times[moment] = [...(times[moment] ?? []), ms];
        }
        own.push(recogniser.times.at(-1) ?? Number.NaN);
      }
      const from = (before: string, after: string) =>
        (times[after] ?? []).map((ms, turn) => ms - (times[before]?.[turn] ?? 0));
      const beside = (all: readonly number[]) => all.map((ms, turn) => ms - (own[turn] ?? 0));
      const whole = from("speechEnd", "painted");
      for (const [name, samples, goal] of [
        ["press to open microphone", times.open ?? []],
        ["end of speech to words", from("speechEnd", "final")],
        ["of these, the recogniser's own time", own],
        ["words to painted", from("final", "painted")],
        ["end of speech to painted", whole],
        ["beside the recogniser's own time", beside(whole), `goal: ${recogniser.goal} p50`],
      ] as const) {
        figures.push(figure(`${recogniser.id}: ${name}`, samples, goal));
      }
    }
  } finally {
    await shop.stop();
  }
  return figures;
}

/** A spoken turn's moments in milliseconds since the press, from the developer panel. */
async function timeline(
  origin: string,
  wav: string,
  recogniser: MeasuredRecogniser["id"],
): Promise<readonly (readonly [moment: string, ms: number])[]> {
  const browser = await openBrowser(microphoneArgs(wav));
  try {
    const page = await browser.newPage();
    await signUp(page, origin);
    if (recogniser === "web-speech") await page.addInitScript({ content: webSpeechStandIn });
    await page.addInitScript({ content: chosenSettings({ recogniser, speak: false }) });
    await page.goto(`${origin}/about?dev`);
    await page.getByRole("button", { name: "Voice assistant" }).click();
    await page.waitForURL(/\/cart$/);
    const reported = page.locator("dd").filter({ hasText: "painted" });
    const parts = (await reported.innerText()).split(" · ");
    return parts.map((part) => {
      const [moment = "", ms] = part.split(" ");
      return [moment, Number(ms)] as const;
    });
  } finally {
    await browser.close();
  }
}

const recording = ["pre-roll-microphone", "microphone", "capture-graph", "frames.worklet"];

/** Build files that load.ts fetches for each adapter, without hashes. */
const chunks: Readonly<Record<string, readonly string[]>> = {
  "web-speech": ["web-speech"],
  "openai, recogniser": ["openai", ...recording],
  "azure, recogniser": ["azure", "azure-access", "azure-engine", ...recording],
  "browser, voice": ["browser-synthesis"],
  "openai, voice": ["openai-synthesis"],
  "azure, voice, beside its recogniser": ["azure-synthesis"],
};

const folder = "dist/client/assets";

/** Each adapter's files and their imports, beyond the assistant's. */
async function kilobytes(): Promise<Figure[]> {
  const page = await readFile("dist/client/index.html", "utf8");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  // The name ends in a hash of eight characters.
  const named = (names: readonly string[]) =>
    files.filter((file) => names.includes(file.slice(0, -12)));
  const first = await withImports(files.filter((file) => page.includes(file)));
  const before = await withImports([...first, ...named(["open-assistant"])]);
  return Promise.all(
    Object.entries(chunks).map(async ([name, parts]) => {
      const all = await withImports(named(parts));
      const own = all.filter((file) => !before.includes(file));
      const sizes = await Promise.all(
        own.map(async (file) => gzipSync(await readFile(`${folder}/${file}`)).length),
      );
      const early = named(parts).filter((file) => first.includes(file)).length;
      return {
        name,
        value: `${(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(1)} kB`,
        against: early === 0 ? "none in the first load" : `${early} files in the first load`,
      };
    }),
  );
}

/** The files, and all that they can't run without. */
async function withImports(files: readonly string[]): Promise<readonly string[]> {
  const known = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    const text = await readFile(`${folder}/${file}`, "utf8");
    for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(imported);
  }
  return [...known];
}
