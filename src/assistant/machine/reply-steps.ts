/** The machine's steps from outcome to reply and listening again. */

import { words } from "../panel/words.ts";
import type { Action, Event, Kept, State } from "./state.ts";
import { type In, kept, rest, type Step, stay } from "./steps.ts";

/** Milliseconds that the microphone stays closed after our voice, against hearing ourselves. */
export const echoPauseMs = 1000;

export function performed(
  state: In<"thinking">,
  { heard, understood, outcome, stops = false }: Extract<Event, { readonly type: "performed" }>,
): Step {
  const { done, said, asked, offered } = outcome;
  const { turn, via } = state;
  const after: Kept = {
    ...kept(state),
    handsFree: stops ? undefined : state.handsFree,
    // The question stays open.
    asked: asked ?? (understood ? undefined : state.asked),
    exchange: { turn, via, heard, understood, done, said, ...(offered && { offered }) },
  };
  const saying = [...said, ...(asked ? [asked.text] : [])].join(" ");
  // Only without a reply.
  const quiet = via === "keys" || (understood && saying !== "");
  const earcon: readonly Action[] = quiet
    ? []
    : [{ type: "earcon", name: understood ? "understood" : "not-understood" }];
  const converses = after.handsFree === true && via === "voice";
  const attends = via === "voice" && (converses || after.interrupts === true);
  if (saying === "" && converses) {
    const resting = { stage: "cooldown", saying, listenAfter: true } as const;
    return {
      state: { ...after, kind: "speaking", via, ...resting, attends },
      actions: [...earcon, { type: "settle", turn, ms: echoPauseMs }],
    };
  }
  if (saying === "") return rest(after, earcon);
  return {
    state: {
      ...after,
      kind: "speaking",
      via,
      stage: "playing",
      saying,
      listenAfter: (asked !== undefined && via === "voice") || converses,
      ...(attends && { attends }),
    },
    actions: [...earcon, { type: "say", turn, text: saying }],
  };
}

export function prompting(state: State): Step {
  const saying = state.asked?.text ?? words.stillListening;
  const attends = state.handsFree === true || state.interrupts === true;
  return {
    state: {
      ...kept(state),
      prompted: true,
      kind: "speaking",
      via: "voice",
      stage: "playing",
      saying,
      listenAfter: true,
      ...(attends && { attends }),
    },
    actions: [{ type: "say", turn: state.turn, text: saying }],
  };
}

export function spoken(state: State): Step {
  if (state.kind !== "speaking" || state.stage !== "playing") return stay(state);
  if (!state.listenAfter) return rest(kept(state));
  return {
    state: { ...state, stage: "cooldown" },
    actions: [{ type: "settle", turn: state.turn, ms: echoPauseMs }],
  };
}
