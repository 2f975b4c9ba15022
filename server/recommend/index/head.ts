/**
 * A product's kind by its name: head and parts. "Kurta with Churidar" is a kurta, "Jacket Lehenga"
 * a lehenga: the last word before "with".
 */

import {
  comesWith,
  decisiveSets,
  dressesKurta,
  innerParts,
  isKurta,
  isLower,
  isOverlay,
  isUpper,
  phraseSets,
  setKinds,
  wholeSets,
} from "../../../language/need/sets.ts";
import { isGearWord } from "../../../language/need/unreal.ts";
import type { Token } from "../../../language/text/tokens.ts";
import {
  everydayKind,
  garmentLineage,
  isOtherGoods,
  mayStandIn,
} from "../../../language/words/garments.ts";

export interface GarmentWord {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface Head {
  readonly garments: readonly string[];
  readonly parts: readonly string[];
  readonly isSet: boolean;
  /** Named later, after whose it is: "Daily Tee Women Sweatshirt". */
  readonly rival?: string;
  /** "Waistcoat only". */
  readonly isAlone?: true;
}

const families = new Set("ethnic western winter-wear innerwear".split(" "));

const openers = new Set(["with", "including", "includes", "alongwith", "w", "plus", "+"]);
/** Next to these a garment's word is a look or accessory. */
const likenings = new Set(
  "friendly style styled look inspired type collar neck neckline sleeve sleeves print printed cut lining lined length lapel pattern border".split(
    " ",
  ),
);
const innerLayers = new Set("shorts tights lining layer slip".split(" "));
const ghagra = /^(?:ga?gh?h?ra|gaghra|ghaghra|ghagra)s?$/;
const uses = new Set(["for", "under", "over", "beneath", "to"]);

/** "Thermal Soft Legging": thermal leggings. */
function withWarmLegs(words: readonly GarmentWord[]): readonly GarmentWord[] {
  const legs = words.find(({ value }) => value === "leggings");
  const warm = words.find(
    ({ value, to }) =>
      value === "thermals" && legs !== undefined && [1, 2].includes(legs.from - to),
  );
  if (legs === undefined || warm === undefined) return words;
  return words.flatMap((word) =>
    word === warm ? [] : word === legs ? { ...legs, value: "thermal-leggings" } : word,
  );
}

export function headOfName(
  tokens: readonly Token[],
  named: readonly GarmentWord[],
  goods: readonly GarmentWord[] = [],
): Head {
  const words = withWarmLegs(named);
  const opens = tokens.findIndex(
    ({ text }, at) => at > 0 && openers.has(text) && words.some(({ to }) => to <= at),
  );
  const end = opens < 0 ? tokens.length : opens;
  const ours = words.filter(
    ({ value, from, to }) =>
      // "Turtle Neck Skivvy": another garment's neck.
      !(value === "turtleneck" && words.some((one) => one.value !== value)) &&
      (isWorkwear(value) || !isGearOf(tokens[from - 1]?.text ?? "", value)) &&
      // "Phulkari Dupatta Patiala Punjabi": its manner.
      !(
        /^pat[iy]+alas?$/.test(tokens[to - 1]?.text ?? "") && words.some((one) => one.to <= from)
      ) &&
      // "Straight Jeans Tummy Tucker": what the jeans do.
      !(value === "shapewear" && words.some((one) => one.to <= from && isLower(one.value))) &&
      // "Modi Jacket Ethnic", "Windbreaker Half Zip": a family's word, or a closure, beside a kind.
      !(families.has(value) && words.some((one) => !families.has(one.value))) &&
      // "Thermal Pantyhose": a cloth.
      !(tokens[to - 1]?.text === "thermal" && words.some((one) => one.from === to)) &&
      !(tokens[to - 1]?.text === "zip" && words.some((one) => one.value !== value)) &&
      !isLikeness(tokens, words, { value, from, to }) &&
      !isOfSuit(tokens, words, { value, from, to }) &&
      // "Running Shorts Inner Tights", "Rain Poncho Bike Cape".
      !(tokens[from - 1]?.text === "inner" && words.some((one) => one.to < from)) &&
      !(value === "cape" && words.some((one) => one.value === "rain-poncho")) &&
      // "White inner shorts".
      !(value === "undershirt" && innerLayers.has(tokens[to]?.text ?? "")) &&
      !isForLegsOf(tokens, words, { value, from, to }) &&
      !isOfSaree(tokens, words, { value, from, to }) &&
      // "Jockey Men Joggers", "Levis Mens T-Shirt": a maker.
      !(makers.has(tokens[from]?.text ?? "") && to === from + 1 && words.length > 1) &&
      !(value === "lehenga" && namesSkirt(words) && ghagra.test(tokens[to - 1]?.text ?? "")),
  );
  if (ours.length === 0 && words.length > 0) return { garments: ["gear"], parts: [], isSet: false };
  const unlike = ours.filter(
    ({ value, to }) =>
      /^(?:night-suit|polo)$/.test(value) || !likenings.has(tokens[to]?.text ?? ""),
  );
  const useful = (unlike.length > 0 ? unlike : ours).filter((word) => !isUse(tokens, word, ours));
  const real = useful.length > 0 ? useful : ours;
  const before = real.filter(({ from }) => from < end);
  const main = before.length > 0 ? before : real.slice(0, 1);
  const after = real.filter((word) => !main.includes(word) && word.from > end);
  const says = saysSet(tokens);

  // "3 Pc Suit Waistcoat Only".
  const [single] = main.filter(
    ({ value, to }) => !/^(?:top|bottoms)$/.test(value) && isOnly(tokens, to),
  );
  // "Chaniya Only": its skirt.
  const kind = single?.value === "chaniya-choli" ? "skirt" : single?.value;
  if (kind !== undefined) return { garments: [kind], parts: [], isSet: false, isAlone: true };

  let head: GarmentWord | null = null;
  let rival: { readonly value: string; readonly head: string } | undefined;
  const parts: string[] = [];
  const also: string[] = [];
  for (const word of main) {
    if (head === null) head = word;
    // "Unstitched Lehenga".
    else if (head.value === "dress-material" && isLehenga(word.value)) head = word;
    // "Kurta & White Pyjama Set": no night suit.
    else if (isKurta(head.value) && word.value === "night-suit" && isOfPyjama(tokens, head, word))
      parts.push("pyjama");
    else if (head.value === "sherwani" && word.value === "indo-western") also.push(word.value);
    // "Short Kurta Shirt": either.
    else if (head.value === "short-kurta" && word.value === "shirt" && head.to === word.from)
      also.push(word.value);
    // "Sherwani and Churidar Set".
    else if (head.value === "sherwani" && word.value === "kurta-set")
      parts.push(...innerParts(tokens.slice(word.from, word.to)));
    // "T-Shirt & Dungaree Set".
    else if (says && isUpper(head.value) && garmentLineage(word.value).includes("dungaree")) {
      parts.push(head.value);
      head = word;
    }
    // "Lehenga Choli Dupatta Set".
    else if (word.value === "kurta-set" && isLehenga(head.value)) parts.push("dupatta");
    // "Rompers Sleepsuits Jumpsuit Night Suits for Infants".
    else if (nightOrJump.test(word.value) && main.some((one) => isRomper(tokens, one, word)))
      continue;
    else if (word.value === "night-suit" && isPiece(head.value) && !isWarm(head.value)) {
      parts.push(head.value);
      head = word;
    } else if (
      isWorkwear(head.value) &&
      isPiece(word.value) &&
      isItsOnly(tokens, head, word, says)
    ) {
      also.push(head.value);
      head = word;
    } else if (staysHead(head.value)) {
      if (isUpper(word.value) || isLower(word.value) || isOverlay(word.value))
        parts.push(word.value);
    } else if (head.value === "kaftan" && word.value === "top" && head.to === word.from)
      also.push(word.value);
    else if (isPlainerName(head.value, word.value) || isLikeDress(head.value, word.value)) continue;
    else if (isWhole(head.value) && isHalf(word.value) && isLaterName(head, word)) continue;
    else if (word.value === "pullover" && head.value !== "sweater") continue;
    else if (
      word.value === "dress-material" &&
      !wholeSets.has(head.value) &&
      !isLehenga(head.value)
    )
      head = word;
    else if (isKin(head.value, word.value)) head = moreParticular(head, word);
    else if (isAlternative(tokens, head, word) || isBodysuit(head.value, word.value))
      also.push(word.value);
    else if (isWorkwear(head.value) && head.value !== "pt-uniform" && isPiece(word.value))
      parts.push(word.value);
    else if (head.value === "waistcoat" && word.value === "kurta-set") {
      parts.push(head.value);
      head = tokens[word.from]?.text === "suit" ? { ...word, value: "suit" } : word;
    } else if (word.value === "dhoti-set" && isUpper(head.value) && word.from - head.to < 2)
      parts.push("dhoti");
    else if (
      wholeSets.has(head.value) ||
      (word.from > head.to && garmentLineage(head.value).includes("suit") && isPiece(word.value)) ||
      comesWith(head.value, word.value) ||
      (says && isKurta(head.value) && isOverlay(word.value)) ||
      (isJoined(tokens, head, word) && isLayered(head.value, word.value)) ||
      // "Winter Set Fleece Jacket & Pyjama".
      (says &&
        isLower(word.value) &&
        garmentLineage(head.value).includes("jacket") &&
        word.from - head.to < 2) ||
      (says && head.value === "waistcoat" && isUpper(word.value))
    )
      parts.push(word.value);
    else if (
      wholeSets.has(word.value) ||
      (comesWith(word.value, head.value) && (says || isJoined(tokens, head, word)))
    ) {
      parts.push(head.value);
      head = word;
    } else if (isOtherGoods(word.value)) {
      // "Pocket Square & Necktie".
      if (isOtherGoods(head.value) && !apart(tokens, head, word)) also.push(word.value);
    } else if (!apart(tokens, head, word)) {
      const bothLegs = isLower(head.value) && isLower(word.value);
      const later = isAfterWearer(tokens, head, word);
      if (
        bothLegs ||
        areJackets(head, word) ||
        (isSameWear(head.value, word.value) && (head.to < word.from || layers.has(word.value)))
      )
        also.push(later ? word.value : head.value);
      if (!later) head = word;
      else if (head.to < 4 && !isSameWear(head.value, word.value))
        rival = { value: word.value, head: head.value };
    }
  }
  if (head === null) return { garments: [], parts: [], isSet: false };
  // "Churidar Top Leggings & Shawl": the southern name of a suit.
  const isSuit = head.value === "churidar" && real.some(({ value }) => tops.has(value));
  if (isSuit) head = { ...head, value: "kurta-set" };
  // "Night Wear T Shirt & Pyjama".
  if (isUpper(head.value) && main.some(({ value }) => value === "sleepwear")) {
    const legs = main.find(({ value }) => isLower(value));
    if (legs !== undefined) {
      parts.push(head.value, legs.value);
      head = { ...head, value: "night-suit" };
    }
  }
  // "Cotton Lower Pyjama Night Wear".
  const legs = new Set([head.value, ...also]);
  if (legs.has("pyjama") && legs.has("joggers") && isForBed(tokens)) {
    head = { ...head, value: "pyjama" };
    also.splice(0, also.length);
  }
  if (head.value === "suit") head = { ...head, value: suitOf([...parts, ...also]) };
  for (const word of after) {
    const { value } = word;
    if (value === "co-ord") {
      also.push(value);
      continue;
    }
    if (value === "night-suit" && isKurta(head.value) && isOfPyjama(tokens, head, word)) {
      parts.push("pyjama");
      continue;
    }
    if (value === "night-suit" && isPiece(head.value) && !isWarm(head.value)) {
      parts.push(head.value);
      head = { ...head, value };
      continue;
    }
    // "Nehru Jacket with Kurta Pyjama" is a kurta set first.
    if ((isOverlay(head.value) && isKurta(value)) || everydayKind(value) === "suit") {
      parts.push(head.value);
      head = { ...head, value: value === "suit" ? suitOf(parts) : value };
    } else parts.push(...partsAt(tokens, word));
  }
  // "Sports Bra + Leggings Set".
  if (head.value === "sports-bra" && parts.some(isLower)) {
    parts.unshift(head.value);
    head = { ...head, value: "co-ord" };
  }
  const spoken = main.concat(after.filter(({ value }) => value === head?.value));
  const beside = spoken.flatMap(({ value, from, to }) => {
    if (!besideHeads.has(value) || (value === "anarkali" && head !== null && !isKurta(head.value)))
      return [];
    const own = tokens.slice(from, to).flatMap(({ text }) => (kurtas.has(text) ? [text] : []));
    return phraseSets.has(value) ? own : [value, ...own.filter((one) => one === "kurti")];
  });
  const innards = spoken.flatMap((word) =>
    decisiveSets.has(word.value) ? innerParts(tokens.slice(word.from, word.to)) : [],
  );
  // "Ribbed Turtle Neck Top": that, too.
  const [neck] = words.filter(({ value }) => value === "turtleneck");
  const isPolo = head.value === "t-shirt" && tokens[neck?.from ?? -1]?.text === "polo";
  const rolls = neck !== undefined && (isPolo || head.value === "top");
  const garments = [
    ...new Set([
      head.value,
      ...beside,
      ...also,
      ...(rolls ? [isPolo ? "polo" : "turtleneck"] : []),
    ]),
  ];
  const last = head.to;
  // "Sweater Set Hand Knitted Cap Booties".
  const isChained = (from: number, to: number): boolean =>
    says &&
    goods.some(
      (one) => isWorn(one.value) && one.from >= last && (one.to === from || one.from === to),
    );
  const extras = goods.flatMap(({ value, from, to }) =>
    isWorn(value) &&
    (opens >= 0
      ? from > opens
      : from >= last && (isListed(tokens, from, to) || isChained(from, to)))
      ? [value]
      : [],
  );
  // In the south a suit's dupatta.
  const pieces = [...parts, ...extras].map((part) =>
    part === "shawl" && garments.some(isKurta) && !isWool(tokens) ? "dupatta" : part,
  );
  const own = withPartsOf({ garments, parts: pieces, isSet: says }, innards, main);
  return rival?.head === head.value ? { ...own, rival: rival.value } : own;
}

const nightOrJump = /^(?:night-suit|jumpsuit)$/;
const isRomper = (
  tokens: readonly Token[],
  { from, to }: GarmentWord,
  { from: until }: GarmentWord,
): boolean => to <= until && tokens.slice(from, to).some(({ text }) => /^rompers?$/.test(text));

/** "Top & Cardigan". */
const isLayered = (inner: string, outer: string): boolean =>
  beneathLayers.has(everydayKind(inner)) &&
  garmentLineage(outer).some((one) => /^(?:cardigan|shrug|waistcoat)$/.test(one));
const beneathLayers = new Set("top t-shirt shirt dress crop-top camisole tank-top".split(" "));

const isLehenga = (value: string): boolean => garmentLineage(value).includes("lehenga");

/** Garments' words that are looks beside these. */
const likenessesOf: readonly (readonly [said: RegExp, beside: readonly string[]])[] = [
  [/^trunks?$/, ["swimwear", "swim-shorts"]],
  [/^button (?:up|down|through)$/, ["cardigan", "dress", "sweater", "jacket", "kurta", "shirt"]],
  [/^tutu$/, ["dress"]],
  [/^vests?$/, ["bodysuit"]],
  [/^body warmer$/, ["thermals"]],
  [/^koti$/, ["sweater"]],
  [/^stockings?$/, ["tights"]],
  [/^sports? jacket$/, ["blazer"]],
  [/^cargos?$/, ["capris"]],
  [/^suits?$/, ["tracksuit"]],
  [/^winter inner$/, ["turtleneck"]],
  [/^(?:sports|training|workout) (?:set|suit)$/, ["sports-jersey"]],
];

const isLikeness = (
  tokens: readonly Token[],
  words: readonly GarmentWord[],
  { from, to }: GarmentWord,
): boolean => {
  const said = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
  const [, beside] = likenessesOf.find(([one]) => one.test(said)) ?? [];
  return (
    beside !== undefined &&
    words.some(
      (one) => one.from !== from && garmentLineage(one.value).some((kind) => beside.includes(kind)),
    )
  );
};

/** "Formal Trousers Suit Pant". */
const isOfSuit = (
  tokens: readonly Token[],
  words: readonly GarmentWord[],
  { value, from, to }: GarmentWord,
): boolean =>
  tokens[to - 1]?.text === "suit" &&
  words.some((one) => one.from === to && isLower(one.value)) &&
  (value === "pant-suit" ||
    (value === "suit" && words.some((one) => one.to <= from && isLower(one.value))));

const isWarm = (value: string): boolean => garmentLineage(value).includes("thermals");

const isForBed = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:night|sleep|lounge|nightwear)$/.test(text));

