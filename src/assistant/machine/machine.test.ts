import { describe, expect, it } from "vitest";
import type { Question } from "../../intents/effects.ts";
import type { EarconName } from "../../voice/earcon.ts";
import type { RecogniserId, SpeechFailure } from "../../voice/speech.ts";
import { words } from "../panel/words.ts";
import { initial, step } from "./machine.ts";
import { nothingDone } from "./outcome.ts";
import { echoPauseMs } from "./reply-steps.ts";
import type { Action, Event, Exchange, Fault, Kept, Phase, State } from "./state.ts";
import type { Step } from "./steps.ts";

const question: Question = { id: "need", text: "What are you looking for?", about: "" };
const turn = 3;

const at = <P extends Phase>(phase: P, more: Partial<Kept> = {}): Kept & P => ({
  turn,
  recognisers: { order: ["web-speech", "openai"], announced: [] },
  ...more,
  ...phase,
});

const states = {
  idle: at({ kind: "idle" }),
  starting: at({ kind: "starting", recogniser: "web-speech" }),
  listening: at({ kind: "listening", recogniser: "web-speech", interim: "go to", level: 0.2 }),
  hearing: at({
    kind: "thinking",
    via: "voice",
    recogniser: "web-speech",
    stage: "recognising",
    heard: "go to the",
  }),
  reading: at({
    kind: "thinking",
    via: "keys",
    recogniser: "typed",
    stage: "recognising",
    heard: "cart",
  }),
  doing: at({
    kind: "thinking",
    via: "voice",
    recogniser: "web-speech",
    stage: "doing",
    heard: "cart",
  }),
  playing: at({
    kind: "speaking",
    via: "voice",
    stage: "playing",
    saying: question.text,
    listenAfter: true,
  }),
  attended: at({
    kind: "speaking",
    via: "voice",
    stage: "playing",
    saying: question.text,
    listenAfter: true,
    attends: true,
  }),
  cooldown: at({
    kind: "speaking",
    via: "voice",
    stage: "cooldown",
    saying: question.text,
    listenAfter: true,
  }),
  failed: at({ kind: "failed", fault: "network" }),
} as const;

const performed = { type: "performed", turn, heard: "cart", understood: true } as const;

const events = {
  pressed: { type: "pressed" },
  typed: { type: "typed", text: " home " },
  blank: { type: "typed", text: "  " },
  started: { type: "recogniser", turn, event: { type: "started" } },
  sound: { type: "recogniser", turn, event: { type: "sound" } },
  level: { type: "recogniser", turn, event: { type: "level", level: 0.7 } },
  interim: { type: "recogniser", turn, event: { type: "interim", text: "go to the cart" } },
  speechEnd: { type: "recogniser", turn, event: { type: "speech-end" } },
  final: {
    type: "recogniser",
    turn,
    event: { type: "final", alternatives: [{ text: "go to the cart" }] },
  },
  noWords: { type: "recogniser", turn, event: { type: "final", alternatives: [{ text: " " }] } },
  failed: { type: "recogniser", turn, event: { type: "failed", failure: "not-allowed" } },
  aborted: { type: "recogniser", turn, event: { type: "failed", failure: "aborted" } },
  noSpeech: { type: "recogniser", turn, event: { type: "failed", failure: "no-speech" } },
  ended: { type: "recogniser", turn, event: { type: "ended" } },
  busy: { type: "busy", turn, text: "Finding…" },
  done: { ...performed, outcome: { done: ["Here's your cart."], said: [] } },
  replied: { ...performed, outcome: { done: [], said: ["Two things."] } },
  asked: { ...performed, outcome: { done: [], said: [], asked: question } },
  broke: { type: "broke", turn },
  spoken: { type: "spoken", turn },
  cooldownOver: { type: "cooldownOver", turn },
  interrupted: { type: "interrupted" },
  escaped: { type: "escaped" },
  hidden: { type: "hidden" },
} as const satisfies Record<string, Event>;

const to = (state: State, ...actions: readonly Action[]): Step => ({ state, actions });

