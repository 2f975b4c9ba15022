/** On the cart: other quantities, other sizes, taking pieces out, emptying it. */
import { readSize } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import { sizeIn } from "./add.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { refer } from "./reference.ts";
import { asked, countIn } from "./spoken.ts";
import { linesOf } from "./tell-cart.ts";

const emptying =
  /^(?:(?:empty|clear) (?:it|everything|(?:my |the )?(?:cart|bag|basket))(?: out)?|(?:remove|delete|take out) (?:everything|all(?: of (?:it|them))?|all (?:the )?(?:items|pieces|things))(?: (?:from|in|out of) (?:my |the )?(?:cart|bag|basket))?)$/;
const fromCart = /\s*\b(?:from|out of|in|off) (?:my |the )?(?:cart|bag|basket)\b/;
const removing = /^(?:remove|delete|take out|take off|drop|get rid of|throw out)\s+(.+)$/;
const moreOrLess =
  /^(?:add |i'll take )?(?:(one|two|three|\d+) (more|less|fewer))(?: of)?(?: (.+))?$/;
const setting =
  /^(?:(?:make|change|set) (?:the (?:quantity|number) (?:of )?)?(.*?)\s?(?:to )?|(?:the )?quantity )(?:(\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:them|those|it|these))?)$/;
const countOf = /^(\w+) of (them|it|those|these|the .+)$/;
const resizing =
  /^(?:make|change|swap|switch) (?:the size of )?(.*?)\s?(?:to |for )?((?:an? )?(?:size )?(?:double extra large|extra large|small|medium|large|xxl|xl|[sml]))$/;

type Line = ReturnType<typeof linesOf>[number];

export const changeCart: Command = {
  id: "change-cart",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "cart");
    if (text === undefined || !shop) return undefined;
    if (emptying.test(text)) return emptied(reading, shop);
    const fromHere = screen === "/cart" || fromCart.test(text);
    if (!fromHere) return undefined;
    const bare = text.replace(fromCart, "").trim();

    const removed = removing.exec(bare)?.[1];
    if (removed !== undefined) return onLine(removed, shop, (line) => [quantity(line, 0)]);

    const step = moreOrLess.exec(bare);
    if (step) {
      const by = (countIn(step[1] ?? "") ?? 1) * (step[2] === "more" ? 1 : -1);
      return onLine(step[3] ?? "it", shop, (line) => [quantity(line, line.quantity + by)]);
    }
    const sized = resizing.exec(bare);
    const size = sized && sizeIn(`size ${sized[2]?.replace(/^(?:an? )?(?:size )?/, "") ?? ""}`);
    if (sized && size) {
      return onLine(sized[1] || "it", shop, (line) =>
        line.piece.sizes.includes(size)
          ? [
              {
                type: "changeSize",
                id: line.piece.id,
                name: line.piece.name,
                from: line.size,
                to: size,
                quantity: line.quantity,
              },
            ]
          : [{ type: "say", text: words.onlySizes(line.piece.name, size, line.piece.sizes) }],
      );
    }
    const set = setting.exec(bare);
    const count = set && countIn(set[2] ?? "");
    if (set && count) return onLine(set[1] || "it", shop, (line) => [quantity(line, count)]);
    const counted = countOf.exec(bare);
    const wanted = counted && countIn(counted[1] ?? "");
    if (counted && wanted)
      return onLine(counted[2] ?? "it", shop, (line) => [quantity(line, wanted)]);
    return undefined;
  },
};

function emptied(reading: Reading, shop: ShopScene): Understood {
  if (shop.cart.length === 0) {
    return { slots: {}, effects: [{ type: "say", text: words.cart([]) }], row: "follows" };
  }
  const does: readonly Effect[] = [
    { type: "emptyCart" },
    ...(reading.row === "cart" ? [{ type: "navigate", to: "/cart" } as const] : []),
  ];
  const text = words.askEmpty(linesOf(shop).reduce((sum, line) => sum + line.quantity, 0));
  return {
    slots: {},
    effects: [{ type: "ask", question: { id: "confirm", text, about: reading.said, does } }],
    row: "waits",
  };
}

function quantity({ piece, size }: Line, to: number): Effect {
  const { id, name } = piece;
  return { type: "setQuantity", id, name, size, quantity: Math.max(0, Math.min(99, to)) };
}

/** Does something with the line that the words mean; asks where they mean several. */
function onLine(
  words_: string,
  shop: ShopScene,
  act: (line: Line) => readonly Effect[],
): Understood | undefined {
  const lines = linesOf(shop);
  const size = readSize(words_);
  const fit = size ? lines.filter((line) => line.size === size) : lines;
  const thing = words_.replace(
    /\b(?:in )?(?:size )?(?:extra )?(?:small|medium|large|xxl|xl)\b/,
    "",
  );
  const line = byPlace(thing, fit) ?? only(byName(thing, fit, shop));
  if (line) {
    return {
      slots: { product: line.piece.id, size: line.size },
      effects: act(line),
      row: "follows",
    };
  }
  const among = byName(thing, fit, shop);
  if (among.length === 0 && !(isIt(thing) && fit.length > 0)) return undefined;
  const named = (among.length > 0 ? among : fit).map((each) => words.line(each));
  return { slots: {}, effects: [{ type: "say", text: words.whichLine(named) }], row: "waits" };
}

const isIt = (thing: string) => /^(?:it|this|that|this one|that one|them)?$/.test(thing.trim());

function only(lines: readonly Line[]): Line | undefined {
  return lines.length === 1 ? lines[0] : undefined;
}

/** "it" is the only line; "the second one" counts lines, not products. */
function byPlace(thing: string, lines: readonly Line[]): Line | undefined {
  if (isIt(thing)) return only(lines);
  const places: readonly Piece[] = lines.map(({ piece }, at) => ({ ...piece, id: String(at) }));
  const found = refer(
    thing,
    { catalogue: [], inView: [], cart: [], fee: 0 },
    { among: places, names: false },
  );
  return found.type === "one" ? lines[Number(found.piece.id)] : undefined;
}

function byName(thing: string, lines: readonly Line[], shop: ShopScene): readonly Line[] {
  const { open: _elsewhere, ...cart } = shop;
  const among = [...new Set(lines.map(({ piece }) => piece))];
  const found = refer(thing, cart, { among, names: false });
  const meant = found.type === "one" ? [found.piece] : found.type === "several" ? found.pieces : [];
  return lines.filter(({ piece }) => meant.includes(piece));
}
