/**
 * Runs in the audio thread; posts the microphone's samples, about 20 ms at a time. A separate file
 * because of the content policy.
 */

/** Missing from TypeScript's AudioWorkletGlobalScope. */
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

class Frames extends AudioWorkletProcessor {
  readonly #size = Math.round(sampleRate / 50);
  #frame = new Float32Array(this.#size);
  #filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.#frame[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === this.#size) {
        this.port.postMessage(this.#frame, [this.#frame.buffer]);
        this.#frame = new Float32Array(this.#size);
        this.#filled = 0;
      }
    }
    return true;
  }
}

registerProcessor("frames", Frames);
