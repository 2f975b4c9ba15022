/**
 * The assistant's state machine: pure, total, and the only place that decides what happens next.
 * Every event is answered in every state. What belongs to an old turn (its id is not the current
 * one) changes nothing. Actions are data; assistant.ts runs them.
 */
import type { Alternative } from "../intents/intent.ts";
import {
  type RecogniserEvent,
  type RecogniserId,
  type Sound,
  takesSound,
} from "../voice/speech.ts";
import { afterFailure, afterInterruption } from "./ears.ts";
import type { Action, Event, Fault, Kept, Moved, Phase, State, Via } from "./state.ts";
import { words } from "./words.ts";

export interface Step {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** How long the microphone stays shut after our own voice, so that the shop never hears itself. */
export const settleMs = 1000;

export function initial(order: readonly RecogniserId[]): State {
  return { kind: "idle", turn: 0, ears: { order, told: [] } };
}

/** The state after an event, and what to do about it. Never throws. */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case "pressed":
      return pressed({ ...state, handsFree: event.handsFree, interrupts: event.interrupts });
    case "released":
      return state.kind === "listening" ? pressed(state) : stay(state);
    case "preferred":
      return stay({ ...state, ears: { order: event.order, told: [] } });
    case "typed":
      return typed(state, event.text);
    case "interrupted":
      return state.kind === "speaking" && state.attends ? interrupted(state) : stay(state);
    case "escaped":
      return rest({ ...kept(state), asked: undefined, handsFree: undefined }, leave(state));
    case "hidden":
      return hidden(state);
    case "recogniser":
      return event.turn === state.turn ? recogniser(state, event.event) : stay(state);
    case "busy":
      return obeying(state, event.turn) ? stay({ ...state, busy: event.text }) : stay(state);
    case "performed":
      return obeying(state, event.turn) ? performed(state, event) : stay(state);
    case "broke":
      return obeying(state, event.turn) ? fault(state, "broken", state.via) : stay(state);
    case "spoken":
      return event.turn === state.turn ? spoken(state) : stay(state);
    case "settled":
      return event.turn === state.turn && state.kind === "speaking" && state.stage === "settling"
        ? listen(state)
        : stay(state);
  }
}

type In<K extends Phase["kind"]> = Extract<State, { readonly kind: K }>;

function stay(state: State): Step {
  return { state, actions: [] };
}

function kept({ turn, ears, asked, exchange, handsFree, interrupts, prompted }: State): Kept {
  return { turn, ears, asked, exchange, handsFree, interrupts, prompted };
}

/** A conversation ends with whatever isn't a reply. */
function alone(state: State): Kept {
  return { ...kept(state), handsFree: undefined, prompted: undefined };
}

function rest(state: Kept, actions: readonly Action[] = []): Step {
  return { state: { ...state, kind: "idle" }, actions };
}

function obeying(state: State, turn: number): state is In<"thinking"> {
  return state.kind === "thinking" && state.stage === "doing" && state.turn === turn;
}

/** What must end when a turn is left before its time. */
function leave(state: State): readonly Action[] {
  switch (state.kind) {
    case "idle":
    case "failed":
      return [];
    case "starting":
    case "listening":
      return [{ type: "dropListening" }];
    case "thinking":
      return [{ type: state.stage === "hearing" ? "dropListening" : "abandon" }];
    case "speaking":
      return [{ type: "hush" }];
  }
}

function pressed(state: State): Step {
  switch (state.kind) {
    case "idle":
    case "failed":
    case "speaking":
      return listen(state, { first: [{ type: "prime" }] });
    case "starting":
    case "thinking":
      return rest(alone(state), leave(state));
    case "listening":
      return {
        state: { ...hearing(state) },
        actions: [{ type: "stopListening" }],
      };
  }
}

interface Opening {
  /** Who listens; without it, the first in order. */
  readonly ear?: RecogniserId | undefined;
  /** What is done before. */
  readonly first?: readonly Action[];
  /** Whether the earcon tells that the microphone opens. */
  readonly earcon?: boolean;
  /** Words may have been lost. */
  readonly moved?: Moved | undefined;
}

