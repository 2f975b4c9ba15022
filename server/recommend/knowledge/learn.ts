/** Teaches the readers the wider tables, once; server only. */
import { givenNames } from "../../../language/readers/audience.ts";
import { colourFamilies } from "../../../language/words/colours.ts";
import {
  detailFamilies,
  fitFamilies,
  patternFamilies,
  sleeveFamilies,
} from "../../../language/words/details.ts";
import {
  garmentFamilies,
  mens,
  standIns,
  treatedLike,
  womens,
} from "../../../language/words/garments.ts";
import { learn, valuesOf } from "../../../language/words/lexicon.ts";
import { materialFamilies } from "../../../language/words/materials.ts";
import { graft, type Term, type WordField } from "../../../language/words/term.ts";
import { madeCloths, wideCloths } from "./cloths.ts";
import { farKinds } from "./far-kinds.ts";
import { givenNameLists } from "./given-names.ts";
import { indianKinds } from "./indian-kinds.ts";
import { wideDetails, wideFits, wideSleeves } from "./looks.ts";
import { madeShades, shadePrints } from "./made-shades.ts";
import { wideOccasions, wideSeasons } from "./occasions.ts";
import { widePatterns } from "./patterns.ts";
import { ownShades, wideColours } from "./shades.ts";
import { wornKinds } from "./worn-kinds.ts";

interface Line {
  readonly value: string;
  readonly phrases: readonly string[];
  readonly families: readonly string[];
  /** Similar kinds, and the only wearer. */
  readonly near: readonly string[];
  readonly wearer: string;
}

const list = (text: string | undefined): readonly string[] =>
  (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** "value: name, name > family ~ kin @wearer"; after "!" the value is no name. */
function linesOf(text: string): readonly Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [described = "", wearer = ""] = line.split("@");
      const [describedLooks = "", near] = described.split("~");
      const [names = "", families] = describedLooks.split(">");
      const [head = "", phrases] = names.split(":");
      const value = head.replace("!", "").trim();
      const own = head.startsWith("!") ? [] : [value.replaceAll("-", " ")];
      return {
        value,
        phrases: [...new Set([...own, ...list(phrases)])],
        families: list(families),
        near: list(near),
        wearer: wearer.trim(),
      };
    });
}

/** Families of learned values by field, in everyday words. */
const taught = new Map<WordField, Map<string, readonly string[]>>();

/** "zardosi" → "zari", "embroidered"; empty for everyday words. */
export function everydayNames(field: WordField, value: string): readonly string[] {
  return taught.get(field)?.get(value) ?? [];
}

const families: Partial<Record<WordField, Map<string, readonly string[]>>> = {
  garment: garmentFamilies,
  colour: colourFamilies,
  pattern: patternFamilies,
  detail: detailFamilies,
  sleeve: sleeveFamilies,
  fit: fitFamilies,
  material: materialFamilies,
};

function teach(field: WordField, text: string): void {
  const before = valuesOf(field);
  const everyday = taught.get(field) ?? new Map<string, readonly string[]>();
  taught.set(field, everyday);
  const lines = linesOf(text);
  learn(lines.map(({ value, phrases }): Term => ({ field, value, phrases })));
  for (const { value, families: above, near, wearer } of lines) {
    const parents = families[field];
    if (parents !== undefined) for (const family of above) graft(parents, value, family);
    if (field !== "garment") {
      if (above.length > 0) everyday.set(value, above);
      continue;
    }
    if (wearer !== "") (wearer === "men" ? mens : womens).add(value);
    const kin = [...near, ...above].filter((one) => !mixed.has(one));
    for (const one of kin) graft(standIns, value, one);
    const [like] = kin;
    if (like !== undefined && !before.has(value)) treatedLike.set(value, like);
  }
}

/** Families whose members don't replace each other. */
const mixed = new Set(
  "ethnic bottoms winter-wear innerwear uniform-wear swimwear costume jewellery hat cap socks belt scarf gloves baby-goods fabric small-goods far-wear".split(
    " ",
  ),
);

