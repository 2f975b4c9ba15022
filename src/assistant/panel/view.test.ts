import { describe, expect, it } from "vitest";
import type { Question } from "../../intents/effects.ts";
import type { Exchange, Fault, Phase, State } from "../machine/state.ts";
import { announcement, bubbleView } from "./view.ts";
import { faults } from "./words.ts";

const question: Question = { id: "need", text: "What are you looking for?", about: "" };
const exchange: Exchange = {
  turn: 1,
  via: "voice",
  heard: "go to my cart",
  understood: true,
  done: ["Here's your cart."],
  said: ["Two things wait in it."],
};
const at = (phase: Phase, more: Partial<Pick<State, "asked" | "exchange">> = {}): State => ({
  turn: 1,
  recognisers: { order: [], announced: [] },
  ...more,
  ...phase,
});

describe("the bubble", () => {
  it("shows the words while they are spoken", () => {
    const state = at({ kind: "listening", recogniser: "openai", interim: "go to", level: 0.4 });
    expect(bubbleView(state)).toEqual({ acts: [], heard: { text: "go to", final: false } });
  });

  it("shows what was heard and what was done about it", () => {
    expect(bubbleView(at({ kind: "idle" }, { exchange }))).toEqual({
      heard: { text: "go to my cart", final: true },
      acts: ["Here's your cart.", "Two things wait in it."],
    });
  });

  it("does not quote words twice", () => {
    const spokenText = "I heard “blue elephants”, and I don't know that one yet.";
    const missed = { ...exchange, heard: "blue elephants", understood: false, done: [] };
    expect(
      bubbleView(at({ kind: "idle" }, { exchange: { ...missed, said: [spokenText] } })),
    ).toEqual({
      acts: [spokenText],
    });
  });

  it("says once what a longer sentence begins with", () => {
    const spokenText = "Here's your cart. Two things wait in it.";
    const state = at({ kind: "idle" }, { exchange: { ...exchange, said: [spokenText] } });
    expect(bubbleView(state).acts).toEqual([spokenText]);
    expect([announcement(state, false), announcement(state, true)]).toEqual([spokenText, ""]);
  });

  it("keeps showing the question while its answer is listened for", () => {
    const state = at({ kind: "starting", recogniser: "openai" }, { asked: question, exchange });
    expect(bubbleView(state)).toEqual({
      acts: [],
      question: question.text,
      status: "Opening the microphone …",
    });
  });

  it("says what takes a while", () => {
    const state = at({
      kind: "thinking",
      via: "voice",
      recogniser: "openai",
      stage: "doing",
      heard: "I want a jacket",
      busy: "Finding…",
    });
    expect(bubbleView(state)).toEqual({
      acts: [],
      status: "Finding…",
      heard: { text: "I want a jacket", final: true },
    });
  });

  it("says so when nothing was heard", () => {
    expect(bubbleView(at({ kind: "idle", missed: "no-speech" }, { exchange }))).toEqual({
      acts: ["I didn't hear anything. Press and speak, or type it."],
    });
  });

  it("says once who listens now, and asks for words that may be lost", () => {
    const moved = (to: "openai" | undefined, again: boolean) =>
      bubbleView(at({ kind: "starting", recogniser: "openai", moved: { to, again } })).status;
    expect([moved("openai", true), moved("openai", false), moved(undefined, true)]).toEqual([
      "I've switched to the shop's speech recognition. Please say that again.",
      "I've switched to the shop's speech recognition.",
      "Please say that again.",
    ]);
    expect(moved(undefined, false)).toBe("Opening the microphone …");
  });

  it("shows that the microphone is open beside our voice", () => {
    const state = at(
      {
        kind: "speaking",
        via: "voice",
        stage: "playing",
        saying: "Two things.",
        listenAfter: false,
      },
      { exchange },
    );
    expect([bubbleView(state, true).status, bubbleView(state).status]).toEqual([
      "Speak, and I'll stop.",
      undefined,
    ]);
  });

  it("names the recogniser that comes next", () => {
    const state = at({ kind: "failed", fault: "network", movedTo: "openai" });
    expect(bubbleView(state).trouble?.help).toContain("the shop's speech recognition");
  });
});

describe("each failure", () => {
  const kinds = Object.keys(faults) as Fault[];

  it("has separate words and a way on", () => {
    const texts = kinds.map((fault) => bubbleView(at({ kind: "failed", fault })).trouble);
    expect(new Set(texts.map((text) => text?.title)).size).toBe(kinds.length);
    expect(new Set(texts.map((text) => text?.help)).size).toBe(kinds.length);
  });

  it("is announced in full", () => {
    for (const fault of kinds) {
      const { title, help } = faults[fault];
      expect(announcement(at({ kind: "failed", fault }), true)).toBe(`${title} ${help}`);
    }
  });
});

describe("the live region", () => {
  const spoken = at(
    {
      kind: "speaking",
      via: "voice",
      stage: "playing",
      saying: "Two things wait in it. What are you looking for?",
      listenAfter: true,
    },
    { exchange, asked: question },
  );

  it("does not repeat what is said aloud", () => {
    expect(announcement(spoken, true)).toBe("Here's your cart.");
  });

  it("reports everything when there is no voice", () => {
    expect(announcement(spoken, false)).toBe(
      "Here's your cart. Two things wait in it. What are you looking for?",
    );
  });

  it("is quiet while the microphone is open", () => {
    const open = at(
      { kind: "listening", recogniser: "openai", interim: "go", level: 0 },
      { exchange },
    );
    expect(announcement(open, false)).toBe("");
  });
});
