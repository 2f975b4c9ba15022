/** Changes of what is in the cart, in anyone's words: how many, which size, out, all out. */

import { paths } from "../../../../domain/routes.ts";
import { sizes } from "../../../../domain/values.ts";
import { countForm } from "../../../../language/counts.ts";
import { sizeWritten } from "../../../../language/sizes.ts";
import type { Effect } from "../../effects.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { words } from "../../words.ts";
import { type Line, lineMeant, linesInReach } from "../cart-lines.ts";
import { emptied, onLines, quantity, resized } from "../change-cart.ts";
import type { Reading, Understood } from "../command.ts";
import { linesOf, totalsOf } from "../tell-cart.ts";
import { say } from "./ask.ts";
import { add, countIn } from "./taking.ts";

export const outWords =
  /\b(?:remove|delete|drop|discard|get rid|rid of|take (?:\S+ ){0,6}(?:out|off|away|back)|put (?:\S+ ){0,6}back|out|throw|leave (?:\S+ ){0,4}(?:out|off)|cancel|scrap|lose|ditch|bin|chuck|skip|no longer|(?:not|don't|doesn't|won't|didn't) (?:be )?(?:want|need|like|tak\w*|buy\w*|keep\w*|have)|no need|forget|changed my mind|off|(?:can|must|should|has to|have to) go|not to have|jeans not|(?<=\w )not,)\b/;
const everything =
  /\b(?:everything|empty|clear|all of (?:it|them)|the whole (?:cart|bag|basket|lot)|all (?:the )?(?:items|things|pieces|out)|all (?:what|that)|all in (?:my|the)|start over|start again)\b/;
const more = /\b(?:more|another|extra|additional|increase|add|one too|plus)\b/;
const fewer = new RegExp(
  `\\b(?:fewer|less|reduce|decrease|lower|minus|knock)\\b|\\b(?:remove|delete|drop|lose|take(?= (?:out |off |away )?(?:just |only )?\\S+ (?:of|off|out|away|from|back))) (?:out |off |away )?(?:just |only )?(?:${countForm})\\b(?! \\w*(?:thing|that))`,
);
const onlySo = /\b(?:only|just|enough)\b/;
const anew = /\b(?:another|a second one|one more|one for|an extra one)\b/;
export const sizeUp =
  /\b(?:sizes? up|(?:one|a) size (?:up|bigger|larger)|(?:bigger|larger|next) size|size bigger|size larger|one up|bigger|larger)\b/;
export const sizeDown =
  /\b(?:sizes? down|(?:one|a) size (?:down|smaller)|smaller size|size smaller|one down|smaller)\b/;
const counted = new RegExp(`^(?:the )?(?:${countForm}) `);
const doubled = /\b(?:double|twice)\b(?!\s*(?:x|extra))/;

