/** A word's meaning by use: a road worker's vest, a suit to swim in, a gown to sleep in. */
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import type { Entity } from "./entity.ts";

type WordEntity = Extract<Entity, { kind: "word" }>;

const kinds = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const uses = {
  sites: phrases(
    "road worker, road workers, road work, construction, construction site, construction work, site engineer, site work, traffic police, traffic duty, highway work, highway worker, warehouse, safety officer, night duty on road, labour, labourers, street sweeper, sweepers, mining, railway work, cycling at night, night cycling",
  ),
  workshops: phrases(
    "factory, workshop, garage, mechanic, mechanics, welding, welder, plumber, plumbing, painter, car repair, machine shop, industrial, plant work, fitter, electrician, worker, workers, labourer, for work site",
  ),
  swimming: phrases("swim, swimming, swim in, swim class, swimming class, swimming lessons"),
  sleeping: phrases(
    "sleep in, to sleep in, sleep, sleeping, for sleeping, wear to bed, for bed, at bedtime, sone ke liye, raat ko sone",
  ),
  nights: phrases("night suit, nightsuit, nyt suit, night wear, nightwear, pyjama set, pajama set"),
  offices: phrases(
    "coat for office, coat for the office, office coat, coat for interview, formal coat",
  ),
  labs: phrases(
    "lab, laboratory, chemistry lab, chemistry practical, chemistry practicals, practicals, medical first year, first year medical, medical student, mbbs, medical college, doctor, doctors, hospital duty, pharmacy, pathology, nursing student, clinic",
  ),
  kitchens: phrases(
    "chef, cook, restaurant kitchen, hotel kitchen, kitchen staff, hotel management, culinary school, culinary class, bakery",
  ),
  courts: phrases(
    "advocate, lawyer, court, high court, vakil, vakeel, llb, law student, law intern",
  ),
  convocations: phrases("convocation, graduation, graduation day, graduation ceremony"),
  runs: phrases(
    "jogging, running, jog, morning run, athletics, sports day, physical training, stadium",
  ),
  baths: phrases(
    "after bath, after a bath, after bathing, after shower, after a shower, after my bath, after my shower, after her bath, after his bath, nahane ke baad, spa, sauna",
  ),
  gyms: phrases("gym, workout, running, yoga, zumba, exercise, jogging, high impact, aerobics"),
  colds: phrases("cold, winter, snow, freezing, sardi, thand, manali, ladakh, kashmir"),
  customs: phrases(
    "garba, dandiya, navratri, bihu, onam, pongal, vishu, ugadi, annaprashan, naming ceremony, haldi, mehendi, mehndi, puja, pooja, havan, karva chauth, karwa chauth, teej, chhath, gangaur, lohri, baisakhi",
  ),
  dances: phrases(
    "garba dress, garba outfit, garba night dress, garba wear, navratri dress, navratri outfit, dandiya dress, dandiya outfit, garba ki dress, navratri ki dress, dress for garba, outfit for garba, dress for navratri, dress for dandiya, garba ke liye dress, navratri ke liye dress",
  ),
  western: phrases(
    "western, western type, western sort, western style, western kind, not for saree, not a saree blouse, not saree blouse, with jeans, with trousers, with a pencil skirt, office, formal, work, meeting, interview, college, jeans, trousers, pencil skirt, skirt, chiffon, tie neck, pussy bow, peter pan, peasant, collar, collared, button down, button front, ruffle, ruffled, crop, tuck in, tucked in, tucked into",
  ),
  sarees: phrases(
    "mirror work, zari work, embroidered, embroidery, hand embroidered, bandhani, saree, sari, sarees, saris, lehenga, choli, ghagra, half saree, pattu, brocade, zari, padded, hook, hooks, hooks in front, unstitched, readymade, ready made, stitched, dori, princess cut, backless, wedding, sangeet, haldi, puja, onam, kanjivaram, banarasi",
  ),
  besideKurta: phrases("kurta, kurti, kurtas, kurtis, long kurta, kameez, suit set, tunic"),
  overSwimwear: phrases(
    "over my bikini, over my swimsuit, over my swimming costume, over a bikini, over a swimsuit, over swimwear, over my swimwear, over bikini, over swimsuit, over my bathing suit, over the swimsuit, over the bikini",
  ),
  indian: phrases(
    "indian, the indian kind, desi, ethnic, traditional, punjabi, patiala, unstitched, unstiched, diwali, eid, karva chauth, teej, raksha bandhan, rakhi",
  ),
  covering: phrases(
    "full cover, fully covered, full covered, full body, modest, head covered, head cover, covers everything, full coverage, arms and legs covered, islamic, muslim, no skin, without showing skin",
  ),
  shaping: phrases(
    "tight, stretchy, stretchable, stretch, body fit, body fitting, fitting kind, fitting type, fitted, mermaid, fish cut, shaper, shaping, slim fit, lycra",
  ),
  grooms: phrases("groom, for the groom, dulha, dulhe"),
  newborns: phrases("newborn, new born, baby dress, baby dresses, month old, months old"),
  babies: phrases("baby, babies, newborn, new born, infant, months, month old"),
  wet: phrases(
    "jacket waterproof, jackets waterproof, jacket must be waterproof, jacket should be waterproof, jacket that is waterproof, rainproof jacket, rain proof jacket",
  ),
  rains: phrases("rain, rains, raining, rainy, monsoon, baarish, barish, barsaat, downpour"),
} as const;

