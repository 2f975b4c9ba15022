/** "Put the shirt back". */
import { countForm } from "../../../../language/readers/counts.ts";
import { intoTheCart } from "../../commands/adding.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import { forms, inPart, skeletonOf } from "../../grammar/skeleton.ts";
import type { Scene, ShopScene, TouchedLine } from "../../intent.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { pieceMeant } from "../../resolve/pieces.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import * as little from "./little-words.ts";
import { discourseOf } from "./state.ts";

const back = forms(`
  (?:put|bring|add|get|give|want|have) (?:me |him |her |them )?(?:<p>|<it>) (?:also |again )?back
  (?:put|bring|add|get|give) back (?:(?:just|only) )?(?:<n> of )?(?:<p>|<it>)
`);
/** "Bring back two of them". */
const ofThem = new RegExp(`\\bback (?:(?:just|only) )?${countForm} of `);
const away = /\b(?:shelf|rack|hangers?|out|away|remove|how|don't|not)\b|\?\s*$/;
const swap = forms(`
  (?:swap|change|switch|exchange|replace|trade) (?:(?:all|both|every|of|the|<n>) )*<p> (?:for|with|to|into|by|and take|and put) <p>
`);

export function restored(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || (reading.row !== "none" && reading.row !== "cart")) return undefined;
  const saying = sayingOf(reading, scene);
  const text = skeletonOf(saying);
  return (
    swapped(text, saying, reading, shop) ??
    putBack(text, saying, reading, shop) ??
    kept(reading, saying, shop)
  );
}

const begins =
  "(?:(?:no|oh|wait|actually|sorry|hmm+|ok|okay|fine|on second thoughts?|arre|och|haha|i(?:'ve)? changed (?:my )?(?:mind|opinion)|i take (?:that|it) back)[\\s,.!]+)*";
const them = "(?:it|that|them|those|the one|the \\p{L}+)";
const ends =
  "(?: (?:in|there|actually|then|after all|again|please|back|in the (?:cart|bag|basket)))*";
const keeps = [
  `(?:i'll |let me |let's )?(?:keep|leave) ${them}`,
  `(?:back|back in|back on)(?: (?:in|into) (?:the|my) (?:cart|bag|basket))? with ${them}`,
  `return ${them}`,
  `(?:i|we) (?:do |really |still )*want ${them}(?= (?:after all|back|again)|[.!\\s]*$)`,
  `(?:she|he|they|my \\p{L}+) (?:do |does |still |really )*wants? ${them}(?= (?:after all|back|again))`,
  "(?:give|get|bring) (?:him|her|me|them|us) (?:hers|his|mine|theirs|it|(?:his|her|my|the|their) \\p{L}+) back",
].map(
  (form) =>
    new RegExp(
      `(?:^|[.,!…] *)${begins}${form}${ends}[.,!\\s]*(?:i(?:'ve| have)? changed (?:my )?(?:mind|opinion)[.!\\s]*)?$`,
      "u",
    ),
);

const container = /^(?:the|my) (?:bag|cart|basket)\b/;

/** "Actually, leave it", right after it was removed. */
function kept({ lower }: Reading, { mentions, sizes }: Saying, shop: ShopScene): Taken | undefined {
  const [last] = shop.touched ?? [];
  const piece = last && indexOf(shop.catalogue).byId.get(last.id);
  if (!piece || sizes.length > 0 || !keeps.some((form) => form.test(lower))) return undefined;
  const line = shop.cart.find(({ id, size }) => id === last.id && size === last.size);
  const count = last.quantity - (line?.quantity ?? 0);
  if (count <= 0 || shop.described || shop.lost === "elsewhere") return undefined;
  const named = mentions.filter(
    ({ garment, text }) => garment !== undefined && !container.test(text),
  );
  const gone = [{ piece, size: last.size, quantity: count }];
  if (named.some((mention) => linesOfMention(mention, gone, shop).length === 0)) return undefined;
  return {
    id: "add",
    slots: { product: piece.id, size: last.size, quantity: count },
    effects: [intoTheCart(piece, last.size, count)],
    row: "follows",
  };
}

