import { paths } from "../../../domain/routes.ts";
import { asksPairing } from "../../../language/readers/pairing.ts";
import { asksApart } from "../../../language/readers/price-questions.ts";
import { chanceOf, type Saying, seeksOthers } from "../grammar/saying.ts";
import { isSizeQuestion } from "../grammar/size-questions.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { asksOutfit, seeksSuch } from "../phrases/finding/wishing.ts";
import { ofWholeShop } from "../phrases/pieces/compare.ts";
import { asksPrice } from "../phrases/pieces/topics.ts";
import { saysBoth } from "../phrases/plain-words.ts";
import {
  asksAvailable,
  asksDescription,
  asksForMoreLike,
  asksIfIn,
  asksIfNone,
  asksSomething,
  changesSize,
  comparing,
  comparingTwo,
  factNames,
  likeIt,
  ofOtherMatters,
  ofSeveral,
  ofWhich,
  pronoun,
  relatedTo,
  startsWithOnlyWhich,
  startsWithPlace,
  superlative,
  takesPiece,
  thisOne,
  toKnowAbout,
  wantsToHave,
  wantsToSee,
  writing,
} from "../phrases/whole.ts";
import { currentPiece, groupIn, meantIn, pieceMeant } from "../resolve/pieces.ts";
import { inView, openPiece } from "../resolve/reference.ts";
import { sumsCart } from "./cart/describe-cart-act.ts";
import type { Reading } from "./command.ts";
import { pairSpoken } from "./pieces/compare.ts";
import { asksStock } from "./pieces/left.ts";
import { topicsIn } from "./pieces/topics.ts";
import { asksWhichOfFew } from "./pieces/which-are.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Probability of talk, with and without a named product. */
const surelyNothing = 0.95;
const likelyNothing = 0.3;
/** "How much" is too short. */
const fewWords = 3;

const seeing = set(
  "open show see view look click tap press bring pull select choose pick display peek zoom enlarge dikhao dikha dikhaiye kholo khol lemme",
);
/** Allowed beside a piece. */
const fillers = set(
  "please pls plz kindly the a an of to at up on in into for from go take check have get give me us i we you can could may might would will let's let lemme just now then and so ok okay oh ooh hey hmm well no not yes yeah again once quick quickly closer close properly bigger big nearer near full fully properly page picture pictures photo photos details detail that this it one there here na ji yaar bhai bhaiya didi beta wala wali vala vali do karo kar zara it's that's i'd i'll like want love its",
);
const withSeeing = set("what what's is whats those these them are my your some look which who");

/** "The second one", "open the padded thing". */
export function pointsAtPiece(saying: Saying, { shop }: Scene): boolean {
  const { text } = saying;
  if (!shop || saying.prices.some(({ from }) => !within(from, saying.mentions))) return false;
  if (saying.sizes.some(({ from }) => !within(from, saying.mentions))) return false;
  const named = saying.mentions.filter(({ denied }) => !denied);
  const [mention, another] = named;
  if (!mention?.definite || (mention.plural && mention.count === undefined)) return false;
  if (another && !thisOne.test(another.text)) return false;
  if (startsWithPlace.test(text)) return false;
  const outside = wordsOutside(saying);
  const sees = outside.some((word) => seeing.has(word));
  if (wantsToHave.test(text) && !wantsToSee.test(text)) return false;
  if (
    !outside.every(
      (word) => seeing.has(word) || fillers.has(word) || (sees && withSeeing.has(word)),
    )
  )
    return false;
  const found = pieceMeant(mention, shop, saying);
  return found !== undefined && (found.type !== "none" || found.near !== undefined);
}

/** A fact of a named or current piece. */
export function asksOfPiece(saying: Saying, { shop }: Scene): boolean {
  const { text } = saying;
  if (
    !shop ||
    asksStock(saying) ||
    ofOtherMatters.test(text) ||
    ofSeveral.test(text) ||
    relatedTo.test(text) ||
    asksOutfit.test(text) ||
    asksPairing(text) ||
    (seeksSuch.test(text) && seeksOthers(saying))
  )
    return false;
  if (sumsCart(saying, shop) || asksApart(text)) return false;
  const describes = toKnowAbout.test(text);
  const named =
    saying.tokens.length <= fewWords ||
    (describes && pronoun.test(text)) ||
    saying.mentions.some(({ definite, garment }) => definite || garment !== undefined);
  const talk = chanceOf("nothing", saying);
  if (isSizeQuestion(text)) return false;
  if (saying.sizes.length > 0 || talk > (named ? surelyNothing : likelyNothing)) return false;
  if (!asHeard(saying)) return false;
  const asks =
    describes ||
    asksSomething.test(text) ||
    (factNames.test(text) && saying.tokens.length <= mostBare);
  if (!asks) return false;
  const topics = topicsIn(saying).filter(
    ({ id }) => id !== "description" || asksDescription.test(text),
  );
  return topics.length > 0 && isSpokenOf(saying, shop);
}

