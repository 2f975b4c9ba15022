/**
 * "What's that all in?", "how much do I keep ready for the delivery guy": the cart's total with
 * delivery; if empty, the current product's price; on the orders, what is owed.
 */
import { paths } from "../../../../domain/routes.ts";
import { type SumAsked, sumAsked } from "../../../../language/readers/sums.ts";
import { isOfOtherMatters } from "../../../../language/words/other-matters.ts";
import { paysUnpaid } from "../../after-order/unpaid.ts";
import { discourseOf, spokenPieces } from "../../dialogue/short-turns/state.ts";
import { chanceOf, type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, RowId, Scene, ShopScene } from "../../intent.ts";
import { readsOut } from "../../phrases/cart/describe-cart-act.ts";
import {
  allTogether,
  asksAct,
  asksAmount,
  asksAmountOfIt,
  asksBothTaken,
  asksIfDeliveryIncluded,
  asksIfSum,
  asksIfWithin,
  asksSumAgain,
  asksSumOfChange,
  asksSumOfNamed,
  asksSumOfTaken,
  asksWhatIsTaken,
  clauseJoint,
  othersToo,
  sumQuestion,
  withoutDelivery,
} from "../../phrases/cart/sums.ts";
import { type Line, linesOf, sumOf, totalsOf } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { currentPiece, groupIn, meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken, Understood } from "../command.ts";
import { describing as each, say } from "../say.ts";

const rows: ReadonlySet<RowId> = new Set([
  "none",
  "about",
  "collection",
  "home",
  "cart",
  "order",
  "need",
  "recommend",
]);
const mostDescribed = 3;
const mostBarely = 1;
/** Probability of other talk that excludes a total. */
const surelyTalk = 0.97;

export function summed(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || !rows.has(reading.row) || asked?.id === "need") return undefined;
  const wholly = ofTaken(reading, scene, shop) ?? ofChange(reading, scene, shop);
  if (wholly) return { id: "describe-cart", ...wholly };
  const reply = sumIn(reading.lower, reading, scene, shop);
  if (reply) return reply;
  const asks = sumQuestion.exec(reading.lower);
  const before = asks ? reading.lower.slice(0, asks.index).trim() : "";
  if (!asks || before === "" || asksAct.test(before)) return undefined;
  return clauseJoint.test(before) || asks[0].startsWith("how")
    ? sumIn(asks[0], reading, scene, shop)
    : undefined;
}

function sumIn(lower: string, { row }: Reading, scene: Scene, shop: ShopScene): Taken | undefined {
  const { screen } = scene;
  if (readsOut.test(lower)) return undefined;
  const bare = lower.replace(withoutDelivery, "");
  const sum = sumAsked(bare);
  if (!sum) return undefined;
  if ((row === "need" || row === "recommend") && !(sum.noun || sum.pays || sum.delivered))
    return undefined;
  const saying = sayingOf({ lower }, scene);
  if (isOfOtherMatters(saying.text)) return undefined;
  const named = new Set(saying.mentions.flatMap((each) => textsOf(each, saying)));
  const most = sum.delivered || sum.whole ? mostDescribed : mostBarely;
  const unclear = sum.unexplained.filter(({ text }) => !named.has(text));
  if (unclear.length > most || (unclear.length > 0 && chanceOf("nothing", saying) > surelyTalk))
    return undefined;
  if (saying.prices.length > 0 || saying.sizes.length > 1) return undefined;
  const ordered = screen === paths.orders && !sum.delivered && !discourseOf(shop).fresh;
  if (ordered && paysUnpaid(saying, scene)) return undefined;
  const due = ordered ? owedOn(saying, shop, sum) : undefined;
  const reply = due ?? ofPieces(sum, saying, shop) ?? ofCart(sum, saying, shop);
  return reply && { id: "describe-cart", ...reply };
}

/** What the cart comes to, asked by what was just done or said. */
function ofChange({ lower, row }: Reading, scene: Scene, shop: ShopScene): Understood | undefined {
  const { screen } = scene;
  if (row !== "none" || shop.cart.length === 0) return undefined;
  const here = screen === paths.cart || screen === paths.placeOrder;
  const { fresh } = discourseOf(shop);
  const changed =
    (asksSumAgain.test(lower.replace(withoutDelivery, "")) &&
      (fresh || here || (asksAmount.test(lower) && spokenPieces(scene).length === 0))) ||
    (asksSumOfChange.test(lower) && fresh);
  const ofIt = asksAmountOfIt.test(lower) && spokenPieces(scene).length === 0;
  const both = asksBothTaken.test(lower) && shop.cart.length === 2 && touchesBoth(shop);
  const asksIf = asksIfWithin.test(lower) || asksIfSum.test(lower);
  const priced = asksIf && namesAmount(sayingOf({ lower }, scene));
  const asksDelivery = asksIfDeliveryIncluded.test(lower) && discourseOf(shop).piece === undefined;
  if (!(changed || ofIt || both || priced || asksDelivery)) return undefined;
  const total = words.total(totalsOf(shop));
  return describing(asksWhatIsTaken.test(lower) ? `${words.cart(linesOf(shop))} ${total}` : total);
}

const touchesBoth = ({ cart, touched = [] }: ShopScene): boolean =>
  cart.every(({ id, size }) => touched.some((each) => each.id === id && each.size === size));

const leastAmount = 100;
const namesAmount = ({ prices, numbers }: Saying): boolean =>
  prices.length > 0 || numbers.some(({ value }) => value >= leastAmount);