const isWool = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:wool|woollen|woolen|winter|pashmina)$/.test(text));

const isItsOnly = (
  tokens: readonly Token[],
  { to }: GarmentWord,
  word: GarmentWord,
  isSet: boolean,
): boolean =>
  !isSet &&
  word.from === to &&
  !isPlainerName("hi-vis-vest", word.value) &&
  !/^(?:\+|and|with|plus|pant|pants|trousers?)$/.test(tokens[word.to]?.text ?? "");

const isOfPyjama = (tokens: readonly Token[], { to }: GarmentWord, { from }: GarmentWord) =>
  from - to < 4 && /^p[ya]jama/.test(tokens[from]?.text ?? "");

const tops = new Set("top shawl dupatta kurta kurti tunic".split(" "));

const isGearOf = (word: string, value: string): boolean =>
  isGearWord(word) &&
  !(word === "army" && !/^(?:dress|suit)$/.test(value)) &&
  // "Fancy Cargo Pant".
  !(word === "fancy" && !/dress|costume/.test(value)) &&
  // "Lounge Lab Co-ord".
  !(word === "lab" && !/coat|apron|gown/.test(value));

const isOnly = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "only" && !/^(?:for|with|at)$/.test(tokens[at + 1]?.text ?? "");

/** "Sweater, Cap & Booties". */
const isListed = (tokens: readonly Token[], from: number, to: number): boolean =>
  (tokens[from]?.before !== "space" || tokens[from - 1]?.text === "and") &&
  !likenings.has(tokens[to]?.text ?? "") &&
  !likenings.has(tokens[to + 1]?.text ?? "");

