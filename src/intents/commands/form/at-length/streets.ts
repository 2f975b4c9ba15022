import { placeKinds } from "../../../../../language/readers/places.ts";
import {
  isCertainStreet,
  isListedStreet,
  isStreetPart,
} from "../../../../../language/readers/streets.ts";
import { deniesNumber } from "../../../phrases/form/at-length/numbers.ts";
import {
  endsSentence,
  houseOnly,
  houseStart,
  nounBefore,
  roadEnd,
} from "../../../phrases/form/at-length/streets.ts";
import { sixDigits, takesBack } from "../../../phrases/form/at-length/talk.ts";
import { commas } from "../../../phrases/marks.ts";
import { streetOf } from "../values.ts";
import type { Stretch } from "./places.ts";
import { isCapital, type Talk, type Word, wordAt } from "./talk.ts";

interface Street extends Stretch {
  readonly street: string;
}

const mostWords = 9;

export function streetAtLength(talk: Talk): Street | undefined {
  let kept: Street | undefined;
  for (const { index, 0: start } of talk.text.matchAll(houseStart)) {
    if (kept && index < kept.to) continue;
    if (deniesNumber.test(talk.lower.slice(0, index))) continue;
    const found = streetFrom(talk, index, start);
    if (found && (!kept || takesBack.test(talk.lower.slice(kept.to, index)))) kept = found;
  }
  return kept;
}

/** Up to the last road's name, before a place, a PIN code or a sentence's end. */
function streetFrom(talk: Talk, index: number, start: string): Street | undefined {
  const at = wordAt(talk, index);
  const own: Word[] = [];
  let best: readonly Word[] = [];
  for (const word of talk.words.slice(at, at + mostWords)) {
    if (sixDigits.test(word.text)) break;
    own.push(word);
    const text = talk.text.slice(own[0]?.from, word.to);
    const parts = text.split(commas);
    const isWhole = isCertainStreet(text) || isListedStreet(text);
    const ends =
      roadEnd.test(word.lower) ||
      (word.after !== "" && isCapital(word) && isStreetPart(parts.at(-1) ?? ""));
    if (isWhole && ends) best = [...own];
    if (endsSentence.test(word.after) && word.text.length > 2) break;
    const next = talk.words[talk.words.indexOf(word) + 1];
    const after = talk.words[talk.words.indexOf(word) + 2];
    if (next && placeKinds(next.text).length > 0 && !roadEnd.test(after?.lower ?? "")) break;
  }
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last || own.length < 2) return undefined;
  const isNoun = houseOnly.test(start) && nounBefore.test(talk.lower.slice(0, index));
  const said = talk.text.slice(first.from, last.to);
  return {
    street: streetOf(isNoun ? said.replace(houseOnly, "") : said),
    from: first.from,
    to: last.to,
  };
}
