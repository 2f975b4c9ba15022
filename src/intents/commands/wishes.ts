/** Sentences that ask for things of a kind: "search for shirts", "do you have any …", "linen kurtas". */

import { termAt } from "../../../language/lexicon.ts";
import { isOrdinal } from "../../../language/ordinals.ts";
import { singular, tokenise } from "../../../language/tokens.ts";

/** Names what to look for, by its name. */
const searching =
  /^(?:do a |i'm |i am )?(?:search(?:ing)?|find|hunt(?:ing)?)(?: the (?:shop|store|collections?|products?))?(?: me)?(?: (?:for|up))? (?<thing>.+)$|^look(?:ing)? (?:up|for) (?<sought>.+)$/;

/** Describes what is wished for. Each form has one group. */
const wishing: readonly RegExp[] = [
  /^(?:show|give|get)(?: me)? (?:some|any|a few|your) (.+)$/,
  /^(?:give|get) me an? (?!tour\b|hint\b|moment\b|minute\b|second\b|hand\b)(.+)$/,
  /^show me (?!the |that |this )(.+)$/,
  /^(?:have you got|do you (?:have|sell|stock)|got) (?:(?:any|some|an?) )?(.+)$/,
  /^(?:is|are) there (?:any|some|an?) (.+)$/,
  /^(?:is|are) there ((?:anything|something)\b.*)$/,
  /^(?:any|anything|something) (.+)$/,
  /^(?:see|view|browse|look at) (?:some|any|a few|your|all(?: the| your)?) (.+)$/,
  /^i(?:'d| would) (?:like|love) (?:some|any|an?|something|anything) (.+)$/,
  /^(?:i'm|i am|we're) (?:after|interested in|shopping for|in the mood for) (?:some |an? )?(.+)$/,
  /^(?:which|what) (?!sizes?\b|colou?rs?\b)(.+?) (?:do you (?:have|sell|stock)|have you got|are there|are available)$/,
  /^what (?:do you have|have you got|is there) ((?:for|in|under|below)\b.+)$/,
  /^where (?:can i (?:find|see|get)|are|is) (?:(?:the|your|some) )?(.+)$/,
  /^(?:only|just) (?:show me |the )?(.+)$/,
  /^(.+) only$/,
  /^((?:clothes|outfits?|gifts?|presents?) (?:for|to|in|under)\b.+)$/,
  /^(\w+ (?:wear|clothes|outfits?))$/,
];
/** Said before a kind in the plural: "the shirts" are more than one that could be pointed at. */
const plurals =
  /^(?:(?:show|give)(?: me)?|see|view|browse|look at|open|go to)? ?(?:all )?(?:the |your )?(.+)$/;

export interface Wish {
  readonly thing: string;
  /** Whether it was to be searched for by name. */
  readonly search: boolean;
}

/** What a sentence asks for; undefined for any other sentence. */
export function wishIn(text: string): Wish | undefined {
  const { thing: byName, sought } = searching.exec(text)?.groups ?? {};
  const wanted = byName ?? sought;
  if (wanted !== undefined) return { thing: wanted, search: true };
  for (const form of wishing) {
    const thing = form.exec(text)?.[1];
    if (thing !== undefined && !isOrdinal(thing)) return { thing, search: false };
  }
  const kind = plurals.exec(text)?.[1];
  const named = kind !== undefined && (isKinds(kind) || isKind(text)) ? kind : undefined;
  return named === undefined ? undefined : { thing: named.replace(/^an? /, ""), search: false };
}

/** Whether the words ask for things of a kind. */
export function asksForKind(text: string): boolean {
  return wishIn(text) !== undefined;
}

/** "Kurta", "a red kurta": a kind, and none that could be pointed at. */
function isKind(text: string): boolean {
  const article = /^an? /.exec(text)?.[0] ?? "";
  const tokens = tokenise(text.slice(article.length));
  let at = 0;
  let kind = false;
  for (let found = termAt(tokens, at); found; found = termAt(tokens, at)) {
    kind ||= found.term.field === "garment";
    at = found.to;
  }
  return kind && at === tokens.length && (article !== "" || termAt(tokens, 0)?.to === at);
}

/**
 * Whether these words name a kind in the plural and say nothing that isn't known: "linen kurtas",
 * "men's shirts under 2000". A pair of jeans is one thing, as much as it looks like a plural.
 */
function isKinds(text: string): boolean {
  const tokens = tokenise(text);
  let many = false;
  for (let at = 0; at < tokens.length; ) {
    const found = termAt(tokens, at);
    const head = tokens[(found?.to ?? at + 1) - 1]?.text ?? "";
    if (found?.term.field === "garment") {
      many ||= singular(head) !== head && !found.term.value.endsWith("s");
    } else if (!found && at === 0) return false;
    at = found?.to ?? at + 1;
  }
  return many;
}
