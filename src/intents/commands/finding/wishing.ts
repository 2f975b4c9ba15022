/** Wishes: names search, needs request recommendations; there, words change the need. */
import {
  collected,
  filtered,
  searched,
  type View,
  wholeCollection,
} from "../../../../domain/collection.ts";
import { paths } from "../../../../domain/routes.ts";
import type { Constraint } from "../../../../language/need/constraints.ts";
import { singular } from "../../../../language/text/tokens.ts";
import type { Effect } from "../../effects.ts";
import { chanceOf, type Saying, seeksOthers } from "../../grammar/saying.ts";
import { garmentsIn, namesGarment, readWish, type Wish } from "../../grammar/wish.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { saysFilter } from "../../phrases/finding/filters.ts";
import {
  anyClothes,
  anyOrOnly,
  asksForThing,
  asksIfWorn,
  asksRange,
  asksShelf,
  asksStore,
  asksWhatIs,
  lastS,
  lastWord,
  looksForPieces,
  noThing,
  notInWords,
  ofMaker,
  pronoun,
  saysOnes,
  searching,
  thingFillers,
} from "../../phrases/finding/wishing.ts";
import { currentPiece } from "../../resolve/pieces.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { candidates, indexOf, likeliestWord, nameWords } from "../../vocabulary/catalogue-index.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { say } from "../say.ts";
import { kernel } from "../spoken.ts";
import {
  clearsFilters,
  filtersIn,
  narrowed,
  onlyOrders,
  otherOrder,
  sortIn,
  turnedRound,
} from "./filters.ts";
import { filteredBy } from "./in-list.ts";
import { refinedView } from "./view-need.ts";
import { forYoungWearer } from "./young-wearer.ts";

/** Not in names. */
const described: ReadonlySet<Constraint["field"]> = new Set([
  "price",
  "size",
  "audience",
  "occasion",
  "season",
]);
/** This probability of another act wins. */
const surely = 0.8;
/** Sorts in a need's words. */
const inOrder = {
  "low-high": "the cheapest first",
  "high-low": "the most expensive first",
  relavent: "any price",
} as const;
export function wish(saying: Saying, reading: Reading, scene: Scene): Taken | undefined {
  const { shop, screen } = scene;
  if (!shop || (reading.row !== "none" && reading.row !== "collection")) return undefined;
  const { text } = saying;
  if (asksIfWorn.test(reading.lower) && currentPiece(shop)) return undefined;
  const wanted = wishIn(text, shop);
  if (!isAbout(wanted, saying, scene)) return undefined;
  if (reading.row === "none" && screen === paths.recommendations)
    return refined(saying, wanted, reading, scene, shop);
  const view = screen === paths.collection ? shop.view : undefined;
  const turned = view && turnedRound(text, shop);
  if (turned) return { id: "narrow", ...narrowed({ sort: turned }) };
  const filters = filtersIn(text, view, chanceOf("narrow", saying) > surely) ?? otherOrder(text);
  if (filters) return { id: "narrow", ...withPieces(filters, shop, view) };
  const named = byName(saying, wanted, reading, scene, shop);
  if (named || reading.row !== "none") return named && { id: "find", ...named };
  const widens = wanted.turn.dropped.length > 0;
  if (!widens && !isWish(wanted, saying)) return undefined;
  const inList =
    view && (widens || !asksStore.test(text)) ? filteredBy(wanted, text, view, shop) : undefined;
  if (inList) return { id: "narrow", ...narrowed(inList) };
  if (!wanted.turns && !isWish(wanted, saying)) return undefined;
  if (view && garmentsIn(wanted).length === 0 && !anyClothes.test(text)) {
    const words = kernel(reading.plain).replace(asksForThing, "");
    const id = asksForThing.test(text) ? "find" : "follow-up";
    return { id, ...asks(`${refinedView(text, view)?.kept ?? "something"} ${words}`) };
  }
  const onward =
    view && !namesGarment(wanted) && !wanted.constraints.some(({ field }) => field === "audience");
  const need = needIn(reading, shop);
  return { id: onward && !anyClothes.test(text) ? "follow-up" : "find", ...asks(need) };
}

