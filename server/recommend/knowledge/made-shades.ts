/**
 * Shades named by a rule: by a thing ("guava pink"), a depth ("dusty teal"), their family ("walnut
 * brown"), in one word ("skyblue"), or only where "colour" is said ("smoke colour").
 */
import { colourFamilies, colourTerms, moods } from "../../../language/words/colours.ts";
import { lineage } from "../../../language/words/term.ts";
import { ownShades, wideColours } from "./shades.ts";

const split = (text = ""): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

interface Row {
  readonly value: string;
  /** The colour word said after the thing. */
  readonly hue: string;
  readonly things: readonly string[];
}

/** "value [hue]: things". */
const rows = (text: string): readonly Row[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", things] = line.split(":");
      const [value = "", hue = value] = head.split(" ");
      return { value, hue, things: split(things) };
    });

/** Things that, said before a hue, tell which. */
const byThing = rows(`
red: alta, mirchi, mirch, lal mirch, lava, roli, anaar, anar, poinsettia, geranium, dahlia, zinnia, anthurium, ixora, palash, gulmohar, gulmohur, burans, rhododendron, rhubarb, goji, lychee, litchi, rambutan, pimento, salsa, ketchup, schezwan, szechuan, tandoori, rajma, kidney bean, lobster, crab, robin, macaw, ladybird, ladybug, rooster, pompeii, moroccan, rococco, mars, postbox, letterbox, phone box, fire brigade, barn, enzo, lacquer, rosso, ember, dragon, vampire, lucifer, diablo, rouge, samba, passion, lollipop, lollypop, cinnabar, cadmium, jasper, rubine, saffron, firecracker, savage, haute, rcb, liverpool, santa claus, suhaag, suhag, communist, soviet, chilli pepper, chili pepper, cayenne, red chilli, paprika, peri peri, cherry bomb, flag, raspberry, cranberry, mulberry
maroon red: arakku, kaleji, unnabi, dried, blackened, kidney, cordovan, barolo, shiraz, syrah, chianti, rioja, raisin, vino
pink: guava, amrood, amrud, camellia, hydrangea, begonia, dahlia, geranium, primrose, petunia, dogwood, dianthus, oleander, kaner, kachnar, paneer, rosebud, rosebloom, lychee, litchi, dragonfruit, pitaya, rhubarb, grapefruit, pomegranate, cranberry, cherry, pomelo, plum, melon, bubble gum, chewing gum, gum, gumdrop, sorbet, sherbet, milkshake, cupcake, macaron, marshmallow, donut, pepto, calamine, lollipop, cotton candy, candyfloss, ballerina, pig, piglet, prawn, lobster, cameo, quartz, tourmaline, rhodonite, ruby, blusher, nadeshiko, jaipur, amaranth, aurora, paradise, prism, sachet, laser, ultra, azalea, mountbatten, schiaparelli, sunrise, rouge, wild
rose pink: carnation, ash
rani pink: radium, vadamalli, chatak
peach pink: apricot, crossandra, kanakambaram, aboli, abholi
yellow: nimbu, neembu, nimboo, limbu, champak, champakali, kaner, gainda, primrose, jonquil, freesia, mimosa, acacia, forsythia, laburnum, chrysanthemum, sevanti, shevanti, chamomile, goldenrod, gorse, maize, makai, sweetcorn, popcorn, moong dal, toor dal, dal, chana dal, boondi, ladoo, laddoo, laddu, jalebi, aam, aamras, amras, alphonso, hapus, papaya, ananas, kela, starfruit, quince, grapefruit, yuzu, limoncello, lemon drop, lemon zest, lemon peel, lemonade, citron, citrus, egg yolk, yolk, mayo, cheddar, capsicum, pepper, pasupu, manjal, kesariya, pollen, beeswax, bee, bumble bee, wasp, chick, goldfinch, rubber duck, minion, simpson, spongebob, caution, hazard, road, csk, chennai, brazil, jcb, tiger, sunlight, sunbeam, sunrise, solar, daylight, laser, chromium, cadmium, naples, sulphur, sulfur, citrine, topaz, pukhraj, jasper, primer, hansa, aspen, wheat, pear, lime zest, gamboge
mustard yellow: sarso, dijon, kasundi, curry, ochre, rai
butter yellow: ivory, custard
green: elachi, elaichi, ilaichi, cardamom, neem, kari patta, curry patta, dhania, dhaniya, kothmir, cilantro, methi, fenugreek, palak, spinach, saag, lettuce, cabbage, patta gobhi, broccoli, sprout, brussels sprout, pea, peas, matar, kheera, cucumber, zucchini, courgette, asparagus, leek, scallion, okra, bhindi, karela, tinda, torai, turai, shimla mirch, capsicum, hari mirch, mirchi, mirch, jalapeno, pickle, gherkin, edamame, soybean, mung, amla, awla, amrood, guava, kiwi, kiwifruit, kachha aam, kacha aam, kaccha aam, raw mango, keri, kaccha keri, custard apple, greengage, tender coconut, kela patta, ashoka, mango leaf, aam patta, sugarcane, rice field, wheatgrass, aloe, aloe vera, agave, clover, four leaf clover, thyme, oregano, dill, fennel, tarragon, absinthe, mojito, midori, heineken, sprite, limca, mountain dew, perrier, rainforest, garden, turf, pasture, prairie, hill, hillside, alpine, highland, everglade, foliage, herb, frog, tree frog, crocodile, croc, alligator, lizard, iguana, chameleon, caterpillar, grasshopper, mantis, turtle, popat, totai, mitthu, grinch, kermit, shrek, leprechaun, slytherin, lincoln, brunswick, castleton, pakistan, pakistani, billiard, snooker, casino, mehrauli, nizami, peridot, malachite, verdigris, serpentine, tourmaline, jasper, agate, chrome, sap, hooker, hookers, phthalo, cobalt, oxide, poison, kryptonite, kelp, algae, pond, marsh, mistletoe, elf, hariyala, sawan, totapuri, pachai, kili, ilai, pasi, jade stone, mughlai, mongia, moongia, mungia, spectra, gecko, greenhouse, cobra, aspen, bud, watermelon rind, wasabi pea, ghost, gremlin, yoda
olive green: caper, drab, sepoy, jaitun, zaitoon, zaitun, zaitooni, soldier, ranger, commando, tactical, grape leaf, martini, tapenade, rosin, martial, bronze
mint green: pudina, podina, pudhina, pudeena, peppermint, spearmint, menthol, julep, ice, icy, glacier, cool, opal, spa, surgical, surgeon, milkshake, water, cloud, frost, frosted, sherbet, sorbet, misty, mist, sea mist, sea glass, seaglass, honeydew, melon, nile, soap, candy
sage green: lichen, frosty, silt, desert, oil, tea leaf, shadow, slate, stone, smoke, ash, clay, artichoke, succulent, ghost gum
bottle-green green: cypress, cedarwood, evergreen, conifer, hemlock, wine bottle, midnight, blackish, deep forest, dark forest, british, brg, jaguar, rolex, imperial, regal, scarab, ponderosa, duck, bistro, gothic, sycamore, park bench, kombu
teal green: ramar, deep sea, atlantic, lagoon, marine, pagoda, bayou, parasailing, quetzal, storm, firozi
leaf-green green: pan, patta, patti
pista green: kesar pista, badam pista
emerald green: panna, pachu, marakatam, gem, gemstone, jewel
lime green: citrus, sour apple, sour, nimbu, nimboo, neembu, limbu, laser, radium, radioactive, acidic, safety, high vis, limelight, sulphur, flash, alien, lemon grass, lemongrass, tota, parrot
blue: dutch, greek, mykonos, athens, mediterranean, danube, moroccan, majorelle, tuareg, japan, team india, hawaii, maui, pacific, bondi, aussie, riviera, monaco, ibiza, malibu, baja, miami, california, carolina, duke, cambridge, chelsea, dodger, dodgers, everton, argentina, jaipur, jodhpur, pushkar, pepsi, linkedin, indigo airlines, smurf, avatar, krishna, neelkanth, neel, robin, ujala, ink pen, ballpoint, biro, macaw, dolphin, shark, marlin, morpho, hyacinth, hydrangea, delphinium, larkspur, lupine, aparajita, shankhpushpi, shankupushpam, butterfly pea, iris, orchid, nigella, plumbago, hepatica, thistle, curacao, raspberry, azurite, iolite, tanzanite, zircon, topaz, kyanite, larimar, sodalite, agate, cobalt glass, gem, jewel, enamel, porcelain, chalk, crayon, blueprint, copper sulphate, copper sulfate, phthalo, bice, regatta, sailor, deck, harbor, commodore, surfer, reef, river, lake, waterfall, niagara, laser, flash, flame, spark, cosmos, nebula, neptune, uranus, lunar, moonlight, moonlit, hyper, ultra, turbo, prince, queen, provence, aizome, heritage, campanula, savoyard, sulphate, sulfate, nila, cyber, hortensia, spectrum, skydiver, snorkel
navy blue: eclipse, total eclipse, estate, insignia, patriot, maritime, admiral, captain, nightfall, night sky, twilight, moonless, blackish, blackened, fountain pen, abyss, deep ocean, nightshadow, night shadow, obsidian, raven
sky-blue blue: aakash, akaash, asman, heaven, heavenly, horizon, daylight, aquarius, angel falls, maya, uranian, bell air, bel air, blizzard, frost, frosty, frozen, iceberg, snow, snowy, icicle, water, waters, pastel sky, dreamy, serene, blithe, powder sky, candy, cotton candy, falak
powder-blue blue: raf, pebble, stormy, stormy sea, thundercloud, rain cloud, ash, ashy, haze, hazy, fog, foggy, dirty, greyed, iron, shadow, smoke grey, dove, heron, flint, granite, cloudy, dusk, quarry, mineral, bluestone, provincial, serenity
turquoise blue: turq, caribbean sea, bahama, bahamas, maldives, bora bora, tropical sea, tropic, aruba, viridian, zinc, firoja, ferosi, aquamarine, cyan, island, coral sea, atoll
teal blue: deep lagoon, dragonfly, mor, mor pankh, morpankh, mor pankhi, morpankhi, peacock neck, ms, m s, anandha, aanandha, mayil kazhuthu, legion, colonial, biscay, gulf, bayou, hydro, oceanic, duck, drake, atlantic deep
`);