/** "With Dupatta Set" comes with a dupatta. */
function partsAt(tokens: readonly Token[], { value, from, to }: GarmentWord): readonly string[] {
  const inside = setKinds.has(value) ? innerParts(tokens.slice(from, to)) : [];
  return inside.length > 0 ? inside : [value];
}

/** "Coat & Pant Set" of a raincoat, a suit with dupatta, or unstitched. */
function suitOf(pieces: readonly string[]): string {
  if (pieces.some((one) => garmentLineage(one).includes("raincoat"))) return "rain-suit";
  if (pieces.includes("dress-material")) return "dress-material";
  return pieces.some((one) => indian.has(everydayKind(one))) ? "kurta-set" : "suit";
}

const indian = new Set("dupatta salwar churidar palazzo sharara kurta kurti anarkali".split(" "));

const isWorn = (value: string): boolean => garmentLineage(value).some((one) => worn.has(one));
const worn = new Set("belt tie hat scarf gloves socks bag jewellery small-goods".split(" "));

/** "Cigarette Pants Kurta Pant": pants to a kurta. */
const isForLegsOf = (
  tokens: readonly Token[],
  words: readonly GarmentWord[],
  { value, from, to }: GarmentWord,
): boolean =>
  isKurta(value) &&
  (words.some((one) => one.from === to && (isLower(one.value) || one.value === "bottoms")) ||
    (to - from === 2 && /^pants?$/.test(tokens[to - 1]?.text ?? ""))) &&
  words.some((one) => one.to <= from && isLower(one.value));