/** Where the other filters would leave nothing, those said stand alone. */
function withPieces(filters: Understood, { catalogue }: ShopScene, view: View | undefined) {
  const change = filters.effects.find((effect) => effect.type === "narrow")?.view;
  if (!view || !change || collected(catalogue, { ...view, ...change }).length > 0) return filters;
  const alone = { categories: [], subCategories: [], ...change };
  return collected(catalogue, { ...view, ...alone }).length > 0 ? narrowed(alone) : filters;
}

/** Here sizes, colours and numbers refer to what is present. */
const ownThings: ReadonlySet<string> = new Set([paths.cart, paths.placeOrder, paths.orders]);

/** A wish, no remark about what is present. */
function isAbout(wanted: Wish, saying: Saying, { screen, shop }: Scene): boolean {
  const { text, sizes } = saying;
  const looks = wanted.constraints.some(({ field }) => field !== "size" && field !== "price");
  const named = namesLooks(wanted);
  const seeks = (named && isOfShop(saying, shop)) || chanceOfWish(saying) > surely;
  if (ownThings.has(screen) && !(looks && seeks))
    return (
      garmentsIn(wanted).length > 0 ||
      anyClothes.test(text) ||
      searching.test(text) ||
      filtersIn(text, undefined, false) !== undefined
    );
  const onlySize =
    sizes.length > 0 &&
    wanted.constraints.every(
      ({ field, words }) => field === "size" || (field === "audience" && pronoun.test(words)),
    );
  return !(onlySize && !wanted.turns && shop?.named !== undefined && !anyOrOnly.test(text));
}

/** "What do you have in yellow"; in an empty cart, anything. */
function isOfShop({ text, mentions }: Saying, shop: ShopScene | undefined): boolean {
  const points = mentions.some(({ definite }) => definite);
  const seeks = looksForPieces.test(text) || asksRange.test(text) || asksShelf.test(text);
  return !points && (shop?.cart.length === 0 || seeks);
}

/** "What's yellow here". */
export function asksForLooks(text: string): boolean {
  if (!asksWhatIs.test(text)) return false;
  const { constraints, strange } = readWish(text);
  const looks = constraints.every(({ field }) => field === "colour" || field === "material");
  return looks && constraints.length > 0 && strange.length === 0;
}

export function namesLooks({ constraints }: Wish): boolean {
  return constraints.some(({ field }) => field === "audience" || !described.has(field));
}

/** The shop's names are known words. */
export function wishIn(text: string, shop: ShopScene): Wish {
  const wanted = readWish(text);
  const { places } = indexOf(shop.catalogue);
  const maker = namesGarment(wanted) ? (ofMaker.exec(text)?.groups?.maker ?? "").split(" ") : [];
  return {
    ...wanted,
    strange: wanted.strange.filter(
      (word) => !places.has(word) && !places.has(singular(word)) && !maker.includes(word),
    ),
  };
}

/** Words of a maker's name. */
const mostNamed = 3;

/** Mostly names something to find. */
function isWish(wanted: Wish, saying: Saying): boolean {
  const { constraints, strange } = wanted;
  if (constraints.length === 0) return anyClothes.test(saying.text) && strange.length === 0;
  if (strange.length === 0 || chanceOfWish(saying) > surely) return true;
  // A maker's name before the kind: "do you have any Global Voyager hoodies".
  const most = seeksOthers(saying) ? mostNamed : constraints.length;
  return namesGarment(wanted) && strange.length <= most;
}

export function chanceOfWish(saying: Saying): number {
  return ["find", "refine", "narrow"].reduce((sum, act) => sum + chanceOf(act, saying), 0);
}

/** Changes the need, or is a new one. */
function refined(
  saying: Saying,
  wanted: Wish,
  reading: Reading,
  scene: Scene,
  shop: ShopScene,
): Taken | undefined {
  const { text } = saying;
  if (clearsFilters(text))
    return saysFilter.test(text)
      ? { id: "follow-up", ...describing(findingWords.nothingToClear) }
      : { id: "narrow", ...everything };
  const ordered = onlyOrders(text, chanceOfWish(saying) > surely);
  const sort = turnedRound(text, shop) ?? (ordered ? sortIn(text) : undefined);
  if (sort) return { id: "follow-up", ...asks(inOrder[sort]) };
  if (searching.test(text)) {
    const named = byName(saying, wanted, reading, scene, shop);
    if (named) return { id: "find", ...named };
  }
  if (!wanted.turns && !isWish(wanted, saying)) return undefined;
  // "Do you have it in blue" looks; "in blue" changes.
  const things = namesGarment(wanted) || asksForThing.test(text);
  const own = things && (!wanted.turns || saysOnes.test(text));
  const need = needIn(reading, shop);
  return { id: own ? "find" : "follow-up", ...asks(need) };
}

