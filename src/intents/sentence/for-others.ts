/** Whether a sentence was meant for another assistant, although a command takes it. */

import { paths } from "../../../domain/routes.ts";
import { asksApart } from "../../../language/readers/price-questions.ts";
import type { Reading } from "../commands/command.ts";
import { actSaid } from "../grammar/phrases.ts";
import { chanceOf, sayingOf } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { oddsOfOtherTalk } from "../other-talk/other-talk.ts";
import { requestsShop } from "../phrases/everywhere/trade-cues.ts";
import { addresses } from "../phrases/remarks.ts";
import type { Sure } from "./best.ts";

/** Commands whose words are heard elsewhere, too: "how long does rice take". */
const heardElsewhere: ReadonlySet<string> = new Set([
  "ask",
  "checkout",
  "compare",
  "count",
  "delivery",
  "describe-cart",
  "everywhere",
  "find",
  "follow-up",
  "orders",
  "pay",
  "places",
  "read-page",
  "related",
  "tour",
  "trade",
]);
const seldomHeard: ReadonlySet<string> = new Set([
  "add",
  "answer",
  "change-cart",
  "places",
  "point",
  "use-address",
]);
/** "Latha, look at this pink". */
const shows: ReadonlySet<string> = new Set(["find", "follow-up", "point", "related"]);
/** Fitted, with the ranker's doubt, by how few wishes are lost. */
const least = 0.1;
const doubt = 0.15;
const rarest = 0.003;
/** Names and streets are words of no shop. */
const leastOfValues = 3;
/** "Anything by Nordwind": so are the makers'. */
const leastOfMakers = 2;
/** "The blue one". */
const pointing = /\bones?\b/;

const comparesThem = /\bthey compare\b|\bcompare (?:them|these|those)\b/;

export function isForOthers({ id, slots, effects }: Sure, reading: Reading, scene: Scene): boolean {
  if (reading.row !== "none") return false;
  if (shows.has(id) && addresses.test(reading.lower)) return true;
  const seldom = seldomHeard.has(id);
  if (!seldom && !heardElsewhere.has(id)) return false;
  const saying = sayingOf(reading, scene);
  if (actSaid(saying.text) !== undefined) return false;
  if (saying.mentions.some(({ garment, text }) => garment !== undefined || pointing.test(text)))
    return false;
  if (id === "trade" && requestsShop(saying.text)) return false;
  if (comparesThem.test(saying.text) || asksApart(saying.text)) return false;
  const fillsForm = effects.some(
    ({ type }) => type === "fillDelivery" || (type === "ask" && scene.screen === paths.placeOrder),
  );
  const odds = oddsOfOtherTalk(saying) + doubt * logOdds(chanceOf("nothing", saying));
  const most =
    fillsForm || seldom ? leastOfValues : slots.topic === "brands" ? leastOfMakers : least;
  return odds > most;
}

function logOdds(chance: number): number {
  return Math.log(Math.max(chance, rarest) / Math.max(1 - chance, rarest));
}
