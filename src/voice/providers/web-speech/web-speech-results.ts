/** Normalises browsers' recognition results. Pure. */
import type { Hypothesis } from "../../speech.ts";
import type { RecognitionResult, RecognitionResults } from "./web-speech-types.ts";

export interface ReadResults {
  readonly text: string;
  /** Best first. */
  readonly alternatives: readonly Hypothesis[];
  /**
   * `perhaps`: final with a confidence of 0, which Android's Chrome also gives to interim results.
   */
  readonly certainty: "interim" | "perhaps" | "final";
}

/** Later entries continue or restate earlier ones. */
export function readResults(results: RecognitionResults): ReadResults {
  const entries = withoutRestated(Array.from(results).filter((entry) => best(entry) !== ""));
  const last = entries.at(-1);
  if (!last) return { text: "", alternatives: [], certainty: "interim" };

  const before = entries.slice(0, -1).map(best).join(" ");
  const alternatives = Array.from(last, ({ transcript, confidence }): Hypothesis => {
    const text = `${before} ${transcript}`.trim().replace(/\s+/g, " ");
    return confidence > 0 ? { text, confidence: Math.min(1, confidence) } : { text };
  });
  return { text: alternatives[0]?.text ?? "", alternatives, certainty: certainty(entries) };
}

function certainty(entries: readonly RecognitionResult[]): ReadResults["certainty"] {
  if (!entries.every((entry) => entry.isFinal)) return "interim";
  return entries.every((entry) => (entry[0]?.confidence ?? 0) > 0) ? "final" : "perhaps";
}

/** Android's Chrome repeats the whole utterance in each entry. */
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
