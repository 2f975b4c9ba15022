import { paths } from "../../../../domain/routes.ts";
import { paysUnpaid } from "../../after-order/unpaid.ts";
import type { Effect } from "../../effects.ts";
import { onlyOf, type Saying } from "../../grammar/saying.ts";
import type { OrderInScene, Scene, ShopScene } from "../../intent.ts";
import {
  asksAboutOrders,
  asksBought,
  asksItems,
  asksOwing,
  asksWhenItComes,
  leadingUnpaid,
  ofOrders,
  saysStatus,
} from "../../phrases/orders/orders.ts";
import { itThisOrThat } from "../../phrases/plain-words.ts";
import { refer } from "../../resolve/reference.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import { asking, optionsOf } from "../ask-which.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { bySize, describeAmong } from "./among.ts";

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const statusWords = list(
  "where where's when what what's how far is are has have will do does did my the our your of on to at by it its it's this that they them these their i tell me check track status happened been be being already yet now right soon today tomorrow get got along out for way shipped sent dispatched packed come coming arrive arrived arriving delivered here last latest newest recent order orders package parcel delivery things stuff clothes shipment purchase piece pieces one",
);
const asksWhere = list(
  "where where's track status happened shipped sent dispatched packed coming arrive arrived arriving delivered far way come",
);

/** The named one, or the newest. */
export function orderStatus(
  saying: Saying,
  { row }: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (shop && asksBought.test(saying.text)) return describing("items");
  if (!shop || (row === "order" && !asksAboutOrders.test(saying.text))) return undefined;
  const order = orderNamed(saying, shop);
  if (order) {
    const slots = { about: "status", product: order.id };
    return { slots, effects: [say(findingWords.orderIs(order))], row: "follows" };
  }
  return describing("status");
}

export function asksStatus(saying: Saying, { shop, screen }: Scene): boolean {
  if (!shop || !onlyOf(saying, statusWords)) return false;
  if (saysStatus.test(saying.text)) return true;
  if (!saying.tokens.some(({ text }) => asksWhere.has(text))) return false;
  if (saying.mentions.some(({ garment }) => garment !== undefined))
    return orderNamed(saying, shop) !== undefined;
  return screen === paths.orders || ofOrders.test(saying.text);
}

function orderNamed({ mentions }: Saying, shop: ShopScene): OrderInScene | undefined {
  const all = shop.orders ?? [];
  const among = piecesOf(all, shop);
  for (const { text } of mentions) {
    const found = refer(text, shop, { among, names: false });
    if (found.type === "one") return all.find(({ id }) => id === found.piece.id);
  }
  return undefined;
}

function piecesOf(all: readonly OrderInScene[], shop: ShopScene): ReturnType<typeof optionsOf> {
  const ids = all.map(({ id }) => id);
  return [...new Set(optionsOf(ids, shop))];
}

export function orderItems(saying: Saying): Understood | undefined {
  if (asksWhenItComes.test(saying.text)) return describing("status");
  return asksItems.test(saying.text) ? describing("items") : undefined;
}

/** One of several on screen, or all of them. */
export function among(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  return describeAmong(saying, reading, scene, orderNamed);
}

function describing(about: "status" | "items"): Understood {
  return { slots: { about }, effects: [{ type: "describeOrder", about }], row: "follows" };
}

/** Confirms amount and method. */
export function payUnpaid(
  saying: Saying,
  reading: Reading,
  { screen, shop }: Scene,
): Understood | undefined {
  if (!shop) return undefined;
  if (screen !== paths.orders)
    return reading.row === "none" || paysUnpaid(saying, { screen, shop }) ? payThere() : undefined;
  const due = (shop.orders ?? []).filter((order) => order.due !== undefined);
  const [only, ...others] = due;
  if (!only) return { slots: {}, effects: [say(words.nothingUnpaid)], row: "follows" };
  const named = dueNamed(saying, due, shop) ?? bySize(saying.text, due);
  const meant = named ?? (others.length === 0 && !namesOther(saying, shop) ? only : undefined);
  const paid = meant ? undefined : orderNamed(saying, shop);
  // Nothing is due on it.
  if (paid && paid.due === undefined)
    return {
      slots: { product: paid.id },
      effects: [say(findingWords.orderIs(paid))],
      row: "follows",
    };
  if (!meant) {
    const all = due.map(({ name, due: amount = 0 }) => ({ name, amount }));
    const text = words.whichUnpaid(all);
    if (asksOwing.test(saying.text)) return { slots: {}, effects: [say(text)], row: "follows" };
    const options = due.map((order) => ({ piece: order.id, does: [askPay(order, reading)] }));
    return { slots: {}, effects: [asking(text, reading.said, options)], row: "waits" };
  }
  const { orderId, id } = meant;
  return { slots: { product: id, orderId }, effects: [askPay(meant, reading)], row: "waits" };
}

function askPay({ orderId, name, due = 0 }: OrderInScene, { said }: Reading): Effect {
  const text = words.askPay(name, due);
  const does = [{ type: "payOrder", orderId, name }] as const;
  return { type: "ask", question: { id: "confirm", text, about: said, does } };
}

/** By place, or by its first product. */
function dueNamed(
  { mentions, text }: Saying,
  due: readonly OrderInScene[],
  shop: ShopScene,
): OrderInScene | undefined {
  // A product may be in two orders.
  const among = due.flatMap(({ id }, at) =>
    optionsOf([id], shop).map((piece) => ({ ...piece, id: String(at) })),
  );
  for (const mention of mentions) {
    const thing = mention.text.replace(leadingUnpaid, "");
    const found = refer(thing, shop, { among, names: false });
    if (found.type === "one") return due[Number(found.piece.id)];
  }
  const named = itThisOrThat.test(text) && shop.named;
  return named ? due.find(({ id }) => id === named) : undefined;
}

function namesOther({ mentions }: Saying, shop: ShopScene): boolean {
  return mentions.some(
    ({ garment, text }) =>
      garment !== undefined ||
      refer(text, shop, { among: piecesOf(shop.orders ?? [], shop), names: true }).type === "one",
  );
}

function payThere(): Understood {
  return {
    slots: {},
    effects: [{ type: "navigate", to: paths.orders }, say(words.payThere)],
    row: "follows",
  };
}
