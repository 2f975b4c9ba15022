export const wordForm = /[\p{L}\p{N}#](?:[\p{L}\p{M}\p{N}'/-]*[\p{L}\p{M}\p{N}])?/gu;
export const marksAfter = /^[^\p{L}\p{N}#\s]+(?=\s|$)|^\s+[–—-](?=\s)/u;
/** What came before it doesn't hold any more. */
export const takesBack =
  /\b(?:no|sorry|wait|actually|oops|instead|rather|nahi|nahin|arre|correct one|make it|what am i saying|silly me|my mistake|oof|uff|changed? it|now it'?s|hacked|dead|closed|wrong|old|not)\b|\bi mean\b|\bdon't (?:open|use|have|check)\b/;
export const sixDigits = /\d{6}/;
const writeNothing =
  "(?:don't|do not|dont|never) (?:write|put|fill|enter|type|change|do|note|save) (?:in |down )?(?:anything|a thing|nothing)";
/** Asks, or says that nothing is to be written. */
export const holdsBack = new RegExp(
  `\\b${writeNothing}\\b|\\b(?:kuch|kuchh|abhi) (?:bhi )?mat (?:likh|bhar|kar)\\w*|\\b(?:if|suppose) (?:i|we) (?:send|order|give|write|get|want|deliver|ship)\\b|\\b(?:only|just|simply) (?:asking|checking|wondering|curious)\\b|\\bdo you (?:even |also |people )*(?:deliver|ship|send|courier)\\b|\\b(?:deliver|delivery|bhejte|courier) (?:hoti|hota|karte|milegi|hogi)?\\s?(?:hai|ho) (?:kya|na|ya)\\b`,
);

/** "What city is the super bowl". */
export const asksElsewhere =
  /^(?:(?:can|could|would|will) you |please )*(?:(?:(?:show|find|tell|get|give|book) me|find|book) |what\b|which\b|where\b|when\b|how\b|who\b|why\b)(?!.*\b(?:i|i'm|i'll|my|mine|we|our|us)\b)[^,.;:!]*$/;

/** Says that nothing is to be written, or is undecided. */
export const forbids = new RegExp(
  `\\bwhether (?:to|i should|we should) (?:send|have|get|take|deliver|give|keep)\\b|\\b(?:haven't|have not|not|can't|cannot) (?:yet )?(?:decided|decide)\\b|\\b${writeNothing}\\b`,
);

/** A few words that correct are read by others. */
export const turnsBack = /\b(?:no|not|sorry|skip|wait|actually|i mean)\b/;
