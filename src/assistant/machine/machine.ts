/**
 * The assistant's state machine: pure, total, the only place that decides what happens next.
 * Ignores events of old turns. Actions are data, run by assistant.ts.
 */
import { type RecogniserId, takesSound } from "../../voice/speech.ts";
import { recogniser, recognising } from "./listening-steps.ts";
import { afterInterruption } from "./recognisers.ts";
import { performed, spoken } from "./reply-steps.ts";
import type { Action, Event, Moved, State } from "./state.ts";
import { alone, fault, type In, kept, leave, rest, type Step, stay } from "./steps.ts";

export function initial(order: readonly RecogniserId[]): State {
  return { kind: "idle", turn: 0, recognisers: { order, announced: [] } };
}

/** Never throws. */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case "pressed":
      return pressed({ ...state, handsFree: event.handsFree, interrupts: event.interrupts });
    case "released":
      return state.kind === "listening" ? pressed(state) : stay(state);
    case "preferred":
      return stay({ ...state, recognisers: { order: event.order, announced: [] } });
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
    case "cooldownOver":
      return event.turn === state.turn && state.kind === "speaking" && state.stage === "cooldown"
        ? listen(state)
        : stay(state);
  }
}

function obeying(state: State, turn: number): state is In<"thinking"> {
  return state.kind === "thinking" && state.stage === "doing" && state.turn === turn;
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
        state: { ...recognising(state) },
        actions: [{ type: "stopListening" }],
      };
  }
}

interface Opening {
  readonly recogniser?: RecogniserId | undefined;
  readonly first?: readonly Action[];
  readonly earcon?: boolean;
  /** Words may have been lost. */
  readonly moved?: Moved | undefined;
}

function listen(
  state: State,
  { recogniser, first = [], earcon = true, moved }: Opening = {},
): Step {
  const turn = state.turn + 1;
  const recognisers = { ...state.recognisers, tried: undefined };
  const listener = recogniser ?? recognisers.order[0];
  const actions = [...leave(state), ...first];
  if (listener === undefined)
    return { state: { ...kept(state), turn, kind: "failed", fault: "unsupported" }, actions };
  if (earcon) actions.push({ type: "earcon", name: "open" });
  return {
    state: {
      ...kept(state),
      recognisers,
      turn,
      kind: "starting",
      recogniser: listener,
      ...(moved && { moved }),
    },
    actions: [...actions, { type: "listen", turn, recogniser: listener }],
  };
}

/**
 * The shopper is speaking: no earcon. A recogniser that opens its own microphone misses the first
 * words, so ask for a repetition.
 */
function interrupted(state: In<"speaking">): Step {
  const recogniser = afterInterruption(state.recognisers);
  const moved = recogniser !== undefined && !takesSound(recogniser) ? { again: true } : undefined;
  return listen(state, { recogniser, earcon: false, moved });
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
      recogniser: "typed",
      stage: "recognising",
      heard: text,
    },
    actions: [...leave(state), { type: "prime" }, { type: "read", turn, text }],
  };
}

/** A hidden page closes its microphone. */
function hidden(state: State): Step {
  switch (state.kind) {
    case "starting":
    case "listening":
      return rest(alone(state), leave(state));
    case "speaking":
      return state.stage === "cooldown"
        ? rest(alone(state), leave(state))
        : stay({ ...state, listenAfter: false, attends: false, handsFree: undefined });
    case "idle":
    case "thinking":
    case "failed":
      return stay(state.handsFree ? { ...state, handsFree: undefined } : state);
  }
}
