/** A silent synthesiser for tests and demonstrations that records its texts. */
import { openSpeech } from "../events/speaking.ts";
import type { SpeakOptions, SpeechFailure, Synthesiser } from "../speech.ts";

interface ScriptedSynthesiser extends Synthesiser {
  readonly id: "scripted";
  readonly spoken: readonly { readonly text: string; readonly options: SpeakOptions }[];
  readonly primed: number;
  /** Ends the current speech, with `holds`. */
  finish(failure?: SpeechFailure): void;
}

/** Finishes at once, or with `holds` on `finish`. */
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
