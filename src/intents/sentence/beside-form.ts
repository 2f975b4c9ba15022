/**
 * A form value with another wish: "560034, and I'll pay by card", "9845012345, now place it". Does
 * both, then continues the form.
 */

import type { Reading } from "../commands/command.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Effect } from "../effects.ts";
import { splits } from "../grammar/clauses.ts";
import type { Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import type { Sure } from "./best.ts";

/** Acts beside a value. */
const beside: ReadonlySet<string> = new Set(["pay", "trade", "describe-cart", "delivery"]);
const cue =
  /\b(?:pay\w*|cards?|cash|cod|upi|online|place|order|confirm|process|send|submit|finish|read|deliver\w*|how|what|when)\b/;
const leastSure = 0.6;
/** Longer parts are no wish here. */
const longest = 10;

export function besideForm(
  reading: Reading,
  scene: Scene,
  read: (reading: Reading, scene: Scene) => Sure | undefined,
): Sure | undefined {
  const { asked } = scene;
  if (!scene.shop?.checkout || reading.row !== "none" || !cue.test(reading.lower)) return undefined;
  if (asked && asked.id !== "field") return undefined;
  let best: Sure | undefined;
  for (const parts of splits(reading.plain, 2)) {
    const [first, second] = parts.map((part) => ({ ...normalise(part), row: "none" as const }));
    if (!first || !second || parts.some((part) => part.split(" ").length > longest)) continue;
    const one = read(first, scene);
    if (!one || one.chance < leastSure) continue;
    const { asked: waits, ...after } = sceneAfter(scene, {
      ...first,
      command: one.id,
      slots: one.slots,
      effects: one.effects,
    });
    const fills = isFilled(one);
    const other = read(second, fills || !waits ? after : { ...after, asked: waits });
    if (!other || other.chance < leastSure) continue;
    // "Is a card all right? Then card."
    if (asked && !fills && one.id === "trade" && other.id === "pay") return other;
    if (isFilled(other) === fills) continue;
    const wish = fills ? other : one;
    if (!beside.has(wish.id) || wish.effects.some(({ type }) => type === "navigate")) continue;
    const both = together(one, other, fills ? one : other, wish);
    if (filledBy(both) > filledBy(best)) best = both;
  }
  return best;
}

/** "I'm Asha Rao, from Pune, and I'll pay cash" fills three. */
function filledBy(sure: Sure | undefined): number {
  const fields = (sure?.effects ?? []).flatMap((each) =>
    each.type === "fillDelivery" ? Object.keys(each.fields) : [],
  );
  return fields.length;
}

function isFilled({ effects }: Sure): boolean {
  return effects.some(({ type }) => type === "fillDelivery");
}

/** The wish's question wins over the form's. */
function together(one: Sure, other: Sure, form: Sure, wish: Sure): Sure {
  const own = wish.effects.some(({ type }) => type === "ask");
  const last = own ? [] : form.effects.filter(({ type }) => type === "ask");
  const done = (part: Sure): readonly Effect[] =>
    part === wish ? part.effects : part.effects.filter(({ type }) => type === "fillDelivery");
  return {
    id: "both",
    slots: { first: one.id, second: other.id, ...one.slots, ...other.slots },
    effects: [...done(one), ...done(other), ...last],
    row: "waits",
    chance: 1,
  };
}
