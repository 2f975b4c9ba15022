/**
 * Encodes WAV (16 kHz, mono, 16 bit), which every service reads; browsers' own formats differ
 * (Safari has no webm). Pure.
 */

export const speechRate = 16_000;

/** Samples are -1..1. */
export function encodeWav(samples: Float32Array, rate: number): ArrayBuffer {
  const header = 44;
  const buffer = new ArrayBuffer(header + samples.length * 2);
  const view = new DataView(buffer);
  const letters = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(at + index, text.charCodeAt(index));
  };
  letters(0, "RIFF");
  view.setUint32(4, buffer.byteLength - 8, true);
  letters(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const clamped = Math.min(1, Math.max(-1, sample));
    view.setInt16(header + index * 2, Math.round(clamped * 0x7fff), true);
  });
  return buffer;
}

/** Downsampling uses a windowed sinc against aliasing. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = from / to;
  const kernels = kernelsFor(from, to);
  const result = new Float32Array(Math.floor(samples.length / ratio));
  for (let index = 0; index < result.length; index += 1) {
    const { offset, weights } = kernels[index % kernels.length] ?? nothing;
    const first = Math.floor(index * ratio + 1e-9) + offset;
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      sum += (samples[first + tap] ?? 0) * (weights[tap] ?? 0);
    }
    result[index] = sum;
  }
  return result;
}

interface Kernel {
  /** Of the first weight, from the sample at or before the centre. */
  readonly offset: number;
  readonly weights: Float64Array;
}

const nothing: Kernel = { offset: 0, weights: new Float64Array() };

/** Weights by fractional position; they repeat. */
function kernelsFor(from: number, to: number): readonly Kernel[] {
  const ratio = from / to;
  const width = Math.max(1, ratio);
  const half = Math.ceil(8 * width);
  return Array.from({ length: to / greatestDivisor(from, to) }, (_, phase): Kernel => {
    const fraction = (phase * ratio) % 1;
    const weights = Float64Array.from({ length: 2 * half }, (_, tap) => {
      const distance = tap - half + 1 - fraction;
      return sinc(distance / width) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { offset: 1 - half, weights: weights.map((weight) => weight / sum) };
  });
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

export function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
