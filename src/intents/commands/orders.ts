/** On the orders: where one is, what was in it, and paying one that waits for its payment. */
import { paths } from "../../../domain/routes.ts";
import { findingWords } from "../finding-words.ts";
import type { OrderInScene, Scene, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Understood } from "./command.ts";
import { refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { optionsOf } from "./which.ts";

/** "Where is", "has … shipped", "when will … arrive"; the group is what was ordered. */
const where: readonly RegExp[] = [
  /^(?:where(?:'s| is| are)|track|(?:check|tell me) (?:on |the status of )?|(?:what(?:'s| is) (?:the )?)?status of|how far(?: along)? (?:is|are)|(?:what )?happened to) ?(?<thing>.+?)(?: (?:now|at|right now|yet))?$/,
  /^(?:when (?:will|does|do|is|are)|has|have|is|are|did|will) (?<thing>.+?) (?:already |been |be |get |on )*(?:shipped|sent|dispatched|packed|come|coming|arrived?|arriving|delivered|here|its way|the way|their way|out for delivery)(?: (?:yet|already|soon|today|tomorrow|out))?$/,
];
/** Everything that was ordered, or the newest of it. */
const newest =
  /^(?:(?:my |the |our |your )?(?:last |latest |newest |recent )?(?:orders?|package|parcel|delivery|things|stuff|clothes|shipment|purchase)|it|this|that|they|them|these)$/;
const what =
  /^(?:what (?:did i|have i|was it i) (?:order|ordered|buy|bought)(?: last)?(?: time)?|what was (?:in )?my last order|what did i buy last)$/;

export const orders: Command = {
  id: "orders",
  read(reading, scene) {
    const text = asked(reading, scene.shop, "none", "order");
    if (text === undefined || !scene.shop) return undefined;
    if (what.test(text)) return tellingOrder("items");
    const thing = thingIn(text);
    if (thing === undefined) return undefined;
    const order = orderedAs(thing, scene.shop);
    if (order) {
      const told = telling(findingWords.orderIs(order));
      return { ...told, slots: { about: "status", product: order.id } };
    }
    return newest.test(thing) && (scene.screen === paths.orders || /\w{5}/.test(thing))
      ? tellingOrder("status")
      : undefined;
  },
};

/** Whether the words ask where something is that was ordered. */
export function asksForOrder(text: string, { shop }: Scene): boolean {
  const thing = thingIn(text);
  return thing !== undefined && shop !== undefined && orderedAs(thing, shop) !== undefined;
}

function thingIn(text: string): string | undefined {
  return where.map((form) => form.exec(text)?.groups?.thing).find((thing) => thing !== undefined);
}

/** The order of a piece that is named, of those on the screen. */
function orderedAs(thing: string, shop: ShopScene): OrderInScene | undefined {
  const all = shop.orders ?? [];
  const pieces = [
    ...new Set(
      optionsOf(
        all.map(({ id }) => id),
        shop,
      ),
    ),
  ];
  const found = refer(thing, shop, { among: pieces, names: false });
  return found.type === "one" ? all.find(({ id }) => id === found.piece.id) : undefined;
}

function tellingOrder(about: "status" | "items"): Understood {
  return { slots: { about }, effects: [{ type: "tellOrder", about }], row: "follows" };
}

const paying =
  /^(?:pay|settle|i(?:'ll| will) pay|complete|finish|make)(?: now)?(?: (?:for )?(?!(?:by|with|using|online) ?)(?<thing>.+?))?(?: now)?(?: (?:(?:by|with|using) (?:a |my )?(?:credit |debit )?card|online))?$/;
/** Asks what there is to pay. */
const owing =
  /^(?:(?:is|are) (?:there )?(?:anything|any|any orders?|any payments?|any of (?:it|these|them)|something) (?:still |left )?(?:unpaid|due|pending|outstanding|open|to pay)|what(?:'s| is| are)? (?:do i |is |i )?(?:still )?(?:owe|unpaid|due|pending|outstanding|to (?:be paid|pay))|do i (?:still )?(?:owe|have) (?:you )?(?:anything|something)(?: to pay)?|how much do i (?:still )?(?:owe|have to pay)|have i paid(?: for everything)?|which (?:one|ones|orders?) (?:is|are) (?:unpaid|not paid))$/;
/** Words that say that it isn't paid, rather than which it is. */
const unpaidWords =
  /\b(?:unpaid|open|outstanding|pending|not paid(?: yet)?|that(?:'s| is) not paid(?: yet)?|the|my|that|this|orders?|payments?|one|first|it|for)\b/g;

/** "Pay for the unpaid one": asks first, naming the amount and the way of paying. */
export const payUnpaid: Command = {
  id: "pay-unpaid",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "order");
    if (text === undefined || !shop) return undefined;
    const owes = screen === paths.orders && owing.test(text);
    const found = paying.exec(text);
    if (!found && !owes) return undefined;
    const thing = found?.groups?.thing ?? "";
    if (screen !== paths.orders) return /\bunpaid\b/.test(thing) ? payThere() : undefined;
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
      { type: "navigate", to: paths.orders },
      { type: "say", text: words.payThere },
    ],
    row: "follows",
  };
}

function telling(text: string): Understood {
  return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
}
