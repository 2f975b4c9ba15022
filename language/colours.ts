/** Colours with their families and shades: "blue" means navy and sky too, "navy" means navy. */
import { families, lineage, terms } from "./term.ts";

export const colourTerms = terms(
  "colour",
  `
blue: neela, neele, neeli
navy: navy blue, ink blue, oxford blue, dark blue, midnight blue, midnight
sky-blue: sky, ice blue, air force blue, light sky, light blue, baby blue, pale blue, aasmani
powder-blue: powder
royal-blue: royal, cobalt, electric blue, bright blue
indigo: 
denim-blue: 
turquoise: aqua, cyan, firozi, feroza, aqua blue, turquoise blue
teal: teal blue, teal green, rama green, rama blue
peacock: peacock blue
petrol: petrol blue
red: laal, lal, bright red, tomato red, blood red, chilli red, candy red
maroon: deep red, dark red
wine: burgundy, oxblood, bordeaux
crimson: scarlet, carmine, ruby, ruby red
brick: brick red
vermilion: sindoori
cherry: cherry red
pink: gulabi
rani: rani pink, rani colour, gajri, hot pink, fuchsia, magenta, bright pink
rose: rose pink, onion pink, dusty rose, dusty pink, old rose
blush: baby pink, light pink, pale pink, soft pink
coral: coral pink, salmon
peach: apricot, peach pink, melon
orange: narangi, bright orange, kesari, kesariya, saffron, bhagwa
rust: rust orange, burnt orange
terracotta: 
tangerine:
marigold: genda
yellow: peela, peele, peeli, bright yellow
mustard: mustard yellow, sarson
turmeric: haldi
butter: lemon yellow, pale yellow, light yellow, lemon
gold: golden, sona, rose gold, antique gold, gold toned, sunehra, sunehri
green: mehendi green, mehndi green, henna green, bright green, hara, hare, hari
olive: olive green, military green, army green
bottle-green: dark green, forest green, bottle, deep green, forest
emerald: emerald green
mint: mint green, pastel green, light green, pale green
sage: sage green
lime: lime green, neon, fluorescent green, neon green, parrot green
moss: moss green
leaf-green: leaf
sea-green: pista, pistachio, pista green
purple: baingani, jamuni, violet, jamun, grape
lavender: light purple
lilac: mauve
plum: aubergine, dark purple, eggplant
white: safed, pure white
ivory: off white, eggshell, offwhite, half white, ecru
cream: 
chalk: 
black: kala, kaala, kale, kaale, kali, jet black
grey: steel grey, gray, slate, light grey, ash grey, heather grey
ash:
charcoal: charcoal grey, dark grey, graphite
silver: chandi, silver toned, gunmetal
brown: bhura, bhoora, light brown, tobacco, walnut, chestnut, hazel
coffee: coffee brown, dark brown, chocolate, chocolate brown
cocoa: cinnamon brown
champagne:
tan: taupe, mocha, 
camel: camel brown
beige: fawn, nude, skin colour, skin color, skin tone, biscuit
sand: 
oat: oatmeal, oats
khaki: 
brass: bronze, copper
multicolour: multicolor, multi, multi colour, multi color, multicoloured, multicolored, colourful, colorful, rangeen, rainbow
pastel: pastel shade, pastel colour, pastels
dark-colour: dark, darker, dark colour, dark color, dark shade, darker colour, darker color, dark coloured, deep colour
light-colour: light colour, light color, light shade, lighter colour, lighter color, light coloured
bright-colour: bright, brighter, bright colour, bright color, bright shade, bright coloured, vibrant, vivid colour, bold colour
neutral: neutral colour, neutral shade, neutral color, earthy, earth tone, earthy tone, earthy colour
`,
);

const parents = families(`
blue > navy, sky-blue, powder-blue, royal-blue, indigo, denim-blue, turquoise, teal, peacock, petrol
red > maroon, wine, crimson, brick, vermilion, cherry
pink > rani, rose, blush, coral
orange > rust, terracotta, tangerine, marigold, coral, peach, vermilion
yellow > mustard, turmeric, butter, marigold
green > olive, bottle-green, emerald, mint, sage, lime, moss, leaf-green, sea-green, teal
purple > lavender, lilac, plum
white > ivory, cream, chalk
grey > ash, charcoal, silver
brown > coffee, cocoa, tan, camel, rust, brass
beige > champagne, sand, oat, camel, khaki, cream
pastel > sky-blue, powder-blue, blush, peach, butter, mint, sage, lavender, lilac
dark-colour > black, navy, maroon, wine, charcoal, bottle-green, coffee, plum, indigo
light-colour > white, ivory, cream, chalk, beige, sky-blue, powder-blue, blush, peach, butter, mint, lavender, lilac, sand, oat, ash, pastel
bright-colour > red, orange, yellow, rani, royal-blue, lime, marigold, vermilion, coral, turquoise, emerald
neutral > white, black, grey, beige, brown, ivory, cream, chalk
`);

/** A colour with the families it belongs to, itself first: "navy" → navy, blue, dark-colour. */
export function colourLineage(colour: string): readonly string[] {
  const hues = lineage(parents, colour).filter((one) => !moods.has(one));
  // "dark" and "bright" name shades: red is bright, maroon is not, though it is a red.
  const own = (parents.get(colour) ?? []).filter((one) => moods.has(one));
  return moods.has(colour) ? [colour, ...own] : [...hues, ...own];
}

/** The colour family of a shade: "navy" → "blue"; a family is its own. */
export function colourFamily(colour: string): string {
  return parents.get(colour)?.find((parent) => !moods.has(parent)) ?? colour;
}

/** Names for many colours at once; no shade's hue. */
export const moods: ReadonlySet<string> = new Set([
  "pastel",
  "dark-colour",
  "light-colour",
  "bright-colour",
  "neutral",
]);

/** How a colour is written: "sky blue", "bright colours". */
export function colourName(colour: string): string {
  return colour.replaceAll("-", " ");
}
