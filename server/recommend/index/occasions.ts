/**
 * Suitability for occasions that a product doesn't state: a lehenga for a sangeet, tights for the
 * gym; night suits never for a wedding.
 */
import { isLower } from "../../../language/need/sets.ts";
import { garmentLineage } from "../../../language/words/garments.ts";

interface Suits {
  readonly men: ReadonlySet<string>;
  readonly women: ReadonlySet<string>;
  readonly kids: ReadonlySet<string>;
  /** Unsuitable kinds. */
  readonly never: ReadonlySet<string>;
  /** Of those, what a child may come in where there is nothing better. */
  readonly childs?: ReadonlySet<string>;
  /** Nothing else is worn to it. */
  readonly only?: true;
  /** Unsuitable cloths. */
  readonly cloths?: ReadonlySet<string>;
  /** Patterns and details in favour. */
  readonly looks?: ReadonlySet<string>;
}

const set = (list: string): ReadonlySet<string> =>
  new Set(list.split(" ").filter((one) => one !== ""));

const private_ =
  "sleepwear night-suit nightdress nightshirt pyjama robe thermals innerwear petticoat saree-shapewear pantyhose onesie";
const rain = "raincoat rain-suit windcheater";
const sporty = "tracksuit joggers tights tank-top shorts sports-jersey capris";
const festiveWomen =
  "saree lehenga kurta-set anarkali sharara gown kurta kurti indo-western choli dupatta angrakha dress-material blouse";
const festiveMen =
  "sherwani kurta kurta-set dhoti-set bandhgala nehru-jacket indo-western pathani dhoti";
const festiveKids =
  "lehenga kurta-set kurta sherwani dhoti-set nehru-jacket gown frock indo-western anarkali sharara dress";

