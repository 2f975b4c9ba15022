/** A microphone with generated sound that counts open resources. */
import type { CaptureGraph } from "../audio/capture-graph.ts";
import type { MicrophoneParts } from "../audio/microphone.ts";
import { flushPromises } from "./timers.ts";

interface MicrophoneDouble extends MicrophoneParts {
  readonly openTracks: number;
  readonly openGraphs: number;
  /** Milliseconds of voice. */
  speak(ms: number): Promise<void>;
  /** Milliseconds of silence. */
  quiet(ms: number): Promise<void>;
  unplug(): void;
  /** Answers the permission prompt, with `asks`. */
  allow(): Promise<void>;
}

export interface MicrophoneTroubles {
  readonly refuses?: string;
  /** getUserMedia waits for `allow`. */
  readonly asks?: boolean;
  readonly graphless?: boolean;
}

const rate = 48_000;
const frame = 20;

export function createMicrophoneDouble(troubles: MicrophoneTroubles = {}): MicrophoneDouble {
  let openTracks = 0;
  let openGraphs = 0;
  let deliver: ((samples: Float32Array) => void) | undefined;
  let allow: () => void = () => {};
  let ended: () => void = () => {};

  const openStream = (): MediaStream => {
    openTracks += 1;
    let live = true;
    const track = {
      stop() {
        if (live) openTracks -= 1;
        live = false;
      },
      addEventListener(_type: "ended", listener: () => void) {
        ended = listener;
      },
    };
    // The adapter uses only these members.
    return { getTracks: () => [track] } as unknown as MediaStream;
  };

  const createGraph = (): CaptureGraph => {
    openGraphs += 1;
    let open = true;
    return {
      sampleRate: rate,
      async start(_stream, take) {
        if (troubles.graphless) throw new DOMException("no worklet", "AbortError");
        deliver = take;
      },
      close() {
        if (open) openGraphs -= 1;
        open = false;
      },
    };
  };

  const play = async (ms: number, loudness: number) => {
    for (let passed = 0; passed < ms; passed += frame) {
      const size = (rate * frame) / 1_000;
      deliver?.(
        Float32Array.from(
          { length: size },
          (_, index) => loudness * Math.sin((2 * Math.PI * 220 * index) / rate),
        ),
      );
    }
    await flushPromises();
  };

  return {
    get openTracks() {
      return openTracks;
    },
    get openGraphs() {
      return openGraphs;
    },
    devices: {
      async getUserMedia() {
        if (troubles.asks) {
          await new Promise<void>((resolve) => {
            allow = resolve;
          });
        }
        if (troubles.refuses) throw new DOMException("refused", troubles.refuses);
        return openStream();
      },
    },
    createGraph,
    speak: (ms) => play(ms, 0.3),
    quiet: (ms) => play(ms, 0.0005),
    unplug: () => ended(),
    async allow() {
      allow();
      await flushPromises();
    },
  };
}
