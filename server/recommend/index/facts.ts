/**
 * A product's facts: attributes, then name and description, read with the tables for shoppers'
 * words. Works on any catalogue.
 */
import { correctNeed } from "../../../language/corrections/corrections.ts";
import { comesWith, isKurta, isLower, isUpper } from "../../../language/need/sets.ts";
import type { Who } from "../../../language/readers/audience.ts";
import { spacedTShirt, type Token, tokenise, tokensOf } from "../../../language/text/tokens.ts";
import { colourLineage, moods } from "../../../language/words/colours.ts";
import {
  garmentLineage,
  garmentWearer,
  isOtherGoods,
  mayStandIn,
} from "../../../language/words/garments.ts";
import { amongMoreWords, termAt } from "../../../language/words/lexicon.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import type { Term, WordField } from "../../../language/words/term.ts";
import { everydayNames } from "../knowledge/learn.ts";
import { brandWords } from "./brand.ts";
import { asSentences, withoutMarkup } from "./descriptions.ts";
import { comesInPieces, type GarmentWord, type Head, headOfName, withPartsOf } from "./head.ts";
import {
  clothOf,
  fitOf,
  innateParts,
  kindsByLook,
  looksOfWord,
  oneWash,
  piecesOf,
  sleeveOf,
  washedColour,
} from "./looks.ts";
import type { ProductRecord } from "./product-record.ts";
import { withoutShortForms } from "./short-forms.ts";
import { agesOf, wearersOf } from "./wearers.ts";

export const factFields = [
  "garment",
  "colour",
  "anyColour",
  "material",
  "fit",
  "pattern",
  "sleeve",
  "detail",
  "season",
  "occasion",
] as const;
export type FactField = (typeof factFields)[number];

export interface Facts {
  /** `colour` is the main one; `anyColour` includes trims and prints. */
  readonly values: Readonly<Record<FactField, readonly string[]>>;
  readonly wearers: readonly Who[];
  /** Years, inclusive; null if unknown. */
  readonly ages: { readonly from: number; readonly to: number } | null;
}

interface Found {
  readonly field: WordField;
  readonly value: string;
  readonly spoken: string;
  readonly from: number;
  readonly to: number;
  /** After a comma or the end of a sentence. */
  readonly isApart: boolean;
}

export function factsOf(product: ProductRecord): Facts {
  const name = withoutMarkup(product.name).replaceAll("_", " ");
  return amongMoreWords(() => readFacts({ ...product, name }));
}

function readFacts(record: ProductRecord): Facts {
  const product = withoutItsMaker(record);
  const spelt = parted(product.name.replaceAll(" ~ ", " | "));
  const nameTokens = withoutShortForms(correctNeed(tokensOf(spelt)));
  const allNamed = withZips(ownWords(spelt, nameTokens, read(nameTokens.map(asChecks))));
  const describing = withoutCompanions(correctNeed(tokensOf(asSentences(product.description))));
  const allDescribed = read(describing).filter(
    // "Slim fit, only top": nothing comes with it.
    (one) =>
      !isOfPartFabric(describing, one) &&
      !isAtAnkle(describing, one) &&
      !isWorked(describing, one) &&
      (one.field !== "garment" || describing[one.from - 1]?.text !== "only") &&
      // "Wash in cold water".
      (one.field !== "season" || !/^(?:water|wash|iron)$/.test(describing[one.to]?.text ?? "")) &&
      !isPraise(one),
  );
  const explicit = (key: string): readonly Found[] | null => readAttribute(product.attributes[key]);
  const garmentsNamed = asSold(product, nameTokens, wornBy(product, garmentWords(allNamed)));
  const named = headOfName(nameTokens, garmentsNamed, goodsIn(allNamed));
  const head = orTop(
    headOf(
      explicit("garment"),
      withPieces(asWorn(named, allNamed, product.name), describing, allDescribed),
      typeFirst(product.description, allDescribed),
    ),
    allNamed,
    product,
  );
  const name = withoutOthersLooks(allNamed, head, { text: spelt, tokens: nameTokens });
  const described = withoutOthersLooks(allDescribed, head, null);
  const description = agreeing(name, described);
  const trims = new Set([...trimsIn(nameTokens, name), ...trimsIn(describing, described)]);
  const both = [...name, ...description];
  const stated = valuesByField(both);
  const of = (list: readonly Found[], field: WordField): readonly string[] =>
    list === both ? (stated.get(field) ?? []) : (valuesByField(list).get(field) ?? []);
  const given = (key: string, field: WordField): readonly string[] =>
    of(explicit(key) ?? both, field);

  const labelled = description.filter((one) => isLabelled(describing, one));
  const byLook = kindsByLook(head.garments, of(both, "detail"), of(both, "occasion"));
  const kinds = hasNoSleeves.test(`${product.name} ${product.description}`)
    ? [...byLook, ...sleeveless(product, byLook)]
    : byLook;
  const garment = isInnerVest(product, kinds)
    ? [...kinds, "banian"]
    : product.category === "Women" && (kinds.includes("briefs") || isHipster(product, kinds))
      ? [...kinds, "panties"]
      : kinds;
  const worn = washedColour(garment, of(both, "detail"));
  const colour = coloursOf(product, name, labelled.length > 0 ? labelled : description, {
    worn,
    trims,
  });
  const jersey = garment.some((one) => garmentLineage(one).includes("sports-jersey"));
  const cloths = given("material", "material");
  const material = clothOf(jersey ? cloths.filter((one) => one !== "jersey") : cloths, garment);
  const stamped = given("pattern", "pattern");
  const worked = material.some((one) => sheen.has(one))
    ? stamped.filter((one) => one !== "sequin" || both.some(isSequined))
    : stamped;
  const pattern = worked.length === 0 && isWritten(product.name, garment) ? ["graphic"] : worked;
  return {
    values: {
      garment,
      colour: colour.main,
      anyColour: colour.all,
      material,
      fit: [
        ...new Set([
          ...fitOf(given("fit", "fit"), garment),
          ...of(explicit("fit") ?? [], "detail"),
        ]),
      ].filter((value) => value !== "pleated"),
      pattern: pattern.length > 1 ? pattern.filter((value) => value !== "plain") : pattern,
      sleeve: sleeveOf(given("sleeve", "sleeve"), garment, of(both, "detail")),
      detail: [
        ...new Set([
          ...oneWash(of(both, "detail"), colour.main).filter(
            (one) =>
              !(head.isAlone && isOfSet(one)) && !(garment.some(isKurta) && ofSuits.has(one)),
          ),
          ...of(explicit("details") ?? [], "detail"),
          ...innateParts(garment),
          ...(material.includes("spandex") ? ["stretch"] : []),
          ...both.flatMap((found) =>
            found.field === "garment" ? looksOfWord(found, garment) : noLooks,
          ),
          ...head.parts.map(
            (part) => `with-${part === "choli" ? "blouse" : part === "topi" ? "hat" : part}`,
          ),
          ...piecesOf(
            garment,
            head.parts.filter((part) => !isOtherGoods(part)),
          ),
          ...(head.isSet ? ["set"] : []),
          ...(product.bestseller ? ["bestseller"] : []),
        ]),
      ],
      season: seasonsOf(explicit("season"), both, product, garment),
      occasion: given("occasion", "occasion"),
    },
    wearers: wearersOf(product, garment),
    ages: agesOf(product),
  };
}

