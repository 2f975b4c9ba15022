/** "The jeans to XL, the shirt stays as it is": without what only says which lines stay. */
import { readTerms } from "../../language/readers/terms.ts";
import type { Piece, ShopScene } from "./intent.ts";
import {
  determiner,
  endsClause,
  joins,
  leftSo,
  mayStay,
  others,
  staysAfter,
  staysBefore,
  touching,
} from "./phrases/cart/stays.ts";
import { indexOf, looksOf } from "./vocabulary/catalogue-index.ts";

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
}

/** Words that must be left. */
const fewest = 3;

export function withoutStays(text: string, { cart, catalogue }: ShopScene): string {
  const said = text.toLowerCase();
  if (cart.length === 0 || !mayStay.test(said) || said.length !== text.length) return text;
  const { byId } = indexOf(catalogue);
  const lines = cart.flatMap(({ id }) => byId.get(id) ?? []);
  const cuts = [
    ...[...said.matchAll(staysAfter)].flatMap((found) => {
      const group = groupBefore(said, found.index, lines);
      return group ? { ...group, to: found.index + found[0].length } : [];
    }),
    ...[...said.matchAll(staysBefore)].flatMap((found) => {
      const group = groupAfter(said, found.index + found[0].length, lines);
      if (!group) return [];
      const tail = leftSo.exec(said.slice(group.to))?.[0] ?? "";
      const to = group.to + tail.length;
      const isSaid = tail !== "" || group.kinds.length === 0 || touching.test(found[0]);
      return isSaid && endsClause.test(said.slice(to)) ? { ...group, from: found.index, to } : [];
    }),
  ].sort((one, other) => one.from - other.from);
  if (cuts.length === 0) return text;
  const rest = tidy(without(text, cuts));
  if (rest.split(/\s+/).length < fewest) return text;
  // "Sweater rehne do, garmi hai": it may be what goes.
  const named = readTerms(rest, "garment");
  if (named.length === 0 && cuts.some(({ kinds }) => kinds.length > 0)) return text;
  const kept = lines.filter((piece) => cuts.some(({ kinds }) => isOneOf(piece, kinds)));
  return kept.some((piece) => isOneOf(piece, named)) ? text : rest;
}

const isOneOf = (piece: Piece, kinds: readonly string[]): boolean =>
  kinds.some((kind) => looksOf(piece).garments.has(kind));

function without(text: string, cuts: readonly Cut[]): string {
  let left = "";
  let at = 0;
  for (const { from, to } of cuts) {
    if (from < at) continue;
    left += `${text.slice(at, from).replace(joins, "")}, `;
    at = to;
  }
  return left + text.slice(at);
}

const tidy = (text: string): string =>
  text
    .replace(/(?:\s*[,;:])+(?=\s*[,;:.!?]|\s*$)/g, "")
    .replace(/(?<=[.!?])[\s,]*[.!?](?=\s|$)/g, "")
    .replace(/([.!?]),/g, "$1")
    .replace(/^[\s,.;!?]+(?:(?:and|but|so)\b[\s,]*)?|[\s,;:]+$/gi, "")
    .replace(/\s+(?=[,.;])/g, "");

const wordOrMark = /[\p{L}'-]+|[,.;:!?]/gu;
const joint = /^(?:and|aur)$/;

/** "My blue shirt and the jeans", "the rest": up to a place. */
function groupBefore(said: string, end: number, lines: readonly Piece[]): Cut | undefined {
  const rest = others.exec(said.slice(0, end));
  if (rest) return { from: rest.index, to: end, kinds: [] };
  const words = [...said.slice(0, end).matchAll(wordOrMark)];
  const kinds: string[] = [];
  let from = end;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]?.[0] ?? "";
    const kind = kindIn(word, lines);
    if (kind) kinds.push(kind);
    else if (kinds.length === 0) return undefined;
    else if (joint.test(word)) {
      if (!kindIn(words[at - 1]?.[0] ?? "", lines)) break;
    } else if (!belongs(word, lines)) break;
    from = words[at]?.index ?? from;
  }
  return kinds.length > 0 ? { from, to: end, kinds } : undefined;
}

function groupAfter(said: string, start: number, lines: readonly Piece[]): Cut | undefined {
  const kinds: string[] = [];
  let to = start;
  for (const { 0: word, index } of said.slice(start).matchAll(wordOrMark)) {
    const end = start + index + word.length;
    const kind = kindIn(word, lines);
    if (kind) {
      kinds.push(kind);
      to = end;
    } else if (others.test(said.slice(start, end)) && kinds.length === 0)
      return { from: start, to: end, kinds };
    else if (!joint.test(word) && !belongs(word, lines)) break;
  }
  return kinds.length > 0 ? { from: start, to, kinds } : undefined;
}

function kindIn(word: string, lines: readonly Piece[]): string | undefined {
  return readTerms(word, "garment").find((kind) =>
    lines.some((piece) => looksOf(piece).garments.has(kind)),
  );
}

const belongs = (word: string, lines: readonly Piece[]): boolean =>
  determiner.test(word) || (word.length > 2 && isInName(word, lines));

const isInName = (word: string, lines: readonly Piece[]): boolean =>
  lines.some(({ name }) => name.toLowerCase().split(" ").includes(word));
