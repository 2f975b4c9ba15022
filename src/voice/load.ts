/**
 * Fetches an adapter's code when it is wanted and builds it from the browser's real parts. Nothing
 * of an adapter is in the first load. Ask for it before the shopper taps: a microphone must be
 * opened within the tap itself.
 */

import type { StandbyMicrophone } from "./audio/standby-microphone.ts";
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

/** What this browser has, for choose.ts. */
export function browserFacts(): VoiceFacts["browser"] {
  return {
    recognition: recognitionParts().Recognition !== undefined,
    recording: canRecord(),
    synthesis: synthesisEngine() !== undefined,
    playing: canPlay(),
  };
}

/** One pass serves the recognisers and the voice of a server. */
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

/** Names of the browser's own English voices; none while they are still being loaded. */
export function browserVoices(): readonly string[] {
  const voices = synthesisEngine()?.getVoices() ?? [];
  return voices.filter(({ lang }) => /^en\b/i.test(lang)).map(({ name }) => name);
}

/** What the shopper agreed to; asked when it matters. */
export interface Consent {
  /** To the download of a language, so that the browser recognises it on the device. */
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

/**
 * Fetches ahead what an adapter would fetch in its first turn: worth it for the first choice alone.
 * A failure shows in the turn.
 */
export async function fetchAhead(id: SpokenRecogniserId | undefined): Promise<void> {
  if (id === "azure") await import("./providers/azure/azure-engine.ts").catch(() => undefined);
}

/** One for all: who listens beside our own voice hands it over as it is. */
let microphone: Promise<StandbyMicrophone> | undefined;

function loadMicrophone(): Promise<StandbyMicrophone> {
  microphone ??= Promise.all([
    import("./audio/microphone.ts"),
    import("./audio/standby-microphone.ts"),
    import("./audio/capture-graph.ts"),
  ]).then(([{ createMicrophone }, { createStandbyMicrophone }, { createCaptureGraph }]) =>
    createStandbyMicrophone(
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

/** Listening beside our own voice; undefined where sound can't be recorded. */
export function browserBargeIn(): BargeIn | undefined {
  if (!canRecord()) return undefined;
  const facts = { recording: true, android: isAndroid() };
  return {
    allowed: (recognisers) => mayBargeIn(recognisers, facts),
    attend: attendOnceFetched(async () => {
      const [{ createAttend }, standby] = await Promise.all([
        import("./policy/barge-in.ts"),
        loadMicrophone(),
      ]);
      return createAttend(standby);
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
