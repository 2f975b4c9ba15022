/** Other names of places: "what's new", "show my bag", "log me out". */
import { type Destination, paths } from "../../../../domain/routes.ts";
import type { Constraint } from "../../../../language/need/constraints.ts";
import type { Effect } from "../../effects.ts";
import { actSaid } from "../../grammar/phrases.ts";
import type { Saying } from "../../grammar/saying.ts";
import { readWish } from "../../grammar/wish.ts";
import type { Scene } from "../../intent.ts";
import {
  asksToGo,
  backwards,
  ofRange,
  placeNames,
  readsOut,
  sureNames,
  toForm,
} from "../../phrases/everywhere/places.ts";
import type { Reading, Understood } from "../command.ts";

interface Place {
  readonly place: string;
  readonly effects: readonly Effect[];
  /** For sentences known to be about places. */
  readonly named?: RegExp;
}

const going = (to: Destination): readonly Effect[] => [{ type: "navigate", to }];

const places: readonly Place[] = [
  {
    place: "close-search",
    effects: [{ type: "closeSearch" }],
    named: placeNames.closeSearch,
  },
  {
    place: "open-search",
    effects: [{ type: "openSearch" }, ...going(paths.collection)],
    named: placeNames.openSearch,
  },
  {
    place: "leave",
    effects: [{ type: "logout" }],
    named: placeNames.leave,
  },
  {
    place: "bag",
    effects: going(paths.cart),
    named: placeNames.bag,
  },
  {
    place: "orders",
    effects: going(paths.orders),
    named: placeNames.orders,
  },
  {
    place: "contact",
    effects: going(paths.contact),
    named: placeNames.contact,
  },
  {
    place: "about",
    effects: going(paths.about),
    named: placeNames.about,
  },
  {
    place: "checkout",
    effects: going(paths.placeOrder),
    named: placeNames.checkout,
  },
  {
    place: "new",
    effects: going(paths.product),
    named: placeNames.newest,
  },
  {
    place: "home",
    effects: going(paths.home),
    named: placeNames.home,
  },
  {
    place: "shopping",
    effects: going(paths.collection),
    named: placeNames.shopping,
  },
];

const leadingTo = (name: string) => (): Understood | undefined => {
  const found = places.find(({ place }) => place === name);
  return found && leading(found);
};

export const placeActs = {
  new: leadingTo("new"),
  bag: leadingTo("bag"),
  shopping: leadingTo("shopping"),
  leave: leadingTo("leave"),
} as const;

export function goToPlace(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const found =
    scene.shop && (surelyNamed(saying) ?? places.find(({ named }) => named?.test(saying.text)));
  return found && leading(found);
}

function leading({ place, effects }: Place): Understood {
  return { slots: { place }, effects, row: "follows" };
}

/** Unmistakable names. */
const surePlaces: readonly (readonly [place: string, form: RegExp])[] = [
  ["home", sureNames.home],
  ["close-search", sureNames.closeSearch],
  ["orders", sureNames.orders],
  ["shopping", sureNames.clothes],
  ["shopping", sureNames.wholeRange],
  ["contact", sureNames.contact],
  ["checkout", sureNames.checkout],
  ["about", sureNames.about],
];
/** On the checkout, whose cart is left. */
const fromCheckout = sureNames.bag;
const longest = 14;
const limits: ReadonlySet<Constraint["field"]> = new Set(["season", "occasion", "price", "colour"]);

/** A short sentence to one of them. */
export function leadsToPlace(saying: Saying, { screen }: Scene): boolean {
  if (screen === paths.placeOrder && toForm.test(saying.text)) return false;
  if (screen === paths.placeOrder && goesBack(saying)) return true;
  return saying.tokens.length <= longest && surelyNamed(saying) !== undefined;
}

const goesBack = ({ text, mentions }: Saying) =>
  fromCheckout.test(text) && (mentions.length === 0 || backwards.test(text));

function surelyNamed({ text }: Saying): Place | undefined {
  if (toForm.test(text) && actSaid(text) === undefined)
    return places.find(({ place }) => place === "checkout");
  if (!asksToGo.test(text) && text.split(" ").length > 2) return undefined;
  const name = surePlaces.find(([, form]) => form.test(text))?.[0];
  // "Read out my past purchases" asks for them.
  if (name === "orders" && readsOut.test(text)) return undefined;
  // "Everything you have for winter".
  const after = name === "shopping" ? ofRange.exec(text)?.groups?.limit : undefined;
  if (after !== undefined && readWish(after).constraints.some(({ field }) => limits.has(field)))
    return undefined;
  return places.find(({ place }) => place === name);
}

/** Only a place's name. */
export function namesPlace(text: string): boolean {
  return Object.keys(placeActs).includes(actSaid(text) ?? "");
}
