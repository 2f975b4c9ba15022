/** Chooses the most certain meaning: a command's whole form, or the likeliest act. */

import type { Size } from "../../../domain/values.ts";
import { personsIn } from "../../../language/readers/counts.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { acts, likeliest } from "../commands/acts.ts";
import { quantity, resized } from "../commands/cart/cart-effects.ts";
import { summed } from "../commands/cart/sums.ts";
import {
  type Command,
  firstReading,
  type Reading,
  type Taken,
  type Understood,
} from "../commands/command.ts";
import { asksForLooks, chanceOfWish } from "../commands/finding/wishing.ts";
import { comparison } from "../commands/pieces/compare.ts";
import { whichFits } from "../commands/pieces/which-are.ts";
import { kernel } from "../commands/spoken.ts";
import { asksSizeAgain } from "../dialogue/short-turns/asked.ts";
import { isTakenAlready, leansOnLost } from "../dialogue/short-turns/meant.ts";
import { inShort } from "../dialogue/short-turns/short.ts";
import { discourseOf, spokenPieces } from "../dialogue/short-turns/state.ts";
import { askedFirst } from "../dialogue/short-turns/takes.ts";
import type { Leaning, Short } from "../dialogue/short-turns/turn.ts";
import { chanceOf, isBare, type Saying, sayingOf } from "../grammar/saying.ts";
import { namesGarment, readWish } from "../grammar/wish.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { keptBy } from "../kept-by.ts";
import { normalise } from "../normalise.ts";
import { requestsShop } from "../phrases/everywhere/trade-cues.ts";
import { asksOutfit, asksRange } from "../phrases/finding/wishing.ts";
import { asksAtEnd, callsOver } from "../phrases/remarks.ts";
import { asksIfIn } from "../phrases/whole.ts";
import { currentPiece } from "../resolve/pieces.ts";
import { words } from "../responses/words.ts";
import { isRemark } from "./remarked.ts";

/** No single act competes with these. */
export const composed: ReadonlySet<string> = new Set(["answer", "answer-need", "both"]);
/** The ranker's names for a command. */
const actsOf: Readonly<Record<string, readonly string[]>> = {
  point: ["open"],
  look: ["choose-size", "turn-picture"],
  "follow-up": ["refine", "find", "narrow"],
  find: ["find", "refine", "narrow"],
  compare: ["compare", "check-size"],
  related: ["related", "find", "refine", "narrow"],
  narrow: ["narrow", "find", "refine"],
  delivery: ["fill", "form"],
  pay: ["pay", "place-order", "checkout"],
  checkout: ["checkout", "place-order"],
  orders: ["order-status", "order-items"],
  "read-page": ["where-am-i"],
  "size-guide": ["trade", "ask", "check-size", "choose-size"],
};
const formed = 0.6;

const surelyNothing = 0.94;
const mere = 0.03;

/** "It's okay in the washer, right?". */
const describesIt = guarded(
  /^(?:(?:and|but|so|hmm|ok|okay)[\s,]+)*(?:(?:it'?s|it is|they'?re|they are) [^?]*(?:\?|right[?.]?$)|(?:is|are) (?:it|they) |(?:it|they) (?:has|have) [^?]*\bor\b|can (?:i|we|you) (?:\w+ )?(?:it|them)\b|how (?:long|thick|heavy|warm|soft) )/,
);

/** Fallback searches. */
const looking: ReadonlySet<string> = new Set(["find", "follow-up"]);
export const searching: ReadonlySet<string> = new Set([...looking, "narrow"]);
/** Short turns beat these. */
const weaker: ReadonlySet<string> = new Set([
  "find",
  "follow-up",
  "point",
  "check-size",
  "look",
  "change-cart",
  "add",
  "everywhere",
  "checkout",
  "compare",
]);
/** Even with whole forms. */
const yielding: ReadonlySet<string> = new Set(["find", "follow-up", "point", "everywhere"]);
const aboutIt = guarded(
  /^(?:didi|bhaiya|bhai|sir|madam|aunty|uncle|beta|mummy|papa|mom|mum|mama)[\s,]+(?:is|does|will|can|has) (?:it|this|that|they)\b|^(?:would|do) you (?:say|think|feel|reckon) (?:that )?(?:it|this|that|they)\b|(?:^|[.,!?] *|\b(?:and|so|but|ok|cute) )(?:does|do|is|are|will|can|could|might|would|has|have|did|how|what|what's|which|who|who's|where) (?:\w+ )?(?:it|they|that|this|the thing)\b/,
);
/** Required if a wish names nothing. */
const wishing =
  /\b(?:in|only|just|without|any|clear|filters?|reset|all|more|others?|else|cheap\w*|less|costl\w*|expensive|dear\w*|pric\w*|different|again|similar|like|next|budget|something|anything|show|find|search|see|warm\w*|light\w*|new\w*|formal|casual|party|recommend|suggest|nicer|fanc\w*|plain\w*|these|those|ones?)\b/;

