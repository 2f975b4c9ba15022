/** "I was hoping you could open it?": "open it". "Do you know if it is lined?": "is it lined?" */
import { namesGarment, readWish } from "./grammar/wish.ts";
import { asksWhat, asksWhether, besideLast, besideQuestion } from "./phrases/indirect.ts";
import {
  asksLast,
  asksToSee,
  asksYou,
  hurriesLast,
  kindsOf,
  lets,
  matesLast,
  minds,
  plainVerb,
  preludes,
  triesTo,
  wayTo,
  whichIs,
  willDo,
} from "./phrases/requests.ts";

export const directly = (text: string): string => asSearch(asQuestion(asAct(text)));

type Groups = Readonly<Record<string, string | undefined>>;

/** The named groups are last. */
const groupsOf = (match: readonly unknown[]): Groups => match.at(-1) as Groups;

const refuses =
  /\b(?:not|never|no|cannot|\p{L}+n't)\b|\b(?:can|could|will|may|when|how) (?:do )?i (?:get|have|receive)\b|\bi (?:need|want) it\b/iu;

/** But "I can't buy it right now". */
function unlessRefused(...match: readonly unknown[]): string {
  const { end = "" } = groupsOf(match);
  const [at, text] = match.slice(-3, -1);
  return refuses.test(String(text).slice(0, Number(at))) ? String(match[0]) : end;
}

function asAct(text: string): string {
  const said = text
    .replace(preludes, "$<lead>")
    .replace(hurriesLast, unlessRefused)
    .replace(matesLast, "$<end>");
  const left = said
    .replace(asksLast, "$<lead>$<act>")
    .replace(asksYou, "$<lead>")
    .replace(lets, "$<lead>")
    .replace(minds, (...match) => {
      const { lead = "", doing = "" } = groupsOf(match);
      return `${lead}${plainVerb(doing)}`;
    });
  // What asks for an act asks no question.
  const act = left.length < said.length ? left.replace(/\s*\?+$/, "") : left;
  return act
    .replace(willDo, "$<lead>i'll ")
    .replace(triesTo, "$<lead>i would like to ")
    .replace(wayTo, "$<lead>can i ");
}

/** Unchanged if no garment is named. */
const showing =
  (article = "") =>
  (...match: readonly unknown[]): string => {
    const { lead = "", what = "" } = groupsOf(match);
    const isGarment = namesGarment(readWish(what.toLowerCase()));
    return isGarment ? `${lead}show me ${article}${what}` : String(match[0]);
  };

/** "I was thinking of kurtas": "show me kurtas". Refunds are looked for as said. */
function asSearch(text: string): string {
  return text.replace(asksToSee, showing()).replace(kindsOf, showing());
}

/** "Which of these is a shawl?": where pieces are listed. */
export const asListed = (text: string): string => text.replace(whichIs, showing("the "));

const modal: ReadonlySet<string> = new Set(
  "is are was were can could will would should may must might did".split(" "),
);

/** "It comes": "does it come". */
function inverted(who: string, verb: string): string {
  if (modal.has(verb)) return `${verb} ${who}`;
  if (verb === "has") return `does ${who} have`;
  if (!verb.endsWith("s") || verb.endsWith("ss")) return `do ${who} ${verb}`;
  const plain = verb
    .replace(/ies$/, "ys")
    .replace(/(sh|ch|ss|x|o)es$/, "$1s")
    .slice(0, -1);
  return `does ${who} ${plain}`;
}

const contracted: Readonly<Record<string, string>> = { "'s": "is", "'re": "are" };

function asQuestion(text: string): string {
  return text
    .replace(besideLast, "$<lead>$<question>?")
    .replace(besideQuestion, "$<lead>")
    .replace(asksWhat, "$<lead>")
    .replace(asksWhether, (...match) => {
      const { lead = "", who = "", be = "", verb = "", rest = "" } = groupsOf(match);
      return `${lead}${inverted(who.trim(), contracted[be] ?? verb.toLowerCase())}${rest}`;
    });
}