/** "Cotton Saree Blouse", "Lehenga Blouse Readymade": worn with one; but a "Silk Saree Blouse Piece" is a saree. */
const isOfSaree = (
  tokens: readonly Token[],
  words: readonly GarmentWord[],
  { value, to }: GarmentWord,
): boolean =>
  (value === "saree" ||
    (value === "lehenga" &&
      /^(?:ready|readymade|stitched|padded|only)$/.test(tokens[to + 1]?.text ?? ""))) &&
  words.some(
    (one) =>
      one.from === to &&
      tokens[to]?.before === "space" &&
      beneathSarees.has(one.value) &&
      !piecemeal.has(tokens[one.to]?.text ?? ""),
  );

const beneathSarees = new Set("blouse petticoat shapewear saree-shapewear".split(" "));
const piecemeal = new Set(
  "piece pieces pc pcs attached included unstitched material fabric combo set running".split(" "),
);

const makers = new Set("jockey jockeys levis levi wrangler lee speedo".split(" "));

/** Kinds beside the head: an anarkali kurti is both. */
const besideHeads = new Set(["indo-western", "anarkali", "kurta-set", "dhoti-set"]);
const kurtas = new Set(["kurta", "kurti"]);

/** "Nightdress Kaftan", "Swimming Costume Frock Style": for the night, for the water. */
const isLikeDress = (head: string, word: string): boolean =>
  ["nightdress", "nightshirt", "swimwear"].some((one) => garmentLineage(head).includes(one)) &&
  garmentLineage(word).some((one) => one === "dress" || one === "kaftan");

