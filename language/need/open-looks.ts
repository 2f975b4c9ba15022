/**
 * Unknown looks before a telling noun: "kundalini print", "tulsi neck". Kept as `other:kundalini`, so that
 * pieces without the word are near misses.
 */

import type { Token } from "../text/tokens.ts";
import { isCommonWord } from "../words/common-words.ts";
import { isPlainWord } from "../words/stop-words.ts";
import type { WordField } from "../words/term.ts";
import type { Mark } from "./entity.ts";
import { saysTaste } from "./unreal.ts";

type LookField = Extract<
  WordField,
  "colour" | "material" | "pattern" | "fit" | "sleeve" | "detail"
>;

/** The field that a noun tells, and whether everyday words may precede it: "map print". */
const nouns: ReadonlyMap<string, { readonly field: LookField; readonly everyday: boolean }> =
  new Map(
    (
      [
        ["pattern", true, "print prints printed motif motifs"],
        ["pattern", false, "work embroidery embroidered weave design pattern checks stripes"],
        ["material", false, "fabric fabrics silk cotton cloth material wool"],
        ["detail", false, "neck neckline necked collar hem border lapel back straps buttons"],
        ["sleeve", false, "sleeve sleeves sleeved"],
        ["fit", false, "fit cut silhouette"],
        ["colour", false, "colour color coloured colored shade blue green red pink yellow"],
      ] as const
    ).flatMap(([field, everyday, words]) =>
      words.split(" ").map((word) => [word, { field, everyday }] as const),
    ),
  );

export function withOpenLooks(tokens: readonly Token[], marks: readonly Mark[]): readonly Mark[] {
  let out = marks;
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
    // "Gadwal silk saree": only a lone word that says no more than the noun.
    if (own !== undefined && (own.kind !== "word" || own.field !== noun.field || own.to > at + 1))
      continue;
    const mark: Mark = {
      kind: "word",
      field: noun.field,
      value: `other:${before.text}`,
      from: at - 1,
      to: at + 1,
      spoken: `${before.text} ${token.text}`,
      implies: [],
    };
    out = [...out.filter((one) => one !== own), mark].sort((a, b) => a.from - b.from);
  }
  return out;
}

function isLookWord(word: string, everyday: boolean): boolean {
  if (!/^[a-z]{3,}$/.test(word) || isPlainWord(word) || saysTaste(word)) return false;
  return everyday || !isCommonWord(word);
}