type Use = keyof typeof uses;

/** Kinds that a use turns into another. */
const table: readonly (readonly [from: ReadonlySet<string>, use: Use, to: string])[] = [
  [kinds("tank-top vest waistcoat jacket undershirt"), "sites", "hi-vis-vest"],
  [kinds("suit bib-overalls dress"), "workshops", "boiler-suit"],
  [kinds("suit dress costume fancy-dress gown"), "swimming", "swimsuit"],
  [kinds("shorts trunks boxers boxer-briefs"), "swimming", "swim-shorts"],
  [kinds("hat"), "swimming", "swim-cap"],
  [kinds("swimsuit swimwear"), "covering", "burkini"],
  [kinds("suit"), "sleeping", "night-suit"],
  [kinds("dress"), "grooms", "groom-wear"],
  [kinds("dress"), "newborns", "baby-wear"],
  [kinds("night-suit"), "babies", "sleepwear"],
  [kinds("gown"), "sleeping", "nightdress"],
  [kinds("gown"), "nights", "nightdress"],
  [kinds("coat"), "labs", "lab-coat"],
  [kinds("coat"), "offices", "blazer"],
  [kinds("coat jacket"), "kitchens", "chef-coat"],
  [kinds("coat gown"), "courts", "advocate-gown"],
  [kinds("gown"), "convocations", "graduation-gown"],
  [kinds("jacket"), "wet", "rainproof"],
  [kinds("suit"), "runs", "tracksuit"],
  [kinds("gown"), "baths", "robe"],
  [kinds("bra"), "gyms", "sports-bra"],
  [kinds("banian"), "gyms", "tank-top"],
  [kinds("petticoat"), "shaping", "saree-shapewear"],
  [kinds("hat"), "colds", "beanie"],
  [kinds("undershirt innerwear"), "colds", "thermals"],
  [kinds("dress"), "dances", "garba-wear"],
  [kinds("dress"), "customs", "ethnic"],
  [kinds("blouse"), "sarees", "blouse"],
  [kinds("blouse"), "western", "shirt-top"],
  [kinds("suit"), "indian", "kurta-set"],
  [kinds("gilet"), "besideKurta", "nehru-jacket"],
  [kinds("bottoms"), "besideKurta", "kurta-bottoms"],
];