const depths = split(
  "dark, deep, light, lite, lt, pale, bright, vivid, dusty, dusky, muted, dull, neon, fluorescent, fluro, radium, burnt, pastel, powder, smoky, smokey, metallic, frosted, milky, mid, royal, midnight, halka, halki, phika, feeka, fikka, gehra, gehri, gehre, gahra, gadha, gaadha, chatak, dk, drk",
);

/** Where a depth makes another shade of the hue. */
const byDepth = rows(`
mustard yellow: dark, deep, burnt, dusty, dull, gehra, gadha
butter yellow: milky, powder, halka, phika, feeka, fikka, lite, lt
rust orange: dark, deep, gehra
peach orange: light, lite, lt, pale, pastel, powder, halka, phika, feeka, milky
plum purple: gehra, gadha
lavender purple: dusty, powder, milky, halka, lite, lt, phika, feeka
lavender violet: light, lite, lt, pale, pastel, halka
rani pink: gehra, gadha, chatak, vivid, radium
blush pink: milky, phika, feeka, fikka, halka, halki, lite, lt
maroon red: gehra, gadha
coral red: pastel
navy blue: gehra, gehri, gadha, dk
sky-blue blue: halka, halki, phika, feeka, lite, lt
powder-blue blue: dull, muted, smokey
bottle-green green: gehra, gehri, gadha, dk, drk
mint green: lite, lt, halka, milky, powder
sage green: dull, muted, smoky, smokey
coffee brown: deep, gehra, gadha, dk, drk
tan brown: pale, dusty, halka, lite, lt, pastel
charcoal grey: deep, gehra, gadha, dk, drk
charcoal gray: deep
light-grey grey: pastel, halka, lite
wine maroon: bright
ivory white: dull, milky, dusty
tan beige: dark, deep, gehra
teal turquoise: dark, deep
turquoise teal: light, lite, lt, pastel, bright, neon
sand khaki: light, lite, pale
bottle-green green: midnight
emerald green: royal
rani pink: royal
maroon red: midnight
`);