const table: Readonly<Record<string, Suits>> = {
  wedding: {
    men: set(`${festiveMen} suit blazer`),
    women: set(festiveWomen),
    kids: set(`${festiveKids} suit blazer waistcoat`),
    never: set(
      `${private_} ${rain} ${sporty} jeans jeggings t-shirt hoodie sweatshirt sweater cargos leggings swimwear treggings dungaree fleece-jacket puffer shirt-dress lungi camisole`,
    ),
    looks: set("embroidered zari sequin mirror-work woven-design embellished"),
  },
  mourning: {
    men: set("kurta kurta-set shirt trousers suit blazer shawl"),
    women: set("kurta kurta-set saree kurti trousers shirt shawl"),
    kids: set("kurta kurta-set shirt trousers frock"),
    never: set(
      `${private_} ${rain} ${sporty} swimwear burkini lehenga gown sherwani bandhgala tuxedo crop-top playsuit cargos hoodie t-shirt costume`,
    ),
  },
  festive: {
    men: set(festiveMen),
    women: set(festiveWomen),
    kids: set(festiveKids),
    never: set(
      `${private_} ${rain} ${sporty} hoodie sweatshirt cargos jeans t-shirt puffer tank-top lungi camisole`,
    ),
    looks: set("embroidered zari mirror-work bandhani block-print woven-design"),
  },
  party: {
    men: set("shirt blazer suit waistcoat trousers chinos bandhgala"),
    women: set(
      "dress gown jumpsuit top corset-top skirt co-ord saree indo-western playsuit tube-top",
    ),
    kids: set(
      "frock dress gown suit waistcoat blazer shirt lehenga kurta-set jumpsuit skirt co-ord",
    ),
    never: set(
      `${private_} ${rain} pinafore pt-uniform tracksuit joggers tights tank-top sports-jersey cargos hoodie sweatshirt thermals dhoti lungi camisole t-shirt`,
    ),
    childs: set("t-shirt polo"),
    looks: set("sequin embellished"),
  },
  "black-tie": {
    men: set("tuxedo suit bandhgala blazer"),
    women: set("gown saree lehenga dress"),
    kids: set("suit blazer gown dress"),
    only: true,
    never: set("sundress shirt-dress"),
  },
  date: {
    men: set("shirt blazer chinos trousers jeans polo t-shirt jacket"),
    women: set("dress jumpsuit top skirt co-ord crop-top corset-top"),
    kids: set(""),
    never: set(`${private_} ${rain} ${sporty} sherwani thermals`),
  },
  office: {
    men: set("shirt trousers blazer suit chinos waistcoat polo"),
    women: set(
      "shirt trousers blazer suit kurta kurti kurta-set saree top treggings waistcoat culottes skirt dress palazzo",
    ),
    kids: set("shirt trousers"),
    never: set(
      `${private_} ${rain} ${sporty} lehenga sherwani hoodie sweatshirt camisole crop-top tube-top corset-top playsuit dungaree cargos swimwear sarong gown frock dhoti jeans t-shirt`,
    ),
    looks: set("plain striped checked"),
  },
  casual: {
    men: set(
      "t-shirt shirt jeans polo chinos joggers shorts kurta sweatshirt hoodie cargos trousers henley",
    ),
    women: set(
      "t-shirt top jeans kurta kurti dress leggings palazzo skirt shirt tunic jeggings jumpsuit sweatshirt trousers",
    ),
    kids: set(
      "t-shirt jeans shorts dress frock joggers top shirt leggings dungaree co-ord trousers skirt sweatshirt",
    ),
    never: set(`${private_} rain-suit sherwani lehenga gown`),
  },
  sport: {
    men: set(
      "t-shirt joggers tracksuit shorts tank-top tights sports-jersey capris polo sweatshirt hoodie",
    ),
    women: set(
      "tights tank-top t-shirt joggers leggings tracksuit shorts sports-jersey capris sweatshirt",
    ),
    kids: set("t-shirt joggers tracksuit shorts sports-jersey leggings tights"),
    never: set(
      `${private_} saree lehenga kurta kurti kurta-set dress gown jeans blazer suit sherwani coat nehru-jacket skirt frock anarkali palazzo sharara shirt chinos dhoti shawl poncho cape blouse sweater waistcoat indo-western treggings jeggings sarong jumpsuit kaftan dupatta churidar thermal-leggings dress-material`,
    ),
  },
  outdoor: {
    men: set(
      "windcheater jacket sweater sweatshirt cargos joggers t-shirt thermals raincoat tracksuit",
    ),
    women: set(
      "windcheater jacket sweater sweatshirt cargos joggers t-shirt thermals raincoat tights tracksuit",
    ),
    kids: set(
      "windcheater puffer fleece-jacket joggers jacket thermals raincoat t-shirt tracksuit",
    ),
    never: set(
      "saree lehenga sherwani gown dress blazer suit skirt kurta-set anarkali night-suit nightdress robe frock nehru-jacket palazzo sharara dhoti sarong",
    ),
    cloths: set("denim leather suede velvet silk"),
  },
  beach: {
    men: set("shorts t-shirt shirt tank-top swimwear"),
    women: set(
      "kaftan sarong dress shorts playsuit top sundress skirt jumpsuit swimwear co-ord crop-top",
    ),
    kids: set("shorts t-shirt frock dress tank-top swimwear playsuit"),
    never: set(
      `${private_} ${rain} blazer sweater coat jacket puffer suit sherwani saree lehenga trousers jeans tracksuit sweatshirt hoodie shawl nehru-jacket kurta-set cardigan overcoat treggings`,
    ),
    cloths: set("wool fleece velvet leather"),
  },
  swimming: {
    men: set("swimwear swimsuit swim-shorts rash-guard"),
    women: set("swimwear swimsuit burkini one-piece tankini rash-guard"),
    kids: set("swimwear swimsuit swim-shorts rash-guard one-piece burkini"),
    only: true,
    never: set(""),
  },
  home: {
    men: set("pyjama t-shirt joggers shorts night-suit kurta robe nightshirt"),
    women: set("night-suit pyjama nightdress kaftan joggers t-shirt shorts robe kurti"),
    kids: set("night-suit pyjama t-shirt shorts joggers onesie"),
    never: set("blazer suit sherwani lehenga saree gown jeans coat nehru-jacket raincoat"),
  },
  school: {
    men: set("shirt trousers polo sweater joggers chinos"),
    women: set("shirt trousers skirt polo sweater kurta kurti kurta-set saree"),
    kids: set(
      "shirt trousers skirt pinafore shorts t-shirt sweater blazer track-pants joggers polo",
    ),
    never: set(`${private_} lehenga sherwani gown`),
  },
  travel: {
    men: set("t-shirt joggers jeans cargos shirt hoodie sweatshirt chinos jacket polo shorts"),
    women: set("t-shirt joggers jeans palazzo top kurti leggings dress jumpsuit co-ord sweatshirt"),
    kids: set("t-shirt joggers jeans shorts dress sweatshirt dungaree leggings"),
    never: set(`${private_} sherwani lehenga gown`),
  },
  play: {
    men: set(""),
    women: set(""),
    kids: set("t-shirt shorts joggers leggings dungaree tracksuit top"),
    never: set(`${private_} lehenga sherwani gown suit blazer`),
  },
};

