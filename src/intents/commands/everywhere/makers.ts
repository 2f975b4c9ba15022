/** "Anything by Nordwind". */
import type { Saying } from "../../grammar/saying.ts";
import { namesGarment, readWish } from "../../grammar/wish.ts";
import { byMaker, noMaker } from "../../phrases/everywhere/makers.ts";
import { words } from "../../responses/words.ts";
import type { Understood } from "../command.ts";
import { say } from "../say.ts";

/** With a garment it is a search. */
export function asksForMaker({ text, mentions }: Saying): boolean {
  const maker = byMaker.exec(text)?.groups?.maker;
  if (maker === undefined || noMaker.test(maker)) return false;
  if (mentions.some(({ garment }) => garment !== undefined)) return false;
  const wish = readWish(text);
  const means = wish.constraints.some(({ words }) => maker.includes(words.toLowerCase()));
  return !namesGarment(wish) && !means;
}

export const describeMakers = (): Understood => ({
  slots: { topic: "brands" },
  effects: [say(words.trade.original)],
  row: "follows",
});