export function changeCart(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  const all = linesOf(shop);
  if (all.length === 0 && shop.open) return undefined;
  if (all.length === 0)
    return reading.row === "none"
      ? { slots: {}, effects: [say(words.cart([]))], row: "follows" }
      : undefined;
  const { text } = saying;
  if (/^(?:and |so |but )?(?:how much|what)\b/.test(text)) return undefined;
  // "And another in M for her friend" is one more beside it.
  const [size, ...otherSizes] = saying.sizes;
  if (
    size &&
    otherSizes.length === 0 &&
    anew.test(text) &&
    all.every((line) => line.size !== size.value)
  )
    return add(saying, reading, scene);
  if (/\b(?:leave it|let it be|keep it|don't (?:remove|delete|take))\b/.test(text))
    return undefined;
  const out = outWords.test(text);
  if (
    everything.test(text) &&
    (out || /\b(?:empty|clear)\b/.test(text)) &&
    !saying.mentions.some(({ garment }) => garment)
  )
    return emptied(reading, shop);
  const here = scene.screen === paths.cart || scene.screen === paths.placeOrder;
  const lines = here || /\b(?:cart|bag|basket)\b/.test(text) ? all : linesInReach(scene, shop);
  const reach = lines.length > 0 ? lines : all;
  const meant = linesSaid(saying, reach, shop);
  const act = changeOf(saying, out);
  if (!act) return undefined;
  const named = saying.mentions.find(({ definite, garment }) => definite || garment !== undefined);
  if (meant === undefined && named && (reach.length > 1 || named.garment !== undefined))
    return { slots: {}, effects: [say(words.notInCart(named.text))], row: "follows" };
  return onLines(meant ?? "", { reading, lines: reach, shop }, act) ?? undefined;
}

/** The words for the lines that are meant; undefined where none was named. */
function linesSaid(saying: Saying, lines: readonly Line[], shop: ShopScene): string | undefined {
  const { text, mentions, sizes: said } = saying;
  if (/\b(?:both|all|everything)\b/.test(text) && mentions.every(({ garment }) => !garment))
    return "all";
  const by = /\b(?:cheaper|cheapest)\b/.test(text)
    ? 1
    : /\b(?:dearer|dearest|costlier|pricier|more expensive|most expensive|costliest)\b/.test(text)
      ? -1
      : 0;
  if (by !== 0 && lines.length > 1) {
    const line = lines.toSorted((one, other) => by * (one.piece.price - other.piece.price))[0];
    if (line) return `the ${line.piece.name.toLowerCase()}`;
  }
  const texts = mentions.map((mention) =>
    mention.text
      .replace(/^(?:a|an|another|any|some|this|that|these|those|one|both) /, "the ")
      .replace(counted, "the ")
      .replace(/\b(?:same )+/g, "")
      .replace(/\bline\b|\bthing\b/, "one"),
  );
  const found = texts.filter((each) => lineMeant(each, lines, shop).type !== "none");
  if (found.length > 0)
    return found.length > 1 && outWords.test(text) && /\band\b/.test(text)
      ? found.join(" and ")
      : found[0];
  const [size] = said;
  const sized = size && lines.some((line) => line.size === size.value);
  // "Drop the L", "the medium should have been a large": the line of that size.
  if (sized && (outWords.test(text) || said.length > 1)) return `the ${sizeWritten(size.value)}`;
  return undefined;
}

type Change = (line: Line) => readonly Effect[];

function changeOf(saying: Saying, out: boolean): Change | undefined {
  const { text } = saying;
  const single = /\b(?:one|single|a pair|another)\b/.test(text) && !/\bone size\b/.test(text);
  const count = countIn(saying, 0, saying.tokens.length) ?? (single ? 1 : null);
  if (fewer.test(text) && count !== null) return (line) => [quantity(line, line.quantity - count)];
  const last = saying.sizes.at(-1);
  if (!out && last) return (line) => toSize(line, last.value);
  const step = sizeUp.test(text) ? 1 : sizeDown.test(text) ? -1 : 0;
  if (step !== 0 && !out)
    return (line) => toSize(line, sizes[sizes.indexOf(line.size) + step] ?? "that");
  if (doubled.test(text)) return (line) => [quantity(line, line.quantity * 2)];
  if (onlySo.test(text) && count !== null && !out) return (line) => [quantity(line, count)];
  if (more.test(text) && !out) return (line) => [quantity(line, line.quantity + (count ?? 1))];
  if (out) return (line) => [quantity(line, 0)];
  if (count !== null) return (line) => [quantity(line, count)];
  return undefined;
}

function toSize(line: Line, wanted: string): readonly Effect[] {
  const to = line.piece.sizes.find((each) => each === wanted);
  if (line.size === wanted) return [say(words.sizeAlready(line.piece.name, line.size))];
  return to
    ? [resized(line, to)]
    : [say(words.onlySizes(line.piece.name, wanted, line.piece.sizes))];
}

/** What is in the cart, and what it comes to. */
export function tellCart(
  saying: Saying,
  _reading: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop) return undefined;
  const delivery =
    /\b(?:delivery|shipping)\b/.test(saying.text) &&
    !/\b(?:total|altogether|with|including|all)\b/.test(saying.text);
  if (delivery) return telling("delivery", words.deliveryFee(shop.fee));
  const total =
    /\b(?:total|how much|cost|costs|pay|owe|sum|bill|amount|come to|comes to|altogether|damage|spend|spending|price|make|makes)\b/.test(
      saying.text,
    );
  return total
    ? telling("total", words.total(totalsOf(shop)))
    : telling("contents", words.cart(linesOf(shop)));
}

function telling(topic: string, text: string): Understood {
  return { slots: { topic }, effects: [say(text)], row: "follows" };
}
