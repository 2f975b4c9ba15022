/** One suite for every recogniser: what speech.ts promises holds whichever engine is behind it. */
import { describe, expect, it } from "vitest";
import type { Listening, Recogniser, RecogniserEvent } from "../speech.ts";
import { failed } from "./endings.ts";
import { recogniserRigs } from "./recogniser-rigs.ts";

function listenTo(recogniser: Recogniser) {
  const events: RecogniserEvent[] = [];
  const listening: Listening = recogniser.listen({ language: "en-IN", hints: ["kurta"] }, (event) =>
    events.push(event),
  );
  return { events, listening };
}

const types = (events: readonly RecogniserEvent[]) => events.map((event) => event.type);

/** The promise of speech.ts, as a pattern over the types of a turn's events. */
const promised =
  /^(started( sound| level| interim)*( speech-end( interim)*)? (final|failed)|failed) ended$/;

const aborted = failed("aborted");

describe.each(recogniserRigs)("the $id recogniser", ({ id, make }) => {
  it("carries its own id and says that this browser can", () => {
    const { recogniser } = make();
    expect([recogniser.id, recogniser.supported()]).toEqual([id, true]);
  });

  it("sends nothing before listen has returned", () => {
    const { recogniser } = make();
    expect(listenTo(recogniser).events).toEqual([]);
  });

  it("recognises words in the promised order and ends once, last", async () => {
    const rig = make();
    const { events } = listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("go to the cart");
    expect(types(events).join(" ")).toMatch(promised);
    const final = events.at(-2);
    expect(final?.type === "final" ? final.alternatives[0]?.text : final).toBe("go to the cart");
  });

  it("recognises a second turn after the first", async () => {
    const rig = make();
    listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("go to the cart");
    const { events } = listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("about");
    expect(types(events).join(" ")).toMatch(promised);
    expect(events.at(-2)?.type).toBe("final");
  });

  it("can be cancelled before the microphone is open", async () => {
    const rig = make();
    const { events, listening } = listenTo(rig.recogniser);
    listening.cancel();
    await rig.passes();
    expect(events.slice(-2)).toEqual(aborted);
    expect(types(events).join(" ")).toMatch(promised);
  });

  it("can be cancelled while listening", async () => {
    const rig = make();
    const { events, listening } = listenTo(rig.recogniser);
    await rig.opens();
    listening.cancel();
    await rig.passes();
    expect(events.slice(-2)).toEqual(aborted);
    expect(types(events).join(" ")).toMatch(promised);
  });

  it("can be cancelled while the answer is being worked out", async () => {
    const rig = make();
    const { events, listening } = listenTo(rig.recogniser);
    await rig.opens();
    await rig.speaks?.("go to the cart");
    listening.stop();
    listening.cancel();
    await rig.passes();
    expect(types(events).join(" ")).toMatch(promised);
    expect(types(events).filter((type) => type === "ended")).toEqual(["ended"]);
  });

  it("says nothing more after the end, whatever is asked of it", async () => {
    const rig = make();
    const { events, listening } = listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("go to the cart");
    const before = [...events];
    listening.stop();
    listening.cancel();
    await rig.passes();
    expect(events).toEqual(before);
  });

  it("ends a turn that is stopped without a word quietly", async () => {
    const rig = make();
    const { events, listening } = listenTo(rig.recogniser);
    await rig.opens();
    listening.stop();
    listening.stop();
    await rig.passes();
    expect(events.slice(-2)).toEqual(failed("no-speech"));
    expect(types(events).join(" ")).toMatch(promised);
  });

  it("cancels the open turn when a second one begins, and recognises the second", async () => {
    const rig = make();
    const first = listenTo(rig.recogniser);
    await rig.opens();
    const second = listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("about");
    first.listening.stop();
    first.listening.cancel();
    await rig.passes();
    expect(first.events.slice(-2)).toEqual(aborted);
    expect(types(first.events).join(" ")).toMatch(promised);
    expect(types(second.events).join(" ")).toMatch(promised);
    expect(second.events.at(-2)?.type).toBe("final");
  });

  it.each(make().failures)("reports $failure, and the next turn works", async ({ failure }) => {
    const rig = make();
    const { events } = listenTo(rig.recogniser);
    const cause = rig.failures.find((one) => one.failure === failure);
    await cause?.happens();
    await rig.passes();
    expect(events.slice(-2)).toMatchObject(failed(failure));
    expect(types(events).join(" ")).toMatch(promised);
    const next = listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("about");
    expect(next.events.at(-2)?.type).toBe("final");
  });

  it("leaves no microphone open", async () => {
    const rig = make();
    listenTo(rig.recogniser);
    await rig.opens();
    await rig.recognises("go to the cart");
    listenTo(rig.recogniser).listening.cancel();
    await rig.passes();
    expect(rig.openMicrophones()).toBe(0);
  });
});
