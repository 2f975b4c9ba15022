/**
 * The one place where an effect becomes an act. Clicks call the same shop actions and go to the
 * same places; nothing here can be done by voice alone. It knows no microphone and no bubble: it
 * answers with what was done, what to say and what to ask.
 */

import type { Performing } from "../assistant/assistant.ts";
import { joined, nothingDone, type Outcome } from "../assistant/outcome.ts";
import { productPath } from "../intents/dialogue.ts";
import type { Effect } from "../intents/effects.ts";
import { tell, words } from "../intents/words.ts";
import type { Checkout } from "../shop/checkout.ts";
import type { Chosen } from "../shop/chosen.ts";
import type { Notice } from "../shop/notice.ts";
import { noticeTime } from "../shop/notice.ts";
import type { Orders } from "../shop/orders.ts";
import type { Recommendations } from "../shop/recommendations.ts";
import {
  closeSearch,
  collectionPath,
  openSearch,
  type Place,
  readView,
  viewUrl,
} from "../shop/search-url.ts";
import type { Session } from "../shop/session.ts";
import { type CartPart, changeCart } from "./effects-cart.ts";
import { newest, place as placeOrder } from "./effects-orders.ts";

/** What the performer needs of the app. */
export interface PerformParts {
  readonly shop: {
    readonly recommendations: Pick<Recommendations, "recommend">;
    readonly session: Pick<Session, "logOut">;
    readonly cart: CartPart;
    readonly chosen: Pick<Chosen, "store" | "choose" | "show">;
    readonly checkout: Pick<Checkout, "store" | "write" | "choose" | "place">;
    readonly orders: Pick<Orders, "store" | "open">;
  };
  /** Where the shopper is at this moment. */
  place(): Place;
  /** Goes to a place in the shop; `place()` answers the new one as soon as it returns. */
  goTo(to: string): void;
  /** Goes back so many steps of the browser's history. */
  back(steps: number): void;
  scroll(to: "up" | "down" | "top" | "bottom"): void;
  /** Opens the sheet with everything that can be said. */
  openHelp(): void;
  notify(notice: Notice): void;
}

export type Perform = (effects: readonly Effect[], performing: Performing) => Promise<Outcome>;

/** What effects.ts says of its own accord. The first four are documented, word for word. */
export const outcomeWords = {
  noRecommendations:
    "I found some options but couldn't get details. Try describing what you need differently.",
  recommendationsFailed:
    "Sorry, I'm having trouble with recommendations right now. Please try again later.",
  tooMany: "Too many requests. Please wait a moment.",
  logOutFailed: "Failed to logout",
  logOutFailedSaid: "I couldn't sign you out. Please try again.",
  finding: "Finding…",
  stillFinding: "I'm still looking for the last thing you asked for.",
  searchWasClosed: "The search is closed already.",
  signedOut: "You're signed out.",
  cartFailed: "I couldn't change your cart. Please try again.",
} as const;

/** Takes one thing back; a step in the browser's history is counted, and taken with the others. */
type Undo = "step" | (() => void | Promise<void>);

/** Does effects one after the other, and stops between two when the turn is given up. */
export function createPerform(parts: PerformParts): Perform {
  /** What takes back the last utterance that did something. */
  let undoing: readonly Undo[] = [];

  return async (effects, performing) => {
    const undos: Undo[] = [];
    const run: Run = {
      performing,
      undoable(undo) {
        undos.push(undo);
        undoing = undos;
      },
      async undo() {
        const last = undoing;
        undoing = [];
        for (const undo of last.toReversed()) if (undo !== "step") await undo();
        const steps = last.filter((undo) => undo === "step").length;
        if (steps > 0) parts.back(steps);
        return last.length > 0;
      },
      final() {
        undoing = [];
      },
    };
    let outcome = nothingDone;
    for (const effect of effects) {
      if (performing.signal.aborted) break;
      outcome = joined(outcome, await act(effect, parts, run));
    }
    const quiet = outcome.done.length + outcome.said.length === 0 && !outcome.asked;
    // Nothing to do, because it was so already: the shopper is told that it is.
    return quiet && !performing.signal.aborted ? joined(outcome, done(tell(effects))) : outcome;
  };
}

/** What an act is told about the utterance that it belongs to. */
interface Run {
  readonly performing: Performing;
  undoable(undo: Undo): void;
  /** Takes the last utterance back; false when there is nothing to take back. */
  undo(): Promise<boolean>;
  /** What is done now can't be taken back, and nothing before it. */
  final(): void;
}

function done(sentence: string | undefined): Outcome {
  return sentence === undefined ? nothingDone : { done: [sentence], said: [] };
}

function said(text: string): Outcome {
  return { done: [], said: [text] };
}

function toast(text: string, kind: Notice["kind"]): Notice {
  return { kind, text, forMs: noticeTime.shopping };
}