/** "Onesie Bodysuit" of a baby: both. */
const isBodysuit = (head: string, word: string): boolean =>
  [head, word].includes("bodysuit") &&
  [head, word].some((one) => one === "romper" || garmentLineage(one).includes("onesie"));

const isPiece = (value: string): boolean => isUpper(value) || isLower(value);

const isWorkwear = (value: string): boolean => garmentLineage(value).includes("uniform-wear");

/** "Kurti Top", "Modi Jacket Waistcoat": the second word says less. */
const isPlainerName = (head: string, word: string): boolean =>
  (word === "top" &&
    (isKurta(head) || head === "cape" || garmentLineage(head).includes("sweater"))) ||
  (word === "tunic" && isKurta(head)) ||
  (head === "hi-vis-vest" && ["jacket", "tank-top", "waistcoat"].includes(word)) ||
  (word === "pt-uniform" && !isWorkwear(head)) ||
  (word === "waistcoat" && head === "nehru-jacket") ||
  ((word === "coat" || word === "jacket") && head === "blazer") ||
  (word === "fleece-jacket" && (head === "hoodie" || head === "sweatshirt")) ||
  (word === "thermal-top" && head === "henley") ||
  (word === "thermals" && (isLower(head) || head === "skivvy")) ||
  (head === "thermal-bottom" && /^(?:bottoms|trousers|joggers|pyjama)$/.test(word)) ||
  (word === "hoodie" && garmentLineage(head).includes("poncho")) ||
  (word === "tank-top" && head === "sweater-vest") ||
  ((word === "cargos" || word === "chinos") && garmentLineage(head).includes("shorts")) ||
  (word === "tank-top" && head === "waistcoat") ||
  (word === "trousers" && isLower(head)) ||
  (word === "joggers" &&
    garmentLineage(head).some((one) => one === "pyjama" || one === "tights")) ||
  (word === "t-shirt" && garmentLineage(head).includes("sports-jersey"));

