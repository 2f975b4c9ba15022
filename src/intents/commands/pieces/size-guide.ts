/** Sizes for bodies: "is there a size guide", "what size am I with a 40 inch chest". */
import { type Sized, sizeFor, sizeGuideOf } from "../../../../domain/size-guide.ts";
import { type BodyMeasure, type Category, sizes } from "../../../../domain/values.ts";
import { list } from "../../../../language/need/labels.ts";
import type { BodyRead } from "../../../../language/readers/body.ts";
import type { Effect } from "../../effects.ts";
import { sayingOf } from "../../grammar/saying.ts";
import { asksForGuide, bodyAskedAbout } from "../../grammar/size-questions.ts";
import type { Piece, Scene, ShopScene } from "../../intent.ts";
import { piecesNamed } from "../../resolve/pieces.ts";
import { openPiece } from "../../resolve/reference.ts";
import { currentPiece } from "../../resolve/spoken.ts";
import { sizeWords } from "../../responses/size-words.ts";
import type { Command, Reading, Understood } from "../command.ts";
import { kernel } from "../spoken.ts";

export const sizeGuide: Command = {
  id: "size-guide",
  read(reading: Reading, scene: Scene) {
    const { shop } = scene;
    if (!shop || reading.row !== "none") return undefined;
    const text = kernel(reading.lower);
    const body = bodyAskedAbout(text);
    const piece = pieceNamed(reading, scene, shop) ?? openPiece(shop) ?? currentPiece(shop);
    if (body) return advice(body, piece, shop);
    if (!asksForGuide(text)) return undefined;
    const effects: readonly Effect[] = piece
      ? [{ type: "openSizeGuide", id: piece.id, name: piece.name }]
      : [{ type: "say", text: sizeWords.guideWhere }];
    return { slots: { topic: "size-guide" }, effects, row: "follows" };
  },
};

/** "What size would I be in jeans". */
function pieceNamed(reading: Reading, scene: Scene, shop: ShopScene): Piece | undefined {
  const [piece, another] = piecesNamed(sayingOf(reading, scene), shop);
  return another ? undefined : piece;
}

/** For the named, open or current product. */
function advice(body: BodyRead, piece: Piece | undefined, shop: ShopScene): Understood {
  const measured = `${nouns[body.measure]} of ${body.said}`;
  const slots = { topic: "size-guide", measure: body.measure, cm: body.centimetres };
  if (!piece) {
    const [men, women] = [ofAudience("Men", body), ofAudience("Women", body)];
    return { slots, effects: [say(sizeWords.inGeneral(measured, men, women))], row: "follows" };
  }
  const size = sizeOf(piece, body);
  if (size === undefined)
    return { slots, effects: [say(sizeWords.draped(piece.name))], row: "follows" };
  const made = piece.sizes.find((each) => each === size);
  const chosen: readonly Effect[] =
    made && openPiece(shop)?.id === piece.id
      ? [{ type: "chooseSize", id: piece.id, size: made }]
      : [];
  return {
    slots: { ...slots, product: piece.id, ...(made && { size: made }) },
    effects: [...chosen, say(described(piece, size, measured))],
    row: "follows",
  };
}

const nouns: Readonly<Record<BodyMeasure, string>> = {
  chest: "a chest",
  bust: "a bust",
  waist: "a waist",
  hips: "hips",
  height: "a height",
};

type Fit = ReturnType<typeof sizeFor>;

function described({ name, sizes: made }: Piece, size: NonNullable<Fit>, measured: string): string {
  const [smallest = sizes[0], largest = smallest] = [made[0], made.at(-1)];
  if (size === "below") return sizeWords.tooLarge(measured, smallest, name);
  if (size === "above") return sizeWords.tooSmall(measured, largest, name);
  return made.includes(size)
    ? sizeWords.fits(measured, size, name)
    : sizeWords.isNotMade(measured, size, name, list(made, "and"));
}

/** By the piece's guide, or its audience's. */
function sizeOf(piece: Piece, body: BodyRead): Fit {
  const own = sizeGuideOf(piece);
  if (!own) return undefined;
  const measure = measureOf(piece.category, body.measure);
  return (
    sizeFor(own, measure, body.centimetres) ??
    sizeFor(sizeGuideOf(whole(piece.category)) ?? own, measure, body.centimetres)
  );
}

/** Equal measures. */
function measureOf(category: Category, measure: BodyMeasure): BodyMeasure {
  if (measure !== "chest" && measure !== "bust") return measure;
  return category === "Women" ? "bust" : "chest";
}

const whole = (category: Category): Sized => ({ category, subCategory: "WinterWear", sizes });

function ofAudience(category: Category, { measure, centimetres }: BodyRead) {
  const all = sizeGuideOf(whole(category));
  const size = all && sizeFor(all, measureOf(category, measure), centimetres);
  return size === "below" || size === "above" ? undefined : size;
}

const say = (text: string): Effect => ({ type: "say", text });
