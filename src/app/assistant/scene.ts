/** Builds the scene from address and stores. */

import type { Product } from "../../../contract/schemas.ts";
import { cartLines } from "../../../domain/cart.ts";
import type { View } from "../../../domain/collection.ts";
import { isBegun } from "../../../domain/delivery.ts";
import { paths, productAt } from "../../../domain/routes.ts";
import { rememberedFor } from "../../../language/text/remembered.ts";
import settings from "../../../shop.json" with { type: "json" };
import type { Remembered } from "../../intents/dialogue/dialogue.ts";
import type { OrderInScene, Piece, Scene, ShopScene } from "../../intents/intent.ts";
import type { CartState } from "../../shop/cart/cart.ts";
import type { ProductChoiceState } from "../../shop/catalogue/chosen.ts";
import { foundAt, inViewAt } from "../../shop/catalogue/in-view.ts";
import type { ProductsState } from "../../shop/catalogue/products.ts";
import { readView, type SearchPlace } from "../../shop/catalogue/search-url.ts";
import type { CheckoutState } from "../../shop/checkout/checkout-form.ts";
import type { OrdersState } from "../../shop/orders/orders.ts";
import { type RecommendationsState, seen } from "../../shop/recommendations/recommendations.ts";

interface SceneParts {
  readonly place: SearchPlace;
  readonly products: ProductsState;
  readonly cart: CartState;
  readonly chosen: ProductChoiceState;
  readonly recommendations: RecommendationsState;
  readonly orders: OrdersState;
  readonly checkout: CheckoutState;
  /** The last named product, given the view. */
  readonly anaphora: (inView: readonly string[]) => string | undefined;
  readonly before: Remembered;
  /** Fits shelves of four. */
  readonly wide: boolean;
  readonly said: string | undefined;
}

export function sceneOf(parts: SceneParts): Scene {
  const { place, products, cart, chosen, recommendations, orders, checkout, anaphora, said } =
    parts;
  const columns = columnsAt(place.path, parts.wide);
  const page = pages[place.path];
  const lines = cartLines(cart.cart, products.list);
  const open = productAt(place.path);
  const inView = inViewAt(place, {
    products: products.list,
    cart: lines.map(({ product }) => product._id),
    recommendations: seen(recommendations),
    ordered: orders.items.map(({ item }) => item._id),
  });
  const it = anaphora(inView);
  return {
    screen: place.path,
    ...(settings.phraseTable === "best" && { phraseTable: "best" as const }),
    shop: {
      catalogue: piecesOf(products.list),
      inView,
      ...(columns !== undefined && { columns }),
      ...(open !== undefined && { open: opened(open, chosen) }),
      ...(place.path === paths.collection && listed(place.query, products.list)),
      cart: lines.map(({ product, size, quantity }) => ({ id: product._id, size, quantity })),
      fee: settings.deliveryFee,
      ...(place.path === paths.placeOrder
        ? { checkout: { form: checkout.form, method: checkout.method } }
        : isBegun(checkout) && {
            draft: { form: checkout.form, method: checkout.method },
          }),
      ...(place.path === paths.orders && { orders: ordered(orders.items) }),
      ...(page && { page }),
      ...(it !== undefined && { named: it }),
      ...parts.before,
      ...(said !== undefined && { said }),
    },
  };
}

/** Products per row; undefined in a list. */
function columnsAt(path: string, wide: boolean): number | undefined {
  if (path === paths.collection) return wide ? 3 : 2;
  const shelves = path === paths.home || path === paths.product || productAt(path) !== undefined;
  return shelves ? (wide ? 4 : 2) : undefined;
}

/** Each screen's text, for reading out. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [paths.about]: [
    `About ${settings.name}: ${settings.tagline}.`,
    ...settings.founders.map(({ role, line }) => `${role}: ${line}`),
    "Say “suggest” and what you are looking for.",
  ],
  [paths.contact]: [
    `You reach us at ${settings.address.join(", ")}.`,
    `By phone: ${settings.phone}. By email: ${settings.email}.`,
  ],
};

function ordered(items: OrdersState["items"]): readonly OrderInScene[] {
  return items.map(({ orderId, item, status, due, amount }) => ({
    orderId,
    id: item._id,
    name: item.name,
    status,
    ...(due && { due: amount }),
  }));
}

function opened(id: string, { productId, size }: ProductChoiceState) {
  return productId === id && size !== undefined ? { id, size } : { id };
}

function viewOf(query: string): View {
  const { filters, sort, search, near } = readView(query);
  return { ...filters, sort, ...(search !== undefined && { search, ...(near && { near }) }) };
}

function listed(query: string, list: readonly Product[]): Pick<ShopScene, "view" | "nothingFits"> {
  const empty = list.length > 0 && foundAt(query, list).length === 0;
  return { view: viewOf(query), ...(empty && { nothingFits: true }) };
}

/** Equal lists give equal pieces, so that their index is kept. */
export const piecesOf = rememberedFor((products: readonly Product[]): readonly Piece[] =>
  products.map(
    ({ _id, name, price, category, subCategory, sizes, description, facts, stock }): Piece => ({
      id: _id,
      name,
      price,
      category,
      subCategory,
      sizes,
      description,
      ...(facts && { facts }),
      ...(stock && { stock }),
    }),
  ),
);
