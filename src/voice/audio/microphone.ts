/**
 * Opens the shopper's microphone and gives it back: the one owner of its tracks and of the audio
 * graph behind them. Whatever goes wrong becomes a failure with words of its own for the shopper.
 */

import type { SpeechFailure } from "../speech.ts";
import type { CaptureGraph } from "./capture-graph.ts";

export interface MicrophoneParts {
  /** navigator.mediaDevices; undefined on pages without https. */
  readonly devices: Pick<MediaDevices, "getUserMedia"> | undefined;
  /** undefined where the browser has no AudioWorklet. */
  readonly createGraph: (() => CaptureGraph) | undefined;
}

export interface MicrophoneEvents {
  opened(): void;
  /** Mono samples, -1..1. */
  frame(samples: Float32Array, sampleRate: number): void;
  /** It could not be opened, or was lost (unplugged) later. Sent at most once; nothing follows. */
  failed(failure: SpeechFailure): void;
}

export interface Microphone {
  supported(): boolean;
  /**
   * Nothing is sent before it has returned. The function returned closes the microphone at once, at
   * any stage; nothing is sent afterwards.
   */
  open(on: MicrophoneEvents): () => void;
}

export function createMicrophone({ devices, createGraph }: MicrophoneParts): Microphone {
  return {
    supported: () => devices !== undefined && createGraph !== undefined,
    open(on) {
      let graph: CaptureGraph | undefined;
      let stream: MediaStream | undefined;
      let closed = false;

      const close = () => {
        closed = true;
        for (const track of stream?.getTracks() ?? []) track.stop();
        graph?.close();
      };
      const fail = (failure: SpeechFailure) => {
        if (closed) return;
        close();
        on.failed(failure);
      };
      const start = async (): Promise<void> => {
        if (!devices || !createGraph) throw new Error("no microphone or no audio graph");
        graph = createGraph();
        try {
          stream = await devices.getUserMedia({ audio: wanted });
        } catch (error) {
          return fail(failureOf(error));
        }
        // Closed while the shopper was being asked.
        if (closed) return close();
        for (const track of stream.getTracks()) {
          track.addEventListener("ended", () => fail("audio-capture"));
        }
        const { sampleRate } = graph;
        await graph.start(stream, (samples) => {
          if (!closed) on.frame(samples, sampleRate);
        });
        if (!closed) on.opened();
      };
      // Without an audio graph this browser can't record at all.
      start().catch(() => fail("unsupported"));
      return close;
    },
  };
}

const wanted: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
function failureOf(error: unknown): SpeechFailure {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "not-allowed";
    case "TypeError":
      return "unsupported";
    default:
      return "audio-capture";
  }
}
