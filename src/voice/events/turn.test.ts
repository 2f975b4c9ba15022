import { expect, it } from "vitest";
import type { RecogniserEvent, SynthesiserEvent } from "../speech.ts";
import { flushPromises } from "../testing/timers.ts";
import { openSpeech } from "./speaking.ts";
import { openTurn } from "./turn.ts";

function turn() {
  const events: RecogniserEvent[] = [];
  return { events, turn: openTurn((event) => events.push(event)) };
}

it("sends nothing before the caller has returned", async () => {
  const { events, turn: open } = turn();
  open.finish({ type: "failed", failure: "unsupported" });
  expect(events).toEqual([]);
  await flushPromises();
  expect(events).toEqual([{ type: "failed", failure: "unsupported" }, { type: "ended" }]);
});

it("says how loud it is where a change is seen", async () => {
  const { events, turn: open } = turn();
  open.started();
  for (const level of [0, 0.01, 0.5, 0.51, 0.52, 0.9, 0.02]) open.level(level);
  await flushPromises();
  expect(events.slice(1)).toEqual([0.5, 0.875, 0].map((level) => ({ type: "level", level })));
});

it("drops what comes twice, too late or out of order", async () => {
  const { events, turn: open } = turn();
  open.level(0.5);
  open.started();
  open.started();
  open.sound();
  open.sound();
  open.level(7);
  open.interim(" go ");
  open.interim("go");
  open.interim(" ");
  open.speechEnd();
  open.speechEnd();
  open.sound();
  open.level(0.5);
  open.interim("go home");
  open.finish({ type: "final", alternatives: [{ text: "go home" }] });
  open.finish({ type: "failed", failure: "aborted" });
  open.started();
  open.interim("go home now");
  open.speechEnd();
  await flushPromises();
  expect(events).toEqual([
    { type: "started" },
    { type: "sound" },
    { type: "level", level: 1 },
    { type: "interim", text: "go" },
    { type: "speech-end" },
    { type: "interim", text: "go home" },
    { type: "final", alternatives: [{ text: "go home" }] },
    { type: "ended" },
  ]);
});

it("puts the start before the first words of an engine that doesn't report it", async () => {
  const { events, turn: open } = turn();
  open.finish({ type: "final", alternatives: [{ text: "home" }] });
  await flushPromises();
  expect(events.map((event) => event.type)).toEqual(["started", "final", "ended"]);
});

it("drops blank and repeated alternatives, and calls a final without words no-speech", async () => {
  const first = turn();
  first.turn.finish({
    type: "final",
    alternatives: [{ text: " home ", confidence: 0.5 }, { text: "" }, { text: "home" }],
  });
  const second = turn();
  second.turn.finish({ type: "final", alternatives: [{ text: "  " }] });
  await flushPromises();
  expect([first.events.at(-2), second.events.at(-2)]).toEqual([
    { type: "final", alternatives: [{ text: "home", confidence: 0.5 }] },
    { type: "failed", failure: "no-speech" },
  ]);
});

it("keeps the order of a synthesiser's events too", async () => {
  const events: SynthesiserEvent[] = [];
  const speech = openSpeech((event) => events.push(event));
  speech.finish();
  speech.fail("aborted");
  speech.started();
  expect(events).toEqual([]);
  await flushPromises();
  expect(events).toEqual([{ type: "started" }, { type: "finished" }]);
});
