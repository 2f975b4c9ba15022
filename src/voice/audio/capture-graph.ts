/**
 * An AudioContext with a worklet that delivers a microphone's frames. Browsers allow few contexts:
 * close each with its turn.
 */
import framesUrl from "./frames.worklet.ts?worker&url";

export interface CaptureGraph {
  readonly sampleRate: number;
  /** Delivers about 20 ms of mono sound at a time, once fulfilled. */
  start(stream: MediaStream, frame: (samples: Float32Array) => void): Promise<void>;
  close(): void;
}

/** Call within the tap: some browsers suspend the context otherwise. */
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
