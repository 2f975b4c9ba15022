/**
 * Wishes described as a situation, whose words name no product: "what do I wear to a date", "something
 * that hides my tummy", "I'm freezing".
 */
import { chanceOf, type Saying, sayingOf } from "../../grammar/saying.ts";
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
import { looksForPieces, saysOnes } from "../../phrases/finding/wishing.ts";
import { isRemark } from "../../sentence/remarked.ts";
import type { Reading, Taken } from "../command.ts";
import { kernel } from "../spoken.ts";
import { asks, namesLooks, wish, wishIn } from "./wishing.ts";

const forms = [
  asksWhatToWear,
  asksWhichClothes,
  asksForIdeas,
  describesThing,
  lacksClothes,
  feelsWeather,
];

const mostTalk = 0.97;
const mostIdle = 0.7;

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
  if (pointsAtOne(saying) || chanceOf("nothing", saying) > mostTalk) return undefined;
  return { id: "find", ...asks(kernel(reading.plain)) };
}

/** "Show alternatives in blue", on a page without such pieces. */
export function soughtAnywhere(reading: Reading, scene: Scene): Taken | undefined {
  const { shop, asked } = scene;
  if (!shop || asked || shop.checkout || reading.row !== "none") return undefined;
  const saying = sayingOf(reading, scene);
  const { text } = saying;
  if (!looksForPieces.test(text) || saysOnes.test(text) || pointsAtOne(saying)) return undefined;
  if (isRemark(kernel(reading.lower)) || chanceOf("nothing", saying) > mostIdle) return undefined;
  const wanted = wishIn(saying.text, shop);
  const found = wish(saying, reading, scene);
  const odd = wanted.strange.length > wanted.constraints.length;
  if (found || odd || !namesLooks(wanted)) return found;
  return { id: "find", ...asks(kernel(reading.plain)) };
}

const pointsAtOne = ({ mentions }: Saying): boolean =>
  mentions.some(({ definite, plural }) => definite && !plural);
