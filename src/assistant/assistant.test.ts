import { describe, expect, it } from "vitest";
import type { Effect } from "../intents/effects.ts";
import type { Intent, Scene } from "../intents/intent.ts";
import { exampleScenes } from "../intents/replay/example-scenes.ts";
import type { Timeline } from "../intents/replay/timeline.ts";
import { understand } from "../intents/understand.ts";
import { createSilent } from "../voice/providers/silent/silent.ts";
import { createTyped } from "../voice/providers/typed/typed.ts";
import type { BargeIn, BargeInEvents, Recogniser } from "../voice/speech.ts";
import {
  createScriptedRecogniser,
  fails,
  recognises,
  type Script,
} from "../voice/testing/scripted.ts";
import { createScriptedSynthesiser } from "../voice/testing/scripted-synthesis.ts";
import { type AssistantParts, createAssistant, type Performing } from "./assistant.ts";
import type { Outcome } from "./machine/outcome.ts";

/** Everything that waits for a microtask has happened. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a recogniser asks to know whether silence ends its turn. */
const wanted = expect.any(Function);

interface Bench {
  readonly scripts?: readonly Script[];
  readonly recognisers?: readonly Recogniser[];
  readonly holdsVoice?: boolean;
  readonly handsFree?: boolean;
  readonly interrupts?: boolean;
  readonly scene?: Scene;
  readonly perform?: (effects: readonly Effect[], performing: Performing) => Promise<Outcome>;
  readonly secondOpinion?: AssistantParts["secondOpinion"];
}

/** An assistant on scripted adapters, with a clock and timers moved by hand. */
function bench({
  scripts = [],
  recognisers,
  holdsVoice = false,
  handsFree = false,
  interrupts = false,
  scene,
  perform,
  secondOpinion,
}: Bench) {
  const recogniser = createScriptedRecogniser(scripts);
  const voice = createScriptedSynthesiser({ holds: holdsVoice });
  const next = createScriptedSynthesiser();
  const played: string[] = [];
  const performed: (readonly Effect[])[] = [];
  const scenes: Scene[] = [];
  const reported: unknown[] = [];
  const prefetched: string[] = [];
  /** Listeners beside our voice, oldest first; those that are closed are gone. */
  const attending: BargeInEvents[] = [];
  const bargeIn: BargeIn = {
    allowed: () => true,
    attend(on) {
      attending.push(on);
      queueMicrotask(on.opened);
      return () => attending.splice(attending.indexOf(on), 1);
    },
  };
  const timers: { ms: number; run: () => void }[] = [];
  let now = 0;
  const parts: AssistantParts = {
    recognisers: recognisers ?? [recogniser],
    typed: createTyped(),
    synthesisers: [voice, next, createSilent()],
    earcons: { play: (name) => played.push(name) },
    language: () => "en-IN",
    speakOptions: () => ({ language: "en-IN" }),
    handsFree: () => handsFree,
    interrupts: () => interrupts,
    bargeIn,
    understand: (utterance, scene) => {
      scenes.push(scene);
      return understand(utterance, scene);
    },
    secondOpinion,
    scene: () => scene ?? { screen: "/about" },
    prefetch: (words) => prefetched.push(words),
    hints: () => ["cart"],
    perform: async (effects, performing) => {
      performed.push(effects);
      if (perform) return perform(effects, performing);
      const asked = effects.find((effect) => effect.type === "ask")?.question;
      return { done: ["Done."], said: [], ...(asked && { asked }) };
    },
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
      };
    },
    painted: (run) => run(),
    now: () => {
      now += 10;
      return now;
    },
    report: (error) => reported.push(error),
  };
  const assistant = createAssistant(parts);
  return {
    recogniser,
    voice,
    next,
    played,
    performed,
    scenes,
    reported,
    prefetched,
    timers,
    attending,
    assistant,
    state: () => assistant.store.getState().state,
    records: () => assistant.store.getState().records,
  };
}