/** "Playsuit Women Pink Shorts", "School Pinafore Dress Grey Tunic": a part of the whole. */
const isWhole = (value: string): boolean =>
  wholes.some((one) => garmentLineage(value).includes(one));
const isLaterName = (head: GarmentWord, word: GarmentWord): boolean =>
  head.to < word.from || garmentLineage(head.value).includes("pinafore");
const isHalf = (value: string): boolean => isLower(value) || value === "top" || value === "tunic";
const wholes =
  "jumpsuit playsuit romper pinafore onesie dungaree swimsuit bodysuit robe bra sports-bra".split(
    " ",
  );

/** "Unstitched Dress Material Salwar Suit", "Superhero Costume Jumpsuit". */
const staysHead = (value: string): boolean =>
  value === "dress-material" || garmentLineage(value).includes("costume");

/** "Party Frock Net Princess Gown": two names of one piece. */
function isSameWear(a: string, b: string): boolean {
  const kins = [garmentLineage(a), garmentLineage(b)];
  // A nightdress called a kaftan stays for the night.
  if (kins.some((kin) => kin.includes("nightdress") || kin.includes("nightshirt"))) return false;
  if (kins.every((kin) => kin.includes("dress"))) return true;
  return mayStandIn(a, b) || mayStandIn(b, a) || (layers.has(a) && layers.has(b));
}

