/** Whole sentences that work on this screen and cart, without repeating the last act. */

import { chosenCount } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { categories, type Size, subCategories } from "../../../domain/values.ts";
import type { Question } from "../../intents/effects.ts";
import type { Intent, Piece, Scene, ShopScene } from "../../intents/intent.ts";
import { sizeNames } from "../../intents/responses/names.ts";

export interface SuggestionContext extends Scene {
  readonly after?: Intent | undefined;
  /** Answers to the open question. */
  readonly answers?: readonly string[] | undefined;
  readonly offersTour?: boolean | undefined;
}

const enough = 3;
const all = 5;

export function suggestions(moment: SuggestionContext): readonly string[] {
  const { asked, answers, offersTour, after } = moment;
  if (asked) return answersTo(asked, moment);
  if (answers?.length) return answers.slice(0, all);
  const said = after?.said.toLowerCase();
  const fresh = [...new Set(next(moment))].filter((text) => text.toLowerCase() !== said);
  const few = fresh.every((text) => text.startsWith("Size ")) ? fresh : fresh.slice(0, enough);
  return offersTour ? ["Show me around", ...few.slice(0, enough - 1)] : few;
}

function answersTo(question: Question, { shop }: SuggestionContext): readonly string[] {
  switch (question.id) {
    case "need":
      return question.about === "" || question.text.startsWith("What")
        ? ["Something warm", "A gift for my daughter", "Never mind"]
        : ["Yes", "No"];
    case "confirm":
      return ["Yes", "No"];
    case "misheard":
      return ["No"];
    case "size": {
      const piece = pieceIn(shop, question.piece);
      return piece ? piece.sizes.map((size) => capital(sizeNames[size])) : ["Medium", "Large"];
    }
    case "which":
      return optionsOf(question, shop);
    case "field":
      return question.spelled ? ["Never mind"] : ["Let me spell it", "Never mind"];
    case "detail":
      return question.sayings.slice(0, all);
    case "pin":
      return ["Never mind"];
    case "tour":
      return ["Next", "Skip"];
  }
}

/** Names, or places for lines of the same product. */
function optionsOf(
  { options }: Question & { readonly id: "which" },
  shop: ShopScene | undefined,
): readonly string[] {
  const names = options.flatMap(({ piece }) => pieceIn(shop, piece)?.name ?? []).slice(0, all);
  if (names.length === options.length && new Set(names).size === names.length && names.length > 1)
    return names;
  return options.length > 1 ? ["The first one", "The second one", "Never mind"] : ["Yes", "No"];
}

/** Likeliest first. */
function next({ screen, shop, after }: SuggestionContext): readonly string[] {
  if (!shop) return understoodAnywhere;
  const added = after?.effects.some(({ type }) => type === "addToCart") ?? false;
  if (added) {
    const about = shop.open ? ["What goes with this?"] : [];
    return ["Check out", ...about, ...(screen === paths.cart ? [] : ["What's in my cart?"])];
  }
  switch (screen) {
    case paths.home:
      return wishes;
    case paths.collection:
    case paths.recommendations:
    case paths.product:
      return ofList(screen, shop);
    case paths.cart:
      return shop.cart.length === 0
        ? elsewhere
        : ["Check out", "How much is it altogether?", ...changing(shop), "Keep shopping"];
    case paths.placeOrder:
      return ofCheckout(shop);
    case paths.orders:
      return ofOrders(shop);
    default:
      return shop.open ? ofPiece(shop) : elsewhere;
  }
}

const wishes = [
  "A linen shirt for a wedding",
  "Something warm under 2000",
  "A gift for my daughter",
  "Show me the best sellers",
];
const understoodAnywhere = [
  "Suggest a linen shirt for a wedding",
  "Show me the collection",
  "Go to my cart",
];
const elsewhere = ["Show me the best sellers", ...wishes.slice(0, 2)];

function changing({ cart: [line, ...others] }: ShopScene): readonly string[] {
  if (others.length > 0) return ["Remove the last one"];
  return line?.quantity === 1 ? ["Make it two"] : [];
}

/** None: a looser search; one: open it, or similar; many: the cheapest, and a filter. */
function ofList(screen: string, shop: ShopScene): readonly string[] {
  const { catalogue, view, open, nothingFits } = shop;
  const shown = new Set(nothingFits ? [] : shop.inView);
  const pieces = catalogue.filter(({ id }) => shown.has(id));
  const [only] = pieces;
  if (!only) {
    const narrowed = view !== undefined && chosenCount(view) > 0;
    return [
      ...(narrowed ? ["Clear the filters"] : []),
      ...(view?.search === undefined ? [] : ["Close the search box"]),
      ...elsewhere,
    ];
  }
  if (pieces.length === 1 && !open) {
    return [`Open the ${only.name}`, "Show me similar ones", "Show me the best sellers"];
  }
  const sorts = screen === paths.collection && view?.sort !== "low-high";
  return [
    sorts ? "Cheapest first" : "Show me the cheapest one",
    ...(screen === paths.product ? [] : dividing(pieces)),
    "Open the second one",
    "Compare the first two",
  ];
}

/** The filter that splits most evenly. */
function dividing(pieces: readonly Piece[]): readonly string[] {
  const said = [
    ...categories.map((value) => ({
      say: `Only for ${value.toLowerCase()}`,
      count: pieces.filter(({ category }) => category === value).length,
    })),
    ...subCategories.map((value) => ({
      say: `Only ${value.replace("Wear", " wear").toLowerCase()}`,
      count: pieces.filter(({ subCategory }) => subCategory === value).length,
    })),
  ].filter(({ count }) => count > 0 && count < pieces.length);
  const far = ({ count }: { readonly count: number }) => Math.abs(count - pieces.length / 2);
  return said
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, 1)
    .map(({ say }) => say);
}

function ofPiece({ open, catalogue, cart }: ShopScene): readonly string[] {
  const piece = catalogue.find(({ id }) => id === open?.id);
  if (!piece || !open) return elsewhere;
  const { size } = open;
  if (size === undefined) return piece.sizes.map((each) => `Size ${spoken(each)}`);
  if (cart.some((line) => line.id === piece.id && line.size === size)) {
    return ["Check out", "What goes with this?", "Show me similar ones"];
  }
  return [`Add this in ${spoken(size)}`, "What goes with this?", "Show me similar ones"];
}

function ofCheckout({ checkout, cart }: ShopScene): readonly string[] {
  if (!checkout || cart.length === 0) return elsewhere;
  const missing = Object.values(checkout.form).some((text) => text.trim() === "");
  return [
    missing ? "Fill in the form" : "Place the order",
    checkout.method === "cod" ? "Pay by card" : "Cash on delivery",
    ...(missing ? ["How much is it altogether?"] : ["Read it back"]),
  ];
}

function ofOrders({ orders = [] }: ShopScene): readonly string[] {
  if (orders.length === 0) return elsewhere;
  const unpaid = orders.filter(({ due }) => due !== undefined).length;
  const pay = unpaid === 1 ? ["Pay for the unpaid one"] : ["Pay for the first one"];
  return [
    ...(unpaid > 0 ? pay : []),
    "Where is my order?",
    "What did I order last?",
    "Keep shopping",
  ];
}

const pieceIn = (shop: ShopScene | undefined, id: string): Piece | undefined =>
  shop?.catalogue.find((piece) => piece.id === id);
const spoken = (size: Size): string => sizeNames[size];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
