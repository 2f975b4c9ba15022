/** "Swap it for the other", "no, I meant the white one": replaces a line's product. */
import { wearerIn } from "../../../../language/readers/wearers.ts";
import { askSize, intoTheCart } from "../../commands/cart/add.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import type { Piece, RowId, Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { pieceMeant } from "../../resolve/pieces.ts";
import { oneOf } from "./meant.ts";
import { lineOwned } from "./owned.ts";
import { discourseOf } from "./state.ts";

/** Between old and new. */
const swapping =
  /\b(?:swap|switch|change|exchange|replace|trade)\b(?<old>.*?)\b(?:for|with|to|by)\b(?<next>.*)$/;
const instead = /^(?<next>.*?)\b(?:instead|rather)(?: (?:of|than)(?<old>.*))?$/;
/** After an addition: the product was wrong. */
const mistaken =
  /^(?:(?:oh|ah|ugh|hmm+|sorry|no+|wait|arre|oops|actually)[\s,.!]+)+(?:not (?:that|this)(?: one)?[\s,.]+)?(?:(?:i|we) (?:meant|mean|wanted|said) |it'?s )(?<next>.*)$/;
/** "Sorry, not the blue, the beige one". */
const notThis =
  /^(?:(?:oh|ah|ugh|hmm+|sorry|sry|no+|wait|arre|oops|actually)[\s,.!]+)+not (?<old>the \w+(?: \w+)?)[\s,.]+(?:but |i meant? )?(?<next>the .*)$/;
/** "I meant the white, not the blue". */
const notThat =
  /\b(?:i|we) (?:meant|mean|wanted|said) (?<next>the [\w ]+?),? (?:and )?not (?<old>the [\w ]+)$/;
const insteadOf =
  /\binstead of (?<old>the [\w ]+?),? (?:i|we) (?:meant|mean|wanted|said) (?<next>the .*)$/;
const pronoun = /\b(?:that|it|this)(?: one)?\b/;
const mostWords = 18;

const rows: ReadonlySet<RowId> = new Set(["none", "about"]);

export function swapped(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length === 0 || !rows.has(reading.row)) return undefined;
  const lower = reading.lower.replace(/[.!\s]+$/, "");
  const form = [swapping, notThat, insteadOf, notThis, mistaken, instead].find((each) =>
    each.test(lower),
  );
  const { old = "", next = "" } = form?.exec(lower)?.groups ?? {};
  if (!form || lower.split(" ").length > mostWords || /\?\s*$/.test(lower)) return undefined;
  const before = /^\W*it\b/.test(old) ? lower.slice(0, form.exec(lower)?.index) : "";
  const line =
    lineBefore(sayingOf({ lower: before }, scene), shop) ??
    lineOf(sayingOf({ lower: old.trim() }, scene), shop, lower, form === swapping);
  if (!line) return undefined;
  const saying = sayingOf({ lower: next.trim() }, scene);
  const whole = sayingOf({ lower }, scene);
  // "Two of the shirt rather": the same line.
  if (form === instead && mayMean(saying, line, shop)) return undefined;
  const piece = comingOf(saying, whole, line, shop);
  if (!piece || piece.id === line.piece.id) return undefined;
  const [wanted] = [...saying.sizes, ...whole.sizes].map(({ value }) => value);
  const size = piece.sizes.find((each) => each === (wanted ?? line.size));
  const out = quantity(line, 0);
  const asks = size === undefined;
  return {
    id: "change-cart",
    slots: { product: piece.id, ...(size && { size }) },
    effects: asks
      ? [askSize(piece, wanted, line.quantity, reading.said, [out])]
      : [out, intoTheCart(piece, size, line.quantity)],
    row: asks ? "waits" : "follows",
  };
}

/** "I've changed my mind about the shirt. Swap it …": the line named before. */
function lineBefore({ mentions }: Saying, shop: ShopScene): Line | undefined {
  const named = mentions.findLast(({ garment }) => garment !== undefined);
  if (!named) return undefined;
  const [own, another] = linesOfMention(named, discourseOf(shop).lines, shop);
  return another ? undefined : own;
}

/** The old line: named, of a wearer, or last changed. */
function lineOf(old: Saying, shop: ShopScene, said: string, swaps: boolean): Line | undefined {
  const { lines, line, fresh } = discourseOf(shop);
  const named = old.mentions.filter(({ garment }) => garment !== undefined);
  if (named.length > 0) {
    const [own, another] = named.flatMap((mention) => linesOfMention(mention, lines, shop));
    return another ? undefined : own;
  }
  const wearer = wearerIn(said);
  if (wearer !== undefined && wearer !== "me" && lines.length > 1) return lineOwned(said, shop);
  return lineOwned(old.text, shop) ?? (swaps || fresh ? line : undefined);
}

function mayMean(saying: Saying, { piece }: Line, shop: ShopScene): boolean {
  return saying.mentions.some((mention) => {
    const found = pieceMeant(mention, shop, saying);
    return found?.type === "several" && found.pieces.includes(piece);
  });
}

function comingOf(next: Saying, whole: Saying, line: Line, shop: ShopScene): Piece | undefined {
  const mentioned = next.mentions.filter(
    ({ definite, garment }) => definite || garment !== undefined,
  );
  for (const mention of mentioned.toReversed()) {
    const found = pieceMeant(mention, shop, next, [line.piece]);
    const piece = found && oneOf(found, shop, [line.piece]);
    if (piece) return piece;
    if (mention.garment !== undefined) return undefined;
  }
  if (!pronoun.test(next.text)) return undefined;
  const before = whole.mentions.flatMap((mention) => {
    const found = pieceMeant(mention, shop, whole, [line.piece]);
    return (found && oneOf(found, shop, [line.piece])) ?? [];
  });
  const { piece } = discourseOf(shop);
  return before.find(({ id }) => id !== line.piece.id) ?? piece;
}
