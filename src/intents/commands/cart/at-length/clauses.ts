/** A long sentence about the cart, clause by clause: verbs, pieces, sizes, counts. */

import { numberAt } from "../../../../../language/readers/numbers.ts";
import { withoutUncounted } from "../../../../../language/readers/uncounted.ts";
import { wearerIn } from "../../../../../language/readers/wearers.ts";
import type { Saying } from "../../../grammar/saying.ts";
import type { Mention, SizeEntity } from "../../../grammar/sentence.ts";
import {
  asksIt,
  bareOrdinal,
  beforeSubjects,
  type CartVerb,
  cartVerbs,
  corrects,
  endsInOne,
  endsOpen,
  endsWithVerb,
  joints,
  ofBoth,
  ofTime,
  oldSize,
  oneAnd,
  pronoun,
  pronouns,
  reasons,
  recounts,
  requests,
  subjects,
  verbAt,
  wearers,
} from "../../../phrases/cart/at-length.ts";
import { isCount } from "../../../resolve/counts.ts";

export interface Clause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly verb?: CartVerb;
  readonly mentions: readonly Mention[];
  readonly refers: boolean;
  /** It may be of what was named just before. */
  readonly goesOn: boolean;
  readonly sizes: readonly SizeEntity[];
  readonly old: readonly SizeEntity[];
  readonly counts: readonly Count[];
  /** Takes back what the one before it said. */
  readonly corrects: boolean;
  /** Joined to the one before it by no more than "and" or a comma. */
  readonly follows: boolean;
  /** A reason, a tale or a question. */
  readonly idle: boolean;
  /** In a sentence that began with an order. */
  readonly orders: boolean;
}

