/**
 * Which recogniser listens next. An ordered list, best first; one that can't work here moves back,
 * so that the next turn tries another. Pure: the machine keeps the list.
 */
import type { RecogniserId, SpeechFailure } from "../voice/speech.ts";

export interface Ears {
  /** Recognisers to try, best first. Empty: this browser and shop offer none. */
  readonly order: readonly RecogniserId[];
  /** Recognisers whose replacement the shopper has been told of. */
  readonly told: readonly RecogniserId[];
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
 * The ears after `failed` has failed, and the recogniser to tell the shopper about, if it is news.
 * One that is unsupported is dropped; the others go to the end, and get another chance in their turn.
 */
export function afterFailure(
  ears: Ears,
  failed: RecogniserId,
  failure: SpeechFailure,
): { readonly ears: Ears; readonly movedTo?: RecogniserId } {
  if (!anotherMayDo(failure) || !ears.order.includes(failed)) return { ears };
  const others = ears.order.filter((id) => id !== failed);
  const order = failure === "unsupported" ? others : [...others, failed];
  const [next] = others;
  if (next === undefined) return { ears: { ...ears, order } };
  if (ears.told.includes(failed)) return { ears: { ...ears, order } };
  return { ears: { order, told: [...ears.told, failed] }, movedTo: next };
}