/** Without a corrected word; else the correction is announced. */
function asHeard({ text, tokens }: Saying): boolean {
  return tokens.every(({ text: word, start, end }) => text.slice(start, end).startsWith(word));
}

/** "The price of the second". */
const mostBare = 8;

function isSpokenOf(saying: Saying, shop: ShopScene): boolean {
  const named = saying.mentions.filter(
    ({ definite, garment }) => definite || garment !== undefined,
  );
  if (named.length > 0)
    return named.some((mention) => {
      const there = mention.definite || saysBoth.test(saying.text);
      const many = saying.numbers.some(({ to }) => to === mention.from);
      // "Two kurtas", of which there is one kind.
      if (!there && mention.plural && !(many && asksPrice.test(saying.text))) return false;
      const found = pieceMeant(mention, shop, saying);
      return found?.type === "one" || (found?.type === "several" && there);
    });
  if (groupIn(saying, shop).length > 0) return true;
  if (!currentPiece(shop)) return false;
  return pronoun.test(saying.text) || openPiece(shop) !== undefined || shop.named !== undefined;
}

/** Two products and a comparison. */
export function comparesPieces(saying: Saying, { shop }: Scene): boolean {
  const { text, tokens } = saying;
  if (!shop || writing.test(text)) return false;
  const scoped = ofWhich.test(text) || ofWholeShop.test(text);
  if (superlative.test(text) && scoped && tokens.length <= mostBare + 2)
    return !factNames.test(text) && inView(shop).length > 0;
  if (
    tokens.length <= mostBare + 4 &&
    startsWithOnlyWhich.test(text) &&
    asksWhichOfFew(saying, shop)
  )
    return true;
  if (asksApart(text) && pairSpoken(saying, shop).length === 2) return true;
  if (!comparing.test(text)) return false;
  if (chanceOf("nothing", saying) > surelyNothing) return false;
  const meant = meantIn(saying, shop);
  const ones = meant.filter(({ found }) => found.type !== "none");
  const named = meant.filter(({ mention }) => mention !== undefined);
  return (
    ones.length >= 2 ||
    (comparingTwo.test(text) && (named.length >= 2 || (named.length === 1 && ones.length === 1))) ||
    ones.some(({ mention }) => mention?.count !== undefined) ||
    (ones.length === 0 && (groupIn(saying, shop).length >= 2 || ofWhich.test(text)))
  );
}

/** A size of a named or current piece. */
export function asksForSizeOf(
  saying: Saying,
  { shop }: Scene,
  { plain }: Pick<Reading, "plain">,
): boolean {
  const { text } = saying;
  if (asksStock(saying) && saying.sizes.length > 0) return true;
  if (
    !shop ||
    saying.sizes.length + saying.denied.length === 0 ||
    saying.numbers.length > 0 ||
    writing.test(text) ||
    ofOtherMatters.test(text) ||
    seeksOthers(saying)
  )
    return false;
  if (chanceOf("nothing", saying) > surelyNothing || changesSize.test(text)) return false;
  const asks =
    ((asksSomething.test(text) || asksIfNone.test(text)) && asksAvailable.test(text)) ||
    asksIfIn.test(plain);
  return asks && isSpokenOf(saying, shop);
}

const sizing = set(
  "i i'm i'll i'd take sorry oops meant mean actually rather instead a an the in it it's its is be to for and so then ok okay well hmm um think guess suppose believe reckon usually normally always mostly probably maybe wear choose pick select go with let's let us me my make that this size one please pls kindly thanks just only should will would do fine right enough that's yes yeah no not tick set click on him her he she needs need as he's she's better fit fits best can could you mark put want my usual am",
);

export function choosesSize(saying: Saying, { shop }: Scene): boolean {
  if (!shop || !openPiece(shop) || saying.sizes.length !== 1) return false;
  if (saying.numbers.length > 0 || saying.prices.length > 0 || takesPiece.test(saying.text))
    return false;
  const [{ from = 0 } = {}] = saying.sizes;
  if (saying.mentions.some((each) => each.garment !== undefined || !within(from, [each])))
    return false;
  return wordsOutside(saying, saying.sizes).every((word) => sizing.has(word));
}

export function asksForRelated(saying: Saying, { shop, screen }: Scene): boolean {
  const { text, tokens } = saying;
  if (!shop || tokens.length > mostBare + 2) return false;
  if (asksPairing(text) && saying.sizes.length === 0 && isSpokenOf(saying, shop)) return true;
  if (!likeIt.test(text)) return false;
  return screen !== paths.recommendations || !asksForMoreLike.test(text);
}

function within(at: number, spans: readonly { readonly from: number; readonly to: number }[]) {
  return spans.some(({ from, to }) => at >= from && at < to);
}

function wordsOutside(
  { tokens, mentions }: Saying,
  others: readonly { readonly from: number; readonly to: number }[] = [],
): readonly string[] {
  return tokens
    .filter((_, at) => !within(at, mentions) && !within(at, others))
    .map(({ text }) => text);
}
