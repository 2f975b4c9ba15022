/**
 * Acts with their handlers. The ranker chooses an act; its handler reads the sentence's entities
 * and the scene, and may decline.
 */

import { concernsOthers, isOfOtherMatters } from "../../../language/words/other-matters.ts";
import { paysUnpaid } from "../after-order/unpaid.ts";
import { writesCart } from "../effects.ts";
import { actSaid } from "../grammar/phrases.ts";
import { chanceOf, type Saying, sayingOf } from "../grammar/saying.ts";
import { looksOnward } from "../grammar/wish.ts";
import type { RowId, Scene } from "../intent.ts";
import { keptBy } from "../kept-by.ts";
import { asksBeside, asksPolitely, putsRight } from "../phrases/acts.ts";
import { asksHowMany, saysBoth } from "../phrases/plain-words.ts";
import { words } from "../responses/words.ts";
import { changeCart, changeOf } from "./cart/change-cart-act.ts";
import {
  describeCartAct,
  describedLines,
  piecesInCart,
  sumsHere,
} from "./cart/describe-cart-act.ts";
import { add } from "./cart/taking.ts";
import * as checkout from "./checkout/checkout.ts";
import { asksDelivery, describeDelivery } from "./checkout/deliveries.ts";
import type { Command, Reading, Taken, Understood } from "./command.ts";
import * as own from "./everywhere/account.ts";
import { everywhereActs } from "./everywhere/everywhere.ts";
import { tour, whereAmI } from "./everywhere/page.ts";
import { goToPlace, leadsToPlace, placeActs } from "./everywhere/places.ts";
import { asksFact, asksShop, tradeOf } from "./everywhere/trade.ts";
import * as finding from "./finding/finding.ts";
import { asksLikeIt, likeIt } from "./finding/like-it.ts";
import { seek } from "./finding/wishes.ts";
import { form } from "./form/delivery.ts";
import { addressChosen, afterActs, fillWithAddress } from "./orders/after-order.ts";
import * as orders from "./orders/orders.ts";
import { otherwise } from "./otherwise.ts";
import { ask } from "./pieces/ask.ts";
import { compare } from "./pieces/compare.ts";
import * as sizes from "./pieces/sizes.ts";
import { asksStockOf, stock } from "./pieces/stock.ts";
import { asked } from "./spoken.ts";
import { waitingFor } from "./waiting.ts";
import {
  asksForRelated,
  asksForSizeOf,
  asksOfPiece,
  choosesSize,
  comparesPieces,
} from "./whole.ts";

/** The effects, and the command's id if it differs from the act's. */
type Handler = (
  saying: Saying,
  reading: Reading,
  scene: Scene,
) => (Understood & { readonly id?: string }) | undefined;

/** Rows that an act may precede; acts that only describe may precede any. */
const describing: ReadonlySet<RowId> = new Set([
  "none",
  "about",
  "collection",
  "home",
  "cart",
  "contact",
  "order",
]);
/** "I need" alone does nothing, so that "I need two in L" may take them. */
const doing: ReadonlySet<RowId> = new Set(["none", "cart", "collection", "about", "need"]);
/** A change of what is there also precedes wishes and places: "before I order, drop the shirt". */
const changingRows: ReadonlySet<RowId> = new Set([...doing, "order", "home", "recommend"]);
const none: ReadonlySet<RowId> = new Set(["none"]);
const ofOrders: ReadonlySet<RowId> = new Set(["none", "order"]);
const looking: ReadonlySet<RowId> = new Set(["none", "collection"]);
const places: readonly RowId[] = [
  "none",
  "about",
  "collection",
  "home",
  "cart",
  "contact",
  "order",
];
/** Acts on orders precede wishes, too: "I want to return the jacket". */
const afterwards: ReadonlySet<RowId> = new Set([...places, "recommend", "need"]);

interface Act {
  readonly id: string;
  readonly rows: ReadonlySet<RowId>;
  readonly does: Handler;
  /** The least probability on words alone, if not `floor`. */
  readonly least?: (saying: Saying) => number;
  /** The sentence is only this act, besides phrases.ts. */
  readonly whole?: (saying: Saying, scene: Scene, reading: Reading) => boolean;
  /** Its form is unambiguous. */
  readonly certain?: true;
}

export const trade = tradeOf({
  "delivery-time": describeDelivery,
  "payment-methods": checkout.describePayment,
  stock,
});

