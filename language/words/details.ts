/** Fit, pattern, sleeve, hood, pockets, collar, length. */
import { families, lineage, terms } from "./term.ts";

export const fitTerms = terms(
  "fit",
  `
slim: slimmer, slimmer fit, tighter, tighter fit, snugger, narrower, slim fit, compression, muscle fit, athletic fit, slim fitted, fitted, body fit, form fitting, bodycon, bodycon fit, tailored, tailored fit, tight, tight fitting, body hugging, sleek fit, figure hugging, snug, snug fit, tailored cut, close fitting, slim cut, trim fit, skin fit, body fitted, figure fitting
skinny: skinny fit, super slim, pencil fit, super skinny, skin tight
regular: regular fit, classic fit, standard fit, normal fit, comfort fit, comfort, normal cut, true fit
straight: straight fit, straight cut, straight leg, straight hem, straight style
loose: looser, looser fit, loosest, baggier, roomier, more relaxed, more room, loose fit, free fit, easy going fit, boyfriend, boyfriend fit, mom fit, dad fit, balloon fit, barrel fit, relaxed, relaxed fit, baggy, roomy, loose fitting, easy fit, comfortable fit, dheela, dheele, flowy, airy fit, not clingy, flowing, drapey, easy breezy fit, comfort loose, anti fit, dropped shoulder, drop shoulder, loose fitted
oversized: oversize, oversized fit, boxy, slouchy, over size, extra loose, boyfriend style, boxy fit
wide: wide leg, wide legged, wide cut, wide fit, parallel fit, broad leg
tapered: tapered fit, carrot fit, jogger fit, tapering, narrow leg, ankle tapered
flared: flare, flair, flary, flarey, flairy, ghera, gher, full flare, kalidar, fit and flare, skater, bootcut, boot cut, bell bottom, flare leg, trumpet, umbrella cut, umbrella style, circular, full circle, fishtail, mermaid cut, mermaid style, mermaid fit, swing, swingy, kali, flowy flare
a-line: a line, aline, a shape, princess cut, empire, empire line, empire waist
!wrap: wrap around, wraparound, wrap style
patiala: patiala style
!pencil: pencil cut, pencil style
asymmetric: asymmetrical, high low, high low hem, uneven hem, asymmetric hem, asymmetrical hem, handkerchief hem
`,
);