/** Pieces whose name implies a look. */
const readyMade: readonly Term[] = [
  [
    "saree",
    "ready to wear saree, one minute saree, 1 minute saree, pre draped saree, pre stitched saree, prestitched saree, predraped saree, pre pleated saree, instant saree, stitched saree, ready saree, readymade saree, ready made saree",
  ],
  ["dhoti", "ready dhoti, ready to wear dhoti, velcro dhoti, readymade dhoti, ready made dhoti"],
  [
    "blouse",
    "readymade blouse, ready made blouse, ready blouse, stitched blouse, readymade saree blouse, ready made saree blouse, ready saree blouse, stitched saree blouse",
  ],
  ["turban", "readymade turban, ready made turban, readymade pagdi, readymade safa, ready safa"],
].map(([value = "", names]) => ({
  field: "garment",
  value,
  phrases: list(names),
  implies: [{ field: "detail", value: "ready-to-wear" }],
}));

const halfSweaters: readonly Term[] = [
  {
    field: "garment",
    value: "blouse",
    phrases: list("boat neck blouse, boatneck blouse"),
    implies: [{ field: "detail", value: "boat-neck" }],
  },
  {
    field: "garment",
    value: "sleepsuit",
    phrases: ["sleepsuit", "sleep suit", "onesie", "babygrow", "romper"].flatMap((kind) => [
      `footed ${kind}`,
      `footie ${kind}`,
      `${kind} footed`,
      `${kind} with feet`,
    ]),
    implies: [{ field: "detail", value: "footed" }],
  },
  {
    field: "garment",
    value: "sweater-vest",
    phrases: list("half sweater, sleeveless sweater, sleeveless jumper, sleeveless pullover"),
    implies: [{ field: "sleeve", value: "sleeveless" }],
  },
  {
    field: "garment",
    value: "turtleneck",
    phrases: list(
      "high neck sweater, highneck sweater, turtleneck sweater, turtle neck sweater, polo neck sweater, roll neck sweater, polo neck jumper, roll neck jumper, turtleneck jumper",
    ),
    implies: [{ field: "detail", value: "high-neck" }],
  },
];

const shapedSleeves = [
  ["three-quarter", "three quarter, three fourth, 3 4, 3 4th"],
  ["short", "half, short"],
  ["long", "full, long"],
  ["elbow", "elbow, elbow length"],
]
  .flatMap(([value = "", lengths]) =>
    [
      ["bell", "bell, flared, bishop"],
      ["puff", "balloon, lantern"],
      ["flutter", "ruffled, ruffle, flutter"],
    ].map(([shape = "", shapes]) => {
      const named = list(lengths).flatMap((length) =>
        list(shapes).map((one) => `${length} ${one}`),
      );
      const phrases = named.flatMap((one) => [`${one} sleeve`, `${one} sleeves`]);
      const isUsual = (shape === "bell") === (value === "long") && value !== "three-quarter";
      return `!${value}-${shape}: ${phrases.join(", ")} > ${isUsual ? `${shape}, ` : ""}${value}`;
    }),
  )
  .join("\n");

const cuts: readonly Term[] = [
  {
    field: "garment",
    value: "salwar",
    phrases: list(
      "patiala salwar, patiyala salwar, patiala shalwar, patiala pants, patiala pant, patiala bottom, patiala, patiyala, patialas",
    ),
    implies: [{ field: "fit", value: "patiala" }],
  },
];

