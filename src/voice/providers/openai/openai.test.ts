import { describe, expect, it } from "vitest";
import { createMicrophone } from "../../audio/microphone.ts";
import type { ListenOptions, RecogniserEvent } from "../../speech.ts";
import { failed } from "../../testing/endings.ts";
import { createMicrophoneDouble, type MicrophoneTroubles } from "../../testing/microphone.ts";
import { createPageDouble } from "../../testing/page.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createOpenAi, type Transcription } from "./openai.ts";

const language = "en-IN";

interface Asked {
  readonly recording: Blob;
  readonly options: ListenOptions;
  readonly signal: AbortSignal;
  /** The service's words so far. */
  interim(text: string): void;
  answer(transcription: Transcription): Promise<void>;
  fail(): Promise<void>;
}

function rig(troubles: MicrophoneTroubles = {}) {
  const timers = createManualTimers();
  const page = createPageDouble();
  const sound = createMicrophoneDouble(troubles);
  const asked: Asked[] = [];
  const recogniser = createOpenAi({
    microphone: createMicrophone(sound),
    timers,
    page,
    transcribe: (recording, options, signal, interim = () => {}) =>
      new Promise((resolve, reject) => {
        asked.push({
          recording,
          options,
          signal,
          interim,
          async answer(transcription) {
            resolve(transcription);
            await flushPromises();
          },
          async fail() {
            reject(new TypeError("Failed to fetch"));
            await flushPromises();
          },
        });
      }),
  });
  const listen = async () => {
    const events: RecogniserEvent[] = [];
    const listening = recogniser.listen({ language, hints: ["kurta"] }, (event) => {
      if (event.type !== "level") events.push(event);
    });
    await flushPromises();
    return { events, listening };
  };
  /** A whole utterance, up to the question to the service. */
  const say = async () => {
    await sound.quiet(400);
    await sound.speak(800);
    await sound.quiet(1_000);
  };
  return { timers, page, sound, asked, recogniser, listen, say };
}

const heard = (text: string): Transcription => ({ type: "heard", alternatives: [{ text }] });
/** Failed with the utterance at hand, for another adapter to make out. */
const lost = (failure: string) => failed(failure, expect.any(Float32Array));
const open = [{ type: "started" }];
const spoken = [...open, { type: "sound" }, { type: "speech-end" }];

