/** Opens and closes the microphone; sole owner of its tracks and audio graph. */

import type { SpeechFailure } from "../speech.ts";
import type { CaptureGraph } from "./capture-graph.ts";

export interface MicrophoneParts {
  /** Undefined on pages without https. */
  readonly devices: Pick<MediaDevices, "getUserMedia"> | undefined;
  /** Undefined in browsers without AudioWorklet. */
  readonly createGraph: (() => CaptureGraph) | undefined;
}

export interface MicrophoneEvents {
  opened(): void;
  /** Mono samples, -1..1. */
  frame(samples: Float32Array, sampleRate: number): void;
  /** Couldn't be opened, or was unplugged. At most once, and last. */
  failed(failure: SpeechFailure): void;
}

export interface Microphone {
  supported(): boolean;
  /**
   * Emits nothing before it returns. The result closes the microphone at any stage; nothing is sent
   * afterwards.
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
        // Closed while the permission prompt was open.
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
      // No audio graph, no recording.
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