/** "Does it come in red" asks for another like it. */
function unlessLikeIt(does: Handler): Handler {
  return (saying, reading, scene) => {
    const like = reading.row === "none" ? likeIt(saying, reading, scene) : undefined;
    return like ? { ...like, id: "related" } : does(saying, reading, scene);
  };
}

/** The least probability on words alone. */
const floor = 0.45;
const changing = () => 0.55;
/** For unmistakable acts that only describe. */
const describingFloor = 0.3;
/** Above this probability of talk it is no wish. */
const idle = 0.6;

export const acts: Readonly<Record<string, Act>> = {
  ask: {
    id: "ask",
    rows: describing,
    does: unlessLikeIt(ask),
    whole: asksOfPiece,
  },
  "check-size": {
    id: "check-size",
    rows: describing,
    does: unlessLikeIt(sizes.checkSize),
    whole: asksForSizeOf,
  },
  compare: { id: "compare", rows: describing, does: compare, whole: comparesPieces },
  add: { id: "add", rows: doing, does: unlessLikeIt(add), least: changing },
  "change-cart": { id: "change-cart", rows: changingRows, does: changeCart, least: changing },
  open: { id: "point", rows: none, does: finding.open },
  "turn-picture": { id: "look", rows: none, does: finding.turnPicture },
  "choose-size": { id: "look", rows: none, does: sizes.chooseSize, whole: choosesSize },
  find: { id: "find", rows: looking, does: seek },
  narrow: { id: "narrow", rows: looking, does: seek },
  refine: { id: "follow-up", rows: looking, does: seek },
  "like-it": { id: "related", certain: true, rows: none, does: likeIt, whole: asksLikeIt },
  others: { id: "related", certain: true, rows: none, does: finding.others, whole: looksOnward },
  related: {
    id: "related",
    rows: new Set(["none", "cart", "about"]),
    does: finding.related,
    whole: asksForRelated,
  },
  count: { id: "count", rows: describing, does: finding.countOr(piecesInCart) },
  "describe-cart": {
    id: "describe-cart",
    rows: new Set(["none", "cart", "order"]),
    does: describeCartAct,
  },
  pay: {
    id: "pay",
    rows: none,
    does: checkout.pay,
    least: changing,
    certain: true,
    whole: checkout.choosesMethod,
  },
  "place-order": {
    id: "pay",
    rows: ofOrders,
    does: checkout.placeOrder,
    whole: checkout.placesByMethod,
  },
  checkout: { id: "checkout", rows: none, does: checkout.checkout },
  "give-address": {
    id: "checkout",
    certain: true,
    rows: none,
    does: checkout.checkout,
    whole: checkout.givesAddress,
  },
  buy: { id: "checkout", rows: none, does: checkout.buy },
  "order-status": {
    id: "orders",
    certain: true,
    rows: ofOrders,
    does: orders.orderStatus,
    whole: orders.asksStatus,
  },
  "order-among": {
    id: "orders",
    rows: new Set(["none", "about", "order"]),
    does: orders.among,
    certain: true,
    whole: (saying, scene, reading) => orders.among(saying, reading, scene) !== undefined,
  },
  "order-items": { id: "orders", rows: ofOrders, does: orders.orderItems },
  "pay-unpaid": {
    id: "pay-unpaid",
    rows: ofOrders,
    does: orders.payUnpaid,
    whole: paysUnpaid,
  },
  "cancel-order": {
    id: "cancel-order",
    certain: true,
    rows: afterwards,
    ...afterActs["cancel-order"],
  },
  "order-address": {
    id: "order-address",
    certain: true,
    rows: afterwards,
    ...afterActs["order-address"],
  },
  return: { id: "return", certain: true, rows: afterwards, ...afterActs.return },
  exchange: { id: "exchange", certain: true, rows: afterwards, ...afterActs.exchange },
  refund: { id: "refund", certain: true, rows: describing, ...afterActs.refund },
  "use-address": {
    id: "use-address",
    certain: true,
    rows: describing,
    does: fillWithAddress,
    whole: (saying, scene) => addressChosen(saying, scene) !== undefined,
  },
  account: {
    id: "account",
    certain: true,
    rows: describing,
    does: own.account,
    whole: own.isOfAccount,
  },
  "deliver-to": {
    id: "trade",
    certain: true,
    rows: describing,
    does: describeDelivery,
    whole: asksDelivery,
  },
  stock: {
    id: "trade",
    rows: describing,
    does: stock,
    whole: asksStockOf,
  },
  "end-sessions": {
    id: "end-sessions",
    certain: true,
    rows: new Set([...places, "logout"]),
    does: own.endSessions,
    whole: own.signsOutElsewhere,
  },
  form: { id: "delivery", rows: none, does: form, least: () => describingFloor },
  trade: {
    id: "trade",
    rows: describing,
    does: trade,
    least: (saying) => (asksFact(saying) ? describingFloor : floor),
  },
  "ask-cash": {
    id: "trade",
    certain: true,
    rows: describing,
    does: checkout.describePayment,
    whole: checkout.asksWhetherCash,
  },
  "ask-shop": { id: "trade", certain: true, rows: describing, does: trade, whole: asksShop },
  places: { id: "places", rows: none, does: goToPlace, whole: leadsToPlace },
  "where-am-i": { id: "read-page", rows: none, does: whereAmI },
  tour: { id: "tour", rows: none, does: tour },
  ...Object.fromEntries(
    Object.entries(placeActs).map(([act, does]) => [act, { id: "places", rows: none, does }]),
  ),
  ...Object.fromEntries(
    Object.entries(everywhereActs).map(([act, does]) => [
      act,
      { id: "everywhere", rows: none, does },
    ]),
  ),
};

