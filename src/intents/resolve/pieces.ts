/** Which pieces the mentions of a sentence mean, in their order. */
import { countForm } from "../../../language/counts.ts";
import { readNumber } from "../../../language/numbers.ts";
import { indexOf, nameWords, wordsOf } from "../catalogue-index.ts";
import { inView, namedPiece, openPiece, type Reference, refer } from "../commands/reference.ts";
import type { Mention, Sentence } from "../grammar/sentence.ts";
import type { Piece, ShopScene } from "../intent.ts";

/** A mention, or a pronoun, with what it means. */
export interface Meant {
  readonly mention?: Mention;
  readonly found: Reference;
}

const pronouns = new Set("it this that them these those one its".split(" "));
/** "The two shirts": the shirts. */
const counted = new RegExp(`^(the|these|those) (?:${countForm}) (?=\\w)`);
const pairs = new Set("both two".split(" "));

/** "It": the piece that was named last, or the one that is open, or the only one in view. */
export function currentPiece(shop: ShopScene): Piece | undefined {
  const seen = inView(shop);
  return namedPiece(shop) ?? openPiece(shop) ?? (seen.length === 1 ? seen[0] : undefined);
}

/** What the mentions mean, each; pronouns stand for the current piece where nothing else is named. */
export function meantIn(sentence: Sentence, shop: ShopScene): readonly Meant[] {
  const all = sentence.mentions.flatMap((mention): Meant[] => {
    const found = pieceMeant(mention, shop, sentence);
    return found ? [{ mention, found }] : [];
  });
  // The same piece said twice is one.
  const named = all.filter(
    ({ found }, at) =>
      found.type !== "one" ||
      !all.some(
        (each, before) =>
          before < at && each.found.type === "one" && each.found.piece.id === found.piece.id,
      ),
  );
  const refers = sentence.tokens.some(
    ({ text }, at) =>
      pronouns.has(text) &&
      // "The first of them", "those two": others than the one that is spoken of.
      sentence.tokens[at - 1]?.text !== "of" &&
      !(/^(?:these|those)$/.test(text) && sentence.numbers.some(({ from }) => from === at + 1)) &&
      !sentence.mentions.some(({ from, to }) => at >= from && at < to),
  );
  const current = currentPiece(shop);
  if (!refers || !current) return named;
  // "Is it cheaper than the kurta": it, and the kurta.
  const it: Meant = { found: { type: "one", piece: current } };
  const others = named.filter(({ found }) => found.type !== "one" || found.piece.id !== current.id);
  return named.length > 0 && others.length < named.length ? named : [it, ...others];
}

/** The pieces of one mention. */
export function pieceMeant(
  mention: Mention,
  shop: ShopScene,
  sentence?: Sentence,
): Reference | undefined {
  const text = mention.text
    .replace(/^(?:both|all|each|every|either)(?: of)?(?: the| these| those)? /, "the ")
    .replace(counted, "$1 ")
    .replace(/\b(?:same )+/g, "")
    .replace(/\bthing\b/, "one");
  if (/^(?:the |that )?other(?: one| piece)?$/.test(text)) return other(shop);
  const priced = sentence && pricedAt(mention, sentence, shop);
  if (priced) return priced;
  const opened = openPiece(shop);
  const found = refer(text, shop);
  // On a product's page "this skirt" is the piece that is open, whatever it is called.
  if (
    opened &&
    /^(?:this|these)\b/.test(text) &&
    (found.type !== "one" || !isNamed(text, found.piece))
  )
    return { type: "one", piece: opened };
  if (found.type !== "none" || mention.definite) return found;
  return found.near ? found : undefined;
}

/** "The one for 1399": the piece in view with that price. */
function pricedAt(mention: Mention, sentence: Sentence, shop: ShopScene): Reference | undefined {
  if (mention.garment !== undefined) return undefined;
  const span = sentence.prices.find(({ from }) => from === mention.to || from === mention.to + 1);
  if (!span) return undefined;
  const price = readNumber(
    sentence.text.slice(
      sentence.tokens[span.from]?.start ?? 0,
      sentence.tokens[span.to - 1]?.end ?? sentence.text.length,
    ),
  );
  const pieces = inView(shop).filter((piece) => piece.price === price);
  const [piece] = pieces;
  if (!piece) return undefined;
  return pieces.length === 1 ? { type: "one", piece } : { type: "several", pieces };
}

/** Whether a word of the piece's own name was said. */
function isNamed(text: string, piece: Piece): boolean {
  const own = new Set(wordsOf(piece).map(({ word }) => word));
  return nameWords(text).filter(({ word }) => own.has(word)).length >= 2;
}

/** "The other one" of two. */
function other(shop: ShopScene): Reference {
  const seen = inView(shop);
  const current = currentPiece(shop);
  const rest = seen.filter(({ id }) => id !== current?.id);
  const [only] = rest;
  return only && rest.length === 1 ? { type: "one", piece: only } : { type: "none" };
}

/** "These two", "both", "all three": the pieces in view, or the first ones of them. */
export function groupIn(sentence: Sentence, shop: ShopScene): readonly Piece[] {
  const words = new Set(sentence.tokens.map(({ text }) => text));
  const seen = inView(shop);
  if (
    ![...pairs].some((word) => words.has(word)) &&
    !words.has("them") &&
    !words.has("these") &&
    !words.has("those")
  )
    return [];
  const end = words.has("last") ? seen.slice(-2) : seen.slice(0, 2);
  if (words.has("first") || words.has("last")) return end;
  if (shop.open && shop.named && shop.named !== shop.open.id)
    return [shop.open.id, shop.named].flatMap((id) => indexOf(shop.catalogue).byId.get(id) ?? []);
  if (words.has("both") || words.has("two")) return seen.length === 2 ? seen : [];
  return seen;
}
