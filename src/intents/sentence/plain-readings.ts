/** A sentence with Hindi, typos and homophones corrected, in each likely way. */

import { reread } from "../../../language/corrections/corrections.ts";
import { inEnglish } from "../../../language/corrections/in-english.ts";
import { numberAt } from "../../../language/readers/numbers.ts";
import { readSize } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { tokenise } from "../../../language/text/tokens.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import type { Reading } from "../commands/command.ts";
import { type NameList, slipsOf } from "../grammar/slips.ts";
import type { Scene } from "../intent.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";

/** By kind of correction. */
export interface Plain {
  readonly text: string;
  /** Hindi; unknown words; or homophones, which are words. */
  readonly by: "english" | "slips" | "sound";
}

const mostReadings = 3;

/** Likeliest first. */
export function plainReadings(
  { plain }: Pick<Reading, "plain">,
  { shop }: Scene,
): readonly Plain[] {
  const english = askedOutright(withoutReason(plain) ?? inEnglish(plain) ?? plain);
  const names = shop && indexOf(shop.catalogue).places;
  const texts = names ? withoutSlips(english, names) : [english];
  return texts.flatMap((text) => {
    const { text: meant, surely } = reread(text);
    if (meant.toLowerCase() === plain.toLowerCase()) return [];
    const by = text !== english || surely ? "slips" : meant === english ? "english" : "sound";
    return [{ text: meant, by }];
  });
}

/** "Puffer do kar do, mere judwa hain". */
function withoutReason(text: string): string | undefined {
  const at = text.indexOf(", ");
  const reason = text.slice(at + 2);
  if (at < 0 || !bidsInHindi.test(text.slice(0, at)) || !statesInHindi.test(reason))
    return undefined;
  const act = inEnglish(text.slice(0, at));
  const tokens = tokenise(reason);
  const says = tokens.some((_, at) => termAt(tokens, at) !== null || numberAt(tokens, at) !== null);
  return says || readSize(reason) !== null ? undefined : (act ?? undefined);
}
const bidsInHindi = /\b(?:kar|de|daal|hata|nikal|rakh|badal) (?:do|dena|dijiye|lo|de)$/i;
const statesInHindi = /\S .*\b(?:hai|hain|tha|the|thi|hoga|honge|warna|gaye|gaya|gayi)[.!\s]*$/i;

const reported = guarded(
  /^(?:(?:ok|okay|and|so|now|but)[\s,]+)*(?:he|she|they|i|we|(?:my|his|her|our|the) [a-z'-]+) (?:also )?(?:wants? (?:me )?to (?:know|ask)|(?:is |am |are )?(?:asking|wondering)|asks|asked|wonders) (?:if|whether) (?<who>you|it|there|this|they|that|we|i) (?<verb>[a-z]+) (?=\S)/i,
);
const auxiliary = /^(?:is|are|was|has|have|can|could|will|would|does|do)$/i;

/** "She wants to know if you have shawls". */
function askedOutright(text: string): string {
  const { who = "", verb = "" } = reported.exec(text)?.groups ?? {};
  if (who === "") return text;
  const helps = auxiliary.test(verb) && !(/^(?:have|do)$/i.test(verb) && /^you$/i.test(who));
  const begins = helps
    ? `${verb} ${who} `
    : `${/^(?:it|this|that)$/i.test(who) ? "does" : "do"} ${who} ${verb} `;
  return text.replace(reported, begins);
}

/** In each likely way. */
function withoutSlips(text: string, names: NameList): readonly string[] {
  let texts: readonly string[] = [""];
  for (const part of text.split(/([A-Za-z0-9']+)/)) {
    // Within a sentence a capital begins a name.
    const mayBeName = /^[A-Z][a-z]/.test(part) && texts[0] !== "";
    const meant = mayBeName ? [] : slipsOf(part.toLowerCase(), names);
    if (meant.length === 0) texts = texts.map((before) => before + part);
    else texts = meant.flatMap((way) => texts.map((before) => before + way)).slice(0, mostReadings);
  }
  return texts;
}
