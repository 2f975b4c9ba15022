/** As one talks to a patient human: so many words at least. */
const leastWords = 12;

/** Without spelled letters and single digits. */
export function wordsIn(text: string): number {
  return text.split(" ").filter((word) => word.length > 1).length;
}

export const isLong = (text: string): boolean => wordsIn(text) >= leastWords;

/** Of fewer words, only where nothing else is understood. */
const leastAlone = 5;
export const isSentence = (text: string): boolean => wordsIn(text) >= leastAlone;
