/** A long sentence that changes the cart: "out with both the jeans, and one kurta in large for him". */
import type { Size } from "../../../../../domain/values.ts";
import { type Effect, writesCart } from "../../../effects.ts";
import { type Saying, sayingOf } from "../../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../../intent.ts";
import { isLong, isSentence, wordsIn } from "../../../long-talk.ts";
import { intoCart, turnsBack } from "../../../phrases/cart/at-length.ts";
import { type Line, linesOf } from "../../../resolve/cart-lines.ts";
import { words } from "../../../responses/words.ts";
import { adding, type Wanted } from "../../adding.ts";
import type { Reading, Taken } from "../../command.ts";
import { say } from "../../say.ts";
import { quantity, resized } from "../cart-effects.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { scriptOf } from "./script.ts";
import type { CartStep } from "./state.ts";

const leastInstead = 18;
const ofCart: ReadonlySet<string> = new Set(["add", "change-cart", "both", "find", "mishearing"]);
const atCart: ReadonlySet<Effect["type"]> = new Set([...writesCart, "ask", "say", "recommend"]);

/** In place of what it is taken for, if that is of the cart or nothing. */
export function cartAtLength(
  taken: Taken | undefined,
  reading: Reading,
  scene: Scene,
): Taken | undefined {
  if (!scene.shop || scene.asked || !isSentence(reading.plain)) return taken;
  const effects = taken?.effects ?? [];
  const writes = effects.some(({ type }) => writesCart.has(type));
  if (taken && !ofCart.has(taken.id)) return taken;
  const isShort = !isLong(reading.plain);
  if (isShort && reading.row !== "none") return taken;
  const isRow = ({ type }: Effect) => type === "navigate" && reading.row !== "none";
  if (effects.some((each) => !atCart.has(each.type) && !isRow(each))) return taken;
  const own = scripted(reading, scene, scene.shop, writes);
  if (!own || JSON.stringify(own.effects) === JSON.stringify(effects)) return taken;
  if (isShort && taken && own.effects.some(asks)) return taken;
  const isSure =
    !writes ||
    wordsIn(reading.plain) >= leastInstead ||
    goesOn(effects, own.effects) ||
    changesMany(own.effects);
  return isSure ? own : taken;
}

/** Lines of several pieces. */
function changesMany(effects: readonly Effect[]): boolean {
  const ids = effects.flatMap((each) =>
    each.type === "setQuantity" || each.type === "changeSize" ? [each.id] : [],
  );
  return new Set(ids).size > 1;
}

const asks = ({ type }: Effect): boolean => type === "ask";

/** All that was done already, and more. */
function goesOn(done: readonly Effect[], own: readonly Effect[]): boolean {
  // What another size takes along may have changed before.
  const change = (each: Effect) =>
    JSON.stringify(each.type === "changeSize" ? { ...each, quantity: 0 } : each);
  const all = own.map(change);
  return all.length > done.length && done.every((each) => all.includes(change(each)));
}

/** `writes`: it would change the cart anyway. */
function scripted(
  reading: Reading,
  scene: Scene,
  shop: ShopScene,
  writes: boolean,
): Taken | undefined {
  const saying = sayingOf(reading, scene);
  const isShort = !isLong(reading.plain) || (writes && wordsIn(reading.plain) < leastInstead);
  if (isShort && !isPlain(saying)) return undefined;
  const script = scriptOf(saying, shop);
  if (!script?.isNamed) return undefined;
  const { steps, isOrdered, isDropped } = script;
  if (isDropped)
    return writes
      ? { id: "everywhere", slots: {}, effects: [say(words.stopped)], row: "follows" }
      : undefined;
  if (steps.length === 0) return undefined;
  // A wish to look for; an order is an order.
  const isPointed =
    saying.mentions.some(({ definite }) => definite) ||
    intoCart.test(saying.text) ||
    shop.cart.length > 0;
  const isSure = isOrdered && isPointed && saying.prices.length === 0;
  if (!isSure && !writes) return undefined;
  const changes = changesOf(steps, shop);
  if (!changes) return undefined;
  const wanted = steps.flatMap((step): Wanted[] => (step.act === "add" ? [wantedOf(step)] : []));
  const adds = wanted.length > 0 ? adding(wanted, reading, shop) : undefined;
  const effects = [...changes, ...(adds?.effects ?? [])];
  if (effects.length === 0) return undefined;
  const [only, more] = steps;
  return {
    id: changes.length === 0 ? "add" : "change-cart",
    slots:
      changes.length === 0 && adds
        ? adds.slots
        : only && !more
          ? {
              product: only.target.piece.id,
              ...(only.target.lines[0] && { size: only.target.lines[0].size }),
            }
          : { products: [...new Set(steps.map(({ target }) => target.piece.id))] },
    effects,
    row: adds?.row ?? "follows",
  };
}

/** Clauses with verbs, that correct nothing. */
function isPlain(saying: Saying): boolean {
  const clauses = clausesOf(saying);
  const isDenied = ({ mentions }: Clause) => mentions.some(({ denied }) => denied);
  return clauses[0]?.verb !== undefined && !turnsBack.test(saying.text) && !clauses.some(isDenied);
}

function wantedOf({ target: { piece }, size, count }: CartStep): Wanted {
  const own = piece.sizes.find((each) => each === size);
  return {
    found: { type: "one", piece },
    item: {
      count: count ?? null,
      size: own ?? null,
      ...(size !== undefined && !own && { unmade: size }),
      thing: "",
    },
  };
}

/** Undefined if a line isn't certain. */
function changesOf(steps: readonly CartStep[], shop: ShopScene): readonly Effect[] | undefined {
  let lines = linesOf(shop);
  const effects: Effect[] = [];
  for (const step of steps) {
    if (step.act === "add") continue;
    const done = changeOf(step, lines);
    if (!done) return undefined;
    effects.push(...done.effects);
    lines = done.lines;
  }
  return effects;
}

interface Change {
  readonly effects: readonly Effect[];
  readonly lines: Line[];
}

function changeOf(
  { act, target, from, size, count = 0 }: CartStep,
  lines: Line[],
): Change | undefined {
  const own = lines.filter(
    (line) =>
      line.piece.id === target.piece.id &&
      target.lines.some((each) => each.size === line.size) &&
      (from === undefined || line.size === from),
  );
  const [line, another] = own;
  if (!line) return undefined;
  if (act === "out")
    return {
      effects: own.map((each) => quantity(each, 0)),
      lines: lines.filter((each) => !own.includes(each)),
    };
  if (another) return undefined;
  const others = lines.filter((each) => each !== line);
  const left = act === "set" ? count : line.quantity + count;
  if (act !== "resize")
    return left === line.quantity
      ? { effects: [], lines }
      : {
          effects: [quantity(line, left)],
          lines: left > 0 ? [...others, { ...line, quantity: left }] : others,
        };
  const to = line.piece.sizes.find((each) => each === size);
  if (!to) return undefined;
  if (to === line.size) return { effects: [], lines };
  if (count > 0 && count < line.quantity)
    return {
      effects: [quantity(line, line.quantity - count), added(line, to, count)],
      lines: [...others, { ...line, quantity: line.quantity - count }],
    };
  return { effects: [resized(line, to)], lines: [...others, { ...line, size: to }] };
}

function added({ piece: { id, name } }: Line, size: Size, count: number): Effect {
  return { type: "addToCart", id, name, size, quantity: count };
}
