/** "Three in S, two in M", "one in each size": a piece in several sizes. */
import { intoTheCart } from "../../../commands/cart/add.ts";
import type { Reading, Taken } from "../../../commands/command.ts";
import { type Saying, sayingOf } from "../../../grammar/saying.ts";
import { forms, skeletonOf } from "../../../grammar/skeleton.ts";
import type { Piece, RowId, Scene, ShopScene } from "../../../intent.ts";
import { pieceMeant } from "../../../resolve/pieces.ts";
import { oneOf } from "../meant.ts";
import { spokenPieces } from "../state.ts";
import { bySize } from "../turn.ts";

const sized =
  "(?:<n> )?(?:of )?(?:in |size |a |an |the )*<s>(?: (?:for|is for|to) (?:[^\\s,.<]+ ?){1,3}?)?";
const joined = "(?:,|and|, and|plus|,? ?&)";
const list = forms(`
  ${sized}(?: ${joined} ${sized})+
`);
const everySize = forms(`
  <n>(?: \\S+)? (?:in|of|from) (?:each|every)(?: single)? size
`);
const otherwise =
  /\b(?:or|not|no|from|instead|swap|change|make|switch|remove|drop|out|off|which|what|is|are|do|does|can|how|if|too|than|small for|big for|search|find|show|looking|both|between|either|sure|maybe|might|wears?|i'm|am)\b|\?\s*$/;
const further = /\b(?:more|another|also|too|as well|and for)\b/;
const rows: ReadonlySet<RowId> = new Set(["none", "cart", "need", "recommend"]);

export function listed(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || scene.asked?.id === "field" || !rows.has(reading.row)) return undefined;
  const saying = sayingOf(reading, scene);
  if (scene.asked?.id === "size" && saying.sizes.length > 0) return undefined;
  const text = skeletonOf(saying);
  const part = (saying.sizes.length > 1 ? list : everySize).in(text);
  if (part === undefined || otherwise.test(text.replace(part, "<>"))) return undefined;
  const piece = pieceOf(saying, scene, shop);
  const wanted = piece && wantedOf(saying, piece, part);
  if (!piece || !wanted || isThere(piece, wanted, text, shop)) return undefined;
  return {
    id: "add",
    slots: { product: piece.id },
    effects: wanted.map(({ size, count }) => intoTheCart(piece, size, count)),
    row: reading.row === "need" ? "waits" : "follows",
  };
}

/** As many are there, and this says in which sizes: read as a correction. */
function isThere(
  { id }: Piece,
  wanted: readonly { readonly count: number }[],
  text: string,
  { cart }: ShopScene,
): boolean {
  const many = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);
  const there = many(cart.filter((line) => line.id === id).map(({ quantity }) => quantity));
  return there === many(wanted.map(({ count }) => count)) && !further.test(text);
}

/** The only one that is named, else the one that is spoken of. */
function pieceOf(saying: Saying, scene: Scene, shop: ShopScene): Piece | undefined {
  const named = saying.mentions.filter(({ text }) => !isPerson.test(text));
  const pieces = named.map((mention) => {
    const found = pieceMeant(mention, shop, saying);
    return found && oneOf(found, shop);
  });
  if (named.length > 0)
    return new Set(pieces).size === 1 && pieces.length === named.length ? pieces[0] : undefined;
  const [only, another] = spokenPieces(scene);
  return another ? undefined : only;
}

/** "S for the other", "one for the second": a person. */
const isPerson = /^(?:the |that )?(?:other|others|second|first|last|one|elder|younger)$/;

function wantedOf(saying: Saying, piece: Piece, part: string) {
  const { sizes, numbers } = saying;
  if (sizes.length === 0) {
    const count = /<n/.test(part) ? (numbers[0]?.value ?? 1) : 1;
    return count > 9 ? undefined : piece.sizes.map((size) => ({ size, count }));
  }
  const made = sizes.flatMap(({ value }) => piece.sizes.find((each) => each === value) ?? []);
  if (made.length < sizes.length || new Set(made).size < made.length) return undefined;
  const counted = bySize(saying);
  const [all] = numbers;
  // "Two of those, L and XL": one of each.
  const ones = numbers.length === 0 || (numbers.length === 1 && all?.value === made.length);
  if (ones) return made.map((size) => ({ size, count: 1 }));
  return counted?.length === made.length
    ? made.map((size, at) => ({ size, count: counted[at]?.count ?? 1 }))
    : undefined;
}
