import { countForm } from "../../../../language/readers/counts.ts";

/** "How many tiers": a sentence that counts them. */
export const numbered = new RegExp(`\\b${countForm}`, "i");
