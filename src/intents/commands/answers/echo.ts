/**
 * A yes in the question's own words: "yes, remove it", "M, yes", "ok, make it one", where the question named that
 * change of the cart.
 */
import type { Effect } from "../../effects.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { normalise } from "../../normalise.ts";
import {
  asksSo,
  assenting,
  besideAct,
  notWanted,
  pronoun,
  verbsOf,
  weakVerbs,
} from "../../phrases/answers/echo.ts";
import { isCartItself } from "../../phrases/cart/taking.ts";
import { piecesNamed } from "../../resolve/pieces.ts";

interface Change {
  readonly verb: keyof typeof verbsOf;
  readonly id: string;
  readonly size: string;
  readonly count: number;
}

function changeOf(effect: Effect): Change | undefined {
  switch (effect.type) {
    case "addToCart":
      return { verb: "add", id: effect.id, size: effect.size, count: effect.quantity };
    case "setQuantity": {
      const { id, size, quantity: count } = effect;
      return { verb: count === 0 ? "remove" : "set", id, size, count };
    }
    case "changeSize":
      return { verb: "size", id: effect.id, size: effect.to, count: effect.quantity };
    default:
      return undefined;
  }
}

/** Only of the cart: what costs or destroys wants a plain yes. */
export function echoes(text: string, does: readonly Effect[], scene: Scene): boolean {
  const changes = does.flatMap((each) => changeOf(each) ?? []);
  const [first] = changes;
  if (!first || !scene.shop || does.some(isElse) || asksSo.test(text)) return false;
  if (assenting.test(text)) return true;
  const said = normalise(text);
  if (changes.every(({ verb }) => verb === "remove") && notWanted.test(said.lower)) return true;
  const saying = sayingOf(said, scene);
  const named = piecesNamed(saying, scene.shop);
  const pointed = saying.mentions.filter(
    (each) => !pronoun.test(each.text) && !isCartItself.test(each.text),
  );
  return (
    saying.denied.length === 0 &&
    pointed.every(({ denied }) => !denied) &&
    pointed.length <= named.length &&
    saying.prices.length === 0 &&
    named.every(({ id }) => changes.some((each) => each.id === id)) &&
    saying.sizes.every(({ value }) => changes.some((each) => each.size === value)) &&
    saying.numbers.every(({ value }) => changes.some((each) => each.count === value)) &&
    namesAll(saying, new Set(named.map(({ id }) => id)), changes) &&
    isOnly(saying, named.length > 0, changes)
  );
}

/** Of several changes none is left out: "L", of one in M and one in L. */
function namesAll({ sizes }: Saying, named: ReadonlySet<string>, changes: readonly Change[]) {
  const said = new Set(sizes.map(({ value }) => value));
  return changes.every(
    ({ id, size }) => (said.size === 0 || said.has(size)) && (named.size === 0 || named.has(id)),
  );
}

const isElse = (effect: Effect): boolean =>
  changeOf(effect) === undefined && effect.type !== "navigate";

/** The act's verbs, its piece, size and count, and little words. */
function isOnly(saying: Saying, named: boolean, changes: readonly Change[]): boolean {
  const { tokens, mentions, sizes, numbers } = saying;
  const own = changes.map(({ verb }) => verbsOf[verb]);
  const things = mentions.filter(({ garment }) => garment === undefined || named);
  const within = (at: number) =>
    [...things, ...sizes, ...numbers].some(({ from, to }) => at >= from && at < to);
  const outside = tokens.filter((_, at) => !within(at)).map(({ text }) => text);
  const single = changes.length === 1 && changes[0]?.count === 1 && outside.includes("one");
  const isSet = changes.every(({ verb }) => verb === "set");
  const isOut = changes.every(({ verb }) => verb === "remove");
  if ((isSet && sizes.length > 0 && numbers.length === 0) || (isOut && outside.includes("one")))
    return false;
  const says = sizes.length + numbers.length > 0 || named || single;
  return (
    outside.every(
      (word) => besideAct.has(word) || weakVerbs.has(word) || own.some((verbs) => verbs.has(word)),
    ) &&
    (says || outside.some((word) => own.some((verbs) => verbs.has(word))))
  );
}
