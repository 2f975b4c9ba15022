/** Colours, families and shades: "blue" includes navy, "navy" only itself. */
import { families, lineage, terms } from "./term.ts";

export const colourTerms = terms(
  "colour",
  `
blue: neela, neele, nili, neeli, steel blue, ocean blue, azure, cornflower, cornflower blue, ultramarine, dusty blue, bluish, greyish blue, french blue
navy: navy blue, ink blue, oxford blue, dark blue, midnight blue, midnight, prussian blue, naval blue, dark navy, deep blue, neavy blue, nevy blue, nevy, ink, deep navy
sky-blue: sky, ice blue, air force blue, light sky, light blue, baby blue, pale blue, aasmani, airforce blue, sky coloured, aasmaani, asmani, aasmani blue, ice, columbia blue
powder-blue: powder
pastel-blue: soft blue, soft pastel blue
royal-blue: royal, cobalt, electric blue, bright blue, cobalt blue, ink royal blue, yale blue, sapphire, sapphire blue, persian blue
indigo:
denim-blue:
turquoise: aqua, cyan, firozi, feroza, aqua blue, turquoise blue, turquiose, aquamarine, ferozi, feroji
teal: teal blue, teal green, rama green, rama blue, dark teal, ocean teal
peacock: peacock blue
petrol: petrol blue
red: laal, lal, bright red, tomato red, blood red, chilli red, candy red, apple red, strawberry red, coke red, lal rang, poppy red, poppy, ferrari red, hot red
maroon: deep red, dark red, mehroon, meroon, marroon, maron, deep maroon
wine: burgundy, oxblood, bordeaux, burgandy, merlot, claret, sangria, wine red, bordo, ruby wine, mulled wine, berry wine
crimson: scarlet, carmine, ruby, ruby red
brick: brick red
vermilion: sindoori
cherry: cherry red
pink: gulabi, bubblegum pink, bubblegum, candy pink, flamingo pink, neon pink, pinkish, salmon pink, shocking pink, strawberry pink, punch pink, barbie pink, carnation pink
rani: rani pink, rani colour, gajri, hot pink, fuchsia, magenta, bright pink, neon magenta, rani pink colour, deep pink, dark pink
rose: rose pink, onion pink, dusty rose, dusty pink, old rose, dusky pink, mauve pink, rosy, rose colour
blush: baby pink, light pink, pale pink, soft pink, tea pink, powder pink, pastel pink, nude pink, light baby pink, rose quartz
coral: coral pink, salmon
peach: apricot, peach pink, melon
orange: narangi, bright orange, kesari, kesariya, saffron, bhagwa, neon orange, carrot, carrot orange, pumpkin, santra
rust: rust orange, burnt orange, rust brown, rust red, burnt sienna, sienna
terracotta:
tangerine:
marigold: genda
yellow: peela, peele, peeli, bright yellow, canary, canary yellow, sunflower yellow, sunshine yellow, neon yellow, corn yellow, mango yellow, mango, bumblebee
mustard: mustard yellow, sarson
turmeric: haldi, haldi yellow, turmeric yellow
butter: lemon yellow, pale yellow, light yellow, lemon, butter yellow, baby yellow, pastel yellow, cream yellow
gold: golden, sona, rose gold, antique gold, gold toned, sunehra, sunehri
green: mehendi green, mehndi green, henna green, bright green, hara, hare, hari, jade, jade green, fern, fern green, grass green, henna, mehndi, mehendi, mehandi, kelly green, hunter green, leafy green, shamrock, apple green
olive: olive green, military green, army green, army, olive drab, dark olive, mehendi olive, military
bottle-green: dark green, forest green, bottle, deep green, forest, pine green, dark bottle green, hunter, deep bottle green
emerald: emerald green
mint: mint green, pastel green, light green, pale green, aqua mint, seafoam, seafoam green, sea foam, pastel mint
sage: sage green
lime: lime green, neon, fluorescent green, neon green, parrot green, fluorescent, fluorescent yellow, neon lime, chartreuse
moss: moss green
leaf-green: leaf
sea-green: pista, pistachio, pista green, pista colour, pistachio green, sea-green
purple: baingani, jamuni, violet, jamun, grape, amethyst, orchid, brinjal, brinjal purple, royal purple, baigani, byzantium, dark violet, grape purple, iris
lavender: light purple, periwinkle, pastel purple, lavendar, levender
lilac: mauve, wisteria
plum: aubergine, dark purple, eggplant, berry plum, prune, dark plum
white: safed, pure white, pearl white, milky white, milk white, snow white, bright white, safed rang, optic white, cool white, chalk white
ivory: off white, eggshell, offwhite, half white, ecru, pearl, vanilla, eggshell white, antique white, off-white, bone
cream: creamy, malai, vanilla cream
chalk:
black: kala, kaala, kale, kaale, kali, kaali, jet black
grey: steel grey, gray, slate, light grey, ash grey, heather grey, stone grey, dove grey, pigeon grey, cement, cement grey, smoke grey, smoky grey, steel, sleti, slate grey, mouse grey, grey melange, light gray
ash:
charcoal: charcoal grey, dark grey, graphite, anthracite, charcoal gray, dark gray, gunmetal grey, iron grey
silver: chandi, silver toned, gunmetal, metallic silver
brown: bhura, bhoora, light brown, tobacco, walnut, chestnut, hazel, mahogany, wood brown, espresso, rosewood, nut brown, earth brown, saddle, saddle brown, caramel brown
coffee: coffee brown, dark brown, chocolate, chocolate brown, mocha brown, choco brown, dark chocolate, choco
cocoa: cinnamon brown
champagne:
tan: taupe, tan brown
camel: camel brown
beige: fawn, nude, skin colour, skin color, skin tone, biscuit, mushroom, greige, skin, stone, ecru beige, latte, nude beige, light brown beige, almond
sand:
oat: oatmeal, oats
khaki:
brass:
multicolour: multicolor, multi, multi colour, multi color, multicoloured, multicolored, colourful, colorful, rangeen, rainbow, assorted, assorted colours, rainbow colours, rang birangi, mixed colours
pastel: pastel shade, pastel colour, pastels, soft colour, soft colours, soft shade, subtle shade, powdery shade
dark-colour: dark, darker, dark colour, dark color, dark shade, darker colour, darker color, dark coloured, deep colour, darkish, deep shade, deep colours
light-colour: light colour, light color, light shade, lighter colour, lighter color, light coloured, lighter shades, lighter shade
bright-colour: bright, brighter, bright colour, bright color, bright shade, bright coloured, vibrant, vivid colour, bold colour, loud colour, bright pop, pop colour, vivid
neutral: neutral colour, neutral shade, neutral color, earthy, earth tone, earthy tone, earthy colour
caramel: toffee, butterscotch
cognac:
copper: bronze, antique bronze, copper brown
amber: honey, honey yellow, amber yellow
ochre: ocher, turmeric yellow ochre
berry: raspberry, cranberry, mulberry, boysenberry
metallic-colour: metallic
`,
);