/** "Silk Land Cotton Saree", a "cotton saree from Silk Land". */
function withoutItsMaker(product: ProductRecord): ProductRecord {
  const { name, description } = product;
  const [, maker = ""] =
    /\b(?:from|by) ([A-Z][\w'’]+(?: [A-Z][\w'’]+){1,2})/.exec(description) ?? [];
  const words = maker.split(" ");
  for (let n = words.length; n > 1; n -= 1) {
    const said = words.slice(0, n).join(" ");
    if (!name.startsWith(`${said} `) || words.slice(0, n).every(isKnown)) continue;
    return {
      ...product,
      name: name.slice(said.length + 1),
      description: description.replace(said, "them"),
    };
  }
  return product;
}
const isKnown = (word: string): boolean => termAt(tokenise(word), 0, exactly) !== null;

/** "Geometric embroidered": no print. */
const isWorked = (tokens: readonly Token[], { value, to }: Found): boolean =>
  /^(?:geometric|abstract|paisley|ethnic-print)$/.test(value) &&
  /^(?:embroidered|embroidery|woven|jacquard)$/.test(tokens[to]?.text ?? "") &&
  tokens[to]?.before === "space";

/** "Colour: yellow", of a maker called Black Scissor. */
function isLabelled(tokens: readonly Token[], { field, from }: Found): boolean {
  if (field !== "colour") return false;
  const at = tokens.findLastIndex((token, n) => n < from && /^colou?rs?$/.test(token.text));
  return (
    at >= 0 &&
    from - at < 5 &&
    tokens[at]?.before !== "space" &&
    tokens.slice(at + 1, from + 1).every(({ before }) => before !== "stop")
  );
}

/** "With gathers at the ankle": no length. */
const isAtAnkle = (tokens: readonly Token[], { spoken, from }: Found): boolean =>
  /^at the ankles?$/.test(spoken) &&
  /^(?:gathers?|elastic|ribs?|ribbed|cuffs?|zips?|slits?|gathered|cinched|tapered)$/.test(
    tokens[from - 1]?.text ?? "",
  );

/** "Blouse fabric: silk". */
const isOfPartFabric = (tokens: readonly Token[], { field, from }: Found): boolean =>
  field === "material" &&
  /^(?:fabric|material)$/.test(tokens[from - 1]?.text ?? "") &&
  tokens[from - 1]?.before === "space" &&
  /^(?:blouse|bottom|dupatta|lining|p[ya]jamas?)$/.test(tokens[from - 2]?.text ?? "");

/** "Tailored for the boardroom", "a reflective logo": no fit, and no print. */
const isPraise = ({ spoken, value, from, to }: Found): boolean =>
  to - from === 1 &&
  ((value === "tailored" && spoken === "tailored") ||
    (value === "graphic" && /^logos?$/.test(spoken)));

/** "Oversize Tee 'Backbencher'": it says so. */
const isWritten = (name: string, garments: readonly string[]): boolean =>
  /(?:^|\s)['"‘“][^'"‘’“”]{3,}['"’”](?:$|[\s,.])/.test(name) &&
  garments.flatMap(garmentLineage).some((one) => lettered.has(one));
const lettered = new Set("t-shirt sweatshirt onesie bodysuit romper nightshirt".split(" "));

/** A man's vest, unless for sports. */
const isInnerVest = (
  { category, name, description }: ProductRecord,
  garments: readonly string[],
): boolean =>
  category === "Men" &&
  garments[0] === "tank-top" &&
  /\bvests?\b/i.test(name) &&
  !active.test(`${name} ${description}`);