/** Only with the wider kinds, which separate them. */
export function kindsByUse(
  tokens: readonly Token[],
  entities: readonly Entity[],
): readonly Entity[] {
  const garments = entities.filter(isGarment);
  if (garments.length === 0) {
    const says = (use: Use): boolean => tokens.some((_, at) => phraseAt(tokens, at, uses[use]) > 0);
    const byWeatherOrShape = (value: string): string =>
      value === "upper-wear" && says("colds")
        ? "winter-wear"
        : value === "petticoat" && says("shaping")
          ? "saree-shapewear"
          : value;
    const covered = says("swimming") && says("covering");
    const pieces = covered ? [["burkini", uses.covering] as const] : namedByUse;
    const named = pieces
      .flatMap(([value, said]) => pieceAt(tokens, byWeatherOrShape(value), said))
      .slice(0, 1);
    const sleeps = says("sleeping");
    return [...entities.map((one) => asDress(sleeps ? asSleepwear(one) : one)), ...named].sort(
      (a, b) => a.from - b.from,
    );
  }
  const used = new Set(
    (Object.keys(uses) as Use[]).filter((use) =>
      tokens.some((_, at) => phraseAt(tokens, at, uses[use]) > 0 && !isDenied(tokens, at)),
    ),
  );
  const like = stretchKind(tokens, garments);
  if (like !== null)
    return entities.flatMap((one) =>
      one === like.of ? like.as : isGarment(one) && isLegs(one.value) ? [] : one,
    );
  if (isLadiesSuit(tokens, entities, used.has("customs"))) used.add("indian");
  if (tokens.some(({ text }) => /^(?:warm|wool|woollen|winter|long|trench)$/.test(text)))
    used.delete("offices");
  // A baby girl's is a frock.
  if (tokens.some(({ text }) => text === "naming") && tokens.some(isBabyGirl))
    used.delete("customs");
  // "A T-shirt without sleeves".
  if (entities.some((one) => isWithoutSleeves(tokens, one)))
    entities = entities.map((one) =>
      isGarment(one) && one.value === "t-shirt" ? { ...one, value: "sleeveless-tee" } : one,
    );
  if (used.size === 0)
    return entities.map((entity) => (isGarment(entity) ? asEither(entity) : entity));
  const [only] = garments;
  const isRainSuit =
    used.has("rains") &&
    garments.length === 1 &&
    only !== undefined &&
    lowers.has(only.value) &&
    tokens[only.from - 1]?.text === "with";
  if (isRainSuit)
    return entities.map((one) => (one === only ? { ...only, value: "rain-suit" } : one));
  const [pair, whole] = used.has("rains")
    ? [pairOf(tokens, garments, uppers, lowers), "rain-suit"]
    : used.has("sleeping")
      ? [pairOf(tokens, garments, sleepTops, sleepBottoms), "night-suit"]
      : [null, ""];
  return entities
    .filter((entity) => entity !== pair?.[1])
    .map((entity) => {
      if (!isGarment(entity)) return entity;
      if (entity === pair?.[0]) return { ...entity, value: whole };
      // "Rather than a suit": the tailor's.
      if (entity.value === "suit" && isDenied(tokens, entity.from)) return entity;
      const row = table.find(
        ([from, use]) => from.has(entity.value) && used.has(use) && isBroad(entity),
      );
      return row === undefined ? asEither(entity) : { ...entity, value: row[2] };
    });
}

const drapedCloths = new Set(
  "cotton rayon georgette chiffon silk chanderi crepe muslin velvet net organza brocade".split(" "),
);
const tailored =
  /^(?:blazer|coat|office|formal|business|interview|pants?|trousers?|tuxedo|corporate)$/;

/** "A cotton suit for mummy": a salwar suit. */
const isLadiesSuit = (
  tokens: readonly Token[],
  entities: readonly Entity[],
  forCustom: boolean,
): boolean =>
  (isHers(entities) || entities.some(isPink)) &&
  !entities.some((one) => one.kind === "audience" && (one.who === "men" || one.who === "boys")) &&
  (entities.some(
    (one) => one.kind === "word" && one.field === "material" && drapedCloths.has(one.value),
  ) ||
    entities.some(isPink) ||
    forCustom ||
    tokens.some(({ text }) => elders.test(text))) &&
  !tokens.some(({ text }) => tailored.test(text));

const isHers = (entities: readonly Entity[]): boolean =>
  entities.some((one) => one.kind === "audience" && (one.who === "women" || one.who === "girls"));
/** "A suit in pink or violet". */
const isPink = (one: Entity): boolean =>
  one.kind === "word" && one.field === "colour" && pinks.has(one.value);
const pinks = new Set(
  "pink baby-pink hot-pink rani rani-pink magenta fuchsia violet lavender lilac peach purple".split(
    " ",
  ),
);

/** Their suit is a salwar suit. */
const elders =
  /^(?:mummy|mum|mom|mother|maa|amma|aunty?|auntie|chachi|mami|bua|mausi|maasi|saas|dadi|nani|grandmother|bhabhi)$/;