/** A new turn by voice. */
function listen(state: State, { ear, first = [], earcon = true, moved }: Opening = {}): Step {
  const turn = state.turn + 1;
  const ears = { ...state.ears, tried: undefined };
  const listener = ear ?? ears.order[0];
  const actions = [...leave(state), ...first];
  if (listener === undefined)
    return { state: { ...kept(state), turn, kind: "failed", fault: "unsupported" }, actions };
  if (earcon) actions.push({ type: "earcon", name: "open" });
  return {
    state: { ...kept(state), ears, turn, kind: "starting", ear: listener, ...(moved && { moved }) },
    actions: [...actions, { type: "listen", turn, ear: listener }],
  };
}

/**
 * The shopper speaks already: no earcon into the words. One that opens a microphone of its own can't
 * be given the first of them, so the shopper is asked to say them again.
 */
function interrupted(state: In<"speaking">): Step {
  const ear = afterInterruption(state.ears);
  const moved = ear !== undefined && !takesSound(ear) ? { again: true } : undefined;
  return listen(state, { ear, earcon: false, moved });
}

function typed(state: State, words: string): Step {
  const text = words.trim();
  if (text === "") return stay(state);
  const turn = state.turn + 1;
  return {
    state: {
      ...alone(state),
      turn,
      kind: "thinking",
      via: "keys",
      ear: "typed",
      stage: "hearing",
      heard: text,
    },
    actions: [...leave(state), { type: "prime" }, { type: "read", turn, text }],
  };
}

/** The microphone is never open out of sight, and never opens there by itself. */
function hidden(state: State): Step {
  switch (state.kind) {
    case "starting":
    case "listening":
      return rest(alone(state), leave(state));
    case "speaking":
      return state.stage === "settling"
        ? rest(alone(state), leave(state))
        : stay({ ...state, listenAfter: false, attends: false, handsFree: undefined });
    case "idle":
    case "thinking":
    case "failed":
      return stay(state.handsFree ? { ...state, handsFree: undefined } : state);
  }
}

type Hearing = In<"starting"> | In<"listening"> | In<"thinking">;

function hears(state: State): state is Hearing {
  return (
    state.kind === "starting" ||
    state.kind === "listening" ||
    (state.kind === "thinking" && state.stage === "hearing")
  );
}

function hearing(state: Hearing): In<"thinking"> {
  if (state.kind === "thinking") return state;
  return {
    ...kept(state),
    kind: "thinking",
    via: "voice",
    ear: state.ear,
    stage: "hearing",
    heard: state.kind === "listening" ? state.interim : "",
  };
}

function recogniser(state: State, event: RecogniserEvent): Step {
  if (!hears(state)) return stay(state);
  const via = state.kind === "thinking" ? state.via : "voice";
  switch (event.type) {
    case "started":
      return state.kind === "starting" ? stay(open(state, "")) : stay(state);
    case "sound":
      return state.kind === "listening" ? stay({ ...state, spoken: true }) : stay(state);
    case "level":
      return state.kind === "listening" ? stay({ ...state, level: event.level }) : stay(state);
    case "interim":
      return stay(interim(state, event.text));
    case "speech-end":
      return stay(hearing(state));
    case "final":
      return final(state, event.alternatives);
    case "failed":
      return failed(state, event, via);
    case "ended":
      return missed(state, via);
  }
}

/** The microphone is open; `words` are what it heard so far. */
function open(state: In<"starting">, words: string): In<"listening"> {
  const { ear, moved } = state;
  return {
    ...kept(state),
    kind: "listening",
    ear,
    interim: words,
    level: 0,
    ...(words !== "" && { spoken: true }),
    ...(moved && { moved }),
  };
}

function interim(state: Hearing, words: string): State {
  if (state.kind === "starting") return open(state, words);
  if (state.kind === "listening") return { ...state, interim: words, spoken: true };
  return { ...state, heard: words };
}

function final(state: Hearing, heard: readonly Alternative[]): Step {
  const alternatives = heard
    .map((each) => ({ ...each, text: each.text.trim() }))
    .filter((each) => each.text !== "");
  const [best] = alternatives;
  const { moved: _told, ...thinking } = hearing(state);
  if (!best) return missed(state, thinking.via);
  return {
    state: { ...thinking, prompted: undefined, stage: "doing", heard: best.text },
    actions: [{ type: "obey", turn: state.turn, alternatives }],
  };
}

/**
 * Nothing was said: no fault, but a voice turn ends with a sound. Where an answer or, in a
 * conversation, any word is waited for, it is asked for once more: who can't press again has to be
 * let in again.
 */
