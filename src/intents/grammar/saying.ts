/**
 * An utterance for acts: read once, with possible acts, likeliest first. Memoised: several commands
 * share it.
 */

import { paths } from "../../../domain/routes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { remembered } from "../../../language/text/remembered.ts";
import type { Reading } from "../commands/command.ts";
import { kernelled } from "../commands/spoken.ts";
import type { Piece, Scene } from "../intent.ts";
import { keptBy } from "../kept-by.ts";
import { atItsPrice } from "../phrases/finding/like-it.ts";
import { anyThing, asksForPieces, asksShelf, seeksSuch } from "../phrases/finding/wishing.ts";
import { saysAgain } from "../phrases/remarks.ts";
import { asksOfAnother } from "../resolve/reference.ts";
import { indexOf, looksOf } from "../vocabulary/catalogue-index.ts";
import { placeOf } from "./features.ts";
import { type Ranked, rank } from "./ranker.ts";
import { readSentence, type Sentence } from "./sentence.ts";

export interface Saying extends Sentence {
  readonly acts: readonly Ranked[];
}

const noCatalogue: readonly Piece[] = [];
const sayings = keptBy<Scene, Saying>();
const readings = keptBy<readonly Piece[], (text: string) => Read>();

interface Read {
  readonly sentence: Sentence;
  readonly ranked: readonly Ranked[];
}

export function sayingOf({ lower }: Pick<Reading, "lower">, scene: Scene): Saying {
  return sayings(scene, lower, () => {
    const catalogue = scene.shop?.catalogue ?? noCatalogue;
    const place = placeOf(talkedAt(scene));
    const read = readings(catalogue, place, () =>
      remembered((text) => readAt(text, place, catalogue)),
    );
    const { sentence, ranked } = read(lower);
    return { ...sentence, acts: sensible(ranked, sentence, scene) };
  });
}

/** After a question about another piece, not the cart. */
function talkedAt({ screen, shop }: Scene): string {
  return screen === paths.cart && shop && asksOfAnother(shop) ? paths.home : screen;
}

function readAt(lower: string, place: string, catalogue: readonly Piece[]): Read {
  const { places } = indexOf(catalogue);
  const sentence = readSentence(kernelled(lower), (word) => places.has(word));
  return { sentence, ranked: rank(sentence, place) };
}

const relative = guarded(
  /\b(?:smallest|tiniest|biggest|largest|smaller|bigger|larger|size (?:up|down)|one (?:up|down))\b/,
);

