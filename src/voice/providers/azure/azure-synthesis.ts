/** Speaks with Azure's service, directly from the browser. */

import {
  createSentencePlayer,
  type SentencePlayerParts,
  type Synthesis,
} from "../../events/sentence-player.ts";
import type { Synthesiser } from "../../speech.ts";
import type { AzureAccess, AzurePass } from "./azure-access.ts";

export interface AzureVoice {
  /** Never rejects. */
  say(
    pass: AzurePass,
    text: string,
    manner: { readonly language: string; readonly voice: string },
    signal: AbortSignal,
  ): Promise<Synthesis>;
}

interface AzureSynthesisParts extends Omit<SentencePlayerParts, "id" | "synthesise"> {
  readonly voice: () => Promise<AzureVoice>;
  readonly access: AzureAccess;
}

/** https://learn.microsoft.com/azure/ai-services/speech-service/language-support?tabs=tts */
const voices: Readonly<Record<string, string>> = {
  "en-IN": "en-IN-NeerjaNeural",
  "en-GB": "en-GB-SoniaNeural",
  "en-US": "en-US-JennyNeural",
};

export function createAzureSynthesis({
  voice,
  access,
  ...parts
}: AzureSynthesisParts): Synthesiser {
  return createSentencePlayer({
    ...parts,
    id: "azure",
    async synthesise(text, { language, voice: wanted }, signal) {
      const [loaded, reply] = await Promise.all([voice(), access.get()]);
      if (reply.type === "failed") return reply;
      const name = wanted ?? voices[language] ?? "en-IN-NeerjaNeural";
      const synthesis = await loaded.say(reply.pass, text, { language, voice: name }, signal);
      if (synthesis.type === "failed" && !signal.aborted) access.doubt();
      return synthesis;
    },
  });
}
