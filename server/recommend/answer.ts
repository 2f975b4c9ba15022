/** Answers a need: at most five products, what was relaxed, and one question. */

import { priceIn } from "../../domain/money.ts";
import type {
  Constraint,
  Need,
  SubQuery,
  WordConstraint,
} from "../../language/need/constraints.ts";
import { constraintLabel, list } from "../../language/need/labels.ts";
import { placeKinds } from "../../language/readers/places.ts";
import { isCommonWord } from "../../language/words/common-words.ts";
import { likenessOf, nearestTo } from "./alike.ts";
import { diversify } from "./diversify.ts";
import { explainNoMatch, type NoMatch, noMatchWords } from "./explain/explain-no-match.ts";
import { asCarried, lackingIn } from "./explain/lacking.ts";
import { type Question, questionFor } from "./explain/question.ts";
import { reasonFor } from "./explain/reasons.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { missesOf, type Searched, search, untoldOf } from "./search.ts";

export interface Pick {
  readonly place: number;
  readonly subQueryAt: number;
  readonly reason: string;
  /** Broken wishes, named in its reason. */
  readonly misses: readonly Constraint[];
}

interface Note {
  readonly kind: "relaxed" | "nothing-fits" | "all-shown" | "partly" | "conflict";
  readonly text: string;
}

export interface Answer {
  /** Best first; a model may reorder them, and the first five are the answer. */
  readonly shortlist: readonly Pick[];
  readonly note: Note | null;
  /** Outside the answer: near misses, or products similar to a single match. */
  readonly nearest: readonly Pick[];
  readonly raiseBudgetBy: number | null;
  readonly question: Question | null;
}

interface AnswerOptions {
  readonly index: CatalogueIndex;
  readonly need: Need;
  /** Places not to repeat. */
  readonly without: ReadonlySet<number>;
  /** Places on screen: matching ones come first. */
  readonly kept?: readonly number[];
  /** Cheaper or dearer was requested; none matches. */
  readonly beyond?: "lower" | "higher";
  readonly currency: string;
  readonly count?: number;
}

export const answerSize = 5;

interface Part {
  readonly subQuery: SubQuery;
  readonly searched: Searched;
  readonly picks: readonly Pick[];
  /** Matches shown before. */
  readonly seen: readonly Pick[];
}

/** A part without a match. */
interface Missed {
  readonly part: Part;
  readonly noMatches: NoMatch;
}

