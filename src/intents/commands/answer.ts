/**
 * Answers to the questions that commands ask: yes or no, a size, which of several, a field of the
 * form. What answers nothing is left to the other commands, and the question is dropped.
 */
import { readYesNo } from "../../../language/yes-no.ts";
import { indexOf } from "../catalogue-index.ts";
import type { Question } from "../effects.ts";
import type { Scene, ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import { askSize, intoTheCart, sizeIn } from "./add.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { fieldAnswer } from "./delivery.ts";
import { refer } from "./reference.ts";
import { kernel } from "./spoken.ts";
import { tourPart } from "./tour.ts";
import { askWhich, opening, optionsOf } from "./which.ts";

export const answer: Command = {
  id: "answer",
  read(reading, scene) {
    const { asked, shop } = scene;
    if (!asked || !shop || reading.row !== "none" || reading.plain === "") return undefined;
    return answerTo(asked, reading, scene, shop);
  },
};

function answerTo(
  asked: Question,
  reading: Reading,
  scene: Scene,
  shop: ShopScene,
): Understood | undefined {
  const { answer, rest } = readYesNo(reading.plain);
  const refused = answer === "no" && rest === "";
  const agreed = answer === "yes" && rest === "";
  switch (asked.id) {
    case "need":
      return undefined;
    case "confirm":
      if (agreed) return { slots: { answer: "yes" }, effects: asked.does, row: "follows" };
      return refused ? left() : undefined;
    case "misheard":
      if (agreed) return left(words.good);
      return refused
        ? { slots: { answer: "no" }, effects: [{ type: "undo" }], row: "follows" }
        : undefined;
    case "size":
      return refused
        ? { ...left(), effects: [...left().effects, ...asked.waiting] }
        : sizeAnswer(asked, reading, shop);
    case "which":
      return refused ? left() : whichAnswer(asked, reading, shop, agreed);
    case "field":
      return refused ? left(words.formLeft) : fieldAnswer(asked, reading, scene);
    case "tour":
      return tourAnswer(asked, reading, refused, agreed);
  }
}

const onward =
  /^(?:next|go on|carry on|continue|keep going|more|and then|then|what else|ready|done|tell me more)$/;

function tourAnswer(
  { part }: Question & { readonly id: "tour" },
  reading: Reading,
  refused: boolean,
  agreed: boolean,
): Understood | undefined {
  const text = kernel(reading.lower);
  if (refused || /^skip(?: the tour)?$/.test(text)) return left(words.tourLeft);
  if (!agreed && !onward.test(text)) return undefined;
  return { slots: { part: part + 1 }, effects: [tourPart(part + 1, reading.said)], row: "follows" };
}

function left(text: string = words.stopped): Understood {
  return { slots: { answer: "no" }, effects: [{ type: "say", text }], row: "follows" };
}

function sizeAnswer(
  { piece: id, quantity, waiting, about }: Question & { readonly id: "size" },
  reading: Reading,
  shop: ShopScene,
): Understood | undefined {
  const piece = indexOf(shop.catalogue).byId.get(id);
  const text = kernel(reading.lower);
  // Only a size: "remove the large one" is another subject.
  const bare = text.split(" ").length <= 4 && !/^(?:show|open|remove|search|go|read)\b/.test(text);
  const size = bare ? (sizeIn(text) ?? sizeIn(`size ${text}`)) : null;
  if (!piece || size === null) return undefined;
  if (!piece.sizes.includes(size)) {
    const effects = [askSize(piece, size, quantity, about, waiting)];
    return { slots: { product: id }, effects, row: "waits" };
  }
  return {
    slots: { product: id, size, quantity },
    effects: [intoTheCart(piece, size, quantity), ...waiting],
    row: "follows",
  };
}

function whichAnswer(
  { options, about }: Question & { readonly id: "which" },
  reading: Reading,
  shop: ShopScene,
  agreed: boolean,
): Understood | undefined {
  const among = optionsOf(options, shop);
  // "Yes" is an answer where only one was offered.
  const said = agreed && among.length === 1 ? "it" : kernel(reading.lower);
  const found = refer(said, shop, { among, names: false });
  switch (found.type) {
    case "none":
      return undefined;
    case "one":
      return {
        slots: { product: found.piece.id },
        effects: [opening(found.piece)],
        row: "follows",
      };
    case "several":
      return found.pieces.length === among.length
        ? undefined
        : { slots: {}, effects: [askWhich(found.pieces, about)], row: "waits" };
  }
}
