/**
 * An AudioContext and a worklet that hands over frames of a microphone's stream. Browsers allow few contexts,
 * so each is closed with its turn.
 */
import framesUrl from "./frames.worklet.ts?worker&url";

export interface CaptureGraph {
  readonly sampleRate: number;
  /** Hands over about 20 ms of mono sound at a time once the promise is fulfilled. */
  start(stream: MediaStream, frame: (samples: Float32Array) => void): Promise<void>;
  close(): void;
}

/** Call it within the shopper's tap: some browsers suspend the context otherwise. */
export function createCaptureGraph(): CaptureGraph {
  const context = new AudioContext();
  return {
    sampleRate: context.sampleRate,
    async start(stream, frame) {
      await Promise.all([context.resume(), context.audioWorklet.addModule(framesUrl)]);
      const source = context.createMediaStreamSource(stream);
      const frames = new AudioWorkletNode(context, "frames", {
        numberOfOutputs: 0,
        channelCount: 1,
        channelCountMode: "explicit",
      });
      frames.port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data instanceof Float32Array) frame(data);
      };
      source.connect(frames);
    },
    close() {
      if (context.state !== "closed") void context.close();
    },
  };
}