/** Whom a costume plays. */
const played =
  "krishna, kanha, kanha ji, kanhaiya, kanahiya, bal krishna, laddu gopal, radha, radha krishna, ram, ram ji, sita, hanuman, hanuman ji, shiv, shiva, bholenath, durga, durga mata, ganesha, ganpati, saraswati, bharat mata, gandhi, gandhiji, gandhi ji, bhagat singh, subhash chandra bose, rani lakshmi bai, jhansi ki rani, shivaji, freedom fighter, netaji, chacha nehru, ambedkar, vivekananda, swami vivekananda, sarojini naidu, mother teresa, lal bahadur shastri, sardar patel, chandrashekhar azad, maharana pratap, mirabai, meera, sudama, narad, ravan, ravana, lakshman, superhero, super hero, spiderman, spider man, batman, superman, ironman, iron man, hulk, captain america, avenger, avengers, wonder woman, supergirl, elsa, frozen, cinderella, snow white, barbie, fairy, angel, mermaid, pirate, ninja, samurai, cowboy, witch, wizard, harry potter, vampire, dracula, ghost, skeleton, zombie, clown, joker, santa, santa claus, halloween, astronaut, fireman, fire fighter, soldier, army man, policeman, lion, tiger, bee, ladybug, bunny, dinosaur, unicorn, panda, animal, fruit, vegetable, tree, flower, sunflower, butterfly, peacock, parrot";
const costumes: readonly Term[] = list(played).map((one) => ({
  field: "garment",
  value: /kan(?:h|a)|krishna|gopal|radha/.test(one) ? "krishna-dress" : "fancy-dress",
  phrases: [
    "dress",
    "ki dress",
    "wala dress",
    "wali dress",
    "ji ki dress",
    "costume",
    "suit",
    "outfit",
    "fancy dress",
    "janmashtami dress",
    "cape",
  ].map((kind) => `${one} ${kind}`),
  implies: [
    { field: "detail", value: `other:${/kan(?:h|a)|krishna|gopal/.test(one) ? "krishna" : one}` },
  ],
}));

/** Things that are drawn on clothes, children's above all. */
const drawn =
  "elephant, duck, duckling, fox, rabbit, bunny, monkey, giraffe, lion, whale, shark, dolphin, fish, turtle, tortoise, frog, koala, sloth, penguin, deer, horse, pony, sheep, cow, goat, hen, rooster, bee, ladybug, caterpillar, snail, octopus, crab, starfish, hippo, rhino, raccoon, squirrel, hedgehog, llama, camel, kangaroo, dragon, mermaid, fairy, princess, robot, alien, monster, pirate, ninja, superhero, tractor, digger, bulldozer, aeroplane, airplane, helicopter, boat, ship, sailboat, bicycle, scooter, football, basketball, cricket, baseball, guitar, ice cream, cupcake, donut, candy, pizza, avocado, mushroom, cactus, acorn, cloud, sun, rainbow, raindrop, umbrella, balloon, house, tree, mountain, feather, bow, crown, key, clock, book, globe, map, chess, music note, camera";
const animals = new Set(
  "elephant duck duckling fox rabbit bunny monkey giraffe lion whale shark dolphin turtle tortoise frog koala sloth penguin deer horse pony sheep goat hen rooster octopus hippo rhino raccoon squirrel hedgehog llama kangaroo dragon".split(
    " ",
  ),
);
const drawings = list(drawn)
  .map(
    (one) =>
      `!${one.replaceAll(" ", "-")}-drawn: ${["s print", " print", " prints", "s printed", " printed", " motif", " motifs", " design", " graphic", " applique"].map((end) => `${one}${end}`).join(", ")}${animals.has(one) ? `, ${one}s, with ${one}, with ${one}s, with a ${one}, with ${one} on it` : ""} > printed`,
  )
  .join("\n");

/** "Shorts, 7 inch". */
const inches = Array.from({ length: 9 }, (_, n) => n + 3)
  .map((n) => `!${n}-inch: ${n} inch, ${n} inches, ${n}in, ${n} inch inseam, ${n} inch length`)
  .join("\n");

/** A "shirt bit" is cloth; "a shirt bit loose" is a shirt. */
const bits: readonly Term[] = [
  ["shirt", "shirt"],
  ["churidar", "churidar"],
  ["chudidar", "churidar"],
  ["blouse", "blouse"],
].flatMap(([said = "", value = ""]) =>
  (
    [
      ["loose", "fit", "loose"],
      ["tight", "fit", "slim"],
      ["long", "detail", "long-length"],
      ["short", "detail", "short-length"],
    ] as const
  ).map(([look, field, is]) => ({
    field: "garment",
    value,
    phrases: [`${said} bit ${look}`, `${said} bit ${look}er`],
    implies: [{ field, value: is }],
  })),
);

