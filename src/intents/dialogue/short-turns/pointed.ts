/**
 * Replaces context words by the product's name: "the cheaper one" of two compared, "the first thing
 * I was looking at".
 */

import type { Size } from "../../../../domain/values.ts";
import { sizeWritten } from "../../../../language/readers/sizes.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { extreme, inView } from "../../resolve/reference.ts";
import { currentPiece, groupsSpokenOf } from "../../resolve/spoken.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";

const cheaper = guarded(
  /\bthe (?:(?<down>cheaper|less expensive|less costly)|costlier|dearer|pricier|more expensive)(?: one)?(?: of (?:(?:the|those|these) )?(?:two|both|them)| of (?:those|these))?(?! (?:than|\p{L}+s?\b(?<!in|please|then|for|and)))(?=[\s,.!]|$)/u,
);
const firstSeen =
  /\bthe (?:very )?first (?:one|thing|piece)?(?: that)? ?i (?:was looking at|looked at|was on|saw|opened|asked about)\b/;
const asks = /^(?:(?:and|so|but) )?(?:which|what|is|are|how|who)\b|\?\s*$/;
const mostAlike = 3;

const ofTwo = guarded(
  /\b(?:the (?:(?<first>former|first(?: one)? of the (?:two|pair))|latter|second(?: one)? of the (?:two|pair)))\b/,
);
const ends =
  "(?=[ ]*(?:[,.!;]|$|\\b(?:please|then|for|and|in|into|to|will|would|is|it|pack|put|add)\\b))";
const there =
  "(?: (?:there is|there's|it has|it comes in|available|(?:that )?(?:you|u)(?:'ve| have|'ve got| have got| got| do| keep)))?";
const middle = new RegExp(`\\b(?:the |in )*(?:middle|mid) size${ends}`);
const biggest = new RegExp(
  `\\b(?:the )?(?:very )?(?:biggest|largest)(?: (?:size|one))?(?: of (?:all|its sizes))?${there}${ends}`,
);
const tiniest = new RegExp(
  `\\b(?:the )?(?:very )?smallest(?: (?:size|one))?(?: of (?:all|its sizes))?${there}${ends}`,
);
const bigger = new RegExp(
  `\\bthe (?:bigger|larger)(?: (?:one|size))?(?: of (?:the|its) two(?: sizes)?)?${ends}`,
);
const lesser = new RegExp(
  `\\bthe smaller(?: (?:one|size))?(?: of (?:the|its) two(?: sizes)?)?${ends}`,
);

/** "The middle size", of the piece asked about, named or current. */
export function sizeSpelled(lower: string, scene: Scene, named: Piece | undefined): string {
  const { shop, asked } = scene;
  if (!shop || asks.test(lower) || onlyThis.test(lower) || !relative.test(lower)) return lower;
  const of = asked?.id === "size" ? indexOf(shop.catalogue).byId.get(asked.piece) : undefined;
  const { sizes = [] } = named ?? of ?? currentPiece(shop) ?? {};
  const written = (form: RegExp, size: Size | undefined, text: string) =>
    size === undefined ? text : text.replace(form, sizeWritten(size));
  const pair = sizes.length === 2;
  const half = sizes.length % 2 === 1 ? sizes[(sizes.length - 1) / 2] : undefined;
  return [
    [middle, half],
    [biggest, sizes.at(-1)],
    [tiniest, sizes[0]],
    [bigger, pair ? sizes[1] : undefined],
    [lesser, pair ? sizes[0] : undefined],
  ].reduce((text, [form, size]) => written(form as RegExp, size as Size | undefined, text), lower);
}

/** After a question: "and the smallest". */
const onlyThis = guarded(/^(?:and|so|or) (?:the )?(?:very )?(?:biggest|largest|smallest|middle)\b/);
const relative = guarded(/\b(?:mid(?:dle)?|biggest|largest|smallest|bigger|larger|smaller)\b/);

export function pointedOut(whole: string, shop: ShopScene): string {
  const two = ofTwo.exec(whole);
  const pair = two ? compared(shop).slice(0, 2) : [];
  const which = pair[two?.groups?.first === undefined ? 1 : 0];
  const lower = which ? whole.replace(ofTwo, `the ${which.name.toLowerCase()}`) : whole;
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
