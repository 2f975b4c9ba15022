import { isCommonWord } from "../words/common-words.ts";
import { readDigits } from "./spelling.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** One of these, or a number, marks an address. */
// biome-ignore format: lists of words read best in running lines.
const kinds = set("road rd street st lane marg nagar colony layout enclave avenue ave chowk gali galli bazaar bazar vihar apartment apartments apt apts society tower towers garden gardens park puram circle square flat house plot door blk building bldg block sector phase floor villa villas bungalow residency residence residences heights estate complex mansion mansions chambers arcade plaza cottage quarters hostel pg wing extension extn cross stage mohalla pally para peth wadi ward village taluk tehsil district post pura purwa ganj kunj chawl palli palya pet pettai salai veedhi theru path terrace drive close court crescent way highway boulevard parade row mews place hill view nivas niwas bhavan bhawan sadan kuteer illam nilayam dham puri nagari township campus compound town bagh garh haveli lines cantonment naka nukkad junction crossing bypass ring unit suite room office shop godown warehouse number chamber courts quarter academy institute iit iim iiit nit aiims iisc bits rue sco");
/** Everyday words that addresses contain. */
// biome-ignore format: lists of words read best in running lines.
const beside = set("no nos near opp opposite behind beside next to of the and in at on above below before after off by between from front c/o care side main old new first second third fourth fifth sixth ground upper lower top back east west north south inner outer cross station bank church temple mosque masjid mandir gurudwara school college university hospital clinic pharmacy police post office market mall theatre cinema hotel restaurant water tank bus stop stand metro railway rail airport port lake river beach sea sky sun moon star green blue red white golden silver royal palace fort gate bridge flyover signal pump petrol gas library museum stadium ground club gym bakery medical stores store centre center international national state city town public government govt hall high court police army navy air force lines officers staff teachers bank income tax press club tree well field farm wood forest garden flower rose lotus palm salt sugar iron steel orange lemon mango coconut apple cherry crystal pearl diamond ruby emerald silver spring summer valley mountain mount ridge point corner end view park lodge inn stone mill factory industrial area zone business hi-tech tech software left right door stairs upstairs downstairs basement rear lift phase part bazaar street one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred a b c d e f g h double triple zero oh landmark called named liberty freedom independence republic victory unity peace harmony happy prosperity pleasant mission link service parallel outer ring trunk grand lower canal tunnel under over bye pass baker king queen prince duke castle model cosmos galaxy planet ocean bay shore pool windmill clock tower elephant lion tiger peacock horse monkey fish bird boys girls ladies gents mens womens working saturday sunday monday tuesday wednesday thursday friday ke ki ka paas pass upar oopar niche neeche peeche piche saamne samne bagal wali gali ghar makaan makan nagar booth dairy");
/** Only in talk. */
const talk = set(
  "someone somebody there everybody everyone nobody it is was are i you my your me we he she they what when where who why how which can could would should will do does did have has had please",
);

