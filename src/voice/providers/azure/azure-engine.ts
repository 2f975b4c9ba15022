/**
 * Wraps Azure's package, half a megabyte loaded only when chosen; no other file imports it.
 * https://learn.microsoft.com/javascript/api/microsoft-cognitiveservices-speech-sdk
 */
import {
  AudioConfig,
  AudioInputStream,
  AudioStreamFormat,
  CancellationDetails,
  CancellationErrorCode,
  OutputFormat,
  PhraseListGrammar,
  PropertyId,
  Recognizer,
  ResultReason,
  SpeechConfig,
  type SpeechRecognitionResult,
  SpeechRecognizer,
  SpeechSynthesisOutputFormat,
  SpeechSynthesizer,
} from "microsoft-cognitiveservices-speech-sdk";
import { speechRate } from "../../audio/wav.ts";
import type { Hypothesis, SpeechFailure } from "../../speech.ts";
import type { AzureEngine } from "./azure.ts";
import type { AzurePass } from "./azure-access.ts";
import type { AzureVoice } from "./azure-synthesis.ts";

// No telemetry about shoppers.
Recognizer.enableTelemetry(false);

/** Milliseconds of quiet that end a phrase at the service; ours ends earlier. */
const silence = 900;

function configFor({ token, region, host }: AzurePass): SpeechConfig {
  const config =
    host === null
      ? SpeechConfig.fromAuthorizationToken(token, region ?? "")
      : SpeechConfig.fromHost(new URL(host));
  config.authorizationToken = token;
  // We retry with a new token and the same sound.
  config.setProperty("SPEECH-Error-MaxRetryCount", "0");
  // Else timers run in a worker from a data: address, against the content policy.
  config.setProperty(PropertyId.WebWorkerLoadType, "off");
  return config;
}

export const azureEngine: AzureEngine = {
  listen(pass, { language, hints = [] }, on) {
    const config = configFor(pass);
    config.speechRecognitionLanguage = language;
    config.outputFormat = OutputFormat.Detailed;
    config.setProperty(PropertyId.Speech_SegmentationSilenceTimeoutMs, String(silence));
    const sound = AudioInputStream.createPushStream(
      AudioStreamFormat.getWaveFormatPCM(speechRate, 16, 1),
    );
    const recogniser = new SpeechRecognizer(config, AudioConfig.fromStreamInput(sound));
    if (hints.length > 0) PhraseListGrammar.fromRecognizer(recogniser).addPhrases([...hints]);

    let open = true;
    const report = (run: () => void) => {
      if (open) run();
    };
    recogniser.speechStartDetected = () => report(on.sound);
    recogniser.recognizing = (_sender, { result }) => report(() => on.interim(result.text));
    recogniser.recognizeOnceAsync(
      (result) => report(() => deliver(result, on)),
      () => report(() => on.failed("service-error")),
    );
    return {
      write: (samples) => report(() => sound.write(asPcm(samples))),
      end: () => report(() => sound.close()),
      renew({ token }) {
        report(() => {
          recogniser.authorizationToken = token;
        });
      },
      close() {
        if (!open) return;
        open = false;
        // Closing an unconnected one reports an error: ignore it.
        recogniser.close(undefined, () => undefined);
      },
    };
  },
};

function deliver(
  result: SpeechRecognitionResult,
  on: { final(said: readonly Hypothesis[]): void; failed(failure: SpeechFailure): void },
): void {
  switch (result.reason) {
    case ResultReason.RecognizedSpeech:
      on.final(alternativesOf(result.json));
      return;
    case ResultReason.NoMatch:
      on.final([]);
      return;
    default: {
      const { ErrorCode: code } = CancellationDetails.fromResult(result);
      if (code === CancellationErrorCode.NoError) on.final([]);
      else on.failed(failureOf(code));
    }
  }
}

/** https://learn.microsoft.com/azure/ai-services/speech-service/get-speech-recognition-results */
function alternativesOf(json: string): readonly Hypothesis[] {
  const answer: unknown = JSON.parse(json);
  const best: unknown =
    typeof answer === "object" && answer !== null && "NBest" in answer ? answer.NBest : undefined;
  if (!Array.isArray(best)) return [];
  return best.flatMap((one: unknown): Hypothesis[] => {
    if (typeof one !== "object" || one === null) return [];
    // Figures, without capitals or full stops.
    const text = "ITN" in one ? one.ITN : undefined;
    const confidence = "Confidence" in one ? one.Confidence : undefined;
    if (typeof text !== "string") return [];
    return [{ text, ...(typeof confidence === "number" && { confidence }) }];
  });
}

function failureOf(code: CancellationErrorCode): SpeechFailure {
  switch (code) {
    case CancellationErrorCode.TooManyRequests:
      return "limited";
    case CancellationErrorCode.ConnectionFailure:
    case CancellationErrorCode.ServiceTimeout:
      return "network";
    default:
      return "service-error";
  }
}

/** 16 bit, little-endian. */
function asPcm(samples: Float32Array): ArrayBuffer {
  const buffer = new ArrayBuffer(samples.length * 2);
  const view = new DataView(buffer);
  samples.forEach((sample, index) => {
    view.setInt16(index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 0x7fff), true);
  });
  return buffer;
}

export const azureVoice: AzureVoice = {
  say(pass, text, { language, voice }, signal) {
    const config = configFor(pass);
    config.speechSynthesisVoiceName = voice;
    config.speechSynthesisLanguage = language;
    config.speechSynthesisOutputFormat = SpeechSynthesisOutputFormat.Audio24Khz48KBitRateMonoMp3;
    // Without an output it returns the sound.
    const synthesiser = new SpeechSynthesizer(config, null);
    return new Promise((resolve) => {
      const close = () => synthesiser.close(undefined, () => undefined);
      const give = (outcome: Awaited<ReturnType<AzureVoice["say"]>>) => {
        signal.removeEventListener("abort", giveUp);
        close();
        resolve(outcome);
      };
      const giveUp = () => give({ type: "failed", failure: "aborted" });
      signal.addEventListener("abort", giveUp);
      synthesiser.speakTextAsync(
        text,
        ({ reason, audioData }) => {
          const spoken = reason === ResultReason.SynthesizingAudioCompleted;
          give(
            spoken
              ? { type: "sound", sound: new Blob([audioData], { type: "audio/mpeg" }) }
              : { type: "failed", failure: "network" },
          );
        },
        () => give({ type: "failed", failure: "service-error" }),
      );
    });
  },
};