function act(effect: Effect, parts: PerformParts, run: Run): Outcome | Promise<Outcome> {
  const { shop } = parts;
  switch (effect.type) {
    case "navigate":
      // Already there: going again would drop what the address says, such as an open search.
      if (parts.place().path === effect.to) return nothingDone;
      return went(effect.to, effect, parts, run);
    case "openSearch":
      return went(openSearch(parts.place(), effect.query), effect, parts, run);
    case "closeSearch":
      return endSearch(effect, parts, run);
    case "narrow":
      return went(narrowed(effect, parts.place()), effect, parts, run);
    case "openProduct":
      return went(productPath(effect.id), effect, parts, run);
    case "chooseSize":
      shop.chosen.choose(effect.id, effect.size);
      return done(tell([effect]));
    case "turnPicture": {
      const { picture } = shop.chosen.store.getState();
      shop.chosen.show((picture + effect.by + pictureCount) % pictureCount);
      return done(tell([effect]));
    }
    case "addToCart":
    case "setQuantity":
    case "changeSize":
    case "emptyCart":
      return inCart(effect, parts, run);
    case "undo":
      return takeBack(run);
    case "back":
      parts.back(1);
      return done(tell([effect]));
    case "scroll":
      parts.scroll(effect.to);
      return nothingDone;
    case "openHelp":
      parts.openHelp();
      return nothingDone;
    case "tellOrder":
      return tellOrder(effect.about, parts, run);
    case "fillDelivery":
      return fill(effect, parts, run);
    case "choosePayment": {
      const { method } = shop.checkout.store.getState();
      run.undoable(() => shop.checkout.choose(method));
      shop.checkout.choose(effect.method);
      return done(tell([effect]));
    }
    case "placeOrder":
      return order(parts, run);
    case "recommend":
      return recommend(effect.userNeeds, parts, run);
    case "logout":
      return logOut(parts);
    case "toast":
      parts.notify(toast(effect.text, "error"));
      return nothingDone;
    case "say":
      return said(effect.text);
    case "ask":
      return { done: [], said: [], asked: effect.question };
  }
}

/** Every product has four pictures. */
const pictureCount = 4;

function went(to: string, effect: Effect, parts: PerformParts, run: Run): Outcome {
  if (to !== addressOf(parts.place())) run.undoable("step");
  parts.goTo(to);
  return done(tell([effect]));
}

function narrowed({ view }: Effect & { type: "narrow" }, { path, query }: Place): string {
  const now = readView(path === collectionPath ? query : "");
  return viewUrl({
    ...now,
    sort: view.sort ?? now.sort,
    filters: {
      categories: view.categories ?? now.filters.categories,
      subCategories: view.subCategories ?? now.filters.subCategories,
    },
  });
}

async function inCart(
  effect: Parameters<typeof changeCart>[0],
  { shop }: PerformParts,
  run: Run,
): Promise<Outcome> {
  const { done: changed, undo } = changeCart(effect, shop.cart);
  run.undoable(undo);
  if (!(await changed)) return said(outcomeWords.cartFailed);
  const text = tell([effect]);
  // What can't be seen everywhere is said, not only shown.
  return text === undefined ? nothingDone : said(text);
}

async function takeBack(run: Run): Promise<Outcome> {
  return said((await run.undo()) ? words.undone : words.nothingToUndo);
}

async function tellOrder(
  about: "status" | "items",
  { shop }: PerformParts,
  { performing }: Run,
): Promise<Outcome> {
  performing.busy(outcomeWords.finding);
  return said(await newest(shop.orders, about));
}

function fill(
  effect: Effect & { type: "fillDelivery" },
  { shop: { checkout } }: PerformParts,
  run: Run,
): Outcome {
  const { form } = checkout.store.getState();
  for (const field of Object.keys(effect.fields) as (keyof typeof form)[]) {
    // the keys of a form
    const text = effect.fields[field];
    if (text === undefined) continue;
    run.undoable(() => checkout.write(field, form[field]));
    checkout.write(field, text);
  }
  return done(tell([effect]));
}

async function order({ shop }: PerformParts, run: Run): Promise<Outcome> {
  const placed = await placeOrder(shop.checkout);
  if (placed.done) run.final();
  return said(placed.text);
}

function endSearch(effect: Effect, parts: PerformParts, run: Run): Outcome {
  const here = parts.place();
  const open = closeSearch(here) !== addressOf(here) && readView(here.query).search !== undefined;
  if (!open) return done(outcomeWords.searchWasClosed);
  return went(closeSearch(here), effect, parts, run);
}

function addressOf({ path, query }: Place): string {
  return query === "" ? path : `${path}?${query}`;
}

const given = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((sentence) => sentence !== undefined);

async function recommend(
  userNeeds: string,
  { shop, notify }: PerformParts,
  { performing: { busy, signal }, undoable }: Run,
): Promise<Outcome> {
  busy(outcomeWords.finding);
  const result = await shop.recommendations.recommend(userNeeds, { signal });
  switch (result.type) {
    case "found":
      undoable("step");
      return { done: [`${result.summary}.`], said: given(result.note, result.question) };
    case "nothing":
      // The documented sentence is heard; which limit excludes, and what comes nearest, is shown.
      return { done: given(result.note), said: [outcomeWords.noRecommendations] };
    case "too-many":
      notify(toast(outcomeWords.tooMany, "error"));
      return said(outcomeWords.tooMany);
    case "failed":
      return said(outcomeWords.recommendationsFailed);
    case "busy":
      return said(outcomeWords.stillFinding);
  }
}

async function logOut({ shop, notify }: PerformParts): Promise<Outcome> {
  if (await shop.session.logOut()) return done(outcomeWords.signedOut);
  notify(toast(outcomeWords.logOutFailed, "error"));
  return said(outcomeWords.logOutFailedSaid);
}
