import type { PreRollMicrophone } from "./audio/pre-roll-microphone.ts";
import {
  canPlay,
  canRecord,
  isAndroid,
  microphonePermission,
  page,
  recognitionParts,
  synthesisEngine,
} from "./browser-parts.ts";
import type { SentencePlayerParts } from "./events/sentence-player.ts";
import { platformTimers as timers } from "./events/timers.ts";
import {
  mayBargeIn,
  type SpokenRecogniserId,
  type SpokenSynthesiserId,
  type VoiceFacts,
} from "./policy/choose.ts";
import { attendOnceFetched } from "./policy/fetched-attend.ts";
import type { AzureAccess } from "./providers/azure/azure-access.ts";
import type { ServerSpeech } from "./server-speech.ts";
import type { BargeIn, Recogniser, Synthesiser } from "./speech.ts";

export function browserFacts(): VoiceFacts["browser"] {
  return {
    recognition: recognitionParts().Recognition !== undefined,
    recording: canRecord(),
    synthesis: synthesisEngine() !== undefined,
    playing: canPlay(),
  };
}

/** One token per server for recogniser and synthesiser. */
const accesses = new WeakMap<ServerSpeech, AzureAccess>();

async function azureAccess(server: ServerSpeech): Promise<AzureAccess> {
  const { createAzureAccess } = await import("./providers/azure/azure-access.ts");
  const known = accesses.get(server);
  if (known) return known;
  const now = () => performance.now();
  const access = createAzureAccess({ ask: server.askForPass, timers, now });
  accesses.set(server, access);
  return access;
}

export function browserVoices(): readonly string[] {
  const voices = synthesisEngine()?.getVoices() ?? [];
  return voices.filter(({ lang }) => /^en\b/i.test(lang)).map(({ name }) => name);
}

interface Consent {
  /** To download a language for recognition on the device. */
  readonly mayInstall: () => boolean;
}

export async function loadRecogniser(
  id: SpokenRecogniserId,
  server: ServerSpeech,
  { mayInstall }: Consent = { mayInstall: () => false },
): Promise<Recogniser> {
  switch (id) {
    case "web-speech": {
      const { createWebSpeech } = await import("./providers/web-speech/web-speech.ts");
      return createWebSpeech({
        ...recognitionParts(),
        timers,
        page: page(),
        permission: microphonePermission,
        android: isAndroid(),
        mayInstall,
      });
    }
    case "openai": {
      const [{ createOpenAi }, microphone] = await Promise.all([
        import("./providers/openai/openai.ts"),
        loadMicrophone(),
      ]);
      return createOpenAi({ microphone, transcribe: server.transcribe, timers, page: page() });
    }
    case "azure": {
      const [{ createAzure }, microphone, access] = await Promise.all([
        import("./providers/azure/azure.ts"),
        loadMicrophone(),
        azureAccess(server),
      ]);
      const engine = async () => (await import("./providers/azure/azure-engine.ts")).azureEngine;
      return createAzure({ microphone, engine, access, timers, page: page() });
    }
  }
}

/** Prefetches the first-choice adapter's code. A failure shows in the turn. */
export async function prefetch(id: SpokenRecogniserId | undefined): Promise<void> {
  if (id === "azure") await import("./providers/azure/azure-engine.ts").catch(() => undefined);
}

let microphone: Promise<PreRollMicrophone> | undefined;

function loadMicrophone(): Promise<PreRollMicrophone> {
  microphone ??= Promise.all([
    import("./audio/microphone.ts"),
    import("./audio/pre-roll-microphone.ts"),
    import("./audio/capture-graph.ts"),
  ]).then(([{ createMicrophone }, { createPreRollMicrophone }, { createCaptureGraph }]) =>
    createPreRollMicrophone(
      createMicrophone({
        devices: navigator.mediaDevices,
        createGraph: canRecord() ? createCaptureGraph : undefined,
      }),
    ),
  );
  microphone.catch(() => {
    microphone = undefined;
  });
  return microphone;
}

/** Undefined if sound can't be recorded. */
export function browserBargeIn(): BargeIn | undefined {
  if (!canRecord()) return undefined;
  const facts = { recording: true, android: isAndroid() };
  return {
    allowed: (recognisers) => mayBargeIn(recognisers, facts),
    attend: attendOnceFetched(async () => {
      const [{ createAttend }, preRoll] = await Promise.all([
        import("./policy/barge-in.ts"),
        loadMicrophone(),
      ]);
      return createAttend(preRoll);
    }),
  };
}

export async function loadSynthesiser(
  id: SpokenSynthesiserId,
  server: ServerSpeech,
): Promise<Synthesiser> {
  switch (id) {
    case "browser": {
      const { createBrowserSynthesis } = await import(
        "./providers/browser-synthesis/browser-synthesis.ts"
      );
      return createBrowserSynthesis({
        engine: synthesisEngine(),
        createUtterance: (text) => new SpeechSynthesisUtterance(text),
        timers,
      });
    }
    case "openai": {
      const { createOpenAiSynthesis } = await import("./providers/openai/openai-synthesis.ts");
      return createOpenAiSynthesis({
        synthesise: server.synthesise,
        ...playing(),
        timers,
      });
    }
    case "azure": {
      const [{ createAzureSynthesis }, access] = await Promise.all([
        import("./providers/azure/azure-synthesis.ts"),
        azureAccess(server),
      ]);
      const voice = async () => (await import("./providers/azure/azure-engine.ts")).azureVoice;
      return createAzureSynthesis({ voice, access, ...playing(), timers });
    }
    case "silent": {
      const { createSilent } = await import("./providers/silent/silent.ts");
      return createSilent();
    }
  }
}

function playing(): Pick<SentencePlayerParts, "createPlayer" | "urls"> {
  return {
    createPlayer: canPlay() ? () => new Audio() : undefined,
    urls: { create: URL.createObjectURL, revoke: URL.revokeObjectURL },
  };
}
