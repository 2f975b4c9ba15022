/** What the machine's steps share. */
import type { RecogniserId } from "../../voice/speech.ts";
import type { Action, Fault, Kept, Phase, State, Via } from "./state.ts";

export interface Step {
  readonly state: State;
  readonly actions: readonly Action[];
}

export type In<K extends Phase["kind"]> = Extract<State, { readonly kind: K }>;

export function stay(state: State): Step {
  return { state, actions: [] };
}

export function kept({
  turn,
  recognisers,
  asked,
  exchange,
  handsFree,
  interrupts,
  prompted,
}: State): Kept {
  return { turn, recognisers, asked, exchange, handsFree, interrupts, prompted };
}

/** Everything but a reply ends a conversation. */
export function alone(state: State): Kept {
  return { ...kept(state), handsFree: undefined, prompted: undefined };
}

export function rest(state: Kept, actions: readonly Action[] = []): Step {
  return { state: { ...state, kind: "idle" }, actions };
}

/** Ends a turn early. */
export function leave(state: State): readonly Action[] {
  switch (state.kind) {
    case "idle":
    case "failed":
      return [];
    case "starting":
    case "listening":
      return [{ type: "dropListening" }];
    case "thinking":
      return [{ type: state.stage === "recognising" ? "dropListening" : "abandon" }];
    case "speaking":
      return [{ type: "hush" }];
  }
}

export function fault(state: State, kind: Fault, via: Via, movedTo?: RecogniserId): Step {
  return {
    state: { ...alone(state), kind: "failed", fault: kind, ...(movedTo && { movedTo }) },
    actions: via === "voice" ? [{ type: "earcon", name: "not-understood" }] : [],
  };
}
