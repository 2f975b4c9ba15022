/** Yes, no, or something else, also after them ("no, a blue one"). */

export interface YesNo {
  readonly answer: "yes" | "no" | "neither";
  readonly rest: string;
}

interface Kind {
  readonly answer: "yes" | "no";
  readonly after: "counts" | "never" | "dropped";
  readonly words: readonly string[];
}

// biome-ignore format: lists of words read best in running lines.
const kinds: readonly Kind[] = [
  { answer: "yes", after: "counts", words: [
    "yes", "yeah", "yep", "yup", "haan", "sure", "of course", "ok", "okay", "alright", "all right",
    "go ahead", "please do", "absolutely", "definitely", "ya ya", "ji haan", "haan ji", "bilkul",
    "obviously", "hundred percent", "a hundred percent", "haanji", "hanji", "haanji pakka", "pakka", "aye", "ha yes", "ha haan", "ha ji", "haa", "yes confirm", "yes confirmed",
    "certainly", "indeed", "naturally", "by all means",
  ] },
  { answer: "yes", after: "never", words: [
    "do", "do it", "do that", "i do", "it is", "that's right", "that is right", "right", "correct",
    "exactly", "why not", "fine", "please", "y", "ya", "yah", "you should", "you can", "mm-hmm", "mm hmm",
    "mmhmm", "mhm", "uh-huh", "uh huh", "affirmative", "ji", "theek hai", "thik hai", "chalega",
    "kar do", "kar dijiye", "sahi hai", "done", "go on", "go on then", "go on than", "confirmed",
    "it is correct", "that is correct", "that's correct", "all correct", "all good",
    "i agree", "agreed", "positive", "i'm positive", "go right ahead", "right you are", "make it so", "so be it",
    "it's a yes from me", "it's a yes", "that's a yes", "you have my blessing", "that suits me", "suits me", "works for me",
    "that works", "that works for me", "fine by me", "fine with me", "okay by me", "ok by me", "as you say", "i'm in", "why wouldn't i",
    "please carry on", "carry on", "why ever not", "that'll be fine", "that will be fine", "consider it settled", "you've got it", "spot on",
    "i give my consent", "i'm okay with it", "i'm okay with that", "i'm fine with it", "i'm fine with that", "i'm good with that", "i'm happy with it", "i'm happy with that",
    "no problem", "not a problem", "no issues", "no worries", "let's do this", "let's do it", "good to go", "you may", "you have my permission",
  ] },
  { answer: "no", after: "counts", words: [
    "no", "nope", "nah", "nahi", "not really", "no thanks", "no thank you", "absolutely not",
    "definitely not", "of course not", "certainly not", "by no means", "on no account", "no way", "no chance", "rather not",
    "better not", "i'd rather not", "i would rather not", "i'd better not", "not for now", "not just yet",
  ] },
  { answer: "no", after: "never", words: [
    "none", "nothing", "nothing else", "stop", "skip", "cancel", "don't", "do not", "i don't",
    "not now", "not today", "some other time", "another day", "abort", "mat karo", "mat kijiye", "mat karna", "leave it", "skip it", "skip that", "stop it", "stop that",
  ] },
  { answer: "no", after: "dropped", words: [
    "never mind", "nevermind", "cancel that", "cancel it", "forget it", "forget that", "no need",
    "forget about it", "don't bother", "i don't know", "i don't want anything", "you shouldn't",
    "i don't need anything", "i don't want it", "i don't need it", "i changed my mind", "leave that",
    "i don't think so", "maybe later", "later", "another time", "not interested", "i'm good", "i'm fine",
    "i'm okay", "that's all",
  ] },
];

const padding =
  /^(?:(?:i said|oh|arre|arey|aiyo|ayyo|uff|oho|lol|haha|omg|um+|uh+|er+|hm+|well|so|and|then|that|thanks|thank you|please|really|actually|just|for now|now)(?![\w'])[\s,.!?;:-]*)+/i;
/** Soften a "no". */
const softening = /^(?:that's|it's|that is|it is) (?:ok|okay|fine|all right|alright|all|it|good)$/i;
const separators = /^[\s,.!?;:-]+/;
/** Addressees: "yes ma". */
const addressed =
  /^(?:(?:my )?(?:ma|maa|mom|mum|mummy|papa|dear|beta|beti|child|son|girl|boy|sir|madam|ma'am|maam|miss|bhai|bhaiya|bhaiyya|didi|ji|yaar|bro|man|mate|love|darling|sweetie|boss|uncle|aunty|auntie|friend|baba|na))(?=[\s,.!?;:-]|$)/i;
/** "Yesss", "okayyy", "nooo". */
const drawnOut =
  /^(?:y+e+s+|y+e+a+h+|y+e+p+|y+u+p+|o+k+(?:a+y+)?|n+o+|n+o+p+e+|h+a+a+n+|s+u+r+e+)(?![\w'])/i;

export function readYesNo(text: string): YesNo {
  const start = trimEnd(text.replace(separators, ""));
  return (
    opening(start) ?? opening(start.replace(padding, "")) ?? { answer: "neither", rest: start }
  );
}

function opening(said: string): YesNo | undefined {
  const text = said.replace(drawnOut, (word) => word.replace(/(.)\1+/g, single));
  const found = longest(text);
  if (!found) return undefined;
  const { answer, after } = found.kind;
  const rest = text
    .slice(found.length)
    .replace(separators, "")
    .replace(padding, "")
    .replace(addressed, "")
    .replace(separators, "")
    .replace(padding, "");
  if (rest === "" || after === "dropped" || (answer === "no" && softening.test(rest)))
    return { answer, rest: "" };
  // "yes, sure", "no, never mind": the same.
  const more = opening(rest);
  if (more?.answer === answer) return more;
  // "Absolutely ridiculous": an intensifier, no answer.
  if (intensive.test(text) && oneWord.test(rest)) return undefined;
  return after === "counts" ? { answer, rest } : undefined;
}

const intensive = /^(?:absolutely|definitely|obviously|hundred percent|a hundred percent)\b/i;
const oneWord = /^(?:\p{L}+ly )?\p{L}+$/u;

/** Collapses drawn-out letters, except doubles. */
function single(letters: string, letter: string): string {
  return letter.toLowerCase() === "a" && letters.length === 2 ? letters : letter;
}

/** Ends at a word's end. */
function longest(text: string): { readonly kind: Kind; readonly length: number } | undefined {
  const lower = text.toLowerCase();
  let best: { kind: Kind; length: number } | undefined;
  for (const kind of kinds) {
    for (const words of kind.words) {
      if (words.length <= (best?.length ?? 0) || !lower.startsWith(words)) continue;
      if (!/[\w']/.test(lower[words.length] ?? " ")) best = { kind, length: words.length };
    }
  }
  return best;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,.!?;:-]+$/, "");
}
