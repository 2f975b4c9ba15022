/**
 * Effects become acts here only: the same shop actions and addresses as clicks. Returns what was
 * done, what to say and to ask; knows no microphone or bubble.
 */

import { paths, productAt, productPath } from "../../../domain/routes.ts";
import { isTurn, readTurn } from "../../../language/need/follow-up.ts";
import { joined, nothingDone, type Outcome } from "../../assistant/machine/outcome.ts";
import { rates } from "../../assistant/settings/settings.ts";
import type { Effect } from "../../intents/effects.ts";
import { describeEffects } from "../../intents/responses/describe-effects.ts";
import { findingWords } from "../../intents/responses/finding-words.ts";
import { outcomeWords, words } from "../../intents/responses/words.ts";
import { openSearch } from "../../shop/catalogue/search-url.ts";
import { changeCart } from "./effects-cart.ts";
import { endSearch, narrowed, went } from "./effects-going.ts";
import { describeOrder, payOrder, placeOrder } from "./effects-orders.ts";
import type { Perform, PerformParts } from "./effects-parts.ts";
import { createUndoHistory, done, type Run, said, toast } from "./effects-run.ts";

/** In order; stops between two when the turn is aborted. */
export function createPerform(parts: PerformParts): Perform {
  const history = createUndoHistory(parts);

  return async (effects, performing) => {
    const run = history.begin(performing);
    let outcome = nothingDone;
    for (const effect of effects) {
      if (performing.signal.aborted) break;
      outcome = joined(outcome, await act(effect, parts, run));
    }
    run.ended();
    const quiet = outcome.done.length + outcome.said.length === 0 && !outcome.asked;
    // Nothing changed, because it was so already.
    return quiet && !performing.signal.aborted
      ? joined(outcome, done(describeEffects(effects)))
      : outcome;
  };
}

function act(effect: Effect, parts: PerformParts, run: Run): Outcome | Promise<Outcome> {
  const { shop } = parts;
  switch (effect.type) {
    case "navigate":
      // Already there: navigating would drop the query, such as an open search.
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
      run.undoable(choiceBefore(effect.id, shop.chosen));
      shop.chosen.choose(effect.id, effect.size);
      return done(describeEffects([effect]));
    case "openSizeGuide":
      return openSizeGuide(effect, parts, run);
    case "turnPicture": {
      const { picture } = shop.chosen.store.getState();
      run.undoable(() => shop.chosen.show(picture));
      shop.chosen.show((picture + effect.by + pictureCount) % pictureCount);
      return done(describeEffects([effect]));
    }
    case "addToCart":
    case "setQuantity":
    case "changeSize":
    case "emptyCart":
      return inCart(effect, parts, run);
    case "undo":
      return takeBack(run);
    case "back":
      run.undoable(() => parts.back(-1));
      parts.back(1);
      return done(describeEffects([effect]));
    case "scroll":
      run.undoable(parts.scroll(effect.to));
      return nothingDone;
    case "openHelp":
      run.undoable(parts.closeHelp);
      parts.openHelp();
      return nothingDone;
    case "closeHelp":
      parts.closeHelp();
      return done(describeEffects([effect]));
    case "changePace":
      return changePace(effect.by, parts, run);
    case "describeOrder":
      return describeOrder(effect.about, parts, run);
    case "payOrder":
      return payOrder(effect.orderId, parts, run);
    case "fillDelivery":
      return fill(effect, parts, run);
    case "choosePayment": {
      const { method } = shop.checkout.store.getState();
      run.undoable(() => shop.checkout.choose(method));
      shop.checkout.choose(effect.method);
      return done(describeEffects([effect]));
    }
    case "placeOrder":
      return placeOrder(parts, run);
    case "afterOrder":
    case "cancelOrder":
    case "changeOrderAddress":
    case "returnItem":
    case "useAddress":
    case "describeDelivery":
    case "askEndSessions":
    case "endSessions":
      return parts.after().then((perform) => perform(effect, run));
    case "recommend":
      return recommend(effect, parts, run);
    case "logout":
      return logOut(parts);
    case "toast":
      parts.notify(toast(effect.text, "error"));
      return nothingDone;
    case "say":
      return said(effect.text);
    case "offer":
      return { done: [], said: [], offered: { sayings: effect.sayings } };
    case "ask":
      return { done: [], said: [], asked: effect.question };
  }
}