const active =
  /gym|sport|train|stringer|dry|running|workout|racerback|tank|hi-?vis|safety|reflective/i;

/** "Shiny satin": its sheen. */
const sheen = new Set("satin silk art-silk leather faux-leather nylon pvc vinyl taslan".split(" "));
const isSequined = ({ value, spoken }: Found): boolean =>
  value === "sequin" && !/^(?:shiny|shimmery|shimmer|glossy)$/i.test(spoken);

const noLooks: readonly string[] = [];

const ofSuits = new Set(["with-waistcoat", "with-trousers", "with-coat", "with-blazer"]);

const isOfSet = (detail: string): boolean => /^(?:with-|set$|three-piece$)/.test(detail);

/** "A kurta with printed dupatta", "with leather belt": looks of what comes with it. */
function withoutOthersLooks(
  list: readonly Found[],
  { garments }: Head,
  name: Named | null,
): readonly Found[] {
  const [kind] = garments;
  // A co-ord's looks are those of its pieces; of a kurta set the kurta counts.
  if (kind === undefined) return list;
  if (comesInPieces(kind))
    return list.filter((found) => !isDrapedOver(list, found, name === null && kind === "lehenga"));
  const isOwn = ({ value }: Found): boolean =>
    garments.some(
      (one) =>
        garmentLineage(one).includes(value) ||
        garmentLineage(value).includes(one) ||
        mayStandIn(one, value) ||
        mayStandIn(value, one),
    );
  const pieces = list.filter(({ field }) => field === "garment");
  const first = pieces.find(isOwn);
  return list.filter((found) => {
    if (!partLooks.has(found.field)) return true;
    let next: Found | undefined = found;
    while (next !== undefined && next.field !== "garment") {
      const { to }: Found = next;
      next = list.find((one) => one.from === to && !one.isApart);
    }
    if (next === undefined || isOwn(next)) return true;
    if (name === null) return false;
    return first === undefined || first.from > found.from || !isOfOther(name, list, found);
  });
}

/** "Velvet lehenga, two net dupattas": the dupatta's cloth, where another is said. */
const isDrapedOver = (list: readonly Found[], found: Found, isSaid: boolean): boolean =>
  found.field === "material" &&
  (isSaid || list.some(({ field, from }) => field === "material" && from < found.from)) &&
  list.some(({ value, from, isApart }) => value === "dupatta" && from === found.to && !isApart);

interface Named {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** "With printed dupatta". */
function isOfOther({ text, tokens }: Named, list: readonly Found[], found: Found): boolean {
  let { from, isApart } = found;
  for (;;) {
    const before = isApart ? undefined : list.find(({ to }) => to === from);
    if (before === undefined || before.field === "garment") break;
    ({ from, isApart } = before);
  }
  const last = tokens[from - 1];
  const between = text.slice(last?.end ?? 0, tokens[from]?.start ?? 0);
  return isApart || /[+&]/.test(between) || joints.test(last?.text ?? "");
}
const joints = /^(?:with|and|n|plus|w|aur|inner|matching|contrast)$/;

const partLooks: ReadonlySet<WordField> = new Set(["pattern", "material", "fit"]);

/** "With gold zari border": the colour of a part. */
function trimsIn(tokens: readonly Token[], list: readonly Found[]): readonly Found[] {
  return list.filter(
    ({ field, to }) =>
      field === "colour" &&
      [to, to + 1].some(
        (at) =>
          trims.has(tokens[at]?.text ?? "") &&
          tokens.slice(to, at + 1).every(({ before }) => before === "space"),
      ),
  );
}

const trims = new Set("border borders piping kasavu zari gota lace tassel tassels trim".split(" "));

/** Of two lengths, washes or necks the name's counts: "Midi Dress", with "short flutter sleeves". */
function agreeing(name: readonly Found[], described: readonly Found[]): readonly Found[] {
  const stated = new Map(name.map((found) => [sideOf(found), found.value]));
  return described.filter((found) => {
    const side = sideOf(found);
    const named = side === null ? undefined : stated.get(side);
    // "Long Kurta", of knee length: both.
    return (
      named === undefined || named === found.value || (vague.has(named) && !vague.has(found.value))
    );
  });
}

function sideOf({ field, value }: Found): string | null {
  if (field === "sleeve") return sleeveLengths.has(value) ? "sleeve" : null;
  if (field !== "detail") return null;
  if (vague.has(value) || lengths.has(value)) return "length";
  if (/-wash$/.test(value) && value !== "hand-wash") return "wash";
  return /-neck$/.test(value) ? "neck" : null;
}

const vague = new Set(["long-length", "short-length"]);
const lengths = new Set("above-knee knee-length midi-length hip-length".split(" "));
const sleeveLengths = new Set("sleeveless short elbow three-quarter long".split(" "));

/** With everyday names. */
function valuesByField(list: readonly Found[]): ReadonlyMap<WordField, readonly string[]> {
  const all = new Map<WordField, string[]>();
  for (const { field, value } of list) {
    let values = all.get(field);
    if (values === undefined) {
      values = [];
      all.set(field, values);
    }
    for (const one of [value, ...everydayNames(field, value)])
      if (!values.includes(one)) values.push(one);
  }
  return all;
}

/** All but the maker's. */
function ownWords(
  name: string,
  tokens: readonly Token[],
  found: readonly Found[],
): readonly Found[] {
  const brand = brandWords(name, tokens, found);
  return brand.size === 0 ? found : found.filter(({ from }) => !brand.has(from));
}

/** "Grey Check", "Silk Dhoti SANDAL": in a name a pattern and a colour. */
const asChecks = (token: Token): Token => {
  const text = written.get(token.text);
  return text === undefined ? token : { ...token, text };
};
const written = new Map([
  ["check", "checks"],
  ["sandal", "sandalwood"],
]);

/** "Nehru Jacket | Modi Coat", "Shrug / Jacket" are several names; "Set: Tunic, Pant, Cap" lists parts. */
const parted = (name: string): string =>
  name
    .replace(/\bu\.\s?s\.? (?=polo\b)/gi, "US ")
    .replace(/\bhenley shirts?\b(?! dress)/gi, "henley t-shirt")
    // "Linen Suit Trousers".
    .replace(
      /(?<!\b(?:salwar|track|night|jogging|sweat|piece|pc|kurt[ai]|pant|co-?ord|rain|pyjama|punjabi|patiala|churidar|palazzo|pathani|blazer|coat|georgette|ethnic|anarkali|sharara)\b.*)\bsuit (?=trousers\b)(?!.*(?:\b(?:and|with|set|waistcoat|blazer|jacket|coat|vest|dupatta)\b|&))/gi,
      "",
    )
    .replace(spacedTShirt, "T-")
    .replace(/^((?:pack|set|combo) of (?:\d+|two|three|four|five))[ ,:|-]+(.+)/i, "$2 ($1)")
    .replace(/\b(?:w\/o|without) [\w-]+/gi, " ")
    .replace(/\b(jacket|sweater|sweatshirt|coat) with hoodie\b/gi, "$1 with hood")
    .replace(/\b(tops?|shirt|tee|dress) & (?=(?:cardigan|shrug|waistcoat)\b)/gi, "$1 and ")
    .replace(/[|•·]/g, ", ")
    .replace(/^(\w+) \+ (?=\w+ \+ )/, "$1 and ")
    .replace(/(?<![a-z])pcs?:[^|]*/i, (listed) => listed.replaceAll(" / ", ", "))
    .replace(/\s\/\s/g, " or ")
    .replace(/\b([a-z]+)\/(?=([a-z]+)\b)/gi, (said, one, other) =>
      areAlike(one, other) ? `${one} or ` : said,
    )
    .replace(/((?<![a-z])(?:set|pcs?|piece|combo|kit)\b[^:]*):/i, "$1 with");

/** "Raincoat/Windcheater". */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => termAt(tokensOf(word), 0, exactly)?.term);
  if (a?.field !== "garment" || b?.field !== "garment") return false;
  return mayStandIn(a.value, b.value) || mayStandIn(b.value, a.value);
}

