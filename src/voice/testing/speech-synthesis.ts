/** A double of window.speechSynthesis. */
import type {
  SynthesisEngine,
  UtteranceLike,
} from "../providers/browser-synthesis/browser-synthesis.ts";
import type { SystemVoice } from "../providers/browser-synthesis/pick-voice.ts";

interface UtteranceDouble extends UtteranceLike {
  readonly text: string;
}

interface SynthesisDouble {
  readonly engine: SynthesisEngine<SystemVoice, UtteranceDouble>;
  createUtterance(text: string): UtteranceDouble;
  /** Everything given to speak(), oldest first. */
  readonly said: readonly UtteranceDouble[];
  readonly calls: readonly string[];
  starts(): void;
  ends(): void;
  fails(error: string): void;
  /** With `tell`, emits `voiceschanged`. */
  load(voices: readonly SystemVoice[], announce?: boolean): void;
}

export const indianVoice: SystemVoice = {
  name: "Veena",
  lang: "en_IN",
  default: false,
  localService: true,
};

export function createSynthesisDouble(
  loaded: readonly SystemVoice[] = [indianVoice],
): SynthesisDouble {
  let voices = loaded;
  let changed: (() => void) | undefined;
  const said: UtteranceDouble[] = [];
  const calls: string[] = [];

  const send = (type: "onstart" | "onend" | "onerror", event: object) => {
    const utterance = said.at(-1);
    const handler: unknown = utterance && Reflect.get(utterance, type);
    if (typeof handler === "function") handler.call(utterance, event);
  };

  return {
    said,
    calls,
    createUtterance: (text) => ({
      text,
      lang: "",
      rate: 1,
      volume: 1,
      voice: null,
      onstart: null,
      onend: null,
      onerror: null,
    }),
    engine: {
      getVoices: () => voices,
      speak(utterance) {
        calls.push(utterance.text);
        said.push(utterance);
      },
      cancel() {
        calls.push("(cancel)");
      },
      resume() {},
      addEventListener(_type, listener) {
        changed = listener;
      },
      removeEventListener() {
        changed = undefined;
      },
    },
    starts: () => send("onstart", {}),
    ends: () => send("onend", {}),
    fails: (error) => send("onerror", { error }),
    load(more, announce = true) {
      voices = more;
      if (announce) changed?.();
    },
  };
}
