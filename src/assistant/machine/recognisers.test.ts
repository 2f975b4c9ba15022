import { describe, expect, it } from "vitest";
import { afterFailure, afterInterruption } from "./recognisers.ts";

const all = { order: ["azure", "web-speech", "openai"], announced: [] } as const;

describe("after a failure", () => {
  it("the next that takes sound recognises the utterance at hand, and goes on in the next turn", () => {
    const after = afterFailure(all, {
      recogniser: "azure",
      failure: "network",
      spoken: true,
      sound: true,
    });
    expect(after).toEqual({
      recognisers: {
        order: ["openai", "web-speech", "azure"],
        announced: ["azure"],
        tried: { azure: "network" },
      },
      next: "openai",
      movedTo: "openai",
    });
  });

  it("words that were lost are asked for again: no user goes on in this turn", () => {
    const after = afterFailure(all, {
      recogniser: "azure",
      failure: "network",
      spoken: true,
      sound: false,
    });
    expect([after.next, after.recognisers.order]).toEqual([
      undefined,
      ["web-speech", "openai", "azure"],
    ]);
  });

  it("one that can't work here is dropped, and the shopper is notified once", () => {
    const failed = {
      recogniser: "azure",
      failure: "unsupported",
      spoken: false,
      sound: false,
    } as const;
    const { recognisers, next, movedTo } = afterFailure({ ...all, announced: ["azure"] }, failed);
    expect([recognisers.order, next, movedTo]).toEqual([
      ["web-speech", "openai"],
      "web-speech",
      undefined,
    ]);
  });

  it("a refused microphone is refused to all", () => {
    const failed = {
      recogniser: "azure",
      failure: "not-allowed",
      spoken: false,
      sound: false,
    } as const;
    expect(afterFailure(all, failed)).toEqual({ recognisers: all });
  });

  it("within a turn none is tried twice", () => {
    const before = { ...all, tried: { openai: "network" } } as const;
    const failed = { recogniser: "azure", failure: "network", spoken: true, sound: true } as const;
    expect(afterFailure(before, failed).next).toBeUndefined();
  });
});

it("who speaks into our voice is heard by one that takes the first words, too", () => {
  expect([
    afterInterruption({ ...all, order: ["web-speech", "openai"] }),
    afterInterruption({ ...all, order: ["web-speech"] }),
  ]).toEqual(["openai", "web-speech"]);
});