const exactly = { slips: false };

function read(tokens: readonly Token[]): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const named = termAt(tokens, at, exactly);
    const term = named === null || negatedAt(tokens, at) ? null : named;
    if (
      term !== null &&
      !saysSleeves(tokens, at, term) &&
      !isLikeness(tokens, term.to, term.term.field) &&
      !isOfPart(tokens, term.to, term.term.field) &&
      !isMere(tokens, at, term)
    ) {
      const spoken = tokens[at]?.text ?? "";
      const isApart = tokens[at]?.before !== "space";
      const { to } = term;
      const { field, value, implies = noneImplied } = term.term;
      found.push({ field, value, spoken, from: at, to, isApart });
      for (const also of implies)
        if (also.field !== "garment" && !also.value.startsWith("other:"))
          found.push({ field: also.field, value: also.value, spoken, from: at, to, isApart });
      if (term.to - at > 1) found.push(...looksWithin(tokens, at, term.to, term.term));
    }
    at = term?.to ?? at + 1;
  }
  return found;
}

const noneImplied: NonNullable<Term["implies"]> = [];

/** "With sleeves" is a wish, and no look. */
const saysSleeves = (
  tokens: readonly Token[],
  from: number,
  { term, to }: { readonly term: Term; readonly to: number },
): boolean =>
  term.value === "sleeveless" &&
  tokens.slice(from, to).some(({ text }) => /^(?:with|sleeved|wal[ai])$/.test(text));

/** "Fleece jacket", "wool shawl": a kind's name with its cloth. */
function looksWithin(
  tokens: readonly Token[],
  from: number,
  to: number,
  { field: named, value: own }: Term,
): readonly Found[] {
  const fields = own.endsWith("-wash") ? (["material"] as const) : describedWithin[named];
  if (fields === undefined) return [];
  const known = materialLineage(own);
  const looks: Found[] = [];
  for (const [offset, token] of tokens.slice(from, to).entries()) {
    const within = termAt([token], 0, exactly);
    if (within === null || !fields.includes(within.term.field)) continue;
    const { field, value } = within.term;
    // "Gold border": a metal; a rose or leaf print is no colour.
    if (token.text === "faux" || (token.text === "terry" && own !== "terry")) continue;
    if (known.includes(value) || (field === "colour" && !metals.has(value))) continue;
    const at = from + offset;
    const isApart = token.before !== "space";
    looks.push({ field, value, spoken: token.text, from: at, to: at + 1, isApart });
  }
  return looks;
}

/** "Cashmere-touch sweater", "silk feel saree", "linen look": not that cloth. */
function isLikeness(tokens: readonly Token[], to: number, field: WordField): boolean {
  const next = tokens[to];
  return field === "material" && next?.before === "space" && likenesses.has(next.text);
}