/** Said before a basic hue: "ash pink", "cloud blue". */
const tints = split(
  "ash, stone, clay, mist, misty, fog, cloud, pearl, matte, matt, icy, earthy, mud, muddy, forest, ocean, desert, sand, moss, soot, steel, iron",
);

const hues = split(
  "blue, green, red, pink, yellow, orange, purple, violet, brown, grey, gray, white, black, beige, cream, maroon, wine, rust, teal, turquoise, aqua, mint, olive, mustard, peach, coral, lavender, lilac, mauve, plum, magenta, fuchsia, rani, gold, golden, silver, copper, khaki, camel, tan, taupe, sage, lime, emerald, burgundy, salmon, indigo, nude, gulabi, neela, hara, peela, laal, lal, baingani, jamuni, bhura, firozi, mehendi",
);

/** Everyday words and other things' names: colours only where "colour" is said. */
const withColour = rows(`
red: tomato, tamatar, blood, khoon, strawberry, watermelon, apple, lollipop, fire, flame
maroon: pomegranate, beet, beetroot, liver
pink: candy, flamingo, tulip, pig, lips, lotus, kamal, hibiscus
rose: onion, pyaaz, pyaz, piyaz, pyaj, kanda, gulab
peach: shrimp, prawn, papaya, muskmelon
orange: carrot, gajar, santra, sunset, sunrise, tiger, mosambi, marmalade, sweet potato
rust: jung, ginger
yellow: banana, pineapple, sun, sunshine, corn, egg yolk, sunlight, aam, taxi, sunflower, cheese, custard, dal
mustard: curry, sarson, peanut butter
gold: sone, coin, trophy
green: grass, tree, parrot, tota, kiwi, cabbage, pea, frog, cactus, jungle, avocado, cucumber, plant, money, dollar, pickle
olive: fauji, fouji, soldier
bottle-green: beer bottle
mint: pudina
blue: ocean, sea, samundar, samudra, pepsi, krishna, blueberry, facebook
navy: night sky, night
sky-blue: aasman, asman, aasmaan, cloud, akash, aakash
powder-blue: air force, airforce, stormy sea, storm, pigeon
turquoise: pool, swimming pool
teal: peacock feather, duck, mallard
peacock: mor
purple: angur, cadbury
lavender: lavender flower
plum: fig, anjeer
white: milk, doodh, dudh, snow, baraf, salt, paper, moti, coconut, nariyal, swan, jasmine, mogra, lily, rice, chawal
cream: ghee, milk tea, kheer, coconut milk, kulfi, rabri, paneer, makhan
ivory: egg, anda, haathi dant, elephant tusk
grey: smoke, dhuan, elephant, haathi, mouse, chuha, rain cloud, concrete, road, rock, iron, loha, lead, pencil, wolf, shark, dolphin, storm cloud, metal, mist, ghost
charcoal: coal, koyla, koila
silver: moon, mercury
black: jet, crow, kauwa, raat
brown: wood, lakdi, lakadi, bark, cola, coke, peanut, cookie, bread, toast, tea, jaggery, nut, monkey, bear, deer, lion, earth, mud, cigar, gingerbread, potato, cardboard, basket, supari
coffee: chocolate
tan: clay
beige: biskut, potato peel, aloo, cookie dough, cashew, kaju, badam, straw, desert, body, cork, peanut shell
khaki: police, dust, dhool
multicolour: flag, indian flag, pride
`);

