/** For shoppers who read: finishes at once. */
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
