/**
 * Looks that no table knows, told by the word after them: "kundalini print", "tulsi neck". They are
 * kept as `other:kundalini`, so that a piece whose own words don't say it is told as a near miss.
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

/** What the word after a look tells of it, and whether everyday words may stand before it: "map print". */
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

/** The marks with unknown looks among them. */
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
    // "Gadwal silk saree": only the word that stands alone, and tells nothing but what kind of look it is.
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
