/**
 * What happened in each turn, with its timeline: kept for the developer panel and for recorded
 * fixtures. It only remembers; nothing is decided by it.
 */
import type { Alternative, Intent, Scene } from "../../intents/intent.ts";
import type { Moment, Timeline } from "../../intents/replay/timeline.ts";
import type { RecogniserId, SpeechFailure } from "../../voice/speech.ts";
import type { Outcome } from "../machine/outcome.ts";
import type { Fault, Via } from "../machine/state.ts";

export interface TurnRecord {
  readonly turn: number;
  readonly via: Via;
  /** The recogniser that listened, last; absent when there was none. */
  readonly recogniser?: RecogniserId;
  /** Recognisers that failed in this turn, and gave way to that one. */
  readonly gaveWay?: Readonly<Partial<Record<RecogniserId, SpeechFailure>>>;
  /** On the same clock as the moments. */
  readonly began: number;
  readonly times: Timeline;
  readonly alternatives: readonly Alternative[];
  /** What the shopper saw when the words were known. */
  readonly scene?: Scene;
  readonly intent?: Intent;
  /** The intent is a second opinion's, not what the words alone mean here. */
  readonly guessed?: true;
  readonly outcome?: Outcome;
  readonly ended?: Fault | "no-speech" | "cancelled";
}

/** How many turns are remembered. */
export const longestRecord = 100;

export type Records = readonly TurnRecord[];

export function begun(records: Records, turn: Omit<TurnRecord, "times" | "alternatives">): Records {
  return [...records, { ...turn, times: {}, alternatives: [] }].slice(-longestRecord);
}

/** Adds to the record of a turn; a turn that is no longer remembered changes nothing. */
export function noted(
  records: Records,
  turn: number,
  more: Partial<Omit<TurnRecord, "turn" | "via" | "began" | "times">>,
): Records {
  return records.map((record) => (record.turn === turn ? { ...record, ...more } : record));
}

/** Marks a moment of a turn; the first time counts. */
export function marked(records: Records, turn: number, moment: Moment, now: number): Records {
  return records.map((record) =>
    record.turn === turn && record.times[moment] === undefined
      ? { ...record, times: { ...record.times, [moment]: now - record.began } }
      : record,
  );
}
