/** A real recogniser behind the stand-ins: pocketsphinx, listening for the sayings. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";
import { grammar } from "./sayings.ts";

/** Thrown for bytes that are no sound. */
export class NoSound extends Error {
  override readonly name = "NoSound";
}

/** The words in a sound file of any usual kind; "" when nothing was understood. */
export async function hear(sound: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shopai-hearing-"));
  const file = (name: string) => join(folder, name);
  try {
    await Promise.all([writeFile(file("sound"), sound), writeFile(file("shop.gram"), grammar())]);
    await run("ffmpeg", [
      ...["-loglevel", "error", "-i", file("sound")],
      // The recogniser wants to hear silence before and after.
      ...["-af", "adelay=300,apad=pad_dur=0.3", "-ar", "16000", "-ac", "1", file("sound.wav")],
    ]).catch((error: unknown) => {
      throw new NoSound("The file is no sound that can be read", { cause: error });
    });
    const words = await run("pocketsphinx_continuous", [
      ...["-infile", file("sound.wav"), "-jsgf", file("shop.gram"), "-logfn", "/dev/null"],
    ]);
    return words.toString().trim().replace(/\s+/g, " ");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
