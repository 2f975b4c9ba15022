import { describe, expect, it } from "vitest";
import type { ListenOptions, RecogniserEvent } from "../../speech.ts";
import { createPageDouble } from "../../testing/page.ts";
import { createRecognitionDouble, type Misbehaviour } from "../../testing/speech-recognition.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createWebSpeech, type WebSpeechParts } from "./web-speech.ts";

function rig(misbehaviour: Misbehaviour = {}, parts: Partial<WebSpeechParts> = {}) {
  const timers = createManualTimers();
  const page = createPageDouble();
  const double = createRecognitionDouble(misbehaviour);
  const { Recognition, Phrase } = double;
  const recogniser = createWebSpeech({ Recognition, Phrase, timers, page, ...parts });
  const events: RecogniserEvent[] = [];
  const listen = (options: Partial<ListenOptions> = {}, into = events) =>
    recogniser.listen({ language: "en-IN", ...options }, (event) => into.push(event));
  return { timers, page, double, recogniser, events, listen };
}

const final = (...alternatives: readonly { text: string; confidence?: number }[]) => [
  { type: "final", alternatives },
  { type: "ended" },
];
const failed = (failure: string) => [{ type: "failed", failure }, { type: "ended" }];

describe("the browser's recogniser", () => {
  it("turns an engine's events into a turn in the promised order", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.recognises([["go to the cart", 0.9]], ["go", "go to the"]);
    expect(events).toEqual([
      { type: "started" },
      { type: "sound" },
      { type: "interim", text: "go" },
      { type: "interim", text: "go to the" },
      { type: "interim", text: "go to the cart" },
      ...final({ text: "go to the cart", confidence: 0.9 }),
    ]);
  });

  it("asks for the shopper's language, interim results and five alternatives", async () => {
    const { double, listen } = rig();
    listen({ language: "en-GB" });
    const { lang, continuous, interimResults, maxAlternatives } = double.engine;
    expect({ lang, continuous, interimResults, maxAlternatives }).toEqual({
      lang: "en-GB",
      continuous: false,
      interimResults: true,
      maxAlternatives: 5,
    });
  });

  it("hands on every alternative, with its confidence where the engine knows it", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.recognises([
      ["go to the card", 0.8],
      ["go to the cart", 0],
    ]);
    expect(events.slice(-2)).toEqual(
      final({ text: "go to the card", confidence: 0.8 }, { text: "go to the cart" }),
    );
  });

  it("is unsupported where the browser has no recogniser", async () => {
    const { recogniser, events, listen } = rig({}, { Recognition: undefined });
    listen();
    await flushPromises();
    expect([recogniser.supported(), events]).toEqual([false, failed("unsupported")]);
  });
});

