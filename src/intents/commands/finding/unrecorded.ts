/** Wishes by what the shop doesn't record: "anything by Nordwind", "something well rated". */
import { type Saying, sayingOf } from "../../grammar/saying.ts";
import { namesGarment, readWish } from "../../grammar/wish.ts";
import { byMaker, byRating, noMaker } from "../../phrases/finding/unrecorded.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import type { Command } from "../command.ts";
import { say } from "../say.ts";

/** With a garment it is a search. */
export const unrecorded: Command = {
  id: "find",
  read(reading, scene) {
    if (!scene.shop || reading.row !== "none") return undefined;
    const saying = sayingOf(reading, scene);
    const maker = namesMaker(saying.text);
    if (namesKind(saying) || !(maker || byRating.test(saying.text))) return undefined;
    return {
      slots: { topic: maker ? "brands" : "ratings" },
      effects: [say(maker ? words.trade.original : findingWords.noRatings)],
      row: "follows",
    };
  },
};

function namesKind({ text, mentions }: Saying): boolean {
  return mentions.some(({ garment }) => garment !== undefined) || namesGarment(readWish(text));
}

function namesMaker(text: string): boolean {
  const maker = byMaker.exec(text)?.groups?.maker;
  if (maker === undefined || noMaker.test(maker)) return false;
  return !readWish(text).constraints.some(({ words }) => maker.includes(words.toLowerCase()));
}