const highNecks = list("high neck, highneck, roll neck, rollneck, turtle neck, turtleneck");

/** Weaves that mean a saree without a garment, jeans named by cut, knits and a dress by its look. */
const describedLooks: readonly Term[] = [
  {
    field: "garment",
    value: "dress-material",
    phrases: list(
      "bina sila, bina sila hua, bina sile, bina sila suit, bina sile suit, unsila, unsila suit",
    ),
  },
  {
    field: "garment",
    value: "ethnic",
    phrases: list(
      "something rajasthani, something gujarati, something bengali, something marathi, something south indian, something maharashtrian, kuch rajasthani, kuch gujarati, rajasthani look, gujarati look, bengali look, south indian look, something indian, anything indian, nothing indian, indian something, only indian, indian only, wear indian, indian look, indian style",
    ),
  },
  {
    field: "garment",
    value: "suit",
    phrases: list(
      "three piece suit, 3 piece suit, 3 pc suit, 3pc suit, three pc suit, three piece suits, 3pcs suit, 3 pcs suit, suit with waistcoat, three piece set for men",
    ),
    implies: [
      { field: "detail", value: "with-waistcoat" },
      { field: "detail", value: "with-trousers" },
    ],
  },
  {
    field: "garment",
    value: "sweater",
    phrases: ["christmas", "xmas", "ugly", "ugly christmas", "reindeer", "festive"].flatMap((one) =>
      ["sweater", "sweaters", "jumper", "jumpers"].map((kind) => `${one} ${kind}`),
    ),
    implies: [
      { field: "pattern", value: "christmas-print" },
      { field: "occasion", value: "festive" },
    ],
  },
  {
    field: "garment",
    value: "cocktail-dress",
    phrases: ["little black dress", "lbd"],
    implies: [{ field: "colour", value: "black" }],
  },
  ...["cable", "waffle", "rib"].map(
    (knit): Term => ({
      field: "material",
      value: "knit",
      phrases: [`${knit} knit`, `${knit} knitted`, `${knit} knits`],
      implies: [{ field: "pattern", value: knit === "rib" ? "ribbed" : `${knit}-knit` }],
    }),
  ),
  ...[
    ["banarasi", "banarasi, banarsi, benarasi, banarasi silk, banarsi silk, benarasi silk"],
    ["paithani-silk", "paithani, semi paithani, real paithani"],
    [
      "kanjeevaram",
      "kanjeevaram, kanjivaram, kanchipuram, kanjeevaram silk, kanjivaram silk, kanchipuram silk, kancheevaram, kanjivram, kanjeevram, kanjiwaram, kanchivaram, baluchari, baluchuri, balucheri, swarnachari, dharmavaram, gadwal",
    ],
    ["kanchi-silk", "kancheepuram, kanchi pattu, kanjivaram pattu, kanjeevaram pattu"],
    [
      "silk",
      "uppada, uppada silk, gadwal silk, arani silk, arni silk, salem silk, thirubuvanam silk, murshidabad silk, berhampuri silk, khandua, khandua silk, pasapalli, garad, gorod, kuppadam",
    ],
    ["muga", "muga silk, golden muga"],
    ["tant", "tant, taant, tant cotton, taant cotton, dhaniakhali, dhonekhali, shantipuri, phulia"],
    ["jamdani", "dhakai, dhakai jamdani, tangail, tangail cotton, tangail jamdani"],
    ["bomkai", "bomkai, bomkai silk, sonepuri"],
    ["ilkal", "ilkal, ilkal cotton, irkal"],
    ["venkatagiri", "venkatagiri, venkatgiri"],
    [
      "south-handloom",
      "chettinad, chettinad cotton, kandangi, sungudi, madurai sungudi, negamam, molakalmuru, gollabhama, siddipet, rasipuram, kalakshetra",
    ],
  ].map(
    ([value = "", phrases]): Term => ({
      field: "material",
      value,
      phrases: list(phrases),
      implies: [{ field: "garment", value: "saree" }],
    }),
  ),
  ...[
    ["denim", "denims", "jeans"],
    ["corduroy", "cords, corduroys", "trousers"],
    ["knit", "knitwear", "sweater"],
    ["taslan", "softshell, soft shell", "softshell"],
    ["pashmina", "pashminas", "shawl"],
  ].map(
    ([value = "", phrases, garment = ""]): Term => ({
      field: "material",
      value,
      phrases: list(phrases),
      implies: [{ field: "garment", value: garment }],
    }),
  ),
  ...[
    ["skinny", "skinnies, drainpipes, drainpipe jeans"],
    ["bootcut", "bootcuts, boot cuts"],
  ].map(
    ([cut = "", phrases]): Term => ({
      field: "garment",
      value: "jeans",
      phrases: list(phrases),
      implies: [{ field: "fit", value: cut }],
    }),
  ),
  {
    field: "garment",
    value: "dress",
    phrases: ["bodycons"],
    implies: [{ field: "fit", value: "bodycon" }],
  },
  {
    field: "garment",
    value: "saree",
    phrases: list(
      "lal paar, laal paar, lal par saree, lal paar saree, laal paar saree, lal paar sada, lal paar sada saree, laal paar sada, lal paar shada, garad saree, gorod saree, korial, korial saree",
    ),
    implies: [{ field: "colour", value: "white" }],
  },
  {
    field: "garment",
    value: "co-ord",
    phrases: list(
      "yoga set, gym set, activewear set, active wear set, athleisure set, yoga suit, running set",
    ),
    implies: [{ field: "occasion", value: "sport" }],
  },
  {
    field: "garment",
    value: "anarkali",
    phrases: ["floor length suit", "floor touch suit", "floor touching suit", "full flair suit"],
    implies: [{ field: "detail", value: "long-length" }],
  },
  {
    field: "garment",
    value: "skivvy",
    phrases: highNecks.flatMap((neck) => [
      `${neck} inner`,
      `${neck} thermal`,
      `${neck} base layer`,
      `base layer ${neck}`,
    ]),
    implies: [{ field: "detail", value: "high-neck" }],
  },
  {
    field: "garment",
    value: "sweater",
    phrases: highNecks.map((neck) => `${neck} inner sweater`),
    implies: [{ field: "detail", value: "high-neck" }],
  },
  {
    field: "pattern",
    value: "phulkari",
    phrases: ["bagh phulkari", "phulkari bagh"],
    implies: [{ field: "garment", value: "dupatta" }],
  },
  ...[
    ["teddy-jacket", "fur", "fur jacket, faux fur jacket, fake fur jacket"],
    ["teddy-coat", "fur", "fur coat, faux fur coat, fake fur coat"],
    ["shorts", "denim", "jorts, jean shorts, jeans shorts"],
    ["saree", "kasavu", "kasavu saree, kasavu sari, kerala saree, kerala kasavu saree"],
  ].map(
    ([value = "", cloth = "", phrases]): Term => ({
      field: "garment",
      value,
      phrases: list(phrases),
      implies: [{ field: "material", value: cloth }],
    }),
  ),
  ...["skirt", "dress"].map(
    (garment): Term => ({
      field: "garment",
      value: garment,
      phrases: [`pencil ${garment}`, `pencil ${garment}s`, `pencil fit ${garment}`],
      implies: [{ field: "fit", value: "pencil" }],
    }),
  ),
  ...["skirt", "dress", "top", "blouse"].map(
    (garment): Term => ({
      field: "garment",
      value: garment,
      phrases: ["wrap", "wrap over", "wraparound", "wrap around"].flatMap((wrap) => [
        `${wrap} ${garment}`,
        `${wrap} ${garment}s`,
      ]),
      implies: [{ field: "fit", value: "wrap" }],
    }),
  ),
  {
    field: "garment",
    value: "trekking-pants",
    phrases: ["trekking", "trek", "hiking", "hike", "mountaineering"].flatMap((use) =>
      ["pant", "pants", "trouser", "trousers", "bottoms", "lower", "lowers", "track pants"].map(
        (legs) => `${use} ${legs}`,
      ),
    ),
    implies: [{ field: "occasion", value: "outdoor" }],
  },
  {
    field: "garment",
    value: "cricket-kit",
    phrases: ["cricket whites"],
    implies: [{ field: "colour", value: "white" }],
  },
  ...["mom", "boyfriend", "dad"].map(
    (cut): Term => ({
      field: "garment",
      value: "jeans",
      phrases: [`${cut} jeans`, `${cut} fit jeans`],
      implies: [{ field: "fit", value: cut }],
    }),
  ),
];

