/** "I mean the grey blouse", which isn't here. */
import { chanceOf, sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { startsWithPointing } from "../../phrases/pieces/missing.ts";
import { meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken } from "../command.ts";
import { say } from "../say.ts";

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
  const [meant] = meantIn(saying, shop).filter(
    ({ mention }) =>
      mention?.definite &&
      (mention.garment !== undefined || (takes && mention.text.split(" ").length >= fewWords)),
  );
  if (!meant?.mention || meant.found.type !== "none") return undefined;
  const { text } = meant.mention;
  return {
    id: takes ? "add" : "point",
    slots: { missing: text },
    effects: [say(words.notHere(text))],
    row: "follows",
  };
}