const roadKinds = set(
  "road rd street lane marg nagar colony avenue ave layout enclave chowk gali bazaar circle",
);
/** After any name. */
const roads =
  /^(?:#|no\.? |house |flat |plot |door )*(?:\d[\w/-]*|(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and)[ -])*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)),? (?<name>(?:\p{L}[\p{L}\p{M}'.]* ){1,3})(?:road|rd|street|st|lane|marg|nagar|colony|avenue|ave|layout|enclave|chowk|gali|crescent|terrace)$/iu;
const noName = set(
  "the a an on in at of to from down up across along off for with and or but so days minutes hours years weeks months miles times people men women pieces more other",
);
/** Towns that end like streets. */
const ofTowns = set(
  "ganj garh pura purwa pet palli palya puri puram nagari kunj bagh peth town city",
);

const most = 24;

export function isStreet(text: string): boolean {
  const words = wordsOf(text.replace(/\bit (?=park\b|hub\b|city\b)/gi, ""));
  if (isNamedRoad(text)) return true;
  if (words.length === 0 || words.length > most || !words.every(mayStand)) return false;
  if (isCertain(words)) return true;
  const own = words.filter(
    (word) => /^\p{L}{3,}/u.test(word) && !beside.has(word) && !kinds.has(word),
  );
  return (
    words.length <= 5 &&
    (own.length > 0 || (words.some((word) => kinds.has(word)) && words.length > 1))
  );
}

/** Certain: "7 Hill Road". */
export function isCertainStreet(text: string): boolean {
  const words = wordsOf(text);
  if (isNamedRoad(text)) return true;
  return words.length > 1 && words.length <= most && words.every(mayStand) && isCertain(words);
}

/** "5 Zoo Road": a number, a name of everyday words, and a road. */
function isNamedRoad(text: string): boolean {
  const name = roads.exec(text.trim())?.groups?.name;
  return name !== undefined && wordsOf(name).every((word) => !talk.has(word) && !noName.has(word));
}

export function isStreetPart(text: string): boolean {
  const words = wordsOf(text);
  return (
    /\d/.test(text) ||
    words.some((word) => kinds.has(word) && !ofTowns.has(word)) ||
    isLandmark(text)
  );
}

/** "Near the water tank". */
export function isLandmark(text: string): boolean {
  return /^(?:near|opp|opposite|behind|beside|above|below|next to|in front of|c\/o|care of)\b/i.test(
    text,
  );
}

/** Of parts before a place, each with an everyday word at most: "Quarter 5, Doctors Colony". */
export function isListedStreet(text: string): boolean {
  const parts = text.split(",").map(wordsOf);
  return parts.every(isPartOfList) && parts.some((words) => isCertain(words) || isRoad(words));
}

function isRoad(words: readonly string[]): boolean {
  return words.length > 1 && roadKinds.has(words.at(-1) ?? "");
}

const longestPart = 5;

function isPartOfList(words: readonly string[]): boolean {
  const everyday = words.filter((word) => !mayStand(word));
  if (words.length === 0 || words.length > longestPart || everyday.length > 1) return false;
  if (everyday.length === 0) return true;
  const [odd = ""] = everyday;
  const named = words.some((word) => kinds.has(word));
  return (
    named &&
    /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(odd) &&
    words.every((word) => !talk.has(word) && !noName.has(word))
  );
}

const longestOfAddress = 7;
/** Between the parts of an address. */
const partEnds = /\s*[,;]+\s*|(?<=\p{L}{3}|\d)\.\s+/u;

/** Of an answer to "which street": the parts from the first to the last that may stand in an address. */
export function addressParts(text: string): readonly string[] {
  const parts = text.split(partEnds).filter((part) => part !== "");
  const from = parts.findIndex(mayBePart);
  const end = parts.findIndex((part, at) => at > from && !mayBePart(part));
  const own = from < 0 ? [] : parts.slice(from, end < 0 ? undefined : end);
  const isWhole = own.length === parts.length && own.every(isStreet);
  return own.some(isCertainStreet) || isWhole ? own : [];
}

const isTalk = (word: string) => talk.has(word.replace(/'(?:s|m|re|ve|ll|d)$/, ""));

function mayBePart(part: string): boolean {
  const words = wordsOf(part);
  if (words.length === 0 || words.length > longestOfAddress || words.some(isTalk)) return false;
  if (!words.every((word) => mayStand(word) || /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(word)))
    return false;
  return words.every(mayStand) || words.some((word) => kinds.has(word)) || isLandmark(part);
}

/** A house in a street, or a PIN code. */
export function holdsAddress(text: string): boolean {
  return text
    .split(/,\s*| (?:to|at|is) /)
    .some((part) => /\d/.test(part) && (/\b\d{6}\b/.test(part) || isCertainStreet(part)));
}

function isCertain(words: readonly string[]): boolean {
  const built = words.some((word) => kinds.has(word) && word !== "number");
  // "One sec" has no house number.
  const numbered = words.some((word) => /\d/.test(built ? readDigits(word) : word));
  const own = words.some(
    (word) => /^\p{L}{3,}/u.test(word) && !beside.has(word) && !kinds.has(word),
  );
  return words.length > 1 && ((numbered && (built || own)) || (built && own));
}

function mayStand(word: string): boolean {
  if (/\d{7}/.test(word)) return false;
  if (/\d/.test(word))
    return (
      /^[#\p{L}]{0,3}[-/]?\d{1,5}(?:[-/&]?\p{L}{0,2}\d{0,4})*$/u.test(word) ||
      /^\d+(?:st|nd|rd|th)$/.test(word)
    );
  if (kinds.has(word) || beside.has(word)) return true;
  return (
    /^\p{L}[\p{L}\p{M}.'&/-]*$/u.test(word) &&
    !talk.has(word) &&
    !isCommonWord(word.replace(/'s$/, ""))
  );
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[("]+|[.:)"]+$/g, ""))
    .filter(Boolean);
}
