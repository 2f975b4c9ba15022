/** Things outside the tables: "I want a hammock", "kimono for women". */

import { placeKinds } from "../readers/places.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { isCommonWord } from "../words/common-words.ts";
import { termAt } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import type { Entity } from "./entity.ts";
import { saysTaste } from "./unreal.ts";

const wanting = phrases(
  "want, wants, need, needs, looking for, look for, suggest, suggest me, recommend, recommend me, show me, show, find me, find, get me, buy, give me, searching for, search for, do you have, have you got, do you sell, do you keep, do you stock, do you carry, got any, is there, are there, shopping for, after, purchase",
);
const openers = new Set("a an some any the new me us to buy get good nice".split(" "));
const closers = new Set(
  "for under below within in that which please to with above over around at between from and or on as costing but of now today who up".split(
    " ",
  ),
);
const general = new Set(
  "mumbai delhi chennai kolkata bangalore bengaluru hyderabad pune jaipur lucknow ahmedabad surat kochi goa indore nagpur india layer layers gift gifts present outfit outfits clothes clothing cloth thing things stuff something anything everything piece pieces item items look looks set sets option options style styles recommendation recommendations suggestion suggestions one ones pair lot bit few couple number range collection colour colours color colors size sizes fit fits fabric material materials print prints budget price prices occasion event function kind type sort friend friends colleague colleagues person people family day night week month time year wardrobe change surprise wear wears products product idea ideas help buy get me you it him her them this that these those more other another else same different better what which all both apparel fashion attire garment garments dressing combination combo deal discount bundle brand quality design designs cut shade shades way advice choice choices picks pick best top-rated section sections department departments side corner counter show see shopping shop new good nice know go find look have wear try gift-wrapped purchase kapde kapda kuch accha achha acha bahut please dikhao arrivals basics essentials staples favourites favorites offers discounts deals classics trends hits specials necessities goods garms wearables presents reviews prices photos pics pictures images samples varieties models brands categories collections matches tips details orders returns services".split(
    " ",
  ),
);

/** As `other:hammock`, so that the shop can say it has none. */
export function unknownThings(
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly Entity[] {
  if (entities.some((entity) => entity.kind === "word" && entity.field === "garment"))
    return entities;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = phraseAt(tokens, at, wanting);
    if (length === 0) continue;
    let head = -1;
    let opened = false;
    let named = 0;
    for (let next = at + length; next < Math.min(tokens.length, at + length + 6); next += 1) {
      const token = tokens[next];
      if (token === undefined || (token.before !== "space" && next > at + length)) break;
      const entity = entities.find(({ from, to }) => from <= next && next < to);
      if (entity?.kind === "price" || entity?.kind === "audience" || entity?.kind === "age") {
        if (head >= 0 || entity.kind !== "audience") break;
        continue;
      }
      if (closers.has(token.text)) break;
      if (["a", "an", "some", "any"].includes(token.text)) opened = true;
      if (entity !== undefined) {
        head = -1;
        // "Washing machine covers".
        if (entity.kind === "word" && entity.field === "detail") named += 1;
      }
      if (entity === undefined && !openers.has(token.text)) {
        head = next;
        named += 1;
      }
    }
    const word = tokens[head]?.text ?? "";
    // "Hearing aid batteries".
    if (!(opened || (named > 1 && /[^s]s$/.test(word))) || head < 0 || isNoThing(word)) continue;
    if (word.endsWith("ing") || word.endsWith("ly")) continue;
    const thing: Entity = {
      kind: "word",
      field: "garment",
      value: `other:${word}`,
      from: head,
      to: head + 1,
      spoken: word,
      implies: [],
    };
    return [...entities, thing].sort((a, b) => a.from - b.from);
  }
  return terseThing(tokens, entities) ?? headThing(tokens, entities) ?? entities;
}

const months =
  /^(?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|winter|summer|monsoon|rains?)$/;

const isNoThing = (word: string): boolean =>
  general.has(word) || isPlainWord(word) || !/^[a-z]{3,}$/.test(word);

/** "kimono for women": an unknown word, then whom or how much. */
function terseThing(
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly Entity[] | null {
  const from = ["a", "an", "the", "some", "any"].includes(tokens[0]?.text ?? "") ? 1 : 0;
  const word = tokens[from]?.text ?? "";
  const next = tokens[from + 1]?.text ?? "";
  const limited =
    ["for", "under", "below", "in", "within"].includes(next) ||
    (isNamed(word) && entities.some((entity) => entity.from === from + 1));
  if (!limited || entities.some((entity) => entity.from <= from)) return null;
  if (general.has(word) || isPlainWord(word) || /ing$|ly$/.test(word)) return null;
  // "Brother in law ki shaadi": a person.
  if (termAt(tokens, from)?.term.field === "audience") return null;
  if (placeKinds(word).length > 0 || (next === "in" && months.test(tokens[from + 2]?.text ?? "")))
    return null;
  const thing: Entity = {
    kind: "word",
    field: "garment",
    value: `other:${word}`,
    from,
    to: from + 1,
    spoken: word,
    implies: [],
  };
  return /^[a-z]{3,}$/.test(word) ? [thing, ...entities] : null;
}

/** "Sheela mens black": a thing's name, and no greeting. */
const isNamed = (word: string): boolean =>
  word.length > 5 && !isCommonWord(word) && !isPlainWord(word) && !saysTaste(word);

/** "Ice hockey goalie pads": looks, then an uncommon noun outside the tables. */
function headThing(
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly Entity[] | null {
  const end = tokens.findIndex(
    ({ text, before }, at) => at > 0 && (before !== "space" || closers.has(text)),
  );
  const clause = tokens.slice(0, end < 0 ? tokens.length : end);
  const at = clause.length - 1;
  const word = clause[at]?.text ?? "";
  const open = clause.filter((_, n) => !entities.some(({ from, to }) => from <= n && n < to));
  if (
    at < 1 ||
    open.length > 3 ||
    open.length === clause.length ||
    open.some(({ text }) => isPlainWord(text))
  )
    return null;
  if (!/^[a-z]{4,}$/.test(word) || !open.some(({ text }) => text === word)) return null;
  if (general.has(word) || isCommonWord(word) || saysTaste(word)) return null;
  const thing: Entity = {
    kind: "word",
    field: "garment",
    value: `other:${word}`,
    from: at,
    to: at + 1,
    spoken: word,
    implies: [],
  };
  return [...entities, thing].sort((a, b) => a.from - b.from);
}