describe("a second opinion", () => {
  const unclear = "zibble wobbly grunts";
  const meant: Intent = {
    said: unclear,
    row: "home",
    slots: {},
    effects: [{ type: "navigate", to: "/" }],
  };

  /** Answers on request, and records its questions. */
  function opinions() {
    const asked: { said: string; signal: AbortSignal; answer: (intent?: Intent) => void }[] = [];
    const secondOpinion: AssistantParts["secondOpinion"] = ({ said }, _, signal) =>
      new Promise((answer) => asked.push({ said, signal, answer }));
    return { asked, secondOpinion };
  }

  it("is asked for what wasn't understood, while the shopper sees that we think", async () => {
    const { asked, secondOpinion } = opinions();
    const { assistant, state, performed, records } = bench({ secondOpinion });
    assistant.type(unclear);
    await quiet();
    expect([asked.length, performed.length]).toEqual([1, 0]);
    expect(state()).toMatchObject({ kind: "thinking", busy: "I'm thinking about that …" });
    asked[0]?.answer(meant);
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/" }]]);
    expect(state()).toMatchObject({ kind: "idle", exchange: { heard: unclear, understood: true } });
    expect(records().at(-1)).toMatchObject({ intent: meant, guessed: true });
  });

  it("isn't asked for what was understood", async () => {
    const { asked, secondOpinion } = opinions();
    const { assistant, performed } = bench({ secondOpinion });
    assistant.type("go home");
    await quiet();
    expect([asked.length, performed.length]).toEqual([0, 1]);
  });

  it("that doesn't come leaves the local answer as it is", async () => {
    const { asked, secondOpinion } = opinions();
    const { assistant, performed, records } = bench({ secondOpinion });
    assistant.type(unclear);
    await quiet();
    asked[0]?.answer();
    await quiet();
    expect(performed[0]?.[0]).toEqual({ type: "toast", text: "Try Again" });
    expect(records().at(-1)).not.toHaveProperty("guessed");
  });

  it("of a turn that another has overtaken is dropped", async () => {
    const { asked, secondOpinion } = opinions();
    const { assistant, performed, records } = bench({ secondOpinion });
    assistant.type(unclear);
    await quiet();
    assistant.type("go to my cart");
    await quiet();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(meant);
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/cart" }]]);
    expect(records()[0]).not.toHaveProperty("intent");
  });

  it("is given up with the turn", async () => {
    const { asked, secondOpinion } = opinions();
    const { assistant, performed, state } = bench({ secondOpinion });
    assistant.type(unclear);
    await quiet();
    assistant.escape();
    asked[0]?.answer(meant);
    await quiet();
    expect([state().kind, performed]).toEqual(["idle", []]);
  });
});

/** A turn whose microphone stays open until it is stopped. */
const open: Script = [{ type: "started" }, { type: "interim", text: "go to" }];

describe("a spoken command", () => {
  it("is heard, understood in its scene, performed, and announced", async () => {
    const { assistant, recogniser, state, performed, scenes, played } = bench({
      scripts: [recognises("go to my cart")],
    });
    assistant.press();
    expect(state()).toMatchObject({ kind: "starting" });
    expect(played).toEqual(["open"]);
    await quiet();
    expect(recogniser.listened).toEqual([{ language: "en-IN", hints: ["cart"], wanted }]);
    expect(scenes).toEqual([{ screen: "/about" }]);
    expect(performed).toEqual([[{ type: "navigate", to: "/cart" }]]);
    expect(state()).toMatchObject({
      kind: "idle",
      exchange: { via: "voice", heard: "go to my cart", understood: true, done: ["Done."] },
    });
    expect(played).toEqual(["open", "understood"]);
  });

  it("is stopped by a second press and answered with what was heard", async () => {
    const final: Script = [
      { after: 60_000, event: { type: "final", alternatives: [{ text: "go home" }] } },
    ];
    const { assistant, state, performed } = bench({ scripts: [[...open, ...final]] });
    assistant.press();
    await quiet();
    expect(state()).toMatchObject({ kind: "listening", interim: "go to" });
    assistant.press();
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/" }]]);
  });

  it("is waited for as long as the button is held, and no longer", async () => {
    const { assistant, recogniser } = bench({ scripts: [open, open] });
    assistant.press(true);
    await quiet();
    const before = recogniser.listened[0]?.wanted?.();
    assistant.release(false);
    const after = recogniser.listened[0]?.wanted?.();
    assistant.escape();
    assistant.press();
    await quiet();
    expect([before, after, recogniser.listened[1]?.wanted?.()]).toEqual([true, false, false]);
  });

  it("is dropped by Escape, and what comes late is not obeyed", async () => {
    const { assistant, recogniser, state, performed, records } = bench({ scripts: [open] });
    assistant.press();
    await quiet();
    assistant.escape();
    recogniser.send({ type: "final", alternatives: [{ text: "log out" }] });
    await quiet();
    expect(state()).toMatchObject({ kind: "idle" });
    expect(performed).toEqual([]);
    expect(records()).toMatchObject([{ turn: 1, ended: "cancelled" }]);
  });

  it("closes the microphone when the page goes out of sight", async () => {
    const { assistant, state } = bench({ scripts: [open] });
    assistant.press();
    await quiet();
    assistant.hide();
    await quiet();
    expect(state()).toMatchObject({ kind: "idle", turn: 1 });
  });
});

