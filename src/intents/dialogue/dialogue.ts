/**
 * What lasts between utterances: the open question, the screen and its contents. Shared with the
 * replay.
 */
import {
  type Cart,
  cartOf,
  linesOf,
  quantityWith,
  resized,
  withLine,
} from "../../../domain/cart.ts";
import { collected, type View, wholeCollection } from "../../../domain/collection.ts";
import { blankDelivery, isBegun } from "../../../domain/delivery.ts";
import { paths, productPath } from "../../../domain/routes.ts";
import { type Size, sizes } from "../../../domain/values.ts";
import { readSize, withSizesWritten } from "../../../language/readers/sizes.ts";
import { wearerIn } from "../../../language/readers/wearers.ts";
import type { Effect } from "../effects.ts";
import type { Intent, LineInScene, Scene, ShopScene, TouchedLine } from "../intent.ts";
import { describeEffects } from "../responses/describe-effects.ts";
import { mayStray } from "./strays.ts";

/** A question stays until answered or overtaken; unclear words keep it. */
export function sceneAfter(scene: Scene, intent: Intent): Scene {
  let { screen, asked } = scene;
  let offered: Scene["offered"];
  if (intent.row !== "none" || intent.command !== undefined) asked = undefined;
  for (const effect of intent.effects) {
    if (effect.type === "navigate") screen = effect.to;
    if (effect.type === "openProduct") screen = productPath(effect.id);
    if (effect.type === "placeOrder") screen = paths.orders;
    if (effect.type === "narrow") screen = paths.collection;
    if (effect.type === "ask") asked = effect.question;
    if (effect.type === "offer") offered = { sayings: effect.sayings };
  }
  const shop = scene.shop && shopAfter(scene.shop, intent, screen, scene.screen);
  const { offered: _gone, ...rest } = scene;
  const next = { ...rest, screen, ...(shop && { shop }), ...(offered && { offered }) };
  return asked ? { ...next, asked } : withoutQuestion(next);
}

/** Whether an earlier product can still be "it". */
export function staysIn(inView: readonly string[], named: string | undefined): boolean {
  return named === undefined || inView.length === 0 || inView.includes(named);
}

/** The product named by an utterance or its answer. */
export function namedBy(intent: Intent): string | undefined {
  const { slots } = intent;
  if (endsInList(intent)) return undefined;
  return typeof slots.product === "string" ? slots.product : undefined;
}

/**
 * Whether an utterance ends in a new list: "put the shirt in my bag and show me jeans". Earlier
 * products are then "it" no more, later descriptions are.
 */
export function endsInList({ effects }: Intent): boolean {
  const last = effects.findLast(({ type }) => type !== "navigate");
  // "I want it in S", despite the table.
  if (last?.type === "recommend") return !leaning.test(last.userNeeds);
  return last?.type === "narrow" || last?.type === "openSearch";
}

const leaning = /\b(?:it|that|this|one|ones|same|them|those|these)\b/i;

/** Groups and opened pages remembered. */
const mostKept = 6;

const mostTouched = 12;

/** Context of short turns. */
export type Remembered = Pick<
  ShopScene,
  "spoken" | "opened" | "touched" | "described" | "lost" | "supposed" | "left"
>;

/** The list in view, else the one before it. */
export function leftBehind({
  inView,
  columns,
  left,
}: Pick<ShopScene, "inView" | "columns" | "left">): Pick<Remembered, "left"> {
  if (inView.length > 0) return { left: { inView, ...(columns !== undefined && { columns }) } };
  return left ? { left } : {};
}

/** Adds what an utterance names, opens, changes and asks. `cart` precedes it. */
export function rememberedWith(
  { spoken = [], opened = [], touched = [], described }: Remembered,
  intent: Intent,
  cart: readonly LineInScene[],
): Remembered {
  const group = groupNamed(intent);
  const first = spoken[0]?.join() === group.join() ? spoken.slice(1) : spoken;
  const pages = intent.effects.flatMap((each) => (each.type === "openProduct" ? each.id : []));
  return kept({
    spoken: group.length === 0 ? spoken : [group, ...first].slice(0, mostKept),
    opened: withPages(opened, pages),
    touched: [...touchedBy(intent, cart, touched), ...touched].slice(0, mostTouched),
    ...describedBy(intent, described),
    lost: lostBy(intent),
    ...(typeof intent.slots.supposed === "string" && { supposed: intent.slots.supposed }),
  });
}

