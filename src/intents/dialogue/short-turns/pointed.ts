/**
 * Replaces context words by the product's name: "the cheaper one" of two compared, "the first thing
 * I was looking at".
 */

import type { Piece, ShopScene } from "../../intent.ts";
import { extreme, inView } from "../../resolve/reference.ts";
import { groupsSpokenOf } from "../../resolve/spoken.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";

const cheaper =
  /\bthe (?:(?<down>cheaper|less expensive|less costly)|costlier|dearer|pricier|more expensive)(?: one)?(?: of (?:(?:the|those|these) )?(?:two|both|them)| of (?:those|these))?(?! (?:than|\p{L}+s?\b(?<!in|please|then|for|and)))(?=[\s,.!]|$)/u;
const firstSeen =
  /\bthe (?:very )?first (?:one|thing|piece)?(?: that)? ?i (?:was looking at|looked at|was on|saw|opened|asked about)\b/;
const asks = /^(?:(?:and|so|but) )?(?:which|what|is|are|how|who)\b|\?\s*$/;
const mostAlike = 3;

export function pointedOut(lower: string, shop: ShopScene): string {
  if (asks.test(lower)) return lower;
  const found = cheaper.exec(lower);
  if (found) {
    const piece = extreme(compared(shop), found.groups?.down === undefined ? -1 : 1);
    if (piece) return lower.replace(cheaper, `the ${piece.name.toLowerCase()}`);
  }
  const [first] = shop.opened ?? [];
  const piece = first === undefined ? undefined : indexOf(shop.catalogue).byId.get(first);
  return piece ? lower.replace(firstSeen, `the ${piece.name.toLowerCase()}`) : lower;
}

/** The last group named, or the few on screen. */
function compared(shop: ShopScene): readonly Piece[] {
  const together = groupsSpokenOf(shop).find(({ length }) => length > 1);
  if (together && together.length <= mostAlike) return together;
  const seen = inView(shop);
  return seen.length > 1 && seen.length <= mostAlike ? seen : [];
}
