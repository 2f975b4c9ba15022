/** Whom it is for: "for my brother", "hers", "mine". */

import { remembered } from "../text/remembered.ts";
import { tokenise } from "../text/tokens.ts";
import { termAt } from "../words/lexicon.ts";
import { pronouns, type Who } from "./audience.ts";

export type Wearer = string;

const own = new Set(["me", "mine", "myself", "i", "i'm", "i'll"]);
const him: ReadonlySet<string> = new Set<Who>(["men", "boys"]);
const her: ReadonlySet<string> = new Set<Who>(["women", "girls"]);
const general = new Set(["him", "her", "me"]);

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
    if (pronoun) found = him.has(pronoun) ? "him" : "her";
    else if (found === undefined && own.has(word)) found = "me";
    at = to;
  }
  return found;
});

const plural = /^(?:men|women|boys|girls|kids|ladies|gents|children|guys|bro|dude|sir|madam)$/;

/** "him" may be "brother". */
export function isSameWearer(one: Wearer, other: Wearer): boolean {
  if (one === other) return true;
  if (!general.has(one) && !general.has(other)) return false;
  return genderOf(one) === genderOf(other);
}

function genderOf(wearer: Wearer): string | undefined {
  if (general.has(wearer)) return wearer;
  const term = termAt(tokenise(wearer), 0);
  const who = term?.term.field === "audience" ? term.term.value : "";
  return him.has(who) ? "him" : her.has(who) ? "her" : undefined;
}