/** Kinds for a season: raincoats, wool. */
const seasons: Readonly<
  Record<
    string,
    Pick<Suits, "never"> & {
      readonly suits: ReadonlySet<string>;
      readonly cloths: ReadonlySet<string>;
    }
  >
> = {
  monsoon: {
    suits: set("raincoat rain-suit windcheater"),
    never: set("lehenga sherwani coat overcoat shawl"),
    cloths: set(""),
  },
  winter: {
    suits: set("winter-wear thermals"),
    never: set("shorts tank-top swimwear sarong crop-top tube-top"),
    cloths: set("wool fleece sherpa merino pashmina"),
  },
  summer: {
    suits: set("shorts tank-top sundress kaftan swimwear swim-shorts"),
    never: set("puffer coat thermals sweater overcoat parka fleece-jacket shawl"),
    cloths: set("cotton linen rayon mulmul khadi"),
  },
};

/** Where there is no rainwear. */
const forWetDays = {
  kinds: set("shorts capris culottes t-shirt polo tank-top joggers track-pants short-kurta kurti"),
  cloths: set("polyester nylon"),
  never: set("silk velvet suede leather wool"),
};

export const suitsWetDays = (piece: DressPiece): boolean =>
  seasonSuitability("winter", piece) === 0 && isSoonDry(piece);

const isSoonDry = ({ garments, cloths }: DressPiece): boolean =>
  !cloths.some((one) => forWetDays.never.has(one)) &&
  (cloths.some((one) => forWetDays.cloths.has(one)) ||
    garments.flatMap(garmentLineage).some((one) => forWetDays.kinds.has(one)));

/** No school uniforms. */
const dressy = set("wedding festive black-tie party date beach sport home");

type Shelf = "men" | "women" | "kids";

export interface DressPiece {
  readonly garments: readonly string[];
  readonly cloths: readonly string[];
  /** Patterns, and "school" for uniforms. */
  readonly looks: readonly string[];
  readonly shelf: Shelf;
}

/** What a custom is known for, by its words. */
const customs: readonly (readonly [said: RegExp, kinds: ReadonlySet<string>])[] = [
  [/garba|dandiya|navratri/i, set("lehenga kedia skirt")],
  [/onam|vishu/i, set("set-mundu mundu vesti pavadai saree")],
  [/pongal|ugadi/i, set("vesti dhoti-set pavadai saree half-saree")],
  [/bihu/i, set("mekhela")],
  [/\beid\b|bakrid|ramzan|ramadan|iftar/i, set("pathani pathani-suit sharara abaya kurta-set")],
  [/lohri|baisakhi|vaisakhi/i, set("kurta-set salwar")],
  [
    /puj[ao]|pooja|ashtami|saptami|navami|dashami|karva|karwa|teej/i,
    set("saree panjabi dhoti dhoti-set"),
  ],
  [/christmas|xmas/i, set("dress gown sweater")],
  [/janmashtami/i, set("krishna-dress dhoti-set lehenga")],
  [/reception|cocktail/i, set("gown saree suit blazer bandhgala lehenga")],
  [/sangeet|mehe?ndi/i, set("lehenga sharara indo-western gown")],
  [/interview/i, set("shirt trousers blazer suit")],
  [/birthday/i, set("dress gown frock")],
];

export const belongsTo = (words: string, piece: DressPiece): boolean => {
  const kin = piece.garments.flatMap(garmentLineage);
  return customs.some(([said, kinds]) => said.test(words) && kin.some((one) => kinds.has(one)));
};

/** A school tunic at a beach, whatever is asked for. */
export const isOutOfPlace = (occasion: string, piece: DressPiece): boolean =>
  outings.has(occasion) && piece.looks.includes("school");
const outings = set("wedding black-tie date beach");

const hidden = set(`${private_} undershirt banian shapewear`);
const beneath = set("petticoat saree-shapewear pantyhose");
const athletic = set(
  "sports-jersey swimwear costume uniform-wear tracksuit sports-bra yoga-pants cycling-shorts",
);

