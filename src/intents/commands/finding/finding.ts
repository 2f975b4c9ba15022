/** Opens pieces, turns pictures, shows similar ones, counts. */

import { related as relatedPieces } from "../../../../domain/collection.ts";
import { paths } from "../../../../domain/routes.ts";
import { asksPairing } from "../../../../language/readers/pairing.ts";
import { discourseOf } from "../../dialogue/short-turns/state.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import {
  anyThing,
  firstWord,
  goesBack,
  goesWith,
  howManyOnes,
  leadingDeterminer,
  ofOwnThings,
  openIt,
  ownsIt,
  saysCheapest,
  saysDearest,
  soFar,
} from "../../phrases/finding/finding.ts";
import { countsOrders } from "../../phrases/orders/among.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { currentPiece, meantIn, onePiece } from "../../resolve/pieces.ts";
import { described, extreme, inView, openPiece } from "../../resolve/reference.ts";
import { groupsSpokenOf } from "../../resolve/spoken.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import { asking, askWhich, opening } from "../ask-which.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { kernel } from "../spoken.ts";
import { paired } from "./pairing.ts";
import { asks, wishIn } from "./wishing.ts";

export function open(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const by = saysCheapest.test(saying.text) ? 1 : saysDearest.test(saying.text) ? -1 : 0;
  if (by !== 0) {
    const [mention] = saying.mentions;
    const pool = mention ? described(mention.text.replace(firstWord, ""), shop) : [];
    const piece = extreme(pool.length > 0 ? pool : inView(shop), by);
    return piece && opened(piece);
  }
  const meant = meantIn(saying, shop).filter(({ mention }) => mention !== undefined);
  const [first] = meant.length > 0 ? meant : meantIn(saying, shop);
  if (first?.found.type === "one") return opened(first.found.piece);
  if (first?.found.type === "several") {
    const { pieces } = first.found;
    return {
      slots: { products: pieces.map(({ id }) => id) },
      effects: [askWhich(pieces, reading.said)],
      row: "waits",
    };
  }
  const near = first?.found.type === "none" ? first.found.near : undefined;
  const [nearest, other] = near?.pieces ?? [];
  if (nearest && !other && near && isOfUse(near.wanted.join(" "), shop)) return opened(nearest);
  if (near) {
    const text = findingWords.noneSo(
      near.wanted,
      near.pieces.map(({ name }) => name),
    );
    return {
      slots: { products: near.pieces.map(({ id }) => id) },
      effects: [
        asking(
          text,
          reading.said,
          near.pieces.map((piece) => ({ piece: piece.id, does: [opening(piece)] })),
        ),
      ],
      row: "waits",
    };
  }
  const [it] = meant.length > 0 ? [] : (groupsSpokenOf(shop)[0] ?? []);
  return it && openIt.test(saying.text) ? opened(it) : undefined;
}

/** "The jacket for winter": its use is seen in no picture. */
function isOfUse(wanted: string, shop: ShopScene): boolean {
  const { constraints } = wishIn(wanted, shop);
  const uses = constraints.filter(({ field }) => field === "season" || field === "occasion");
  return uses.length > 0 && uses.length === constraints.length;
}

function opened(piece: Parameters<typeof opening>[0]): Understood {
  return { slots: { product: piece.id }, effects: [opening(piece)], row: "follows" };
}

export function turnPicture(
  { text }: Saying,
  _reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop?.open) return undefined;
  const by = goesBack.test(text) ? -1 : 1;
  return {
    slots: { picture: by === 1 ? "next" : "previous" },
    effects: [{ type: "turnPicture", by }],
    row: "follows",
  };
}

export function related(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop) return undefined;
  const pairs = asksPairing(saying.text) || wearsBeside(saying);
  const own = pairs ? wornWithIt(saying, shop) : onePiece(saying, shop);
  const missed = pairs ? undefined : missingKind(saying, shop);
  if (missed !== undefined)
    return { slots: { missing: missed }, effects: [say(words.notHere(missed))], row: "follows" };
  const beside = pairs && !own && namesBeside(saying);
  const piece =
    own ??
    (beside ? onlyNamed(saying, shop) : (currentPiece(shop) ?? groupsSpokenOf(shop)[0]?.[0]));
  if (!piece && beside) return asks(kernel(reading.plain));
  if (!piece) return { slots: {}, effects: [say(words.relatedToWhat)], row: "follows" };
  if (pairs) return paired(piece, saying.text, reading.said, shop);
  const near = relatedTo(piece, shop);
  if (near.length === 0)
    return {
      slots: { product: piece.id },
      effects: [say(words.nothingRelated(piece.name))],
      row: "follows",
    };
  const options = near.map((each) => ({ piece: each.id, does: [opening(each)] }));
  return {
    slots: { product: piece.id, products: near.map(({ id }) => id) },
    effects: [asking(words.related(piece.name, near), reading.said, options)],
    row: "waits",
  };
}