const hospital = phrases(
  "hospital duty, ward duty, ot duty, duty in the hospital, duty at the hospital, nursing duty, house surgeon, surgery rotation, hospital internship, hospital shift, operation theatre, on duty in hospital, hospital mein duty, hospital me duty, clinic duty, hospital posting",
);

const groomsClothes = phrases(
  "dress for groom, dress for the groom, wedding dress for groom, outfit for groom, outfit for the groom, clothes for groom, clothes for the groom, groom dress, groom outfit, groom wear, groom clothes, dulha dress, dulhe ke kapde, dulhe ka dress, dulhe ke liye",
);

const over = (pieces: string) =>
  phrases(
    pieces
      .split(" ")
      .flatMap((piece) => [
        ...["a", "my", "the", "her"].map((whose) => `over ${whose} ${piece}`),
        `over ${piece}`,
        `${piece} ke upar`,
        `${piece} ke uper`,
      ])
      .join(", "),
  );

const underSheer = phrases(
  ["under", "inside", "beneath", "underneath"]
    .flatMap((where) => ["a ", "my ", "the ", "her ", ""].map((whose) => `${where} ${whose}`))
    .flatMap((where) =>
      ["see through", "transparent", "sheer", "net"].flatMap((look) =>
        ["kurti", "kurtis", "kurta", "top", "tops", "shirt", "dress", "clothes"].map(
          (piece) => `${where}${look} ${piece}`,
        ),
      ),
    )
    .join(", "),
);

/** "Something to throw over my bikini", "to wear on top" in the gym: pieces named by use. */
const namedByUse = [
  ["cover-up", uses.overSwimwear],
  ["robe", uses.baths],
  [
    "petticoat",
    phrases(
      ["under", "inside", "beneath", "underneath", "below"]
        .flatMap((where) =>
          ["a", "my", "the", "her", "our", "any"].flatMap((whose) => [
            `${where} ${whose} saree`,
            `${where} ${whose} sari`,
            `${where} saree`,
          ]),
        )
        .join(", ")
        .concat(", saree ke andar, saree ke neeche"),
    ),
  ],
  ["camisole", underSheer],
  ["scrubs", hospital],
  ["chef-coat", phrases("chef training, kitchen duty, culinary school, culinary class")],
  ["advocate-gown", phrases("appear in court, appearing in court, argue in court, moot court")],
  ["hi-vis-vest", phrases("road work, site duty, construction site, traffic duty, site visit")],
  [
    "hat",
    phrases(
      "for the head, for my head, for his head, for her head, on my head, on the head, cover my head",
    ),
  ],
  ["gloves", phrases("for the hands, for my hands, for his hands, for her hands, on my hands")],
  ["socks", phrases("for the feet, for my feet, for his feet, for her feet, on my feet")],
  ["groom-wear", groomsClothes],
  [
    "shawl",
    phrases(
      "something to wrap, to wrap around, to wrap in, wrap around me, odhne ke liye, odhne ko, to drape over",
    ),
  ],
  [
    "layers",
    phrases(
      "outer layer, outer layers, outerlayer, warm layer, warm layers, outer shell, extra layer",
    ),
  ],
  // No pullover goes over a saree.
  ["open-layers", over("saree sari lehenga suit")],
  ["layers", over("uniform kurti kurta dress shirt top kameez blouse gown")],
  ["kurta-bottoms", phrases(legsUnder("kurti kurta kameez"))],
  [
    "bottoms",
    phrases(
      "cover my legs, cover her legs, cover the legs, to wear below, to wear at the bottom, wear on the bottom, for the bottom half, for the lower half",
    ),
  ],
  ["layers", phrases("to go on top, to throw on top, to layer on top")],
  ["upper-wear", phrases("wear on top, to wear on top, on top, on the top, for the top half")],
] as const;

/** "To cover my legs under the kurti". */
function legsUnder(tops: string): string {
  return tops
    .split(" ")
    .flatMap((top) => ["my ", "the ", "a ", ""].map((whose) => `legs under ${whose}${top}`))
    .join(", ");
}

