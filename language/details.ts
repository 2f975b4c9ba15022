/** Fit, pattern, sleeve and the other details of a piece: hood, pockets, collar, length. */
import { families, lineage, terms } from "./term.ts";

export const fitTerms = terms(
  "fit",
  `
slim: slim fit, slim fitted, fitted, body fit, form fitting, bodycon, tailored, tailored fit, tight, tight fitting, body hugging, sleek fit
skinny: skinny fit, super slim
regular: regular fit, classic fit, standard fit, normal fit, comfort fit
straight: straight fit, straight cut, straight leg
loose: loose fit, relaxed, relaxed fit, baggy, roomy, loose fitting, easy fit, comfortable fit, dheela, dheele, flowy, airy fit, not clingy
oversized: oversize, oversized fit, boxy, slouchy
wide: wide leg, wide legged, wide cut
tapered: tapered fit
flared: flare, bootcut, boot cut, bell bottom, flare leg
a-line: a line, aline
`,
);

export const patternTerms = terms(
  "pattern",
  `
plain: solid, solid colour, solid color, without print, without prints, no print, no prints, without pattern, unprinted, no pattern, no patterns, single colour, simple plain, patternless
striped: stripe, stripes, pinstripe, pin stripe, pinstriped, dhaari
checked: check shirt, checks, checkered, checquered, chequered, plaid, tartan, gingham, windowpane, check pattern, buffalo check
printed: print, prints, patterned, design print
floral: flower, flowers, floral print, flowery, botanical
leaf-print: leaf print, leaves, leaf motif, tropical print, tropical
polka: polka dot, polka dots, dotted, dots, spotted, spots
graphic: graphic print, slogan, cartoon, cartoon print, logo print
animal-print: leopard print, leopard, animal print, zebra print
motif: elephant, elephants, kite print, kites, star print, stars, stars print, tiger print, moon print, moons, motifs, sun print
block-print: block printed, hand block print, hand block printed, hand block, block, buti, booti, ajrakh, kalamkari, sanganeri, bagru
bandhani: bandhej, tie dye, tie and dye, leheriya, lehariya, shibori
ikat: pochampally
paisley: mango print, kairi
geometric: chevron, zigzag, zig zag, abstract, aztec, geometric print
fair-isle: fairisle, nordic knit, nordic pattern
camouflage: camo, army print
embroidered: embroidery, thread work, hand embroidered, kadhai, kashida
chikankari: chikan
zari: zardozi, gota patti, gota, zari work, golden border
mirror-work: mirror
sequin: sequins, sequinned, shimmer, shimmery, sparkly, glitter, glittery, shiny
colour-block: colourblock, color block, colour blocked, two tone
melange: heathered, marl
ripped: distressed, torn
acid-wash: washed denim, faded
`,
);

export const sleeveTerms = terms(
  "sleeve",
  `
sleeveless: without sleeves, without sleeve, no sleeves, no sleeve, cut sleeve, sleeves less
!short: short sleeve, short sleeves, short sleeved, half sleeve, half sleeves, half sleeved, half baju, half hand, cap sleeve
!elbow: elbow sleeve, elbow length sleeve, elbow length sleeves, elbow sleeves
!three-quarter: three quarter sleeve, three quarter sleeves, 3 4 sleeve, 3 4th sleeve, 3 4 th sleeve, three fourth sleeve, 3 quarter sleeve, three quarter sleeved
!long: long sleeve, long sleeves, long sleeved, full sleeve, full sleeves, full sleeved, full hand, full baju, full arm
!bell: bell sleeve, bell sleeves, bell sleeved
!puff: puff sleeve, puff sleeves, puffed sleeve, puffed sleeves
`,
);

export const detailTerms = terms(
  "detail",
  `
hood: hooded, with hood, cap attached, hoods, removable hood, detachable hood
pockets: pocket, jeb, pocketed
zip: zipper, zipped, zip up, zips, zippers, chain wali, zip front, half zip
buttons: button, buttoned, front button, snap button, snap buttons
collar: collared, with collar
round-neck: crew neck, round collar, crewneck, round neckline
v-neck: vee neck, v neckline
band-collar: mandarin collar, chinese collar, nehru collar, stand collar, grandad collar, banded collar
high-neck: turtle collar, high collar, mock neck, funnel neck
boat-neck:
off-shoulder: off the shoulder, cold shoulder
backless: open back, low back
waterproof: water proof, water resistant, rainproof, rain proof, water repellent, showerproof, shower proof
windproof: wind proof
stretch: stretchable, stretchy, stretchiness
elastic-waist: elastic, elasticated, elasticated waist, elastic waistband, pull on
drawstring: draw string, naada, nada
high-waist: high waisted, high rise, highrise
low-waist: low waisted, low rise
lined: lining, inner lining
padded: padding
quilted:
reversible:
belted: with belt, tie waist, waist tie, belt at the waist
ruffles: ruffle, ruffled, frill, frills, frilled, frilly
lace-trim: lace trim, lacy
tassels: tassel, fringe, fringed
pleated: pleats, pleat
tiered: tiers
lightweight: light, light weight, halka, halki, light fabric, not heavy, weightless
breathable: airy, breezy, sweat free
soft: comfy, comfortable, cosy, cozy, soft fabric, aaramdayak, comfort, itch free, not itchy, non itchy, gentle on skin
heavy: heavy work, heavily embellished
long-length: long, ankle length, floor length, full length, longline, maxi length, long length, lamba, lambi
knee-length: knee length, below knee, below the knee, till knee
midi-length: midi length, calf length, mid calf
short-length: short, short length, above knee, above the knee, mini length
cropped: crop, cropped length
machine-washable: machine washable, easy wash, easy to wash, machine wash, washable, easy care, wrinkle free, no iron, crease free, non iron
modest: modest wear, full coverage, covered, not revealing
thick: heavyweight, heavy duty
thin: 
bestseller: best seller, best selling, popular, most popular, trending, most bought, top selling
`,
);

const fitParents = families(`
loose > oversized, wide
slim > skinny
regular > straight
`);

const patternParents = families(`
printed > floral, leaf-print, polka, graphic, animal-print, motif, block-print, bandhani, ikat, paisley, geometric, camouflage
embroidered > chikankari, zari, mirror-work, sequin
`);

const sleeveParents = families(`
short > elbow
long > bell
`);

export function fitLineage(fit: string): readonly string[] {
  return lineage(fitParents, fit);
}

export function patternLineage(pattern: string): readonly string[] {
  return lineage(patternParents, pattern);
}

export function sleeveLineage(sleeve: string): readonly string[] {
  return lineage(sleeveParents, sleeve);
}
