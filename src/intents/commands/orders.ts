/** On the orders: where one is, what was in it, and paying one that waits for its payment. */
import type { OrderInScene, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Understood } from "./command.ts";
import { refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { optionsOf } from "./which.ts";

const where =
  /^(?:where(?:'s| is| are)|track|what(?:'s| is) the status of|status of|how far is|when (?:will|does|is)) (?:my |the |our )?(?:last |latest |newest )?(?:order|orders|package|parcel|delivery|things)(?: (?:now|come|arrive|arriving|coming|be here))?$|^has my order (?:shipped|arrived|come)$/;
const what =
  /^(?:what (?:did i|have i|was it i) (?:order|ordered|buy)(?: last)?(?: time)?|what was (?:in )?my last order|what did i buy last)$/;

export const orders: Command = {
  id: "orders",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none", "order");
    if (text === undefined) return undefined;
    const about = where.test(text) ? "status" : what.test(text) ? "items" : undefined;
    if (!about) return undefined;
    return { slots: { about }, effects: [{ type: "tellOrder", about }], row: "follows" };
  },
};

const paying =
  /^(?:pay|settle|i(?:'ll| will| want to) pay|complete|finish)(?: now)?(?: (?:for )?(?<thing>.+?))?(?: now)?(?: (?:by|with) (?:a |my )?card)?$/;
/** Words that say that it isn't paid, rather than which it is. */
const unpaidWords =
  /\b(?:unpaid|open|outstanding|pending|not paid(?: yet)?|that(?:'s| is) not paid(?: yet)?|the|my|that|this|orders?|payments?|one|first|it|for)\b/g;

/** "Pay for the unpaid one": asks first, naming the amount and the way of paying. */
export const payUnpaid: Command = {
  id: "pay-unpaid",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "order");
    const found = text === undefined ? null : paying.exec(text);
    if (!found || !shop) return undefined;
    const thing = found.groups?.thing ?? "";
    if (screen !== "/order") return /\bunpaid\b/.test(thing) ? payThere() : undefined;
    const due = (shop.orders ?? []).filter((order) => order.due !== undefined);
    const [only, ...others] = due;
    if (!only) return telling(words.nothingUnpaid);
    const meant = others.length === 0 && isBare(thing) ? only : dueNamed(thing, due, shop);
    if (!meant) {
      if (!isBare(thing)) return undefined;
      return telling(words.whichUnpaid(due.map(({ name, due: amount = 0 }) => ({ name, amount }))));
    }
    const { orderId, id, name, due: amount = 0 } = meant;
    const text_ = words.askPay(name, amount);
    return {
      slots: { product: id, orderId },
      effects: [
        {
          type: "ask",
          question: {
            id: "confirm",
            text: text_,
            about: reading.said,
            does: [{ type: "payOrder", orderId, name }],
          },
        },
      ],
      row: "waits",
    };
  },
};

/** Whether the words name no order in particular. */
function isBare(thing: string): boolean {
  return thing.replace(unpaidWords, " ").trim() === "";
}

/** The unpaid order that is named by its place among them or by its first product. */
function dueNamed(
  thing: string,
  due: readonly OrderInScene[],
  shop: ShopScene,
): OrderInScene | undefined {
  // By their places: the same piece may wait in two orders.
  const places = due.flatMap(({ id }, at) =>
    optionsOf([id], shop).map((piece) => ({ ...piece, id: String(at) })),
  );
  const words_ = thing.replace(/\b(?:unpaid|orders?|payment)\b/g, " ").replace(/\s+/g, " ");
  const found = refer(words_.trim(), shop, { among: places, names: false });
  if (found.type === "one") return due[Number(found.piece.id)];
  return isIt(thing) ? due.find(({ id }) => id === shop.named) : undefined;
}

const isIt = (thing: string) => /^(?:it|this|that|this one|that one)$/.test(thing);

function payThere(): Understood {
  return {
    slots: {},
    effects: [
      { type: "navigate", to: "/order" },
      { type: "say", text: words.payThere },
    ],
    row: "follows",
  };
}

function telling(text: string): Understood {
  return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
}