/** If requested, or if a name covers it. */
function byName(
  saying: Saying,
  wanted: Wish,
  { row }: Reading,
  scene: Scene,
  shop: ShopScene,
): Understood | undefined {
  const { text, mentions } = saying;
  const sought = searching.exec(text)?.groups?.thing;
  const [mention, another] = mentions.filter(({ garment }) => garment !== undefined);
  const thing = (sought ?? (another ? "" : (mention?.text ?? "")))
    .replace(thingFillers, "")
    .replace(notInWords, "")
    .trim();
  if (noThing.test(thing)) return undefined;
  const name = nameIn(thing, shop);
  if (sought !== undefined) {
    if (name !== undefined) return search(name, scene, shop);
    const near = searchNear(thing, scene, shop);
    if (near || row !== "none")
      return near ?? opening(thing, [say(findingWords.nothingCalled(thing))]);
    return isWish(wanted, saying)
      ? undefined
      : opening(thing, [say(findingWords.nothingCalled(thing))]);
  }
  if (row !== "none" || name === undefined || anyClothes.test(text)) return undefined;
  const outside = wanted.constraints.some(
    ({ field, strength, words }) =>
      described.has(field) || strength === "negated" || !thing.includes(words.toLowerCase()),
  );
  if (outside || wanted.turns) return undefined;
  const found = search(name, scene, shop);
  const hidden = found.effects.some(({ type }) => type === "say");
  return hidden && asksStore.test(text) ? undefined : found;
}

/** Announces products hidden by filters. */
function search(query: string, { screen }: Scene, shop: ShopScene): Understood {
  const view = screen === paths.collection ? shop.view : undefined;
  const shown = filtered(called(query, shop), view ?? wholeCollection).length > 0;
  return opening(query, shown ? [] : [say(findingWords.hiddenByFilters(query))]);
}

/** No name matches: finds and announces the nearest. */
function searchNear(thing: string, scene: Scene, shop: ShopScene): Understood | undefined {
  const near = nameWords(thing)
    .map((word) => likeliestWord(shop.catalogue, word) ?? word.word)
    .join(" ");
  const name = nameIn(near, shop);
  if (name === undefined) return undefined;
  const { effects, ...rest } = search(name, scene, shop);
  return { ...rest, effects: [...effects, say(findingWords.notCalled(thing, name))] };
}

function opening(query: string, described: readonly Effect[]): Understood {
  return {
    slots: { query },
    effects: [
      { type: "openSearch", query },
      { type: "navigate", to: paths.collection },
      ...described,
    ],
    row: "follows",
  };
}

function nameIn(thing: string, shop: ShopScene): string | undefined {
  const last = lastWord.exec(thing)?.[0] ?? "";
  const single = thing.slice(0, -last.length) + singular(last);
  return [thing, single, thing.replace(lastS, "")].find((query) => called(query, shop).length > 0);
}

function called(query: string, shop: ShopScene): readonly Piece[] {
  return searched(candidates(shop.catalogue, nameWords(query)), query);
}

/** "Show everything again", where a need chose the pieces. */
const everything: Understood = {
  slots: {},
  effects: [
    { type: "navigate", to: paths.collection },
    { type: "narrow", view: { categories: [], subCategories: [] } },
  ],
  row: "follows",
};

export const needIn = ({ plain }: Reading, shop: ShopScene): string =>
  forYoungWearer(kernel(plain), shop);

export function asks(userNeeds: string): Understood {
  return {
    slots: { need: userNeeds },
    effects: [{ type: "recommend", userNeeds }],
    row: "follows",
  };
}

function describing(text: string): Understood {
  return { slots: {}, effects: [say(text)], row: "follows" };
}
