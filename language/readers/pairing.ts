/** Questions for matching products: "what goes with it", "is there a top to match". */

import { guarded } from "../text/guarded.ts";

const wear =
  "(?:wear|wears|worn|wearing|put on|pair|pairs|team|style|match|matches|matching|go|goes|going|suit|suits|look (?:good|nice|decent|well)|sit well|have|throw|drape|combine|carry|pehn\\w*|pahan\\w*)";
const beside =
  "(?:with|under|underneath|below|beneath|over|along with|on top(?: of)?|together with|ke saath|ke neeche)";
const ofIt = "(?:it|this|that|these|those|them|the \\w+|one|my \\w+|\\w+)";

const forms: readonly RegExp[] = [
  guarded(
    new RegExp(
      `\\b(?:what|which|anything|something|how|is there|are there|any)\\b.*\\b${wear}\\b.*\\b${beside}\\b`,
    ),
  ),
  guarded(new RegExp(`\\b${beside} ${ofIt}(?: \\w+){0,3},? (?:what|which|kya)\\b.*\\b${wear}\\b`)),
  guarded(new RegExp(`\\b(?:with|under|below) what\\b.*\\b${wear}\\b`)),
  guarded(/\b(?:what|which|anything|something|a|any) .*\b(?:to match|matching)\b/),
  guarded(/^(?:and |so |ok |then )*(?:pair|match|team) (?:it|this|that|the) .*\bwith\b/),
  /\bke (?:saath|neeche) (?:kya|kaun)/,
];

export function asksPairing(text: string): boolean {
  return forms.some((form) => form.test(text));
}
