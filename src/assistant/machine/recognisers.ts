/**
 * Which recogniser listens next. An ordered list, best first; one that can't work here moves back,
 * so that the next one tries: within the turn where no words are lost by it, else on the next turn.
 * Pure: the machine keeps the list.
 */
import { type RecogniserId, type SpeechFailure, takesSound } from "../../voice/speech.ts";

export interface Recognisers {
  /** Recognisers to try, best first. Empty: this browser and shop offer none. */
  readonly order: readonly RecogniserId[];
  /** Recognisers whose replacement the shopper has been told of. */
  readonly told: readonly RecogniserId[];
  /** How others failed within the present turn. */
  readonly tried?: Readonly<Partial<Record<RecogniserId, SpeechFailure>>> | undefined;
}

/** What is known when a recogniser fails. */
export interface RecogniserFailure {
  readonly recogniser: RecogniserId;
  readonly failure: SpeechFailure;
  /** Whether the shopper has begun to speak. */
  readonly spoken: boolean;
  /** Whether the whole utterance is at hand. */
  readonly sound: boolean;
}

/** What follows from it. */
export interface AfterFailure {
  readonly recognisers: Recognisers;
  /** The recogniser that goes on in this turn: it hears the utterance at hand, or the microphone. */
  readonly next?: RecogniserId;
  /** The one to tell the shopper about, if it is news. */
  readonly movedTo?: RecogniserId;
}

/** Failures that another recogniser may not have. A refused microphone is refused to all of them. */
function anotherMayDo(failure: SpeechFailure): boolean {
  switch (failure) {
    case "network":
    case "engine-silent":
    case "unsupported":
    case "service-error":
    // Dictation switched off, and engines that can't reach a microphone which recording can.
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
 * One that is unsupported is dropped; the others go to the end, and get another chance in their
 * turn. Who takes over stays first. Within a turn none is tried twice.
 */
export function afterFailure(before: Recognisers, failed: RecogniserFailure): AfterFailure {
  const { recogniser, failure, spoken, sound } = failed;
  if (!anotherMayDo(failure) || !before.order.includes(recogniser)) return { recognisers: before };
  const others = before.order.filter((id) => id !== recogniser);
  const tried = { ...before.tried, [recogniser]: failure };
  const untried = others.filter((id) => !(id in tried));
  const next = sound ? untried.find(takesSound) : spoken ? undefined : untried[0];
  const movedTo = next ?? others[0];
  // Who took over goes on in the next turn, too.
  const working = [
    ...others.filter((id) => id === movedTo),
    ...others.filter((id) => id !== movedTo),
  ];
  const order = failure === "unsupported" ? working : [...working, recogniser];
  const recognisers: Recognisers = { ...before, order, tried };
  if (movedTo === undefined || before.told.includes(recogniser))
    return { recognisers, ...(next && { next }) };
  return {
    recognisers: { ...recognisers, told: [...before.told, recogniser] },
    ...(next && { next }),
    movedTo,
  };
}

/** Who hears a shopper who speaks into our voice: one that can be given the first words, too. */
export function afterInterruption({ order }: Recognisers): RecogniserId | undefined {
  return order.find(takesSound) ?? order[0];
}
