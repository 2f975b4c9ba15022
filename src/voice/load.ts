/**
 * Fetches an adapter's code when it is wanted and builds it from the browser's real parts. Nothing
 * of an adapter is in the first load. Ask for it before the shopper taps: a microphone must be
 * opened within the tap itself.
 */
import {
  canPlay,
  canRecord,
  microphonePermission,
  page,
  recognitionParts,
  synthesisEngine,
} from "./browser-parts.ts";
import type { EarId, MouthId, VoiceFacts } from "./choose.ts";
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
      const [{ createOpenAi }, { createMicrophone }, { createCaptureGraph }] = await Promise.all([
        import("./openai.ts"),
        import("./microphone.ts"),
        import("./capture-graph.ts"),
      ]);
      const microphone = createMicrophone({
        devices: navigator.mediaDevices,
        createGraph: canRecord() ? createCaptureGraph : undefined,
      });
      return createOpenAi({ microphone, transcribe: server.transcribe, timers, page: page() });
    }
  }
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
        createPlayer: canPlay() ? () => new Audio() : undefined,
        urls: { create: URL.createObjectURL, revoke: URL.revokeObjectURL },
        timers,
      });
    }
    case "silent": {
      const { createSilent } = await import("./silent.ts");
      return createSilent();
    }
  }
}
