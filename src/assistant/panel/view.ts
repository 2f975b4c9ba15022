/** Derives the bubble and announcements from the state, so that they agree. */

import type { Moved, State } from "../machine/state.ts";
import { faults, words } from "./words.ts";

export interface BubbleView {
  readonly heard?: { readonly text: string; readonly final: boolean };
  /** Current or finished acts, a sentence each. */
  readonly acts: readonly string[];
  readonly question?: string;
  /** The phase, before any words. */
  readonly status?: string;
  readonly trouble?: { readonly title: string; readonly help: string; readonly again: boolean };
}

function once(sentences: readonly string[]): readonly string[] {
  const all = [...new Set(sentences)];
  return all.filter((one) => !all.some((other) => other !== one && other.startsWith(one)));
}

/** `attending`: the microphone is open during our voice. */
export function bubbleView(state: State, attending = false): BubbleView {
  switch (state.kind) {
    case "starting":
      return { ...waiting(state), acts: [], status: movedNow(state) || words.starting };
    case "listening":
      return state.interim === ""
        ? {
            ...waiting(state),
            acts: [],
            status: movedNow(state) || (state.handsFree ? words.conversing : words.listening),
          }
        : { ...waiting(state), acts: [], heard: { text: state.interim, final: false } };
    case "thinking":
      return {
        acts: [],
        status: state.moved ? words.listensAgain : (state.busy ?? words.thinking),
        ...(state.heard !== "" && {
          heard: { text: state.heard, final: state.stage === "doing" },
        }),
      };
    case "failed": {
      const { title, help, again } = faults[state.fault];
      if (state.movedTo !== undefined) {
        const moved = { title, help: words.movedTo(state.movedTo), again: true };
        return { ...waiting(state), acts: [], trouble: moved };
      }
      return { ...waiting(state), acts: [], trouble: { title, help, again } };
    }
    case "idle":
      if (state.missed) return { ...waiting(state), acts: [words.missed] };
      return lastExchange(state);
    case "speaking":
      if (state.prompted && !state.asked) return { acts: [state.saying] };
      return { ...lastExchange(state), ...(attending && { status: words.interruptible }) };
  }
}

/** Announces a replacement; empty if it isn't new. */
function movedNow({ moved }: { readonly moved?: Moved | undefined }): string {
  return moved ? words.movedNow(moved) : "";
}

function waiting({ asked }: State): Pick<BubbleView, "question"> {
  return asked ? { question: asked.text } : {};
}

function lastExchange(state: State): BubbleView {
  const { exchange } = state;
  if (!exchange) return { ...waiting(state), acts: [], status: words.greeting };
  const acts = once([...exchange.done, ...exchange.said]);
  // The reply quotes the words already.
  const quoted = acts.some((sentence) => sentence.includes(`“${exchange.heard}”`));
  return {
    ...waiting(state),
    ...(!quoted && { heard: { text: exchange.heard, final: true } }),
    acts,
  };
}

/**
 * The polite announcement. Empty while the microphone would hear it; with `aloud`, without what our
 * voice says.
 */
export function announcement(state: State, speaks: boolean): string {
  switch (state.kind) {
    case "starting":
    case "listening":
      return "";
    case "thinking":
      return state.busy ?? "";
    case "failed": {
      const { trouble } = bubbleView(state);
      return trouble ? `${trouble.title} ${trouble.help}` : "";
    }
    case "idle":
      return state.missed ? words.missed : outcome(state, speaks);
    case "speaking":
      if (state.prompted) return speaks ? "" : state.saying;
      return outcome(state, speaks);
  }
}

function outcome({ exchange, asked }: State, speaks: boolean): string {
  if (!exchange) return "";
  const { done, said } = exchange;
  return once([...done, ...said, ...(asked ? [asked.text] : [])])
    .filter((sentence) => !speaks || done.includes(sentence))
    .join(" ");
}
