/**
 * Reads what a browser's recogniser reports into words, without its quirks. Pure.
 */
import type { Alternative } from "../../speech.ts";
import type { RecognitionResult, RecognitionResults } from "./web-speech-types.ts";

export interface ReadResults {
  /** The best words so far. */
  readonly text: string;
  /** Best first. */
  readonly alternatives: readonly Alternative[];
  /**
   * `interim`: more may come. `final`: it's settled. `perhaps`: called final with a confidence of
   * 0, as Android's Chrome calls interim results too.
   */
  readonly certainty: "interim" | "perhaps" | "final";
}

/** Reads all results of a turn; later entries continue or restate the earlier ones. */
export function readResults(results: RecognitionResults): ReadResults {
  const entries = withoutRestated(Array.from(results).filter((entry) => best(entry) !== ""));
  const last = entries.at(-1);
  if (!last) return { text: "", alternatives: [], certainty: "interim" };

  const before = entries.slice(0, -1).map(best).join(" ");
  const alternatives = Array.from(last, ({ transcript, confidence }): Alternative => {
    const text = `${before} ${transcript}`.trim().replace(/\s+/g, " ");
    return confidence > 0 ? { text, confidence: Math.min(1, confidence) } : { text };
  });
  return { text: alternatives[0]?.text ?? "", alternatives, certainty: certainty(entries) };
}

function certainty(entries: readonly RecognitionResult[]): ReadResults["certainty"] {
  if (!entries.every((entry) => entry.isFinal)) return "interim";
  return entries.every((entry) => (entry[0]?.confidence ?? 0) > 0) ? "final" : "perhaps";
}

/** Android's Chrome repeats the whole utterance, longer each time, in entry after entry. */
function withoutRestated(entries: readonly RecognitionResult[]): readonly RecognitionResult[] {
  return entries.filter((entry, index) => {
    const next = entries[index + 1];
    return !next || !isRestatedBy(best(entry), best(next));
  });
}

function isRestatedBy(words: string, longer: string): boolean {
  const start = words.toLowerCase();
  const whole = longer.toLowerCase();
  return whole === start || whole.startsWith(`${start} `);
}

function best(entry: RecognitionResult): string {
  return entry[0]?.transcript.trim() ?? "";
}