/** Not understood, or pointed at nothing that is here. */
function lostBy({ row, command, said, slots, effects }: Intent): ShopScene["lost"] {
  if (command === "point" && Object.keys(slots).length === 0 && effects.some(asksWhich))
    return "elsewhere";
  if (row !== "none" || command !== undefined) return undefined;
  if (typeof slots.product === "string") return "here";
  return mayStray(said) ? "elsewhere" : "here";
}

function asksWhich(effect: Effect): boolean {
  return effect.type === "ask" && effect.question.id === "which";
}

/** Before the change; last first. */
function touchedBy(
  { effects, said }: Intent,
  cart: readonly LineInScene[],
  touched: readonly TouchedLine[],
): readonly TouchedLine[] {
  const lower = said.toLowerCase();
  const turn = (touched[0]?.turn ?? 0) + 1;
  const before = (id: string, size: Size, from = size): TouchedLine => {
    const is = (each: LineInScene, own: Size) => each.id === id && each.size === own;
    const line = cart.find((each) => is(each, size)) ?? { id, size, quantity: 0 };
    const earlier = touched.filter((each) => is(each, from));
    const known = earlier.find((each) => each.for !== undefined)?.for;
    const own = saidOf(size, lower);
    const whom = known ?? wearerIn(own);
    const sentences = [earlier[0]?.said ?? "", own].join(" ").trim();
    return {
      ...line,
      ...(whom !== undefined && { for: whom }),
      turn,
      said: sentences.slice(-mostSaid),
    };
  };
  return effects
    .flatMap((each): readonly TouchedLine[] => {
      if (each.type === "addToCart" || each.type === "setQuantity")
        return [before(each.id, each.size)];
      if (each.type === "emptyCart") return cart.map(({ id, size }) => before(id, size));
      return each.type === "changeSize"
        ? [before(each.id, each.from), before(each.id, each.to, each.from)]
        : [];
    })
    .reverse();
}

const mostSaid = 300;
const joint = /[,.;!?]+\s|\s(?:and|n|plus|then)\s/;

/** Of "Mohit L, and XL for me" the part that names the size alone. */
function saidOf(size: Size, said: string): string {
  const parts = said.split(joint).map((part) => ({ part, own: readSize(withSizesWritten(part)) }));
  const sized = parts.filter(({ own }) => own !== null);
  const [only, another] = sized.filter(({ own }) => own === size);
  return only && !another && sized.length > 1 ? only.part : said;
}

const describing: ReadonlySet<string> = new Set(["ask", "check-size", "compare"]);

/** A question about a product stays until something is done. */
function describedBy(
  { command, slots, effects }: Intent,
  described: Remembered["described"],
): Pick<Remembered, "described"> {
  const last = [slots.third, slots.second, command].find((each) => typeof each === "string");
  if (command === undefined || slots.act === "heard") return described ? { described } : {};
  if (typeof last !== "string" || !describing.has(last)) return {};
  const { topic = last === "compare" ? "price" : undefined, product, size: said } = slots;
  const piece = typeof product === "string" ? product : described?.piece;
  const before = described?.piece === piece ? described?.size : undefined;
  const asks = effects.some(({ type }) => type === "ask");
  const size = asks ? undefined : (sizes.find((each) => each === said) ?? before);
  return {
    described: {
      command: last,
      ...(typeof topic === "string" && { topic }),
      ...(size !== undefined && piece !== undefined && { piece, size }),
    },
  };
}

/** The page that is left was opened, however. */
function leaving(before: ShopScene): ShopScene {
  const { open, opened = [] } = before;
  return open ? { ...before, opened: withPages(opened, [open.id]) } : before;
}

/** Each page once, in opening order. */
export function withPages(opened: readonly string[], pages: readonly string[]): readonly string[] {
  return [...new Set([...opened, ...pages])].slice(0, 4 * mostKept);
}

function groupNamed({ slots, effects }: Intent): readonly string[] {
  if (effects.some(({ type }) => type === "recommend")) return [];
  const { product, products, with: other } = slots;
  const several = Array.isArray(products) ? (products as readonly string[]) : []; // ids, as commands give them
  const named = [product, other].flatMap((each) => (typeof each === "string" ? each : []));
  return [...new Set([...named, ...several])].slice(0, mostKept);
}

const emptyCheckout = { form: blankDelivery, method: "cod" } as const;