/** Below this, changes of cart or form are confirmed. */
const surely = 0.9;

/** Confirmed if it writes. */
function askedFirst(
  { slots, effects, row }: Understood,
  { said, row: matched }: Reading,
): Understood | undefined {
  const does = effects.filter(({ type }) => writesCart.has(type));
  if (does.length === 0 || does.length < effects.length || row !== "follows") return undefined;
  const text = words.askWhether(does);
  const all = [...does, ...waitingFor(matched)];
  return {
    slots,
    effects: [{ type: "ask", question: { id: "confirm", text, about: said, does: all } }],
    row: "waits",
  };
}

/** One product, uncorrected, in the size said or chosen on its page: needs no confirmation. */
function isPlain(
  { sizes, shape, mentions }: Saying,
  { plain, lower }: Reading,
  { effects }: Understood,
  { shop }: Scene,
) {
  const [effect, more] = effects;
  const chosen =
    effect?.type === "addToCart" && effect.id === shop?.open?.id && effect.size === shop.open.size;
  const named = mentions.some(({ garment }) => garment !== undefined);
  return (
    effects.every(({ type }) => type === "addToCart") &&
    (!more || (effects.length === 2 && saysBoth.test(lower))) &&
    (sizes.length === 1 || (sizes.length === 0 && chosen && !asksBeside.test(lower))) &&
    (named || !shape.includes("<colour>")) &&
    !putsRight.test(lower) &&
    !plain.endsWith("?")
  );
}

/** A line in its only wanted size: easily undone. */
function isResize({ sizes, text }: Saying, { plain }: Reading, { effects }: Understood) {
  const [effect, more] = effects;
  if (asksBeside.test(text) || (plain.endsWith("?") && !asksPolitely.test(text))) return false;
  const wanted = new Set(sizes.map(({ value }) => value));
  if (effect?.type !== "changeSize" || more) return false;
  wanted.delete(effect.from);
  return wanted.size === 1 && wanted.has(effect.to);
}

const describingRows: ReadonlySet<RowId> = new Set(["none", "cart"]);
/** Outweighs a sentence's form. */
const unlikelyOther = 0.97;

/** "Just 22 of them" states a number. */
function namesCount({ acts: [likely], numbers, text }: Saying): boolean {
  return likely?.act === "count" && numbers.length > 0 && !asksHowMany.test(text);
}

/** By form alone. */
function claimOf(saying: Saying, reading: Reading, scene: Scene): ReturnType<typeof likeliest> {
  const [likely] = saying.acts;
  const own =
    likely?.act === "change-cart" || likely?.act === "describe-cart" || namesCount(saying);
  if (likely && !own && likely.chance > unlikelyOther) return undefined;
  const claims = [
    ["describe-cart", describingRows, () => describedLines(saying, scene)],
    ["change-cart", changingRows, () => changeOf(saying, reading, scene)],
  ] as const;
  for (const [id, rows, read] of claims) {
    if (id === "change-cart" && concernsOthers(saying.text)) continue;
    const found = rows.has(reading.row) ? read() : undefined;
    if (!found || found.sure < surely) continue;
    const { sure, ...understood } = found;
    return { id, ...understood, chance: sure, formed: true };
  }
  return undefined;
}

