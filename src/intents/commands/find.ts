/**
 * "Search for linen shirts" opens the search with the words; "do you have any XL dresses under
 * 1500" describes a need and makes the recommendation request. A search that no name would answer
 * goes the way of a need, where it describes one.
 */
import { filtered, searched, wholeCollection } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { readNeed } from "../../../language/need.ts";
import { singular } from "../../../language/tokens.ts";
import { candidates, likeliestWord, nameWords } from "../catalogue-index.ts";
import type { Effect } from "../effects.ts";
import { findingWords } from "../finding-words.ts";
import { sayingOf } from "../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../intent.ts";
import { asksForOrder } from "./acts/orders.ts";
import { changesCart } from "./change-cart.ts";
import { asksForSize } from "./check-size.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { asksAgain } from "./follow-up.ts";
import { namesFilters } from "./narrow.ts";
import { asksRelated } from "./related.ts";
import { asked, kernel } from "./spoken.ts";
import { wishIn } from "./wishes.ts";

const filler =
  /^(?:(?:some|any|an?|the|few|me|your|all|good|nice)\s+)+|\s+(?:in the shop|in stock|here|please|again)$/g;
/** Words that name nothing. */
const nothing = /^(?:|for|up|products?|collections?|it|them|that|this|one|ones|everything|all)$/;
/** What only a name can't tell. */
const described = new Set(["price", "size", "audience", "occasion", "season"]);

/** Whatever there is of these can't be told by a name. */
const generic = /^(?:anything|something)\b|\b(?:gifts?|presents?|outfits?)\b/;

export const find: Command = {
  id: "find",
  read(reading, scene) {
    const { shop } = scene;
    const text = asked(reading, shop, "none", "collection");
    const wish = text === undefined ? undefined : wishIn(text);
    if (text === undefined || !shop || !wish || namesFilters(text)) return undefined;
    if (asksAgain(text, scene) || asksRelated(text)) return undefined;
    if (
      asksForSize(reading, scene) ||
      changesCart(reading, scene) ||
      asksForOrder(sayingOf(reading, scene), scene)
    )
      return undefined;
    const thing = wish.thing
      .replace(filler, "")
      .replace(/[^\p{L}\p{N}' -]/gu, "")
      .trim();
    if (nothing.test(thing)) return undefined;
    const name = nameIn(thing, shop);
    const limits = readNeed(text).wanted.flatMap((each) => each.limits);
    const open = generic.test(wish.thing) || /^(?:anything|something)\b/.test(text);
    if (wish.search) {
      if (name !== undefined) return search(name, scene, shop);
      const near = searchNear(thing, scene, shop);
      if (near || reading.row !== "none" || (limits.length === 0 && !open))
        return near ?? opening(thing, [say(findingWords.nothingCalled(thing))]);
      return recommending(reading);
    }
    if (reading.row !== "none") return undefined;
    // There a kind answers what was asked beside the results, and changes what was wished for.
    if (scene.screen === paths.recommendations && limits.length > 0) return recommending(reading);
    if (name !== undefined && !open && !limits.some(({ field }) => described.has(field)))
      return search(name, scene, shop);
    return open || limits.length > 0 ? recommending(reading) : undefined;
  },
};

function recommending({ plain }: Reading): Understood {
  const userNeeds = kernel(plain);
  return {
    slots: { need: userNeeds },
    effects: [{ type: "recommend", userNeeds }],
    row: "follows",
  };
}

/** Opens the search; what is said tells of pieces that the filters hide. */
function search(query: string, { screen }: Scene, shop: ShopScene): Understood {
  const view = screen === paths.collection ? shop.view : undefined;
  const shown = filtered(called(query, shop), view ?? wholeCollection).length > 0;
  return opening(query, shown ? [] : [say(findingWords.hiddenByFilters(query))]);
}

/** No name has the words: those that are nearest are looked for, and it is said. */
function searchNear(thing: string, scene: Scene, shop: ShopScene): Understood | undefined {
  const near = nameWords(thing)
    .map((word) => likeliestWord(shop.catalogue, word) ?? word.word)
    .join(" ");
  const name = nameIn(near, shop);
  if (name === undefined) return undefined;
  const { effects, ...rest } = search(name, scene, shop);
  return { ...rest, effects: [...effects, say(findingWords.notCalled(thing, name))] };
}

function opening(query: string, told: readonly Effect[]): Understood {
  return {
    slots: { query },
    effects: [{ type: "openSearch", query }, { type: "navigate", to: paths.collection }, ...told],
    row: "follows",
  };
}

/** The words as some name has them: "jeans" stand so in names, "shirts" don't. */
function nameIn(thing: string, shop: ShopScene): string | undefined {
  const last = /\S+$/.exec(thing)?.[0] ?? "";
  const single = thing.slice(0, -last.length) + singular(last);
  return [thing, single, thing.replace(/s$/, "")].find((query) => called(query, shop).length > 0);
}

/** The pieces whose names contain the words, as the search reads them. */
function called(query: string, shop: ShopScene): readonly Piece[] {
  return searched(candidates(shop.catalogue, nameWords(query)), query);
}

function say(text: string): Effect {
  return { type: "say", text };
}
