/** Fit, pattern, sleeve and the other details of a piece: hood, pockets, collar, length. */
import { families, lineage, terms } from "./term.ts";

export const fitTerms = terms(
  "fit",
  `
slim: slim fit, compression, muscle fit, athletic fit, slim fitted, fitted, body fit, form fitting, bodycon, bodycon fit, tailored, tailored fit, tight, tight fitting, body hugging, sleek fit
skinny: skinny fit, super slim, pencil fit, super skinny
regular: regular fit, classic fit, standard fit, normal fit, comfort fit, comfort
straight: straight fit, straight cut, straight leg
loose: loose fit, free fit, easy going fit, boyfriend, boyfriend fit, mom fit, dad fit, balloon fit, barrel fit, relaxed, relaxed fit, baggy, roomy, loose fitting, easy fit, comfortable fit, dheela, dheele, flowy, airy fit, not clingy
oversized: oversize, oversized fit, boxy, slouchy
wide: wide leg, wide legged, wide cut
tapered: tapered fit, carrot fit, jogger fit
flared: flare, flair, flary, flarey, flairy, ghera, gher, full flare, kalidar, fit and flare, skater, bootcut, boot cut, bell bottom, flare leg
a-line: a line, aline
!wrap: wrap around, wraparound, wrap style
patiala: patiala style
!pencil: pencil cut, pencil style
`,
);

export const patternTerms = terms(
  "pattern",
  `
plain: without any print, without any prints, no print at all, without any pattern, solid, solids, solid colour, solid color, without print, without prints, no print, no prints, without pattern, unprinted, no pattern, no patterns, single colour, simple plain, patternless
striped: stripe, stripes, horizontal stripes, vertical stripes, pinstripe, pin stripe, pinstriped, dhaari
checked: checks, checkered, checquered, chequered, plaid, tartan, gingham, windowpane, check pattern, buffalo check
printed: print, prints, foil print, foil printed, digital print, all over print, allover print, yoke design, patterned, design print
floral: flower, flowers, floral print, floral printed, flowery, botanical
leaf-print: leaf print, leaves, leaf motif, tropical print, tropical
polka: polka dot, polka dots, dotted, dots, spotted, spots
graphic: graphic print, graphic printed, slogan, cartoon, cartoon print, logo print, typography, typography print, typographic, quirky, character print, quirky print, superhero, marvel, disney, logo, logos
animal-print: leopard print, leopard, animal print, zebra print
motif: elephant, elephants, kite print, kites, star print, stars, stars print, tiger print, moon print, moons, motifs, sun print
block-print: block printed, hand block print, hand block printed, hand block, block, buti, booti, ajrakh, kalamkari, sanganeri, bagru
bandhani: bandhej, bandhni, bandhini, badhani, tie dye, tie and dye, leheriya, lehariya, shibori
ikat: ikkat, pochampally, patola
paisley: mango print, kairi
geometric: chevron, zigzag, zig zag, abstract, aztec, geometric print
fair-isle: fairisle, nordic knit, nordic pattern
camouflage: camo, army print
embroidered: embroidery, schiffli, kantha, kantha work, aari, aari work, phulkari, thread work, hand embroidered, kadhai, kashida
chikankari: chikan
zari: zardozi, zardosi, gota patti, gota, gotta, gotta patti, zari border, zari work
mirror-work: mirror, mirrorwork
sequin: sequins, sequinned, sequined, sequence work, sequence, sequin work, shimmer, shimmery, sparkly, glitter, glittery, shiny
colour-block: colourblock, color block, colour blocked, colourblocked, colorblocked, colorblock, two tone
melange: heathered, marl
ripped: distressed, torn
self-design: self design, self designed, self textured, textured
woven-design: woven design, zari woven, woven zari, woven
argyle: argyll
applique: patchwork, patch work
embellished: stone work, stonework, beaded, embellishment, embellishments, rhinestone
ombre: ombre dyed
ribbed: rib, ribbed knit
!cable-knit: cable knit, cable knitted
`,
);

