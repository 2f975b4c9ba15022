import { paths } from "../../../../domain/routes.ts";
import { sizes } from "../../../../domain/values.ts";
import { wearerIn } from "../../../../language/readers/wearers.ts";
import { discourseOf } from "../../dialogue/short-turns/state.ts";
import type { Effect } from "../../effects.ts";
import { type CartWish, cartWishIn, type SpokenCartChange } from "../../grammar/cart-wish.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { RowId, Scene, ShopScene } from "../../intent.ts";
import {
  addsBeside,
  asksIfSo,
  besideEachOther,
  changes,
  correcting,
  inCart,
  inTurn,
  ofEverything,
  ofMine,
  requesting,
  seen,
  takesItOut,
} from "../../phrases/cart/change-cart-act.ts";
import { endsAsQuestion } from "../../phrases/marks.ts";
import { type Line, linesInScope, linesOf } from "../../resolve/cart-lines.ts";
import { type LinesMeant, linesOfWish } from "../../resolve/lines.ts";
import { words } from "../../responses/words.ts";
import { askWhichLine } from "../ask-which.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { waitingFor } from "../waiting.ts";
import { emptied, quantity, resized } from "./cart-effects.ts";

/** With its confidence by form, 0 to 1. */
interface CartAct extends Understood {
  readonly sure: number;
}

export function changeCart(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  if (shop.cart.length === 0)
    return !shop.open && reading.row === "none" && cartWishIn(saying)
      ? { slots: {}, effects: [say(words.cart([]))], row: "follows" }
      : undefined;
  return changeOf(saying, reading, scene);
}

const rows: ReadonlySet<RowId> = new Set(["none", "cart"]);
const whole = 0.94;

export const wholeChange: Command = {
  id: "change-cart",
  read(reading, scene) {
    if (!scene.shop || !rows.has(reading.row)) return undefined;
    const change = changeOf(sayingOf(reading, scene), reading, scene);
    if (!change || change.sure < whole) return undefined;
    const { slots, effects, row } = change;
    return { slots, effects, row };
  },
};

/** Undefined if it isn't about the cart. */
export function changeOf(saying: Saying, reading: Reading, scene: Scene): CartAct | undefined {
  const { shop } = scene;
  const wish = shop && cartWishIn(saying);
  if (!shop || !wish) return undefined;
  if (shop.cart.length === 0 && wish.change.type !== "empty") return undefined;
  // Beside a wish or a place only what is named goes: "lose all that blue, I want …".
  const apart = reading.row === "recommend" || reading.row === "home" || reading.row === "order";
  const named = wish.mentions.some((at) => saying.mentions[at]?.garment !== undefined);
  const goes = wish.change.type === "out" || wish.change.type === "only";
  if (apart && goes && !named) return undefined;
  if (asksIfSo.test(saying.text) || besideEachOther.test(saying.text)) return undefined;
  const act = actOn(wish, saying, reading, scene, shop);
  return act && isQuestion(reading) ? { ...act, sure: 0 } : act;
}

/** A question without a request: "these jeans are coming in XXL?". */
function isQuestion({ plain, lower }: Reading): boolean {
  return endsAsQuestion.test(plain) && !requesting.test(lower);
}

function actOn(
  wish: CartWish,
  saying: Saying,
  reading: Reading,
  { screen, ...scene }: Scene,
  shop: ShopScene,
): CartAct | undefined {
  const all = linesOf(shop);
  const here = screen === paths.cart || screen === paths.placeOrder;
  const ofCart = here || inCart.test(saying.text);
  const { change } = wish;
  // Elsewhere it may be the filters; it is asked about first.
  if (change.type === "empty") {
    const all = ofCart || (ofEverything.test(saying.text) && !isFiltered(shop));
    return all ? { ...emptied(reading, shop), sure: 0.95 } : undefined;
  }
  // "Make the first one M": of what is there, wherever it is said.
  const makes = changes.test(saying.text) && saying.mentions.length > 0;
  const inScope = ofCart || makes ? all : linesInScope({ screen, ...scene }, shop);
  // Elsewhere a name alone only removes.
  const lessens = change.type === "out" || change.type === "only" || isLess(change);
  const lines = !ofCart && lessens ? all : inScope;
  if (lines.length === 0) return undefined;
  // "Only the linen ones" elsewhere narrows what is seen.
  if (change.type === "only" && !ofCart && (seen.test(saying.text) || !discourseOf(shop).fresh))
    return undefined;
  if (!ofCart && !correcting.test(saying.text) && !lessens) return undefined;
  const meant = ofWearer(linesOfWish(wish, saying, lines, shop), saying.text, shop);
  if (isAnother(wish, saying, meant)) return undefined;
  const sized = ofSize(wish, saying, meant);
  if (sized) return done(sized.wish, sized.meant, { reading, shop, lines, sizes: [] });
  return done(wish, meant, { reading, shop, lines, sizes: saying.sizes.map(({ value }) => value) });
}

/** "Only two in M", of several sizes. */
function ofSize(
  wish: CartWish,
  { sizes: [size, other], numbers: [number, more], text }: Saying,
  meant: LinesMeant,
): { readonly wish: CartWish; readonly meant: LinesMeant } | undefined {
  if (meant.type !== "one-of" || wish.change.type !== "resize" || !size || other) return undefined;
  const [line, another] = meant.lines.filter((each) => each.size === size.value);
  if (!line || another || more || addsBeside.test(text)) return undefined;
  const count = number?.value ?? 0;
  if (count < 1 || count > 99 || count === line.quantity) return undefined;
  return {
    wish: { ...wish, change: { type: "set", count } },
    meant: { type: "these", lines: [line], named: true },
  };
}