export const patternTerms = terms(
  "pattern",
  `
plain: plainer, simpler, simple design, less busy, less loud, without any print, without any prints, no print at all, without any pattern, solid, solids, solid colour, solid color, without print, without prints, no print, no prints, without pattern, unprinted, no pattern, no patterns, single colour, simple plain, patternless
striped: stripe, stripes, horizontal stripes, vertical stripes, pinstripe, pin stripe, pinstriped, dhaari, breton, breton stripe, candy stripe, candy stripes, rugby stripe, rugby stripes, regimental stripe, side stripe, side stripes, multi stripe, bengal stripe, chalk stripe, pencil stripe, thin stripes, broad stripes, lining design
checked: checks, checkered, checquered, chequered, plaid, tartan, gingham, windowpane, check pattern, buffalo check, glen check, prince of wales, prince of wales check, madras check, madras checks, madras, tattersall, gingham check, check design, small checks, big checks, micro checks, lumberjack, chex, checkerboard, chequerboard, tattersall check
printed: print, prints, printing, printings, foil print, foil printed, digital print, all over print, allover print, yoke design, patterned, design print, screen print, screen printed, puff print, khadi print, printed design, conversational, quirky prints, photo print, rubber print, placement print, chest print, back print, border print, jaal print, scenic print
floral: flower, flowers, floral print, floral printed, flowery, botanical, ditsy, ditsy floral, ditsy print, rose print, roses, lotus print, lotus, sunflower, sunflowers, daisy print, daisies, phool, phoolon, big flowers, small flowers, flower design, floral design, floral motif, flower prints, blooms, blossoms, phulkari print
leaf-print: leaf print, leaves, leaf motif, tropical print, tropical, hawaiian, palm print, palm tree, palm trees, palm tree print, jungle print, hibiscus, banana leaf, forest print
polka: polka dot, polka dots, dotted, dots, spotted, spots
graphic: graphic print, graphic printed, slogan, cartoon, cartoon print, logo print, typography, typography print, typographic, quirky, character print, quirky print, superhero, marvel, disney, logo, logos, graphic tee, graphics, quote print, quotes, text print, anime, anime print, band print, slogan print, printed slogan, movie print, meme, photo printed, gaming print
animal-print: leopard print, leopard, animal print, zebra print, zebra, snake print, snakeskin, snake skin, cheetah, cheetah print, cow print, crocodile print, tiger stripes, giraffe print, tiger stripe, animal printed, leopard spots
motif: elephant, elephants, kite print, kites, star print, stars, stars print, tiger print, moon print, moons, motifs, sun print
block-print: block printed, hand block print, hand block printed, hand block, block, buti, booti, ajrakh, kalamkari, sanganeri, bagru, dabu, dabu print, indigo print, block prints, bagh print, sanganeri print, jaipuri block
bandhani: bandhej, bandhni, bandhini, badhani, tie dye, tie and dye, leheriya, lehariya, shibori, bandhej print, bandhani print, bandhini print, tie n dye, tie and die, tie die, shibori print, leheriya print, lehriya, laheriya, bandini
ikat: ikkat, pochampally, patola, ikat print, ikkat print, pochampalli, ikkath
paisley: mango print, kairi
geometric: chevron, zigzag, zig zag, abstract, aztec, geometric print
fair-isle: fairisle, nordic knit, nordic pattern
camouflage: camo, army print, camo print, camouflage print, military print, commando print
embroidered: embroidery, kutch work, kutchi, kutchi work, kutch embroidery, kutchi embroidery, schiffli, kantha, kantha work, aari, aari work, phulkari, thread work, hand embroidered, kadhai, kashida, kashmiri embroidery, machine embroidery, embroidary, embroided, kutch embroidery, kashmiri work, parsi embroidery, resham work, threadwork, crewel, hand work, handwork, suzani, karchobi, dori work, naqshi
chikankari: chikan, lucknowi, lakhnavi, lucknavi, lucknowi work, chikan work, chikan kari, chikenkari, chikan embroidery, chikankari work, chicken kari, chicken work, chikan kurta work
zari: zardozi, zardosi, gota patti, gota, gotta, gotta patti, zari border, zari work, dabka, dabka work, zari embroidery, zardozi work, zardosi work, tilla work, tilla, gota work, marodi, gold thread work, badla, silver work, gold work, golden work, silver thread work, gold thread
mirror-work: mirror, mirrorwork, sheesha, shisha, abhla, mirror embroidery, real mirror
sequin: sequins, sequinned, sequined, sequence work, sequence, sequin work, shimmer, shimmery, sparkly, glitter, glittery, shiny, sequinned work, bling, blingy, glittering, sequins work, sitara, sitara work
colour-block: colourblock, color block, colour blocked, colourblocked, colorblocked, colorblock, two tone, contrast panel, contrast panels, panel block, colour blocking, color blocking, half and half
melange: heathered, marl
ripped: distressed, torn
self-design: self design, self designed, self textured, textured
woven-design: woven design, zari woven, woven zari, woven, brocade work, banarasi weave, woven motifs, woven border, zari weave, jamdani weave, jacquard weave
argyle: argyll
applique: patchwork, patch work
embellished: stone work, stonework, beaded, embellishment, embellishments, rhinestone, pearl work, pearls, moti work, kundan, kundan work, cutdana, cut dana, crystals, crystal work, diamante, stones, studded, studs, bead work, beadwork, beads, embelished
ombre: ombre dyed, dip dye, dip dyed, gradient, shaded, faded dye
ribbed: rib, ribbed knit
!cable-knit: cable knit, cable knitted
houndstooth: hounds tooth, dogtooth, dog tooth, puppytooth
herringbone:
ethnic-print: tribal, tribal print, ethnic motif, ethnic motifs, ethnic print, bohemian print, boho print, folk print, indie print, traditional print, mughal print, jaipuri print, rajasthani print
marble: marbled, marble print
abstract-print: abstract print
dinosaur: dino, dinosaurs, dinos, dinosaur print, dino print, jurassic
unicorn: unicorns, unicorn print
butterfly: butterflies, butterfly print
!bird: bird print, birds, birds print
!peacock-print: peacock print, peacock motif, peacock motifs, peacock design, peacock feather, peacock feathers, mor print
!cat-print: with cat, with cats, with a cat, with cat on it, cat print, cats print, kitty print, kitten print
!dog-print: dog print, puppy print
panda: pandas, panda print
!bear: bear print, teddy print, teddy bear print, bears, with teddy bears, with teddies, with a teddy, with teddy, teddy bears on it, teddy on it
!heart: heart print, hearts, hearts print, heart motif, heart shapes
!car-print: car print, cars, cars print, vehicle print, truck print, trucks, train print, trains, rocket print, rockets, aeroplane print, airplane print
!space-print: space print, planets, planet print, galaxy print, astronaut print, solar system print
!fruit-print: fruit print, fruits, strawberry, strawberry print, strawberries, cherry print, lemon print, pineapple, pineapple print, watermelon, watermelon print, banana print
nautical: anchor print, anchors, nautical print
skull: skulls, skull print
smiley: emoji, emoji print, smiley print, smileys
alphabet: alphabet print, alphabets, letters print
!christmas-print: reindeer, snowflake, snowflakes, snowman, christmas print, santa print, xmas print
batik: batik print
warli: warli print, warli art
madhubani: madhubani print, mithila, madhubani art
pichwai: pichwai print
hand-painted: hand painted, painted, hand paint
eyelet: broderie, broderie anglaise, hakoba, cutwork, cut work, eyelets, eyelet work, schiffli lace
crinkled: crinkle, crushed, crush
`,
);

