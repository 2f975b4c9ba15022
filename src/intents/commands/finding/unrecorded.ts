/** Wishes by what the shop doesn't record: "anything by Nordwind", "something well rated". */
import { sayingOf } from "../../grammar/saying.ts";
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
    const { text, mentions } = sayingOf(reading, scene);
    const maker = makerIn(text);
    if (maker === undefined && !byRating.test(text)) return undefined;
    const namesKind =
      mentions.some(({ garment }) => garment !== undefined) ||
      namesGarment(readWish(maker === undefined ? text : text.replace(maker, "")));
    if (namesKind) return undefined;
    const ofMaker = maker !== undefined;
    return {
      slots: { topic: ofMaker ? "brands" : "ratings" },
      effects: [say(ofMaker ? words.trade.original : findingWords.noRatings)],
      row: "follows",
    };
  },
};

function makerIn(text: string): string | undefined {
  const maker = byMaker.exec(text)?.groups?.maker;
  if (maker === undefined || noMaker.test(maker)) return undefined;
  const several = maker.includes(" ");
  const means = readWish(text).constraints.some(
    ({ field, words }) => !(several && field === "garment") && maker.includes(words.toLowerCase()),
  );
  return means ? undefined : maker;
}