function pieceAt(
  tokens: readonly Token[],
  value: string,
  said: Parameters<typeof phraseAt>[2],
): readonly Entity[] {
  const from = tokens.findIndex((_, n) => phraseAt(tokens, n, said) > 0);
  const to = from + phraseAt(tokens, Math.max(0, from), said);
  if (from < 0 || tokens[to]?.text === "of") return [];
  const spoken = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
  return [{ kind: "word", field: "garment", value, from, to, spoken, implies: [] }];
}

/** "Something to sleep in". */
function asSleepwear(entity: Entity): Entity {
  return entity.kind === "word" && entity.value === "home"
    ? { ...entity, implies: [...entity.implies, { field: "garment", value: "sleepwear" }] }
    : entity;
}

/** "A halter neck maxi": a dress. */
function asDress(entity: Entity): Entity {
  return entity.kind === "word" &&
    /^(?:m(?:axi|idi|ini)s?|bodycon|skater|fit and flare)$/i.test(entity.spoken)
    ? { ...entity, implies: [...entity.implies, { field: "garment", value: "dress" }] }
    : entity;
}

/** An ambiguous blouse: worn with a saree, or with trousers. */
function asEither(entity: WordEntity): WordEntity {
  return entity.value === "blouse" && /^blouses?$/i.test(entity.spoken)
    ? { ...entity, value: "any-blouse" }
    : entity;
}

/** "With sleeves" names them, too. */
const isWithoutSleeves = (tokens: readonly Token[], entity: Entity): boolean =>
  entity.kind === "word" &&
  entity.value === "sleeveless" &&
  /less|without|^(?:no|bina|sans|cut)\b/i.test(entity.spoken) &&
  !isDenied(tokens, entity.from);

const isBabyGirl = ({ text }: Token, at: number, tokens: readonly Token[]): boolean =>
  text === "baby" && tokens[at + 1]?.text === "girl";

const negators = new Set("not no never without nahi don't except than".split(" "));

const isLegs = (value: string): boolean => /^(?:trousers|leggings|jeans|bottoms)$/.test(value);

/** "Looks like trousers but stretches like leggings". */
function stretchKind(
  tokens: readonly Token[],
  garments: readonly WordEntity[],
): { readonly of: WordEntity; readonly as: WordEntity } | null {
  const [of] = garments;
  const likened = tokens.flatMap(({ text }, at) =>
    text === "like" && /^(?:legging|trouser|pant|jean)s?$/.test(tokens[at + 1]?.text ?? "")
      ? (tokens[at + 1]?.text.replace(/s$/, "") ?? [])
      : [],
  );
  const all = [...likened, ...garments.map(({ value }) => value.replace(/s$/, ""))];
  if (of === undefined || likened.length === 0 || !all.includes("legging")) return null;
  const value = all.includes("jean") ? "jeggings" : "treggings";
  return value === "jeggings" || all.some((one) => /^(?:trouser|pant)$/.test(one))
    ? { of, as: { ...of, value } }
    : null;
}

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => negators.has(text));

const isGarment = (entity: Entity): entity is WordEntity =>
  entity.kind === "word" && entity.field === "garment";

/** A "maxi dress", "shirt dress" or "saree blouse" stays what it is. */
const isBroad = ({ value, spoken }: WordEntity): boolean => broad.get(value)?.test(spoken) ?? true;
const broad = new Map([
  ["dress", /^dress(?:es)?$/i],
  ["blouse", /^blouses?$/i],
  ["night-suit", /^sleep/i],
]);

const uppers = kinds("jacket coat raincoat top rain-jacket");
const lowers = kinds("trousers bottoms rain-pants");

const sleepTops = kinds("top t-shirt shirt");
const sleepBottoms = kinds("pyjama shorts trousers joggers capris lounge-pants");

/** "Jacket and pant both, for the rain". */
function pairOf(
  tokens: readonly Token[],
  garments: readonly WordEntity[],
  uppers: ReadonlySet<string>,
  lowers: ReadonlySet<string>,
): readonly [WordEntity, WordEntity] | null {
  const at = garments.findIndex(
    ({ value }, n) => uppers.has(value) && lowers.has(garments[n + 1]?.value ?? ""),
  );
  const [upper, lower] = [garments[at], garments[at + 1]];
  if (upper === undefined || lower === undefined || lower.from - upper.to > 3) return null;
  return tokens.slice(upper.to, lower.from).some(({ text }) => text === "or")
    ? null
    : [upper, lower];
}