const prime: Action = { type: "prime" };
const hush: Action = { type: "hush" };
const drop: Action = { type: "dropListening" };
const abandon: Action = { type: "abandon" };
const stop: Action = { type: "stopListening" };
const wait: Action = { type: "settle", turn, ms: echoPauseMs };
const say = (text: string): Action => ({ type: "say", turn, text });
const earcon = (name: EarconName): Action => ({ type: "earcon", name });
const open = earcon("open");
const lost = earcon("not-understood");
const listen = (turn: number, recogniser: RecogniserId = "web-speech"): Action => ({
  type: "listen",
  turn,
  recogniser,
});

const idle = (...actions: readonly Action[]) => to(states.idle, ...actions);
const missed = (...actions: readonly Action[]) =>
  to(at({ kind: "idle", missed: "no-speech" }), ...actions);
const failed = (fault: Fault, ...actions: readonly Action[]) =>
  to(at({ kind: "failed", fault }), ...actions);
const starting = (recogniser: RecogniserId, ...actions: readonly Action[]) =>
  to(at({ kind: "starting", recogniser }, { turn: 4 }), ...actions, listen(4, recogniser));
const reading = (...actions: readonly Action[]) =>
  to({ ...states.reading, turn: 4, heard: "home" }, ...actions, prime, {
    type: "read",
    turn: 4,
    text: "home",
  });
const hearing = (heard: string, ...actions: readonly Action[]) =>
  to({ ...states.hearing, heard }, ...actions);

const { alternatives } = events.final.event;
const obey: Action = { type: "obey", turn, alternatives };
const heard = "go to the cart";
const exchange: Exchange = {
  turn,
  via: "voice",
  heard: "cart",
  understood: true,
  done: [],
  said: [],
};

const { said } = events.replied.outcome;
const reply = { saying: said[0], listenAfter: false };

type Answers = Partial<Record<keyof typeof events, Step>>;

const rests: Answers = {
  pressed: starting("web-speech", prime, open),
  typed: reading(),
  escaped: idle(),
};
const recognised: Answers = {
  typed: reading(drop),
  final: to({ ...states.doing, heard }, obey),
  noWords: missed(lost),
  failed: failed("not-allowed", lost),
  aborted: idle(),
  noSpeech: missed(lost),
  ended: missed(lost),
  escaped: idle(drop),
};
const speaks: Answers = {
  pressed: starting("web-speech", hush, prime, open),
  typed: reading(hush),
  spoken: to(states.cooldown, wait),
  escaped: idle(hush),
  hidden: to({ ...states.playing, listenAfter: false, attends: false }),
};

/** Others change nothing. */
const expected: Record<keyof typeof states, Answers> = {
  idle: rests,
  starting: {
    ...recognised,
    pressed: idle(drop),
    started: to({ ...states.listening, interim: "", level: 0 }),
    interim: to({ ...states.listening, interim: heard, level: 0, spoken: true }),
    speechEnd: hearing(""),
    hidden: idle(drop),
  },
  listening: {
    ...recognised,
    pressed: hearing("go to", stop),
    sound: to({ ...states.listening, spoken: true }),
    level: to({ ...states.listening, level: 0.7 }),
    interim: to({ ...states.listening, interim: heard, spoken: true }),
    speechEnd: hearing("go to"),
    hidden: idle(drop),
  },
  hearing: { ...recognised, pressed: idle(drop), interim: hearing(heard) },
  reading: {
    pressed: idle(drop),
    typed: reading(drop),
    interim: to({ ...states.reading, heard }),
    final: to({ ...states.reading, stage: "doing", heard }, obey),
    noWords: missed(),
    failed: failed("not-allowed"),
    aborted: idle(),
    noSpeech: missed(),
    ended: missed(),
    escaped: idle(drop),
  },
  doing: {
    pressed: idle(abandon),
    typed: reading(abandon),
    busy: to({ ...states.doing, busy: "Finding…" }),
    done: to(
      { ...states.idle, exchange: { ...exchange, done: ["Here's your cart."] } },
      earcon("understood"),
    ),
    replied: to(
      { ...states.playing, ...reply, exchange: { ...exchange, said } },
      say(reply.saying),
    ),
    asked: to({ ...states.playing, asked: question, exchange }, say(question.text)),
    broke: failed("broken", lost),
    escaped: idle(abandon),
  },
  playing: speaks,
  attended: {
    ...speaks,
    spoken: to({ ...states.cooldown, attends: true }, wait),
    interrupted: starting("openai", hush),
  },
  cooldown: {
    pressed: starting("web-speech", hush, prime, open),
    typed: reading(hush),
    cooldownOver: starting("web-speech", hush, open),
    escaped: idle(hush),
    hidden: idle(hush),
  },
  failed: rests,
};