/** "Oh, all of them are linen". */
const remarks = guarded(
  /^(?:(?:oh|ah|so|but|well|hmm|ok)[\s,]+)*(?:(?:all|both|most) of )?(?:these|those|them|they)(?:'re| are)\b(?! for\b)[^?]*$/,
);

/** "They are too manly, only ladies' ones". */
const narrowsYet = /(?<!\b(?:are|'re|of)) (?:only|just|show(?: me)?|rather) \w/;

/** 0 to 1 and more. */
export interface Sure extends Taken {
  readonly chance: number;
  /** A command's whole form. */
  readonly formed?: true;
  /** A separate turn. */
  readonly alone?: true;
  /** Not weighed against other changes of the cart. */
  readonly outright?: true;
}

const writing: ReadonlySet<string> = new Set(["add", "change-cart"]);
/** "S is me and I'm not sure. What's the fit like?" */
const asksLast =
  /^(?!.*\b(?:add|put|take|buy|get|give|pack|make|change|swap|switch|remove|drop|lose|keep|want|please|i'll|can|could|would|shall)\b).*[.!] +(?:what|what's|how|how's|which|is|does|do|are)\b[^.!]*\?\s*$/;

const kept = keptBy<Scene, Sure | undefined>();

export function surest(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Sure | undefined {
  const key = `${reading.row}|${reading.plain}|${reading.said}`;
  return kept(scene, key, () => decided(commands, reading, scene));
}

function decided(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const sure = surestOf(commands, reading, scene);
  if (sure && writing.has(sure.id) && asksLast.test(reading.lower)) return undefined;
  if (!sure || !scene.shop) return sure;
  if (sure.id === "point" && callsOver.test(reading.lower)) return undefined;
  if (sure.id === "change-cart") return addedBeside(counted(sure, reading, scene), reading);
  if (sure.id === "look") return ofLine(sure, reading, scene);
  if (sure.id !== "add") return sure;
  const all = altogether(sure, reading, scene);
  if (all) return all;
  const each = oneForEach(sure, reading, scene);
  if (each) return each;
  const saying = sayingOf(reading, scene);
  const unsure = leansOnLost(saying, scene.shop) || isTakenAlready(sure, saying, scene.shop);
  return unsure ? { ...sure, ...askedFirst(sure, reading) } : sure;
}

const forAnother =
  /^(?:(?:ooh|oh|ok|okay|ah|so|wait)[\s,]+)*(?:and )?(?:a|an|one)\b.*\bfor (?:his|her|my|our|the)\b|\badd (?:(?:that|it|one|this) )?(?:also|too|as well)\b/;
const rights = /\b(?:not|instead|change|swap|switch|make|wrong|mistake|meant|actually|sorry)\b/;

/** "And a small for her brother": another of the piece. */
function addedBeside(sure: Sure, { lower }: Reading): Sure {
  const [effect, more] = sure.effects;
  if (effect?.type !== "changeSize" || more || rights.test(lower) || !forAnother.test(lower))
    return sure;
  const { id, name, to: size } = effect;
  return oneMore(sure, { id, name, size });
}

function oneMore(sure: Sure, of: { id: string; name: string; size: Size }): Sure {
  const { id: product, size } = of;
  return {
    ...sure,
    id: "add",
    slots: { product, quantity: 1, size },
    effects: [{ type: "addToCart", ...of, quantity: 1 }],
  };
}

/** "Make it L and two": the count, too. */
function counted(sure: Sure, reading: Reading, scene: Scene): Sure {
  const [effect, more] = sure.effects;
  const { sizes, numbers, tokens } = sayingOf(reading, scene);
  const [size, other] = sizes;
  const [number, another] = numbers;
  if (effect?.type !== "changeSize" || more || !size || other || !number || another) return sure;
  const after = tokens.slice(number.to).map(({ text }) => text);
  const last = after.every((word) => ofThem.has(word));
  if (number.from < size.to || !last || number.value === effect.quantity) return sure;
  const { id, name, to } = effect;
  const sets = { type: "setQuantity", id, name, size: to, quantity: number.value } as const;
  return number.value > mostCounted ? sure : { ...sure, effects: [effect, sets] };
}
const ofThem = new Set("of them it those these pieces piece pcs pairs please then now".split(" "));
const mostCounted = 20;

const inTotal = /\b(?:total|altogether|in all)\b/;

/** "Total five", with one in the cart. */
function altogether(sure: Sure, { lower }: Reading, { shop }: Scene): Sure | undefined {
  const [effect, more] = sure.effects;
  if (!shop || effect?.type !== "addToCart" || more || !inTotal.test(lower)) return undefined;
  const line = discourseOf(shop).lines.find(
    ({ piece, size }) => piece.id === effect.id && size === effect.size,
  );
  if (!line || effect.quantity <= line.quantity) return undefined;
  return { ...sure, id: "change-cart", effects: [quantity(line, effect.quantity)] };
}

const forEach = guarded(
  /\b(?:(?:one|1) (?:piece )?(?:each|apiece|for each)|(?:each of|to each)|for (?:both|all)(?: of them)?|for (?:both|all) my)\b/,
);

/** "For my two sons, one each in L": a piece for each. */
function oneForEach(sure: Sure, reading: Reading, scene: Scene): Sure | undefined {
  const [effect, more] = sure.effects;
  if (effect?.type !== "addToCart" || more || effect.quantity > 1) return undefined;
  const said = reading.said.toLowerCase();
  const many = forEach.test(said) ? personsIn(said) : undefined;
  if (many === undefined || many > mostCounted) return undefined;
  const { sizes, mentions } = sayingOf(normalise(reading.said), scene);
  if (sizes.length > 1 || mentions.length > 1) return undefined;
  const { quantity: _one, ...slots } = sure.slots;
  return {
    ...sure,
    slots: { ...slots, quantity: many },
    effects: [{ ...effect, quantity: many }],
    outright: true,
  };
}

const outOfCart = /\b(?:remove|cancel|drop|delete|lose|scrap|scratch|bin|take (?:out|off|away))\b/;
const refits =
  /\b(?:change|swap|switch|make|second thoughts?|rather|instead|actually|tight|loose|snug)\b/;

/** "Make my S an M", on its page: its line. */
function ofLine(sure: Sure, reading: Reading, scene: Scene): Sure {
  const [effect, more] = sure.effects;
  if (effect?.type !== "chooseSize" || more || !scene.shop) return sure;
  const { id, size } = effect;
  const lines = discourseOf(scene.shop).lines.filter(({ piece }) => piece.id === id);
  const said = new Set(sayingOf(reading, scene).sizes.map(({ value }) => value));
  const there = lines.find((line) => line.size === size);
  const slots = { product: id, size };
  if (!there && lines[0] && forAnother.test(reading.lower))
    return oneMore(sure, { id, name: lines[0].piece.name, size });
  if (there && outOfCart.test(reading.lower) && said.size === 1)
    return { ...sure, id: "change-cart", slots, effects: [quantity(there, 0)] };
  const [old, another] = lines.length === 1 ? lines : lines.filter((line) => said.has(line.size));
  if (there || !old || another || !refits.test(reading.lower)) return sure;
  return { ...sure, id: "change-cart", slots, effects: [resized(old, size)] };
}

/** Depend on context. */
const leaning: readonly ((reading: Reading, scene: Scene) => Leaning | undefined)[] = [
  summed,
  asksSizeAgain,
  whichFits,
  comparison,
];

function surestOf(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  for (const read of leaning) {
    const taken = read(reading, scene);
    if (taken) return { ...taken, chance: 1.5, formed: true };
  }
  const sure = soughtBy(sureOf(commands, reading, scene), reading, scene);
  if (sure && (composed.has(sure.id) || !weaker.has(sure.id))) return sure;
  const short = inShort(reading, scene);
  if (short && (!sure?.formed || yielding.has(sure.id) || overrules(short, sure, scene)))
    return short;
  return sure && looking.has(sure.id) ? wished(sure, reading, scene) : sure;
}

const isLikeness = ({ id, effects }: Sure): boolean =>
  id === "related" && effects.some(({ type }) => type === "recommend");

/** A remark is no search; asked, it may be another act. */
function soughtBy(sure: Sure | undefined, reading: Reading, scene: Scene): Sure | undefined {
  if (!sure || !(searching.has(sure.id) || isLikeness(sure)) || !isRemark(kernel(reading.lower)))
    return sure;
  return asksAtEnd.test(reading.lower) ? likeliest(reading, scene, searching) : undefined;
}

/** Brief corrections; on a discussed product's page a size takes it. */
function overrules({ corrects, firm }: Short, { id }: Sure, { shop }: Scene): boolean {
  if (firm || (corrects && id === "add")) return true;
  return id === "look" && shop !== undefined && discourseOf(shop).begun;
}

/** Not for questions about a product. */
function wished(sure: Sure, reading: Reading, scene: Scene): Sure | undefined {
  const saying = sayingOf(reading, scene);
  const { shop } = scene;
  const piece = shop && (currentPiece(shop) ?? spokenPieces(scene)[0]);
  if (shop && piece && (aboutIt.test(saying.text) || describesIt.test(reading.lower))) {
    const own = { ...shop, named: piece.id };
    const answer = acts.ask?.does(saying, reading, { ...scene, shop: own }) ?? described(own);
    if (answer) return { ...answer, id: "ask", chance: sure.chance };
  }
  const remarked = remarks.test(reading.lower) && !narrowsYet.test(reading.lower);
  if (remarked && !readWish(saying.text).turns) return undefined;
  const talk = chanceOf("nothing", saying) > Math.max(0.5, chanceOfWish(saying));
  const forms = [wishing, asksRange, asksOutfit].some((form) => form.test(saying.text));
  const seeks = forms || asksForLooks(saying.text);
  if (talk && !seeks && !namesGarment(readWish(saying.text))) return undefined;
  const bare = saying.shape.every((word) => !word.startsWith("<"));
  return bare && sure.id === "follow-up" && !wishing.test(saying.text) ? undefined : sure;
}

function described(shop: ShopScene): Understood | undefined {
  const piece = currentPiece(shop);
  if (!piece) return undefined;
  const text = words.description(piece.name, piece.description);
  return {
    slots: { product: piece.id, topic: "description" },
    effects: [{ type: "say", text }],
    row: "follows",
  };
}

function sureOf(commands: readonly Command[], reading: Reading, scene: Scene): Sure | undefined {
  const taken = firstReading(commands, reading, scene);
  if (taken && composed.has(taken.id)) return { ...taken, chance: 1 };
  const likely = likeliest(reading, scene);
  if (!taken) return likely;
  const saying = sayingOf(reading, scene);
  // A bare name points; "this one is in XL?" asks.
  const surely =
    (taken.id === "point" && isBare(saying)) ||
    (taken.id === "check-size" && asksIfIn.test(reading.plain));
  const own = surely ? 1 : ownChance(taken, saying);
  const talk = own < mere && chanceOf("nothing", saying) > surelyNothing;
  if (taken.id === "find" && talk && !asksOutfit.test(saying.text)) return undefined;
  const sure: Sure = {
    ...taken,
    chance: taken.id === "mishearing" ? 1.1 : own + formed,
    formed: true,
  };
  return likely && likely.id !== taken.id && likely.chance > sure.chance ? likely : sure;
}

/** Sufficiently plain forms. */
const plain: ReadonlySet<string> = new Set([
  "everywhere",
  "places",
  "size-guide",
  "tour",
  "cancel-order",
  "order-address",
  "return",
  "exchange",
  "refund",
  "use-address",
  "account",
  "end-sessions",
]);

function ownChance(taken: Taken, saying: Saying): number {
  if (plain.has(taken.id) || (taken.id === "trade" && requestsShop(saying.text))) return 1;
  if (taken.id === "find" && asksOutfit.test(saying.text)) return 1;
  // Form values lead to the form.
  if (taken.id === "delivery" && taken.effects.some(({ type }) => type === "navigate")) return 1;
  return rankedAs(taken.id, saying);
}

/** The ranker's probability of a command. */
export function rankedAs(id: string, saying: Saying): number {
  return Math.max(...(actsOf[id] ?? [id]).map((act) => chanceOf(act, saying)));
}