/** Opens the product first if needed. */
function openSizeGuide(
  effect: Effect & { type: "openSizeGuide" },
  parts: PerformParts,
  run: Run,
): Outcome {
  const { chosen } = parts.shop;
  const page = productPath(effect.id);
  chosen.guide(effect.id, true);
  run.undoable(() => chosen.guide(effect.id, false));
  return parts.place().path === page
    ? done(describeEffects([effect]))
    : went(page, effect, parts, run);
}

/** Pictures per product. */
const pictureCount = 4;

async function inCart(
  effect: Parameters<typeof changeCart>[0],
  { shop }: PerformParts,
  run: Run,
): Promise<Outcome> {
  const { done: changed, undo } = changeCart(effect, shop.cart);
  run.undoable(undo);
  if (!(await changed)) return said(outcomeWords.cartFailed);
  const text = describeEffects([effect]);
  // Say what isn't visible everywhere.
  return text === undefined ? nothingDone : said(text);
}

function choiceBefore(id: string, chosen: PerformParts["shop"]["chosen"]): () => void {
  const { productId, size, picture } = chosen.store.getState();
  return () => {
    if (productId === id && size !== undefined) return chosen.choose(id, size);
    chosen.close(id);
    chosen.open(id);
    if (productId === id) chosen.show(picture);
  };
}

/** Slowest first. */
const steps: readonly number[] = rates;

/** One step; the answer is spoken at the new pace. */
function changePace(by: 1 | -1, { pace }: PerformParts, run: Run): Outcome {
  const { rate } = pace.getState();
  const next = steps[steps.indexOf(rate) + by];
  if (next === undefined) return said(by === 1 ? words.noFaster : words.noSlower);
  run.undoable(() => pace.setState({ rate }));
  pace.setState({ rate: next });
  return said(words.pace(next));
}

async function takeBack(run: Run): Promise<Outcome> {
  return said((await run.undo()) ? words.undo : words.nothingToUndo);
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
  // Names and numbers are easily misheard.
  return said(describeEffects([effect]) ?? "");
}

const given = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((sentence) => sentence !== undefined);

async function recommend(
  { userNeeds, answers }: Effect & { type: "recommend" },
  { shop, notify, place }: PerformParts,
  { performing: { busy, signal }, undoable }: Run,
): Promise<Outcome> {
  busy(outcomeWords.finding);
  const { path } = place();
  const isNear = path === paths.recommendations || productAt(path) !== undefined;
  const result = await shop.recommendations.recommend(userNeeds, {
    signal,
    ...(answers && { answers }),
    // "Cheaper" is always of the last need; "denim" is not, on another screen.
    ...(!isNear && !isTurn(readTurn(userNeeds)) && { elsewhere: true }),
  });
  switch (result.type) {
    case "found":
      undoable("step");
      return {
        done: [],
        said: given(
          result.note,
          findingWords.found(result.names, result.kind),
          result.note === undefined ? result.question : undefined,
        ),
        ...(result.note === undefined && answering(result.options)),
      };
    case "nothing":
      // The reason for no match, if known; the documented sentence would deny it.
      return {
        done: [],
        // Covers the question.
        said: [result.note ?? outcomeWords.noRecommendations],
        ...answering(result.options),
      };
    case "too-many":
      notify(toast(outcomeWords.tooMany, "error"));
      return said(outcomeWords.tooMany);
    case "failed":
      return said(outcomeWords.recommendationsFailed);
    case "busy":
      return said(outcomeWords.stillFinding);
  }
}

/** Answers to a recommendation's question. */
function answering(sayings: readonly string[] = []): Pick<Outcome, "offered"> {
  return sayings.length > 0 ? { offered: { sayings, answers: true } } : {};
}

async function logOut({ shop, notify }: PerformParts): Promise<Outcome> {
  if (await shop.session.logOut()) return done(outcomeWords.signedOut);
  notify(toast(outcomeWords.logOutFailed, "error"));
  return said(outcomeWords.logOutFailedSaid);
}
