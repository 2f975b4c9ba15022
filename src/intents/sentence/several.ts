/**
 * Several wishes in a sentence: each part acts in the scene after the last; remarks ("my sister is
 * getting married") are dropped.
 */

import { guarded } from "../../../language/text/guarded.ts";
import type { Command, Reading, Taken } from "../commands/command.ts";
import { describedNeed, soughtAnywhere } from "../commands/finding/stories.ts";
import { askedOfMissing } from "../commands/otherwise.ts";
import { missingPiece } from "../commands/pieces/missing.ts";
import { questioned } from "../commands/questioned.ts";
import { kernel } from "../commands/spoken.ts";
import { waitingFor } from "../commands/waiting.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import { asksAgain, asksOfIt } from "../dialogue/short-turns/asked.ts";
import { crossed } from "../dialogue/short-turns/crossed.ts";
import { forAnother } from "../dialogue/short-turns/for-another.ts";
import { saysAges } from "../dialogue/short-turns/little-words.ts";
import { ofOwners } from "../dialogue/short-turns/owners.ts";
import { parted } from "../dialogue/short-turns/parted.ts";
import { pointedOut, sizeSpelled } from "../dialogue/short-turns/pointed.ts";
import { recounted } from "../dialogue/short-turns/recounted.ts";
import { refitted } from "../dialogue/short-turns/refitted.ts";
import { allBack, allSwapped, restored } from "../dialogue/short-turns/restored.ts";
import { discourseOf } from "../dialogue/short-turns/state.ts";
import { type Effect, writesCart } from "../effects.ts";
import { withoutAsides } from "../grammar/asides.ts";
import { isReason, splits } from "../grammar/clauses.ts";
import { corrected } from "../grammar/corrections.ts";
import { isBare, sayingOf } from "../grammar/saying.ts";
import { readWish } from "../grammar/wish.ts";
import type { RowId, Scene } from "../intent.ts";
import { type NormalisedText, normalise } from "../normalise.ts";
import { leansBack } from "../phrases/pieces/ask.ts";
import { piecesNamed } from "../resolve/pieces.ts";
import { matchRow } from "../table/match.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { amidTalk } from "./amid-talk.ts";
import { besideForm } from "./beside-form.ts";
import { composed, type Sure, searching, surest } from "./best.ts";
import { oneAct } from "./one-act.ts";
import { isRemark } from "./remarked.ts";

const mostParts = 3;
const looking: ReadonlySet<string> = new Set(["find", "follow-up"]);
const mostCorrections = 3;
const repeatable: ReadonlySet<string> = new Set([
  "everywhere",
  "pay",
  "trade",
  "orders",
  "checkout",
]);

/** Repeating a product and size needs such words. */
const again = /\b(?:another|more|again|also|too|as well|second|same)\b/i;

