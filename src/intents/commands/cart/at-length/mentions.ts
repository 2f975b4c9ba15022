import type { Mention, SizeEntity } from "../../../grammar/sentence.ts";
import { besideIt } from "../../../phrases/cart/at-length.ts";
import { linesOfMention } from "../../../resolve/lines.ts";
import { currentPiece, pieceMeant } from "../../../resolve/pieces.ts";
import type { Clause } from "./clauses.ts";

import { type Amount, type Said, type Target, targetOf } from "./state.ts";

/** None if it isn't one piece. */
export function meant(mention: Mention, { saying, shop, lines }: Said): Target | undefined {
  const own = linesOfMention(mention, lines, shop);
  const [first] = own;
  if (first && own.every((line) => line.piece.id === first.piece.id))
    return { piece: first.piece, lines: own };
  const found = pieceMeant(mention, shop, saying);
  if (found?.type === "one") return targetOf(found.piece, lines);
  const open = currentPiece(shop);
  const isOpen = found?.type === "several" && found.pieces.some(({ id }) => id === open?.id);
  return open && isOpen ? targetOf(open, lines) : undefined;
}

/** Sizes with the numbers before them: "two in M and one in L". */
export function amountsOf({ sizes, counts }: Clause): readonly Amount[] {
  const beside = (size: SizeEntity, at: number) =>
    counts.findLast(
      ({ from, to }) => to <= size.from && size.from - to < 5 && from >= (sizes[at - 1]?.to ?? 0),
    );
  const used = sizes.map(beside);
  const total = counts.find((each) => !used.includes(each));
  if (sizes.length === 0) return total ? [{ count: total.value }] : [];
  return sizes.map(({ value }, at) => {
    const said = used[at]?.value ?? (sizes.length === 1 ? total?.value : undefined);
    return { size: value, ...(said !== undefined && { count: said }) };
  });
}

/** "Four pieces", "in this medium". */
export function together(loose: readonly Amount[], own: readonly Amount[]): readonly Amount[] {
  const [one, another] = loose;
  const [size, more] = own;
  if (one && size && !another && one.size === undefined)
    return more || size.count !== undefined ? own : [{ ...one, ...size }];
  return [...loose, ...own];
}

export const isBeside = ({ from }: Mention, { saying: { text, tokens } }: Said): boolean =>
  besideIt.test(text.slice(0, tokens[from]?.start ?? 0));