describe("what browsers really do", () => {
  it("Android marks interim results final with confidence 0, and repeats finals", async () => {
    const { double, events, listen, timers } = rig();
    listen();
    await flushPromises();
    double.engine.result({ final: true, said: [["go", 0]] });
    await timers.advance(200);
    double.engine.result({ final: true, said: [["go to the cart", 0]] });
    double.engine.result({ final: true, said: [["go to the cart", 0]] });
    await timers.advance(249);
    expect(events.some((event) => event.type === "final")).toBe(false);
    await timers.advance(1);
    double.engine.result({ final: true, said: [["go to the cart", 0.9]] });
    await timers.advance(10_000);
    expect(events.filter((event) => event.type === "final" || event.type === "ended")).toEqual(
      final({ text: "go to the cart" }),
    );
  });

  it("Android restates the whole utterance in each result entry", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.result(
      { final: true, said: [["show me", 0.7]] },
      { final: true, said: [["show me the", 0.7]] },
      { final: true, said: [["Show me the collection", 0.7]] },
    );
    expect(events.slice(-2)).toEqual(final({ text: "Show me the collection", confidence: 0.7 }));
  });

  it("entries that go on where the one before ended are joined", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.result(
      { final: true, said: [["show me the", 0.7]] },
      { final: true, said: [[" collection please", 0.7]] },
    );
    expect(events.slice(-2)).toEqual(
      final({ text: "show me the collection please", confidence: 0.7 }),
    );
  });

  it("iOS outside Safari exposes the interface and never answers", async () => {
    const { double, events, listen, timers } = rig({ silent: true });
    listen();
    await timers.advance(4_000);
    expect(events).toEqual(failed("engine-silent"));
    expect(double.engine.calls).toEqual(["start", "abort"]);
  });

  it("a browser that is still asking for the microphone is not silent", async () => {
    const { double, events, listen, timers } = rig(
      { silent: true },
      { permission: async () => "prompt" },
    );
    listen();
    await timers.advance(30_000);
    expect(events).toEqual([]);
    double.engine.send("start");
    double.engine.recognises([["home", 0.9]]);
    expect(events.slice(-2)).toEqual(final({ text: "home", confidence: 0.9 }));
  });

  it("an engine that starts and then reports nothing more is silent", async () => {
    const { events, listen, timers } = rig();
    listen();
    await timers.advance(15_000);
    expect(events).toEqual([{ type: "started" }, ...failed("engine-silent")]);
  });

  it("iOS may never send the end after a stop: the words so far are the answer", async () => {
    const { double, events, listen, timers } = rig({ endless: true });
    const listening = listen();
    await flushPromises();
    double.engine.result({ final: false, said: [["open search", 0.4]] });
    listening.stop();
    await timers.advance(2_000);
    double.engine.send("end");
    expect(events.slice(-3)).toEqual([
      { type: "speech-end" },
      ...final({ text: "open search", confidence: 0.4 }),
    ]);
  });

  it("iOS may never send the end after a stop: without words, nothing was said", async () => {
    const { events, listen, timers } = rig({ endless: true });
    const listening = listen();
    await flushPromises();
    listening.stop();
    await timers.advance(2_000);
    expect(events).toEqual([{ type: "started" }, { type: "speech-end" }, ...failed("no-speech")]);
  });

  it("start() before the end throws InvalidStateError: the next turn waits for the end", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    const second: RecogniserEvent[] = [];
    listen({}, second);
    expect(events).toEqual([{ type: "started" }, ...failed("aborted")]);
    expect(double.engines.length).toBe(1);
    await flushPromises();
    double.engine.recognises([["about", 0.9]]);
    expect(double.engines.length).toBe(2);
    expect(second.slice(-2)).toEqual(final({ text: "about", confidence: 0.9 }));
  });

  it("a start that throws InvalidStateError although nothing runs is tried once more", async () => {
    const { double, events, listen, timers } = rig({
      throwsOnStart: new DOMException("already started", "InvalidStateError"),
    });
    listen();
    await timers.advance(1_000);
    expect(double.engines.map((engine) => engine.calls.filter((call) => call === "start"))).toEqual(
      [["start"], ["start"]],
    );
    expect(events).toEqual(failed("service-error"));
  });

  it("an engine that never ends holds up the next turn for a second at most", async () => {
    const { double, listen, timers } = rig({ silent: true });
    listen();
    const second: RecogniserEvent[] = [];
    listen({}, second);
    await timers.advance(999);
    expect(double.engines.length).toBe(1);
    await timers.advance(1);
    expect(double.engines.length).toBe(2);
  });

  it("two tabs abort each other for ever: an aborted turn is not restarted", async () => {
    const { double, events, listen, timers } = rig();
    listen();
    await flushPromises();
    double.engine.fails("aborted");
    await timers.advance(60_000);
    expect(events).toEqual([{ type: "started" }, ...failed("aborted")]);
    expect(double.engines.length).toBe(1);
  });

  it("a hidden page lets go of the microphone", async () => {
    const { double, events, listen, page } = rig();
    listen();
    await flushPromises();
    page.hide();
    expect(events).toEqual([{ type: "started" }, ...failed("aborted")]);
    expect([double.engine.calls, page.listeners]).toEqual([["start", "abort"], 0]);
  });

  it("stops after some seconds of silence by itself: nothing was said", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.end();
    expect(events).toEqual([{ type: "started" }, ...failed("no-speech")]);
  });

  it("ends by itself after some seconds of silence: is restarted while still wanted", async () => {
    const { double, events, listen, timers } = rig();
    listen({ wanted: () => true });
    await timers.advance(7_000);
    double.engine.fails("no-speech");
    await flushPromises();
    double.engine.recognises([["cart", 0.9]]);
    expect([double.engines.length, events.filter(({ type }) => type === "started").length]).toEqual(
      [2, 1],
    );
    expect(events.slice(-2)).toEqual(final({ text: "cart", confidence: 0.9 }));
  });

  it("ends by itself after one or two minutes: is restarted at most once a second", async () => {
    const { double, listen, timers } = rig();
    listen({ wanted: () => true });
    await flushPromises();
    double.engine.end();
    await timers.advance(999);
    expect(double.engines.length).toBe(1);
    await timers.advance(1);
    expect(double.engines.length).toBe(2);
    double.engine.end();
    await timers.advance(1_000);
    expect(double.engines.length).toBe(3);
  });

  it("is not restarted before the engine before has reported its end", async () => {
    const { double, listen, timers } = rig();
    listen({ wanted: () => true });
    await timers.advance(2_000);
    const [first] = double.engines;
    first?.send("error", { error: "no-speech" });
    expect([double.engines.length, first?.running]).toEqual([1, true]);
    await flushPromises();
    expect([double.engines.length, first?.running]).toEqual([2, false]);
  });

  it("is not restarted once it is wanted no more, stopped, cancelled, or heard something", async () => {
    let wanted = true;
    const over = rig();
    over.listen({ wanted: () => wanted });
    await flushPromises();
    wanted = false;
    over.double.engine.end();
    const stopped = rig();
    const listening = stopped.listen({ wanted: () => true });
    await flushPromises();
    listening.stop();
    const cancelled = rig();
    const dropped = cancelled.listen({ wanted: () => true });
    await flushPromises();
    cancelled.double.engine.end();
    dropped.cancel();
    const heard = rig();
    heard.listen({ wanted: () => true });
    await flushPromises();
    heard.double.engine.result({ final: false, said: [["contact", 0.6]] });
    heard.double.engine.end();
    for (const { timers } of [over, stopped, cancelled, heard]) await timers.advance(5_000);
    expect([over, stopped, cancelled, heard].map(({ double }) => double.engines.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(heard.events.slice(-2)).toEqual(final({ text: "contact", confidence: 0.6 }));
    expect(cancelled.events).toEqual([{ type: "started" }, ...failed("aborted")]);
  });

  it("an engine that ends without ever having opened is not restarted", async () => {
    const { double, events, listen, timers } = rig({ silent: true });
    listen({ wanted: () => true });
    double.engine.end();
    await timers.advance(5_000);
    expect([double.engines.length, events]).toEqual([1, failed("no-speech")]);
  });

  it("Android beeps at each start: silence ends a turn there, wanted or not", async () => {
    const { double, events, listen, timers } = rig({}, { android: true });
    listen({ wanted: () => true });
    await flushPromises();
    double.engine.end();
    await timers.advance(5_000);
    expect([double.engines.length, double.engine.continuous]).toEqual([1, false]);
    expect(events).toEqual([{ type: "started" }, ...failed("no-speech")]);
  });

  it("an end without a final result makes the interim words the answer", async () => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.result({ final: false, said: [["contact", 0.6]] });
    double.engine.end();
    expect(events.slice(-2)).toEqual(final({ text: "contact", confidence: 0.6 }));
  });

  it.each([
    ["network", "network"],
    ["not-allowed", "not-allowed"],
    ["service-not-allowed", "service-not-allowed"],
    ["no-speech", "no-speech"],
    ["audio-capture", "audio-capture"],
    ["language-not-supported", "unsupported"],
    ["bad-grammar", "service-error"],
  ])("the error %s fails the turn as %s", async (error, failure) => {
    const { double, events, listen } = rig();
    listen();
    await flushPromises();
    double.engine.fails(error);
    expect(events).toEqual([{ type: "started" }, ...failed(failure)]);
  });
});

describe("hints", () => {
  it("are handed to an engine that takes phrases", async () => {
    const { double, listen } = rig();
    listen({ hints: ["kurta", "cart"] });
    expect(double.engine.phrases).toEqual([
      { phrase: "kurta", boost: 3 },
      { phrase: "cart", boost: 3 },
    ]);
  });

  it("are kept from an engine without phrases", async () => {
    const { double, listen } = rig({ withoutPhrases: true });
    listen({ hints: ["kurta"] });
    expect("phrases" in double.engine).toBe(false);
  });

  it("are left out for good after phrases-not-supported, without losing the turn", async () => {
    const { double, events, listen } = rig({ refusesPhrases: "always" });
    listen({ hints: ["kurta"] });
    await flushPromises();
    double.engine.recognises([["cart", 0.9]]);
    listen({ hints: ["kurta"] });
    expect(events.slice(-2)).toEqual(final({ text: "cart", confidence: 0.9 }));
    expect(double.engines.map((engine) => engine.phrases)).toEqual([
      [{ phrase: "kurta", boost: 3 }],
      [],
      [],
    ]);
  });
});
