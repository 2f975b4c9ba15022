/** How values are listed. */
import { anyField } from "./fields.ts";

/** "1. First name - Omprakash 2. Surname - Tiwari". */
export const firstMark = /^\d{1,2}[.)]\s+(?=\p{L})/u;
export const listMark = /[\s,;]+\d{1,2}[.)]\s+(?=\p{L})/gu;
export const listedFields =
  /(?:^|\s)\d{1,2}[.)]\s+\p{L}.*\s\d{1,2}[.)]\s+\p{L}|^\d{1,2}[.)]\s+\p{L}/su;
export const dashAfterLabel = new RegExp(`(?<=(?<![\\w'])(?:${anyField})) [-–—] (?=\\S)`, "gi");
/** "Deliver to Ritu Salaria 22 Mall Road …". */
export const deliversTo =
  /^(?:(?:please|kindly|just|and|ok|okay|now)[\s,]+)*(?:send|ship|deliver|courier|post)(?: (?:it|this|that|them|everything))? to (?=\p{L}[\p{L}'.-]* (?!at |in |on )\p{L}[\p{L}'.-]*(?: (?!at |in |on )\p{L}[\p{L}'.-]*)? \d)/iu;
export const shallBe = /\bshall be\b/gi;
/** Before a name alone. */
export const littleBefore =
  /^(?:(?:hey|hi|hello|so|ok|okay|yes|it|it's|its|is|this|i|am|i'm|im|me|myself|and|name)[\s,]*)*$/i;
export const hindiLabels = [
  [/\b(?:ghar ka |mera |hamara )?pata\b(?! (?:hai|nahi))/gi, "address"],
  [/\baur\b/gi, "and"],
  [/\b(?:shehar|sheher|shahar)\b/gi, "city"],
  [/\bnaam\b/gi, "name"],
  [/\bdesh\b(?! mein)/gi, "country"],
] as const;
export const indiaInHindi = /^(?:bharat|bhaarat|hindustan|hindusthan)(?: desh)?$/i;
