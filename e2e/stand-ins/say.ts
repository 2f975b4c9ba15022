/** A voice for the tests: espeak-ng, as files for a microphone to hear or as an answer to play. */
import { createHash } from "node:crypto";
import { access, mkdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

export interface Manner {
  /** An espeak-ng voice. */
  readonly voice?: string;
  /** Words a minute. */
  readonly speed?: number;
  /** Seconds of silence before and after. */
  readonly before?: number;
  readonly after?: number;
  /** Decibels below full scale at the peak. */
  readonly peak?: number;
}

/** The voice that the recogniser understands best. */
const usual = {
  voice: "en-us+m3",
  speed: 160,
  before: 1.2,
  after: 3,
  // Louder, and the browser's own level control distorts it.
  peak: -14,
} as const;

/** What espeak-ng says, as WAV (22 kHz mono, 16 bit) without silence around it. */
export function speech(text: string, manner: Manner = {}): Promise<Buffer> {
  const { voice, speed } = { ...usual, ...manner };
  return run("espeak-ng", ["-v", voice, "-s", String(speed), "--stdout", "--", text]);
}

/**
 * The path of a WAV file (48 kHz mono, 16 bit) that Chromium can play as its microphone. Made once
 * and kept in the system's folder for temporary files.
 */
export async function say(text: string, manner: Manner = {}): Promise<string> {
  const chosen = { ...usual, ...manner };
  const name = createHash("sha256")
    .update(JSON.stringify([text, chosen]))
    .digest("hex");
  const folder = join(tmpdir(), "shopai-sayings");
  const file = join(folder, `${name.slice(0, 24)}.wav`);
  if (await exists(file)) return file;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name.slice(0, 24)}.${process.pid}.wav`);
  const spoken = await speech(text, chosen);
  const args = [
    ...["-t", "wav", "-", "-t", "wav", "-r", "48000", "-c", "1", "-b", "16", unfinished],
    ...["gain", "-n", String(chosen.peak), "pad", String(chosen.before), String(chosen.after)],
  ];
  await run("sox", args, spoken);
  await rename(unfinished, file);
  return file;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