export const colourFamilies = families(`
pastel-blue > sky-blue, powder-blue
blue > pastel-blue, navy, sky-blue, powder-blue, royal-blue, indigo, denim-blue, turquoise, teal, peacock, petrol
red > maroon, wine, crimson, brick, vermilion, cherry, berry
pink > rani, rose, blush, coral, peach, berry
orange > rust, terracotta, tangerine, marigold, coral, peach, vermilion, amber, copper
yellow > mustard, turmeric, butter, marigold, amber, ochre
green > olive, bottle-green, emerald, mint, sage, lime, moss, leaf-green, sea-green, teal
purple > lavender, lilac, plum, berry
white > ivory, cream, chalk
grey > ash, charcoal, silver
brown > coffee, cocoa, tan, camel, rust, brass, copper, cognac, caramel, khaki
beige > champagne, sand, oat, camel, khaki, cream
pastel > pastel-blue, sky-blue, powder-blue, blush, peach, butter, mint, sage, lavender, lilac
dark-colour > black, navy, maroon, wine, charcoal, bottle-green, coffee, plum, indigo
light-colour > white, ivory, cream, chalk, beige, sky-blue, powder-blue, blush, peach, butter, mint, lavender, lilac, sand, oat, ash, pastel
bright-colour > red, orange, yellow, rani, royal-blue, lime, marigold, vermilion, coral, turquoise, emerald
neutral > white, black, grey, beige, brown, ivory, cream, chalk
metallic-colour > gold, silver, copper, brass
`);

/** "navy" → navy, blue, dark-colour. */
export function colourLineage(colour: string): readonly string[] {
  const hues = lineage(colourFamilies, colour).filter((one) => !moods.has(one));
  // Moods are per shade: red is bright, maroon isn't.
  const own = (colourFamilies.get(colour) ?? []).filter((one) => moods.has(one));
  return moods.has(colour) ? [colour, ...own] : [...hues, ...own];
}

/** "navy" → "blue"; families map to themselves. */
export function colourFamily(colour: string): string {
  return colourFamilies.get(colour)?.find((parent) => !moods.has(parent)) ?? colour;
}

/** Names of several colours. */
export const moods: ReadonlySet<string> = new Set([
  "pastel",
  "dark-colour",
  "light-colour",
  "bright-colour",
  "neutral",
  "metallic-colour",
]);

export function colourName(colour: string): string {
  return colour.replaceAll("-", " ");
}