export function answer({
  index,
  need: asked,
  without,
  kept = [],
  beyond: price,
  currency,
  count = 20,
}: AnswerOptions): Answer {
  if (price !== undefined) {
    const text = `Nothing that fits is ${price === "lower" ? "cheaper" : "dearer"} than these.`;
    const note = { kind: "nothing-fits", text } as const;
    return { shortlist: [], note, nearest: [], raiseBudgetBy: null, question: null };
  }
  const need = asCarried(index, asked);
  const lacking = lackingIn(index, need);
  if (lacking !== null) {
    const note = { kind: "nothing-fits", text: lacking } as const;
    const question = questionFor({
      index,
      need: asConflict(need),
      shortlist: [],
      raiseBudgetBy: null,
      currency,
    });
    return { shortlist: [], note, nearest: [], raiseBudgetBy: null, question };
  }
  const whole = asSet(index, need, without);
  const subQueries = whole === null ? withinTotal(index, need) : [whole];
  const taken = new Set(without);
  const parts = subQueries.map((one, place): Part => {
    const pick = (searched: Searched, most: number): readonly Pick[] =>
      keptFirst(
        kept.filter((shown) => searched.candidates.some((found) => found.place === shown)),
        diversify({
          index,
          candidates: searched.candidates,
          constraints: one.constraints,
          count: most,
        }),
      )
        .slice(0, most)
        .map((found) => {
          const misses = [
            ...missesOf(index, one, found),
            ...untoldOf(index, need.unmatched, found),
          ];
          const { constraints } = one;
          return {
            place: found,
            subQueryAt: place,
            misses,
            reason: reasonFor({
              index,
              place: found,
              constraints,
              misses,
              unmatched: need.unmatched,
              currency,
            }),
          };
        });
    const apart = search({ index, subQuery: one, unmatched: need.unmatched, without: taken });
    // A product of another sub-query answers this one, too.
    const searched =
      apart.candidates.length > 0 || taken.size === without.size
        ? apart
        : search({ index, subQuery: one, unmatched: need.unmatched, without });
    const picks = pick(searched, subQueries.length === 1 ? count : answerSize);
    for (const { place: found } of picks.slice(0, answerSize)) taken.add(found);
    const seen =
      picks.length === 0 && without.size > 0
        ? pick(search({ index, subQuery: one, unmatched: need.unmatched, without: new Set() }), 3)
        : [];
    return { subQuery: one, searched, picks, seen };
  });

  const empty = parts.filter(({ picks }) => picks.length === 0);
  const noMatches = empty.map((part) => ({
    part,
    noMatches: explainNoMatch(index, part.subQuery),
  }));
  const nearestOf = (missed: Missed): readonly Pick[] =>
    missed.noMatches.nearest.map((place) => ({
      place,
      subQueryAt: parts.indexOf(missed.part),
      misses: [],
      reason: beyond(index, place, missed, currency),
    }));
  // "Trousers and a shirt".
  const standIns =
    empty.length < parts.length
      ? noMatches.map((missed) => nearestOf(missed).slice(0, besideSize - 1))
      : [];
  const shortlist = interleave([...parts.map(({ picks }) => picks), ...standIns]);
  const notes: Note[] = [];
  for (const { believed, dropped } of need.conflicts.slice(0, 1)) {
    notes.push({
      kind: "conflict",
      text: `You said “${dropped}” and “${believed}”; I went by “${believed}”.`,
    });
  }
  for (const { part, noMatches: by } of noMatches) {
    if (part.seen.length > 0) {
      notes.push({ kind: "all-shown", text: "You have seen all that fits." });
    } else if (part.subQuery.constraints.length === 0) {
      notes.push({
        kind: "nothing-fits",
        text: `I found nothing here for “${need.unmatched.join(" ")}”.`,
      });
    } else if (part.searched.passedOver) {
      notes.push({
        kind: shortlist.length > 0 ? "partly" : "nothing-fits",
        text: "I found nothing that fits; the nearest that we have are for somebody else. Who is it for?",
      });
    } else {
      notes.push({
        kind: shortlist.length > 0 ? "partly" : "nothing-fits",
        text: noMatchWords(index, part.subQuery, by, currency),
      });
    }
  }
  const unknown = unknownIn(index, need);
  if (shortlist.length > 0 && unknown.length > 0) {
    const words = list(
      unknown.map((word) => `“${word}”`),
      "or",
    );
    notes.push({ kind: "relaxed", text: `I don’t know ${words}, so I left that out.` });
  }
  for (const part of parts) {
    if (part.picks.length === 0 || part.searched.givenUp.length === 0) continue;
    const fitting =
      without.size > 0 &&
      search({ index, subQuery: part.subQuery, unmatched: need.unmatched, without: new Set() });
    const seenAll = fitting && fitting.givenUp.length < part.searched.givenUp.length;
    const text = seenAll ? seenWords : relaxedWords(part, currency);
    notes.push({ kind: "relaxed", text });
  }
  const [offer] = noMatches;
  const [only, ...others] = shortlist;
  const nearest =
    only !== undefined
      ? others.length === 0
        ? besides(index, only, need, currency)
        : []
      : offer === undefined
        ? []
        : offer.part.seen.length > 0
          ? offer.part.seen
          : nearestOf(offer);
  const raiseBudgetBy =
    only === undefined && nearest.length > 0 ? (offer?.noMatches.raiseBy ?? null) : null;
  return {
    shortlist,
    note: merged(notes),
    nearest,
    raiseBudgetBy,
    question: questionFor({ index, need, shortlist, raiseBudgetBy, currency }),
  };
}

/** Words of a need that neither the tables nor any piece know. */
function unknownIn(index: CatalogueIndex, { unmatched }: Need): readonly string[] {
  return unmatched
    .filter((word) => word.length > 3 && !isCommonWord(word) && !index.text.has(word))
    .filter((word) => placeKinds(word).length === 0)
    .slice(0, 2);
}

/** Products beside a single match. */
const besideSize = 3;

/** Similar to the single match; the reason says how. */
function besides(
  index: CatalogueIndex,
  { place: only, subQueryAt }: Pick,
  need: Need,
  currency: string,
): readonly Pick[] {
  const asked = need.subQueries[subQueryAt]?.constraints ?? [];
  const constraints = likenessOf(index, only, "soft");
  return nearestTo(index, only, asked, besideSize).map((place) => ({
    place,
    subQueryAt,
    misses: [],
    reason: reasonFor({ index, place, constraints, misses: [], unmatched: [], currency }),
  }));
}

/** Contradictions are asked like conflicts. */
function asConflict(need: Need): Need {
  const [dropped, believed] = need.impossible ?? [];
  const conflicts =
    dropped === undefined || believed === undefined
      ? []
      : [{ field: "detail", dropped, believed } as const];
  return { ...need, conflicts };
}

/** Deduplicated, those on screen first. */
function keptFirst(
  kept: readonly number[],
  candidates: readonly { readonly place: number }[],
): readonly number[] {
  return [...new Set([...kept, ...candidates.map(({ place }) => place)])];
}

