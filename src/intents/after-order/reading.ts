/** Reads an order, product, reason and address. Lower case. */

import { longestReason } from "../../../domain/values.ts";
import { readOrdinal } from "../../../language/readers/ordinals.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { remembered } from "../../../language/text/remembered.ts";
import type { WhichOrder } from "./request.ts";

const months = [
  "january|jan",
  "february|feb",
  "march|mar",
  "april|apr",
  "may",
  "june|jun",
  "july|jul",
  "august|aug",
  "september|sept|sep",
  "october|oct",
  "november|nov",
  "december|dec",
] as const;
const month = months.join("|");
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?|((?:twenty[- ]|thirty[- ])?[a-z]+)`;
const dayFirst = new RegExp(String.raw`\b(?:${day})(?: of)? (${month})\b`);
const monthFirst = new RegExp(String.raw`\b(${month}) (?:the )?(?:${day})\b`);
const newest =
  /\b(?:last|latest|newest|most recent|recent|previous)(?: (?:one|order|purchase|parcel|package|delivery)\b|$)/;
const placed =
  /\b(first|second|third|fourth|fifth|sixth) (?:last )?(?:order|purchase|parcel|package)\b/;
const beforeLast =
  /\b(?:order|one) before (?:the last|that|last)\b|\b(?:second last|last but one)\b/;
const numbered = /\b(?:order|number|no\.?|#) ?(?:number )?#?((?=[a-z]*\d)[0-9a-f]{4,8})\b/;

/** Undefined if not said. */
export function whichOrder(text: string): WhichOrder | undefined {
  const number = numbered.exec(text)?.[1];
  if (number !== undefined) return { number };
  const date = dateIn(text);
  if (date) return date;
  if (/\byesterday(?:'s)?\b/.test(text)) return { ago: 1 };
  if (/\btoday(?:'s)?\b/.test(text)) return { ago: 0 };
  if (beforeLast.test(text)) return { place: 2 };
  const place = placed.exec(text)?.[1];
  if (place !== undefined) return { place: readOrdinal(place) ?? 1 };
  return newest.test(text) ? { place: 1 } : undefined;
}

function dateIn(text: string): WhichOrder | undefined {
  const first = dayFirst.exec(text);
  const last = monthFirst.exec(text);
  const name = first?.[3] ?? last?.[1];
  const day = dayOf(first?.[1] ?? last?.[2], first?.[2] ?? last?.[3]);
  const month = months.findIndex((each) => each.split("|").includes(name ?? "")) + 1;
  return day === undefined || month === 0 ? undefined : { day, month };
}

function dayOf(digits: string | undefined, words: string | undefined): number | undefined {
  const number = digits === undefined ? readOrdinal(words ?? "") : Number(digits);
  return number !== null && number >= 1 && number <= 31 ? number : undefined;
}

const because =
  /\b(?:because(?: of)?|since|cause|'cause|cos|coz|the reason is|reason being)[\s:]+(.+)$/;
const about =
  /(?:^|[\s,.;!?]+(?:and |but |so |as )?)((?:it|they|this|that|these|the (?!size)\w+)(?:'s|'re| is| are| was| were| came| has| have| had| doesn't| don't| does not| do not| didn't| did not| arrived| isn't| aren't| wasn't| looks?| feels?| fits?| got| turned)\b.+)$/;
const alone =
  /(?:^|[\s,.;!?-]+)((?:(?:much |way |far |bit |little |a bit |a little )*too (?:small|big|large|tight|loose|long|short|wide|narrow|thin|thick|heavy|warm|bright|dark|expensive)|damaged|torn|faulty|defective|broken|stained|wrong (?:size|colour|color|piece|one|item)|(?:does not|doesn't|didn't|did not|not) fit(?:ting)?\b.*|not (?:what|as) .+|(?:i |we )?(?:don't|do not|didn't) (?:like|want|need) (?:it|them|this).*|(?:i )?changed my mind)\b.*)$/;

/** As said; undefined without one. */
export function reasonIn(said: string): string | undefined {
  const lower = said.toLowerCase();
  for (const form of [because, about, alone]) {
    const found = form.exec(lower)?.[1];
    if (found !== undefined) return asReason(said.slice(lower.lastIndexOf(found)));
  }
  return undefined;
}

export function asReason(said: string): string {
  const text = said.trim().replace(/[\s,.;!?]+$/, "");
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, longestReason);
}

/** Synonyms of places. */
const alike: readonly (readonly string[])[] = [
  ["mother", "mom", "mum", "mummy", "mumma", "ma", "maa", "amma", "mother's", "parents"],
  ["father", "dad", "daddy", "papa", "appa", "father's"],
  ["home", "house", "flat", "my place"],
  ["office", "work", "workplace", "job"],
  ["grandmother", "granny", "nani", "dadi", "grandma"],
];
const who = "[a-z]+(?:-[a-z]+)*(?: in law)?";
const sameAgain = guarded(
  /\b(?:same|usual|last|previous|old) (?:address|place)\b|\b(?:address|place) (?:as|from|of) (?:the )?(?:last|before|previous)\b|\bas (?:last time|before|always|usual)\b|\bwhere (?:it|the last (?:one|order)|my last order) went\b/,
);
const owned = guarded(
  new RegExp(
    String.raw`\b(?:my |our |the )?(${who}(?: ${who})?)(?:'s|s'|s)? (?:address|place|house|flat|apartment|hostel)\b`,
  ),
);
const known = alike.flat().join("|");
const towards = new RegExp(
  String.raw`\b(?:to|at|for|use) (?:my |our |the )?(${known}|brother|sister|son|daughter|uncle|aunt|aunty|friend|hostel|shop|hotel)(?:'s|s'|s)?\b`,
);
const notNames =
  /^(?:(?:the|my|our|a|an|this|that|to|at|use|of|in|on|with|for|from|and|another|other|new|different|delivery|shipping|right|correct|wrong|same|order|order's|orders|change|correct|update|whole|full|email|e-mail|mail|what|whats|is|your|shop|store|web|so|just|please|then|now|kindly|and|go|can|will|should|don't|to|you|i|we)(?: |$))+/;

/** "last" is the last order's. */
export const addressSaid: (text: string) => string | undefined = remembered((text) => {
  if (sameAgain.test(text)) return "last";
  const name = owned.exec(text)?.[1]?.replace(notNames, "").trim();
  const found = name !== undefined && name !== "" ? name : towards.exec(text)?.[1];
  return found?.replace(/'s$/, "");
});

/** The same words, or synonyms. */
export function isCalled(name: string, said: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/'s\b|[^\p{L}\p{N} ]/gu, "")
      .replace(/\b(?:my|the|our|at|to|address|place)\b/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const [own, asked] = [bare(name), bare(said)];
  if (own === "" || asked === "") return false;
  const kinds = (text: string) => alike.findIndex((each) => each.includes(text));
  if (own === asked || (kinds(own) >= 0 && kinds(own) === kinds(asked))) return true;
  const words = ` ${own} `;
  return words.includes(` ${asked} `) || ` ${asked} `.includes(words);
}
