/**
 * Wishes described as a situation, whose words name no product: "what do I wear to a date", "something
 * that hides my tummy", "I'm freezing".
 */
import { chanceOf, sayingOf } from "../../grammar/saying.ts";
import { readWish } from "../../grammar/wish.ts";
import type { Scene } from "../../intent.ts";
import {
  asksForIdeas,
  asksWhatMoneyBuys,
  asksWhatToWear,
  asksWhichClothes,
  describesThing,
  feelsWeather,
  lacksClothes,
  ofOthersTalk,
} from "../../phrases/finding/stories.ts";
import type { Reading, Taken } from "../command.ts";
import { kernel } from "../spoken.ts";

const forms = [
  asksWhatToWear,
  asksWhichClothes,
  asksForIdeas,
  describesThing,
  lacksClothes,
  feelsWeather,
];

const mostTalk = 0.97;

function describesNeed(text: string): boolean {
  if (ofOthersTalk.test(text)) return false;
  const priced = () => readWish(text).constraints.some(({ field }) => field === "price");
  return forms.some((form) => form.test(text)) || (asksWhatMoneyBuys.test(text) && priced());
}

/** For sentences that mean nothing else. */
export function describedNeed(reading: Reading, scene: Scene): Taken | undefined {
  if (!scene.shop || scene.asked || scene.shop.checkout || reading.row !== "none") return undefined;
  if (!describesNeed(kernel(reading.lower))) return undefined;
  const saying = sayingOf(reading, scene);
  const points = saying.mentions.some(({ definite, plural }) => definite && !plural);
  if (points || chanceOf("nothing", saying) > mostTalk) return undefined;
  const need = kernel(reading.plain);
  return {
    id: "find",
    slots: { need },
    effects: [{ type: "recommend", userNeeds: need }],
    row: "follows",
  };
}
