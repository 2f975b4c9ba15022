/**
 * The one place where an effect becomes an act. Clicks call the same shop actions and go to the
 * same places; nothing here can be done by voice alone. It knows no microphone and no bubble: it
 * answers with what was done, what to say and what to ask.
 */

import type { Performing } from "../assistant/assistant.ts";
import { joined, nothingDone, type Outcome } from "../assistant/outcome.ts";
import type { Effect } from "../intents/effects.ts";
import { tell } from "../intents/words.ts";
import type { Notice } from "../shop/notice.ts";
import { noticeTime } from "../shop/notice.ts";
import type { Recommendations } from "../shop/recommendations.ts";
import { closeSearch, openSearch, type Place, readView } from "../shop/search-url.ts";
import type { Session } from "../shop/session.ts";

/** What the performer needs of the app. */
export interface PerformParts {
  readonly shop: {
    readonly recommendations: Pick<Recommendations, "recommend">;
    readonly session: Pick<Session, "logOut">;
  };
  /** Where the shopper is at this moment. */
  place(): Place;
  /** Goes to a place in the shop; `place()` answers the new one as soon as it returns. */
  goTo(to: string): void;
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
} as const;

/** Does effects one after the other, and stops between two when the turn is given up. */
export function createPerform(parts: PerformParts): Perform {
  return async (effects, performing) => {
    let outcome = nothingDone;
    for (const effect of effects) {
      if (performing.signal.aborted) return outcome;
      outcome = joined(outcome, await act(effect, parts, performing));
    }
    const quiet = outcome.done.length + outcome.said.length === 0 && !outcome.asked;
    // Nothing to do, because it was so already: the shopper is told that it is.
    return quiet ? joined(outcome, done(tell(effects))) : outcome;
  };
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

function act(
  effect: Effect,
  parts: PerformParts,
  performing: Performing,
): Outcome | Promise<Outcome> {
  switch (effect.type) {
    case "navigate":
      // Already there: going again would drop what the address says, such as an open search.
      if (parts.place().path === effect.to) return nothingDone;
      parts.goTo(effect.to);
      return done(tell([effect]));
    case "openSearch":
      parts.goTo(openSearch(parts.place(), effect.query));
      return done(tell([effect]));
    case "closeSearch":
      return endSearch(effect, parts);
    case "recommend":
      return recommend(effect.userNeeds, parts, performing);
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

function endSearch(effect: Effect, { place, goTo }: PerformParts): Outcome {
  const here = place();
  const open = closeSearch(here) !== addressOf(here) && readView(here.query).search !== undefined;
  if (!open) return done(outcomeWords.searchWasClosed);
  goTo(closeSearch(here));
  return done(tell([effect]));
}

function addressOf({ path, query }: Place): string {
  return query === "" ? path : `${path}?${query}`;
}

async function recommend(
  userNeeds: string,
  { shop, notify }: PerformParts,
  { busy, signal }: Performing,
): Promise<Outcome> {
  busy(outcomeWords.finding);
  const result = await shop.recommendations.recommend(userNeeds, { signal });
  switch (result.type) {
    case "found":
      return done(`${result.summary}.`);
    case "nothing":
      return said(outcomeWords.noRecommendations);
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
