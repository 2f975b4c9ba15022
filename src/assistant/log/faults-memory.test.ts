import { expect, it } from "vitest";
import { initial, step } from "../machine/machine.ts";
import type { Event, State } from "../machine/state.ts";
import { type FaultStorage, recall, remember } from "./faults-memory.ts";

function memory(): FaultStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Runs events and lets the memory see every step. */
function live(storage: FaultStorage, state: State, ...events: readonly Event[]): State {
  return events.reduce((before, event) => {
    const after = step(before, event).state;
    remember(storage, before, after);
    return after;
  }, state);
}

const pressed: Event = { type: "pressed" };
const failed = (turn: number): Event => ({
  type: "recogniser",
  turn,
  event: { type: "failed", failure: "network" },
});
const heard = (turn: number): Event => ({
  type: "recogniser",
  turn,
  event: { type: "final", alternatives: [{ text: "home" }] },
});

it("remembers a failure until the same recogniser works again", () => {
  const storage = memory();
  const once = live(storage, initial(["web-speech"]), pressed, failed(1));
  expect(recall(storage)).toEqual({ "web-speech": "network" });
  live(storage, once, pressed, heard(2));
  expect(recall(storage)).toEqual({});
});

it("is not mended by another recogniser, nor by typing", () => {
  const storage = memory();
  const moved = live(storage, initial(["web-speech", "openai"]), pressed, failed(1));
  const spoken = live(storage, moved, pressed, heard(2), { type: "escaped" });
  live(storage, spoken, { type: "typed", text: "home" }, heard(3));
  expect(recall(storage)).toEqual({ "web-speech": "network" });
});

it("remembers nothing where storage is forbidden or spoilt", () => {
  const forbidden: FaultStorage = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  live(forbidden, initial(["web-speech"]), pressed, failed(1));
  expect(recall(forbidden)).toEqual({});
  expect(recall({ getItem: () => "{spoilt", setItem: () => undefined })).toEqual({});
});