/** "Cord collar", "tartan lining". */
function isOfPart(tokens: readonly Token[], to: number, field: WordField): boolean {
  const next = tokens[to];
  if (next?.before !== "space") return false;
  return (
    (partLooks.has(field) && parts.has(next.text)) ||
    (field === "material" && clothParts.has(next.text))
  );
}

/** "Pearl buttons", "Royal Sherwani". */
function isMere(tokens: readonly Token[], at: number, { term, to }: { term: Term; to: number }) {
  const next = tokens[to];
  if (term.field === "occasion" && to - at === 1 && hardly.has(tokens[at]?.text ?? "")) return true;
  // "Kathak practice".
  if (
    term.value === "sport" &&
    tokens[at - 1] !== undefined &&
    dances.test(tokens[at - 1]?.text ?? "")
  )
    return true;
  // "Peacock pallu": a bird.
  if (tokens[at]?.text === "peacock" && to - at === 1 && drawnOn.has(next?.text ?? "")) return true;
  const word = tokens[at]?.text ?? "";
  if (term.field !== "colour" || to - at > 1) return false;
  // "Embroidered cherry".
  if (
    fruits.test(word) &&
    /^(?:embroidered|printed)$/.test(tokens[at - 1]?.text ?? "") &&
    next?.before !== "space"
  )
    return true;
  // "Haldi Sangeet Kurta": a ceremony.
  if (word === "haldi" && !hues.test(next?.text ?? "")) return true;
  if (next?.before !== "space") return false;
  return (
    (sheens.has(word) && fastenings.has(next.text)) ||
    (word === "royal" && (at === 0 || /^exports?$/.test(next.text)))
  );
}
const dances = /^(?:kathak|bharatanatyam|dance|garba|bhangra)$/;
const fruits = /^(?:cherry|peach|plum|lemon|orange|mango|rose)$/;
const hues = /^(?:colou?r(?:ed)?|shade|yellow|gold|rang)$/;
const drawnOn = new Set("pallu motif motifs buti butta zari border design".split(" "));
const hardly = new Set(
  "official club court bar ball park house coffee races train camp".split(" "),
);
const sheens = new Set("pearl golden gold silver copper".split(" "));
const fastenings = new Set("button buttons snap snaps zip zipper".split(" "));

const parts = new Set(
  "collar lapel lapels cuff cuffs lining patch patches strap straps trim trims hem".split(" "),
);

/** "Faux leather sleeves", "satin bow". */
const clothParts = new Set(
  "sleeve sleeves belt bow pocket pockets hood panel panels waistband ribbon rose roses".split(" "),
);

const likenesses = new Set("touch feel like look effect finish style type inspired".split(" "));

const metals = new Set(["gold", "silver", "copper"]);

/** Fields of single words within a phrase: "gold border", "cotton twill". */
const describedWithin: Partial<Record<WordField, readonly WordField[]>> = {
  garment: ["material", "pattern", "fit", "detail", "sleeve"],
  material: ["material", "detail"],
  pattern: ["colour", "detail"],
};

const negators = new Set(["no", "not", "non", "without", "never", "isn't"]);

/** "not printed", "no hood", "without a hood"; "no prints" is in the tables. */
function negatedAt(tokens: readonly Token[], at: number): boolean {
  if (notThere(tokens, at) || isOfLining(tokens, at)) return true;
  if (tokens[at]?.before !== "space") return false;
  const one = tokens[at - 1]?.text ?? "";
  if (negators.has(one)) return true;
  // "Not for machine wash".
  if (/^(?:like|for)$/.test(one) && /n't$|^not$/.test(tokens[at - 2]?.text ?? "")) return true;
  if (isUnaccompanied(tokens, articled.has(one) ? at - 2 : at - 1)) return true;
  return articled.has(one) && negators.has(tokens[at - 2]?.text ?? "");
}

const articled = new Set(["a", "the", "any"]);

/** "Does not come with blouse piece". */
const isUnaccompanied = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "with" &&
  comings.has(tokens[at - 1]?.text ?? "") &&
  /(?:^not|n't)$/.test(tokens[at - 2]?.text ?? "");

const comings = new Set("come comes coming sold".split(" "));

/** "With cotton lining": not its cloth, unless it warms. */
function isOfLining(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.before === "space" && linings.has(next.text) && cool.has(tokens[at]?.text ?? "");
}

const linings = new Set("lining lined inner astar piping".split(" "));
const cool = new Set("cotton satin crepe polyester poly net shantoon butter silk mesh".split(" "));

/** "Blouse not included". */
function notThere(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < at + 4 && tokens[next]?.before === "space"; next += 1) {
    if (tokens[next]?.text !== "not") continue;
    const after = tokens[next + 1];
    return after?.before === "space" && absent.has(after.text);
  }
  return false;
}

const absent = new Set("included provided attached sold part there given available".split(" "));

const companions = new Set([
  "pair",
  "pairs",
  "paired",
  "team",
  "teams",
  "goes",
  "wear",
  "throw",
  "dresses",
  "layer",
  "layering",
  "tuck",
]);

/** Drops advice on what to wear with it. */
function withoutCompanions(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let skipping = false;
  for (const [at, token] of tokens.entries()) {
    if (token.before === "stop") skipping = false;
    if (skipping && token.before === "comma" && !namesPiece(tokens, at)) skipping = false;
    if (companions.has(token.text) && !isKindOfWear(tokens, at)) skipping = true;
    if (!skipping) kept.push(token);
  }
  return kept;
}

/** "Pair with jeans, black palazzos". */
function namesPiece(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (at > from && tokens[at]?.before !== "space") return false;
    const term = termAt(tokens, at, exactly)?.term;
    if (term?.field === "garment" || companions.has(tokens[at]?.text ?? "")) return true;
  }
  return false;
}

