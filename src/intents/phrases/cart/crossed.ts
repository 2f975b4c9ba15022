/** "Other way round", "you mixed them up", "swap their sizes". */
import { guarded } from "../../../../language/text/guarded.ts";

export const crosses = guarded(
  /\b(?:wrong|other) way (?:about|a?round)\b|\bvice versa\b|\breversed?\b|\b(?:mix(?:ed)?|mess(?:ed)?|got) (?:\w+ ){0,3}(?:up|swapped|crossed)\b|\b(?:swap(?:ped)?|switch(?:ed)?|exchange|cross(?:ed)?|interchange)(?: up)? (?:the|their|those|these|both|both the) sizes\b|\bsizes (?:are |got |have been )?(?:swapped|switched|crossed|mixed|interchanged|reversed|ulta)\b/,
);
export const ofSizes = /\bsizes?\b/;
