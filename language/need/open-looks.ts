/**
 * Unknown looks before certain nouns: "kundalini print", "tulsi neck". Kept as `other:kundalini`,
 * so that products without the word are near misses.
 */

import { type Token, tokenise } from "../text/tokens.ts";
import { isCommonWord } from "../words/common-words.ts";
import { isOtherGoods } from "../words/garments.ts";
import { termAt } from "../words/lexicon.ts";
import { soundAlikes } from "../words/sound-alikes.ts";
import { isPlainWord } from "../words/stop-words.ts";
import type { WordField } from "../words/term.ts";
import type { Entity } from "./entity.ts";
import { isUnrealThing, saysTaste } from "./unreal.ts";

type LookField = Extract<
  WordField,
  "colour" | "material" | "pattern" | "fit" | "sleeve" | "detail"
>;

const nouns: ReadonlyMap<string, { readonly field: LookField; readonly everyday: boolean }> =
  new Map(
    (
      [
        ["pattern", true, "print prints printed motif motifs"],
        ["pattern", false, "work embroidery embroidered weave design pattern checks stripes"],
        ["material", false, "fabric fabrics silk cotton cloth material wool"],
        ["detail", false, "neck neckline necked collar hem border lapel back straps buttons"],
        ["detail", false, "kind type"],
        ["sleeve", false, "sleeve sleeves sleeved"],
        ["fit", false, "fit cut silhouette"],
        ["colour", false, "colour color coloured colored shade blue green red pink yellow"],
      ] as const
    ).flatMap(([field, everyday, words]) =>
      words.split(" ").map((word) => [word, { field, everyday }] as const),
    ),
  );

export function withOpenLooks(
  tokens: readonly Token[],
  entities: readonly Entity[],
  aside: ReadonlySet<number> = new Set(),
): readonly Entity[] {
  let out = entities;
  for (const [at, token] of tokens.entries()) {
    const noun = nouns.get(token.text);
    const before = tokens[at - 1];
    if (noun === undefined || before === undefined || token.before !== "space") continue;
    if (
      out.some(({ from, to }) => from < at && at <= to) ||
      !isLookWord(before.text, noun.everyday)
    )
      continue;
    const own = out.find(({ from, to }) => from <= at && at < to);
    // "Gadwal silk saree": a lone word adding nothing to the noun.
    if (own !== undefined && (own.kind !== "word" || own.field !== noun.field || own.to > at + 1))
      continue;
    const entity: Entity = {
      kind: "word",
      field: noun.field,
      value: `other:${before.text}`,
      from: at - 1,
      to: at + 1,
      spoken: `${before.text} ${token.text}`,
      implies: [],
    };
    out = [...out.filter((one) => one !== own), entity].sort((a, b) => a.from - b.from);
  }
  return withOpenParts(tokens, out, aside);
}

/** Used with "with" of other things than clothes. */
const noPart = new Set(
  "delivery discount offer offers cashback emi warranty family office colleagues team boss relatives parents in-laws inlaws saas cousins guests clients regards care love ease confidence lots plenty enough free fast quick easy return exchange guarantee help heating".split(
    " ",
  ),
);

/**
 * "Jeans with paint splatter", "a jacket with elbow patches": parts that no table knows; products
 * without the words are near misses.
 */
function withOpenParts(
  tokens: readonly Token[],
  entities: readonly Entity[],
  aside: ReadonlySet<number>,
): readonly Entity[] {
  let out = entities;
  for (const [at, { text }] of tokens.entries()) {
    if (text !== "with" && text !== "having") continue;
    if (
      !out.some((entity) => entity.to <= at && entity.kind === "word" && entity.field === "garment")
    )
      continue;
    const from = ["a", "an", "the", "some"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const goods = out.find((entity) => entity.from === from && isGoods(entity));
    let to = goods?.to ?? from;
    if (aside.has(from)) continue;
    while (
      to < from + 3 &&
      !aside.has(to) &&
      isOpenAt(tokens, to, out) &&
      (to === from || isJoined(tokens, to))
    )
      to += 1;
    if (to === from) continue;
    const words = tokens.slice(from, to).map(({ text: word }) => word);
    const part: Entity = {
      kind: "word",
      field: "detail",
      value: `other:${words.join(" ")}`,
      from,
      to,
      spoken: words.join(" "),
      implies: [],
    };
    out = [...out.filter((one) => one !== goods), part].sort((a, b) => a.from - b.from);
  }
  return out;
}

function isGoods(entity: Entity): boolean {
  return entity.kind === "word" && entity.field === "garment" && isOtherGoods(entity.value);
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.before === "space";
}

function isOpenAt(tokens: readonly Token[], at: number, entities: readonly Entity[]): boolean {
  const word = tokens[at]?.text ?? "";
  return (
    /^[a-z]{4,}$/.test(word) &&
    !isPlainWord(word) &&
    !saysTaste(word) &&
    !noPart.has(word) &&
    !isUnrealThing(word) &&
    !entities.some(({ from, to }) => from <= at && at < to)
  );
}

const refusals = /^(?:bina|except|avoid|hate|hates|dislike|exclud(?:e|ing)|skip|minus|sans)$/;

function isLookWord(word: string, everyday: boolean): boolean {
  if (!/^[a-z]{3,}$/.test(word) || isPlainWord(word) || saysTaste(word)) return false;
  if (!everyday && termAt(tokenise(word), 0) !== null) return false;
  if (!everyday && soundAlikes.has(word)) return false;
  return (everyday || !isCommonWord(word)) && !refusals.test(word);
}
