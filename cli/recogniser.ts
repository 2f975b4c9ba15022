/** Recognisers for programs: a sound file is sent to the configured service as the server would. */

import { run } from "../e2e/stand-ins/run.ts";
import { readConfig } from "../server/config.ts";
import { createAzureTokens } from "../server/speech/azure-tokens.ts";
import { createOpenAiSpeech } from "../server/speech/openai.ts";
import { azureEngine } from "../src/voice/providers/azure/azure-engine.ts";
import type { AudioAdapter, RecogniseFile } from "./replay-audio.ts";

const language = "en-IN";

/** @throws without the adapter's settings in the environment. */
export function openRecogniser(
  adapter: AudioAdapter,
  environment: Readonly<Record<string, string | undefined>>,
): RecogniseFile {
  const config = readConfig(environment);
  switch (adapter) {
    case "openai": {
      if (!config.openai) throw new Error("OPENAI_API_KEY or OPENAI_BASE_URL must be set");
      const speech = createOpenAiSpeech({ settings: config.openai, fetch });
      return async (bytes, hints) => {
        const sound = { bytes, type: "audio/wav" };
        const heard = await speech.transcribe(sound, { language, hints: hints.join(", ") });
        if (!heard.ok) throw new Error(`the service is ${heard.trouble}`, { cause: heard.cause });
        return heard.value;
      };
    }
    case "azure": {
      if (!config.azureSpeech) {
        throw new Error(
          "AZURE_SPEECH_KEY and AZURE_SPEECH_REGION, or AZURE_SPEECH_HOST, must be set",
        );
      }
      const tokens = createAzureTokens({ settings: config.azureSpeech, fetch });
      return async (wav, hints) => {
        const issued = await tokens.issue();
        if (!issued.ok) throw new Error(`no token: ${issued.trouble}`, { cause: issued.cause });
        const samples = await samplesOf(wav);
        return new Promise((resolve, reject) => {
          const session = azureEngine.listen(
            issued.value,
            { language, hints },
            {
              sound: () => undefined,
              interim: () => undefined,
              final(alternatives) {
                session.close();
                resolve(alternatives[0]?.text ?? "");
              },
              failed(failure) {
                session.close();
                reject(new Error(`the service failed: ${failure}`));
              },
            },
          );
          session.write(samples);
          session.end();
        });
      };
    }
  }
}

/** 16 kHz mono, as the shop's page sends it. */
async function samplesOf(wav: Uint8Array): Promise<Float32Array> {
  const args = ["-t", "wav", "-", "-t", "raw", "-r", "16000", "-c", "1", "-b", "16", "-"];
  const raw = await run("sox", args, wav);
  return Float32Array.from(
    { length: raw.length / 2 },
    (_, index) => raw.readInt16LE(2 * index) / 32_768,
  );
}