/** "What is your cheapest jacket": a choice, unless another fact is requested. */
const extreme = guarded(
  /\b(?:cheapest|least expensive|lowest priced?|dearest|most expensive|costliest|priciest)\b/,
);
/** "How does it compare". */
const comparison = guarded(
  /\bcompar(?:e|es|ed|ing|ison)\b|\bdifferences? (?:between|with|from)\b|\bstack up\b/,
);
/** "How many things do I have". */
const ofCart = guarded(
  /\b(?:my|the) (?:cart|bag|basket|trolley)\b|\b(?:do|have) i (?:have|got|taken|take|put|added)\b/,
);
/** "How many jeans did I put", "what I have taken". */
const ofTaken = guarded(
  /\bhow many\b.*\b(?:do|have|did) i (?:have|got|get|put|take|taken|add|added|pick|buy)\b|\b(?:what|which)(?: all)?(?: (?:things|pieces|items))? (?:i(?:'ve| have)?|have i|did i) (?:taken|take|took|put|added|add|got|picked|chosen|selected|bought)(?: (?:so far|till now|in (?:it|there)))?\W*$|\bwhat(?:'s| is| all is) (?:going to be|being|to be) (?:sent|shipped|delivered|packed)\b|\bthe (?:items|pieces|things)\W+(?:name|list|read|tell)\b/,
);
/** "Ok, S final". */
const decides = /\b(?:final(?:ly)?|pakka)$/;
/** "Show me more like the first": something similar. */
const alike = guarded(
  /\b(?:more|something|anything|others?|ones|things|pieces|else) (?:like|similar to)\b/,
);
/** "Back to that black blouse". */
const returnsTo = guarded(
  /\b(?:go|going|get|come|move|take me|bring me) back to (?:the|that|this|those|these)\b/,
);
/** "I also want a hoodie, in S". */
const wantsSome = guarded(
  /\b(?:i|we|he|she|they|who)(?:'d| would)? (?:also |still |really |just )?(?:want|need|like|love|could use|could do with)s?\b(?!.*\b(?:add|put|take|stick|pop|throw|chuck|pack|cart|bag|basket)\b)/,
);
/** Asking for existence adds nothing. */
const whether = guarded(/^(?:do you have|have you got|is there|are there|does|is|are)\b/);
/** In the cart it requests another size of a line. */
const mayHave = /^can i (?:buy|get)\b/;
/** "Pick the jeans in large": views them. */
const picks = /^(?:pick|select|choose) the\b(?!.*\b(?:cart|bag|basket)\b)/;
const asksOf = guarded(/\btell me (?:how much|how many|what|which|whether|if) (?:it|this|that)\b/);
const whichIs = guarded(
  /^(?:(?:ok|and|so) )*which (?:ones?|of (?:these|them|those)) (?:is|are) <material>$/,
);
const onlySize = guarded(
  /^(?:(?:and|only|just|now) )*(?:in )?(?:a |the )?(?:size )?<size>(?: size)?$/,
);
const inColour = /^in (?:an? )?\w+ colou?rs?$/;
/** "Show me the cheapest". */
const seesExtreme = guarded(
  /^(?:show me|open|let me see) the (?:cheapest|dearest|costliest|most expensive|least expensive)$/,
);
const topical =
  /\b(?:prices?|costs?|how much|made|cloth|material|fabric|sizes?|colou?rs?|wash\w*|pockets?)\b/;

/** Moves senseless acts' probability to the nearest sensible one. */
function sensible(ranked: readonly Ranked[], sentence: Sentence, scene: Scene): readonly Ranked[] {
  const { shop } = scene;
  const screen = talkedAt(scene);
  const chances = new Map<string, number>();
  for (const { act, chance } of ranked) chances.set(act, chance);
  const move = (from: string, to: string) => {
    chances.set(to, (chances.get(to) ?? 0) + (chances.get(from) ?? 0));
    chances.delete(from);
  };
  const found = screen === paths.recommendations;
  if (!found) move("refine", shop?.view ? "narrow" : "find");
  if (found) move("narrow", "refine");
  if (
    !shop?.open &&
    sentence.sizes.length > 0 &&
    (screen === paths.cart || screen === paths.placeOrder)
  )
    move("choose-size", "change-cart");
  // "In XL", of nothing: of all that is here.
  if (!shop?.open && shop?.named === undefined && onlySize.test(sentence.shape.join(" "))) {
    if (found) move("add", "refine");
    else if (shop?.view) move("add", "narrow");
  }
  if (inColour.test(sentence.text) && shop?.view) move("ask", "narrow");
  if (!shop?.open) move("choose-size", "check-size");
  if (sentence.sizes.length === 0 && !relative.test(sentence.text)) move("choose-size", "ask");
  if (sentence.sizes.length === 0 && sentence.numbers.length === 0) move("check-size", "ask");
  if (extreme.test(sentence.text) && !topical.test(sentence.text)) move("ask", "compare");
  if (comparison.test(sentence.text)) move("ask", "compare");
  if (ofCart.test(sentence.text)) move("count", "describe-cart");
  if (ofTaken.test(sentence.text))
    for (const act of ["nothing", "count", "fill", "form", "places"]) move(act, "describe-cart");
  if (decides.test(sentence.text) && sentence.sizes.length > 0) move("choose-size", "add");
  if (sentence.sizes.length > 0 && countsPieces(sentence)) move("choose-size", "add");
  const wants = wantsSome.test(sentence.text);
  const otherKind = namesOtherKind(sentence, shop, wants);
  if (seeksOthers(sentence) || otherKind) {
    const seeking = found ? "refine" : "find";
    if (otherKind && wants) move("add", seeking);
    for (const act of ["check-size", "choose-size"]) move(act, seeking);
    if (anyThing.test(sentence.text)) move("add", seeking);
    if (seeksSuch.test(sentence.text)) move("ask", seeking);
  }
  const inCart = mayHave.test(sentence.text) && screen === paths.cart;
  const asks = whether.test(sentence.text) || mayHave.test(sentence.text);
  if (sentence.sizes.length > 0 && inCart) move("check-size", "change-cart");
  else if (sentence.sizes.length > 0 && asks) move("add", "check-size");
  if (picks.test(sentence.text)) move("add", "open");
  if (alike.test(sentence.text)) for (const act of ["open", "check-size"]) move(act, "related");
  if (
    returnsTo.test(sentence.text) &&
    sentence.mentions.some(({ garment }) => garment !== undefined)
  )
    for (const act of ["undo", "back", "order-items"]) move(act, "open");
  if (atItsPrice.test(sentence.text)) move("ask", "related");
  if (asksOf.test(sentence.text)) move("nothing", "ask");
  if (whichIs.test(sentence.shape.join(" "))) move("ask", "compare");
  if (saysAgain.test(sentence.text)) move("nothing", found ? "refine" : "find");
  if (asksShelf.test(sentence.text)) move("back", found ? "refine" : "find");
  if (seesExtreme.test(sentence.text)) move("find", "open");
  if (!shop?.checkout) {
    move("place-order", "checkout");
    chances.delete("fill");
    chances.delete("form");
    move("pay", "trade");
  }
  const all = [...chances.values()].reduce((sum, chance) => sum + chance, 0);
  return [...chances]
    .map(([act, chance]) => ({ act, chance: chance / all }))
    .sort((one, other) => other.chance - one.chance);
}

/** "Size L, 2 pcs": how many are taken. */
function countsPieces({ numbers, tokens }: Sentence): boolean {
  return numbers.some(({ to, value }) => value > 1 && pieceWords.has(tokens[to]?.text ?? ""));
}
const pieceWords = new Set("pc pcs piece pieces nos pair pairs".split(" "));

/** "Do you have a good coat in L": not the piece spoken of. */
export function seeksOthers({ text, mentions }: Sentence): boolean {
  if (!asksForPieces.test(text) || mentions.some(({ definite }) => definite)) return false;
  return anyThing.test(text) || mentions.some(({ garment }) => garment !== undefined);
}

/** "Small hoodies", on a shirt's page. */
function namesOtherKind({ mentions }: Sentence, shop: Scene["shop"], wants: boolean): boolean {
  const opened = shop?.open && indexOf(shop.catalogue).byId.get(shop.open.id);
  return (
    opened !== undefined &&
    mentions.some(
      ({ garment, definite, plural }) =>
        garment !== undefined &&
        (plural || wants) &&
        !definite &&
        !looksOf(opened).garments.has(garment),
    )
  );
}

export function chanceOf(act: string, { acts }: Saying): number {
  return acts.find((each) => each.act === act)?.chance ?? 0;
}

export function isBare({ shape }: Sentence): boolean {
  return shape.every((word) =>
    /^<|^(?:the|a|an|this|that|these|in|of|for|and|please|,)$/.test(word),
  );
}

export function says({ tokens }: Sentence, words: ReadonlySet<string>): boolean {
  return tokens.some(({ text }) => words.has(text));
}

/** Only mentions and these words. */
export function onlyOf({ tokens, mentions }: Sentence, words: ReadonlySet<string>): boolean {
  return tokens.every(
    ({ text }, at) => words.has(text) || mentions.some(({ from, to }) => at >= from && at < to),
  );
}