/** "Daily wear cotton kurta", but "to wear with jeans". */
function isKindOfWear(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "wear" || tokens[at]?.before !== "space") return false;
  if (tokens[at - 1]?.text === "to" && worn.has(tokens[at - 2]?.text ?? "")) return true;
  return at > 0 && !beforeVerb.has(tokens[at - 1]?.text ?? "");
}

const worn = new Set("ready easy comfortable light soft safe".split(" "));

const beforeVerb = new Set(
  "to can could may might you we they and or then just simply also easily best please not".split(
    " ",
  ),
);

function readAttribute(value: unknown): readonly Found[] | null {
  const parts = Array.isArray(value) ? value : [value];
  const texts = parts.filter((part): part is string => typeof part === "string" && part !== "");
  return texts.length === 0 ? null : texts.flatMap((text) => read(tokenise(text)));
}

/** "Cricket Fan Jersey", "Fleece Half Zip": a cloth that names the piece. */
function asWorn(named: Head, name: readonly Found[], product: string): Head {
  const [kind] = name.flatMap(({ field, value }) =>
    field === "material" ? (clothAsKind.get(value) ?? []) : [],
  );
  if (kind === undefined) return named;
  // "Football Home Jersey with Black Shorts".
  const [legs = ""] = named.garments;
  const [first] = name.filter(({ value }) => value === "jersey");
  const worn = name.find(({ field, value }) => field === "garment" && value === legs);
  const isJersey = kind === "sports-jersey" && isLower(legs) && first && worn;
  if (isJersey && first.to < worn.from && sporty.test(product))
    return { garments: [kind], parts: [legs], isSet: true };
  return named.garments.length > 0 ? named : { ...named, garments: [kind] };
}
const sporty = /\b(?:football|soccer|cricket|basketball|hockey|team|fan|home|away|club|fc|kit)\b/i;

/** A "Navy Kurta", described as a "navy kurta with pyjamas and Nehru jacket". */
function withPieces(named: Head, tokens: readonly Token[], described: readonly Found[]): Head {
  const [head] = named.garments;
  if (head === undefined || named.isSet || named.isAlone || !(isUpper(head) || isKurta(head)))
    return named;
  const pieces = described.filter(({ field }) => field === "garment");
  // "Dupatta and churidar included".
  const given = pieces
    .filter(({ value, to }) => comesWith(head, value) && isIncluded(tokens, to))
    .map(({ value }) => value);
  if (given.length > 0)
    return { ...named, parts: [...new Set([...named.parts, ...given])], isSet: true };
  const own = pieces.find(({ value }) => garmentLineage(value).includes(head) || value === head);
  if (own === undefined || tokens[own.to]?.text !== "with") return named;
  const led = tokens.slice(Math.max(0, own.from - 5), own.from);
  if (led.some(({ text }) => wearing.test(text))) return named;
  const parts: string[] = [];
  let end = own.to + 1;
  for (const { value, from, to, isApart } of pieces.filter((one) => one.from >= end)) {
    if (isApart || from - end > 3) break;
    if (!(isLower(value) || value === "dupatta" || value === "nehru-jacket")) break;
    parts.push(value);
    end = /^(?:and|with)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  }
  return parts.length === 0 ? named : { ...named, parts: [...named.parts, ...parts], isSet: true };
}
const isIncluded = (tokens: readonly Token[], from: number): boolean => {
  const stop = tokens.findIndex(({ before }, at) => at >= from && before !== "space");
  const said = tokens.slice(from, Math.min(from + 5, stop < 0 ? tokens.length : stop));
  return said.some(({ text }) => text === "included") && !said.some(({ text }) => text === "not");
};
const wearing = /^(?:wear|pair|team|style|match|try|goes?|looks?|combine|layer)(?:s|ed|ing)?$/;

const clothAsKind = new Map([
  ["jersey", "sports-jersey"],
  ["fleece", "fleece-jacket"],
]);

