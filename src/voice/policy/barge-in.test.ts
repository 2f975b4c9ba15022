import { describe, expect, it } from "vitest";
import { createMicrophone } from "../audio/microphone.ts";
import { createPreRollMicrophone } from "../audio/pre-roll-microphone.ts";
import { createMicrophoneDouble, type MicrophoneTroubles } from "../testing/microphone.ts";
import { flushPromises } from "../testing/timers.ts";
import { createAttend, guard, newGuard } from "./barge-in.ts";

/** A stretch of sound: so many milliseconds at this level, decibels below full scale. */
type Stretch = readonly [ms: number, level: number];

const frame = 20;

/** Speech: syllables of uneven loudness with dips between them, and a pause after each sentence. */
const speech = (ms: number, level: number): readonly Stretch[] =>
  Array.from({ length: Math.ceil(ms / 220) }, (_, index): readonly Stretch[] => [
    [150, level - (index % 5) * 1.5],
    [70, index % 9 === 8 ? -70 : level - 22],
  ]).flat();

/** Milliseconds from the first sound to the interruption; undefined where there was none. */
function interruptedAt(stretches: readonly Stretch[], echo?: number): number | undefined {
  let vad = newGuard(echo);
  let passed = 0;
  for (const [ms, level] of stretches) {
    for (let within = 0; within < ms; within += frame) {
      const heard = guard(vad, 10 ** (level / 20), frame);
      vad = heard.guard;
      passed += frame;
      if (heard.interrupted) return passed;
    }
  }
  return undefined;
}

describe("our own voice", () => {
  it.each([-60, -45, -35, -25, -18])(
    "doesn't interrupt itself where it comes back at %i dB",
    (level) => {
      expect(interruptedAt([...speech(8_000, level), [800, -70], ...speech(8_000, level)])).toBe(
        undefined,
      );
    },
  );

  it("doesn't in a room whose noise begins in the middle", () => {
    expect(interruptedAt([...speech(3_000, -40), [100, -44], ...speech(4_000, -34)])).toBe(
      undefined,
    );
  });
});

describe("a shopper", () => {
  it.each([
    ["over a voice that isn't heard back", -70, -30],
    ["over its faint echo", -50, -30],
    ["over a louder echo", -38, -22],
  ])("is heard 120 ms after the first sound %s", (_how, echo, shopper) => {
    const before = speech(2_200, echo);
    const began = before.reduce((sum, [ms]) => sum + Math.ceil(ms / frame) * frame, 0);
    const at = interruptedAt([...before, [400, shopper]]);
    expect(at).toBe(began + 120);
  });

  it("is heard from the first moment of a reply whose echo is known", () => {
    const alone: readonly Stretch[] = [
      [100, -65],
      [400, -30],
    ];
    expect([interruptedAt(alone, -50), interruptedAt(alone)]).toEqual([220, undefined]);
  });

  it("isn't mistaken for a knock, nor a knock for a shopper", () => {
    expect(interruptedAt([...speech(2_000, -50), [60, -15], ...speech(2_000, -50)])).toBe(
      undefined,
    );
  });
});

describe("the microphone beside our voice", () => {
  const rig = (troubles: MicrophoneTroubles = {}) => {
    const sound = createMicrophoneDouble(troubles);
    const microphone = createPreRollMicrophone(createMicrophone(sound));
    const announced: string[] = [];
    const close = createAttend(microphone)({
      opened: () => announced.push("opened"),
      closed: () => announced.push("closed"),
      interrupted: () => announced.push("interrupted"),
    });
    return { sound, microphone, announced, close };
  };

  it("says that it is open, and of an interruption once", async () => {
    const { sound, announced } = rig();
    await flushPromises();
    await sound.quiet(1_000);
    await sound.speak(600);
    expect(announced).toEqual(["opened", "interrupted"]);
  });

  it("is closed when our voice has ended", async () => {
    const { sound, close, announced } = rig();
    await flushPromises();
    close();
    await sound.speak(600);
    expect([announced, sound.openTracks, sound.openGraphs]).toEqual([["opened"], 0, 0]);
  });

  it("goes over to the recogniser that listens next, with the words so far", async () => {
    const { sound, microphone, announced, close } = rig();
    await flushPromises();
    await sound.quiet(1_000);
    await sound.speak(200);
    let heard = 0;
    const closeTurn = microphone.open({
      opened: () => announced.push("taken over"),
      frame: (samples, rate) => {
        heard += (samples.length / rate) * 1_000;
      },
      failed: () => announced.push("failed"),
    });
    expect(heard).toBe(0);
    await flushPromises();
    close();
    const before = Math.round(heard);
    await sound.speak(100);
    expect([announced, before, Math.round(heard), sound.openTracks]).toEqual([
      ["opened", "interrupted", "taken over"],
      500,
      600,
      1,
    ]);
    closeTurn();
    expect([sound.openTracks, sound.openGraphs]).toEqual([0, 0]);
  });

  it("says when it can't be opened, or is lost", async () => {
    const refused = rig({ refuses: "NotAllowedError" });
    const lost = rig();
    await flushPromises();
    lost.sound.unplug();
    expect([refused.announced, lost.announced]).toEqual([["closed"], ["opened", "closed"]]);
  });
});