function putBack(
  text: string,
  saying: Saying,
  { lower }: Reading,
  shop: ShopScene,
): Taken | undefined {
  const part = back.in(text);
  if (part === undefined || away.test(lower)) return undefined;
  const mention = saying.mentions[inPart(part, "x")[0] ?? -1];
  const found = mention && pieceMeant(mention, shop, saying);
  const ids =
    found?.type === "one"
      ? [found.piece.id]
      : found?.type === "several"
        ? found.pieces.map(({ id }) => id)
        : undefined;
  if (mention && !ids) return undefined;
  const sizes = saying.sizes.map(({ value }) => value);
  const fits = ({ id, size }: TouchedLine) =>
    (ids?.includes(id) ?? true) && (sizes.length === 0 || sizes.includes(size));
  const gone = goneFrom(shop);
  const line = gone.find(fits);
  const piece = line && indexOf(shop.catalogue).byId.get(line.id);
  if (!line || !piece) return undefined;
  const { size } = line;
  const said = ofThem.test(lower) ? saying.numbers[0]?.value : undefined;
  const count = Math.min(little.onlyOne.test(lower) ? 1 : (said ?? line.quantity), line.quantity);
  return {
    id: "add",
    slots: { product: piece.id, size, quantity: count },
    effects: [intoTheCart(piece, size, count)],
    row: "follows",
  };
}

const all = /\b(?:them|those|these|both|all|everything)\b/;

/** "Put them back": all that went together. */
export function allBack(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || !all.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const isBack = back.in(skeletonOf(saying)) !== undefined && !away.test(reading.lower);
  if (!isBack || saying.mentions.length + saying.sizes.length > 0) return undefined;
  const gone = goneFrom(shop);
  const { byId } = indexOf(shop.catalogue);
  const together = gone.flatMap(({ id, size, quantity: count, turn }) => {
    const piece = byId.get(id);
    return piece && turn === gone[0]?.turn ? [intoTheCart(piece, size, count)] : [];
  });
  if (together.length < 2) return undefined;
  const products = gone.slice(0, together.length).map(({ id }) => id);
  return { id: "add", slots: { products }, effects: together, row: "follows" };
}

/** "Swap all for kurtas, same sizes". */
export function allSwapped(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none" || !all.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const taken = swapped(skeletonOf(saying), saying, reading, shop);
  return taken && taken.effects.length > 2 ? taken : undefined;
}

const goneFrom = ({ touched = [], cart }: ShopScene): readonly TouchedLine[] =>
  touched.filter(({ id, quantity: count }) => count > 0 && !cart.some((line) => line.id === id));

function swapped(
  text: string,
  saying: Saying,
  { lower }: Reading,
  shop: ShopScene,
): Taken | undefined {
  const part = swap.in(text);
  if (part === undefined || !little.sameSize.test(lower) || saying.sizes.length > 0)
    return undefined;
  const [from, to] = inPart(part, "x").map((at) => saying.mentions[at]);
  const lines = from ? linesOfMention(from, discourseOf(shop).lines, shop) : [];
  const [line, another] = lines;
  const found = to && pieceMeant(to, shop, saying);
  if (!line || (another && !all.test(lower)) || found?.type !== "one") return undefined;
  const { piece } = found;
  const sizes = lines.flatMap(({ size }) => piece.sizes.find((each) => each === size) ?? []);
  if (sizes.length < lines.length || lines.some((each) => each.piece.id === piece.id))
    return undefined;
  return {
    id: "change-cart",
    slots: { product: piece.id, ...(sizes.length === 1 && { size: sizes[0] }) },
    effects: lines.flatMap((each, at) => [
      quantity(each, 0),
      intoTheCart(piece, sizes[at] ?? line.size, each.quantity),
    ]),
    row: "follows",
  };
}
