/** The panel's texts. Replies are in src/intents/responses/words.ts. */
import type { RecogniserId } from "../../voice/speech.ts";
import type { Fault, Moved, State } from "../machine/state.ts";

interface FaultWords {
  readonly title: string;
  readonly help: string;
  readonly again: boolean;
}

export const faults: Readonly<Record<Fault, FaultWords>> = {
  "not-allowed": {
    title: "The microphone is blocked for this page.",
    help: "Allow it in the address bar's site settings and press again. Or type what you'd like.",
    again: true,
  },
  "service-not-allowed": {
    title: "Dictation is switched off on this device.",
    help: "Switch on Siri or dictation in the system's settings. Until then, typing does the same.",
    again: false,
  },
  "audio-capture": {
    title: "I can't find a microphone.",
    help: "Plug one in or choose one in the browser's settings, then press again. Or type instead.",
    again: true,
  },
  network: {
    title: "I can't reach the listening service.",
    help: "The connection may be down. Typing still works.",
    again: true,
  },
  "engine-silent": {
    title: "This browser doesn't start to listen.",
    help: "It happens in some browsers on phones. Typing does everything that speaking does.",
    again: true,
  },
  unsupported: {
    title: "This browser can't listen.",
    help: "Chrome, Edge and Safari can. Here, type what you'd like: it works the same.",
    again: false,
  },
  "service-error": {
    title: "The listening service had a problem.",
    help: "Give it a moment and press again. Or type instead.",
    again: true,
  },
  limited: {
    title: "You spoke a lot in one minute.",
    help: "You can speak again in a moment. Typing works now.",
    again: false,
  },
  "signed-out": {
    title: "Your session has ended.",
    help: "Please log in again.",
    again: false,
  },
  broken: {
    title: "Something went wrong on our side.",
    help: "Please try it once more, or use the buttons on the page.",
    again: true,
  },
};

const recognisers: Readonly<Record<RecogniserId, string>> = {
  "web-speech": "the browser's speech recognition",
  openai: "the shop's speech recognition",
  azure: "the shop's speech recognition",
  typed: "typing",
  scripted: "a rehearsed script",
};

export const words = {
  name: "Voice assistant",
  greeting: "Say or type what you'd like.",
  listening: "I'm listening …",
  starting: "Opening the microphone …",
  thinking: "One moment …",
  wondering: "I'm thinking about that …",
  missed: "I didn't hear anything. Press and speak, or type it.",
  movedTo: (recogniser: RecogniserId) => `Press again and I'll use ${recognisers[recogniser]}.`,
  movedNow: ({ to, again }: Moved) =>
    [
      ...(to === undefined ? [] : [`I've switched to ${recognisers[to]}.`]),
      ...(again ? ["Please say that again."] : []),
    ].join(" "),
  listensAgain: "I'm listening to that once more …",
  interruptible: "Speak, and I'll stop.",
  more: "What can I say?",
  settings: "Voice settings",
  conversing: "I'm listening … Say “stop” to end.",
  stillListening: "I'm still listening. Say “wait” for more time, or “stop” to end.",
  suggestions: "You could say",
  guesses: "Did you mean",
  type: "Type a command",
  typeInstead: "Type instead",
  pressAgain: "Try again",
  close: "Close",
  unfold: "Show the conversation",
  send: "Send",
  placeholder: "For example: go to my cart",
  heard: "You",
} as const;

export function pressing(state: State, attending: boolean): string {
  switch (state.kind) {
    case "idle":
      return "Press and speak";
    case "starting":
      return "Opening the microphone. Press to cancel";
    case "listening":
      return "Listening. Press when you're done";
    case "thinking":
      return "Working on it. Press to cancel";
    case "speaking":
      return attending
        ? "Speaking. Speak or press to interrupt"
        : "Speaking. Press to interrupt and speak";
    case "failed":
      return `${faults[state.fault].title} Press to try again`;
  }
}