describe("a typed command", () => {
  it("takes the same way as a spoken one, without a sound", async () => {
    const { assistant, state, performed, played, recogniser } = bench({});
    assistant.type("go to the cart");
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/cart" }]]);
    expect(state()).toMatchObject({
      kind: "idle",
      exchange: { via: "keys", heard: "go to the cart", done: ["Done."] },
    });
    expect(played).toEqual([]);
    expect(recogniser.listened).toEqual([]);
  });

  it("works when there is no recogniser at all", async () => {
    const { assistant, state, performed } = bench({ recognisers: [] });
    assistant.press();
    expect(state()).toMatchObject({ kind: "failed", fault: "unsupported" });
    assistant.type("home");
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/" }]]);
  });

  it("takes the place of what is being listened to", async () => {
    const { assistant, performed, records } = bench({ scripts: [open] });
    assistant.press();
    await quiet();
    assistant.type("contact");
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/contact" }]]);
    expect(records()).toMatchObject([
      { turn: 1, via: "voice", recogniser: "scripted", ended: "cancelled" },
      { turn: 2, via: "keys", recogniser: "typed" },
    ]);
  });
});

describe("a question", () => {
  it("is said, listened after, and stays in the scene until it is answered", async () => {
    const { assistant, voice, timers, scenes, performed, state } = bench({
      scripts: [recognises("what should I buy"), recognises("a red shirt")],
    });
    assistant.press();
    await quiet();
    expect(voice.spoken.map(({ text }) => text)).toEqual(["What are you looking for?"]);
    expect(state()).toMatchObject({ kind: "speaking", stage: "cooldown" });
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    timers[0]?.run();
    await quiet();
    expect(scenes[1]).toEqual({
      screen: "/about",
      asked: { id: "need", text: "What are you looking for?", about: expect.any(String) },
    });
    expect(performed[1]).toEqual([{ type: "recommend", userNeeds: "a red shirt" }]);
    expect(state().asked).toBeUndefined();
  });

  it("that came of typed words is answered by typing", async () => {
    const { assistant, timers, recogniser, performed } = bench({});
    assistant.type("what should I buy");
    await quiet();
    expect(timers).toEqual([]);
    expect(recogniser.listened).toEqual([]);
    assistant.type("a red shirt");
    await quiet();
    expect(performed[1]).toEqual([{ type: "recommend", userNeeds: "a red shirt" }]);
  });

  it("is forgotten after Escape", async () => {
    const { assistant, scenes, timers } = bench({ scripts: [recognises("what should I buy")] });
    assistant.press();
    await quiet();
    assistant.escape();
    expect(timers).toEqual([]);
    assistant.type("a red shirt");
    await quiet();
    expect(scenes[1]).toEqual({ screen: "/about" });
  });
});

describe("our own voice", () => {
  it("is silenced by a press, which listens at once", async () => {
    const { assistant, voice, state, recogniser } = bench({
      scripts: [recognises("what should I buy"), open],
      holdsVoice: true,
    });
    assistant.press();
    await quiet();
    expect(state()).toMatchObject({ kind: "speaking", stage: "playing" });
    assistant.press();
    await quiet();
    expect(state()).toMatchObject({ kind: "listening" });
    expect(recogniser.listened).toHaveLength(2);
    voice.finish();
    expect(state()).toMatchObject({ kind: "listening" });
  });

  it("keeps the microphone shut while it speaks", async () => {
    const { assistant, recogniser, timers, voice } = bench({
      scripts: [recognises("what should I buy")],
      holdsVoice: true,
    });
    assistant.press();
    await quiet();
    expect([recogniser.listened.length, timers.length]).toEqual([1, 0]);
    voice.finish();
    expect([recogniser.listened.length, timers.length]).toEqual([1, 1]);
  });

  it("that fails does not hold up the turn", async () => {
    const { assistant, voice, state } = bench({ holdsVoice: true });
    assistant.type("what should I buy");
    await quiet();
    voice.finish("network");
    expect(state()).toMatchObject({ kind: "idle", asked: { id: "need" } });
  });
});