export const sleeveTerms = terms(
  "sleeve",
  `
sleeveless: don't want sleeves, do not want sleeves, don't want any sleeves, not want sleeves, baju wali, baju wala, bazu wali, bazu wala, baazu wali, baazu wala, sleeves wali, sleeves wala, with sleeves, with sleeve, has sleeves, have sleeves, having sleeves, sleeves on it, some sleeves, sleeves please, sleeves must, sleeve must, must have sleeves, without sleeves, without sleeve, no sleeves, no sleeve, cut sleeve, sleeves less, sleevless, without any sleeves, no sleeve at all, sleeve less, sans sleeves, slevless, baazu nahi, bina baju, bina sleeve, no arms, without hands, without hand, without arms, no hands, cut hands, hands cut, haath ke bina, bina haath
!short: short sleeve, short sleeves, short sleeved, half sleeve, half sleeves, half sleeved, half baju, half hand, cap sleeve, cap sleeves, half sleves, half sleve, short sleves, half arm, half arms, short arm, half bazu, half shirt sleeve, quarter sleeve, half slv, half-sleeve, short slvs, short slv
!elbow: elbow sleeve, elbow length sleeve, elbow length sleeves, elbow sleeves, elbow length, half elbow sleeve, elbow hand, up to elbow, till elbow
!three-quarter: three quarter sleeve, three quarter sleeves, 3 4 sleeve, 3 4th sleeve, 3 4 th sleeve, three fourth sleeve, 3 quarter sleeve, three quarter sleeved, bracelet sleeve, bracelet sleeves, three quarter length sleeve, three quarter length sleeves, 3 4 sleeves, 3 4th sleeves, three fourth sleeves, 3 by 4 sleeve, 3 by 4 sleeves, three fourths sleeve, 3 4 hand, 7 8 sleeve, 3 4 slv, 3 4 sleeved, 3 4th slv
!long: sleeves to be full, sleeves should be full, sleeves must be full, sleeves full, sleeve full, sleeves to be long, sleeves should be long, sleeves must be long, long sleeve, long sleeves, long sleeved, full sleeve, full sleeves, full sleeved, full hand, full baju, full arm, full sleves, full sleve, roll up sleeve, roll up sleeves, full length sleeve, full length sleeves, full arms, full bazu, wrist length sleeves, full hands, poori baju, poori aasteen, puri baju, sleeves full, long arm, long arms, rolled sleeves, rolled up sleeves, full slv, long slv
!flutter: flutter sleeve, flutter sleeves, ruffle sleeve, ruffle sleeves, ruffled sleeves, butterfly sleeve, butterfly sleeves, angel sleeve, angel sleeves, petal sleeve, petal sleeves, tulip sleeve, tulip sleeves, frill sleeve, frill sleeves
!bell: bell sleeve, bell sleeves, bell sleeved, trumpet sleeve, trumpet sleeves, flared sleeve, flared sleeves, bishop sleeve, bishop sleeves
!puff: puff sleeve, puff sleeves, puffed sleeve, puffed sleeves, balloon sleeve, balloon sleeves, lantern sleeve, lantern sleeves, leg of mutton, leg of mutton sleeves
!strapless: strapless, tube style, bandeau style
!batwing: batwing, batwing sleeve, batwing sleeves, dolman, dolman sleeve, dolman sleeves, kimono sleeve, kimono sleeves, bat sleeves
!cape: cape sleeve, cape sleeves
!raglan: raglan, raglan sleeve, raglan sleeves
!cold-shoulder: cold shoulder sleeve, cold shoulder sleeves
!sheer: sheer sleeve, sheer sleeves, net sleeve, net sleeves, transparent sleeves, see through sleeves
`,
);

