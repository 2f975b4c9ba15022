/**
 * The synthesiser for shoppers who read: says nothing and finishes at once, so that the assistant
 * needs no case of its own for replies that are not spoken.
 */
import { openSpeech } from "../../events/speaking.ts";
import type { Synthesiser } from "../../speech.ts";

export function createSilent(): Synthesiser {
  return {
    id: "silent",
    supported: () => true,
    prime() {},
    speak(_text, _options, emit) {
      const speech = openSpeech(emit);
      speech.finish();
      return { cancel() {} };
    },
  };
}
