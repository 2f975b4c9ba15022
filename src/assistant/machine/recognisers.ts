/**
 * Chooses the next recogniser. A failed one moves back, and the next tries: within the turn if no
 * words are lost, else on the next turn. Pure.
 */
import { type RecogniserId, type SpeechFailure, takesSound } from "../../voice/speech.ts";

export interface Recognisers {
  /** Best first; may be empty. */
  readonly order: readonly RecogniserId[];
  /** Those already announced as a replacement. */
  readonly announced: readonly RecogniserId[];
  readonly tried?: Readonly<Partial<Record<RecogniserId, SpeechFailure>>> | undefined;
}

interface RecogniserFailure {
  readonly recogniser: RecogniserId;
  readonly failure: SpeechFailure;
  /** Whether the shopper has begun to speak. */
  readonly spoken: boolean;
  /** The whole utterance was recorded. */
  readonly sound: boolean;
}

interface AfterFailure {
  readonly recognisers: Recognisers;
  readonly next?: RecogniserId;
  /** The one to announce. */
  readonly movedTo?: RecogniserId;
}

/** A refused microphone is refused to all. */
function anotherMayDo(failure: SpeechFailure): boolean {
  switch (failure) {
    case "network":
    case "engine-silent":
    case "unsupported":
    case "service-error":
    // Dictation is off, or recording can reach a microphone that the engine can't.
    case "service-not-allowed":
    case "audio-capture":
      return true;
    case "not-allowed":
    case "no-speech":
    case "aborted":
    case "limited":
    case "signed-out":
      return false;
  }
}

/**
 * Drops an unsupported recogniser; others move to the end. The replacement stays first. None is
 * tried twice within a turn.
 */
export function afterFailure(before: Recognisers, failed: RecogniserFailure): AfterFailure {
  const { recogniser, failure, spoken, sound } = failed;
  if (!anotherMayDo(failure) || !before.order.includes(recogniser)) return { recognisers: before };
  const others = before.order.filter((id) => id !== recogniser);
  const tried = { ...before.tried, [recogniser]: failure };
  const untried = others.filter((id) => !(id in tried));
  const next = sound ? untried.find(takesSound) : spoken ? undefined : untried[0];
  const movedTo = next ?? others[0];
  // First on the next turn, too.
  const working = [
    ...others.filter((id) => id === movedTo),
    ...others.filter((id) => id !== movedTo),
  ];
  const order = failure === "unsupported" ? working : [...working, recogniser];
  const recognisers: Recognisers = { ...before, order, tried };
  if (movedTo === undefined || before.announced.includes(recogniser))
    return { recognisers, ...(next && { next }) };
  return {
    recognisers: { ...recognisers, announced: [...before.announced, recogniser] },
    ...(next && { next }),
    movedTo,
  };
}

/** One that can take the pre-roll. */
export function afterInterruption({ order }: Recognisers): RecogniserId | undefined {
  return order.find(takesSound) ?? order[0];
}
