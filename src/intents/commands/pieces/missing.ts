/** "I mean the grey blouse", which isn't here. */
import { chanceOf, sayingOf } from "../../grammar/saying.ts";
import { readWish } from "../../grammar/wish.ts";
import type { Scene } from "../../intent.ts";
import { besideFurniture, generic, startsWithPointing } from "../../phrases/pieces/missing.ts";
import { meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken } from "../command.ts";
import { say } from "../say.ts";

/** "The blue ones", not "the first one". */
const looksLike = (text: string) => generic.test(text) && readWish(text).constraints.length > 0;
/** "That brown one". */
const fewWords = 3;
/** Probability of talk. */
const surelyTalk = 0.97;

export function missingPiece(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  const start = startsWithPointing.exec(reading.lower);
  if (!shop || scene.asked || reading.row !== "none" || !start) return undefined;
  const takes = start.groups?.taking !== undefined;
  const saying = sayingOf(reading, scene);
  if (chanceOf("nothing", saying) > surelyTalk) return undefined;
  const inRoom = besideFurniture.exec(reading.lower)?.[0];
  const [meant] = meantIn(saying, shop).filter(
    ({ mention }) =>
      mention?.definite &&
      (mention.garment !== undefined ||
        ((takes || looksLike(mention.text)) && mention.text.split(" ").length >= fewWords)),
  );
  const missed = meant?.mention && meant.found.type === "none" ? meant.mention.text : undefined;
  const text = inRoom ?? missed;
  if (text === undefined) return undefined;
  return {
    id: takes ? "add" : "point",
    slots: { missing: text },
    effects: [say(words.notHere(text))],
    row: "follows",
  };
}
