/** Each recogniser with its doubles, for the contract suite. */

import { createMicrophone } from "../audio/microphone.ts";
import { createAzure } from "../providers/azure/azure.ts";
import { createAzureAccess } from "../providers/azure/azure-access.ts";
import { createOpenAi, type Transcription } from "../providers/openai/openai.ts";
import { createTyped } from "../providers/typed/typed.ts";
import { createWebSpeech } from "../providers/web-speech/web-speech.ts";
import type { Recogniser, RecogniserId, SpeechFailure } from "../speech.ts";
import { createAzureDouble } from "./azure.ts";
import { createMicrophoneDouble } from "./microphone.ts";
import { createScriptedRecogniser, recognises } from "./scripted.ts";
import { createRecognitionDouble } from "./speech-recognition.ts";
import { createManualTimers, flushPromises } from "./timers.ts";

interface RecogniserRig {
  readonly recogniser: Recogniser;
  /** Brings the new turn to `started`. */
  opens(): Promise<void>;
  recognises(text: string): Promise<void>;
  /** Begins saying this, without an end. */
  speaks?(text: string): Promise<void>;
  passes(): Promise<void>;
  readonly failures: readonly { readonly failure: SpeechFailure; happens(): Promise<void> }[];
  openMicrophones(): number;
}

function webSpeech(): RecogniserRig {
  const timers = createManualTimers();
  const double = createRecognitionDouble();
  const failures = ["network", "not-allowed", "no-speech", "audio-capture"] as const;
  return {
    recogniser: createWebSpeech({
      Recognition: double.Recognition,
      Phrase: double.Phrase,
      timers,
    }),
    opens: flushPromises,
    async recognises(text) {
      double.engine.recognises([[text, 0.9]]);
    },
    async speaks(text) {
      double.engine.result({ final: false, said: [[text, 0.5]] });
    },
    passes: () => timers.advance(100_000),
    failures: failures.map((failure) => ({
      failure,
      async happens() {
        await flushPromises();
        double.engine.fails(failure);
      },
    })),
    openMicrophones: () => double.engines.filter((engine) => engine.running).length,
  };
}

function typed(): RecogniserRig {
  const recogniser = createTyped();
  return {
    recogniser,
    opens: flushPromises,
    async recognises(text) {
      recogniser.typing(text.slice(0, 3));
      recogniser.submit(text);
    },
    async speaks(text) {
      recogniser.typing(text);
    },
    passes: flushPromises,
    failures: [
      {
        failure: "no-speech",
        async happens() {
          recogniser.submit("   ");
        },
      },
    ],
    openMicrophones: () => 0,
  };
}

/** Scripts only open the turn; the suite continues it. */
function scripted(): RecogniserRig {
  const opening = Array.from({ length: 4 }, () => [{ type: "started" } as const]);
  const recogniser = createScriptedRecogniser(opening);
  return {
    recogniser,
    opens: flushPromises,
    async recognises(text) {
      recogniser.send({ type: "sound" }, ...recognises(text));
    },
    async speaks(text) {
      recogniser.send({ type: "sound" }, { type: "interim", text });
    },
    passes: flushPromises,
    failures: (["network", "not-allowed", "unsupported"] as const).map((failure) => ({
      failure,
      async happens() {
        recogniser.send({ type: "failed", failure });
      },
    })),
    openMicrophones: () => 0,
  };
}

function openai(): RecogniserRig {
  const timers = createManualTimers();
  const sound = createMicrophoneDouble();
  let answer: Transcription = { type: "heard", alternatives: [] };
  const utter = async () => {
    await sound.quiet(200);
    await sound.speak(600);
    await sound.quiet(1_000);
  };
  return {
    recogniser: createOpenAi({
      microphone: createMicrophone(sound),
      transcribe: async () => answer,
      timers,
    }),
    opens: flushPromises,
    async recognises(text) {
      answer = { type: "heard", alternatives: [{ text }] };
      await utter();
    },
    async speaks(text) {
      answer = { type: "heard", alternatives: [{ text }] };
      await sound.quiet(200);
      await sound.speak(600);
    },
    passes: () => timers.advance(100_000),
    failures: [
      {
        failure: "audio-capture",
        async happens() {
          await flushPromises();
          sound.unplug();
        },
      },
      ...(["network", "limited", "signed-out"] as const).map((failure) => ({
        failure,
        async happens() {
          answer = { type: "failed", failure } as const;
          await flushPromises();
          await utter();
        },
      })),
    ],
    openMicrophones: () => sound.openTracks + sound.openGraphs,
  };
}

function azure(): RecogniserRig {
  const timers = createManualTimers();
  const sound = createMicrophoneDouble();
  const service = createAzureDouble();
  const say = async (text: string) => {
    await sound.quiet(200);
    await sound.speak(600);
    service.recognises(text);
  };
  return {
    recogniser: createAzure({
      microphone: createMicrophone(sound),
      engine: async () => service.engine,
      access: createAzureAccess({ ask: service.ask, timers, now: () => 0 }),
      timers,
    }),
    opens: flushPromises,
    async recognises(text) {
      await say(text);
      await sound.quiet(1_000);
      service.answers([{ text }]);
    },
    speaks: say,
    async passes() {
      service.answers([]);
      await timers.advance(100_000);
    },
    failures: [
      {
        failure: "audio-capture",
        async happens() {
          await flushPromises();
          sound.unplug();
        },
      },
      ...(["network", "limited", "service-error"] as const).map((failure) => ({
        failure,
        async happens() {
          // The first dropped socket is retried.
          for (let times = failure === "network" ? 2 : 1; times > 0; times -= 1) {
            await flushPromises();
            service.fails(failure);
          }
        },
      })),
    ],
    openMicrophones: () => sound.openTracks + sound.openGraphs + service.openSessions,
  };
}

const rigs: Readonly<Record<RecogniserId, () => RecogniserRig>> = {
  "web-speech": webSpeech,
  openai,
  azure,
  typed,
  scripted,
};

export const recogniserRigs = Object.entries(rigs).map(([id, make]) => ({ id, make }));
