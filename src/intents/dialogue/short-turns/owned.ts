/** "Drop mine", "take hers out": a line by wearer. */
import { wearerIn } from "../../../../language/readers/wearers.ts";
import { quantity } from "../../commands/cart/cart-effects.ts";
import type { Reading, Taken } from "../../commands/command.ts";
import { sayingOf } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import type { Line } from "../../resolve/cart-lines.ts";
import { linesOfMention } from "../../resolve/lines.ts";
import { discourseOf } from "./state.ts";

const out =
  /\b(?:remove|drop|lose|scrap|scratch|strike|nix|kill|forget|bin|dump|axe|chuck|delete|cancel|take|skip|ditch|leave out|out|off|(?:not|n't) (?:needed|wanted|required)|no need (?:of|for))\b/;
const owned =
  /\b(?:mine|hers|his(?! (?:size|one is|name))|\p{L}+'s)\b(?! (?:a|an|in|is(?! not (?:needed|wanted|required))|not(?! (?:needed|wanted|required))|the)\b)/u;
const parts = /[,.;!]+\s*|\s+(?:and|but)\s+/;
/** Adds or counts, so doesn't remove. */
const otherwise = /\b(?:in|size|back|add|put|one|two|same|for|\d+)\b/;

export function lineOwned(text: string, shop: ShopScene): Line | undefined {
  const wearer = wearerIn(text);
  const [line, another] = wearer === undefined ? [] : discourseOf(shop).linesFor(wearer);
  return another ? undefined : line;
}

export function takenOut(reading: Reading, scene: Scene): Taken | undefined {
  const { shop } = scene;
  if (!shop || shop.cart.length < 2 || reading.row !== "none") return undefined;
  const stays = remaining(reading.lower, shop);
  if (stays) return stays;
  const part = reading.lower
    .split(parts)
    .find((each) => out.test(each) && owned.test(each) && !otherwise.test(each));
  const line = part === undefined ? undefined : lineOut(part, reading, scene, shop);
  if (!line) return undefined;
  return {
    id: "change-cart",
    slots: { product: line.piece.id, size: line.size },
    effects: [quantity(line, 0)],
    row: "follows",
  };
}

const whose = "(?<whose>mine|hers|his|(?:my|our) \\p{L}+'s)";
const only = "(?:only|just|nothing but)";
const lasts =
  "(?:(?: (?:should|must|can|has to|will|to|shall))?(?: (?:remain|remains|stay|stays|be there|be left|left|is enough|is needed))?(?: (?:only|then|please|now|in|there))*)";
/** "Only mine should remain", "keep just his". */
const alone = [
  `^(?:(?:so|ok|okay|no|nah|and|then|let|please)[ ,.]+)*${only} ${whose}${lasts}$`,
  `^(?:(?:so|ok|okay|no|nah|and|then|please)[ ,.]+)*(?:keep|leave|let|hold on to|want|need)(?: (?:only|just))? ${whose}(?: (?:only|alone|then|please|in|there|now|stay|remain))*$`,
].map((form) => new RegExp(form, "u"));

/** The others go. */
function remaining(lower: string, shop: ShopScene): Taken | undefined {
  const all = lower.split(/[,.;!]+\s*|\s+but\s+/).filter((part) => part.trim() !== "");
  const [kept] = all.flatMap((part) => {
    const said = alone.map((form) => form.exec(part.trim())?.groups?.whose).find((each) => each);
    return said && isOnly.test(part) ? [said] : [];
  });
  const wearer = kept === undefined ? undefined : wearerIn(kept);
  if (wearer === undefined) return undefined;
  const { lines, linesFor } = discourseOf(shop);
  const stay = linesFor(wearer);
  const go = lines.filter((line) => !stay.includes(line));
  if (stay.length === 0 || go.length === 0) return undefined;
  return {
    id: "change-cart",
    slots: { products: go.map(({ piece }) => piece.id) },
    effects: go.map((line) => quantity(line, 0)),
    row: "follows",
  };
}

const isOnly = /\b(?:only|just|alone|nothing but)\b/;

/** "Take his off", "dump his jeans"; the rest of the sentence may say who he is. */
function lineOut(part: string, reading: Reading, scene: Scene, shop: ShopScene): Line | undefined {
  const { mentions } = sayingOf({ lower: part }, scene);
  const named = mentions.filter(({ garment }) => garment !== undefined);
  if (named.length === 0) return lineOwned(part, shop) ?? lineOwned(reading.lower, shop);
  const { lines, linesFor } = discourseOf(shop);
  const own = named.flatMap((mention) => linesOfMention(mention, lines, shop));
  const theirs = [part, reading.lower].map((text) => {
    const wearer = wearerIn(text);
    return wearer === undefined ? [] : linesFor(wearer).filter((line) => own.includes(line));
  });
  return own.length > 1 ? theirs.find(({ length }) => length === 1)?.[0] : undefined;
}
