/** States, events and actions as data; machine.ts defines the transitions. */
import type { Question } from "../../intents/effects.ts";
import type { Alternative, Offered } from "../../intents/intent.ts";
import type { EarconName } from "../../voice/earcon.ts";
import type { RecogniserEvent, RecogniserId, Sound, SpeechFailure } from "../../voice/speech.ts";
import type { Outcome } from "./outcome.ts";
import type { Recognisers } from "./recognisers.ts";

export type Via = "voice" | "keys";

/** Failures that the machine rests in; silence and aborts aren't. */
export type Fault = Exclude<SpeechFailure, "no-speech" | "aborted"> | "broken";

/** Shown until the next turn has words. */
export interface Exchange {
  readonly turn: number;
  readonly via: Via;
  readonly heard: string;
  readonly understood: boolean;
  readonly done: readonly string[];
  readonly said: readonly string[];
  readonly offered?: Offered;
}

export interface Moved {
  /** The new recogniser, to announce. */
  readonly to?: RecogniserId | undefined;
  /** The microphone was open: words may be lost. */
  readonly again: boolean;
}

/** What outlives a phase. */
export interface Kept {
  /** 0 before the first. */
  readonly turn: number;
  readonly recognisers: Recognisers;
  readonly asked?: Question | undefined;
  readonly exchange?: Exchange | undefined;
  /** Reopens the microphone after each reply. */
  readonly handsFree?: boolean | undefined;
  /** Speech interrupts our voice. */
  readonly interrupts?: boolean | undefined;
  /** The question was repeated. */
  readonly prompted?: boolean | undefined;
}

export type Phase =
  | { readonly kind: "idle"; readonly missed?: "no-speech" }
  /** The microphone isn't open yet. */
  | {
      readonly kind: "starting";
      readonly recogniser: RecogniserId;
      readonly moved?: Moved | undefined;
    }
  | {
      readonly kind: "listening";
      readonly recogniser: RecogniserId;
      readonly interim: string;
      readonly level: number;
      readonly spoken?: boolean;
      readonly moved?: Moved | undefined;
    }
  | {
      readonly kind: "thinking";
      readonly via: Via;
      readonly recogniser: RecogniserId;
      /** `recognising`: recognising words. `doing`: acting on them. */
      readonly stage: "recognising" | "doing";
      readonly heard: string;
      readonly moved?: Moved | undefined;
      /** Such as "Finding…". */
      readonly busy?: string;
    }
  | {
      readonly kind: "speaking";
      readonly via: Via;
      /** `cooldown`: our voice has just ended; the microphone stays closed. */
      readonly stage: "playing" | "cooldown";
      readonly saying: string;
      readonly listenAfter: boolean;
      /** Whether speech interrupts. */
      readonly attends?: boolean;
    }
  | { readonly kind: "failed"; readonly fault: Fault; readonly movedTo?: RecogniserId };

export type State = Kept & Phase;

export type Event =
  /** The button or its shortcut. */
  | {
      readonly type: "pressed";
      readonly handsFree?: boolean;
      readonly interrupts?: boolean;
    }
  /** The held button was released. */
  | { readonly type: "released" }
  /** The order has changed: best first. */
  | { readonly type: "preferred"; readonly order: readonly RecogniserId[] }
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "recogniser"; readonly turn: number; readonly event: RecogniserEvent }
  | { readonly type: "busy"; readonly turn: number; readonly text: string }
  | {
      readonly type: "performed";
      readonly turn: number;
      readonly heard: string;
      readonly understood: boolean;
      readonly outcome: Outcome;
      /** The shopper ended the conversation. */
      readonly stops?: boolean;
    }
  /** The performer threw. */
  | { readonly type: "broke"; readonly turn: number }
  /** Our voice has ended or failed. */
  | { readonly type: "spoken"; readonly turn: number }
  /** The pause after our voice is over. */
  | { readonly type: "cooldownOver"; readonly turn: number }
  | { readonly type: "interrupted" }
  | { readonly type: "escaped" }
  | { readonly type: "hidden" };

export type Action =
  | { readonly type: "earcon"; readonly name: EarconName }
  /** Wakes the synthesiser inside the tap. */
  | { readonly type: "prime" }
  | {
      readonly type: "listen";
      readonly turn: number;
      readonly recogniser: RecogniserId;
      /** A recording, instead of the microphone. */
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
  /** Aborts the acts of this turn. */
  | { readonly type: "abandon" }
  | { readonly type: "say"; readonly turn: number; readonly text: string }
  | { readonly type: "hush" }
  | { readonly type: "settle"; readonly turn: number; readonly ms: number };
