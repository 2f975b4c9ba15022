/**
 * The assistant's state machine: pure, total, and the only place that decides what happens next.
 * Every event is answered in every state. What belongs to an old turn (its id is not the current
 * one) changes nothing. Actions are data; assistant.ts runs them.
 */
import type { Question } from "../intents/effects.ts";
import type { Alternative } from "../intents/intent.ts";
import type { EarconName } from "../voice/earcon.ts";
import type { RecogniserEvent, RecogniserId, SpeechFailure } from "../voice/speech.ts";
import { afterFailure, type Ears } from "./ears.ts";
import type { Outcome } from "./outcome.ts";

/** How an utterance came in. */
export type Via = "voice" | "keys";

/** Failures that the machine rests in; silence and a stop from outside are not faults. */
export type Fault = Exclude<SpeechFailure, "no-speech" | "aborted"> | "broken";

/** What was said last and what came of it; shown until the next turn has words of its own. */
export interface Exchange {
  readonly turn: number;
  readonly via: Via;
  readonly heard: string;
  readonly understood: boolean;
  readonly done: readonly string[];
  readonly said: readonly string[];
}

interface Kept {
  /** Id of the latest turn; 0 before the first. */
  readonly turn: number;
  readonly ears: Ears;
  /** The question that waits for an answer. */
  readonly asked?: Question | undefined;
  readonly exchange?: Exchange | undefined;
}

export type Phase =
  | { readonly kind: "idle"; readonly missed?: "no-speech" }
  /** The microphone was asked for and is not open yet. */
  | { readonly kind: "starting"; readonly ear: RecogniserId }
  | {
      readonly kind: "listening";
      readonly ear: RecogniserId;
      readonly interim: string;
      /** Loudness, 0..1. */
      readonly level: number;
    }
  | {
      readonly kind: "thinking";
      readonly via: Via;
      readonly ear: RecogniserId;
      /** `hearing`: the words are being worked out. `doing`: they are known and being obeyed. */
      readonly stage: "hearing" | "doing";
      /** The words as far as they are known. */
      readonly heard: string;
      /** What takes a while: "Finding…". */
      readonly busy?: string;
    }
  | {
      readonly kind: "speaking";
      readonly via: Via;
      /** `settling`: just after our voice, before the microphone may open by itself. */
      readonly stage: "aloud" | "settling";
      readonly saying: string;
      readonly listenAfter: boolean;
    }
  | { readonly kind: "failed"; readonly fault: Fault; readonly movedTo?: RecogniserId };

export type State = Kept & Phase;

export type Event =
  /** The button or its shortcut. */
  | { readonly type: "pressed" }
  /** A command was typed or a suggestion chosen. */
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "recogniser"; readonly turn: number; readonly event: RecogniserEvent }
  /** Something takes a while. */
  | { readonly type: "busy"; readonly turn: number; readonly text: string }
  /** All effects are done. */
  | {
      readonly type: "performed";
      readonly turn: number;
      readonly heard: string;
      readonly understood: boolean;
      readonly outcome: Outcome;
    }
  /** Doing the effects threw: a bug or a broken edge. */
  | { readonly type: "broke"; readonly turn: number }
  /** Our voice has ended, by itself or by a failure of its own. */
  | { readonly type: "spoken"; readonly turn: number }
  /** The pause after our voice is over. */
  | { readonly type: "settled"; readonly turn: number }
  /** The shopper spoke into our voice. */
  | { readonly type: "interrupted" }
  | { readonly type: "escaped" }
  /** The page went out of sight. */
  | { readonly type: "hidden" };

export type Action =
  | { readonly type: "earcon"; readonly name: EarconName }
  /** Wakes the synthesiser inside the tap, for browsers that are silent before one. */
  | { readonly type: "prime" }
  | { readonly type: "listen"; readonly turn: number; readonly ear: RecogniserId }
  /** Passes typed words through the typed recogniser. */
  | { readonly type: "read"; readonly turn: number; readonly text: string }
  /** No more sound: answer with what was heard. */
  | { readonly type: "stopListening" }
  | { readonly type: "dropListening" }
  | {
      readonly type: "obey";
      readonly turn: number;
      readonly alternatives: readonly Alternative[];
    }
  /** The turn that is being obeyed is given up. */
  | { readonly type: "abandon" }
  | { readonly type: "say"; readonly turn: number; readonly text: string }
  | { readonly type: "hush" }
  | { readonly type: "settle"; readonly turn: number; readonly ms: number };

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
      return pressed(state);
    case "typed":
      return typed(state, event.text);
    case "interrupted":
      return state.kind === "speaking" ? listen(state) : stay(state);
    case "escaped":
      return rest({ ...kept(state), asked: undefined }, leave(state));
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