const question = /^(?:so |and |but )?(?:what|what's|how|which|is|are|does|do|can|could|will)\b/;
/** Of a part; together they must beat the whole. */
const leastSure = 0.6;
/** Parts this certain beat the whole. */
const surelyParts = 0.7;
const surelyFormed = 1.4;

/** The whole or its parts. */
export function meaning(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
  corrections = mostCorrections,
): Sure | undefined {
  const besides = besideForm(reading, scene, (part, now) => surest(commands, part, now));
  if (besides) return besides;
  const back = allBack(reading, scene) ?? allSwapped(reading, scene);
  if (back) return { ...back, chance: surelyFormed, outright: true };
  const fitted = parted(reading, scene) ?? refitted(reading, scene) ?? restored(reading, scene);
  if (fitted) return { ...fitted, chance: surelyFormed };
  const outright =
    crossed(reading, scene) ??
    forAnother(reading, scene) ??
    ofOwners(reading, scene) ??
    recounted(reading, scene);
  if (outright) return { ...outright, chance: surelyFormed, outright: true };
  const right = corrections > 0 ? rightedIn(reading, scene) : reading.lower;
  if (right !== reading.lower) {
    const first = surest(commands, reading, scene);
    if (first && (answering.has(first.id) || fills(first))) return first;
    const heard = normalise(right);
    const meant = meaning(
      commands,
      { ...heard, said: reading.said, row: reading.row },
      scene,
      corrections - 1,
    );
    if (meant) return meant;
  }
  const onward = thenCheckout(commands, reading, scene);
  if (onward) return onward;
  const again = asksAgain(reading, scene);
  if (again) return { ...again, chance: surelyParts };
  const whole = surest(commands, reading, scene);
  const chosen = whole && askedOfChoice(whole, reading, scene);
  if (chosen) return { ...chosen, chance: surelyAnswered };
  if (whole && composed.has(whole.id)) return whole;
  const split = inParts(commands, reading, scene, whole);
  if (whole?.outright && !(split && addsSeveral(split))) return whole;
  const amid = split && !looking.has(split.id) ? undefined : amidTalk(commands, reading, scene);
  const found = amid ?? split ?? afterStory(commands, reading, scene);
  const answered = givesWay(found) ? questioned(reading, scene) : undefined;
  if (answered && !(found && isLikelier(found, answered, reading)))
    return { ...answered, chance: found ? surelyAnswered : surelyParts };
  const leaning = found ? undefined : asksOfIt(reading, scene);
  if (leaning) return { ...leaning, chance: surelyParts };
  const later =
    found ??
    (corrections > 0 ? afterNo(commands, reading, scene) : undefined) ??
    beforeTalk(commands, reading, scene);
  if (later) return later;
  const described =
    describedNeed(reading, scene) ??
    soughtAnywhere(reading, scene) ??
    missingPiece(reading, scene) ??
    askedOfMissing(reading, scene);
  return described && { ...described, chance: surelyParts };
}

/** Different pieces. */
function addsSeveral({ effects }: Sure): boolean {
  const added = effects.flatMap((each) => (each.type === "addToCart" ? [each.id] : []));
  return new Set(added).size > 1;
}

/** "The white one, how long is it", to "which one?": the question is of what it chooses. */
function askedOfChoice(
  { id, slots, effects }: Sure,
  reading: Reading,
  { asked, shop, ...scene }: Scene,
): Taken | undefined {
  if (id !== "answer" || asked?.id !== "which" || !shop || typeof slots.product !== "string")
    return undefined;
  const asks = effects.filter(({ type }) => type === "ask");
  if (!effects.every(({ type }) => type === "openProduct" || type === "say" || type === "ask"))
    return undefined;
  const answer = questioned(reading, { ...scene, shop: { ...shop, named: slots.product } });
  return answer && { ...answer, effects: [...answer.effects, ...asks] };
}

/** Searches, writes and dead ends are no answers to a question. */
function givesWay(taken: Sure | undefined): boolean {
  if (!taken) return true;
  const { id, slots, effects } = taken;
  if (id === "related" || slots.missing !== undefined) return false;
  if (likelier.has(id) || effects.every(({ type }) => looks.has(type))) return true;
  return describing.has(id) && slots.product === undefined && slots.products === undefined;
}

const likelier: ReadonlySet<string> = new Set(["mishearing", "point"]);
const vague: ReadonlySet<unknown> = new Set(["detail", "description"]);

/** Unless the question is understood as said. */
function isLikelier(
  { id, slots, effects }: Sure,
  { slots: { topic, product } }: Taken,
  { lower }: Reading,
): boolean {
  if (effects.some(({ type }) => searches.has(type))) return product === undefined;
  if (id === "point")
    return vague.has(topic) && (seeing.test(lower) || !lower.trim().endsWith("?"));
  if (id !== "mishearing") return false;
  return topic === "description" || slots.product !== product || slots.topic === topic;
}

const searches: ReadonlySet<Effect["type"]> = new Set(["recommend", "openSearch", "narrow"]);
const looks: ReadonlySet<Effect["type"]> = new Set([
  "recommend",
  "openSearch",
  "navigate",
  "narrow",
  "choosePayment",
]);
const describing: ReadonlySet<string> = new Set(["ask", "compare", "check-size"]);
const surelyAnswered = 1.5;

const toCheckout = guarded(
  /^(?<head>.+?)[\s,.;]+(?:(?:and|so|then|after that|afterwards|now)[\s,]+)*(?:(?:(?:let's|i'll|i can|we can|let me) )?(?:go|get|move|head|proceed|take me|bring me|straight|on|off)(?: (?:straight|on|over|me|us))* to (?:the )?(?:check ?out|till)|check (?:me|us) out)(?: (?:page|after|afterwards|please|now|then))*(?:[.!]|, .*)?$/,
);

/** "Swap the shirt for a large, then check me out". */
function thenCheckout(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const head = toCheckout.exec(reading.lower)?.groups?.head;
  if (head === undefined || !scene.shop || scene.asked) return undefined;
  const done = inOrder(commands, [head, "go to checkout"].map(normalise), reading, scene);
  return done?.effects.some(({ type }) => writesCart.has(type)) ? done : undefined;
}

/** "Hmm no, go to the other": replaces the last act. */
const refusal = guarded(/^(?:(?:hmm+|oh|ugh|lol|arre|ok|okay)[\s,.!]+)*(?:no+|nah|nope)[\s,.!]+/);

function afterNo(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const rest = reading.lower.replace(refusal, "");
  if (rest === reading.lower || rest === "" || scene.asked || !scene.shop) return undefined;
  if (!discourseOf(scene.shop).begun) return undefined;
  const heard = { ...normalise(rest), said: reading.said, row: reading.row };
  return meaning(commands, heard, scene, 0);
}

/** With its corrections applied. */
function rightedIn(reading: Reading, scene: Scene): string {
  const { lower } = reading;
  const { shop } = scene;
  const saying = sayingOf(reading, scene);
  const needed = withoutAsides(saying);
  const whole = needed === saying.text ? lower : needed;
  const pointed = shop ? pointedOut(whole, shop) : whole;
  const [named, another] = shop ? piecesNamed(saying, shop) : [];
  const sized = saying.sizes.length > 0 || another !== undefined;
  const said = sized ? pointed : sizeSpelled(pointed, scene, named);
  return corrected(said, shop ? indexOf(shop.catalogue).places : noNames);
}

/** Corrections in the form are its own. */
function fills({ id, effects }: Sure): boolean {
  return id === "delivery" && effects.some(({ type }) => type === "fillDelivery");
}

const noNames = new Set<string>();
const answering: ReadonlySet<string> = new Set(["answer", "answer-need", "mishearing"]);

const turning =
  /(?:[.?!;…]+\s+|[,\s]+(?:so|but|because|then|hence)\s+|,\s+|\s+(?=(?:what's|what is|how much|how many)\b))(?:so |but |and |then )?/g;
const leastStory = 9;
const mostTurns = 6;
/** After a story, whose parts may resemble wishes. */
const sureAfter = 0.75;

/** "My mother won't forgive me if it comes late, so how many days is it". */
function afterStory(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const { plain, row } = reading;
  if (row !== "none" || plain.split(" ").length < leastStory) return undefined;
  for (const { index, 0: turn } of [...plain.matchAll(turning)].slice(-mostTurns).reverse()) {
    const end = normalise(plain.slice(index + turn.length));
    if (end.plain.split(" ").length < 3 || isBare(sayingOf(end, scene))) continue;
    const wish = surest(commands, { ...end, row }, scene);
    if (wish && wish.chance >= sureAfter && ending.has(wish.id)) return wish;
  }
  return undefined;
}

const talkBegins = /[\s,]+(?=(?:i|i'm|i've|i'll|we|he|she|they|my|our|her|his|because)\s)/g;

/** "Take me straight to the checkout i have a meeting at ten". */
function beforeTalk(
  commands: readonly Command[],
  { plain, row }: Reading,
  scene: Scene,
): Sure | undefined {
  if (row !== "none") return undefined;
  for (const { index } of plain.matchAll(talkBegins)) {
    const head = normalise(plain.slice(0, index));
    if (head.plain.split(" ").length < 3 || isBare(sayingOf(head, scene))) continue;
    const wish = surest(commands, { ...head, row }, scene);
    if (wish && wish.chance >= sureAfter && ending.has(wish.id)) return wish;
  }
  return undefined;
}

/** Nothing that writes or merely searches. */
const ending: ReadonlySet<string> = new Set([
  "trade",
  "orders",
  "pay-unpaid",
  "everywhere",
  "places",
  "read-page",
  "tour",
  "checkout",
  "pay",
  "describe-cart",
  "ask",
  "check-size",
  "compare",
]);

function inParts(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
  whole: Sure | undefined,
): Sure | undefined {
  if (whole?.formed && whole.chance > surelyFormed) return whole;
  const parts = best(commands, reading, scene, whole);
  // A form's values are read together.
  if (!parts || (whole?.id === "delivery" && parts.id === "delivery")) return whole;
  if (whole?.formed && whole.id === parts.id) return whole;
  return whole && parts.chance < surelyParts && whole.chance >= parts.chance ? whole : parts;
}

function best(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
  whole: Sure | undefined,
): Sure | undefined {
  if (!scene.shop || scene.asked?.id === "field") return undefined;
  let found: Sure | undefined;
  const enough = whole ? Math.min(whole.chance, surelyParts - Number.EPSILON) : 0;
  const ages = saysAges.exec(reading.lower)?.[0];
  for (const parts of splits(reading.plain, mostParts)) {
    if (ages && !parts.some((part) => part.toLowerCase().includes(ages))) continue;
    const least = Math.max(enough, found?.chance ?? 0);
    const done = inOrder(commands, parts.map(normalise), reading, scene, least);
    if (done && done.chance > least) found = done;
  }
  return found;
}

/** A row's place must end the sentence. */
function isElsewhere(lower: string, row: RowId): boolean {
  const own = matchRow(lower)?.id ?? row;
  return own !== row;
}

/** Undefined if a part is neither wish nor remark, or they can't be surer than `least`. */
function inOrder(
  commands: readonly Command[],
  parts: readonly NormalisedText[],
  { row, plain }: Reading,
  before: Scene,
  least = 0,
): Sure | undefined {
  if (parts.some(({ lower }, at) => at > 0 && leansBack.test(lower) && lower.includes("?")))
    return undefined;
  if (parts.some(({ lower }) => isElsewhere(lower, row) && !keeps.test(lower))) return undefined;
  let scene = before;
  let form: Effect | undefined;
  let another = false;
  let remarked = false;
  const done: Sure[] = [];
  const whole: Sure[] = [];
  for (const [at, part] of parts.entries()) {
    const own: RowId = matchRow(part.lower)?.id ?? "none";
    const last = at === parts.length - 1;
    if (!last && own === "none" && (isReason(part.lower) || polite.test(part.lower))) continue;
    // "Keep the large and get one in small".
    if (!last && keeps.test(part.lower) && (scene.shop?.cart.length ?? 0) > 0) continue;
    if (isElsewhere(part.lower, row)) return undefined;
    const taken = surest(commands, { ...part, row: own }, scene);
    if (own === "none" && taken?.id !== "change-cart" && isBare(sayingOf(part, scene)))
      return undefined;
    // "My father will also want one. He's medium": keeps the last addition's size.
    if (taken?.alone || (another && taken?.id === "change-cart")) return undefined;
    if (
      taken &&
      done.some((before) => isAgain(before, taken) || fitsAnew(before, taken, part, scene))
    )
      return undefined;
    const next = parts[at + 1];
    // "That kurta below, how much" opens nothing.
    if (taken?.id === "point" && next && question.test(next.lower) && !seeing.test(part.lower))
      return undefined;
    if (
      taken &&
      writing.has(taken.id) &&
      next &&
      parts.slice(at + 1).some((later) => question.test(later.lower)) &&
      !acts.test(part.lower)
    )
      return undefined;
    // "Another of those kurtas, put a medium in".
    if (taken?.id === "add" && done.some((each) => leavesOpen(each, part, scene))) return undefined;
    // "In Seoul, what can I do": a place, but no address.
    if (taken && fills(taken) && (isPlace.test(part.lower) || renaming.test(plain.toLowerCase())))
      return undefined;
    if (!taken || taken.chance < leastSure) {
      if (question.test(part.lower)) return undefined;
      const idle = sayingOf(part, scene).acts[0];
      if (own === "none" && idle?.act === "nothing" && idle.chance > 0.7) {
        another ||= wishesAnother.test(part.lower);
        continue;
      }
      if (own !== "none" && last && waitingFor(own).length > 0) {
        done.push({ id: own, slots: {}, effects: [], row: "follows", chance: 0.9 });
        continue;
      }
      // Before a search only.
      if (!taken && !last && own === "none" && isRemark(part.lower)) {
        remarked = true;
        continue;
      }
      return undefined;
    }
    // The form's question can wait.
    const asks = taken.effects.filter((effect) => effect.type === "ask");
    const waits = asks.every(({ question }) => question.id === "field");
    if (!waits && !last) return undefined;
    if (taken.effects.some(({ type }) => type === "fillDelivery")) form = undefined;
    if (!last) form = asks[0] ?? form;
    const [first = taken] = done;
    const mayRepeat = taken.id === "add" || repeatable.has(first.id);
    if (taken.chance <= least && (taken === first || !mayRepeat)) return undefined;
    whole.push(taken);
    done.push(
      last ? taken : { ...taken, effects: taken.effects.filter(({ type }) => type !== "ask") },
    );
    const { asked: _answered, ...after } = sceneAfter(scene, {
      said: part.said,
      row: own,
      command: taken.id,
      slots: taken.slots,
      effects: taken.effects,
    });
    scene = after;
  }
  const [first, second] = done;
  if (!first || (remarked && done.some(({ id }) => !searching.has(id)))) return undefined;
  // "Sorry, say that again": the same wish.
  const [only = first] = whole;
  const twice = repeatable.has(first.id) || (second?.id === "add" && !again.test(plain));
  if (twice && done.every((each) => isSame(each, first))) return only;
  if (second && done.every(({ id }) => id === "delivery")) return undefined;
  const chance = Math.min(...done.map((each) => each.chance));
  const sought = done.every(isSearch) ? oneSearch(plain, whole.length, parts) : undefined;
  if (sought) return { ...first, ...sought, chance: Math.min(chance, 0.95) };
  const all: readonly Effect[] = done.flatMap((each) => each.effects);
  const asks = all.some(({ type }) => type === "ask" || type === "navigate");
  const effects = form && !asks ? [...all, form] : all;
  if (done.length === 1) return { ...only, chance: Math.min(first.chance, 0.95) };
  const slots = Object.assign({}, ...done.map((each) => each.slots));
  const follows = done.at(-1)?.row ?? "follows";
  const described = oneAct(
    done.map((each) => each.id),
    done.map((each) => each.slots),
  );
  if (described) return { ...described, effects, row: follows, chance };
  const names = Object.fromEntries(
    done.map(({ id }, at) => [["first", "second", "third"][at] ?? "more", id]),
  );
  return {
    id: "both",
    slots: { ...names, ...slots },
    effects,
    row: follows,
    chance,
  };
}

/** "Her brother's four", "my little girl"; not "beta", who is spoken to. */
function saysWhom({ lower }: NormalisedText): boolean {
  const { constraints } = readWish(lower);
  const [only, another] = constraints;
  return constraints.length > 0 && !(only?.field === "audience" && !another && calls.test(lower));
}
const calls = /^\W*(?:(?:no|not yet|yes|ok|wait|hello|hi|listen|arre|sorry|oh)\W+)*\p{L}+\W*$/u;
const ofThem = /\b(?:him|her|them|he|she|they)\b/;

const isSearch = ({ effects: [effect, more] }: Sure): boolean =>
  effect?.type === "recommend" && more === undefined;

/** Two searches, or one for whom the words before it were about. */
function oneSearch(
  plain: string,
  searches: number,
  parts: readonly NormalisedText[],
): Pick<Sure, "slots" | "effects"> | undefined {
  const persons = parts.filter(saysWhom);
  const [first] = persons;
  const last = persons.at(-1);
  if (!first || !last || first === last) return undefined;
  if (searches < 2 && !ofThem.test(last.lower)) return undefined;
  const need = kernel(plain.slice(Math.max(0, plain.indexOf(first.plain))));
  return { slots: { need }, effects: [{ type: "recommend", userNeeds: need }] };
}

function leavesOpen({ id }: Sure, part: NormalisedText, scene: Scene): boolean {
  if (!looking.has(id)) return false;
  const { mentions, tokens } = sayingOf(part, scene);
  const likened = (from: number) => [from - 1, from - 2].some((at) => tokens[at]?.text === "as");
  return mentions.every(({ garment, definite, from }) => (!garment && !definite) || likened(from));
}

const isPlace = /^(?:in|at|near|from|around) \p{L}+$/u;
const renaming = /^from (?:now|here) on\b/;
const keeps = guarded(
  /^(?:(?:yes|yeah|ok|okay|no|so|and)[\s,]+)*(?:keep|leave) (?:the|that|it|this)\b(?!.*\b(?:only|just|out|off|at)\b)/,
);
/** Politeness, if more follows. */
const polite = guarded(
  /^(?:(?:so |very |oh )*sorry|excuse me|pardon(?: me)?|oops|(?:(?:and|so|ok|okay|right|well|then|i think|i guess|i believe|i'd say)[\s,]+)*(?:(?:that's|thats|that is|that'll be) (?:me|us|it|all|everything|the lot|that|about it)|i'm (?:done|all set|good|through|finished)|we're (?:done|all set))(?: (?:done|sorted|set|then|now|from me|for (?:me|now|today)))*)$/,
);
const wishesAnother = guarded(
  /\b(?:another|one more|too|also|as well)\b.*\b(?:one|same|another)\b|\b(?:one|same|another)\b.*\b(?:another|too|also|as well)\b|\bwants? (?:one|the same)\b/,
);

function isSame(one: Sure, other: Sure): boolean {
  return one.id === other.id && JSON.stringify(one.effects) === JSON.stringify(other.effects);
}

const seeing =
  /\b(?:open|show|see|view|look|go|take me|bring|pull|click|tap|press|pick|select|choose|display|check)\b/;
const writing: ReadonlySet<string> = new Set(["add", "change-cart"]);
const acts =
  /\b(?:add|put|take|buy|get|(?<!\bi )have|pack|make|change|swap|switch|remove|drop|lose|scrap|bin|keep|want|out|off|please|i'll|give|pop|cancel|delete|cart|bag|basket|trolley)\b/;

/** Its size is final: corrections were read before. */
function fitsAnew(one: Sure, other: Sure, part: NormalisedText, scene: Scene): boolean {
  if (sayingOf(part, scene).mentions.length > 0) return false;
  const taken = one.effects.flatMap((each) =>
    each.type === "addToCart" || each.type === "setQuantity" ? [each.id] : [],
  );
  return other.effects.some((each) => each.type === "changeSize" && taken.includes(each.id));
}

/** Of one line: "two is one too many, take one off". */
function isAgain(one: Sure, other: Sure): boolean {
  if (one.id !== "change-cart" || other.id !== "change-cart") return false;
  if (other.effects.every(({ type }) => type === "say")) return true;
  const sets = ({ effects }: Sure) =>
    effects.flatMap((each) => (each.type === "setQuantity" ? [`${each.id} ${each.size}`] : []));
  const before = new Set(sets(one));
  return sets(other).some((line) => before.has(line));
}