/** "Uncle's shirt", of several: the one that was taken for them. */
function ofWearer(meant: LinesMeant, text: string, shop: ShopScene): LinesMeant {
  const wearer = meant.type === "one-of" ? wearerIn(text) : undefined;
  if (meant.type !== "one-of" || wearer === undefined) return meant;
  if (wearer === "me" && !ofMine.test(text)) return meant;
  const own = discourseOf(shop)
    .linesFor(wearer)
    .filter((line) =>
      meant.lines.some(({ piece, size }) => piece === line.piece && size === line.size),
    );
  return own.length === 1 ? { type: "these", lines: own, named: true } : meant;
}

/** What can only be said of the cart, wherever it is said. */
function isLess(change: SpokenCartChange): boolean {
  return change.type === "by" && change.count < 0;
}

function isAnother({ change }: CartWish, saying: Saying, meant: LinesMeant): boolean {
  const [size] = saying.sizes;
  if (!size || !addsBeside.test(saying.text) || change.type === "out") return false;
  return meant.type === "missing" || meant.lines.every((line) => line.size !== size.value);
}

/** By categories, colours, sizes or price. */
function isFiltered({ view }: ShopScene): boolean {
  if (!view) return false;
  const { categories, subCategories, sort: _sort, ...others } = view;
  return categories.length + subCategories.length + Object.keys(others).length > 0;
}

interface ActContext {
  readonly reading: Reading;
  readonly shop: ShopScene;
  readonly lines: readonly Line[];
  readonly sizes: readonly string[];
}

function done(wish: CartWish, meant: LinesMeant, context: ActContext): CartAct | undefined {
  const { reading, lines } = context;
  if (meant.type === "missing") {
    const takes = wish.change.type === "by" || wish.change.type === "set";
    if (takes) return undefined;
    const text = words.notInCart(meant.said);
    return { slots: {}, effects: [say(text)], row: "follows", sure: wish.formed ? 0.7 : 0 };
  }
  const act = actOf(wish.change, context.sizes);
  if (meant.lines.length === 0) return undefined;
  const sole = meant.type === "one-of" && !meant.named && !inTurn.test(reading.lower);
  const counted = sole && wish.formed ? onlyCounted(wish, lines) : undefined;
  if (counted)
    return {
      slots: { product: counted.piece.id, size: counted.size },
      effects: act(counted),
      row: "follows",
      sure: wish.formed && wish.unexplained === 0 ? 0.96 : 0,
    };
  if (meant.type === "one-of") {
    const effects = [
      askWhichLine(meant.lines, reading.said, (line) => [...act(line), ...waitingFor(reading.row)]),
    ];
    const sure = wish.formed && wish.unexplained <= 1 ? 0.9 : 0;
    return { slots: {}, effects, row: "waits", sure };
  }
  const [line] = meant.lines;
  const slots =
    meant.lines.length === 1 && line
      ? { product: line.piece.id, size: line.size }
      : { products: meant.lines.map(({ piece }) => piece.id) };
  const changed =
    wish.change.type === "only" ? lines.filter((each) => !meant.lines.includes(each)) : meant.lines;
  return {
    slots,
    // "Only the shawl", which is all there is.
    effects: changed.length > 0 ? changed.flatMap(act) : [say(words.cart(meant.lines))],
    row: "follows",
    sure: Math.max(isOnlyOut(wish, lines, reading) ? 0.92 : 0, surenessOf(wish, meant.named)),
  };
}

/** "Just one", "take one off": the only line that counts more. */
function onlyCounted({ change }: CartWish, lines: readonly Line[]): Line | undefined {
  const left = (line: Line) =>
    change.type === "set" ? change.count : change.type === "by" ? line.quantity + change.count : 99;
  const [only, another] = lines.filter((line) => left(line) > 0 && line.quantity > left(line));
  return another ? undefined : only;
}

/** "Take it out", of the only line. */
function isOnlyOut(
  { change, formed, unexplained }: CartWish,
  lines: readonly Line[],
  { lower }: Reading,
): boolean {
  const out = change.type === "out" && formed && lines.length === 1;
  return out && unexplained <= 4 && takesItOut.test(lower);
}

/** A named line is certain; "it" only with few other words. */
function surenessOf({ formed, unexplained }: CartWish, named: boolean): number {
  if (named && formed) return unexplained <= 3 ? 0.96 : 0.93;
  if (named) return unexplained <= 1 ? 0.92 : 0.5;
  return formed && unexplained === 0 ? 0.96 : 0;
}

type Act = (line: Line) => readonly Effect[];

function actOf(change: SpokenCartChange, said: readonly string[]): Act {
  switch (change.type) {
    case "empty":
    case "out":
    case "only":
      return (line) => [quantity(line, 0)];
    case "by":
      return (line) => [quantity(line, line.quantity + change.count)];
    case "times":
      return (line) => [quantity(line, Math.ceil(line.quantity * change.factor))];
    case "set":
      return (line) => [quantity(line, change.count)];
    case "resize":
      return (line) => toSize(line, otherThanIts(line, change.size, said));
    case "step":
      return (line) => toSize(line, sizes[sizes.indexOf(line.size) + change.by] ?? "that");
  }
}

/** "Should be large, it says medium there". */
export function otherThanIts({ size }: Line, wanted: string, said: readonly string[]): string {
  const others = new Set(said.filter((each) => each !== size));
  const [other = wanted] = others;
  return wanted === size && others.size === 1 ? other : wanted;
}

function toSize(line: Line, wanted: string): readonly Effect[] {
  const to = line.piece.sizes.find((each) => each === wanted);
  if (line.size === wanted) return [say(words.sizeAlready(line.piece.name, line.size))];
  return to
    ? [resized(line, to)]
    : [say(words.onlySizes(line.piece.name, wanted, line.piece.sizes))];
}
