/** Each turn with its timeline, for the developer panel and fixtures. */
import type { Alternative, Intent, Scene } from "../../intents/intent.ts";
import type { Moment, Timeline } from "../../intents/replay/timeline.ts";
import type { RecogniserId, SpeechFailure } from "../../voice/speech.ts";
import type { Outcome } from "../machine/outcome.ts";
import type { Fault, Via } from "../machine/state.ts";

export interface TurnRecord {
  readonly turn: number;
  readonly via: Via;
  /** The last one that listened. */
  readonly recogniser?: RecogniserId;
  readonly gaveWay?: Readonly<Partial<Record<RecogniserId, SpeechFailure>>>;
  readonly began: number;
  readonly times: Timeline;
  readonly alternatives: readonly Alternative[];
  /** The visible scene when the words were final. */
  readonly scene?: Scene;
  readonly intent?: Intent;
  /** The intent is a second opinion. */
  readonly guessed?: true;
  readonly outcome?: Outcome;
  readonly ended?: Fault | "no-speech" | "cancelled";
}

const longestRecord = 100;

export type Records = readonly TurnRecord[];

export function begun(records: Records, turn: Omit<TurnRecord, "times" | "alternatives">): Records {
  return [...records, { ...turn, times: {}, alternatives: [] }].slice(-longestRecord);
}

export function noted(
  records: Records,
  turn: number,
  more: Partial<Omit<TurnRecord, "turn" | "via" | "began" | "times">>,
): Records {
  return records.map((record) => (record.turn === turn ? { ...record, ...more } : record));
}

/** The first time counts. */
export function marked(records: Records, turn: number, moment: Moment, now: number): Records {
  return records.map((record) =>
    record.turn === turn && record.times[moment] === undefined
      ? { ...record, times: { ...record.times, [moment]: now - record.began } }
      : record,
  );
}
