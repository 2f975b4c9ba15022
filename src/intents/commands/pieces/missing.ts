/** "I mean the grey blouse on the right": a piece that isn't here is asked for, not passed over. */
import { chanceOf, sayingOf } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { startsWithPointing } from "../../phrases/pieces/missing.ts";
import { meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken } from "../command.ts";
import { say } from "../say.ts";

/** Probability of talk. */
const surelyTalk = 0.97;

export function missingPiece(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || scene.asked || reading.row !== "none" || !startsWithPointing.test(reading.lower))
    return undefined;
  const saying = sayingOf(reading, scene);
  if (chanceOf("nothing", saying) > surelyTalk) return undefined;
  const [meant] = meantIn(saying, shop).filter(
    ({ mention }) => mention?.definite && mention.garment !== undefined,
  );
  if (!meant?.mention || meant.found.type !== "none") return undefined;
  const { text } = meant.mention;
  return {
    id: "point",
    slots: { missing: text },
    effects: [say(words.notHere(text))],
    row: "follows",
  };
}
