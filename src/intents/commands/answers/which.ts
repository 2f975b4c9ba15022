import type { Size } from "../../../../domain/values.ts";
import { bothForm } from "../../../../language/readers/counts.ts";
import { readSize } from "../../../../language/readers/sizes.ts";
import type { Effect, Option, Question } from "../../effects.ts";
import type { Piece, ShopScene } from "../../intent.ts";
import { extreme, refer } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import { asking } from "../ask-which.ts";
import { askSize, intoTheCart } from "../cart/add.ts";
import { itemIn } from "../cart/cart-items.ts";
import type { Understood } from "../command.ts";

type WhichQuestion = Question & { readonly id: "which" };

const neither = /^(?:neither|none)\b/;
/** "The white one", if not of two white ones. */
const other = /^(?:the|that|this) .*\bones?$/;
/** Most prices described at once. */
const mostPriced = 4;
const pricing =
  /^(?:how much (?:are|is|do|does) (?:they|these|those|both(?: of them)?|each(?: one)?(?: of them)?|it|them)(?: cost)?|how much|what do they cost|(?:what are )?(?:the|their) prices)$/;
const comparing = new RegExp(
  `^(?:which|what)(?: one)?(?: of (?:these|them|those|${bothForm}))?(?:'s| is| costs) (?:the )?(?<fact>cheap(?:er|est)|less expensive|least expensive|dear(?:er|est)|more expensive|most expensive|less|more)(?: one)?$`,
);
const all = /^(?:(?:all|both|each)(?: (?:of )?(?:them|these|those))?|(?:them|these) (?:both|all))$/;

export function whichAnswer(
  asked: WhichQuestion,
  text: string,
  shop: ShopScene,
  agreed: boolean,
): Understood | undefined {
  const { options, about } = asked;
  if (neither.test(text)) {
    const effects = [{ type: "say", text: words.stopped } as const];
    return { slots: { answer: "no" }, effects, row: "follows" };
  }
  if (all.test(text)) return every(asked);
  const among = options.flatMap((option, at) => placed(option, at, shop));
  const told = toldOf(among, text);
  if (told.length > 0) {
    const asks = { type: "ask", question: asked } as const;
    return { slots: {}, effects: [...told, asks], row: "waits" };
  }
  // "The white one in large": a size doesn't distinguish additions.
  const size = options.some(adds) ? readSize(text) : null;
  // "Yes" chooses an only option.
  const said =
    agreed && text === "" && among.length === 1
      ? "it"
      : comparatives(size ? itemIn(text).thing : text);
  const found = refer(said, shop, { among, names: false });
  const optionsAt = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ id }) => options[Number(id)] ?? []);
  switch (found.type) {
    case "none":
      return other.test(text) && !options.some(opens)
        ? { slots: {}, effects: [{ type: "ask", question: asked }], row: "waits" }
        : undefined;
    case "one": {
      const [option] = optionsAt([found.piece]);
      return option && chosen(size ? inSize(option, size, about, shop) : option);
    }
    case "several": {
      if (found.pieces.length === among.length) return undefined;
      const [name = "", ...others] = found.pieces.map((piece) => piece.name);
      const same = others.every((other) => other === name);
      const asks = same ? words.whichOfSame(name) : words.which([name, ...others], 0);
      const effects = [asking(asks, about, optionsAt(found.pieces))];
      return { slots: {}, effects, row: "waits" };
    }
  }
}

/** "How much are they?", "which is cheaper?": answered before choosing. */
function toldOf(among: readonly Piece[], text: string): readonly Effect[] {
  const prices = among.map(({ name, price }) => words.price(name, price));
  if (pricing.test(text)) {
    const ends = [true, false].flatMap((low) => {
      const piece = extreme(among, low ? 1 : -1);
      return piece ? words.extreme(piece.name, piece.price, low) : [];
    });
    return [say((prices.length > mostPriced ? ends : prices).join(" "))];
  }
  const fact = comparing.exec(text)?.groups?.fact;
  if (fact === undefined) return [];
  const least = /cheap|less|least/.test(fact);
  const piece = extreme(among, least ? 1 : -1);
  return piece ? [say(words.extreme(piece.name, piece.price, least))] : [];
}

function say(text: string): Effect {
  return { type: "say", text };
}

function adds({ does: [first] }: Option): boolean {
  return first?.type === "addToCart" || (first?.type === "ask" && first.question.id === "size");
}

function inSize(option: Option, size: Size, about: string, { catalogue }: ShopScene): Option {
  const piece = indexOf(catalogue).byId.get(option.piece);
  const [first, ...later] = option.does;
  const question =
    first?.type === "ask" && first.question.id === "size" ? first.question : undefined;
  const quantity = first?.type === "addToCart" ? first.quantity : question?.quantity;
  if (!piece || quantity === undefined) return option;
  const rest = question ? question.waiting : later;
  return {
    ...option,
    does: piece.sizes.includes(size)
      ? [intoTheCart(piece, size, quantity), ...rest]
      : [askSize(piece, size, quantity, about, rest)],
  };
}

function opens({ does }: Option): boolean {
  return does.some(({ type }) => type === "openProduct");
}

/** A product may be there in two sizes. */
function placed(
  { piece: id, size }: Option,
  at: number,
  { catalogue }: ShopScene,
): readonly Piece[] {
  const piece = indexOf(catalogue).byId.get(id);
  return piece ? [{ ...piece, id: String(at), ...(size && { sizes: [size] }) }] : [];
}

/** Among these "cheaper" is the cheapest. */
function comparatives(text: string): string {
  return text
    .replace(/\b(?:cheaper|less expensive)\b/, "cheapest")
    .replace(/\b(?:dearer|costlier|pricier|more expensive)\b/, "most expensive");
}

function chosen({ piece, size, does }: Option): Understood {
  const asks = does.some(({ type }) => type === "ask");
  return {
    slots: { product: piece, ...(size && { size }) },
    effects: does,
    row: asks ? "waits" : "follows",
  };
}

/** All, if possible: two pages can't be open. */
function every(asked: WhichQuestion): Understood {
  const { options } = asked;
  const effects = options.flatMap(({ does }) => does);
  if (effects.some(({ type }) => type === "ask" || type === "openProduct")) {
    return { slots: {}, effects: [{ type: "ask", question: asked }], row: "waits" };
  }
  return { slots: { products: options.map(({ piece }) => piece) }, effects, row: "follows" };
}
