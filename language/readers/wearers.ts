/** Whom it is for: "for my brother", "hers", "mine". */

import { guarded } from "../text/guarded.ts";
import { remembered } from "../text/remembered.ts";
import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";
import { pronouns, type Who } from "./audience.ts";

export type Wearer = string;

const own = new Set(["me", "mine", "myself", "i", "i'm", "i'll"]);
const him: ReadonlySet<string> = new Set<Who>(["men", "boys"]);
const her: ReadonlySet<string> = new Set<Who>(["women", "girls"]);
const general = new Set(["him", "her", "me"]);
/** Of either gender. */
const neutral = new Set(
  "roomie roommate flatmate housemate hostelmate classmate partner cousin colleague boss cook driver maid neighbour neighbor bestie staff".split(
    " ",
  ),
);
const ownOne = new Set(["own", "one", "ones"]);

/** The most specific person. */
export const wearerIn: (text: string) => Wearer | undefined = remembered((text) => {
  const tokens = tokenise(text);
  let found: Wearer | undefined;
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.text ?? "";
    const term = termAt(tokens, at);
    const to = term?.to ?? at + 1;
    const pronoun = pronouns.get(word.replace(/['’](?:s|ll|d)$/, ""));
    if (term?.term.field === "audience" && !plural.test(word)) {
      const said = tokens.slice(at, to).map((token) => token.text);
      return said.join(" ");
    }
    if (neutral.has(word)) return word;
    if (pronoun) found = him.has(pronoun) ? "him" : "her";
    else if (found === undefined && isMine(word, tokens[at + 1]?.text)) found = "me";
    at = to;
  }
  return found;
});

function isMine(word: string, next = ""): boolean {
  return own.has(word) || (word === "my" && ownOne.has(next));
}

const plural = guarded(
  /^(?:men|women|boys|girls|kids|ladies|gents|children|guys|bro|dude|sir|madam)$/,
);

const sameKin = [
  "father dad daddy papa pa abbu abba appa",
  "mother mum mom mummy mommy mama ma amma ammi",
  "husband hubby pati shohar shauhar patidev",
  "wife wifey biwi gharwali",
  "sister sis didi behen",
  "brother bro bhai bhaiya",
  "grandmother grandma granny nani dadi",
  "grandfather grandpa nana dada",
  "son boy beta",
  "daughter girl beti",
  "baby kid child",
].map((words) => new Set(words.split(" ")));

/** "him" may be "brother", "dad" is "papa". */
export function isSameWearer(one: Wearer, other: Wearer): boolean {
  if (one === other || sameKin.some((kin) => kin.has(one) && kin.has(other))) return true;
  if (!general.has(one) && !general.has(other)) return false;
  if ([one, other].some((each) => neutral.has(each))) return one !== "me" && other !== "me";
  return genderOf(one) === genderOf(other);
}

function genderOf(wearer: Wearer): string | undefined {
  if (general.has(wearer)) return wearer;
  const term = termAt(tokenise(wearer), 0);
  const who = term?.term.field === "audience" ? term.term.value : "";
  return him.has(who) ? "him" : her.has(who) ? "her" : undefined;
}