const stateNames = Object.keys(states) as (keyof typeof states)[];
const eventNames = Object.keys(events) as (keyof typeof events)[];

describe("every event in every state", () => {
  for (const name of stateNames) {
    it(`has one answer when ${name}`, () => {
      for (const event of eventNames) {
        const taken = step(states[name], events[event]);
        const answer = expected[name][event];
        if (answer) expect(taken, event).toEqual(answer);
        else expect([taken.state === states[name], taken.actions], event).toEqual([true, []]);
      }
    });

    it(`changes nothing when ${name} and an old turn reports late`, () => {
      for (const event of Object.values(events)) {
        if ("turn" in event)
          expect(step(states[name], { ...event, turn: turn - 1 })).toEqual(to(states[name]));
      }
    });
  }
});

function run(state: State, ...sent: readonly Event[]): State {
  return sent.reduce((before, event) => step(before, event).state, state);
}

describe("a turn by voice", () => {
  it("goes from the press over the words to what was done", () => {
    const opened = run(initial(["web-speech"]), { type: "pressed" });
    expect(opened).toEqual({
      kind: "starting",
      turn: 1,
      recognisers: { order: ["web-speech"], announced: [] },
      recogniser: "web-speech",
    });
    const heard = run(
      opened,
      { type: "recogniser", turn: 1, event: { type: "started" } },
      { type: "recogniser", turn: 1, event: { type: "level", level: 0.5 } },
      { type: "recogniser", turn: 1, event: { type: "interim", text: "cart" } },
    );
    expect(heard).toMatchObject({ kind: "listening", interim: "cart", level: 0.5 });
    const answered = step(heard, {
      type: "recogniser",
      turn: 1,
      event: { type: "final", alternatives: [{ text: " cart " }, { text: "" }, { text: "card" }] },
    });
    expect(answered.actions).toEqual([
      { type: "obey", turn: 1, alternatives: [{ text: "cart" }, { text: "card" }] },
    ]);
    expect(
      run(answered.state, {
        type: "performed",
        turn: 1,
        heard: "cart",
        understood: true,
        outcome: { done: ["Here's your cart."], said: [] },
      }),
    ).toEqual({
      kind: "idle",
      turn: 1,
      recognisers: { order: ["web-speech"], announced: [] },
      exchange: {
        turn: 1,
        via: "voice",
        heard: "cart",
        understood: true,
        done: ["Here's your cart."],
        said: [],
      },
    });
  });

  it("says that it was not understood with a sound and with its words", () => {
    const { actions } = step(states.doing, {
      ...performed,
      understood: false,
      outcome: { done: [], said: ["I don't know that one yet."] },
    });
    expect(actions).toEqual([lost, say("I don't know that one yet.")]);
  });

  it("ignores the words of a turn that was cancelled", () => {
    const cancelled = run(states.listening, events.escaped);
    expect(step(cancelled, events.final)).toEqual({ state: cancelled, actions: [] });
  });

  it("ignores the words of a turn that another turn overtook", () => {
    const overtaken = run(states.listening, { type: "typed", text: "home" });
    expect(step(overtaken, events.final)).toEqual({ state: overtaken, actions: [] });
    expect(step(overtaken, events.ended)).toEqual({ state: overtaken, actions: [] });
  });

  it("ignores what an abandoned turn has done", () => {
    const overtaken = run(states.doing, { type: "pressed" }, { type: "pressed" });
    expect(step(overtaken, events.done)).toEqual({ state: overtaken, actions: [] });
  });

  it("fails plainly when there is no recogniser at all", () => {
    expect(step(initial([]), { type: "pressed" })).toMatchObject({
      state: { kind: "failed", fault: "unsupported", turn: 1 },
      actions: [prime],
    });
  });
});

