/** The machine's steps while listening: events, and the next recogniser. */
import type { Alternative } from "../../intents/intent.ts";
import type { RecogniserEvent, RecogniserId, Sound } from "../../voice/speech.ts";
import { afterFailure } from "./recognisers.ts";
import { prompting } from "./reply-steps.ts";
import type { Moved, State, Via } from "./state.ts";
import { alone, fault, type In, kept, rest, type Step, stay } from "./steps.ts";

export function recogniser(state: State, event: RecogniserEvent): Step {
  if (!isListening(state)) return stay(state);
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
      return stay(recognising(state));
    case "final":
      return final(state, event.alternatives);
    case "failed":
      return failed(state, event, via);
    case "ended":
      return missed(state, via);
  }
}

type ListeningState = In<"starting"> | In<"listening"> | In<"thinking">;

function isListening(state: State): state is ListeningState {
  return (
    state.kind === "starting" ||
    state.kind === "listening" ||
    (state.kind === "thinking" && state.stage === "recognising")
  );
}

export function recognising(state: ListeningState): In<"thinking"> {
  if (state.kind === "thinking") return state;
  return {
    ...kept(state),
    kind: "thinking",
    via: "voice",
    recogniser: state.recogniser,
    stage: "recognising",
    heard: state.kind === "listening" ? state.interim : "",
  };
}

/** The microphone is open; `words` are heard so far. */
function open(state: In<"starting">, words: string): In<"listening"> {
  const { recogniser, moved } = state;
  return {
    ...kept(state),
    kind: "listening",
    recogniser,
    interim: words,
    level: 0,
    ...(words !== "" && { spoken: true }),
    ...(moved && { moved }),
  };
}

function interim(state: ListeningState, words: string): State {
  if (state.kind === "starting") return open(state, words);
  if (state.kind === "listening") return { ...state, interim: words, spoken: true };
  return { ...state, heard: words };
}

function final(state: ListeningState, heard: readonly Alternative[]): Step {
  const alternatives = heard
    .map((each) => ({ ...each, text: each.text.trim() }))
    .filter((each) => each.text !== "");
  const [best] = alternatives;
  const { moved: _moved, ...thinking } = recognising(state);
  if (!best) return missed(state, thinking.via);
  return {
    state: { ...thinking, prompted: undefined, stage: "doing", heard: best.text },
    actions: [{ type: "obey", turn: state.turn, alternatives }],
  };
}

/**
 * Nothing was said: a voice turn ends with an earcon. If an answer is awaited, or in a
 * conversation, ask once more: a hands-free shopper can't press again.
 */
function missed(state: State, via: Via): Step {
  const waits = state.asked !== undefined || state.handsFree === true;
  if (waits && via === "voice" && !state.prompted) return prompting(state);
  return {
    state: { ...alone(state), kind: "idle", missed: "no-speech" },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}

type Failed = Extract<RecogniserEvent, { readonly type: "failed" }>;

function failed(state: ListeningState, { failure, sound }: Failed, via: Via): Step {
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
  const { recognisers, next, movedTo } = afterFailure(state.recognisers, {
    recogniser: state.recogniser,
    failure,
    spoken: state.kind === "thinking" || (state.kind === "listening" && state.spoken === true),
    sound: sound !== undefined,
  });
  if (next === undefined) return fault({ ...state, recognisers }, failure, via, movedTo);
  return takeOver(
    { ...state, recognisers },
    next,
    { to: movedTo, again: state.kind === "listening" },
    sound,
  );
}

/** The next recogniser continues the turn. */
function takeOver(
  state: ListeningState,
  recogniser: RecogniserId,
  moved: Moved,
  sound?: Sound,
): Step {
  const { turn } = state;
  if (sound) {
    return {
      state: { ...recognising(state), recogniser, moved: { ...moved, again: false } },
      actions: [{ type: "listen", turn, recogniser, sound }],
    };
  }
  return {
    state: { ...kept(state), kind: "starting", recogniser, moved },
    actions: [
      { type: "earcon", name: "open" },
      { type: "listen", turn, recogniser },
    ],
  };
}