/** "The top" may be a place. */
const isDescribed = (text: string) => text.split(" ").length > 2;

/** "Like the grey trousers", where there are none. */
function missingKind(saying: Saying, shop: ShopScene): string | undefined {
  const named = meantIn(saying, shop).filter(({ mention }) => mention?.definite);
  return named.every(({ found }) => found.type === "none")
    ? named.find(({ mention }) => mention?.garment !== undefined && isDescribed(mention.text))
        ?.mention?.text
    : undefined;
}

/** "What else do you have", on a piece's page. */
export function others(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  return scene.shop?.open ? related(saying, reading, scene) : undefined;
}

/** "Do you have jeans that would go with it". */
function wearsBeside({ text, mentions }: Saying): boolean {
  return goesWith.test(text) && mentions.some((each) => each.garment && !each.definite);
}

/** "A top that would go with the jeans". */
function wornWithIt(saying: Saying, shop: ShopScene): Piece | undefined {
  const pieces = meantIn(saying, shop).flatMap(({ mention, found }) =>
    found.type === "one" && (mention?.definite ?? true) ? [found.piece] : [],
  );
  return pieces.at(-1);
}

/** "With jeans". */
function namesBeside({ tokens, mentions }: Saying): boolean {
  return mentions.some(({ garment, from }) => {
    const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
    return garment !== undefined && before.some((word) => besides.has(word));
  });
}

const besides = new Set("with of over under below beneath underneath on inside".split(" "));

function onlyNamed(saying: Saying, shop: ShopScene): Piece | undefined {
  const [only, another] = meantIn(saying, shop).flatMap(({ mention, found }) =>
    mention && found.type === "one" && !ownsIt.test(mention.text) ? [found.piece] : [],
  );
  return another ? undefined : only;
}

type Count = Understood & { readonly id?: string };

export const countOr =
  (inCart: (shop: ShopScene) => Understood) =>
  (saying: Saying, _reading: Reading, { shop, screen }: Scene): Count | undefined => {
    if (!shop || (shop.orders && countsOrders.test(saying.text))) return undefined;
    const ofCart = ofOwnThings.test(saying.text) && onesIn(saying) === undefined;
    const here = screen === paths.cart && saying.mentions.length === 0;
    if (here && !ofCart) return { id: "count", ...inCart(shop) };
    if (ofCart || shop.inView.length === 0) return { id: "describe-cart", ...inCart(shop) };
    const [mention] = saying.mentions;
    const taken = countTaken(saying, shop);
    const isOwn = screen === paths.cart || screen === paths.placeOrder || soFar.test(saying.text);
    if (taken > 0 && isOwn)
      return {
        id: "describe-cart",
        slots: { count: taken },
        effects: [say(findingWords.taken(taken))],
        row: "follows",
      };
    const counted = mention?.text ?? onesIn(saying) ?? "";
    const said = counted.replace(leadingDeterminer, "");
    const thing = anyThing.test(said) ? "" : said;
    const { constraints, strange } = wishIn(saying.text, shop);
    if (counted === "" && constraints.length + strange.length > 0) return undefined;
    const shown = shop.nothingFits ? 0 : shop.inView.length;
    const number = thing === "" ? shown : countOf(thing, shop);
    return {
      slots: { count: number },
      effects: [say(findingWords.count(number, thing))],
      row: "follows",
    };
  };

/** Of the named kind, in the cart. */
function countTaken({ mentions }: Saying, shop: ShopScene): number {
  const [mention] = mentions;
  if (mention?.garment === undefined) return 0;
  return linesOfMention(mention, discourseOf(shop).lines, shop).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
}

export function countsPieces(saying: Saying, { shop }: Scene): boolean {
  const ones = onesIn(saying);
  return shop !== undefined && ones !== undefined && countOf(ones, shop) > 0;
}

function onesIn({ text }: Saying): string | undefined {
  return howManyOnes.exec(text)?.[1];
}

function countOf(thing: string, shop: ShopScene): number {
  return described(thing, shop).length;
}

/** Same category and kind, as on its page. */
function relatedTo(piece: Piece, shop: ShopScene): readonly Piece[] {
  if (openPiece(shop)?.id === piece.id) {
    const near = inView(shop).filter(({ id }) => id !== piece.id);
    if (near.length > 0) return near;
  }
  return relatedPieces(shop.catalogue, piece);
}
