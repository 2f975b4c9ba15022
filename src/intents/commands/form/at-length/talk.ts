/** A long utterance, word by word. */
import { isName } from "../../../../../language/readers/person-names.ts";
import { isOnlyPlace } from "../../../../../language/readers/places.ts";
import { isCommonWord } from "../../../../../language/words/common-words.ts";
import { isPlainWord } from "../../../../../language/words/stop-words.ts";
import { neverNamed, title } from "../../../phrases/form/at-length/names.ts";
import { marksAfter, wordForm } from "../../../phrases/form/at-length/talk.ts";

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly from: number;
  readonly to: number;
  /** The punctuation before the next word. */
  readonly after: string;
}

export interface Talk {
  readonly text: string;
  readonly lower: string;
  readonly words: readonly Word[];
}

export function talkOf(text: string): Talk {
  const words = [...text.matchAll(wordForm)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    from: index,
    to: index + word.length,
    after: marksAfter.exec(text.slice(index + word.length))?.[0] ?? "",
  }));
  return { text, lower: text.toLowerCase(), words };
}

const mostOfName = 3;

/** The names from a word on: "arjun singh" of "arjun singh like every second guy". */
export function namesFrom({ text, words }: Talk, at: number, most = mostOfName): readonly Word[] {
  let start = at;
  while (start < words.length && (isLetter(words[start]) || title.test(words[start]?.lower ?? "")))
    start += 1;
  const own: Word[] = [];
  for (const word of words.slice(start, start + most)) {
    const [first] = own;
    if (
      !(isOfName(word, own.length > 0) || (own.length > 0 && spelledIn(words, word))) ||
      word.lower === first?.lower
    )
      break;
    if (first && isCapital(first) && !isCapital(word)) break;
    own.push(word);
    if (word.after !== "") break;
  }
  // "Tom fletcher at …" begins an e-mail address.
  return text.slice(own.at(-1)?.to).trimStart().startsWith("@") ? [] : own;
}

/** "More m o r e". */
export function isSpelled({ words }: Talk, word: Word): boolean {
  return spelledIn(words, word);
}

function spelledIn(words: readonly Word[], word: Word): boolean {
  const from = words.indexOf(word) + 1;
  const letters = words.slice(from, from + word.lower.length).map(({ lower }) => lower);
  return (
    word.lower.length > 2 && letters.join("") === word.lower && letters.length === word.lower.length
  );
}

export const isCapital = ({ text }: Word): boolean =>
  text.charAt(0) !== text.charAt(0).toLowerCase();

const isLetter = (word: Word | undefined): boolean => word?.text.length === 1;

function isOfName(word: Word, follows: boolean): boolean {
  const { text, lower } = word;
  if (neverNamed.has(lower) || isPlainWord(lower) || isOnlyPlace(lower)) return false;
  if (isCommonWord(lower)) return follows && isCapital(word) && isName(`Asha ${text}`, true);
  return isName(text, follows || isCapital(word));
}

export function wordAt({ words }: Talk, position: number): number {
  const at = words.findIndex(({ from }) => from >= position);
  return at < 0 ? words.length : at;
}
