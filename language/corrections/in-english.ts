/**
 * Translates a sentence's Hindi into English words and order: "L add kardo", "jeans dikhao 2000 ke
 * andar". For understanding only; displayed words stay.
 */

import { sizeSaid } from "../readers/sizes.ts";
import { remembered } from "../text/remembered.ts";
import { type Entry, hindiNumbers, phrasesOf, shared, spelledInFull } from "./hinglish.ts";

interface Word {
  readonly text: string;
  readonly begins: boolean;
}

interface Clause {
  lead?: Entry;
  /** The previous clause's verb: "… add karo aur skirt bhi". */
  readonly as?: Entry;
  readonly rest: string[];
  /** With prepositions: "in large", "for my daughter". */
  readonly of: string[];
  /** Where a postposition's reach starts. */
  run: number;
}

const mark = /[\s]*[,.;!?…]+[\s]*/;

/** Undefined if nothing is certainly Hindi. */
export const inEnglish: (text: string) => string | undefined = remembered((given) => {
  const text = given.replace(misfitAtEnd, "$<act>");
  const words = wordsOf(text.replace(/\b(?:hai|hain)\s*\?/g, "hai kya"));
  if (!words.some((_, at) => isSurely(words, at))) return undefined;
  const clauses: Clause[] = [];
  let clause: Clause | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const entry = phraseAt(words, at);
    const joined = entry?.meant === "and" && clause?.lead;
    if (!clause || word.begins || joined || entry?.meant === "if" || leadsOn(words, at, clause)) {
      clause = { rest: [], of: [], run: 0, ...(joined && { as: joined }) };
      clauses.push(clause);
    }
    if (entry?.meant === "one" && isOfNext(words, at + entry.words.length)) pointed(clause);
    else if (entry && !(word.begins && isAddress(words, at))) put(entry, clause);
    else if (entry) clause.run = clause.rest.length;
    else clause.rest.push(numberAt(words, at) ?? word.text);
    at += entry?.words.length ?? 1;
  }
  const said = clauses.map(written).filter((each) => each !== "");
  return said.length === 0 ? undefined : said.join(", ");
});

/** "M kar do, L bada hoga": why it is no L. */
const misfitAtEnd = new RegExp(
  `^(?<act>.*${sizeSaid} (?:kar ?(?:do|dijiye|dena|lo)|karo|daal ?do|dal ?do|de ?do|dijiye|chahiye|lunga|lungi))[,.]? (?:kyunki |kyonki |woh |wo |yeh |ye )?${sizeSaid} (?:(?:thod[ai]|bahut|bohot|zyada|jyada) )?(?:bad[aie]|ch?hot[aie]|tight|loose|dheel[aie]|lamb[aie]|tang|fit nahi|kam)(?: ho)?(?: (?:hai|hog[ai]|rahega|rahegi|lagega|lagegi|padega|padegi|jayega|jayegi|aayega|aayegi))?[.!]*$`,
  "i",
);

function wordsOf(text: string): readonly Word[] {
  return text.split(mark).flatMap((part) =>
    part
      .split(" ")
      .filter((each) => each !== "")
      .map((each, at) => ({ text: each, begins: at === 0 })),
  );
}

function phraseAt(words: readonly Word[], at: number): Entry | undefined {
  const first = spelledInFull(lower(words[at]));
  const found = phrasesOf.get(first)?.find((entry) => fits(entry, words, at));
  return found?.words.length === 1 && hindiNumbers.has(first) ? undefined : found;
}

function fits({ words: own }: Entry, words: readonly Word[], at: number): boolean {
  return own.every(
    (each, offset) =>
      each === spelledInFull(lower(words[at + offset])) &&
      (offset === 0 || !words[at + offset]?.begins),
  );
}

const beforeVerb = new Set(
  "will would should could can may must that'll it'll i we you".split(" "),
);

function numberAt(words: readonly Word[], at: number): string | undefined {
  // "XL will do".
  if (!words[at]?.begins && beforeVerb.has(lower(words[at - 1]))) return undefined;
  const number = hindiNumbers.get(lower(words[at]));
  return number === undefined ? undefined : String(number);
}

function lower(word: Word | undefined): string {
  return word?.text.toLowerCase() ?? "";
}

function isSurely(words: readonly Word[], at: number): boolean {
  const entry = phraseAt(words, at);
  if (entry?.words.length === 1 && entry.meant === "only")
    return at > 0 && !words[at]?.begins && (words[at + 1]?.begins ?? true);
  return (
    entry?.words.some((_, offset) => {
      const word = lower(words[at + offset]);
      return !shared.has(word) && !english.has(word);
    }) ?? false
  );
}

const english = new Set(
  "add cancel change delete remove pack search order place book final total rate item items piece size number type suit deliver under checkout compare confirm pay open select show scroll stop repeat filter sort clear undo buy return exchange update increase reduce check send start save edit swap replace close read choose call time delivery name".split(
    " ",
  ),
);

/** "Bhai, sabse sasta …": of whom nothing is said. */
function isAddress(words: readonly Word[], at: number): boolean {
  const next = lower(words[at + 1]);
  return called.has(lower(words[at])) && next !== "" && !ofCalled.has(next);
}