export const detailTerms = terms(
  "detail",
  `
hood: hooded, with hood, cap attached, hoods, removable hood, detachable hood, with a hood, hoody style, hood wali, topi wali
pockets: pocket, jeb, pocketed, side pocket, side pockets, with pockets, pocket wala, pocket wali, deep pockets, zip pockets, chest pocket, cargo pockets, 6 pocket, 6 pockets, six pocket, pocketing
zip: zipper, zipped, zip up, zips, zippers, chain wali, zip front, half zip, front zip, side zip, back zip, full zip, with zip, chain, zip closure, invisible zip, zip pocket
buttons: button, buttoned, front button, snap button, snap buttons
collar: collared, with collar, spread collar, shirt collar, cutaway collar, button down collar, lapel collar, cuban collar, peter pan collar, cutaway, camp collar, revere collar, revers collar, point collar, regular collar, wing collar, resort collar, club collar, classic collar, baby collar, sailor collar, collars, kent collar, french collar, collar neck, notch collar
round-neck: round neck, crew neck, round nek, jewel neck, round collar, crewneck, round neckline, o neck, round necked, closed neck, close neck, gol gala, gol galla, round gala, gol neck, round shape neck, round necks, u shape neck, crew
collarless: collar less
v-neck: v gala, v galla, vee neck, v neckline, v necked, vneck, we neck, deep v, deep v neck, plunge neck, plunging neckline, plunging neck, plunging, v shape neck, v shaped neck, v cut neck, v shape, v neck line
band-collar: mandarin collar, chinese collar, nehru collar, stand collar, grandad collar, banded collar, mandarin, mandarin neck, stand up collar, ban collar, bandh gala collar, bandhgala collar, mandrin collar, china collar, grandad, grandad neck, chinese neck, closed collar, nehru neck, stand neck
high-neck: highneck, turtle collar, turtle neckline, high collar, mock neck, mock collar, funnel neck, high necked, turtle neck collar, roll neck collar, turtle necked, hi neck, close neck high
boat-neck: boatneck, bateau, bateau neck, slash neck, boat shape neck, boat neckline
square-neck: square neckline, square shape neck, square necked, chaukor gala, square cut neck
sweetheart-neck: sweetheart, sweetheart neckline
halter-neck: halter, halterneck, halter neckline, neck tie halter
keyhole-neck: keyhole, key hole neck
scoop-neck: u neck, scoop, deep neck, deep u neck, deep neckline, low neck
shawl-collar: shawl lapel
notched-lapel: notch lapel, notched collar, lapel, peak lapel, peaked lapel, lapels
cowl-neck: cowl
racerback: racer back
tie-neck: tie up neck, bow tie neck, pussy bow, bow neck, neck tie up, neck bow, tie up neckline
henley-neck:
strappy: shoulder straps, spaghetti straps, noodle straps, spaghetti strap
polo-collar: polo collar, polo neck collar
off-shoulder: off the shoulder, cold shoulder, off shoulder, one shoulder, one shouldered, bardot, bare shoulder, off shoulders, shoulderless, asymmetric neck, cold shoulders, bare shoulders
backless: open back, low back, dori back, bare back, deep back
waterproof: water should not come in, water should not enter, water should not go in, water shouldn't get in, water doesn't get in, water does not get in, water doesn't come in, doesn't let water in, keeps water out, keep water out, paani andar na aaye, paani na jaye, water proof, rain safe, water resistant, rainproof, rain proof, water repellent, showerproof, shower proof
windproof: wind proof
stretch: stretchable, stretchy, stretchiness
light-wash: light wash, lite wash, lite washed, light fade, light faded, lightly washed, light washed, lightly faded
dark-wash: clean look, dark washed, no fade, raw denim, dark fade
acid-washed: acid wash, acid washed, bleach wash, bleached
mid-wash: medium wash, medium washed, mid washed, heavy fade, heavily faded, medium fade, washed denim, faded, fade, washed
stone-wash: stone washed, stonewashed
!alone: standalone, stand alone, single piece, with nothing else in set, with nothing else in the set, nothing else in the set, nothing else in set, with nothing else, nothing else with it, only one piece, just one piece, one piece only, single piece only, just one of them, only the upper, only the lower, only the top, only the bottom, only the scarf, just the scarf, only the jacket, just the jacket, just the upper, just the lower, just the top, just the bottom, single upper, single lower, single top, single bottom, on its own, by itself, on their own, by themselves, without the set, separately, no set, not a set, not in a set, nothing with it, not the set, not the whole set, no combo, just that, only that, not full set, not the full set, single only
single-breasted: single breasted
double-breasted: double breasted
slit: slits, side slit, thigh slit, front slit, side slits, front cut, side cut, thigh high slit, high slit, centre slit
detachable:
set: full set, complete set, matching bottom, matching bottoms
elastic-waist: elastic, elasticated, elasticated waist, elastic waistband, pull on, elastic at waist, rubber waist, elasticised waist, elasticized waist, stretch waist, half elastic, full elastic, pull up waist
drawstring: draw string, naada, nada, drawstring waist, drawstrings, nada wala, with naada, tie string
high-waist: high waisted, high rise, highrise, highwaist, waist high, ultra high rise
low-waist: low waisted, low rise
lined: lining, inner lining
padded: padding
quilted:
reversible:
belted: with belt, tie waist, waist tie, belt at the waist
ruffles: ruffle, ruffled, frill, frills, frilled, frilly, ruffle hem, flounce, flounced, frill hem, frilled hem
lace-up: lace up, lace ups, laces up, corset back, back lace up, eyelet lace up
lace-trim: lace trim, lacy, lace work, lace detail, lace details, crochet trim, laced
tassels: tassel, fringe, fringed, tassel detail, latkan, pom pom, pom poms, fringes
pleated: pleats, pleat, box pleats, knife pleats, accordion pleats, sunray pleats, pleating
tiered: tiers, layered, tier, layers, layered style, multi tier
pack-of-2: pack of 2, pack of two, packs of 2, packs of two, combo of 2, combo of two, pk of 2, 2 in a pack, two in a pack, po 2, pk 2, pack 2, 2 pack, two pack, 2 pc pack, 2 pcs pack, 2 piece pack
pack-of-3: pack of 3, pack of three, packs of 3, packs of three, combo of 3, combo of three, pk of 3, 3 in a pack, three in a pack, po 3, pk 3, pack 3, 3 pack, three pack, 3 pc pack, 3 pcs pack, 3 piece pack
pack-of-4: pack of 4, pack of four, packs of 4, packs of four, combo of 4, combo of four, pk of 4, 4 in a pack, four in a pack, po 4, pk 4, pack 4, 4 pack, four pack, 4 pc pack, 4 pcs pack, 4 piece pack
pack-of-5: pack of 5, pack of five, packs of 5, packs of five, combo of 5, combo of five, pk of 5, 5 in a pack, five in a pack, po 5, pk 5, pack 5, 5 pack, five pack, 5 pc pack, 5 pcs pack, 5 piece pack
pack-of-6: pack of 6, pack of six, packs of 6, packs of six, combo of 6, combo of six, pk of 6, 6 in a pack, six in a pack, po 6, pk 6, pack 6, 6 pack, six pack, 6 pc pack, 6 pcs pack, 6 piece pack
lightweight: light, lightest, light weight, halka, halki, light fabric, not heavy, weightless
breathable: airy, breezy, sweat free, airy fabric, sweatproof, cooling fabric, breathable fabric, breathes, breathe, ventilated
soft: comfy, skin friendly, comfortable, cosy, cozy, soft fabric, aaramdayak, comfort, itch free, not itchy, non itchy, gentle on skin, buttery soft, super soft, baby soft, soft cotton feel, soft touch, not scratchy, non scratchy, scratch free, tagless, doesn't itch, does not itch, won't itch, no itch, no itching, not rough
heavy: heavy work, heavily embellished, heavily worked, heavy border
long-length: upto floor, up to the floor, upto feet, upto ankles, up to ankles, at the ankle, at the ankles, long, 7 8 length, ankle length, floor length, full length, longline, maxi length, long length, lamba, lambi, maxi, till ankle, till ankles, till the ankle, till the ankles, to the ankle, to the ankles, touching the floor, touches the floor, touch the floor, touches the ground, touching the ground, falls to the floor, floor touching, down to the ankles, to the floor, floor sweeping, sweeping the floor, full long, ankle touching, till feet, till the floor, upto ankle, up to ankle, up to the ankle, pair tak, reaching the ankles, extra long, long one, full-length
above-knee: above knee, above the knee
knee-length: knee length, length knee, length till knee, length upto knee, length up to knee, knee tak, ghutne tak, upto knee, up to knee, up to the knee, at the knee, below knee, below the knee, till knee, till knees, to the knee, to the knees, till the knee, till the knees, around the knee, just below the knee, below the knees, ghutne tak, knee high, knee touching, covers the knee, covers the knees, covering knees, covers my knees, past the knee, upto knees, bermuda length, knee len
midi-length: upto calf, up to calf, up to the calf, upto mid calf, to mid calf, at mid calf, midi length, calf length, mid calf, midi, tea length, mid length, below knee length, till calf, to the calf, calf, till the calf, mid calf length, three quarter length, 3 4 length
hip-length: covers my bottom, covers the bottom, covers her bottom, cover my bottom, cover the bottom, covering my bottom, covers bottom, covers my bum, covers the bum, cover my bum, cover the bum, covers my backside, covers the backside, covers my behind, covers the hips, covers my hips, cover the hips, cover my hips, upto hip, up to hip, upto hips, up to the hip, up to the hips, to the hip, to the hips, upto waist, up to waist, hip tak, kamar tak, hip length, waist length, till hip, till waist, covers the hips, covering hips, hip covering, covers hips, covers the bum, covers my bum, bum covering, waist long, till the hip, till hips
short-length: short, short length, thigh length, mid thigh, mini length, mini, micro mini, thigh, thigh high, very short, mid thigh length, chota, chhota size length, above the knees
cropped: crop, cropped length, crop length, crop fit, crop style, cropped fit, cropped style
dry-clean: dry clean only, dry cleaning, dry cleaned, dry wash, dryclean
hand-wash: hand wash, hand washable, hand wash only
machine-washable: washing machine, machine washable, washed in machine, wash in machine, put in machine, machine dhulai, can be machine washed, easy wash, easy to wash, machine wash, washable, easy care, wrinkle free, no iron, crease free, non iron, machine wash ok, machine-wash, washing machine safe, machine safe, can go in the machine, goes in the washing machine, in the machine, without ironing, no ironing, doesn't need ironing, does not need ironing, iron free, non crease, doesn't crease, does not crease, wrinkle resistant, low maintenance, easy maintenance
modest: modest wear, full coverage, covered, not revealing
thick: thickest, heavyweight, heavy duty
thin:
bestseller: best seller, best selling, popular, most popular, trending, most bought, top selling
pot-neck: matka neck, pan neck, pot neckline, matka gala
illusion-neck: illusion neckline
smocked: smocking, shirred, shirring, smocked waist, elasticated bodice
panelled: paneled, panels
ruched: ruching, gathers, gathered
maternity: pregnancy wear, pregnancy, nursing, breastfeeding, breast feeding, feeding zip, feeding, can feed, could feed, feed the baby, feed my baby, feed her baby, mom to be, bump friendly, baby bump
handloom: hand loom, handwoven, hand woven, hand spun, handspun, hathkargha
quick-dry: quick drying, dri fit, dry fit, drifit, moisture wicking, sweat wicking, sweat absorbent, sweat proof, quickdry, dry quick, dries quickly, dries fast
uv-protection: uv protected, upf, sun protection
anti-odour: anti odor
thermal-lined: fleece lined, fur lined, sherpa lined, wool lined
sheer: see through, transparent, see thru
opaque: not see through, not transparent, non see through, non transparent, not sheer, no see through, nothing see through
button-down: buttons all the way, buttons in front, button front, front open, open front, front buttons, front slit buttons
mid-waist: mid rise, mid waist, medium rise
bow: bows, with a bow, with bow, bow detail
cut-out: cut out, cutout, cut outs, cutouts, cut out waist
draped: pre draped, drape, drapes, cowl drape
reflective: reflector, reflectors
embossed:
adjustable: adjustable straps, adjustable waist
single-pleat: single pleat
double-pleat: double pleat, two pleats
!three-piece: three piece, 3 piece, 3pc, 3 pc, three pieces, 3 pieces, three pcs, 3 pcs
`,
);

