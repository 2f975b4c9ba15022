import { expect, it } from "vitest";
import { chooseEars, chooseMouths, mayBargeIn, type VoiceFacts } from "./choose.ts";

const everything: VoiceFacts = {
  browser: { recognition: true, recording: true, synthesis: true, playing: true },
  server: { recognisers: ["openai", "azure"], synthesisers: ["openai", "azure"] },
};
const nothing: VoiceFacts = {
  browser: { recognition: false, recording: false, synthesis: false, playing: false },
  server: { recognisers: [], synthesisers: [] },
};

it("takes the browser's own ears and voice first", () => {
  expect([chooseEars(everything), chooseMouths(everything)]).toEqual([
    ["web-speech", "azure", "openai"],
    ["browser", "azure", "openai", "silent"],
  ]);
});

it("offers only what browser and server both can do", () => {
  const { browser } = everything;
  const recordingOnly = { ...browser, recognition: false, synthesis: false };
  expect([
    chooseEars({ ...everything, browser: recordingOnly }),
    chooseEars({ ...nothing, browser }),
    chooseEars(nothing),
    chooseMouths({ ...everything, browser: recordingOnly }),
    chooseMouths(nothing),
  ]).toEqual([["azure", "openai"], ["web-speech"], [], ["azure", "openai", "silent"], ["silent"]]);
});

it("the API exists and its service can't be reached (Brave, Electron): others come first", () => {
  expect(chooseEars({ ...everything, failed: { "web-speech": "network" } })).toEqual([
    "azure",
    "openai",
    "web-speech",
  ]);
});

it("keeps its order after failures that would happen to any microphone, or to none", () => {
  for (const failure of ["not-allowed", "no-speech", "aborted", "audio-capture"] as const) {
    expect(chooseEars({ ...everything, failed: { "web-speech": failure } })).toEqual([
      "web-speech",
      "azure",
      "openai",
    ]);
  }
});

it("says nothing aloud when the shopper wants quiet", () => {
  expect(chooseMouths({ ...everything, quiet: true })).toEqual(["silent"]);
});

it("puts what the shopper chose first, while it works, and ignores what can't be had", () => {
  const wanted = { ear: "openai", mouth: "azure" } as const;
  expect([
    chooseEars({ ...everything, wanted }),
    chooseMouths({ ...everything, wanted }),
    chooseEars({ ...everything, wanted, failed: { openai: "service-error" } }),
    chooseEars({ ...nothing, wanted }),
  ]).toEqual([
    ["openai", "web-speech", "azure"],
    ["azure", "browser", "openai", "silent"],
    ["web-speech", "azure", "openai"],
    [],
  ]);
});

it("opens the microphone beside our voice unless that starves Android's own recogniser", () => {
  const here = { recording: true, android: false };
  const android = { recording: true, android: true };
  expect([
    mayBargeIn(["web-speech"], here),
    mayBargeIn(["web-speech", "openai"], android),
    mayBargeIn(["openai", "web-speech"], android),
    mayBargeIn(["openai"], { recording: false, android: false }),
    mayBargeIn([], here),
  ]).toEqual([true, false, true, false, false]);
});
