/** Sizes by another: "one size up from medium". */

import { sizes } from "../../domain/values.ts";
import { isSize, letterAt, type SizeAt, sizeNameAt } from "../readers/sizes.ts";
import { guarded } from "../text/guarded.ts";
import type { Token } from "../text/tokens.ts";

const furthest = 8;
const ofSize = "(?:(?:sizes?|numbers?|steps?) )?";
const directions = "(?<up>up|above|bigger|larger|over)|down|below|smaller|under";
const beforeSize = guarded(
  new RegExp(
    `^(?:the )?(?:next )?(?:(?<by>an?|one|two|1|2) )?${ofSize}(?:${directions}) ${ofSize}(?:(?:from|than|of|to) )?$`,
  ),
);
const afterSize = guarded(
  /^se (?:(?<by>ek|do|1|2) )?(?:(?:size|number) )?(?:(?<up>bad[aie]|upar|oopar)|chh?ot[aie]|neeche|niche)\b/,
);

/** "One size up from medium", "the next one below XL". */
export function relativeSizeAt(tokens: readonly Token[], at: number, text: string): SizeAt | null {
  const sizeAt = (from: number) => sizeNameAt(tokens, from) ?? letterAt(tokens, from, text);
  const words = tokens.slice(at, at + furthest).map((token) => token.text);
  const old = words[0] === "from" ? sizeAt(at + 1) : null;
  if (old !== null && tokens[old.to]?.text === "to") return sizeAt(old.to + 1);
  const own = sizeAt(at);
  if (own !== null) {
    const match = afterSize.exec(words.slice(own.to - at).join(" "));
    return match && stepped(own.value, match, own.to + match[0].split(" ").length);
  }
  for (let length = 2; length < words.length; length += 1) {
    const match = beforeSize.exec(`${words.slice(0, length).join(" ")} `);
    const found = match && sizeAt(at + length);
    if (match && found) return stepped(found.value, match, found.to);
  }
  return null;
}

/** Beyond the last size the last. */
function stepped(value: string, { groups = {} }: RegExpExecArray, to: number): SizeAt | null {
  if (!isSize(value)) return null;
  const from = sizes.indexOf(value);
  const by = /^(?:two|2|do)$/.test(groups.by ?? "") ? 2 : 1;
  const next = groups.up === undefined ? from - by : from + by;
  return { value: sizes[Math.min(sizes.length - 1, Math.max(0, next))] ?? value, to };
}