describe("half-duplex", () => {
  it("never opens the microphone by itself before the pause after our voice is over", () => {
    const silent = eventNames.filter((name) => name !== "pressed" && name !== "interrupted");
    for (const name of silent) {
      const { actions } = step(states.playing, events[name]);
      expect(actions.filter((action) => action.type === "listen")).toEqual([]);
    }
  });

  it("waits a second after a spoken question and then listens for the answer", () => {
    const spoken = step(states.playing, events.spoken);
    expect(spoken.actions).toEqual([wait]);
    expect(step(spoken.state, events.cooldownOver).actions).toEqual([hush, open, listen(4)]);
  });

  it("does not listen for the answer to a question that was asked of typed words", () => {
    const reading = run(states.reading, events.final);
    const asking = run(reading, events.asked);
    expect(asking).toMatchObject({ kind: "speaking", listenAfter: false, asked: question });
    expect(step(asking, events.spoken)).toMatchObject({ state: { kind: "idle" }, actions: [] });
  });

  it("does not listen for the answer once the page was out of sight", () => {
    expect(step(run(states.playing, events.hidden), events.spoken)).toMatchObject({
      state: { kind: "idle" },
      actions: [],
    });
  });
});

describe("the question asked", () => {
  const waiting = at({ kind: "idle" }, { asked: question });

  it("is asked once more after silence, and then rests", () => {
    const opened = run(waiting, events.pressed);
    const silence = (turn: number) => ({ ...events.noSpeech, turn });
    const again = step(opened, silence(4));
    const settled = step(step(again.state, { type: "spoken", turn: 4 }).state, {
      type: "cooldownOver",
      turn: 4,
    });
    const second = step(settled.state, silence(5));
    expect([again, settled, second]).toMatchObject([
      {
        state: { kind: "speaking", stage: "playing", turn: 4 },
        actions: [{ type: "say", turn: 4, text: question.text }],
      },
      { state: { kind: "starting", turn: 5 }, actions: [hush, open, listen(5)] },
      { state: { kind: "idle", missed: "no-speech", turn: 5, asked: question }, actions: [lost] },
    ]);
  });

  it("is asked once more after every silence that words came before", () => {
    const once = run(run(waiting, events.pressed), { ...events.noSpeech, turn: 4 });
    const pressed = run(once, events.pressed);
    const doing = run(pressed, { ...events.final, turn: 5 });
    const spokenText = run(doing, {
      ...performed,
      turn: 5,
      understood: false,
      outcome: nothingDone,
    });
    const silent = run(run(spokenText, events.pressed), { ...events.noSpeech, turn: 6 });
    expect(silent).toMatchObject({ kind: "speaking", saying: question.text, asked: question });
  });

  it("waits through a press, silence and a failure", () => {
    const opened = run(waiting, events.pressed);
    const silence = { ...events.noSpeech, turn: 4 };
    const refusal = { ...events.failed, turn: 4 };
    expect(opened.asked).toEqual(question);
    expect(run(opened, silence).asked).toEqual(question);
    expect(run(opened, refusal).asked).toEqual(question);
  });

  it("is dropped by Escape", () => {
    expect(run(waiting, events.escaped).asked).toBeUndefined();
  });

  it("waits through words that are not understood", () => {
    const doing = at(
      { kind: "thinking", via: "voice", recogniser: "web-speech", stage: "doing", heard: "mumble" },
      { asked: question },
    );
    const spokenText = run(doing, { ...performed, understood: false, outcome: nothingDone });
    expect(spokenText.asked).toEqual(question);
  });

  it("is gone when the next turn has an outcome, answered or overtaken", () => {
    const doing = at(
      { kind: "thinking", via: "keys", recogniser: "typed", stage: "doing", heard: "home" },
      { asked: question },
    );
    expect(run(doing, { ...performed, outcome: nothingDone }).asked).toBeUndefined();
    expect(run(doing, events.asked).asked).toEqual(question);
  });
});