/** Above this probability of talk it means nothing. */
const mostTalk = 0.4;
/** Commands without a product, which occur in talk: "how much have I spent on petrol". */
const plain: ReadonlySet<string> = new Set([
  "trade",
  "describe-cart",
  "everywhere",
  "pay",
  "checkout",
  "read-page",
  "count",
  "orders",
  "compare",
  "ask",
]);
const someTalk = 0.18;
/** Likely in spite of it. */
const likelyAct = 0.7;

function without(apart: ReadonlySet<string>, saying: Saying): Saying {
  if (apart.size === 0) return saying;
  const left = saying.acts.filter(({ act }) => !apart.has(acts[act]?.id ?? act));
  const all = left.reduce((sum, { chance }) => sum + chance, 0);
  return { ...saying, acts: left.map(({ act, chance }) => ({ act, chance: chance / all })) };
}

/** Undefined if none is likely or possible; `apart` from acts that it isn't. */
export function likeliest(
  reading: Reading,
  scene: Scene,
  apart: ReadonlySet<string> = new Set(),
): (Taken & { readonly chance: number; readonly formed?: true }) | undefined {
  if (!scene.shop) return undefined;
  const whole = sayingOf(reading, scene);
  const saying = without(apart, whole);
  if (saying.mentions.length === 0 && isOfOtherMatters(saying.text)) return undefined;
  const talk = chanceOf("nothing", whole);
  const claimed =
    talk > mostTalk && !sumsHere(saying, scene) ? undefined : claimOf(saying, reading, scene);
  if (claimed) return claimed;
  const countsHere = (id: string) => id === "count" && finding.countsPieces(saying, scene);
  for (const { act: name, chance } of saying.acts.slice(0, 3)) {
    const act = acts[name];
    if (!act && chance > idle) break;
    if (!act || chance < (act.least?.(saying) ?? floor)) continue;
    const likely = countsHere(act.id) || (act.id === "trade" && chance > likelyAct);
    if (talk > someTalk && plain.has(act.id) && !likely) continue;
    if (!act.rows.has(reading.row)) break;
    if (act.id === "change-cart" && concernsOthers(saying.text)) continue;
    const understood: ReturnType<Handler> =
      act.does(saying, reading, scene) ?? otherwise(name, chance, saying, reading, scene);
    if (!understood) return undefined;
    // "Make it for four people": unexplained words and no line.
    const unsure = "sure" in understood && understood.sure === 0;
    const plainly =
      (act.id === "add" && isPlain(saying, reading, understood, scene)) ||
      (act.id === "change-cart" && isResize(saying, reading, understood));
    const careful =
      (chance < surely || unsure) && !plainly ? askedFirst(understood, reading) : undefined;
    if (careful) return { id: act.id, ...careful, chance };
    // Only requests can wait.
    const asks = understood.effects.some(({ type }) => type === "ask" || type === "recommend");
    return {
      ...understood,
      row: asks ? understood.row : "follows",
      id: understood.id ?? act.id,
      chance,
    };
  }
  return undefined;
}

interface WhollySaid {
  readonly saying: Saying;
  /** The act that the words always are. */
  readonly said: string | undefined;
  readonly talk: boolean;
}

const wholeSayings = keptBy<Scene, WhollySaid | undefined>();

function whollySaid(reading: Reading, scene: Scene): WhollySaid | undefined {
  return wholeSayings(scene, reading.lower, () => {
    const text = asked(reading, scene.shop, reading.row);
    if (text === undefined) return undefined;
    const said = actSaid(text);
    const saying = sayingOf(reading, scene);
    const idle = saying.mentions.length === 0 && chanceOf("nothing", saying) > mostTalk;
    const talk = isOfOtherMatters(text) || (idle && said === undefined && saying.tokens.length > 3);
    return { saying, said, talk };
  });
}

/** The command for sentences that are only its acts'. */
export function wholly(id: string): Command {
  const own = Object.entries(acts).filter(([, act]) => act.id === id);
  return {
    id,
    read(reading, scene) {
      const whole = whollySaid(reading, scene);
      if (!whole) return undefined;
      const { saying, said, talk } = whole;
      for (const [name, { rows, does, whole: isWhole, certain }] of own) {
        if (!rows.has(reading.row) || (talk && !certain)) continue;
        if (name !== said && !isWhole?.(saying, scene, reading)) continue;
        const understood = does(saying, reading, scene);
        if (understood) return understood;
      }
      return undefined;
    },
  };
}
