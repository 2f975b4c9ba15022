/**
 * Fetches an adapter's code when it is wanted and builds it from the browser's real parts. Nothing
 * of an adapter is in the first load. Ask for it before the shopper taps: a microphone must be
 * opened within the tap itself.
 */
import type { AzureAccess } from "./azure-access.ts";
import {
  canPlay,
  canRecord,
  microphonePermission,
  page,
  recognitionParts,
  synthesisEngine,
} from "./browser-parts.ts";
import type { EarId, MouthId, VoiceFacts } from "./choose.ts";
import type { Microphone } from "./microphone.ts";
import type { SentencePlayerParts } from "./sentence-player.ts";
import type { ServerSpeech } from "./server-speech.ts";
import type { Recogniser, Synthesiser } from "./speech.ts";
import { platformTimers as timers } from "./timers.ts";

/** What this browser has, for choose.ts. */
export function browserFacts(): VoiceFacts["browser"] {
  return {
    recognition: recognitionParts().Recognition !== undefined,
    recording: canRecord(),
    synthesis: synthesisEngine() !== undefined,
    playing: canPlay(),
  };
}

/** One pass serves the ears and the voice of a server. */
const accesses = new WeakMap<ServerSpeech, AzureAccess>();

async function azureAccess(server: ServerSpeech): Promise<AzureAccess> {
  const { createAzureAccess } = await import("./azure-access.ts");
  const known = accesses.get(server);
  if (known) return known;
  const now = () => performance.now();
  const access = createAzureAccess({ ask: server.askForPass, timers, now });
  accesses.set(server, access);
  return access;
}

/** Names of the browser's own English voices; none while they are still being loaded. */
export function browserVoices(): readonly string[] {
  const voices = synthesisEngine()?.getVoices() ?? [];
  return voices.filter(({ lang }) => /^en\b/i.test(lang)).map(({ name }) => name);
}

export async function loadRecogniser(id: EarId, server: ServerSpeech): Promise<Recogniser> {
  switch (id) {
    case "web-speech": {
      const { createWebSpeech } = await import("./web-speech.ts");
      return createWebSpeech({
        ...recognitionParts(),
        timers,
        page: page(),
        permission: microphonePermission,
      });
    }
    case "openai": {
      const [{ createOpenAi }, microphone] = await Promise.all([
        import("./openai.ts"),
        loadMicrophone(),
      ]);
      return createOpenAi({ microphone, transcribe: server.transcribe, timers, page: page() });
    }
    case "azure": {
      const [{ createAzure }, microphone, access] = await Promise.all([
        import("./azure.ts"),
        loadMicrophone(),
        azureAccess(server),
      ]);
      const engine = async () => (await import("./azure-engine.ts")).azureEngine;
      return createAzure({ microphone, engine, access, timers, page: page() });
    }
  }
}

async function loadMicrophone(): Promise<Microphone> {
  const [{ createMicrophone }, { createCaptureGraph }] = await Promise.all([
    import("./microphone.ts"),
    import("./capture-graph.ts"),
  ]);
  return createMicrophone({
    devices: navigator.mediaDevices,
    createGraph: canRecord() ? createCaptureGraph : undefined,
  });
}

export async function loadSynthesiser(id: MouthId, server: ServerSpeech): Promise<Synthesiser> {
  switch (id) {
    case "browser": {
      const { createBrowserSynthesis } = await import("./browser-synthesis.ts");
      return createBrowserSynthesis({
        engine: synthesisEngine(),
        createUtterance: (text) => new SpeechSynthesisUtterance(text),
        timers,
      });
    }
    case "openai": {
      const { createOpenAiSynthesis } = await import("./openai-synthesis.ts");
      return createOpenAiSynthesis({
        synthesise: server.synthesise,
        ...playing(),
        timers,
      });
    }
    case "azure": {
      const [{ createAzureSynthesis }, access] = await Promise.all([
        import("./azure-synthesis.ts"),
        azureAccess(server),
      ]);
      const voice = async () => (await import("./azure-engine.ts")).azureVoice;
      return createAzureSynthesis({ voice, access, ...playing(), timers });
    }
    case "silent": {
      const { createSilent } = await import("./silent.ts");
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