teach("occasion", wideOccasions);
teach("season", wideSeasons);
teach("garment", indianKinds);
teach("garment", wornKinds);
teach("garment", farKinds);
teach("pattern", widePatterns);
teach("pattern", drawings);
teach("pattern", shadePrints);
teach("detail", wideDetails);
teach("detail", inches);
teach("sleeve", wideSleeves);
teach("sleeve", shapedSleeves);
teach("fit", wideFits);
teach("colour", madeShades);
teach("colour", wideColours);
teach("colour", ownShades);
teach("material", madeCloths);
teach("material", wideCloths);
const youngsters: readonly Term[] = [
  {
    field: "audience",
    value: "boys",
    phrases: list(
      "lad, lads, laddie, paiyan, payyan, paiyyan, pasanga, magan, abbayi, abbaayi, koduku, manavadu, pillodu, chele, khoka, huduga, ankutti, aankutti, chhokro, chokro, puttar",
    ),
  },
  {
    field: "audience",
    value: "girls",
    phrases: list(
      "lass, lasses, ponnu, magal, ammayi, ammaayi, kuturu, kuthuru, manavaralu, meye, khuki, hudugi, bachchi, bacchi, bachi, bachiyan, choti ladki, chhoti ladki, choti bachchi, chhoti bachchi, choti bacchi, chhoti bacchi, penkutti, penkutty, chhokri, chokri, kudi",
    ),
  },
  {
    field: "audience",
    value: "unisex",
    phrases: list(
      "couple wear, couple set, couple combo, couple matching, matching couple, pati patni, pati patni dono",
    ),
  },
  {
    field: "audience",
    value: "kids",
    phrases: list("pillalu, pillala, kuzhandai, kuzhanthai, kolandai, shishu, makkalu, lekuru"),
  },
  {
    field: "audience",
    value: "women",
    phrases: list(
      "pengal, pombala, aadavallu, aadavari, mahilalu, mohila, baiko, bayko, pendati, manaivi, bharya, boudi, vahini, akkayya, naanamma, nanamma, hendathi",
    ),
  },
  {
    field: "audience",
    value: "men",
    phrases: list(
      "aangal, aambala, magavallu, magavari, purushulu, navra, nawra, kanavar, kanavan, bharta, bhartha, tatayya, thathayya, mamayya, annayya, tammudu, alludu",
    ),
  },
];

for (const [who, names] of givenNameLists) for (const name of names) givenNames.set(name, who);

/** Of a catalogue; for a piece it depends on its sizes. */
const ends: readonly Term[] = [
  {
    field: "size",
    value: "S",
    phrases: ["smallest", "smallest size", "tiniest size", "chhote size", "sabse chhota size"],
  },
  {
    field: "size",
    value: "XXL",
    phrases: ["biggest size", "largest size", "sabse bada size", "sabse bade size"],
  },
];

learn([...costumes, ...readyMade, ...cuts, ...halfSweaters, ...bits, ...youngsters, ...ends]);
learn(describedLooks);