describe("a shopper who speaks into our voice", () => {
  const speaking = async () => {
    const made = bench({
      scripts: [recognises("what should I buy"), recognises("go home")],
      holdsVoice: true,
      interrupts: true,
    });
    made.assistant.press();
    await quiet();
    return made;
  };

  it("is listened for while it speaks, with a sign", async () => {
    const { assistant, attending } = await speaking();
    expect([attending.length, assistant.store.getState().attending]).toEqual([1, true]);
  });

  it("silences it and is heard", async () => {
    const { assistant, attending, performed, voice } = await speaking();
    attending[0]?.interrupted();
    await quiet();
    expect(performed.at(-1)).toEqual([{ type: "navigate", to: "/" }]);
    voice.finish();
    expect([attending.length, assistant.store.getState().attending]).toEqual([0, false]);
  });

  it("is not listened for any more when the voice has ended, or the page is hidden", async () => {
    const ended = await speaking();
    ended.assistant.escape();
    const hidden = await speaking();
    hidden.assistant.hide();
    expect([ended.attending, hidden.attending]).toEqual([[], []]);
  });

  it("sees no sign where the microphone could not be opened", async () => {
    const { assistant, attending } = await speaking();
    expect(assistant.store.getState().attending).toBe(true);
    attending[0]?.closed();
    expect(assistant.store.getState().attending).toBe(false);
  });
});

describe("a voice that fails", () => {
  it("leaves this reply to be read and the next one to the next voice", async () => {
    const { assistant, voice, next } = bench({ holdsVoice: true });
    assistant.type("what should I buy");
    await quiet();
    voice.finish("engine-silent");
    expect(assistant.store.getState().speaks).toBe(false);
    assistant.type("what should I buy");
    await quiet();
    expect([voice.spoken.length, next.spoken.length]).toEqual([1, 1]);
    expect(assistant.store.getState().speaks).toBe(true);
  });

  it("without another is read from then on", async () => {
    const { assistant, voice, next } = bench({ holdsVoice: true });
    assistant.type("what should I buy");
    await quiet();
    voice.finish("engine-silent");
    next.speak = (_text, _options, emit) => {
      queueMicrotask(() => emit({ type: "failed", failure: "network" }));
      return { cancel: () => undefined };
    };
    assistant.type("what should I buy");
    await quiet();
    expect(assistant.store.getState().speaks).toBe(false);
  });

  it("is not given up for having been interrupted", async () => {
    const { assistant, voice, next } = bench({ holdsVoice: true });
    assistant.type("what should I buy");
    await quiet();
    assistant.type("what should I buy");
    await quiet();
    expect([voice.spoken.length, next.spoken.length]).toEqual([2, 0]);
  });
});

describe("failures", () => {
  const failing = (...events: Script): Recogniser => ({
    ...createScriptedRecogniser([events]),
    id: "web-speech",
  });

  it("move on to the next recogniser within the turn, and what the first adds is dropped", async () => {
    const second = createScriptedRecogniser([recognises("home")]);
    const recognisers = [failing(...fails("network")), second];
    const { assistant, performed, records } = bench({ recognisers });
    assistant.press();
    await quiet();
    expect(performed).toEqual([[{ type: "navigate", to: "/" }]]);
    expect(records()).toMatchObject([
      { recogniser: "scripted", gaveWay: { "web-speech": "network" } },
    ]);
    expect(second.listened).toEqual([{ language: "en-IN", hints: ["cart"], wanted }]);
  });

  it("hand over what was said to a recogniser that takes sound", async () => {
    const sound = new Float32Array(16_000);
    const failed = { type: "failed", failure: "service-error", sound } as const;
    const script: Script = [{ type: "started" }, { type: "sound" }, { type: "speech-end" }, failed];
    const second = createScriptedRecogniser([recognises("home")]);
    const recognisers: Recogniser[] = [failing(...script), { ...second, id: "openai" }];
    const { assistant, performed } = bench({ recognisers });
    assistant.press();
    await quiet();
    expect(second.listened).toEqual([{ language: "en-IN", hints: ["cart"], wanted, sound }]);
    expect(performed).toEqual([[{ type: "navigate", to: "/" }]]);
  });

  it("leave out what this browser doesn't support from the start", () => {
    const absent: Recogniser = { ...createScriptedRecogniser(), supported: () => false };
    const { state } = bench({ recognisers: [absent] });
    expect(state().recognisers.order).toEqual([]);
  });

  it("of the performer are reported and announced, and the next turn works", async () => {
    const broken = new Error("broken edge");
    let times = 0;
    const { assistant, state, reported } = bench({
      perform: async () => {
        times += 1;
        if (times === 1) throw broken;
        return { done: ["Done."], said: [] };
      },
    });
    assistant.type("cart");
    await quiet();
    expect(state()).toMatchObject({ kind: "failed", fault: "broken" });
    expect(reported).toEqual([broken]);
    assistant.type("cart");
    await quiet();
    expect(state()).toMatchObject({ kind: "idle", exchange: { done: ["Done."] } });
  });
});