function kept({ turn, ears, asked, exchange }: State): Kept {
  return { turn, ears, asked, exchange };
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
      return listen(state, [{ type: "prime" }]);
    case "starting":
    case "thinking":
      return rest(kept(state), leave(state));
    case "listening":
      return {
        state: { ...hearing(state) },
        actions: [{ type: "stopListening" }],
      };
  }
}

/** A new turn by voice. */
function listen(state: State, first: readonly Action[] = []): Step {
  const turn = state.turn + 1;
  const [ear] = state.ears.order;
  const actions = [...leave(state), ...first];
  if (ear === undefined)
    return { state: { ...kept(state), turn, kind: "failed", fault: "unsupported" }, actions };
  return {
    state: { ...kept(state), turn, kind: "starting", ear },
    actions: [...actions, { type: "earcon", name: "open" }, { type: "listen", turn, ear }],
  };
}

function typed(state: State, words: string): Step {
  const text = words.trim();
  if (text === "") return stay(state);
  const turn = state.turn + 1;
  return {
    state: {
      ...kept(state),
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
      return rest(kept(state), leave(state));
    case "speaking":
      return state.stage === "settling"
        ? rest(kept(state), leave(state))
        : stay({ ...state, listenAfter: false });
    case "idle":
    case "thinking":
    case "failed":
      return stay(state);
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
      return stay(state);
    case "level":
      return state.kind === "listening" ? stay({ ...state, level: event.level }) : stay(state);
    case "interim":
      return stay(interim(state, event.text));
    case "speech-end":
      return stay(hearing(state));
    case "final":
      return final(state, event.alternatives);
    case "failed":
      return failed(state, event.failure, via);
    case "ended":
      return missed(state, via);
  }
}

/** The microphone is open; `words` are what it heard so far. */
function open(state: In<"starting">, words: string): In<"listening"> {
  return { ...kept(state), kind: "listening", ear: state.ear, interim: words, level: 0 };
}

function interim(state: Hearing, words: string): State {
  if (state.kind === "starting") return open(state, words);
  if (state.kind === "listening") return { ...state, interim: words };
  return { ...state, heard: words };
}

function final(state: Hearing, heard: readonly Alternative[]): Step {
  const alternatives = heard
    .map((each) => ({ ...each, text: each.text.trim() }))
    .filter((each) => each.text !== "");
  const [best] = alternatives;
  const thinking = hearing(state);
  if (!best) return missed(state, thinking.via);
  return {
    state: { ...thinking, stage: "doing", heard: best.text },
    actions: [{ type: "obey", turn: state.turn, alternatives }],
  };
}

/** Nothing was said: no fault, but a voice turn ends with a sound. */
function missed(state: State, via: Via): Step {
  return {
    state: { ...kept(state), kind: "idle", missed: "no-speech" },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}

function failed(state: Hearing, failure: SpeechFailure, via: Via): Step {
  switch (failure) {
    case "aborted":
      return rest(kept(state));
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
  const { ears, movedTo } = afterFailure(state.ears, state.ear, failure);
  return fault({ ...state, ears }, failure, via, movedTo);
}

function fault(state: State, kind: Fault, via: Via, movedTo?: RecogniserId): Step {
  return {
    state: { ...kept(state), kind: "failed", fault: kind, ...(movedTo && { movedTo }) },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}

function performed(
  state: In<"thinking">,
  { heard, understood, outcome }: Extract<Event, { readonly type: "performed" }>,
): Step {
  const { done, said, asked } = outcome;
  const { turn, via } = state;
  const after: Kept = {
    ...kept(state),
    asked,
    exchange: { turn, via, heard, understood, done, said },
  };
  const saying = [...said, ...(asked ? [asked.text] : [])].join(" ");
  // A reply is a sign of its own; the earcon speaks where there is none.
  const quiet = via === "keys" || (understood && saying !== "");
  const earcon: readonly Action[] = quiet
    ? []
    : [{ type: "earcon", name: understood ? "understood" : "not-understood" }];
  if (saying === "") return rest(after, earcon);
  return {
    state: {
      ...after,
      kind: "speaking",
      via,
      stage: "aloud",
      saying,
      listenAfter: asked !== undefined && via === "voice",
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