export const fitFamilies = families(`
loose > oversized, wide
regular > straight
`);

export const patternFamilies = families(`
plain > self-design
printed > floral, leaf-print, polka, graphic, animal-print, motif, block-print, bandhani, ikat, paisley, geometric, camouflage, ethnic-print, marble, dinosaur, unicorn, butterfly, bird, peacock-print, cat-print, dog-print, panda, bear, heart, car-print, space-print, fruit-print, nautical, skull, smiley, alphabet, christmas-print, batik, warli, madhubani, pichwai, abstract-print, fair-isle-print
embroidered > chikankari, zari, mirror-work, sequin, eyelet, embellished
checked > houndstooth
geometric > abstract-print
ikat > abstract-ikat
`);

export const sleeveFamilies = families(`
short > elbow, puff, flutter
long > bell
sleeveless > strapless
`);

export function fitLineage(fit: string): readonly string[] {
  return lineage(fitFamilies, fit);
}

export function patternLineage(pattern: string): readonly string[] {
  return lineage(patternFamilies, pattern);
}

export function sleeveLineage(sleeve: string): readonly string[] {
  return lineage(sleeveFamilies, sleeve);
}

export const detailFamilies = families("");

export function detailLineage(detail: string): readonly string[] {
  return lineage(detailFamilies, detail);
}