/** Of pieces together that aren't taken yet. */
function ofTaken(reading: Reading, scene: Scene, shop: ShopScene): Understood | undefined {
  if (reading.row !== "none") return undefined;
  const saying = sayingOf(reading, scene);
  const named = asksSumOfNamed.test(saying.text) ? piecesMeant(saying, shop) : [];
  const isNew = named.some(({ id }) => shop.cart.every((line) => line.id !== id));
  if (named.length > 1 && named.length <= mostDescribed && isNew)
    return each(named, (piece) => words.price(piece.name, piece.price), { topic: "price" }, true);
  if (!asksSumOfTaken.test(reading.lower)) return undefined;
  const group = groupIn(saying, shop);
  if (group.length < 2 || group.length > mostDescribed) return undefined;
  const current = currentPiece(shop);
  if (current && !group.includes(current)) return undefined;
  const sum = group.reduce((all, { price }) => all + price, 0);
  const products = group.map(({ id }) => id);
  return {
    slots: { topic: "total", products },
    effects: [say(words.together(sum))],
    row: "follows",
  };
}

/** Named, or the two that are spoken of. */
function piecesMeant(saying: Saying, shop: ShopScene): readonly Piece[] {
  const named = meantIn(saying, shop).flatMap(({ found }) =>
    found.type === "one" ? [found.piece] : [],
  );
  const isAlone = saying.mentions.length === 0 && shop.cart.length === 0;
  return named.length === 0 && isAlone ? groupIn(saying, shop) : named;
}

function textsOf({ from, to }: Saying["mentions"][number], { tokens }: Saying): readonly string[] {
  return tokens.slice(from, to).map(({ text }) => text);
}

/** On all orders, or the named one. */
function owedOn(saying: Saying, shop: ShopScene, sum: SumAsked): Understood | undefined {
  const { mentions } = saying;
  const due = (shop.orders ?? []).flatMap(({ name, due: amount, id }) =>
    amount === undefined ? [] : [{ id, name, amount }],
  );
  if (due.length === 0 || !(sum.owed || sum.pays || sum.noun)) return undefined;
  const named = mentions.filter(({ garment }) => garment !== undefined);
  const meant = meantIn(saying, shop).flatMap(({ found }) =>
    found.type === "one" ? [found.piece.id] : [],
  );
  const own = named.length > 0 ? due.filter(({ id }) => meant.includes(id)) : due;
  return own.length > 0 ? describing(words.owed(own)) : undefined;
}

/** Of named products, or the current one outside the cart. */
function ofPieces(sum: SumAsked, saying: Saying, shop: ShopScene): Understood | undefined {
  const { lines } = discourseOf(shop);
  const named = saying.mentions.filter(({ garment }) => garment !== undefined);
  const own = new Set(named.flatMap((mention) => linesOfMention(mention, lines, shop)));
  if (own.size > 0) {
    // "Two of them plus the shirt plus postage".
    const others = othersToo.test(saying.text) && sum.delivered;
    if (own.size === lines.length || others) return describing(words.total(totalsOf(shop)));
    if (!sum.delivered) return lineTotal([...own], saying);
    const amount = [...own].reduce((all, { piece, quantity }) => all + piece.price * quantity, 0);
    return describing(words.delivered(amount, shop.fee));
  }
  const meant = meantIn(saying, shop).flatMap(({ found, mention }) =>
    found.type === "one" && mention?.garment !== undefined ? [found.piece] : [],
  );
  const [piece, another] = named.length > 0 ? meant : spokenOf(saying, shop);
  if (another || !piece) return undefined;
  if (!sum.delivered) return undefined;
  return describing(words.delivered(piece.price * manyOf(saying), shop.fee), piece);
}

/** "How much for the jeans alone, both". */
function lineTotal(own: readonly Line[], { text }: Saying): Understood | undefined {
  const many = own.reduce((sum, { quantity }) => sum + quantity, 0);
  if (many < 2 || !allTogether.test(text)) return undefined;
  return describing(words.linesTotal(own, sumOf(own)));
}

const pointing = new Set(["it", "that", "this", "that's", "it'll", "that'll"]);

/** The current product, if never in the cart. */
function spokenOf({ tokens }: Saying, shop: ShopScene): readonly Piece[] {
  const { piece, likely, lines, begun } = discourseOf(shop);
  const own = piece ?? (begun || lines.length === 0 ? likely : undefined);
  if (!own || shop.touched?.some(({ id }) => id === own.id)) return [];
  if (lines.length > 0 && !tokens.some(({ text }) => pointing.has(text))) return [];
  return lines.some((line) => line.piece.id === own.id) ? [] : [own];
}

function manyOf({ numbers }: Saying): number {
  const [number] = numbers;
  return number && number.value > 0 && number.value < 100 ? number.value : 1;
}

function ofCart(sum: SumAsked, saying: Saying, shop: ShopScene): Understood | undefined {
  const { mentions, sizes } = saying;
  if (mentions.some(({ garment }) => garment !== undefined) || sizes.length > 0) return undefined;
  if (shop.cart.length === 0) return undefined;
  const plain = sum.delivered || sum.whole || sum.pays || sum.noun;
  return plain && spokenOf(saying, shop).length === 0
    ? describing(words.total(totalsOf(shop)))
    : undefined;
}

function describing(text: string, piece?: Piece): Understood {
  return {
    slots: { topic: "total", ...(piece && { product: piece.id }) },
    effects: [say(text)],
    row: "follows",
  };
}
