/** On the cart: other quantities, other sizes, taking pieces out, emptying it. */
import { paths } from "../../../domain/routes.ts";
import { countForm, quantityForm, readQuantity } from "../../../language/counts.ts";
import { findSizes, sizeForm } from "../../../language/sizes.ts";
import type { Effect } from "../effects.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import { type Line, linesInReach, linesMeant } from "./cart-lines.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { secondThoughtIn } from "./second-thought.ts";
import { asked } from "./spoken.ts";
import { linesOf } from "./tell-cart.ts";
import { waitingFor } from "./waiting.ts";
import { askWhichLine } from "./which.ts";

const emptying =
  /^(?:(?:empty|clear) (?:it|everything|(?:my |the )?(?:cart|bag|basket))(?: out)?|(?:remove|delete|take out) (?:everything|all(?: of (?:it|them))?|all (?:the )?(?:items|pieces|things))(?: (?:from|in|out of) (?:my |the )?(?:cart|bag|basket))?)$/;
const everything = /^(?:everything|(?:it |them )?all(?: of (?:it|them|these|those))?)$/;
const fromCart = /\s*\b(?:from|out of|in|off) (?:my |the )?(?:cart|bag|basket)\b/;
/** What is changed, and how. Groups: `thing`, `count`, `size`. */
const forms: readonly (readonly [change: Change, form: RegExp])[] = [
  [
    "fewer",
    new RegExp(
      `^(?:remove|delete|take (?:out|off|away)|drop) (?<count>${countForm})(?: pairs?)?(?: (?:of )?(?<thing>.+?))?$`,
    ),
  ],
  [
    "fewer",
    new RegExp(`^take (?<count>${countForm})(?: pairs?)?(?: of)? (?<thing>.*?) ?(?:out|off|away)$`),
  ],
  [
    "fewer",
    new RegExp(
      `^(?:add |i'll take )?(?<count>${countForm}) (?:less|fewer)(?: of)?(?: (?<thing>.+))?$`,
    ),
  ],
  ["fewer", new RegExp(`^(?:reduce|decrease|lower) (?<thing>.+?) by (?<count>${countForm})$`)],
  ["more", new RegExp(`^(?:increase|raise) (?<thing>.+?) by (?<count>${countForm})$`)],
  [
    "more",
    new RegExp(
      `^(?:add |i'll take |give me |get me )?(?<count>${countForm})(?: pairs?)? more(?: pairs?)?(?: of)?(?: (?<thing>.+))?$`,
    ),
  ],
  [
    "more",
    /^(?:add |i'll take |give me |get me )?another(?: one| pair| piece)?(?: of)?(?: (?<thing>.+))?$/,
  ],
  [
    "none",
    /^(?:remove|delete|take (?:out|off|away)|drop|get rid of|throw out|leave out|discard|i (?:don't|do not|no longer) (?:want|need|like)) (?<thing>.+?)(?: any ?more| either| too| after all)?$/,
  ],
  ["none", /^(?:take|throw|leave) (?<thing>.+?) (?:out|off|away)$/],
  [
    "resize",
    new RegExp(
      `^(?:make|change|swap|switch) (?:the size of )?(?<thing>.*?)\\s?(?:to |for |in |into )?(?:an? )?(?:size )?(?<size>${sizeForm})(?: instead)?$`,
    ),
  ],
  ["resize", new RegExp(`^(?:in )?(?:an? |the )?(?:size )?(?<size>${sizeForm}) instead$`)],
  [
    "set",
    new RegExp(
      `^(?:(?:make|change|set|increase|reduce|put) (?:the (?:quantity|number) (?:of )?)?(?<thing>.*?)\\s?(?:to )?|(?:the )?quantity(?: of)? (?:to )?|(?:i )?(?:only|just) (?:want |need )?)(?<count>${quantityForm})(?: (?:of )?(?:them|those|it|these)| pieces?| please)?$`,
    ),
  ],
  [
    "set",
    new RegExp(
      `^(?:(?:i )?(?:only|just) )?(?<count>${quantityForm}) of (?<thing>them|it|those|these|the .+)$`,
    ),
  ],
];
/** Where the cart is seen, these are of what is in it. */
const formsThere: readonly (readonly [change: Change, form: RegExp])[] = [
  [
    "resize",
    new RegExp(
      `^(?:(?:(?:can|could|may) i |i'll |i'd like to )?(?:get|have|take)|i(?:'d| would) (?:like|prefer)) (?<thing>.+?) in (?:an? )?(?:size )?(?<size>${sizeForm})(?: instead)?$`,
    ),
  ],
  ["set", new RegExp(`^(?<thing>.+?) to (?<count>${quantityForm})$`)],
  [
    "set",
    new RegExp(
      `^(?:(?:only|just|i(?:'d| would) like) )?(?<count>${quantityForm})(?: pairs?)?(?: of)? (?<thing>.+)$`,
    ),
  ],
];
const corrected = new RegExp(`^(?:in )?(?:an? |the )?(?:size )?(?<size>${sizeForm})$`);

type Change = "fewer" | "more" | "none" | "resize" | "set";

export const changeCart: Command = {
  id: "change-cart",
  read(reading, scene) {
    const { shop, screen } = scene;
    const text = asked(reading, shop, "none", "cart");
    if (text === undefined || !shop) return undefined;
    if (emptying.test(text)) return emptied(reading, shop);
    const bare = text.replace(fromCart, "").trim();
    const lines = bare === text ? linesInReach(scene, shop) : linesOf(shop);
    if (lines.length === 0) return undefined;
    const thought = secondThoughtIn(bare);
    const size = thought === undefined ? undefined : corrected.exec(thought)?.groups?.size;
    if (size !== undefined) return changing("resize", { size }, { reading, lines, shop });
    const there = screen === paths.cart || screen === paths.placeOrder ? formsThere : [];
    for (const [change, form] of [...forms, ...there]) {
      const found = form.exec(thought ?? bare);
      const understood = found && changing(change, found.groups ?? {}, { reading, lines, shop });
      if (understood) return understood;
    }
    return undefined;
  },
};

/** Whether the words change what is in the cart already: "one more" adds no other piece. */
export function changesCart(reading: Reading, scene: Scene): boolean {
  return changeCart.read(reading, scene) !== undefined;
}

export interface Around {
  readonly reading: Reading;
  /** In reach. */
  readonly lines: readonly Line[];
  readonly shop: ShopScene;
}

function changing(
  change: Change,
  { thing = "", count, size }: Readonly<Record<string, string | undefined>>,
  around: Around,
): Understood | undefined {
  const many = count === undefined ? 1 : readQuantity(count);
  const to = size === undefined ? undefined : findSizes(size)[0]?.value;
  if (many === null) return undefined;
  switch (change) {
    case "none":
      return everything.test(thing) && around.lines.length === around.shop.cart.length
        ? emptied(around.reading, around.shop)
        : onLines(thing, around, (line) => [quantity(line, 0)]);
    case "fewer":
      return onLines(thing, around, (line) => [quantity(line, line.quantity - many)]);
    case "more":
      return onLines(thing, around, (line) => [quantity(line, line.quantity + many)]);
    case "set":
      return onLines(thing, around, (line) => [quantity(line, many)]);
    case "resize":
      return to === undefined ? undefined : onLines(thing, around, (line) => [resizing(line, to)]);
  }
}

function resizing(line: Line, to: string): Effect {
  const { name, sizes } = line.piece;
  const size = sizes.find((each) => each === to);
  if (size === undefined) return { type: "say", text: words.onlySizes(name, to, sizes) };
  if (size === line.size) return { type: "say", text: words.sizeAlready(name, size) };
  return resized(line, size);
}

/** Does something with the lines that the words mean; asks where they may mean one or another. */
export function onLines(
  thing: string,
  { reading, lines, shop }: Around,
  act: (line: Line) => readonly Effect[],
): Understood | undefined {
  const meant = linesMeant(thing, lines, shop);
  if (meant.type === "none") return undefined;
  if (meant.type === "one-of") {
    return {
      slots: {},
      effects: [
        askWhichLine(meant.lines, reading.said, (line) => [
          ...act(line),
          ...waitingFor(reading.row),
        ]),
      ],
      row: "waits",
    };
  }
  const [line] = meant.lines;
  const slots =
    meant.lines.length === 1 && line
      ? { product: line.piece.id, size: line.size }
      : { products: meant.lines.map(({ piece }) => piece.id) };
  return { slots, effects: meant.lines.flatMap(act), row: "follows" };
}

export function emptied(reading: Reading, shop: ShopScene): Understood {
  if (shop.cart.length === 0) {
    return { slots: {}, effects: [{ type: "say", text: words.cart([]) }], row: "follows" };
  }
  const does: readonly Effect[] = [{ type: "emptyCart" }, ...waitingFor(reading.row)];
  const text = words.askEmpty(linesOf(shop).reduce((sum, line) => sum + line.quantity, 0));
  return {
    slots: {},
    effects: [{ type: "ask", question: { id: "confirm", text, about: reading.said, does } }],
    row: "waits",
  };
}

export function quantity({ piece: { id, name }, size }: Line, to: number): Effect {
  return { type: "setQuantity", id, name, size, quantity: Math.max(0, Math.min(99, to)) };
}

export function resized({ piece: { id, name }, size, quantity }: Line, to: Line["size"]): Effect {
  return { type: "changeSize", id, name, from: size, to, quantity };
}
