/** Takes the current product: "one in large then", "one more of those". */
import { sizes } from "../../../../domain/values.ts";
import { adding, sizeChosen } from "../../commands/adding.ts";
import type { Reading, Understood } from "../../commands/command.ts";
import type { Piece } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import * as little from "./little-words.ts";
import { relativeTo, sizeOfOther } from "./relative.ts";
import { bySize, type Short, type ShortTurn, sure } from "./turn.ts";

export function takes(turn: ShortTurn): Short | undefined {
  const { lower, saying, shop, discourse, few, more, size, count, meant } = turn;
  if (!few || meant.length === 0) return undefined;
  const alike = inSameSizes(turn);
  if (alike) return { ...added(turn, alike), firm: true, outright: true };
  if (saying.sizes.length > 1) return takesEach(turn);
  const same = size === undefined && little.sameSize.test(lower) ? sizeOfOther(turn) : undefined;
  const wanted = meant.map((piece) => ({
    piece,
    size: same ?? size ?? relativeTo(piece, lower) ?? sizeChosen(piece, lower, shop),
  }));
  const puts = little.intoCart.test(lower);
  const gives = puts || counts(turn) || (saying.mentions.length === 0 && little.giving.test(lower));
  if (!gives && wanted.some((each) => each.size === undefined)) return undefined;
  // A lone size chooses on the page; "one in large", "L then", or a size after a yes takes.
  const onPage = shop.open !== undefined && meant[0]?.id === shop.open.id;
  const relative = size === undefined && same === undefined && !/\bone$/.test(lower.trim());
  const led =
    puts ||
    count !== undefined ||
    more ||
    same !== undefined ||
    /\b(?:then|take|give|add|one)\b/.test(little.bare(lower)) ||
    (discourse.begun && !relative && !(onPage && little.choosing.test(lower)));
  if (!led && (onPage || saying.mentions.length === 0)) return undefined;
  const leans =
    saying.mentions.length === 0 && (same !== undefined || discourse.piece === undefined);
  return {
    ...added(
      turn,
      wanted.map((each) => wantedOf(each.piece, each.size, count)),
    ),
    ...(leans && { alone: true }),
  };
}

/** "One M and one L". */
function takesEach(turn: ShortTurn): Short | undefined {
  const [piece, another] = turn.meant;
  const each = bySize(turn.saying);
  if (!piece || another || !each) return undefined;
  return added(
    turn,
    each.map(({ size, count }) => wantedOf(piece, size, count)),
  );
}

/** "With three blouses, same sizes". */
function inSameSizes({ lower, meant, shop, count }: ShortTurn) {
  const [piece, another] = meant;
  const { touched = [], cart } = shop;
  if (!piece || another || !little.sameSizes.test(lower)) return undefined;
  const before = touched.filter(({ id, turn }) => turn === touched[0]?.turn && id !== piece.id);
  const taken = before.map(({ id, size, quantity }) => {
    const line = cart.find((each) => each.id === id && each.size === size);
    return { size, count: (line?.quantity ?? 0) - quantity };
  });
  const all = taken.reduce((sum, each) => sum + each.count, 0);
  const fits = taken.every((each) => each.count > 0 && piece.sizes.includes(each.size));
  if (taken.length < 2 || !fits || (count !== undefined && count !== all)) return undefined;
  return taken.reverse().map((each) => wantedOf(piece, each.size, each.count));
}

function added(turn: ShortTurn, wanted: Parameters<typeof adding>[0]): Short {
  const all = adding(wanted, turn.reading, turn.shop);
  const own = isSure(turn) && !isTaken(turn) ? all : askedFirst(all, turn.reading);
  return { ...own, id: "add", ...sure, corrects: false };
}

function wantedOf(piece: Piece, size: string | undefined, count: number | undefined) {
  const found = { type: "one", piece } as const;
  const made = sizes.find((each) => each === size) ?? null;
  const unmade = size !== undefined && made === null ? { unmade: size } : {};
  return { found, item: { count: count ?? null, size: made, ...unmade, thing: "" } };
}

/** "One please", of what was described, opened or named, and isn't in the cart. */
function counts({ count, discourse, ofMeant, saying }: ShortTurn): boolean {
  const known = discourse.begun && discourse.piece !== undefined;
  const named = saying.mentions.some(({ garment }) => garment !== undefined);
  return count !== undefined && (known || named) && ofMeant.length === 0;
}

/** "This too, same size", of what was just taken so: perhaps another is meant. */
function isTaken({ lower, meant, shop, saying, count }: ShortTurn): boolean {
  const [last] = shop.touched ?? [];
  const pointed = saying.mentions.every(({ garment }) => garment === undefined);
  return (
    pointed &&
    count === undefined &&
    meant[0]?.id === last?.id &&
    /\b(?:this|that)(?: one)?(?: too| also| as well)\b/.test(lower)
  );
}

/** Named, open, or wanted again. */
function isSure({ saying, discourse, more, meant, asksWhich, lower }: ShortTurn): boolean {
  if (saying.mentions.length > 0) return true;
  if (asksWhich && !/\b(?:this|it)\b/.test(lower)) return false;
  if (discourse.piece) return true;
  return more && discourse.line?.piece === meant[0];
}

/** A guessed piece is confirmed. */
export function askedFirst(added: Understood, { said }: Reading): Understood {
  const does = added.effects.filter(({ type }) => type === "addToCart");
  if (does.length === 0 || does.length < added.effects.length) return added;
  const question = { id: "confirm", text: words.askWhether(does), about: said, does } as const;
  return { slots: added.slots, effects: [{ type: "ask", question }], row: "waits" };
}