interface Count {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Numbers of pieces, and "one" alone. */
function countsIn(saying: Saying, from: number, to: number): readonly Count[] {
  const { tokens, mentions, sizes, prices } = saying;
  const found: Count[] = [];
  for (let at = from; at < to; at += 1) {
    const { text = "" } = tokens[at] ?? {};
    const next = tokens[at + 1]?.text ?? "";
    const inside = [...sizes, ...prices].some((each) => at >= each.from && at < each.to);
    const mention = mentions.find((each) => at >= each.from && at < each.to);
    // "The lehengas one in S".
    const isLast = mention?.to === at + 1 && mention.garment !== undefined;
    if (inside || (mention && !isLast)) continue;
    if (text === "one" || text === "ek" || text === "single" || text === "once") {
      const ofThose = next === "in" || next === "of" || next === "for";
      const isPointed =
        pointed.has(tokens[at - 1]?.text ?? "") ||
        (tokens[at]?.before === "space" &&
          !ofThose &&
          sizes.some(({ to: end }) => end === at) &&
          !sizes.some(({ from: start }) => start === at + 1));
      if (!notOne.has(next) && !isPointed) found.push({ from: at, to: at + 1, value: 1 });
      continue;
    }
    const number = numberAt(tokens, at);
    if (!number) continue;
    found.push({ from: at, to: number.to, value: number.value });
    at = number.to - 1;
  }
  const parted = {
    tokens: tokens.slice(from, to),
    sizes: sizes.map((each) => shifted(each, -from)),
  };
  const own = withoutUncounted(
    found.map((each) => shifted(each, -from)),
    parted,
  );
  return own
    .map((each) => shifted(each, from))
    .filter(
      (each) =>
        (isCount(saying, each) && each.value < leastMeasure) ||
        mentions.some(({ from: at }) => at === each.to || isOwn(saying, each.to, at)),
    );
}
const shifted = <T extends { readonly from: number; readonly to: number }>(
  each: T,
  by: number,
): T => ({
  ...each,
  from: each.from + by,
  to: each.to + by,
});

/** "Two kids' sweaters". */
function isOwn({ tokens }: Saying, at: number, next: number): boolean {
  return next === at + 1 && wearers.test(tokens[at]?.text ?? "");
}
/** A waist or a chest, in inches. */
const leastMeasure = 24;
const notOne = new Set(
  "more size question minute second moment day thing time extra aur".split(" "),
);
const pointed = new Set("this that the which other big bigger smaller each".split(" "));

interface Verb {
  readonly verb: CartVerb;
  /** As in Hindi. */
  readonly isLast: boolean;
  readonly at: number;
  readonly to: number;
}

export function clausesOf(saying: Saying): readonly Clause[] {
  const { tokens, text } = saying;
  const verbs = verbsIn(saying);
  const listed = new Set<number>();
  const starts = tokens.flatMap((token, at) => {
    const inside = [...saying.mentions, ...saying.sizes].some(
      ({ from, to }) => at > from && at < to,
    );
    const before = tokens[at - 1]?.text ?? "";
    const isOther =
      whose.has(token.text) &&
      wearerIn(tokens[at + 1]?.text ?? "") !== undefined &&
      doing.has(tokens[at + 2]?.text ?? "");
    const isSubject = (subjects.has(token.text) || isOther) && !beforeSubjects.has(before);
    const begins =
      at === 0 ||
      token.before !== "space" ||
      saying.text.slice(tokens[at - 1]?.end, token.start).includes(":") ||
      isJoint(saying, at, verbs) ||
      (isSubject && at > 1);
    const ofVerb = verbs.some((each) => at > each.at && at < each.to);
    return begins && !inside && !ofVerb ? [at] : [];
  });
  // "The blouse in L the skirt in M".
  for (const [at, { from }] of saying.mentions.entries()) {
    const before = saying.mentions[at - 1];
    const isSized = saying.sizes.some(
      (size) => before && size.from >= before.to && size.to <= from,
    );
    if (isSized && !starts.some((each) => each > (before?.from ?? 0) && each <= from))
      listed.add(from);
  }
  // Two verbs are two clauses.
  const bound = new Set<number>();
  for (const [at, { at: place }] of verbs.entries()) {
    const before = verbs[at - 1];
    const start = starts.findLast((each) => each <= place) ?? 0;
    if (before && before.at >= start && before.to <= place && place > start)
      bound.add(before.isLast ? before.to : place);
  }
  const all = [...new Set([...starts, ...bound, ...listed])].sort((one, other) => one - other);
  const clauses: Clause[] = [];
  for (const [at, from] of all.entries()) {
    const to = all[at + 1] ?? tokens.length;
    const said = text.slice(tokens[from]?.start, tokens[to]?.start ?? text.length).trim();
    clauses.push(
      clauseOf(
        saying,
        { from, to, said, isBound: bound.has(from), isListed: listed.has(from) },
        verbs,
        clauses.at(-1),
      ),
    );
  }
  return clauses;
}

/** "No" alone, not "no linen". */
function isJoint(saying: Saying, at: number, verbs: readonly Verb[]): boolean {
  const { tokens } = saying;
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  const isSize = [...saying.sizes, ...saying.denied].some(({ from }) => from === at + 1);
  // "Keep both, just one of the jeans".
  if (justSo.has(word)) {
    const isNumber = next === "one" || numberAt(tokens, at + 1) !== null;
    const isVerb = verbs.some(({ to }) => to === at || to === at - 1);
    return next === "make" || next === "change" || at === 0 || (isNumber && !isVerb);
  }
  if (word === "since" && ofTime.test(next)) return false;
  return joints.has(word) && !(noes.has(word) && next !== "" && !isSize && !afterNo.has(next));
}
const whose = new Set("my our his her their".split(" "));
const doing = new Set(
  "will is has was said says wants needs told likes thinks used keeps wears".split(" "),
);
const justSo = new Set("just only".split(" "));
const noes = new Set("no nahi nahin".split(" "));
const afterNo = new Set(
  "no nahi nahin wait sorry actually make put keep leave take i add change it the only he she my they".split(
    " ",
  ),
);

function clauseOf(
  saying: Saying,
  {
    from,
    to,
    said,
    isBound,
    isListed,
  }: {
    readonly from: number;
    readonly to: number;
    readonly said: string;
    readonly isBound: boolean;
    readonly isListed: boolean;
  },
  verbs: readonly Verb[],
  before: Clause | undefined,
): Clause {
  const { tokens, text } = saying;
  const within = <T extends { readonly from: number }>(all: readonly T[]) =>
    all.filter((each) => each.from >= from && each.from < to);
  const isOld = ({ from: at }: SizeEntity) => oldSize.test(text.slice(0, tokens[at]?.start ?? 0));
  // "M, no, L".
  const meant = noes.has(tokens[from]?.text ?? "")
    ? [...saying.denied, ...saying.sizes]
    : saying.sizes;
  // "All small kids".
  const sizes = within(meant).filter(({ to: end }) => !wearers.test(tokens[end]?.text ?? ""));
  const own = within(saying.mentions);
  const verb = verbs.find(({ at }) => at >= from && at < to)?.verb;
  const first = tokens[from];
  const opening = first?.text ?? "";
  const turns = turning.has(opening) || subjects.has(opening);
  const follows =
    isListed ||
    (first?.before === "comma" && !turns) ||
    first?.text === "and" ||
    first?.text === "aur";
  const isOrder = verbs.some(({ at }) => at === from);
  // "Could you add the kurta, one in M and one in L?"
  const ordered = first?.before !== "stop" && !!before?.orders;
  const asks = asksIt.test(said) && !requests.test(said) && !isOrder && !ordered;
  const goesOn = verb === undefined || recounts.test(said);
  const idle =
    asks ||
    reasons.test(said) ||
    recounts.test(said) ||
    (((goesOn && follows) || (isBound && endsOpen.test(before?.text ?? ""))) && !!before?.idle);
  return {
    text: said,
    from,
    to,
    ...(verb && { verb }),
    mentions: own.filter(
      (each) => !isPronoun(each) && !isSizeOnly(saying, each) && !bareOrdinal.test(each.text),
    ),
    refers:
      own.some(isPronoun) ||
      ofBoth.test(said) ||
      tokens.slice(from, to).some(({ text: word }) => pronouns.has(word)),
    // "The jacket i won't need".
    goesOn: first?.before === "space" && subjects.has(first.text),
    sizes: sizes.filter((each) => !isOld(each)),
    old: sizes.filter(isOld),
    counts: countsIn(saying, from, to),
    corrects: corrects.test(said),
    follows,
    idle,
    orders: !idle && (isOrder || ordered),
  };
}

const turning = new Set("so then please kindly but ok okay".split(" "));

const isPronoun = ({ text }: Mention): boolean => pronoun.test(text);

/** "The large one". */
const isSizeOnly = ({ sizes }: Saying, { garment, text, from, to }: Mention): boolean =>
  garment === undefined &&
  endsInOne.test(text) &&
  sizes.some((size) => size.from >= from && size.to <= to);

/** "Add one more": the one more. */
function verbsIn(saying: Saying): readonly Verb[] {
  const all = allVerbsIn(saying);
  const isBeside = (one: Verb | undefined, other: Verb | undefined, most: number) =>
    one && other && other.at - one.to <= most;
  return all.filter(
    (verb, at) =>
      verb.verb !== "add" ||
      !(
        (all[at + 1]?.verb === "more" && isBeside(verb, all[at + 1], 1)) ||
        (all[at - 1]?.verb === "more" && isBeside(all[at - 1], verb, 4))
      ),
  );
}

function allVerbsIn({ text, tokens, mentions, sizes }: Saying): readonly Verb[] {
  return [...text.matchAll(cartVerbs)].flatMap(({ index, 0: said, groups }) => {
    const kind = Object.entries(groups ?? {}).find(([, each]) => each !== undefined)?.[0];
    const verb = kind && verbAt(Number(kind.slice(1)));
    const at = tokens.findIndex(({ start }) => start >= index);
    const to = tokens.findIndex(({ start }) => start >= index + said.length);
    if (!verb || at < 0) return [];
    if (verb === "more" && said.endsWith("aur") && oneAnd.test(text.slice(0, index))) return [];
    const end = to < 0 ? tokens.length : to;
    if (mentions.some((each) => at >= each.from && at < each.to)) return [];
    if (sizes.some((each) => at < each.to && end > each.from)) return [];
    return [{ verb, at, to: to < 0 ? tokens.length : to, isLast: endsWithVerb.test(said) }];
  });
}
