import { describe, expect, it } from "vitest";
import type { RecogniserEvent } from "../../speech.ts";
import { createRecognitionDouble, type Misbehaviour } from "../../testing/speech-recognition.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createWebSpeech } from "./web-speech.ts";

function rig(misbehaviour: Misbehaviour, agreed = false) {
  const timers = createManualTimers();
  const double = createRecognitionDouble(misbehaviour);
  const { Recognition, Phrase } = double;
  const recogniser = createWebSpeech({ Recognition, Phrase, timers, mayInstall: () => agreed });
  /** A whole turn; where it was heard. */
  const turn = async (language = "en-IN") => {
    const events: RecogniserEvent[] = [];
    recogniser.listen({ language, hints: ["kurta"] }, (event) => events.push(event));
    await flushPromises();
    double.engine.recognises([["cart", 0.9]]);
    await flushPromises();
    return { local: double.engine.processLocally, final: events.at(-2) };
  };
  return { double, turn };
}

const final = { type: "final", alternatives: [{ text: "cart", confidence: 0.9 }] };
const answering = (availability: string) => ({ available: async () => availability });

describe("recognition on the device", () => {
  it("is used from the turn after the browser said that it has the language", async () => {
    const { double, turn } = rig(answering("available"));
    expect([await turn(), await turn(), await turn("en-GB")]).toEqual([
      { local: false, final },
      { local: true, final },
      { local: false, final },
    ]);
    expect([double.questions, double.installed]).toEqual([2, []]);
  });

  it("keeps no user waiting for an answer that never comes", async () => {
    const { double, turn } = rig({ available: () => new Promise(() => {}) });
    expect([await turn(), await turn()]).toEqual([
      { local: false, final },
      { local: false, final },
    ]);
    expect(double.questions).toBe(1);
  });

  it.each(["unavailable", "something newer"])("is left alone where it is %s", async (answer) => {
    const { double, turn } = rig({ ...answering(answer), install: async () => true }, true);
    await turn();
    expect(await turn()).toEqual({ local: false, final });
    expect([double.questions, double.installed]).toEqual([1, []]);
  });

  it("fetches no language unless the shopper agreed", async () => {
    const { double, turn } = rig({ ...answering("downloadable"), install: async () => true });
    await turn();
    await turn();
    expect([await turn(), double.installed]).toEqual([{ local: false, final }, []]);
  });

  it("fetches it once, in the background, and uses it when it is here", async () => {
    let here: (installed: boolean) => void = () => {};
    const install = () =>
      new Promise<boolean>((resolve) => {
        here = resolve;
      });
    const { double, turn } = rig({ ...answering("downloadable"), install }, true);
    await turn();
    await turn();
    const meanwhile = await turn();
    here(true);
    await flushPromises();
    expect([meanwhile, await turn()]).toEqual([
      { local: false, final },
      { local: true, final },
    ]);
    expect(double.installed).toEqual(["en-IN"]);
  });

  it.each([
    ["can't be fetched", async () => false],
    ["fails to be fetched", () => Promise.reject(new DOMException("gone", "InvalidStateError"))],
  ])("asks for a language that %s no second time", async (_what, install) => {
    const { double, turn } = rig({ ...answering("downloadable"), install }, true);
    for (let times = 0; times < 4; times += 1) await turn();
    expect([await turn(), double.installed]).toEqual([{ local: false, final }, ["en-IN"]]);
  });

  it("looks again at a download that another began", async () => {
    let answer = "downloading";
    const { turn } = rig({ available: async () => answer });
    await turn();
    answer = "available";
    await turn();
    expect(await turn()).toEqual({ local: true, final });
  });

  it.each(["language-not-supported", "service-not-allowed"])(
    "that ends in %s is heard by the service within the turn, and not tried again",
    async (refusesLocal) => {
      const { double, turn } = rig({ ...answering("available"), refusesLocal });
      await turn();
      expect([await turn(), await turn()]).toEqual([
        { local: false, final },
        { local: false, final },
      ]);
      expect(double.engines.map(({ processLocally }) => processLocally)).toEqual([
        false,
        true,
        false,
        false,
      ]);
    },
  );

  it("takes phrases on the device although the service refused them", async () => {
    const { double, turn } = rig({ ...answering("available"), refusesPhrases: "remote" });
    await turn();
    await turn();
    expect(double.engines.map(({ phrases }) => phrases)).toEqual([
      [{ phrase: "kurta", boost: 3 }],
      [],
      [{ phrase: "kurta", boost: 3 }],
    ]);
  });
});