function shopAfter(before: ShopScene, intent: Intent, screen: string, from: string): ShopScene {
  const said = describeEffects(intent.effects);
  const named = namedBy(intent);
  const { described: _asked, lost: _missed, supposed: _past, named: known, ...rest } = before;
  const lasting = { ...rest, ...(known !== undefined && !endsInList(intent) && { named: known }) };
  const shop = intent.effects.reduce(withEffect, {
    ...lasting,
    // Details filled in on the way to the checkout.
    ...(screen === paths.placeOrder && {
      checkout: before.checkout ?? before.draft ?? emptyCheckout,
    }),
    ...(said !== undefined && { said }),
    ...(named !== undefined && { named }),
    ...rememberedWith(screen === from ? before : leaving(before), intent, before.cart),
  });
  if (screen === from && !intent.effects.some(({ type }) => relisting.has(type))) return shop;
  const next = { ...listAfter(shop, intent.effects, screen), ...leftBehind(before) };
  if (named !== undefined || staysIn(next.inView, next.named)) return next;
  const { named: _elsewhere, ...others } = next;
  return others;
}

function kept({
  spoken = [],
  opened = [],
  touched = [],
  described,
  lost,
  supposed,
}: Remembered): Remembered {
  return {
    ...(spoken.length > 0 && { spoken }),
    ...(opened.length > 0 && { opened }),
    ...(touched.length > 0 && { touched }),
    ...(described && { described }),
    ...(lost && { lost }),
    ...(supposed !== undefined && { supposed }),
  };
}

function listAfter(shop: ShopScene, effects: readonly Effect[], screen: string): ShopScene {
  const { open, view, checkout, draft, orders: _there, page: _read, columns, ...others } = shop;
  const left = checkout ?? draft;
  const isLeft = screen !== paths.placeOrder && left && isBegun(left);
  const rest = { ...others, ...(isLeft && { draft: left }) };
  const shelves = columns === undefined ? rest : { ...rest, columns };
  switch (screen) {
    case paths.collection: {
      const next = viewAfter(view ?? wholeCollection, effects);
      return {
        ...shelves,
        view: next,
        inView: collected(shop.catalogue, next).map(({ id }) => id),
      };
    }
    case paths.cart:
      return { ...rest, inView: shop.cart.map(({ id }) => id) };
    case paths.placeOrder:
      return {
        ...rest,
        inView: shop.cart.map(({ id }) => id),
        checkout: checkout ?? emptyCheckout,
      };
    default:
      return {
        ...(screen === paths.recommendations ? rest : shelves),
        inView: [],
        ...(screen === productPath(open?.id ?? "") && open && { open }),
      };
  }
}

/** Effects that show another list. */
const relisting: ReadonlySet<Effect["type"]> = new Set(["narrow", "openSearch", "closeSearch"]);
function viewAfter(before: View, effects: readonly Effect[]): View {
  let view = before;
  for (const effect of effects) {
    if (effect.type === "narrow") view = { ...view, ...effect.view };
    if (effect.type === "openSearch") view = { ...view, search: effect.query ?? view.search ?? "" };
    if (effect.type === "closeSearch") {
      const { search: _closed, ...rest } = view;
      view = rest;
    }
  }
  return view;
}

/** What an effect makes of the shop. */
export function withEffect(shop: ShopScene, effect: Effect): ShopScene {
  switch (effect.type) {
    case "openProduct":
      return { ...shop, open: { id: effect.id }, inView: [] };
    case "chooseSize":
      return { ...shop, open: { id: effect.id, size: effect.size } };
    case "addToCart": {
      const line = { itemId: effect.id, size: effect.size };
      const added = (cart: Cart) => withLine(cart, line, quantityWith(cart, line, effect.quantity));
      return { ...shop, cart: inCart(shop.cart, added) };
    }
    case "setQuantity": {
      const line = { itemId: effect.id, size: effect.size };
      return { ...shop, cart: inCart(shop.cart, (cart) => withLine(cart, line, effect.quantity)) };
    }
    case "changeSize": {
      const { id: itemId, from, to, quantity } = effect;
      return {
        ...shop,
        cart: inCart(shop.cart, (cart) => resized(cart, { itemId, from, to, quantity })),
      };
    }
    case "emptyCart":
    case "placeOrder":
      return { ...shop, cart: [] };
    case "fillDelivery":
      return shop.checkout
        ? {
            ...shop,
            checkout: { ...shop.checkout, form: { ...shop.checkout.form, ...effect.fields } },
          }
        : shop;
    case "choosePayment":
      return shop.checkout
        ? { ...shop, checkout: { ...shop.checkout, method: effect.method } }
        : shop;
    default:
      return shop;
  }
}

function inCart(
  lines: readonly LineInScene[],
  change: (cart: Cart) => Cart,
): readonly LineInScene[] {
  const cart = cartOf(lines.map(({ id, ...line }) => ({ itemId: id, ...line })));
  return linesOf(change(cart)).map(({ itemId, ...line }) => ({ id: itemId, ...line }));
}

function withoutQuestion({ asked: _answered, ...scene }: Scene): Scene {
  return scene;
}