describe("moving on to the next recogniser", () => {
  type Heard = Extract<Event, { readonly type: "recogniser" }>["event"];
  const report = (state: State, ...heard: readonly Heard[]) =>
    run(state, ...heard.map((event) => ({ type: "recogniser", turn: state.turn, event }) as const));
  const fail = (state: State, failure: SpeechFailure) => report(state, { type: "failed", failure });
  const again = (state: State) => run(state, { type: "pressed" });
  const pressed = (...order: readonly RecogniserId[]) => again(initial(order));
  const sound = new Float32Array(16_000);

  it.each(["network", "engine-silent", "service-error", "service-not-allowed"] as const)(
    "opens the next one's microphone in the same turn after %s before it was open",
    (failure) => {
      const event = { type: "failed", failure } as const;
      const { state, actions } = step(pressed("web-speech", "openai"), {
        type: "recogniser",
        turn: 1,
        event,
      });
      expect(state).toMatchObject({
        kind: "starting",
        turn: 1,
        recogniser: "openai",
        moved: { to: "openai", again: false },
        recognisers: { order: ["openai", "web-speech"], tried: { "web-speech": failure } },
      });
      expect(actions).toEqual([open, listen(1, "openai")]);
    },
  );

  it("asks for the words again when the microphone was open before", () => {
    const open = report(pressed("web-speech", "openai"), { type: "started" });
    expect(fail(open, "network")).toMatchObject({
      kind: "starting",
      recogniser: "openai",
      moved: { to: "openai", again: true },
    });
  });

  it("leaves it to the next turn when the shopper has spoken and the words are lost", () => {
    const spoken = report(pressed("web-speech", "openai"), { type: "started" }, { type: "sound" });
    const failed = fail(spoken, "network");
    expect(failed).toMatchObject({ kind: "failed", fault: "network", movedTo: "openai" });
    expect(again(failed)).toMatchObject({ kind: "starting", recogniser: "openai" });
  });

  it("gives an utterance that was taken down to the next one that takes sound", () => {
    const spoken = report(
      pressed("azure", "web-speech", "openai"),
      { type: "started" },
      { type: "sound" },
      { type: "speech-end" },
    );
    const event = { type: "failed", failure: "service-error", sound } as const;
    const { state, actions } = step(spoken, { type: "recogniser", turn: 1, event });
    expect(state).toMatchObject({
      kind: "thinking",
      stage: "recognising",
      recogniser: "openai",
      turn: 1,
    });
    expect(actions).toEqual([{ type: "listen", turn: 1, recogniser: "openai", sound }]);
    expect(report(state, { type: "final", alternatives: [{ text: "cart" }] })).toMatchObject({
      kind: "thinking",
      stage: "doing",
      heard: "cart",
    });
  });

  it("tries none twice in a turn, and reports each move once", () => {
    const moved = fail(pressed("web-speech", "openai"), "network");
    const both = fail(moved, "network");
    expect(both).toMatchObject({
      kind: "failed",
      movedTo: "web-speech",
      recognisers: { order: ["web-speech", "openai"], announced: ["web-speech", "openai"] },
    });
    const spokenText = fail(again(both), "network");
    expect(spokenText).toMatchObject({ kind: "starting", recogniser: "openai" });
    expect(spokenText).toMatchObject({ moved: { to: undefined, again: false } });
    expect(fail(spokenText, "network")).not.toHaveProperty("movedTo");
  });

  it("drops one that this browser can't run", () => {
    expect(fail(pressed("web-speech", "openai"), "unsupported")).toMatchObject({
      kind: "starting",
      recognisers: { order: ["openai"] },
    });
  });

  it("keeps trying the only one there is", () => {
    const failed = fail(pressed("web-speech"), "network");
    expect(failed).not.toHaveProperty("movedTo");
    expect(again(failed)).toMatchObject({ kind: "starting", recogniser: "web-speech" });
  });

  for (const failure of ["not-allowed", "limited", "signed-out"] as const) {
    it(`stays with the same one after ${failure}, which no other would mend`, () => {
      const failed = fail(pressed("web-speech", "openai"), failure);
      expect(failed).toMatchObject({ kind: "failed", fault: failure });
      expect(again(failed)).toMatchObject({ kind: "starting", recogniser: "web-speech" });
    });
  }

  it("leaves the recognisers alone when only the command box failed", () => {
    expect(fail(states.reading, "network").recognisers).toEqual(states.reading.recognisers);
  });
});