function missed(state: State, via: Via): Step {
  const waits = state.asked !== undefined || state.handsFree === true;
  if (waits && via === "voice" && !state.prompted) return prompting(state);
  return {
    state: { ...alone(state), kind: "idle", missed: "no-speech" },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}

function prompting(state: State): Step {
  const saying = state.asked?.text ?? words.stillListening;
  const attends = state.handsFree === true || state.interrupts === true;
  return {
    state: {
      ...kept(state),
      prompted: true,
      kind: "speaking",
      via: "voice",
      stage: "aloud",
      saying,
      listenAfter: true,
      ...(attends && { attends }),
    },
    actions: [{ type: "say", turn: state.turn, text: saying }],
  };
}

type Failed = Extract<RecogniserEvent, { readonly type: "failed" }>;

function failed(state: Hearing, { failure, sound }: Failed, via: Via): Step {
  switch (failure) {
    case "aborted":
      return rest(alone(state));
    case "no-speech":
      return missed(state, via);
    case "not-allowed":
    case "service-not-allowed":
    case "audio-capture":
    case "network":
    case "engine-silent":
    case "unsupported":
    case "service-error":
    case "limited":
    case "signed-out":
      break;
  }
  const { ears, next, movedTo } = afterFailure(state.ears, {
    ear: state.ear,
    failure,
    spoken: state.kind === "thinking" || (state.kind === "listening" && state.spoken === true),
    sound: sound !== undefined,
  });
  if (next === undefined) return fault({ ...state, ears }, failure, via, movedTo);
  return takeOver(
    { ...state, ears },
    next,
    { to: movedTo, again: state.kind === "listening" },
    sound,
  );
}

/** The next recogniser goes on within the turn: with the utterance at hand, or the microphone. */
function takeOver(state: Hearing, ear: RecogniserId, moved: Moved, sound?: Sound): Step {
  const { turn } = state;
  if (sound) {
    return {
      state: { ...hearing(state), ear, moved: { ...moved, again: false } },
      actions: [{ type: "listen", turn, ear, sound }],
    };
  }
  return {
    state: { ...kept(state), kind: "starting", ear, moved },
    actions: [
      { type: "earcon", name: "open" },
      { type: "listen", turn, ear },
    ],
  };
}

function fault(state: State, kind: Fault, via: Via, movedTo?: RecogniserId): Step {
  return {
    state: { ...alone(state), kind: "failed", fault: kind, ...(movedTo && { movedTo }) },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}

function performed(
  state: In<"thinking">,
  { heard, understood, outcome, stops = false }: Extract<Event, { readonly type: "performed" }>,
): Step {
  const { done, said, asked } = outcome;
  const { turn, via } = state;
  const after: Kept = {
    ...kept(state),
    handsFree: stops ? undefined : state.handsFree,
    // Words that nobody understood leave a question standing.
    asked: asked ?? (understood ? undefined : state.asked),
    exchange: { turn, via, heard, understood, done, said },
  };
  const saying = [...said, ...(asked ? [asked.text] : [])].join(" ");
  // A reply is a sign of its own; the earcon speaks where there is none.
  const quiet = via === "keys" || (understood && saying !== "");
  const earcon: readonly Action[] = quiet
    ? []
    : [{ type: "earcon", name: understood ? "understood" : "not-understood" }];
  const converses = after.handsFree === true && via === "voice";
  const attends = via === "voice" && (converses || after.interrupts === true);
  if (saying === "" && converses) {
    const resting = { stage: "settling", saying, listenAfter: true } as const;
    return {
      state: { ...after, kind: "speaking", via, ...resting, attends },
      actions: [...earcon, { type: "settle", turn, ms: settleMs }],
    };
  }
  if (saying === "") return rest(after, earcon);
  return {
    state: {
      ...after,
      kind: "speaking",
      via,
      stage: "aloud",
      saying,
      listenAfter: (asked !== undefined && via === "voice") || converses,
      ...(attends && { attends }),
    },
    actions: [...earcon, { type: "say", turn, text: saying }],
  };
}

function spoken(state: State): Step {
  if (state.kind !== "speaking" || state.stage !== "aloud") return stay(state);
  if (!state.listenAfter) return rest(kept(state));
  return {
    state: { ...state, stage: "settling" },
    actions: [{ type: "settle", turn: state.turn, ms: settleMs }],
  };
}