/** "A kurti and leggings, both together under 800": sets that have all and keep all else; null without one. */
function asSet(index: CatalogueIndex, need: Need, without: ReadonlySet<number>): SubQuery | null {
  if (need.subQueries.length < 2) return null;
  for (const head of need.subQueries) {
    if (head.constraints.filter(isKind).length !== 1) continue;
    const pieces = need.subQueries
      .filter((one) => one !== head)
      .map(({ constraints }) => constraints);
    if (pieces.some((one) => one.filter(isKind).length !== 1)) return null;
    const parts = pieces.flatMap((one) => one.filter(isKind)).map(asPart);
    const others = pieces
      .flat()
      .filter((one) => !isKind(one) && !head.constraints.some(({ field }) => field === one.field));
    const subQuery = { constraints: [...head.constraints, ...parts, ...others] };
    const { candidates, givenUp } = search({ index, subQuery, unmatched: [], without });
    if (candidates.length > 0 && givenUp.length === 0) return subQuery;
  }
  return null;
}

const asPart = ({ words, values }: WordConstraint): WordConstraint => ({
  field: "detail",
  strength: "hard",
  words,
  values: values.map((value) => `with-${value}`),
});

const isKind = (one: Constraint): one is WordConstraint =>
  one.field === "garment" && one.strength === "hard";

/** "a shirt and jeans, 3000 in all": each may cost what the others' cheapest leave. */
function withinTotal(index: CatalogueIndex, need: Need): readonly SubQuery[] {
  const total = need.subQueries
    .flatMap(({ constraints }) => constraints)
    .find((constraint) => constraint.field === "price" && constraint.total === true);
  if (total?.field !== "price" || total.max === undefined || need.subQueries.length < 2)
    return need.subQueries;
  const { max } = total;
  const cheapest = need.subQueries.map((one) => {
    const places = search({ index, subQuery: one, unmatched: [], without: new Set() }).candidates;
    return Math.min(...places.map(({ place }) => index.price[place] ?? 0));
  });
  const sum = cheapest.reduce((all, price) => all + price, 0);
  if (!Number.isFinite(sum)) return need.subQueries;
  return need.subQueries.map((one, at) => ({
    constraints: one.constraints.map((constraint) =>
      constraint.field === "price" && constraint.total === true
        ? { ...constraint, max: Math.max(0, max - (sum - (cheapest[at] ?? 0))) }
        : constraint,
    ),
  }));
}

function interleave(lists: readonly (readonly Pick[])[]): readonly Pick[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const out: Pick[] = [];
  for (let round = 0; round < longest; round += 1) {
    for (const picks of lists) {
      const pick = picks[round];
      if (pick !== undefined && !out.some(({ place }) => place === pick.place)) out.push(pick);
    }
  }
  return out;
}

/** Most serious first. */
function merged(notes: readonly Note[]): Note | null {
  const [first] = notes;
  if (first === undefined) return null;
  const order: readonly Note["kind"][] = [
    "nothing-fits",
    "all-shown",
    "partly",
    "relaxed",
    "conflict",
  ];
  const kind = order.find((one) => notes.some((note) => note.kind === one)) ?? first.kind;
  return { kind, text: [...new Set(notes.map(({ text }) => text))].slice(0, 3).join(" ") };
}

const seenWords = "You have seen all that fits; these are the closest that are left.";

function relaxedWords({ searched, subQuery }: Part, currency: string): string {
  const garment = searched.givenUp.find(({ field }) => field === "garment");
  const others = searched.givenUp.filter((constraint) => constraint !== garment);
  const sentences: string[] = [];
  if (garment !== undefined) {
    sentences.push(
      `We have no ${constraintLabel(garment, currency)} that fit; these are the closest that we have.`,
    );
  }
  if (others.length > 0) {
    const what = subQuery.constraints.find(
      (constraint) => constraint.field === "garment" && constraint.strength === "hard",
    );
    const noun =
      what === undefined || garment !== undefined
        ? "Nothing that fits"
        : `None of the ${constraintLabel(what, currency)} that fit`;
    const labels = list(
      others.map((constraint) => constraintLabel(constraint, currency)),
      "and",
    );
    sentences.push(
      `${noun} is ${labels}${others.length > 1 ? " together" : ""}, so I left that out.`,
    );
  }
  return sentences.join(" ");
}

function beyond(
  index: CatalogueIndex,
  place: number,
  { part, noMatches }: Missed,
  currency: string,
): string {
  const [constraint] = noMatches.by;
  const { constraints } = part.subQuery;
  if (constraint?.field === "garment")
    return reasonFor({ index, place, constraints, misses: [constraint], unmatched: [], currency });
  const price = index.price[place] ?? 0;
  if (constraint?.field === "price" && constraint.max !== undefined && price > constraint.max) {
    return `${priceIn(currency, price - constraint.max)} above your limit of ${priceIn(currency, constraint.max)}.`;
  }
  return `${priceIn(currency, price)}, outside the price you named.`;
}