/** "Windcheater Bomber Jacket": both. */
const areJackets = (a: GarmentWord, b: GarmentWord): boolean =>
  a.to === b.from &&
  [a, b].every(({ value }) => value !== "jacket" && garmentLineage(value).includes("jacket"));

/** "Kaftan Cover Up", "Shrug Long Cotton Jacket". */
const layers = new Set(
  "shrug jacket cape kimono-jacket kaftan cover-up poncho ethnic-jacket".split(" "),
);

function namesSkirt(words: readonly GarmentWord[]): boolean {
  return words.some(({ value }) => value === "skirt");
}

const dayTops = new Set("sweatshirt hoodie zip-hoodie jacket crop-top sweater".split(" "));

/** Adds parts found elsewhere. */
export function withPartsOf(
  { garments, parts, isSet }: Head,
  more: readonly string[],
  named: readonly GarmentWord[] = [],
): Head {
  const [head = ""] = garments;
  const kurta = isSet && isLower(head) ? parts.find(isKurta) : undefined;
  // "Straight Pant Set with Kurti".
  if (kurta !== undefined)
    return withPartsOf({ garments: [kurta], parts: [head, ...parts], isSet }, more, named);
  // "Sweatshirt & Joggers Lounge Co-ord": for the day, too.
  if (head === "lounge-set" && parts.some((part) => dayTops.has(part)))
    return withPartsOf({ garments: ["co-ord"], parts, isSet }, more, named);
  // "Track Pant + Zip Jacket Set".
  if (head === "joggers" && isSet && parts.some((part) => /^jacket/.test(part)))
    return withPartsOf({ garments: ["tracksuit"], parts: [head, ...parts], isSet }, more, named);
  // "Naira Cut Kurti Pant Set".
  const isSetOfKurta = isKurta(head) && named.some(({ value }) => value === "kurta-set");
  const added = more.filter(
    (one) =>
      isPartOf(head, one) ||
      (isSetOfKurta && dressesKurta(one)) ||
      (comesInPieces(head) && !isKin(head, one) && !isWorkwear(one) && one !== "indo-western"),
  );
  const others = [...new Set([...parts, ...added])].filter((part) => part !== head);
  const twin = others.find((part) => isShirtOf(part, head));
  const all = twin === undefined ? others : [...others, head];
  const clothes = all.some((part) => !isOtherGoods(part) && part !== "blouse" && part !== "choli");
  return {
    garments: [
      ...new Set([
        ...garments,
        ...kindsBeside(head, named, all),
        ...(twin === undefined ? [] : [twin]),
      ]),
    ],
    parts: all,
    // A sheer kurta that comes with a slip.
    isSet: isSet || clothes || setKinds.has(head) || (isKurta(head) && more.includes("slip")),
  };
}

/** Its description names its pieces, too. */
export const comesInPieces = (head: string): boolean =>
  (setKinds.has(head) && !halves.has(head)) ||
  (wholeSets.has(head) && !halves.has(head)) ||
  head === "dress-material" ||
  head === "burkini" ||
  isWorkwear(head);

/** "Dhoti Shirt Set", "Shirt with Mundu": either is the head. */
const isShirtOf = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([one = "", other = ""]) =>
      one === "shirt" && garmentLineage(other).some((kin) => /^(?:dhoti|mundu|lungi)$/.test(kin)),
  );

const halves = new Set(["thermal-top", "thermal-bottom"]);
const draped = new Set("saree half-saree mekhela nauvari".split(" "));

/** A saree's blouse, a lehenga's dupatta. */
function isPartOf(head: string, piece: string): boolean {
  return (draped.has(head) && piece === "blouse") || (head === "lehenga" && comesWith(head, piece));
}

