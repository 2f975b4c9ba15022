/**
 * A double of SpeechRecognition that follows the specification: throws on an early start and emits
 * in order. Tests speak to it, or make it misbehave like a certain browser.
 * https://webaudio.github.io/web-speech-api/#speechreco-section
 */
import type {
  LocalOptions,
  PhraseConstructor,
  RecognitionConstructor,
  RecognitionEngine,
} from "../providers/web-speech/web-speech-types.ts";

/** Alternatives, best first, and whether they are final. */
interface Entry {
  readonly final: boolean;
  readonly said: readonly (readonly [transcript: string, confidence: number])[];
}

export interface Misbehaviour {
  /** Silent after start(), as on iOS outside Safari. */
  readonly silent?: boolean;
  readonly endless?: boolean;
  readonly withoutPhrases?: boolean;
  /** Answers phrases with phrases-not-supported. */
  readonly refusesPhrases?: "always" | "remote";
  readonly throwsOnStart?: Error;
  /** Absent: no recognition on the device. */
  readonly available?: () => Promise<string>;
  readonly install?: () => Promise<boolean>;
  /** Error for an on-device start. */
  readonly refusesLocal?: string;
}

interface EngineDouble extends RecognitionEngine {
  readonly running: boolean;
  readonly calls: readonly ("start" | "stop" | "abort")[];
  /** Sends an event as the engine would. */
  send(type: string, detail?: object): void;
  result(...entries: readonly Entry[]): void;
  /** Every event of the specification, in order. */
  recognises(said: Entry["said"], interims?: readonly string[]): void;
  fails(error: string): void;
  end(): void;
}

interface RecognitionDouble {
  readonly Recognition: RecognitionConstructor;
  readonly Phrase: PhraseConstructor;
  readonly installed: readonly string[];
  readonly questions: number;
  /** Oldest first. */
  readonly engines: readonly EngineDouble[];
  readonly engine: EngineDouble;
}

export function createRecognitionDouble(misbehaviour: Misbehaviour = {}): RecognitionDouble {
  const engines: EngineDouble[] = [];
  const installed: string[] = [];
  let questions = 0;
  const { silent, endless, withoutPhrases, refusesPhrases, throwsOnStart } = misbehaviour;
  const { available, install, refusesLocal } = misbehaviour;

  class Engine implements EngineDouble {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    declare phrases?: unknown;
    processLocally = false;
    onstart: RecognitionEngine["onstart"] = null;
    onaudiostart: RecognitionEngine["onaudiostart"] = null;
    onsoundstart: RecognitionEngine["onsoundstart"] = null;
    onspeechstart: RecognitionEngine["onspeechstart"] = null;
    onspeechend: RecognitionEngine["onspeechend"] = null;
    onresult: RecognitionEngine["onresult"] = null;
    onnomatch: RecognitionEngine["onnomatch"] = null;
    onerror: RecognitionEngine["onerror"] = null;
    onend: RecognitionEngine["onend"] = null;
    running = false;
    readonly calls: ("start" | "stop" | "abort")[] = [];

    constructor() {
      if (!withoutPhrases) this.phrases = [];
      engines.push(this);
    }

    start() {
      this.calls.push("start");
      if (throwsOnStart) throw throwsOnStart;
      if (engines.some((engine) => engine.running)) {
        throw new DOMException("recognition has already started", "InvalidStateError");
      }
      this.running = true;
      if (silent) return;
      queueMicrotask(() => {
        if (!this.running) return;
        const refused = refusesPhrases === "always" || (refusesPhrases && !this.processLocally);
        if (refused && Array.isArray(this.phrases) && this.phrases.length > 0) {
          this.fails("phrases-not-supported");
        } else if (refusesLocal && this.processLocally) {
          this.fails(refusesLocal);
        } else {
          this.send("start");
          this.send("audiostart");
        }
      });
    }

    stop() {
      this.calls.push("stop");
      if (!this.running || silent) return;
      queueMicrotask(() => {
        if (!this.running) return;
        this.send("audioend");
        this.end();
      });
    }

    abort() {
      this.calls.push("abort");
      if (!this.running || silent) return;
      queueMicrotask(() => {
        if (this.running) this.fails("aborted");
      });
    }

    send(type: string, detail: object = {}) {
      const handler: unknown = Reflect.get(this, `on${type}`);
      if (typeof handler === "function") handler.call(this, Object.assign(new Event(type), detail));
    }

    result(...entries: readonly Entry[]) {
      const results = entries.map(({ final, said }) =>
        Object.assign(
          said.map(([transcript, confidence]) => ({ transcript, confidence })),
          { isFinal: final },
        ),
      );
      this.send("result", { resultIndex: 0, results });
    }

    recognises(said: Entry["said"], interims: readonly string[] = []) {
      this.send("soundstart");
      this.send("speechstart");
      for (const words of interims) this.result({ final: false, said: [[words, 0.5]] });
      this.result({ final: true, said });
      this.send("speechend");
      this.send("soundend");
      this.send("audioend");
      this.end();
    }

    fails(error: string) {
      this.send("error", { error, message: "" });
      this.end();
    }

    end() {
      if (endless) return;
      this.running = false;
      this.send("end");
    }
  }

  class Phrase {
    readonly phrase: string;
    readonly boost: number;
    constructor(phrase: string, boost: number) {
      this.phrase = phrase;
      this.boost = boost;
    }
  }

  const Recognition: RecognitionConstructor = Object.assign(Engine, {
    ...(available && {
      available() {
        questions += 1;
        return available();
      },
    }),
    ...(install && {
      install({ langs }: LocalOptions) {
        installed.push(...langs);
        return install();
      },
    }),
  });

  return {
    Recognition,
    Phrase,
    engines,
    installed,
    get questions() {
      return questions;
    },
    get engine() {
      const newest = engines.at(-1);
      if (!newest) throw new Error("no engine was made");
      return newest;
    },
  };
}