const called = new Set("bhai behen didi papa mummy beta dost".split(" "));
const ofCalled = new Set(
  "bhai behen papa mummy beta ko ke ka ki aur wala wali wale se bhi and is wants ne or".split(" "),
);

/** A second wish without a joint: "shirt hata do jeans add kar do". */
function leadsOn(words: readonly Word[], at: number, { lead }: Clause): boolean {
  if (!lead || phraseAt(words, at)?.kind === "lead") return false;
  return words.slice(at).some((_, offset) => {
    const entry = phraseAt(words, at + offset);
    return entry?.kind === "lead" && entry.other === "it";
  });
}

function put(entry: Entry, clause: Clause): void {
  const { rest } = clause;
  if (entry.kind === "after") reach(entry, clause);
  else if (entry.kind === "lead" && !clause.lead) {
    clause.lead = entry;
    clause.run = rest.length;
  } else if (entry.meant === "") clause.run = rest.length;
  else if (entry.meant === "one more") rest.unshift(entry.meant);
  else {
    rest.push(entry.meant);
    if (entry.meant === "and") clause.run = rest.length;
  }
}

/** "Blue wali shirt": a look without a noun. */
function isOfNext(words: readonly Word[], at: number): boolean {
  const next = words[at];
  return (
    next !== undefined &&
    !next.begins &&
    phraseAt(words, at) === undefined &&
    /^[a-z]{3,}$/.test(lower(next)) &&
    !standing.has(lower(next))
  );
}

const standing = new Set(
  "small medium large double triple extra xxl under over below above for and the from with instead not size number please pls yes ok".split(
    " ",
  ),
);

function pointed({ rest, run }: Clause): void {
  if (!pointing.has(rest[run] ?? "")) rest.splice(run, 0, "the");
}

/** Puts a postposition before its words. */
function reach({ meant, other }: Entry, clause: Clause): void {
  const { rest, of } = clause;
  const last = rest.at(-1);
  if (last === undefined) {
    if (meant === "not") clause.run = rest.push("no");
    else if (meant === "one" && of.length > 0) rest.push("the ones");
    return;
  }
  if (meant === "one") {
    if (!pointing.has(rest[clause.run] ?? "")) rest.splice(clause.run, 0, "the");
    rest.push("one");
    return;
  }
  if (other === "number" && !amount.test(last)) return;
  const from =
    other === "words" ? clause.run : other === "numbers" ? rest.length - 3 : lastOf(rest);
  if (meant === "only" || meant === "not") rest.splice(from, 0, meant);
  else of.push(meant, ...rest.splice(Math.max(0, from)));
  clause.run = rest.length;
}

const pointing = new Set("the this that my".split(" "));
const amount = /\d|^(?:hundred|thousand|k)$/;

/** Sizes and prices may have two words. */
function lastOf(rest: readonly string[]): number {
  const [one = "", two = ""] = rest.slice(-2);
  const both =
    (/^(?:double|extra|triple)$/i.test(one) && /^(?:xl|large|small|l)$/i.test(two)) ||
    /^(?:hundred|thousand)$/.test(two);
  return Math.max(0, rest.length - (both ? 2 : 1));
}

const ahead = new Set("ok yes no and not please wait".split(" "));
/** Of what is there already. */
const known = new Set(["make", "change", "remove", "leave out", "reduce"]);
const counting = new Set(
  "both all everything last that this these those size only more other same small medium large double triple extra first second third fourth fifth the".split(
    " ",
  ),
);
/** "it" is left out before these. */
const placed = new Set(["what is", "how much is"]);

function written({ lead: own, as, rest, of }: Clause): string {
  const lead = own ?? as;
  if (!lead) return [...rest, ...of].join(" ");
  const [first = ""] = rest;
  const opening = ahead.has(first) && rest.length > 1 ? [first] : [];
  const said = rest.slice(opening.length);
  if (said.at(-1) === "its") said.splice(-1, 1, "it");
  const bare = said.every((word) => alone.has(word));
  const whole = bare && lead.other.includes(" ");
  const valued = lead.meant === "make" && said.length === 1 && !pointing.has(said[0] ?? "");
  const thing = (bare && !(placed.has(lead.meant) && of.length > 0)) || valued ? [lead.other] : [];
  const meant =
    lead.meant !== "is there"
      ? lead.meant
      : said[0] === "both"
        ? "are"
        : said[0] !== "something" && said.some((word) => felt.has(word))
          ? "is"
          : lead.meant;
  const joint = said[0] === "and" ? said.splice(0, 1) : [];
  const [noun = ""] = said;
  if (known.has(meant) && /^[a-z]{4,}$/.test(noun) && !counting.has(noun) && !alone.has(noun))
    said.unshift("the");
  const words = [...opening, ...joint, whole ? "" : meant, ...thing, ...said, ...of];
  return words.filter((word) => word !== "").join(" ");
}

/** What something is, and not what there is. */
const felt = new Set(
  "warm cheap expensive free thick thin soft heavy light loose tight original good comfortable stretchable washable halka mota patla".split(
    " ",
  ),
);
const alone = new Set("also only now please quickly yes ok".split(" "));