/** Never suitable, whatever its description says. */
export function isNeverWornTo(occasion: string, piece: DressPiece): boolean {
  if (occasion === "home" || occasion === "travel") return false;
  const kin = piece.garments.flatMap(garmentLineage);
  if (kin.some((one) => beneath.has(one))) return true;
  if (occasion !== "sport" && occasion !== "outdoor" && kin.some((one) => hidden.has(one)))
    return true;
  // A child's Krishna dress for Janmashtami.
  if (occasion === "festive" && kin.includes("costume")) return false;
  return dressCodes.has(occasion) && kin.some((one) => athletic.has(one));
}

/** "Something warm": no legs alone. */
export const isForLegs = ({ garments }: DressPiece): boolean =>
  garments.length > 0 &&
  garments.every((one) => isLower(one) || garmentLineage(one).includes("thermal-bottom"));

/** Whatever a description says. */
export function ruledOutBy(
  words: string,
  asked: readonly string[],
): (piece: DressPiece) => boolean {
  const ruled = rules.filter(([said]) => said.test(words));
  if (ruled.length === 0) return () => false;
  return ({ garments, shelf }) =>
    garments
      .flatMap(garmentLineage)
      .some((one) =>
        ruled.some(
          ([, kinds, own = shelf]) => own === shelf && kinds.has(one) && !asked.includes(one),
        ),
      );
}
const rules: readonly (readonly [said: RegExp, kinds: ReadonlySet<string>, shelf?: Shelf])[] = [
  [
    /interview|new job|first job|law firm/i,
    set("hoodie sweatshirt joggers jeans shorts t-shirt cargos"),
  ],
  [/interview|first job|office/i, set("co-ord churidar"), "men"],
  [/\beid\b|bakrid|ramzan|ramadan|nikah|iftar/i, set("dhoti vesti mundu dhoti-set lungi")],
  [
    /sangeet|wedding|sha+di|reception|engagement|sagai|nikah|cocktail|puj[ao]|pooja|onam|ashtami|anjali|garba|navratri|diwali|pongal|temple/i,
    set("short-kurti"),
  ],
  [/\beid\b|puj[ao]|pooja|onam|diwali|pongal|temple|ashtami|ugadi|ganesh/i, set("co-ord"), "men"],
  [/\bformals?\b/i, set("palazzo harem-pants capris"), "women"],
  [
    /^(?!.*\b(?:semi|less|so|too|smart)\b).*\bformals?\b/i,
    set("t-shirt polo hoodie sweatshirt joggers shorts cargos"),
    "men",
  ],
  [/uniform/i, set("hoodie tracksuit jeans night-suit dungaree co-ord frock gown suit")],
];

const nightwear = set("night-suit nightdress nightshirt");
export const isNightwear = ({ garments }: DressPiece): boolean =>
  garments.flatMap(garmentLineage).some((one) => nightwear.has(one));

const dressCodes = set("wedding festive black-tie office date");

/** The kind decides, whatever else a piece is said to be for: a tuxedo for black tie. */
export const decidesAlone = (occasion: string): boolean => table[occasion]?.only === true;

/** 0 to 0.8; -1 for unsuitable; null for unknown occasions. */
export function suitability(occasion: string, piece: DressPiece): number | null {
  const known = table[occasion];
  if (known === undefined) return null;
  const kin = piece.garments.flatMap(garmentLineage);
  const suits = known[piece.shelf];
  // "A waistcoat for a party": the more specific word decides.
  const isPlain = piece.garments.includes("co-ord") && kin.some((one) => known.never.has(one));
  const own = !isPlain && piece.garments.some((one) => suits.has(one));
  if (!own && kin.some((one) => known.never.has(one))) {
    return piece.shelf === "kids" && kin.some((one) => known.childs?.has(one)) ? 0 : -1;
  }
  if (piece.cloths.some((one) => known.cloths?.has(one))) return -1;
  if (dressy.has(occasion) && piece.looks.includes("school")) return -1;
  if (!kin.some((one) => suits.has(one))) return known.only === true ? -1 : 0;

  return piece.looks.some((one) => known.looks?.has(one)) ? 0.8 : 0.6;
}

export function seasonSuitability(season: string, piece: DressPiece): number | null {
  const known = seasons[season];
  if (known === undefined) return null;
  const kin = piece.garments.flatMap(garmentLineage);
  if (kin.some((one) => known.suits.has(one)) || piece.cloths.some((one) => known.cloths.has(one)))
    return 0.6;
  return kin.some((one) => known.never.has(one)) ? -1 : 0;
}