/** The attribute, else the name, else the description's first. */
function headOf(
  explicit: readonly Found[] | null,
  named: Head,
  description: readonly Found[],
): Head {
  const garments = (list: readonly Found[]): readonly string[] =>
    garmentWords(list).map(({ value }) => value);
  const given = particular(garments(explicit ?? []));
  if (given.length > 0) {
    return named.garments.some((one) => given.includes(one))
      ? { ...named, garments: given }
      : { garments: given, parts: [], isSet: false };
  }
  const described = garments(description);
  // A maker called Daily Tee: its description tells a sweatshirt, and no tee.
  const { rival } = named;
  const isMakers = rival !== undefined && described.includes(rival);
  if (isMakers && !named.garments.some((one) => described.includes(one)))
    return withPartsOf({ ...named, garments: [rival] }, described);
  // "Sharara Kids Teal", a "kurti with sharara and dupatta".
  const [lower = ""] = named.garments;
  if (legsOfSets.has(lower) && described.slice(0, described.indexOf(lower)).some(isKurta))
    return withPartsOf({ garments: ["kurta-set"], parts: [lower], isSet: true }, described);
  // A "Lehenga Skirt", described as a maxi skirt.
  const [first = ""] = described;
  const isLone = named.parts.length === 0 && !described.some((one) => ofLehengas.has(one));
  if (lower === "lehenga" && isLone && garmentLineage(first).includes("skirt"))
    return { garments: [first], parts: [], isSet: false };
  // A "Top & Shorts Set", described as a night suit.
  const isForBed =
    named.isSet &&
    isUpper(lower) &&
    !isKurta(lower) &&
    named.parts.some(isLower) &&
    described.includes("night-suit");
  if (isForBed)
    return withPartsOf({ ...named, garments: ["night-suit", ...named.garments] }, described);
  // A "Top with Trousers", described as a co-ord set.
  if (named.isSet && isUpper(lower) && named.parts.some(isLower) && described.includes("co-ord"))
    return withPartsOf({ ...named, garments: ["co-ord", ...named.garments] }, described);
  if (named.garments.length > 0) return named.isAlone ? named : withPartsOf(named, described);
  // "Blouse piece: no … this white saree", of a name without a kind.
  const whole = partsOfWholes.has(first) && described.find((one) => wholes.has(one));
  return { garments: whole ? [whole] : described.slice(0, 1), parts: [], isSet: false };
}

const partsOfWholes = new Set("blouse skirt petticoat dupatta shorts belt inner".split(" "));
const wholes = new Set("saree dress gown lehenga frock jumpsuit".split(" "));

const ofLehengas = new Set("choli blouse dupatta crop-top".split(" "));
const legsOfSets = new Set(["sharara", "gharara"]);

const hasNoSleeves =
  /\bsleeveless(?! (?:\w+ )?(?:top|dress|tee|t-?shirt|shirt|kurt[ai]|blouse|available)\b)/i;

/** "Padded Jacket, sleeveless". */
const sleeveless = ({ category }: ProductRecord, kinds: readonly string[]): readonly string[] =>
  category === "Men" && kinds.includes("t-shirt")
    ? ["sleeveless-tee"]
    : kinds.some((one) => ["puffer", "quilted-jacket"].includes(one))
      ? ["gilet"]
      : [];

const isHipster = ({ name }: ProductRecord, kinds: readonly string[]): boolean =>
  /\b(?:hipsters?|boy ?shorts?)\b/i.test(name) &&
  (kinds.includes("boxers") || /\b(?:waist|coverage|pack of)\b/i.test(name));

/** "Quarter-Zip Pullover": a neck. */
const withZips = (named: readonly Found[]): readonly Found[] =>
  named.map((one) =>
    isZip(one) && named.some((other) => other.field === "garment" && !isZip(other))
      ? { ...one, field: "detail", value: "quarter-zip-neck" }
      : one,
  );
const isZip = ({ field, value, spoken, from, to }: Found): boolean =>
  field === "garment" &&
  value === "sweatshirt" &&
  to - from < 3 &&
  /^(?:half|quarter)$/i.test(spoken);

/** "Women's Solid Short Sleeve Boat Neck". */
function orTop(head: Head, named: readonly Found[], { name, category }: ProductRecord): Head {
  const has = (form: RegExp): boolean =>
    named.some(({ field, value }) => form.test(`${field} ${value}`));
  const isTop =
    category === "Women" &&
    !otherThanTops.test(name) &&
    has(/^sleeve /) &&
    has(/^detail .*-neck$/) &&
    !has(/-length$/);
  return head.garments.length === 0 && isTop ? { ...head, garments: ["top"] } : head;
}

const otherThanTops =
  /\b(?:bodycon|tiered|wrap|slip|swim\w*|lounge\w*|feeding|nursing|maternity|midi|maxi|mini|night\w*|flared|a-?line)\b/i;

/** "A jacket in woven fabric | Blazer, solid": a listing's type is more than its text. */
function typeFirst(text: string, described: readonly Found[]): readonly Found[] {
  const [, type] = /\|\s*([\w -]{3,25}?)\s*,/.exec(text) ?? [];
  if (type === undefined) return described;
  const tokens = tokensOf(type);
  const found = read(tokens).find(
    ({ field, from, to }) => field === "garment" && from === 0 && to === tokens.length,
  );
  return found ? [found, ...described] : described;
}

/** "Kedia Dhoti Set Men Garba Dress": a women's word doesn't name a men's piece. */
function wornBy(product: ProductRecord, words: readonly GarmentWord[]): readonly GarmentWord[] {
  // A child's "baby doll dress" is no nightdress.
  if (product.category === "Kids") return words.filter(({ value }) => value !== "babydoll");
  if (product.category !== "Men") return words;
  const isPathani = words.some(({ value }) => value.startsWith("pathani"));
  const fit = words.filter(
    ({ value }) => garmentWearer(value) !== "women" || (isPathani && value === "salwar"),
  );
  return fit.length > 0 ? fit : words;
}

/** "Kurti Pant" among the bottoms; a man's "Pujo Punjabi". */
function asSold(
  { subCategory, category }: ProductRecord,
  tokens: readonly Token[],
  words: readonly GarmentWord[],
): readonly GarmentWord[] {
  const bengali = words.length === 0 && category !== "Women" ? tokens.findIndex(isPunjabi) : -1;
  if (bengali >= 0) return [{ value: "panjabi", from: bengali, to: bengali + 1 }];
  if (subCategory !== "BottomWear" || tokens.some(({ text }) => ofSets.has(text))) return words;
  return words.flatMap((word): readonly GarmentWord[] => {
    const said = tokens.slice(word.from, word.to).map(({ text }) => text);
    if (kurtiPants.test(said.join(" "))) return [{ ...word, value: "trousers" }];
    const isFor = words.some((one) => one.from === word.to && isLower(one.value));
    return isKurta(word.value) && isFor ? [] : [word];
  });
}