describe("a recorded utterance", () => {
  it("is sent once the shopper falls silent, and its words are the answer", async () => {
    const { asked, listen, say } = rig();
    const { events } = await listen();
    await say();
    expect(events).toEqual(spoken);
    await asked[0]?.answer(heard("go to the cart"));
    expect(events).toEqual([
      ...spoken,
      { type: "final", alternatives: [{ text: "go to the cart" }] },
      { type: "ended" },
    ]);
    expect([asked.length, asked[0]?.options]).toEqual([1, { language, hints: ["kurta"] }]);
  });

  it("shows the words as the service finds them, but none that were not said", async () => {
    const { asked, listen, say } = rig();
    const { events } = await listen();
    await say();
    asked[0]?.interim("Thank you.");
    asked[0]?.interim("go to");
    asked[0]?.interim("go to the cart");
    await asked[0]?.answer(heard("go to the cart"));
    asked[0]?.interim("too late");
    expect(events).toEqual([
      ...spoken,
      { type: "interim", text: "go to" },
      { type: "interim", text: "go to the cart" },
      { type: "final", alternatives: [{ text: "go to the cart" }] },
      { type: "ended" },
    ]);
  });

  it("is a WAV of 16 kHz that keeps the words and not the silence", async () => {
    const { asked, sound, listen } = rig();
    await listen();
    await sound.quiet(5_000);
    await sound.speak(1_000);
    await sound.quiet(1_000);
    const recording = asked[0]?.recording ?? new Blob();
    const seconds = (recording.size - 44) / 32_000;
    expect(recording.type).toBe("audio/wav");
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(1.7);
  });

  it("ends early when the shopper says so", async () => {
    const { asked, sound, listen } = rig();
    const { events, listening } = await listen();
    await sound.quiet(200);
    await sound.speak(600);
    listening.stop();
    expect([events, asked.length, sound.openTracks]).toEqual([spoken, 1, 0]);
  });

  it("ends by itself after twenty seconds", async () => {
    const { asked, sound, listen } = rig();
    await listen();
    for (let second = 0; second < 24; second += 1) {
      await sound.speak(800);
      await sound.quiet(200);
    }
    expect(asked.length).toBe(1);
    expect(asked[0]?.recording.size).toBeLessThan(2_000_000);
  });

  it("is waited for through any silence while it is still wanted", async () => {
    const { asked, sound, recogniser } = rig();
    const events: RecogniserEvent[] = [];
    let wanted = true;
    recogniser.listen({ language, wanted: () => wanted }, (event) => {
      if (event.type !== "level") events.push(event);
    });
    await flushPromises();
    await sound.quiet(13_000);
    expect(events).toEqual(open);
    await sound.speak(600);
    await sound.quiet(700);
    expect([events, asked.length]).toEqual([spoken, 1]);
    wanted = false;
    recogniser.listen({ language, wanted: () => wanted }, (event) => events.push(event));
    await flushPromises();
    await sound.quiet(6_500);
    expect(events.slice(-2)).toEqual(failed("no-speech"));
  });

  it("shows how loud the shopper is", async () => {
    const { recogniser, sound } = rig();
    const levels: number[] = [];
    recogniser.listen({ language }, (event) => {
      if (event.type === "level") levels.push(event.level);
    });
    await flushPromises();
    await sound.quiet(400);
    const quiet = Math.max(0, ...levels);
    await sound.speak(200);
    expect(quiet).toBeLessThan(0.1);
    expect(Math.max(...levels)).toBeGreaterThan(0.8);
  });
});

describe("the microphone", () => {
  it("is closed, with its audio context, as soon as the shopper has spoken", async () => {
    const { sound, listen, say } = rig();
    await listen();
    expect([sound.openTracks, sound.openGraphs]).toEqual([1, 1]);
    await say();
    expect([sound.openTracks, sound.openGraphs]).toEqual([0, 0]);
  });

  it("few AudioContexts are allowed: none is left after many turns", async () => {
    const { sound, listen } = rig();
    for (let turn = 0; turn < 20; turn += 1) await listen();
    const { listening } = await listen();
    listening.cancel();
    expect([sound.openTracks, sound.openGraphs]).toEqual([0, 0]);
  });

  it("is closed at once when it is allowed after the turn was cancelled", async () => {
    const { sound, listen } = rig({ asks: true });
    const { events, listening } = await listen();
    listening.cancel();
    await sound.allow();
    expect([events, sound.openTracks, sound.openGraphs]).toEqual([failed("aborted"), 0, 0]);
  });

  it("unplugged in mid-turn is a separate failure", async () => {
    const { sound, listen } = rig();
    const { events } = await listen();
    await sound.speak(400);
    sound.unplug();
    expect(events.slice(-2)).toEqual(failed("audio-capture"));
    expect([sound.openTracks, sound.openGraphs]).toEqual([0, 0]);
  });

  it("is let go of when the page is hidden", async () => {
    const { page, sound, listen } = rig();
    const { events } = await listen();
    page.hide();
    expect([events, sound.openTracks, page.listeners]).toEqual([
      [...open, ...failed("aborted")],
      0,
      0,
    ]);
  });

  it("that gives no sound at all is silent, not waited for", async () => {
    const { timers, listen } = rig();
    const { events } = await listen();
    await timers.advance(4_000);
    expect(events).toEqual([...open, ...failed("engine-silent")]);
  });

  it.each([
    ["NotAllowedError", "not-allowed"],
    ["SecurityError", "not-allowed"],
    ["NotFoundError", "audio-capture"],
    ["NotReadableError", "audio-capture"],
  ])("refused with %s fails the turn as %s", async (refuses, failure) => {
    const { sound, listen } = rig({ refuses });
    const { events } = await listen();
    expect([events, sound.openGraphs]).toEqual([failed(failure), 0]);
  });

  it("whose sound can't be read makes the adapter unsupported", async () => {
    const { sound, listen } = rig({ graphless: true });
    const { events } = await listen();
    expect([events, sound.openTracks, sound.openGraphs]).toEqual([failed("unsupported"), 0, 0]);
  });

  it("that doesn't exist in this browser makes it unsupported, without throwing", async () => {
    const recogniser = createOpenAi({
      microphone: createMicrophone({ devices: undefined, createGraph: undefined }),
      timers: createManualTimers(),
      transcribe: async () => heard("never"),
    });
    const events: RecogniserEvent[] = [];
    recogniser.listen({ language }, (event) => events.push(event));
    await flushPromises();
    expect([recogniser.supported(), events]).toEqual([false, failed("unsupported")]);
  });
});