describe("speaking into our voice", () => {
  const talking = (order: readonly RecogniserId[]): State => ({
    ...states.attended,
    recognisers: { order, announced: [] },
  });

  it("silences it and is heard by one that is given the first words, too", () => {
    const { actions } = step(talking(["web-speech", "azure"]), events.interrupted);
    expect(actions).toEqual([hush, listen(4, "azure")]);
  });

  it("is heard by the browser's own where there is no other", () => {
    const { actions } = step(talking(["web-speech"]), events.interrupted);
    expect(actions).toEqual([hush, listen(4)]);
  });

  it("is to be said again where the first words can't be handed over", () => {
    const moved = (order: readonly RecogniserId[]) => {
      const { state } = step(talking(order), events.interrupted);
      return state.kind === "starting" && state.moved;
    };
    expect([moved(["web-speech"]), moved(["web-speech", "azure"])]).toEqual([
      { again: true },
      undefined,
    ]);
  });

  it("is waited for in a conversation, or where the shopper chose so, after spoken words", () => {
    const attends = (state: State) => {
      const { state: after } = step(state, events.replied);
      return after.kind === "speaking" && after.attends === true;
    };
    const typed = run(states.reading, events.final);
    expect([
      attends(states.doing),
      attends({ ...states.doing, handsFree: true }),
      attends({ ...states.doing, interrupts: true }),
      attends({ ...typed, interrupts: true }),
    ]).toEqual([false, true, true, false]);
  });

  it("is no longer waited for once the page is out of sight", () => {
    expect(step(states.attended, events.hidden).state).toMatchObject({ attends: false });
  });
});

describe("a hands-free conversation", () => {
  const talking = (state: State): State => ({ ...state, handsFree: true });
  const replied = { ...performed, outcome: { done: [], said: ["Two things."] } };

  it("begins with a press that wants one, and a press that wants none ends it", () => {
    const begun = step(states.idle, { type: "pressed", handsFree: true }).state;
    const ended = step(talking(states.playing), { type: "pressed", handsFree: false }).state;
    expect([begun.handsFree, ended.handsFree]).toEqual([true, false]);
  });

  it("listens again after a reply, and after an act that needs no words", () => {
    const said = step(talking(states.doing), replied);
    const pause = step(said.state, { type: "spoken", turn });
    const again = step(pause.state, { type: "cooldownOver", turn });
    const quiet = step(talking(states.doing), events.done);
    expect([said, pause, again, quiet]).toMatchObject([
      { state: { kind: "speaking", stage: "playing", turn }, actions: [say("Two things.")] },
      { state: { kind: "speaking", stage: "cooldown", turn }, actions: [wait] },
      {
        state: { kind: "starting", turn: 4, handsFree: true },
        actions: [hush, open, listen(4)],
      },
      {
        state: { kind: "speaking", stage: "cooldown", turn },
        actions: [earcon("understood"), wait],
      },
    ]);
  });

  it("ends when asked to stop, after the answer to that", () => {
    const said = step(talking(states.doing), { ...replied, stops: true });
    const { state, actions } = step(said.state, { type: "spoken", turn });
    expect([state.kind, state.turn, state.handsFree, actions]).toEqual([
      "idle",
      turn,
      undefined,
      [],
    ]);
  });

  it("says once that it still listens when nothing is said", () => {
    expect(step(talking(states.listening), events.noSpeech)).toMatchObject({
      state: { kind: "speaking", stage: "playing", turn, handsFree: true },
      actions: [say(words.stillListening)],
    });
  });

  it.each([
    ["left silent once more", { ...states.listening, prompted: true }, events.noSpeech],
    ["escaped from", states.listening, events.escaped],
    ["hidden while listening", states.listening, events.hidden],
    ["hidden while speaking", states.playing, events.hidden],
    ["hidden while thinking", states.doing, events.hidden],
    ["failed", states.listening, events.failed],
    ["taken over by typing", states.playing, events.typed],
    ["cancelled while thinking", states.doing, events.pressed],
  ] as const)("ends when %s", (_how, state, event) => {
    expect(step(talking(state), event).state.handsFree).toBeUndefined();
  });
});

it("answers with what was heard when a held button is let go", () => {
  const released = { type: "released" } as const;
  expect(step(states.listening, released)).toEqual(hearing("go to", stop));
  expect(step(states.starting, released)).toEqual(to(states.starting));
});

it("tries the preferred recogniser first from the next turn on", () => {
  const { state } = step(states.listening, { type: "preferred", order: ["openai", "web-speech"] });
  const next = step(step(state, events.escaped).state, events.pressed);
  expect(next.actions).toContainEqual(listen(4, "openai"));
});
