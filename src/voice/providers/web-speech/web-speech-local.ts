/**
 * Tracks the languages recognised on the device, in the background. No turn waits for it: until
 * then the usual service listens.
 * https://developer.mozilla.org/docs/Web/API/SpeechRecognition/available_static
 */
import type { LocalOptions, RecognitionConstructor } from "./web-speech-types.ts";

interface LocalRecognition {
  /** Whether a turn may stay on the device. The first call returns false. */
  ready(language: string): boolean;
  /** The engine refused this language: stop using it here. */
  doubt(language: string): void;
}

interface LocalRecognitionParts {
  readonly Recognition: RecognitionConstructor | undefined;
  /** The shopper agreed to downloads. */
  readonly mayInstall: () => boolean;
}

type Knowledge = "asking" | "installed" | "missing" | "installing" | "never";

export function createLocalRecognition(parts: LocalRecognitionParts): LocalRecognition {
  const { Recognition, mayInstall } = parts;
  const known = new Map<string, Knowledge>();

  const learn = async (language: string, question: () => Promise<Knowledge>): Promise<void> => {
    const answer = await question().catch(() => "never" as const);
    if (known.get(language) !== "never") known.set(language, answer);
  };
  const about = (language: string): LocalOptions => ({ langs: [language], processLocally: true });

  const look = async (language: string): Promise<Knowledge> => {
    switch (await Recognition?.available?.(about(language))) {
      case "available":
        return "installed";
      // Another page's download is rechecked with the next turn.
      case "downloadable":
      case "downloading":
        return "missing";
      default:
        return "never";
    }
  };
  const install = async (language: string): Promise<Knowledge> => {
    const here = await Recognition?.install?.(about(language));
    return here === true ? "installed" : "never";
  };

  return {
    ready(language) {
      switch (known.get(language)) {
        case "installed":
          return true;
        case "asking":
        case "installing":
        case "never":
          return false;
        case "missing":
          if (Recognition?.install && mayInstall()) {
            known.set(language, "installing");
            void learn(language, () => install(language));
            return false;
          }
          break;
        case undefined:
          break;
      }
      if (!Recognition?.available) return false;
      known.set(language, "asking");
      void learn(language, () => look(language));
      return false;
    },
    doubt: (language) => {
      known.set(language, "never");
    },
  };
}