describe("what transcription services really do", () => {
  it("models invent text on silence: silence is never sent", async () => {
    const { asked, sound, listen } = rig();
    const { events } = await listen();
    await sound.quiet(6_500);
    expect([events, asked.length, sound.openTracks]).toEqual([
      [...open, ...failed("no-speech")],
      0,
      0,
    ]);
  });

  it.each(["Thank you.", "Thanks for watching!", "[Music]", "you", " . "])(
    "models invent captions: a whole utterance of “%s” was not said",
    async (text) => {
      const { asked, listen, say } = rig();
      const { events } = await listen();
      await say();
      await asked[0]?.answer(heard(text));
      expect(events.slice(-2)).toEqual(failed("no-speech"));
    },
  );

  it("keeps words that only contain a caption", async () => {
    const { asked, listen, say } = rig();
    const { events } = await listen();
    await say();
    await asked[0]?.answer(heard("Thank you, show my orders."));
    expect(events.at(-2)?.type).toBe("final");
  });

  it("never answer: the shopper is notified after twelve seconds, and the call is called off", async () => {
    const { asked, listen, say, timers } = rig();
    const { events } = await listen();
    await say();
    await timers.advance(12_000);
    expect(events.slice(-2)).toEqual(lost("network"));
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("answer late or twice: what comes after the end is dropped", async () => {
    const { asked, listen, say } = rig();
    const first = await listen();
    await say();
    const second = await listen();
    await asked[0]?.answer(heard("log out"));
    expect(first.events.slice(-2)).toEqual(failed("aborted"));
    expect(second.events).toEqual(open);
  });

  it("can't be reached: the turn fails as network", async () => {
    const { asked, listen, say } = rig();
    const { events } = await listen();
    await say();
    await asked[0]?.fail();
    expect(events.slice(-2)).toEqual(lost("network"));
  });

  it.each(["limited", "signed-out", "service-error"] as const)(
    "refuse: the turn fails as %s",
    async (failure) => {
      const { asked, listen, say } = rig();
      const { events } = await listen();
      await say();
      await asked[0]?.answer({ type: "failed", failure });
      expect(events.slice(-2)).toEqual(lost(failure));
    },
  );
});

it("recognises what another adapter took down, without opening the microphone", async () => {
  const { asked, recogniser, sound } = rig();
  const events: RecogniserEvent[] = [];
  const utterance = new Float32Array(16_000).fill(0.1);
  recogniser.listen({ language, sound: utterance }, (event) => events.push(event));
  await flushPromises();
  expect([sound.openTracks, asked[0]?.recording.size]).toEqual([0, 44 + 2 * utterance.length]);
  await asked[0]?.answer(heard("go to the cart"));
  expect(events).toEqual([
    ...open,
    { type: "speech-end" },
    { type: "final", alternatives: [{ text: "go to the cart" }] },
    { type: "ended" },
  ]);
});