const isPunjabi = ({ text }: Token): boolean => text === "punjabi";
const ofSets = new Set("set with and combo suit dupatta top".split(" "));
const kurtiPants = /^kurt[ai] (?:pants?|trousers?)$/;

function garmentWords(list: readonly Found[]): readonly GarmentWord[] {
  const words = list.filter(({ field }) => field === "garment");
  const clothing = withoutProps(words.map(({ value }) => value));
  return words.filter(({ value }) => clothing.includes(value));
}

/** "With belt", "with cap": what comes along. */
function goodsIn(list: readonly Found[]): readonly GarmentWord[] {
  return list.filter(({ field, value }) => field === "garment" && isOtherGoods(value));
}

/** A "teddy jacket" is no toy: other goods count only without clothing. */
function withoutProps(garments: readonly string[]): readonly string[] {
  const clothing = garments.filter((one) => !isOtherGoods(one) || isNextToSkin(one));
  return clothing.length > 0 ? clothing : garments;
}

const isNextToSkin = (garment: string): boolean =>
  garmentLineage(garment).some((one) =>
    ["swimwear", "bra", "sports-bra", "boxers", "bikini"].includes(one),
  );

function particular(garments: readonly string[]): readonly string[] {
  const distinct = [...new Set(garments)];
  return distinct.filter(
    (one) => !distinct.some((other) => other !== one && garmentLineage(other).includes(one)),
  );
}

function coloursOf(
  product: ProductRecord,
  name: readonly Found[],
  description: readonly Found[],
  { worn, trims }: { readonly worn: readonly string[]; readonly trims: ReadonlySet<Found> },
): { readonly main: readonly string[]; readonly all: readonly string[] } {
  const colours = (list: readonly Found[] | null): readonly string[] => {
    const found = (list ?? []).filter(({ field }) => field === "colour");
    const hues = found.filter(({ value }) => !moods.has(value));
    return [...new Set((hues.length > 0 ? hues : found).map(({ value }) => value))];
  };
  const explicitMain = colours(readAttribute(product.attributes.colour));
  const explicitAll = colours(readAttribute(product.attributes.colours));
  if (explicitMain.length > 0 || explicitAll.length > 0) {
    const main = explicitMain.length > 0 ? explicitMain : explicitAll.slice(0, 1);
    return { main, all: exact([...new Set([...main, ...explicitAll])]) };
  }
  const own = (list: readonly Found[]): readonly Found[] => list.filter((one) => !trims.has(one));
  // "Kashmir ki Kali Shawl Ivory": a bud.
  const inEnglish = name.filter(({ spoken }) => !hindiColours.has(spoken));
  const named = colours(colours(inEnglish).length > 0 ? inEnglish : name);
  const described = colours(description);
  const whole = colours(own(inEnglish)).length > 0 ? named : colours(own(description)).slice(0, 1);
  const main = [...new Set([...whole, ...(named.length > 0 ? named : described.slice(0, 1))])];
  if (main.length === 0) return { main: worn, all: worn };
  return { main, all: [...new Set([...named, ...described])] };
}

const hindiColours = new Set(
  "kala kaala kale kaale kali neela neele neeli nila lal laal peela peele peeli hara hare hari safed sona chandi".split(
    " ",
  ),
);

/** Of "mustard" and "yellow" keeps mustard, whose family it is. */
function exact(colours: readonly string[]): readonly string[] {
  return colours.filter(
    (one) => !colours.some((other) => other !== one && colourLineage(other).includes(one)),
  );
}

const mereWeather = new Set("warm cold hot heat cosy cozy warmth warmer sunny frost".split(" "));

/** On the winter shelf without being warm. */
const isForRain = (garment: string): boolean =>
  garmentLineage(garment).some((one) => ["raincoat", "rain-suit", "uniform-wear"].includes(one));

/** A blazer on the winter shelf. */
const dressCoats = new Set(
  "nehru-jacket bandi bandhgala jodhpuri-blazer blazer waistcoat suit indo-western sherwani tuxedo shrug".split(
    " ",
  ),
);
const isWarmCloth = (cloth: string): boolean =>
  materialLineage(cloth).some((one) => /^(?:wool|tweed|velvet|fleece|flannel|pashmina)$/.test(one));

function seasonsOf(
  explicit: readonly Found[] | null,
  both: readonly Found[],
  product: ProductRecord,
  garments: readonly string[],
): readonly string[] {
  const seasons = (explicit ?? both).filter(({ field }) => field === "season");
  const named = seasons.filter(({ spoken }) => !mereWeather.has(spoken));
  const cloths = both.flatMap(({ field, value }) => (field === "material" ? [value] : []));
  const isForShow = garments.some((one) => dressCoats.has(one)) && !cloths.some(isWarmCloth);
  const cold = product.subCategory === "WinterWear" && !garments.some(isForRain) && !isForShow;
  if (named.length === 0 && cold) return ["winter"];
  return [...new Set((named.length > 0 ? named : seasons).map(({ value }) => value))];
}
