/** Speaking without sound, for tests and demonstrations: remembers what it was asked to say. */
import { openSpeech } from "../../events/speaking.ts";
import type { SpeakOptions, SpeechFailure, Synthesiser } from "../../speech.ts";

export interface ScriptedSynthesiser extends Synthesiser {
  readonly id: "scripted";
  /** Everything that it was asked to say, oldest first. */
  readonly spoken: readonly { readonly text: string; readonly options: SpeakOptions }[];
  /** How often it was primed. */
  readonly primed: number;
  /** Ends what is being said now, well or with a failure. Needed only with `holds`. */
  finish(failure?: SpeechFailure): void;
}

/** Finishes each speech at once, or with `holds` when told to. */
export function createScriptedSynthesiser(
  settings: { readonly holds?: boolean } = {},
): ScriptedSynthesiser {
  const spoken: { text: string; options: SpeakOptions }[] = [];
  let primed = 0;
  let end: ((failure?: SpeechFailure) => void) | undefined;

  return {
    id: "scripted",
    spoken,
    get primed() {
      return primed;
    },
    supported: () => true,
    prime() {
      primed += 1;
    },
    finish(failure) {
      end?.(failure);
    },
    speak(text, options, emit) {
      end?.("aborted");
      spoken.push({ text, options });
      const speech = openSpeech(emit);
      speech.started();
      end = (failure) => (failure ? speech.fail(failure) : speech.finish());
      if (!settings.holds) speech.finish();
      return { cancel: () => speech.fail("aborted") };
    },
  };
}
