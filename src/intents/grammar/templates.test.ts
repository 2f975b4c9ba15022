import { expect, it } from "vitest";
import { sentencesOf } from "./templates.ts";

it("writes out alternatives and what may be left out", () => {
  expect(sentencesOf("(go|take me) [back] to the top")).toEqual([
    "go to the top",
    "go back to the top",
    "take me to the top",
    "take me back to the top",
  ]);
});

it("reads groups within groups, and whole alternatives", () => {
  expect(sentencesOf("close [it|[the] help] | hide")).toEqual([
    "close",
    "close it",
    "close help",
    "close the help",
    "hide",
  ]);
});

it("throws where a group is not closed", () => {
  expect(() => sentencesOf("go (back")).toThrow("not closed");
});
