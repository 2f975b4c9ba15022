/**
 * Second opinions on unclear sentences. The answer is an act of a closed list, expressed in the
 * shop's words and understood like a shopper's.
 */
import type { Body, Opinion } from "../../../contract/schemas.ts";
import {
  longestOpinion,
  mostOpinionPieces,
  type OpinionAct,
  type OpinionSlot,
  opinionActNames,
  opinionActs,
} from "../../../domain/opinion.ts";
import { paths, routeOf } from "../../../domain/routes.ts";
import { titles } from "../../../domain/titles.ts";
import { mostOfOne, sizes } from "../../../domain/values.ts";
import { type Effect, writesCart } from "../effects.ts";
import type { Intent, RowId, Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { words } from "../responses/words.ts";
import { understand } from "../understand.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";

export type OpinionQuestion = Body<"understand">;

/** Nothing local took it. */
const isUnclear = ({ row, command }: Intent): boolean => row === "none" && command === undefined;

/** Undefined if it may contain personal data (`personal`: name, address and the like). */
export function opinionQuestion(
  intent: Intent,
  scene: Scene,
  personal: readonly string[] = [],
): OpinionQuestion | undefined {
  const { shop, screen, asked } = scene;
  const route = routeOf(screen)?.route;
  const said = normalise(intent.said).plain;
  if (!isUnclear(intent) || !shop || route === undefined) return undefined;
  if (shop.checkout || asked?.id === "field" || route === paths.placeOrder) return undefined;
  if (said === "" || said.length > longestOpinion.said || isPersonal(said, personal))
    return undefined;
  const { byId } = indexOf(shop.catalogue);
  // Orders are private.
  const inView = route === paths.orders ? [] : [...new Set(shop.inView)];
  const pieces = inView.slice(0, mostOpinionPieces).flatMap((id) => {
    const name = byId.get(id)?.name;
    return name === undefined ? [] : [{ id, name: name.slice(0, longestOpinion.name) }];
  });
  const acts = opinionActNames.filter((act) => {
    const { needs } = opinionActs[act];
    if (ofCart.has(act)) return route === paths.cart && pieces.length > 0;
    if (ofList.has(act)) return shop.view !== undefined;
    return pieces.length >= needs.filter((slot) => slot === "piece" || slot === "other").length;
  });
  return { said, screen: titles[route], acts, pieces };
}

const ofCart: ReadonlySet<OpinionAct> = new Set(["remove", "set-quantity", "change-size"]);
const ofList: ReadonlySet<OpinionAct> = new Set(["cheapest", "dearest"]);

/** Before personal information. */
const describing: ReadonlySet<string> = new Set(
  "name named address street road lane nagar phone mobile number email mail pin pincode password otp live".split(
    " ",
  ),
);
const mostDigits = 5;

function isPersonal(said: string, personal: readonly string[]): boolean {
  const own = new Set(personal.flatMap(wordsOf).filter((word) => word.length > 2));
  const digits = [...said].filter((sign) => sign >= "0" && sign <= "9").length;
  return (
    said.includes("@") ||
    digits > mostDigits ||
    wordsOf(said).some((word) => describing.has(word) || own.has(word))
  );
}

const wordsOf = (text: string): readonly string[] => normalise(text).lower.split(/[^\p{L}\p{N}]+/u);

interface Saying {
  readonly say: (slots: Readonly<Record<OpinionSlot, string>>) => string;
  readonly command?: string;
  readonly row?: RowId;
}

const sayings: Readonly<Record<OpinionAct, Saying>> = {
  "ask-price": { say: ({ piece }) => `what does the ${piece} cost`, command: "ask" },
  "ask-sizes": { say: ({ piece }) => `which sizes does the ${piece} come in`, command: "ask" },
  "ask-size": {
    say: ({ piece, size }) => `does the ${piece} come in ${size}`,
    command: "check-size",
  },
  "ask-cloth": { say: ({ piece }) => `what is the ${piece} made of`, command: "ask" },
  "ask-colour": { say: ({ piece }) => `what colour is the ${piece}`, command: "ask" },
  describe: { say: ({ piece }) => `describe the ${piece}`, command: "ask" },
  compare: {
    say: ({ piece, other }) => `compare the ${piece} with the ${other}`,
    command: "compare",
  },
  open: { say: ({ piece }) => `open the ${piece}`, command: "point" },
  related: { say: ({ piece }) => `show me something like the ${piece}`, command: "related" },
  add: {
    say: ({ piece, size, quantity }) =>
      `add ${quantity === "" ? "" : `${quantity} of `}the ${piece}${size === "" ? "" : ` in ${size}`}`,
    command: "add",
  },
  remove: { say: ({ piece }) => `remove the ${piece}`, command: "change-cart" },
  "set-quantity": {
    say: ({ piece, quantity }) => `make the ${piece} ${quantity}`,
    command: "change-cart",
  },
  "change-size": {
    say: ({ piece, size }) => `change the ${piece} to ${size}`,
    command: "change-cart",
  },
  find: { say: ({ words: wish }) => `show me ${wish}`, command: "find" },
  cheapest: { say: () => "sort by price, lowest first", command: "narrow" },
  dearest: { say: () => "sort by price, highest first", command: "narrow" },
  total: { say: () => "what is the total", command: "describe-cart" },
  checkout: { say: () => "check out", command: "checkout" },
  "order-status": { say: () => "where is my order", command: "orders", row: "order" },
  "delivery-time": { say: () => "how long will delivery take", command: "trade" },
  "delivery-charge": { say: () => "what is the delivery charge", command: "trade" },
  returns: { say: () => "what is your return policy", command: "trade" },
  "go-home": { say: () => "go home", row: "home" },
  "go-collection": { say: () => "go to the collection", row: "collection" },
  "go-cart": { say: () => "go to my cart", row: "cart" },
  "go-orders": { say: () => "go to my orders", row: "order" },
  "go-contact": { say: () => "go to the contact page", row: "contact" },
  "go-about": { say: () => "go to the about page", row: "about" },
  back: { say: () => "go back", command: "everywhere" },
  undo: { say: () => "undo", command: "everywhere" },
  up: { say: () => "scroll up", command: "everywhere" },
  down: { say: () => "scroll down", command: "everywhere" },
  help: { say: () => "help", command: "everywhere" },
  "where-am-i": { say: () => "where am i", command: "read-page" },
};

/** Allowed for an opinion. */
const harmless: ReadonlySet<Effect["type"]> = new Set([
  "navigate",
  "narrow",
  "openProduct",
  "recommend",
  "describeOrder",
  "back",
  "undo",
  "scroll",
  "openHelp",
  "describeDelivery",
  "say",
  "ask",
]);

/** Undefined if it doesn't fit; the local answer applies. */
export function intentOf(
  opinion: Opinion,
  asked: OpinionQuestion,
  scene: Scene,
): Intent | undefined {
  const meant = sentenceOf(opinion, asked);
  if (meant === undefined || !scene.shop) return undefined;
  const intent = understand({ alternatives: [{ text: meant }] }, scene);
  const { command, row = "none" } = sayings[opinion.act];
  if (intent.row !== row || intent.command !== command || !isAbout(opinion, intent))
    return undefined;
  const types = intent.effects.map(({ type }) => type);
  if (!types.every((type) => harmless.has(type) || writesCart.has(type))) return undefined;
  const said = { ...intent, said: asked.said };
  // A guess that writes is confirmed.
  if (!types.some((type) => writesCart.has(type))) return said;
  const text = words.didYouMean(meant);
  return {
    ...said,
    effects: [
      { type: "ask", question: { id: "confirm", text, about: meant, does: intent.effects } },
    ],
  };
}

/** Undefined if a slot is missing or wasn't offered. */
function sentenceOf(
  { act, piece, other, size, quantity, words: wish }: Opinion,
  { acts, pieces }: OpinionQuestion,
): string | undefined {
  const nameOf = (id: string | undefined) => pieces.find((each) => each.id === id)?.name ?? "";
  const slots = {
    piece: nameOf(piece),
    other: nameOf(other),
    size: size ?? "",
    quantity: quantity === undefined ? "" : String(quantity),
    words: wish ?? "",
  };
  const complete = acts.includes(act) && opinionActs[act].needs.every((slot) => slots[slot] !== "");
  const fits =
    (size === undefined || sizes.includes(size)) &&
    (quantity === undefined ||
      (Number.isInteger(quantity) && quantity > 0 && quantity <= mostOfOne)) &&
    slots.words.length <= longestOpinion.words;
  return complete && fits ? sayings[act].say(slots) : undefined;
}

/** The understanding must match the opinion. */
function isAbout({ act, piece, other, size, quantity }: Opinion, { slots }: Intent): boolean {
  const same = (wanted: unknown, found: unknown) => wanted === undefined || found === wanted;
  return (
    same(piece, slots.product) &&
    same(other, slots.with) &&
    (act !== "add" || (same(size, slots.size) && same(quantity, slots.quantity)))
  );
}
