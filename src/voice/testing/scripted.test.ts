import { expect, it } from "vitest";
import type { RecogniserEvent, SynthesiserEvent } from "../speech.ts";
import { createScriptedRecogniser, fails, recognises } from "./scripted.ts";
import { createScriptedSynthesiser } from "./scripted-synthesis.ts";
import { createManualTimers, flushPromises } from "./timers.ts";

const language = "en-IN";

it("plays one script a turn, and recognises nothing when none is left", async () => {
  const recogniser = createScriptedRecogniser([recognises("cart", "card"), fails("network")]);
  const turns: RecogniserEvent[][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const events: RecogniserEvent[] = [];
    recogniser.listen({ language }, (event) => events.push(event));
    await flushPromises();
    turns.push(events);
  }
  expect(turns).toEqual([
    [
      { type: "started" },
      { type: "sound" },
      { type: "interim", text: "cart" },
      { type: "speech-end" },
      { type: "final", alternatives: [{ text: "cart" }, { text: "card" }] },
      { type: "ended" },
    ],
    [{ type: "started" }, { type: "failed", failure: "network" }, { type: "ended" }],
    [{ type: "started" }, { type: "failed", failure: "no-speech" }, { type: "ended" }],
  ]);
});

it("waits for the time that the script names, and goes on by hand", async () => {
  const timers = createManualTimers();
  const recogniser = createScriptedRecogniser([], timers);
  recogniser.add([{ after: 100, event: { type: "started" } }]);
  const events: RecogniserEvent[] = [];
  recogniser.listen({ language, hints: ["home"] }, (event) => events.push(event));
  await timers.advance(99);
  expect(events).toEqual([]);
  await timers.advance(1);
  expect(events).toEqual([{ type: "started" }]);
  recogniser.send({ type: "sound" }, { type: "final", alternatives: [{ text: "home" }] });
  expect(events.map((event) => event.type)).toEqual(["started", "sound", "final", "ended"]);
  expect(recogniser.listened).toEqual([{ language, hints: ["home"] }]);
});

it("jumps to the script's end when stopped", async () => {
  const recogniser = createScriptedRecogniser([
    [
      { type: "started" },
      { after: 100, event: { type: "final", alternatives: [{ text: "about" }] } },
    ],
  ]);
  const events: RecogniserEvent[] = [];
  const listening = recogniser.listen({ language }, (event) => events.push(event));
  await flushPromises();
  listening.stop();
  expect(events.at(-2)).toEqual({ type: "final", alternatives: [{ text: "about" }] });
});

it("remembers what the synthesiser was asked to say and how it was asked to end", async () => {
  const synthesiser = createScriptedSynthesiser({ holds: true });
  const events: SynthesiserEvent[] = [];
  synthesiser.prime();
  synthesiser.speak("Hello", { language, rate: 1.2 }, (event) => events.push(event));
  await flushPromises();
  expect(events).toEqual([{ type: "started" }]);
  synthesiser.finish("network");
  expect(events.at(-1)).toEqual({ type: "failed", failure: "network" });
  expect([synthesiser.spoken, synthesiser.primed]).toEqual([
    [{ text: "Hello", options: { language, rate: 1.2 } }],
    1,
  ]);
});
