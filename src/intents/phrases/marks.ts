/** Punctuation, spaces and letters, as commands of several areas cut by them. */

export const afterFullStop = /(?<=\.)\s+/;
export const anyLetter = /\p{L}/u;
export const clauseEnds = /[,.;!]+\s*/;
export const commas = /,\s*/;
export const endsAsQuestion = /\?\s*$/;
export const longWords = /\p{L}{4,}/gu;
export const nonDigits = /\D+/g;
export const onlyLetters = /^\p{L}+$/u;
export const spaces = /\s+/g;
export const stops = /[,.;]\s+/;
