/**
 * Counts and sizes: "two mediums and one large", "the kurta and the shawl in small". Doesn't
 * resolve products.
 */
import type { Size } from "../../../domain/values.ts";
import { readCount } from "../../../language/readers/counts.ts";
import { findSizes, readSize } from "../../../language/readers/sizes.ts";
import {
  anotherOne,
  counted,
  countFirst,
  countLast,
  endsWithPair,
  itemJoints,
  noThing,
  sizeSaid,
  startsWithThem,
  wordProduct,
} from "../phrases/cart-items.ts";
import { spaces } from "../phrases/marks.ts";

export interface SpokenItem {
  readonly count: number | null;
  readonly size: Size | null;
  /** Not made. */
  readonly unmade?: string;
  /** The piece's words; may be empty. */
  readonly thing: string;
}

/** Expects normalised sizes. */
export function itemIn(text: string): SpokenItem {
  const [said] = findSizes(text);
  const size = said ? readSize(text) : null;
  const unmade = size === null ? said?.value : undefined;
  const sized = (said ? text.replace(sizeSaid, " ") : text).replace(spaces, " ").trim();
  const { count, thing } = counting(sized);
  return {
    count,
    size,
    ...(unmade !== undefined && { unmade }),
    thing: noThing.test(thing) ? "" : thing.replace(wordProduct, "one"),
  };
}

/** Without words it is the neighbour's product; a final size applies to all without one. */
export function itemsIn(text: string): readonly SpokenItem[] {
  const parts = text.split(itemJoints).filter((part) => part !== "");
  const items = parts.map(itemIn);
  const each = items.filter((item, at) => at > 0 || !isTotal(item, items.slice(1)));
  return each.map((item, at) => {
    const before = each.slice(0, at).findLast(({ thing }) => thing !== "");
    const after = each.slice(at).find(({ thing }) => thing !== "");
    const size = item.size ?? (item.unmade === undefined ? (items.at(-1)?.size ?? null) : null);
    return { ...item, size, thing: item.thing || (before ?? after)?.thing || "" };
  });
}

/** "Two, one in medium and one in large" are two. */
function isTotal({ count, size, thing }: SpokenItem, rest: readonly SpokenItem[]): boolean {
  const sum = rest.reduce((all, item) => all + (item.count ?? 1), 0);
  return count === sum && size === null && thing === "" && rest.every((item) => item.size !== null);
}

function counting(text: string): { readonly count: number | null; readonly thing: string } {
  const of = counted.exec(text);
  const many = of ? readCount(of[1] ?? "") : null;
  if (of && many !== null) {
    const thing = text.slice(of[0].length);
    const pair = endsWithPair.test(of[1] ?? "") && !startsWithThem.test(thing);
    return { count: pair ? 1 : many, thing };
  }
  const last = countLast.exec(text);
  const after = last ? readCount(last[1] ?? "") : null;
  if (last && after !== null) return { count: after, thing: text.slice(0, last.index).trim() };
  const another = anotherOne.exec(text);
  if (another) return { count: 1, thing: text.slice(another[0].length) };
  const alone = readCount(text);
  if (alone !== null) return { count: alone, thing: "" };
  const first = countFirst.exec(text);
  return first
    ? { count: readCount(first[1] ?? ""), thing: text.slice(first[0].length) }
    : { count: null, thing: text };
}
