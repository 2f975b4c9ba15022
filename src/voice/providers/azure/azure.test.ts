import { expect, it } from "vitest";
import { createMicrophone } from "../../audio/microphone.ts";
import type { RecogniserEvent } from "../../speech.ts";
import { createAzureDouble } from "../../testing/azure.ts";
import { failed } from "../../testing/endings.ts";
import { createMicrophoneDouble, type MicrophoneTroubles } from "../../testing/microphone.ts";
import { createPageDouble } from "../../testing/page.ts";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createAzure } from "./azure.ts";
import { createAzureAccess } from "./azure-access.ts";

function rig(troubles: MicrophoneTroubles = {}) {
  const timers = createManualTimers();
  const page = createPageDouble();
  const sound = createMicrophoneDouble(troubles);
  const service = createAzureDouble();
  let now = 0;
  const access = createAzureAccess({ ask: service.ask, timers, now: () => now });
  const recogniser = createAzure({
    microphone: createMicrophone(sound),
    engine: async () => service.engine,
    access,
    timers,
    page,
  });
  const listen = async () => {
    const events: RecogniserEvent[] = [];
    const options = { language: "en-IN", hints: ["kurta"] };
    const listening = recogniser.listen(options, (event) => {
      if (event.type !== "level") events.push(event);
    });
    await flushPromises();
    return { events, listening };
  };
  const later = async (ms: number) => {
    now += ms;
    await timers.advance(ms);
  };
  return { timers, page, sound, service, recogniser, listen, later };
}
/** Failed with the utterance at hand, for another adapter to make out. */
const lost = (failure: string) => failed(failure, expect.any(Float32Array));

it("shows words while they are said, and ends with every alternative", async () => {
  const { sound, service, listen } = rig();
  const { events } = await listen();
  await sound.quiet(400);
  await sound.speak(500);
  service.recognises("go to");
  await sound.speak(500);
  await sound.quiet(1_000);
  service.answers([
    { text: "go to the cart", confidence: 0.9 },
    { text: "go to the card", confidence: 0.4 },
  ]);
  expect(events).toEqual([
    { type: "started" },
    { type: "sound" },
    { type: "interim", text: "go to" },
    { type: "speech-end" },
    {
      type: "final",
      alternatives: [
        { text: "go to the cart", confidence: 0.9 },
        { text: "go to the card", confidence: 0.4 },
      ],
    },
    { type: "ended" },
  ]);
});

it("hands over the language and the hints", async () => {
  const { service, listen } = rig();
  await listen();
  expect(service.sessions).toEqual([
    {
      passes: [{ token: "token 1", region: "centralindia", host: null }],
      options: { language: "en-IN", hints: ["kurta"] },
    },
  ]);
});

it("sends nothing before a user speaks, and then what came just before it too", async () => {
  const { sound, service, listen } = rig();
  await listen();
  await sound.quiet(2_000);
  expect(service.received).toBe(0);
  await sound.speak(500);
  // 500 ms of speech and about 400 ms before it, at 16 kHz.
  expect(service.received).toBeGreaterThan(13_000);
  expect(service.received).toBeLessThan(15_000);
  expect(service.ended).toBe(false);
  await sound.quiet(700);
  expect(service.ended).toBe(true);
});

it("makes a fresh recogniser for each turn, with a token that is asked for once", async () => {
  const { service, listen } = rig();
  (await listen()).listening.cancel();
  (await listen()).listening.cancel();
  expect(service.sessions.map(({ passes }) => passes[0]?.token)).toEqual(["token 1", "token 1"]);
  expect(service.openSessions).toBe(0);
});

it("gives a new token to the recogniser that listens when the old one runs out", async () => {
  const { sound, service, listen, later } = rig();
  (await listen()).listening.cancel();
  await later(508_000);
  await listen();
  await sound.speak(300);
  await later(2_500);
  expect(service.sessions.at(-1)?.passes.map(({ token }) => token)).toEqual(["token 1", "token 2"]);
});

it("recognises the same sound again, with another token, when the line is cut in mid-turn", async () => {
  const { sound, service, listen } = rig();
  const { events } = await listen();
  await sound.quiet(400);
  await sound.speak(500);
  const sent = service.received;
  service.fails("network");
  await flushPromises();
  expect(service.sessions.at(-1)?.passes[0]?.token).toBe("token 2");
  expect([service.received, service.openSessions]).toEqual([sent, 1]);
  await sound.quiet(700);
  service.answers([{ text: "about" }]);
  expect(events.slice(-2)).toEqual([
    { type: "final", alternatives: [{ text: "about" }] },
    { type: "ended" },
  ]);
});

it("says so when the line can't be had a second time", async () => {
  const { service, listen } = rig();
  const { events } = await listen();
  service.fails("network");
  await flushPromises();
  service.fails("network");
  expect(events).toEqual([{ type: "started" }, ...failed("network")]);
  expect(service.openSessions).toBe(0);
});

it("gives up on a service that never answers", async () => {
  const { sound, listen, later } = rig();
  const { events } = await listen();
  await sound.quiet(400);
  await sound.speak(500);
  await sound.quiet(700);
  await later(8_000);
  expect(events.slice(-2)).toEqual(lost("network"));
});

it("drops a second answer", async () => {
  const { sound, service, listen } = rig();
  const { events } = await listen();
  await sound.speak(500);
  service.answers([{ text: "about" }]);
  const before = [...events];
  service.answers([{ text: "home" }]);
  expect(events).toEqual(before);
});

it("closes the microphone and the line when the page is hidden", async () => {
  const { page, sound, service, listen } = rig();
  const { events } = await listen();
  page.hide();
  expect(events.slice(-2)).toEqual(failed("aborted"));
  expect([sound.openTracks, service.openSessions]).toEqual([0, 0]);
});

it("keeps its line shut when the microphone is refused", async () => {
  const { service, listen } = rig({ refuses: "NotAllowedError" });
  const { events } = await listen();
  expect(events).toEqual(failed("not-allowed"));
  expect(service.openSessions).toBe(0);
});

it("takes an utterance down to its end when it fails in the middle, and hands it over", async () => {
  const { sound, service, listen } = rig();
  const { events } = await listen();
  await sound.quiet(400);
  await sound.speak(400);
  service.fails("service-error");
  expect([events.at(-1), sound.openTracks]).toEqual([{ type: "sound" }, 1]);
  await sound.speak(400);
  await sound.quiet(1_000);
  expect(events.slice(-3)).toEqual([{ type: "speech-end" }, ...lost("service-error")]);
  const failure = events.at(-2);
  const samples = failure?.type === "failed" ? (failure.sound?.length ?? 0) : 0;
  expect(samples).toBeGreaterThan(0.8 * 16_000);
});

it("recognises what another adapter took down, without opening the microphone", async () => {
  const { sound, service, recogniser } = rig();
  const events: RecogniserEvent[] = [];
  const utterance = new Float32Array(16_000).fill(0.1);
  recogniser.listen({ language: "en-IN", sound: utterance }, (event) => events.push(event));
  await flushPromises();
  expect([sound.openTracks, service.received, service.ended]).toEqual([0, utterance.length, true]);
  service.answers([{ text: "go to the cart" }]);
  expect(events.at(-2)).toEqual({ type: "final", alternatives: [{ text: "go to the cart" }] });
});
