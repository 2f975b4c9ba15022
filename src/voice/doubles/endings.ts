/** How a turn of listening ends without words: its last two events, for comparison. */
import { expect } from "vitest";

export const failed = (failure: string) => [{ type: "failed", failure }, { type: "ended" }];

/** Failed with the utterance at hand, for another adapter to make out. */
export const lost = (failure: string) => [
  { type: "failed", failure, sound: expect.any(Float32Array) },
  { type: "ended" },
];
