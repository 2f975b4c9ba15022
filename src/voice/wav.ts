/**
 * Turns what a microphone gave into a small sound file that every transcription service reads:
 * 16 kHz, mono, 16 bit. WAV differs nowhere, while the recordings of browsers do (Safari has no
 * webm). Pure.
 */

/** The rate that speech recognisers work at. */
export const speechRate = 16_000;

/** A WAV file of these samples (-1..1). */
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

/**
 * The same sound at another rate. Going down, what the new rate can't carry is filtered out first
 * (a windowed sinc), or it would come back as noise over the speech.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = from / to;
  const width = Math.max(1, ratio);
  const reach = Math.ceil(8 * width);
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const centre = index * ratio;
    const first = Math.ceil(centre - reach);
    let sum = 0;
    let weights = 0;
    for (let at = first; at <= centre + reach; at += 1) {
      const distance = (at - centre) / width;
      const weight = sinc(distance) * (0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / reach));
      sum += (samples[at] ?? 0) * weight;
      weights += weight;
    }
    return sum / weights;
  });
}

/** One array out of many. */
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
