/**
 * "Search for linen shirts" opens the search with the words; "do you have any XL dresses under
 * 1500" describes a need and makes the recommendation request.
 */
import { readNeed } from "../../../language/need.ts";
import { singular } from "../../../language/tokens.ts";
import { candidates, nameWords } from "../catalogue-index.ts";
import type { ShopScene } from "../intent.ts";
import type { Command, Understood } from "./command.ts";
import { turnsBack } from "./follow-up.ts";
import { namesFilters } from "./narrow.ts";
import { asksRelated } from "./related.ts";
import { asked, kernel } from "./spoken.ts";

const searching =
  /^(?:search(?: the (?:shop|collections?|products?))? (?:for |up )?|find(?: me)? |look (?:up|for) |do a search for )(?<thing>.+)$/;
const wishing =
  /^(?:show(?: me)? (?:some|any|a few|your) |show me (?!the |that |this )|have you got |do you (?:have|sell|stock)(?: (?:any|some|an?))? |(?:is|are) there (?:any|some|an?) |(?:is|are) there (?=anything|something)|any |anything |something |got any |where (?:can i find|are the|is the) )(?<thing>.+)$/;
const filler =
  /^(?:some|any|an?|the|few|me|your|good|nice)\s+|\s+(?:in the shop|in stock|here|please)$/g;
/** What only a name can't tell. */
const described = new Set(["price", "size", "audience", "occasion", "season"]);

export const find: Command = {
  id: "find",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "collection");
    if (text === undefined || !shop || namesFilters(text)) return undefined;
    if (screen === "/recommendations" && turnsBack(text)) return undefined;
    if (asksRelated(text)) return undefined;
    const wanted = searching.exec(text)?.groups?.thing;
    if (wanted !== undefined) return searchFor(wanted, shop);
    if (reading.row !== "none") return undefined;
    const wished = wishing.exec(text)?.groups?.thing;
    if (wished === undefined) return undefined;
    const open = [text, wished].some((each) => /^(?:anything|something)\b/.test(each));
    const limits = readNeed(text).wanted.flatMap((each) => each.limits);
    if (limits.length === 0 && !open) return undefined;
    if (open || limits.some(({ field }) => described.has(field)) || !isNamed(wished, shop)) {
      const userNeeds = kernel(reading.plain);
      return {
        slots: { need: userNeeds },
        effects: [{ type: "recommend", userNeeds }],
        row: "follows",
      };
    }
    return searchFor(wished, shop);
  },
};

/** Whether the words ask for things of a kind: "show me some shirts", "search for shirts". */
export function asksForKind(text: string): boolean {
  return searching.test(text) || wishing.test(text);
}

/** Names are in singular, so the words are, too. */
function queryOf(wanted: string): string {
  const words = wanted
    .replace(filler, "")
    .replace(/[^\p{L}\p{N}' -]/gu, "")
    .trim()
    .split(/\s+/);
  return words.map((word, at) => (at === words.length - 1 ? singular(word) : word)).join(" ");
}

function searchFor(wanted: string, shop: ShopScene): Understood | undefined {
  const plural = wanted.replace(filler, "").trim();
  const single = queryOf(wanted);
  if (single === "" || /^(?:products?|collections?|it|them|that)$/.test(single)) return undefined;
  // "jeans" stand so in names; "shirts" don't.
  const query = has(plural, shop) ? plural : single;
  return {
    slots: { query },
    effects: [
      { type: "openSearch", query },
      { type: "navigate", to: "/collection" },
    ],
    row: "follows",
  };
}

function isNamed(wanted: string, shop: ShopScene): boolean {
  return has(queryOf(wanted), shop) || has(wanted.replace(filler, "").trim(), shop);
}

/** Whether a name contains the words as the search reads them. */
function has(query: string, shop: ShopScene): boolean {
  return candidates(shop.catalogue, nameWords(query)).some(({ name }) =>
    name.toLowerCase().includes(query),
  );
}
