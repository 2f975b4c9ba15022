/**
 * Interrupting the shop's voice: in Chromium with a sound file as microphone, the time from first
 * sound to silence; and, frame by frame, how often the shop's returning voice is taken for a
 * shopper.
 */
import type { Page } from "@playwright/test";
import { chosenSettings, openBrowser, signUp } from "../../e2e/browser.ts";
import { startShop } from "../../e2e/shop-process.ts";
import { startOpenAiAudio } from "../../e2e/stand-ins/openai-audio.ts";
import { say } from "../../e2e/stand-ins/say.ts";
import { withoutWebSpeech } from "../../e2e/stand-ins/web-speech.ts";
import { microphoneArgs } from "../../scripts/chromium.ts";
import { tableTopics } from "../../src/intents/responses/help-topics.ts";
import { rootMeanSquare } from "../../src/voice/audio/endpointing.ts";
import { guard, newGuard } from "../../src/voice/policy/barge-in.ts";
import { type Figure, percentile, print } from "../report.ts";
import { spokenFrame as frame, spokenRate as rate, spokenSamples } from "./samples.ts";

/** Interruptions that are timed in the browser. */
const wanted = 8;
const goal = "goal: at most 200";

export async function bargeInBench(): Promise<void> {
  print("Voice: speaking into the shop's voice, ms", await inBrowser());
  print("Voice: the shop's own voice coming back", await echoes());
}

/**
 * Listens to a copy of each microphone; notes when sound begins while the shop speaks, and when its
 * voice stops.
 */
const watch = `
  window.stops = [];
  let playing, onset, quiet = 0, pressed;
  addEventListener("pointerdown", () => { pressed = performance.now(); }, true);
  const { play, pause } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener("playing", () => { playing = this; onset = pressed = undefined; });
    this.addEventListener("ended", () => { playing = undefined; });
    return play.call(this);
  };
  HTMLMediaElement.prototype.pause = function () {
    pause.call(this);
    if (playing !== this || this.ended) return;
    if (pressed !== undefined) stops.push({ press: performance.now() - pressed });
    else if (onset !== undefined) stops.push({ voice: performance.now() - onset });
    playing = pressed = onset = undefined;
  };
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish);
    const [track] = stream.getAudioTracks();
    const copy = track.clone();
    const stop = track.stop.bind(track);
    track.stop = () => { stop(); copy.stop(); };
    const pieces = new MediaStreamTrackProcessor({ track: copy }).readable.getReader();
    (async () => {
      for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
        const piece = next.value;
        const samples = new Float32Array(piece.numberOfFrames);
        piece.copyTo(samples, { planeIndex: 0, format: "f32-planar" });
        const ms = samples.length / piece.sampleRate * 1000;
        piece.close();
        const loud = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) > 0.005;
        // The piece ended now, so it began a piece's length ago.
        if (loud && quiet > 300 && playing) onset ??= performance.now() - ms;
        quiet = loud ? 0 : quiet + ms;
      }
    })();
    return stream;
  };`;

async function inBrowser(): Promise<Figure[]> {
  const audio = await startOpenAiAudio();
  const shop = await startShop({
    settings: { OPENAI_BASE_URL: audio.baseUrl, OPENAI_API_KEY: audio.apiKey },
  });
  // Repeated: into the reply to itself.
  const wav = await say("play some music", { before: 1.6, after: 0.9 });
  const args = microphoneArgs(wav).map((arg) => arg.replace("%noloop", ""));
  const browser = await openBrowser([...args, "--autoplay-policy=no-user-gesture-required"]);
  try {
    const page = await browser.newPage();
    await signUp(page, shop.origin);
    await page.addInitScript({
      content: withoutWebSpeech + chosenSettings({ again: true, synthesiser: "openai" }) + watch,
    });
    await page.goto(`${shop.origin}/about`);
    const times = { voice: [] as number[], press: [] as number[] };
    for (let tries = 0; tries < wanted * 4 && times.voice.length < wanted; tries += 1) {
      times.voice.push(...(await interrupt(page, "voice")));
    }
    for (let tries = 0; tries < wanted && times.press.length < wanted / 2; tries += 1) {
      times.press.push(...(await interrupt(page, "press")));
    }
    return Object.entries(times).map(([how, samples]) => ({
      name: how === "voice" ? "from the first sound to silence" : "from a press to silence",
      value: `${percentile(samples, 0.5).toFixed(0)} p50, ${percentile(samples, 0.95).toFixed(0)} p95, ${samples.length} times`,
      against: goal,
    }));
  } finally {
    await browser.close();
    await shop.stop();
    await audio.close();
  }
}

