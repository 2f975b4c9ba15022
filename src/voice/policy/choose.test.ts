import { expect, it } from "vitest";
import { chooseRecognisers, chooseSynthesisers, mayBargeIn, type VoiceFacts } from "./choose.ts";

const everything: VoiceFacts = {
  browser: { recognition: true, recording: true, synthesis: true, playing: true },
  server: { recognisers: ["openai", "azure"], synthesisers: ["openai", "azure"] },
};
const nothing: VoiceFacts = {
  browser: { recognition: false, recording: false, synthesis: false, playing: false },
  server: { recognisers: [], synthesisers: [] },
};

it("takes the browser's own recognisers and voice first", () => {
  expect([chooseRecognisers(everything), chooseSynthesisers(everything)]).toEqual([
    ["web-speech", "azure", "openai"],
    ["browser", "azure", "openai", "silent"],
  ]);
});

it("offers only what browser and server both can do", () => {
  const { browser } = everything;
  const recordingOnly = { ...browser, recognition: false, synthesis: false };
  expect([
    chooseRecognisers({ ...everything, browser: recordingOnly }),
    chooseRecognisers({ ...nothing, browser }),
    chooseRecognisers(nothing),
    chooseSynthesisers({ ...everything, browser: recordingOnly }),
    chooseSynthesisers(nothing),
  ]).toEqual([["azure", "openai"], ["web-speech"], [], ["azure", "openai", "silent"], ["silent"]]);
});

it("the API exists and its service can't be reached (Brave, Electron): others come first", () => {
  expect(chooseRecognisers({ ...everything, failed: { "web-speech": "network" } })).toEqual([
    "azure",
    "openai",
    "web-speech",
  ]);
});

it("keeps its order after failures that would happen to any microphone, or to none", () => {
  for (const failure of ["not-allowed", "no-speech", "aborted", "audio-capture"] as const) {
    expect(chooseRecognisers({ ...everything, failed: { "web-speech": failure } })).toEqual([
      "web-speech",
      "azure",
      "openai",
    ]);
  }
});

it("says nothing aloud when the shopper wants quiet", () => {
  expect(chooseSynthesisers({ ...everything, quiet: true })).toEqual(["silent"]);
});

it("puts what the shopper chose first, while it works, and ignores what can't be had", () => {
  const wanted = { recogniser: "openai", synthesiser: "azure" } as const;
  expect([
    chooseRecognisers({ ...everything, wanted }),
    chooseSynthesisers({ ...everything, wanted }),
    chooseRecognisers({ ...everything, wanted, failed: { openai: "service-error" } }),
    chooseRecognisers({ ...nothing, wanted }),
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