/** "A and B", "A, B" are two products; "A B" is one. */
function isJoined(tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean {
  const between = tokens.slice(a.to, b.from);
  return between.some(({ text }) => text === "and") && between.length < 5;
}

/** "Baby Leggings / Pyjama". */
const isAlternative = (tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean =>
  b.from - a.to < 4 && tokens.slice(a.to, b.from).some(({ text }) => text === "or");

/** "Blazer for Women Formal Coat". */
function isAfterWearer(tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean {
  // "Jockey Men's Vest": a maker, and whose.
  const isOwner = ({ text, start, end }: Token): boolean => end - start > text.length + 1;
  return tokens
    .slice(a.to, b.from)
    .some(
      (token, n, all) => wearers.has(token.text) && (!isOwner(token) || all[n - 1]?.text === "for"),
    );
}

const wearers = new Set("men mens man women womens woman ladies gents boys girls kids".split(" "));

/** After a comma or dash the kind repeats: "Jeans - Men Slim Trousers". */
function apart(tokens: readonly Token[], a: GarmentWord, b: GarmentWord): boolean {
  return tokens.slice(a.to, b.from + 1).some(({ before }) => before !== "space");
}

function isUse(
  tokens: readonly Token[],
  { value, from, to }: GarmentWord,
  words: readonly GarmentWord[],
): boolean {
  // "Short Kurti (jeans wali)", "Jeans Top".
  if (value === "jeans" && /^(?:wal[aie]|tops?|kurtis?)$/.test(tokens[to]?.text ?? "")) return true;
  const or = /^(?:or|and)$/.test(tokens[from - 1]?.text ?? "") ? 1 : 0;
  const before = words.find(({ to }) => to === from - or);
  // "Bottom for Kurta Sherwani", "for Lehenga / Saree".
  if (before !== undefined && before.from > 0 && isUse(tokens, before, words)) return true;
  return (
    uses.has(tokens[from - 1]?.text ?? "") ||
    (uses.has(tokens[from - 2]?.text ?? "") &&
      from >= 2 &&
      ["a", "the", "your", "any"].includes(tokens[from - 1]?.text ?? ""))
  );
}

function isKin(a: string, b: string): boolean {
  return garmentLineage(a).includes(b) || garmentLineage(b).includes(a);
}

function moreParticular(a: GarmentWord, b: GarmentWord): GarmentWord {
  return garmentLineage(b.value).includes(a.value) ? b : a;
}

/** A kurta with more pieces is a kurta set, and vice versa. */
function kindsBeside(
  head: string,
  named: readonly GarmentWord[],
  parts: readonly string[],
): readonly string[] {
  if (isKurta(head) && !phraseSets.has(head)) {
    if (parts.some((part) => /^(?:mundu|vesti|dhoti)$/.test(part)))
      return ["kurta-set", "dhoti-set"];
    return parts.some(dressesKurta) ? ["kurta-set"] : [];
  }
  if (garmentLineage(head).includes("raincoat") && parts.some(isLower)) return ["rain-suit"];
  if (head === "joggers" && parts.some((part) => /^jacket/.test(part))) return ["tracksuit"];
  if (head === "dhoti-set") return ["kurta", "kurta-set"];
  // "Veshti & Shirt Combo".
  if (head === "vesti" && parts.includes("shirt")) return ["dhoti-set"];
  if ((head === "blazer" || head === "coat") && parts.includes("trousers")) return ["suit"];
  // A co-ord with a kaftan top is no dress.
  if (head === "co-ord") {
    const isSuit = parts.includes("blazer") && parts.some(isLower);
    const tops = parts.filter(
      (part) =>
        isUpper(part) &&
        !garmentLineage(part).some((one) => /^(?:dress|bra|sports-bra)$/.test(one)),
    );
    return [...tops.slice(0, 1), ...(isSuit ? ["suit"] : [])];
  }
  if (head === "kurta-set") {
    return named.map(({ value }) => value).filter((one) => isKurta(one) && one !== head);
  }
  return [];
}

/** "Kurta Set", but not "set of 2" or "pack of 3". */
function saysSet(tokens: readonly Token[]): boolean {
  const counted = tokens.some(
    ({ text }, at) =>
      /^(?:pcs?|piece)$/.test(text) &&
      /^(?:[234]|two|three|four)$/.test(tokens[at - 1]?.text ?? ""),
  );
  if (counted && !tokens.some(({ text }) => /^(?:pack|combo|of)$/.test(text))) return true;
  return tokens.some(
    ({ text }, at) =>
      text === "set" &&
      !(
        tokens[at + 1]?.text === "of" &&
        /^\d|two|three|four|five|six/.test(tokens[at + 2]?.text ?? "")
      ),
  );
}
