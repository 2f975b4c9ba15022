/**
 * Whisper-family models answer near-silence with subtitle captions. An utterance equal to one
 * wasn't spoken. Pure.
 */

const hallucinations = new Set([
  "thank you",
  "thank you very much",
  "thank you so much",
  "thank you for watching",
  "thanks for watching",
  "thank you for listening",
  "please subscribe",
  "like and subscribe",
  "dont forget to subscribe",
  "subscribe to my channel",
  "see you next time",
  "see you in the next video",
  "ill see you in the next video",
  "bye",
  "bye bye",
  "you",
  "music",
  "applause",
  "silence",
  "blank audio",
  "inaudible",
  "subtitles by the amara org community",
  "transcription by castingwords",
]);

export function isHallucination(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" || hallucinations.has(words) || /^thank(s| you) for watching\b/.test(words);
}
