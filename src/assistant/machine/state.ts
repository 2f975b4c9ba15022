/**
 * The words of the assistant's machine: its states, the events that reach it and the actions it
 * asks for, all plain data. machine.ts says which follows which.
 */
import type { Question } from "../../intents/effects.ts";
import type { Alternative, Offered } from "../../intents/intent.ts";
import type { EarconName } from "../../voice/earcon.ts";
import type { RecogniserEvent, RecogniserId, Sound, SpeechFailure } from "../../voice/speech.ts";
import type { Outcome } from "./outcome.ts";
import type { Recognisers } from "./recognisers.ts";

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
  /** What was probably meant, or what answers the question of the reply. */
  readonly offered?: Offered;
}

/** Another recogniser has taken over within the turn. */
export interface Moved {
  /** News for the shopper: who listens now. */
  readonly to?: RecogniserId | undefined;
  /** The microphone was open before: words may be lost. */
  readonly again: boolean;
}

/** What outlives a phase. */
export interface Kept {
  /** Id of the latest turn; 0 before the first. */
  readonly turn: number;
  readonly recognisers: Recognisers;
  /** The question that waits for an answer. */
  readonly asked?: Question | undefined;
  readonly exchange?: Exchange | undefined;
  /** In a conversation: after each reply the microphone opens again by itself. */
  readonly handsFree?: boolean | undefined;
  /** Speaking interrupts our voice, as in a conversation. */
  readonly interrupts?: boolean | undefined;
  /** Nothing was said where something was waited for, and it was asked for once more. */
  readonly prompted?: boolean | undefined;
}

export type Phase =
  | { readonly kind: "idle"; readonly missed?: "no-speech" }
  /** The microphone was asked for and is not open yet. */
  | {
      readonly kind: "starting";
      readonly recogniser: RecogniserId;
      readonly moved?: Moved | undefined;
    }
  | {
      readonly kind: "listening";
      readonly recogniser: RecogniserId;
      readonly interim: string;
      /** Loudness, 0..1. */
      readonly level: number;
      /** The shopper has begun to speak. */
      readonly spoken?: boolean;
      readonly moved?: Moved | undefined;
    }
  | {
      readonly kind: "thinking";
      readonly via: Via;
      readonly recogniser: RecogniserId;
      /** `hearing`: the words are being worked out. `doing`: they are known and being obeyed. */
      readonly stage: "hearing" | "doing";
      /** The words as far as they are known. */
      readonly heard: string;
      readonly moved?: Moved | undefined;
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
      /** Whether the shopper may interrupt by speaking. */
      readonly attends?: boolean;
    }
  | { readonly kind: "failed"; readonly fault: Fault; readonly movedTo?: RecogniserId };

export type State = Kept & Phase;

export type Event =
  /** The button or its shortcut. */
  | {
      readonly type: "pressed";
      /** The shopper wants a conversation to begin. */
      readonly handsFree?: boolean;
      /** The shopper wants to interrupt by speaking. */
      readonly interrupts?: boolean;
    }
  /** The button was held down while speaking, and is let go. */
  | { readonly type: "released" }
  /** The shopper prefers other recognisers: what there is, best first. */
  | { readonly type: "preferred"; readonly order: readonly RecogniserId[] }
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
      /** The shopper said that it is enough. */
      readonly stops?: boolean;
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
  | {
      readonly type: "listen";
      readonly turn: number;
      readonly recogniser: RecogniserId;
      /** What the shopper has said already, instead of the microphone. */
      readonly sound?: Sound;
    }
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