describe("something that takes a while", () => {
  it("is announced, and given up when another turn begins", async () => {
    const signals: AbortSignal[] = [];
    const { assistant, state } = bench({
      perform: (_effects, { busy, signal }) => {
        signals.push(signal);
        if (signals.length > 1) return Promise.resolve({ done: ["Home."], said: [] });
        busy("Finding…");
        return new Promise((resolve) =>
          signal.addEventListener("abort", () => resolve({ done: ["Too late."], said: [] })),
        );
      },
    });
    assistant.type("I want a jacket");
    await quiet();
    expect(state()).toMatchObject({ kind: "thinking", stage: "doing", busy: "Finding…" });
    assistant.type("home");
    await quiet();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(state()).toMatchObject({ kind: "idle", exchange: { turn: 2, done: ["Home."] } });
  });

  it("does nothing any more once the assistant is gone", async () => {
    const { assistant, recogniser, state } = bench({ scripts: [open] });
    assistant.press();
    await quiet();
    assistant.dispose();
    assistant.press();
    await quiet();
    expect(recogniser.listened).toHaveLength(1);
    expect(state()).toMatchObject({ kind: "listening", turn: 1 });
  });
});

describe("the record of a turn", () => {
  it("has its words, scene, intent, outcome and timeline", async () => {
    const { assistant, records } = bench({ scripts: [recognises("my card", "my cart")] });
    assistant.press();
    await quiet();
    expect(records()).toEqual([
      {
        turn: 1,
        via: "voice",
        recogniser: "scripted",
        began: 10,
        alternatives: [{ text: "my card" }, { text: "my cart" }],
        scene: { screen: "/about" },
        intent: {
          said: "my cart",
          row: "cart",
          slots: {},
          effects: [{ type: "navigate", to: "/cart" }],
        },
        outcome: { done: ["Done."], said: [] },
        times: expect.objectContaining({
          open: expect.any(Number),
          final: expect.any(Number),
          painted: expect.any(Number),
        }),
      },
    ]);
    const times: Timeline = records()[0]?.times ?? {};
    const inOrder = [times.open, times.sound, times.speechEnd, times.final, times.understood];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => Number(a) - Number(b)));
  });
});

it("reports the words so far while they are said, so that their screen can be fetched", async () => {
  const { assistant, prefetched } = bench({ scripts: [open] });
  assistant.press();
  await quiet();
  expect(prefetched).toEqual(["go to"]);
});

it("talks hands-free until it is asked to stop", async () => {
  const { assistant, timers, state, records } = bench({
    handsFree: true,
    scene: exampleScenes.home,
    scripts: [recognises("go to my cart"), recognises("stop"), recognises("go home")],
  });
  assistant.press();
  await quiet();
  expect(state()).toMatchObject({ kind: "speaking", stage: "cooldown", handsFree: true });
  timers.shift()?.run();
  await quiet();
  expect(records().map(({ alternatives }) => alternatives[0]?.text)).toEqual([
    "go to my cart",
    "stop",
  ]);
  expect([state().kind, state().handsFree, timers.length]).toEqual(["idle", undefined, 0]);
});

it("says nothing aloud from the moment that silence is preferred", async () => {
  const { assistant, recogniser, voice, next } = bench({
    scripts: [recognises("what should I buy")],
  });
  assistant.prefer([recogniser.id, "azure"], ["silent"]);
  expect(assistant.store.getState()).toMatchObject({
    speaks: false,
    state: { recognisers: { order: [recogniser.id] } },
  });
  assistant.press();
  await quiet();
  expect([...voice.spoken, ...next.spoken]).toEqual([]);
});