export const sleeveTerms = terms(
  "sleeve",
  `
sleeveless: with sleeves, with sleeve, sleeves must, sleeve must, must have sleeves, without sleeves, without sleeve, no sleeves, no sleeve, cut sleeve, sleeves less
!short: short sleeve, short sleeves, short sleeved, half sleeve, half sleeves, half sleeved, half baju, half hand, cap sleeve, cap sleeves, half sleves, half sleve, short sleves
!elbow: elbow sleeve, elbow length sleeve, elbow length sleeves, elbow sleeves
!three-quarter: three quarter sleeve, three quarter sleeves, 3 4 sleeve, 3 4th sleeve, 3 4 th sleeve, three fourth sleeve, 3 quarter sleeve, three quarter sleeved
!long: long sleeve, long sleeves, long sleeved, full sleeve, full sleeves, full sleeved, full hand, full baju, full arm, full sleves, full sleve, roll up sleeve, roll up sleeves
!flutter: flutter sleeve, flutter sleeves
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
collar: collared, with collar, spread collar, shirt collar, cutaway collar, button down collar, lapel collar, cuban collar, peter pan collar
round-neck: round neck, crew neck, round nek, jewel neck, round collar, crewneck, round neckline, o neck, round necked
v-neck: vee neck, v neckline, v necked, vneck, we neck
band-collar: mandarin collar, chinese collar, nehru collar, stand collar, grandad collar, banded collar, mandarin, mandarin neck
high-neck: highneck, turtle collar, turtle neckline, high collar, mock neck, mock collar, funnel neck, high necked
boat-neck: boatneck
square-neck: square neckline
sweetheart-neck: sweetheart, sweetheart neckline
halter-neck: halter
keyhole-neck: keyhole, key hole neck
scoop-neck: u neck, scoop, deep neck, deep u neck, deep neckline, low neck
shawl-collar: shawl lapel
notched-lapel: notch lapel, notched collar, lapel
cowl-neck: cowl
racerback: racer back
tie-neck: tie up neck, bow tie neck, pussy bow
henley-neck:
strappy: shoulder straps, spaghetti straps, noodle straps, spaghetti strap
polo-collar: polo collar
off-shoulder: off the shoulder, cold shoulder, off shoulder, one shoulder, one shouldered
backless: open back, low back
waterproof: water proof, rain safe, water resistant, rainproof, rain proof, water repellent, showerproof, shower proof
windproof: wind proof
stretch: stretchable, stretchy, stretchiness
light-wash: light wash, light fade, light faded, lightly washed, light washed, lightly faded
dark-wash: clean look, dark washed, no fade, raw denim, dark fade
acid-washed: acid wash, acid washed, bleach wash, bleached
mid-wash: medium wash, medium washed, mid washed, heavy fade, heavily faded, medium fade, washed denim, faded, fade, washed
stone-wash: stone washed, stonewashed
!alone: single piece, only one piece, just one piece, one piece only, single piece only, just one of them, only the upper, only the lower, only the top, only the bottom, just the upper, just the lower, just the top, just the bottom, single upper, single lower, single top, single bottom
single-breasted: single breasted
double-breasted: double breasted
slit: slits, side slit, thigh slit, front slit, side slits
detachable:
set: full set, complete set, matching bottom, matching bottoms
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
soft: comfy, skin friendly, comfortable, cosy, cozy, soft fabric, aaramdayak, comfort, itch free, not itchy, non itchy, gentle on skin
heavy: heavy work, heavily embellished
long-length: long, ankle length, floor length, full length, longline, maxi length, long length, lamba, lambi, maxi, till ankle, till ankles, till the ankle, till the ankles, to the ankle, to the ankles, touching the floor, floor touching, down to the ankles
above-knee: above knee, above the knee
knee-length: knee length, upto knee, up to knee, up to the knee, at the knee, below knee, below the knee, till knee
midi-length: midi length, calf length, mid calf, midi
hip-length: hip length, waist length
short-length: short, short length, thigh length, mid thigh, mini length, mini
cropped: crop, cropped length, crop length
dry-clean: dry clean only, dry cleaning
hand-wash: hand wash, hand washable, hand wash only
machine-washable: washing machine, machine washable, washed in machine, wash in machine, put in machine, machine dhulai, can be machine washed, easy wash, easy to wash, machine wash, washable, easy care, wrinkle free, no iron, crease free, non iron
modest: modest wear, full coverage, covered, not revealing
thick: heavyweight, heavy duty
thin: 
bestseller: best seller, best selling, popular, most popular, trending, most bought, top selling
`,
);

const fitParents = families(`
loose > oversized, wide
regular > straight
`);

const patternParents = families(`
plain > self-design
printed > floral, leaf-print, polka, graphic, animal-print, motif, block-print, bandhani, ikat, paisley, geometric, camouflage
embroidered > chikankari, zari, mirror-work, sequin
`);

const sleeveParents = families(`
short > elbow, puff, flutter
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
