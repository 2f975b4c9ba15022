import { describe, expect, it } from "vitest";
import type { SpeakOptions, SynthesiserEvent } from "../../speech.ts";
import { createSynthesisDouble, indianVoice } from "../../testing/speech-synthesis.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createBrowserSynthesis } from "./browser-synthesis.ts";
import type { SystemVoice } from "./pick-voice.ts";

function rig(voices?: readonly SystemVoice[]) {
  const timers = createManualTimers();
  const double = createSynthesisDouble(voices);
  const { engine, createUtterance } = double;
  const synthesiser = createBrowserSynthesis({ engine, createUtterance, timers });
  const speak = (text: string, options: Partial<SpeakOptions> = {}) => {
    const events: SynthesiserEvent[] = [];
    const speaking = synthesiser.speak(text, { language: "en-IN", ...options }, (event) =>
      events.push(event),
    );
    return { events, speaking };
  };
  return { timers, double, synthesiser, speak };
}

const texts = ({ said }: { readonly said: readonly { readonly text: string }[] }) =>
  said.map(({ text }) => text);

describe("the browser's voice", () => {
  it("says a reply and reports when it began and ended", async () => {
    const { double, speak } = rig();
    const { events } = speak("Added to your cart.", { rate: 1.2 });
    double.starts();
    await flushPromises();
    expect(events).toEqual([{ type: "started" }]);
    double.ends();
    expect(events).toEqual([{ type: "started" }, { type: "finished" }]);
    expect(double.said[0]).toMatchObject({ lang: "en-IN", rate: 1.2, voice: indianVoice });
  });

  it("falls silent at once when cancelled", async () => {
    const { double, speak } = rig();
    const { events, speaking } = speak("One. Two.");
    double.starts();
    await flushPromises();
    speaking.cancel();
    double.ends();
    expect(events).toEqual([{ type: "started" }, { type: "failed", failure: "aborted" }]);
    expect([double.calls.at(-1), double.said.length]).toEqual(["(cancel)", 1]);
  });

  it.each([
    ["interrupted", "aborted"],
    ["canceled", "aborted"],
    ["not-allowed", "not-allowed"],
    ["network", "network"],
    ["voice-unavailable", "unsupported"],
    ["synthesis-failed", "service-error"],
  ])("reports the error %s as %s", async (error, failure) => {
    const { double, speak } = rig();
    const { events } = speak("Hello.");
    double.fails(error);
    await flushPromises();
    expect(events).toEqual([{ type: "failed", failure }]);
  });

  it("is unsupported where the browser has none", async () => {
    const timers = createManualTimers();
    const { createUtterance } = createSynthesisDouble();
    const synthesiser = createBrowserSynthesis({ engine: undefined, createUtterance, timers });
    const events: SynthesiserEvent[] = [];
    synthesiser.speak("Hello.", { language: "en-IN" }, (event) => events.push(event));
    await flushPromises();
    expect([synthesiser.supported(), events]).toEqual([
      false,
      [{ type: "failed", failure: "unsupported" }],
    ]);
  });
});

describe("what browsers' voices really do", () => {
  it("Chrome stops after about 15 s without end: it speaks sentence by sentence", async () => {
    const { double, speak } = rig();
    const { events } = speak("It is in your cart. Delivery is ₹40. Anything else?");
    for (let sentence = 0; sentence < 3; sentence += 1) {
      double.starts();
      double.ends();
    }
    await flushPromises();
    expect(texts(double)).toEqual(["It is in your cart.", "Delivery is ₹40.", "Anything else?"]);
    expect(events).toEqual([{ type: "started" }, { type: "finished" }]);
  });

  it("the end is missing: the next sentence begins when the time for this one is up", async () => {
    const { double, speak, timers } = rig();
    const { events } = speak("One. Two.");
    double.starts();
    await timers.advance(4_600);
    expect(texts(double)).toEqual(["One.", "Two."]);
    double.starts();
    await timers.advance(4_600);
    expect(events).toEqual([{ type: "started" }, { type: "finished" }]);
  });

  it("the queue is stuck: cancel() comes before every speak()", () => {
    const { double, speak } = rig();
    speak("One. Two.");
    double.starts();
    double.ends();
    expect(double.calls).toEqual(["(cancel)", "One.", "(cancel)", "Two."]);
  });

  it("nothing starts at all: it gives up after four seconds", async () => {
    const { speak, timers } = rig();
    const { events } = speak("One.");
    await timers.advance(4_000);
    expect(events).toEqual([{ type: "failed", failure: "engine-silent" }]);
  });

  it("voices are empty at load: it waits for voiceschanged", () => {
    const { double, speak } = rig([]);
    speak("One.");
    expect(double.said).toEqual([]);
    double.load([indianVoice]);
    expect(double.said[0]?.voice).toEqual(indianVoice);
  });

  it("voiceschanged never comes: it looks for voices by itself", async () => {
    const { double, speak, timers } = rig([]);
    speak("One.");
    double.load([indianVoice], false);
    await timers.advance(250);
    expect(double.said[0]?.voice).toEqual(indianVoice);
  });

  it("voices never load: it speaks without one after five seconds, and then at once", async () => {
    const { double, speak, timers } = rig([]);
    speak("One.");
    await timers.advance(5_000);
    speak("Two.");
    expect(double.said.map(({ text, voice }) => [text, voice])).toEqual([
      ["One.", null],
      ["Two.", null],
    ]);
  });

  it("a reply that was cancelled while voices loaded is never spoken", async () => {
    const { double, speak } = rig([]);
    const { speaking } = speak("One.");
    speaking.cancel();
    double.load([indianVoice]);
    expect(double.said).toEqual([]);
  });

  it("iOS is silent until a tap: prime() speaks nothing aloud, once", () => {
    const { double, synthesiser } = rig();
    synthesiser.prime();
    synthesiser.prime();
    expect(double.said.map(({ text, volume }) => [text, volume])).toEqual([[" ", 0]]);
  });
});
