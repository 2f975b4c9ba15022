import { describe, expect, it } from "vitest";
import type { Synthesis } from "../../events/sentence-player.ts";
import type { SynthesiserEvent } from "../../speech.ts";
import { createPlayerDouble } from "../../testing/audio-player.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createOpenAiSynthesis } from "./openai-synthesis.ts";

function rig({ refuses }: { readonly refuses?: string } = {}) {
  const timers = createManualTimers();
  const player = createPlayerDouble(refuses);
  const asked: {
    readonly text: string;
    readonly signal: AbortSignal;
    answer(synthesis: Synthesis): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  const openUrls = new Set<string>();
  let made = 0;
  const synthesiser = createOpenAiSynthesis({
    timers,
    createPlayer: () => player,
    urls: {
      create() {
        made += 1;
        openUrls.add(`blob:${made}`);
        return `blob:${made}`;
      },
      revoke: (url) => openUrls.delete(url),
    },
    synthesise: (text, _options, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          text,
          signal,
          async answer(synthesis) {
            resolve(synthesis);
            await flushPromises();
          },
          async fail() {
            reject(new TypeError("Failed to fetch"));
            await flushPromises();
          },
        });
      }),
  });
  const speak = (text: string) => {
    const events: SynthesiserEvent[] = [];
    const speaking = synthesiser.speak(text, { language: "en-IN", rate: 1.1 }, (event) =>
      events.push(event),
    );
    return { events, speaking };
  };
  return { timers, player, asked, openUrls, synthesiser, speak };
}

const sound: Synthesis = { type: "sound", sound: new Blob(["sound"]) };

describe("a service's voice", () => {
  it("plays the first sentence while the second is being made", async () => {
    const { player, asked, openUrls, speak } = rig();
    const { events } = speak("It is in your cart. Anything else?");
    expect(asked.map(({ text }) => text)).toEqual(["It is in your cart."]);
    await asked[0]?.answer(sound);
    player.starts();
    expect(events).toEqual([{ type: "started" }]);
    expect([asked.map(({ text }) => text), player.playing, player.playbackRate]).toEqual([
      ["It is in your cart.", "Anything else?"],
      true,
      1.1,
    ]);
    player.ends();
    await asked[1]?.answer(sound);
    player.starts();
    player.ends();
    await flushPromises();
    expect([events, openUrls.size]).toEqual([[{ type: "started" }, { type: "finished" }], 0]);
  });

  it("falls silent at once when cancelled, and calls the service off", async () => {
    const { player, asked, openUrls, speak } = rig();
    const { events, speaking } = speak("One. Two.");
    await asked[0]?.answer(sound);
    player.starts();
    speaking.cancel();
    expect([events.at(-1), player.playing, asked[1]?.signal.aborted, openUrls.size]).toEqual([
      { type: "failed", failure: "aborted" },
      false,
      true,
      0,
    ]);
  });

  it("never plays what comes after it was cancelled", async () => {
    const { player, asked, speak } = rig();
    const { events, speaking } = speak("One.");
    speaking.cancel();
    await asked[0]?.answer(sound);
    expect([events, player.played]).toEqual([[{ type: "failed", failure: "aborted" }], []]);
  });

  it("gives up when the service doesn't answer in time, or can't be reached", async () => {
    const late = rig();
    const first = late.speak("One.");
    await late.timers.advance(10_000);
    const cut = rig();
    const second = cut.speak("One.");
    await cut.asked[0]?.fail();
    expect([first.events, second.events]).toEqual([
      [{ type: "failed", failure: "network" }],
      [{ type: "failed", failure: "network" }],
    ]);
  });

  it("reports what the service says", async () => {
    const { asked, speak } = rig();
    const { events } = speak("One.");
    await asked[0]?.answer({ type: "failed", failure: "limited" });
    expect(events).toEqual([{ type: "failed", failure: "limited" }]);
  });

  it("reports sound that can't be played", async () => {
    const { player, asked, speak } = rig();
    const { events } = speak("One.");
    await asked[0]?.answer(sound);
    player.fails();
    expect(events).toEqual([{ type: "failed", failure: "service-error" }]);
  });

  it("iOS is silent until a tap: a refusal to play is distinguished", async () => {
    const { asked, speak } = rig({ refuses: "NotAllowedError" });
    const { events } = speak("One.");
    await asked[0]?.answer(sound);
    expect(events).toEqual([{ type: "failed", failure: "not-allowed" }]);
  });

  it("iOS is silent until a tap: prime() plays a moment of silence on the same element", async () => {
    const { player, openUrls, synthesiser } = rig();
    synthesiser.prime();
    synthesiser.prime();
    await flushPromises();
    expect([player.played, openUrls.size]).toEqual([["blob:1"], 0]);
  });
});
