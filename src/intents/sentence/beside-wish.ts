/** "That's what I want, add it in L", "I want that one in S": done before the wish's search. */
import type { Command } from "../commands/command.ts";
import type { Effect } from "../effects.ts";
import { type Saying, sayingOf } from "../grammar/saying.ts";
import type { RowId, Scene } from "../intent.ts";
import { type NormalisedText, normalise } from "../normalise.ts";
import {
  alsoTaken,
  betweenClauses,
  pointsOut,
  takesIt,
  wantsBack,
  wishesFor,
  wishesTo,
  wornUnder,
} from "../phrases/beside-wish.ts";
import { meantIn } from "../resolve/pieces.ts";
import { matchRow } from "../table/match.ts";
import type { Sure } from "./best.ts";
import { byRulesAlone, plainly } from "./plainly.ts";

const wishing: ReadonlySet<RowId> = new Set(["recommend", "need"]);
const writing: ReadonlySet<string> = new Set(["add", "change-cart"]);
/** Acts of the cart and payment, and answers. */
const beside: ReadonlySet<string> = new Set([
  ...writing,
  "ask",
  "check-size",
  "compare",
  "trade",
  "describe-cart",
  "pay",
  "pay-unpaid",
]);
const leastSure = 0.8;

export function besideWish(
  commands: readonly Command[],
  heard: NormalisedText,
  row: RowId,
  scene: Scene,
): Sure | undefined {
  if (!scene.shop || !wishing.has(row)) return undefined;
  for (const { text, ofItsOwn } of readings(heard.plain, scene)) {
    const rest = normalise(text);
    if (rest.lower === "" || matchRow(rest.lower)) continue;
    const taken = plainly(
      commands,
      { ...rest, said: heard.said, row: "none" },
      scene,
      byRulesAlone,
    );
    // An act that is done needs no question what is needed.
    const own = sayingOf(rest, scene);
    if (taken && asksToAdd(taken, own)) return { ...taken, row: "waits" };
    if (taken && holds(taken, own, scene, ofItsOwn))
      return row === "need" ? { ...taken, row: "waits" } : taken;
  }
  return undefined;
}

/** Without wishing clauses, or words. */
function readings(
  text: string,
  scene: Scene,
): readonly { readonly text: string; readonly ofItsOwn: boolean }[] {
  const clauses = text.split(betweenClauses);
  const wishes = clauses.filter((each) => matchRow(each.toLowerCase()));
  const others = clauses.filter((each) => !wishes.includes(each)).join(", ");
  const act = text.replace(wishesTo, "").replace(wishesFor, "i'll take ");
  const back = wantsBack.exec(text)?.groups?.act;
  return [
    ...(back ? [{ text: back, ofItsOwn: true }] : []),
    ...(wishes.every((each) => isAside(each, others, scene))
      ? [{ text: others, ofItsOwn: true }]
      : []),
    ...(act === text ? [] : [{ text: act, ofItsOwn: false }]),
  ];
}

/** The rest needs nothing of it. */
function isAside(clause: string, others: string, scene: Scene): boolean {
  const { mentions, sizes, numbers, text } = sayingOf(normalise(clause), scene);
  const other = sayingOf(normalise(others), scene);
  const isNamed = other.mentions.length > 0;
  const isAgain = sizes.every(({ value }) => other.sizes.some((each) => each.value === value));
  if (wornUnder.test(text) && sizes.length + numbers.length === 0) return true;
  return (
    isAgain &&
    numbers.length === 0 &&
    !mentions.some(({ definite, garment }) => definite || (!isNamed && garment !== undefined))
  );
}

function holds(
  { id, chance, effects }: Sure,
  saying: Saying,
  { shop }: Scene,
  ofItsOwn: boolean,
): boolean {
  if (effects.some(({ type }) => type === "undo")) return true;
  if (!beside.has(id) || chance < leastSure) return false;
  if (effects.some(({ type }) => type === "navigate")) return false;
  if (!writing.has(id)) return true;
  const { mentions, text } = saying;
  // "I want kurta also, size L" takes it.
  const isSought = mentions.some(({ definite, garment }) => !definite && garment !== undefined);
  if (isSought && !(alsoTaken.test(text) && saying.sizes.length > 0)) return false;
  if (!ofItsOwn && mentions.length === 0 && id === "add" && !pointsOut.test(text)) return false;
  return isPlain(effects, saying, shop);
}

/** "I want it". */
function asksToAdd({ id, chance, effects }: Sure, { mentions, text }: Saying): boolean {
  const [effect, more] = effects;
  if (id !== "add" || chance < leastSure || more || effect?.type !== "ask") return false;
  if (mentions.some(({ definite, garment }) => !definite && garment !== undefined)) return false;
  return takesIt.test(text) && effect.question.id === "size";
}

/** Each named piece once. */
function isPlain(effects: readonly Effect[], saying: Saying, shop: Scene["shop"]): boolean {
  const lines = effects.flatMap((each) =>
    each.type === "addToCart" || each.type === "changeSize" || isKept(each) ? [each] : [],
  );
  const ids = lines.map(({ id }) => id);
  if (!shop || ids.length === 0 || new Set(ids).size < ids.length) return false;
  if (effects.some((each) => each.type === "setQuantity" && !isKept(each))) return false;
  const named = meantIn(saying, shop).flatMap(({ mention, found }) =>
    mention?.garment !== undefined && found.type === "one" ? [found.piece.id] : [],
  );
  return named.length === 0 || ids.every((id) => named.includes(id));
}

function isKept(effect: Effect): effect is Extract<Effect, { readonly type: "setQuantity" }> {
  return effect.type === "setQuantity" && effect.quantity > 0;
}
