/**
 * "Show me similar ones", "what goes with this": the related products of a piece, by the rule of its
 * page, and the question which of them to open.
 */
import { related as relatedPieces } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { isTurn, readTurn } from "../../../language/follow-up.ts";
import { placeForm } from "../../../language/ordinals.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command } from "./command.ts";
import { inView, openPiece, refer } from "./reference.ts";
import { asked } from "./spoken.ts";
import { asking, opening } from "./which.ts";

const forms: readonly RegExp[] = [
  /^(?:(?:show|find|get|tell|give)(?: me)? |what are |(?:do you have|are there|have you got) )?(?:some |any |more |other |the )*(?:similar|related|matching)(?: (?:ones?|pieces?|things?|items?|clothes|styles?))?(?: (?:to|like) (?<thing>.+))?$/,
  new RegExp(
    `^(?:(?:show|find|get)(?: me)? |(?:do you have|are there|have you got|is there) )?(?:something|anything|more|others?)(?: (?:pieces|ones|things|else))? (?:like|similar to) (?<thing>(?:it|this|that|these|the|${placeForm})\\b.*)$`,
  ),
  /^what (?:else )?(?:goes|would go|looks good|looks nice|matches) with (?<thing>.+)$/,
  /^(?:something|anything) similar$|^what else is (?:there )?like (?<thing>.+)$/,
];
export const related: Command = {
  id: "related",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop || !asksRelated(text)) return undefined;
    // There it is a turn of the conversation about what was recommended.
    if (screen === paths.recommendations && isTurn(readTurn(text))) return undefined;
    const found = refer(thingIn(text), shop);
    if (found.type === "none") {
      return { slots: {}, effects: [{ type: "say", text: words.relatedToWhat }], row: "follows" };
    }
    const piece = found.type === "one" ? found.piece : found.pieces[0];
    if (!piece) return undefined;
    const near = relatedTo(piece, shop);
    if (near.length === 0) {
      return {
        slots: { product: piece.id },
        effects: [{ type: "say", text: words.nothingRelated(piece.name) }],
        row: "follows",
      };
    }
    return {
      slots: { product: piece.id, products: near.map(({ id }) => id) },
      effects: [
        asking(
          words.related(piece.name, near),
          reading.said,
          near.map((each) => ({ piece: each.id, does: [opening(each)] })),
        ),
      ],
      row: "waits",
    };
  },
};

/** Whether the words ask for what is like a piece. */
export function asksRelated(text: string): boolean {
  return forms.some((form) => form.test(text));
}

function thingIn(text: string): string {
  const [thing = "it"] = forms.flatMap((form) => form.exec(text)?.groups?.thing ?? []);
  return /^(?:these|those|them)\b/.test(thing) ? "it" : thing;
}

/** Of the same category and kind, without the piece itself: what its page shows below it. */
export function relatedTo(piece: Piece, shop: ShopScene): readonly Piece[] {
  if (openPiece(shop)?.id === piece.id) {
    const near = inView(shop).filter(({ id }) => id !== piece.id);
    if (near.length > 0) return near;
  }
  return relatedPieces(shop.catalogue, piece);
}
