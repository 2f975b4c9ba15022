/** What is said of pieces that aren't here: "I mean the grey blouse", "who makes the two blouses". */
import { chanceOf, sayingOf } from "../../grammar/saying.ts";
import { readWish } from "../../grammar/wish.ts";
import type { Scene } from "../../intent.ts";
import { asksFacts, besideFurniture, startsWithPointing } from "../../phrases/pieces/missing.ts";
import { meantIn } from "../../resolve/pieces.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Taken } from "../command.ts";
import { say } from "../say.ts";
import { askOf } from "./ask.ts";
import { topicsIn } from "./topics.ts";

const generic = /\b(?:pairs?|ones?|pieces?|items?)\b/;
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

/** The least probability of a question about pieces. */
const leastAsked = 0.25;
const asking = ["ask", "compare", "check-size"] as const;

export function askedOfMissing(reading: Reading, scene: Scene): Taken | undefined {
  if (!scene.shop || scene.asked || reading.row !== "none") return undefined;
  if (!asksFacts.test(reading.lower)) return undefined;
  const saying = sayingOf(reading, scene);
  const chance = asking.reduce((sum, act) => sum + chanceOf(act, saying), 0);
  const topics = chance < leastAsked ? [] : topicsIn(saying);
  const asked = topics.length > 0 ? askOf(topics, saying, reading, scene) : undefined;
  return asked && { id: "ask", ...asked };
}
