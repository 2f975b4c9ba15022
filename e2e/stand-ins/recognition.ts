/** A real recogniser behind the stand-ins: pocketsphinx, listening for the sayings or for more. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";
import { grammar } from "./sayings.ts";
import { likelyGrammar, wideGrammar } from "./wide-sayings.ts";

/**
 * `sayings`: only the shop's sentences, reliably. `wide`: many more, leaning towards the sound's
 * hints.
 */
export type Vocabulary = "sayings" | "wide";

/** Thrown for bytes that are no sound. */
export class NoSound extends Error {
  override readonly name = "NoSound";
}

/** The words in a sound file of any usual kind; "" when nothing was understood. */
export async function recognise(
  sound: Uint8Array,
  vocabulary: Vocabulary = "sayings",
  hints: readonly string[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shopai-hearing-"));
  const file = (name: string) => join(folder, name);
  try {
    await writeFile(file("sound"), sound);
    await run("ffmpeg", [
      ...["-loglevel", "error", "-i", file("sound")],
      // The recogniser wants to hear silence before and after.
      ...["-af", "adelay=300,apad=pad_dur=0.3", "-ar", "16000", "-ac", "1", file("sound.wav")],
    ]).catch((error: unknown) => {
      throw new NoSound("The file is no sound that can be read", { cause: error });
    });
    return await (vocabulary === "wide" ? recogniseAll(folder, hints) : recogniseSayings(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recogniseSayings(folder: string): Promise<string> {
  await writeFile(join(folder, "shop.gram"), grammar());
  const words = await run("pocketsphinx_continuous", [
    ...["-infile", join(folder, "sound.wav"), "-jsgf", join(folder, "shop.gram")],
    ...["-logfn", "/dev/null"],
  ]);
  return words.toString().trim().replace(/\s+/g, " ");
}

/** By so much worse, in the recogniser's own units, may what was hinted at fit the sound. */
const favour = 300;

/**
 * Hears with the wide grammar, and with the part of it that the hints are about; that wins where it
 * fits the sound about as well.
 */
async function recogniseAll(folder: string, hints: readonly string[]): Promise<string> {
  const likely = likelyGrammar(hints);
  const [any, hinted] = await Promise.all([
    scored(folder, "any", wideGrammar()),
    likely === null ? null : scored(folder, "likely", likely),
  ]);
  const hintedFits = hinted && hinted.text !== "" && hinted.score >= any.score - favour;
  return hintedFits ? hinted.text : any.text;
}

async function scored(
  folder: string,
  name: string,
  rules: string,
): Promise<{ readonly text: string; readonly score: number }> {
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  await Promise.all([writeFile(file("gram"), rules), writeFile(file("ctl"), "sound\n")]);
  await run("pocketsphinx_batch", [
    ...["-adcin", "yes", "-cepdir", folder, "-cepext", ".wav", "-ctl", file("ctl")],
    ...["-jsgf", file("gram"), "-hyp", file("hyp"), "-logfn", "/dev/null"],
    // Sentences that are so much alike must be kept in mind for longer.
    ...["-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80"],
  ]);
  // The words, then the name of the file and the score in parentheses.
  const line = (await readFile(file("hyp"), "utf8")).trim();
  const [, text = "", score = "-Infinity"] = /^(.*?)\s*\(\S+ (-?\d+)\)$/.exec(line) ?? [];
  return { text, score: Number(score) };
}
