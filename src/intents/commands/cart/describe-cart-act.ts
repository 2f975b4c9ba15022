import { paths } from "../../../../domain/routes.ts";
import { asksTogether } from "../../../../language/readers/price-questions.ts";
import { type CartQuestion, cartQuestionIn } from "../../grammar/cart-questions.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import {
  asksNumberOfPieces,
  asksTotal,
  ofDelivery,
  ofEach,
  ofOwnCart,
  ofTotalToo,
  readsOut,
} from "../../phrases/cart/describe-cart-act.ts";
import { allOfShop } from "../../phrases/finding/filters.ts";
import { type Line, linesOf, sumOf, totalsOf } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

/** Command id, if not the cart's. */
type Answer = Understood & { readonly id?: string };

interface CartAnswer extends Answer {
  readonly sure: number;
}

export function describedLines(saying: Saying, { shop, screen }: Scene): CartAnswer | undefined {
  if (!shop || allOfShop.test(saying.text)) return undefined;
  const here = screen === paths.cart || screen === paths.placeOrder;
  if (
    !here &&
    (screen === paths.orders || !(ofOwnCart.test(saying.text) || takesSeveral(saying, shop)))
  )
    return undefined;
  const question = cartQuestionIn(saying);
  if (!question) return undefined;
  const reply = answerTo(question, saying, shop);
  const sure = question.unexplained === 0 ? 0.95 : question.unexplained === 1 && here ? 0.92 : 0;
  return reply && { ...reply, sure };
}

/** "How much for both", after an addition. */
function takesSeveral({ text, mentions }: Saying, { touched, cart, spoken }: ShopScene): boolean {
  const many = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const [last = []] = spoken ?? [];
  if (touched === undefined || many < 2 || mentions.some(({ garment }) => garment)) return false;
  return asksTogether(text) && last.length < 2;
}

/** On a filled cart a total is the cart's. */
export function sumsHere(saying: Saying, { shop, screen }: Scene): boolean {
  if (screen !== paths.cart && screen !== paths.placeOrder) return false;
  const question = shop && shop.cart.length > 0 ? cartQuestionIn(saying) : undefined;
  return question?.topic === "total" && question.unexplained === 0;
}

export function sumsCart(saying: Saying, shop: ShopScene): boolean {
  return takesSeveral(saying, shop) && cartQuestionIn(saying)?.topic === "total";
}

function answerTo({ topic }: CartQuestion, saying: Saying, shop: ShopScene): Answer | undefined {
  const lines = linesOf(shop);
  const { mentions } = saying;
  const named = mentions.flatMap((mention) => linesOfMention(mention, lines, shop));
  switch (topic) {
    case "count":
      return { id: "count", ...piecesInCart(shop) };
    case "total":
      return describing("total", inFull(saying, shop));
    case "contents":
      return describing("contents", words.cart(lines));
    case "line-total":
      return named.length === 0
        ? undefined
        : describing("total", words.linesTotal(named, sumOf(named)));
    case "line": {
      const [mention] = mentions;
      if (named.length > 0) return aboutLines(named, describing("contents", words.cart(named)));
      return mention?.garment === undefined
        ? describing("contents", words.cart(lines))
        : describing("contents", words.notInCart(mention.text));
    }
  }
}

function inFull({ text }: Saying, shop: ShopScene): string {
  const total = words.total(totalsOf(shop));
  if (shop.cart.length === 0) return total;
  if (ofEach.test(text))
    return [...linesOf(shop).map(({ piece }) => words.price(piece.name, piece.price)), total].join(
      " ",
    );
  return readsOut.test(text) ? `${words.cart(linesOf(shop))} ${total}` : total;
}

/** The only piece is spoken of. */
function aboutLines(named: readonly Line[], reply: Understood): Understood {
  const [id, another] = new Set(named.map(({ piece }) => piece.id));
  return another === undefined && id !== undefined
    ? { ...reply, slots: { ...reply.slots, product: id } }
    : reply;
}

export function piecesInCart(shop: ShopScene): Understood {
  const lines = linesOf(shop);
  const many = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const text = many > 1 ? `${words.inCart(many)} ${words.cart(lines)}` : words.cart(lines);
  return { ...describing("contents", text), slots: { count: many } };
}

export function describeCartAct(
  saying: Saying,
  _reading: Reading,
  scene: Scene,
): Answer | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  if (asksNumberOfPieces.test(saying.text)) return { id: "count", ...piecesInCart(shop) };
  const reply = describedLines(saying, scene);
  if (reply) {
    const { sure: _form, ...understood } = reply;
    return understood;
  }
  const delivery = ofDelivery.test(saying.text);
  const inAll = delivery && ofTotalToo.test(saying.text);
  if (delivery && !inAll) return describing("delivery", words.deliveryFee(shop.fee));
  const total = inAll || asksTotal.test(saying.text);
  return total
    ? describing("total", inFull(saying, shop))
    : describing("contents", words.cart(linesOf(shop)));
}

function describing(topic: string, text: string): Understood {
  return { slots: { topic }, effects: [say(text)], row: "follows" };
}