/** How a reply was stopped, and after how long, as the page notes it. */
type Stop = { readonly voice: number } | { readonly press: number };
type WatchedWindow = Window & { readonly stops: Stop[] };

/** One interrupted reply and its time; undefined if it was spoken to its end. */
async function interrupt(page: Page, how: "voice" | "press"): Promise<readonly number[]> {
  const button = page.getByRole("button", { name: "Voice assistant" });
  await page.keyboard.press("Escape");
  await page.evaluate(() => (window as unknown as WatchedWindow).stops.splice(0));
  await button.click();
  const patience = { timeout: 12_000 };
  await page.waitForSelector("[data-state=speaking][data-open]", patience).catch(() => undefined);
  if (how === "press") await button.click();
  await page
    .waitForFunction(
      () => (window as unknown as WatchedWindow).stops.length > 0,
      undefined,
      patience,
    )
    .catch(() => undefined);
  const stops = await page.evaluate(() => (window as unknown as WatchedWindow).stops);
  return stops.flatMap((stop) =>
    how === "voice" ? ("voice" in stop ? stop.voice : []) : "press" in stop ? stop.press : [],
  );
}

async function spoken(text: string, voice: string, decibels: number): Promise<Float32Array> {
  const samples = await spokenSamples(text, { voice });
  const gain =
    10 ** (decibels / 20) / samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return samples.map((sample) => sample * gain);
}

/** When an interruption is found, in milliseconds. */
function interruptedAt(samples: Float32Array): number | undefined {
  let vad = newGuard();
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const heard = guard(vad, rootMeanSquare(samples.subarray(at, at + frame)), 20);
    vad = heard.guard;
    if (heard.interrupted) return ((at + frame) / rate) * 1_000;
  }
  return undefined;
}

async function echoes(): Promise<Figure[]> {
  const texts = tableTopics.flatMap(({ say: sentences }) => sentences.slice(0, 4));
  const replies = texts.map((_, index) =>
    [0, 1, 2].map((by) => texts[(index + by) % texts.length]).join(". "),
  );
  const [shopper = new Float32Array()] = [await spoken("go to the cart", "en-us+m3", -14)];
  const begins = (shopper.findIndex((sample) => Math.abs(sample) > 0.01) / rate) * 1_000;
  return Promise.all(
    [-60, -42, -36, -30].map(async (peak) => {
      const voices = await Promise.all(replies.map((text) => spoken(text, "en-gb+f2", peak)));
      const false_ = voices.filter((voice) => interruptedAt(voice) !== undefined).length;
      const into = 1.5;
      const waits = voices.flatMap((voice) => {
        const mixed = voice.slice(0, Math.round(into * rate) + shopper.length);
        shopper.forEach((sample, index) => {
          const at = Math.round(into * rate) + index;
          if (at < mixed.length) mixed[at] = (mixed[at] ?? 0) + sample;
        });
        const at = interruptedAt(mixed);
        return at === undefined ? [] : [at - into * 1_000 - begins];
      });
      return {
        name: `at ${peak} dB`,
        value: `${false_} of ${voices.length} replies interrupted by themselves`,
        against: `a shopper at -14 dB: ${waits.length} of ${voices.length} heard, ${percentile(waits, 0.5).toFixed(0)} ms p50, ${percentile(waits, 0.95).toFixed(0)} p95`,
      };
    }),
  );
}