const basic = new Set(
  split("blue, green, red, pink, yellow, orange, purple, brown, grey, white, black, beige"),
);

/** Names in the tables, with their values. */
const named: ReadonlyMap<string, string> = new Map([
  ...[wideColours, ownShades].flatMap((text) =>
    text
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [head = "", names] = (line.split(">")[0] ?? "").split(":");
        return split(names).map((name) => [name, head.trim()] as const);
      }),
  ),
  ...colourTerms.flatMap(({ value, phrases }) => phrases.map((name) => [name, value] as const)),
]);

function made(): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  const add = (phrase: string, value: string): void => {
    if (!named.has(phrase) && !out.has(phrase)) out.set(phrase, value);
  };
  for (const { value, hue, things } of [...byThing, ...byDepth])
    for (const one of things) add(`${one} ${hue}`, value);
  for (const hue of hues) for (const depth of depths) add(`${depth} ${hue}`, named.get(hue) ?? hue);
  for (const hue of basic) for (const tint of tints) add(`${tint} ${hue}`, named.get(hue) ?? hue);
  for (const { value, things } of withColour)
    for (const one of things)
      for (const said of ["colour", "color", "coloured", "colored", "shade"])
        add(`${one} ${said}`, value);
  const isHue = new Set(hues);
  for (const [phrase, value] of named) {
    if (moods.has(value)) continue;
    const [first = "", hue, more] = phrase.split(" ");
    if (hue === undefined)
      for (const family of lineage(colourFamilies, value))
        if (basic.has(family) && family !== phrase) add(`${phrase} ${family}`, value);
    if (hue !== undefined && more === undefined && isHue.has(hue)) add(`${first}${hue}`, value);
  }
  return out;
}

/** Lines as in shades.ts. */
export const madeShades = Array.from(made(), ([phrase, value]) => `!${value}: ${phrase}`).join(
  "\n",
);

const printed = `
floral: carnation, camellia, peony, dahlia, magnolia, primrose, pansy, petunia, verbena, crocus, hyacinth, hydrangea, begonia, snowdrop, freesia, chrysanthemum, poinsettia, rhododendron, aster, thistle, palash, morning glory, gardenia, geranium, rosebud
fruit-print: kiwi, guava, fig, cabbage, cucumber, pickle, watermelon, coconut, artichoke, citrus
leaf-print: juniper, cypress, neem, tulsi, thyme, clover, eucalyptus, palm, spruce
animal-print: koala, dolphin, swan, raven, lobster, prawn, dragonfly, bison, heron, tortoise, chameleon, crocodile, chipmunk
`;

/** "Peony print", "kiwi motifs": there the thing is drawn. */
export const shadePrints = rows(printed)
  .flatMap(({ value, things }) =>
    things.map(
      (one) =>
        `!${value}: ${["print", "prints", "motif", "motifs", "pattern", "design"].map((end) => `${one} ${end}`).join(", ")}`,
    ),
  )
  .join("\n");
