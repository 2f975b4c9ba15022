/** Patterns, embroideries, necks, sleeves, fits and other details beyond the everyday tables. A line: "value: other names > families it is of". */
export const widePatterns = `
paithani-weave: paithani border, paithani pallu, semi paithani, paithani weaving, paithani print > woven-design
peacock-print: peacock border, mayur, mayura, mayuri, mor buti, peacock weave, peacock woven > printed
buti: butti, buttis, buttas, butta, butis, bootis, small buttis, zari butti, zari butta, all over butta, bhutta > woven-design
woven-design: banarasi work, woven butta, woven border, woven pallu, zari pallu, jacquard border, kadwa, kadhua, tanchoi, meenakari, minakari, meena work, jangla, jangala, shikargah, self woven, dobby weave, dobby border, extra weft, ganga jamuna border, temple border, korvai, ikat weave, mina weave, brocaded
woven-motif: woven motif, woven motifs, loom motif > woven-design, motif
tartan: tartan check, tartan checks, royal stewart, black watch, tartan plaid > checked
gingham: gingham check, gingham checks, vichy check, vichy > checked
windowpane: window pane, windowpane check, window pane check, window check > checked
buffalo-check: buffalo plaid, buffalo checks > checked
plaid: plaids, flannel plaid, flannel check > checked
madras-check: madras plaid > checked
glen-plaid: glen plaid, glenurquhart check > checked
graph-check: graph checks, mini check, mini checks, micro check, micro checks, pin check, pin checks, shepherd check, tattersall checks > checked
pin-dot: pin dot, pin dots, micro dots, swiss dot, swiss dots, dotted swiss, bindi print, bindi dots > polka
pinstripe: pinstripes, pin striped, pin stripes > striped
hickory-stripe: hickory stripe, hickory stripes, railroad stripe, ticking stripe, engineer stripe > striped
sunset-stripe: sunset stripe, retro stripe, retro stripes > striped
rainbow-stripe: rainbow stripe, rainbow stripes, rainbow striped > striped
diamond-print: diamond, diamonds, diamond pattern, diamond check, diamond knit, harlequin > geometric
argyle: argyle pattern, argyle check, argyle knit > geometric
polygon: hexagon print, triangle print, cubes print, maze print, greek key, meander, mosaic, mosaic print, tile print, azulejo, moroccan print, moroccan tile, kilim, navajo, southwestern print > geometric
swirl: swirl print, swirls, psychedelic, psychedelic print, retro print, pucci print, trippy print, groovy print, wavy print > abstract-print
brush-stroke: brush strokes, brushstroke, brush stroke print, paint splatter, paint splash, splatter print, splash print, watercolour print, watercolor print, ink print > abstract-print
marble: marbled print, marbling, ebru
foil: foil prints, gold foil, foil work, khari print, khari work, foil mirror, gold foil print, tinsel print > printed
polka-star: star, starry, starry print, constellation print > motif
sunflower-print: sunflower print, sun flowers > floral
rose-print: rose printed, rosette print, cabbage rose > floral
ditsy-floral: tiny flowers, little flowers, mini floral, small floral, micro floral, calico print, liberty print > floral
big-floral: large floral, bold floral, oversized floral, big floral, bold flowers > floral
mughal-floral: mughal motif, mughal floral, mughal buta, charbagh, jaal, floral jaal, jaali, jaali print, jaal work, floral buta, buta print, persian print, persian floral > floral
chintz: chintz print, indienne, toile, toile de jouy > floral
cherry-print: cherry graphic, cherries > fruit-print
lemon-print: lemons, citrus print, orange print, mango motif print, avocado print, food print, pizza print, donut print, cupcake print, ice cream print > fruit-print
leaf-print: leaf design, leaves print, leafy, leafy print, tropical leaves, palm leaf, monstera, fern print, botanical print, banana leaves > printed
safari-print: safari animals, safari animal print, jungle animals, zoo print, animals print, animal graphic, wild animals, giraffe, giraffes, lion print, lion, elephant print, monkey print, fox print, sloth print, koala print, rabbit print, bunny print, bunny, deer print, whale print, fish print, shark print, sharks, octopus print, turtle print, crab print > animal-print
leopard-print: leopard spot, leopard spots, jaguar print, ocelot > animal-print
zebra-print: zebra stripe, zebra stripes > animal-print
teddy-print: teddy print, teddy bears print, teddies > bear
rocket-print: rocket, rockets print, space rockets, spaceship print > space-print
dinosaur: dino graphic, t rex, trex, triceratops
construction-print: diggers, digger print, tractor print, excavator print, fire truck print, fire engine print, tractor > car-print
sports-print: football print, cricket print, basketball print > printed
sea-print: mermaid print, seashell print, shell print, shells, starfish print, wave print, waves print, boat print, boats print, sailboat print > nautical
cloud-print: cloud print, clouds, rainbow print, moon and stars, moon and star print > printed
geo-map: newspaper print, letter print, calligraphy, calligraphy print, urdu print, hindi print, sanskrit print, mantra print, om print, shlok print > graphic
band-tee: tour graphic, rock band, music graphic, vintage graphic, retro graphic, college logo, varsity print, varsity letter, letter patch, number print, jersey number > graphic
superhero-print: spiderman, spider man, batman, superman, avengers, iron man, hulk, captain america, minions, peppa pig, doraemon, chhota bheem, mickey, mickey mouse, minnie, minnie mouse, frozen print, elsa, barbie print, hello kitty, pokemon, pikachu, harry potter, tom and jerry > graphic
reindeer: reindeer print, reindeer motif, nordic reindeer > christmas-print
christmas-tree: candy cane, gingerbread, elf print, holly print > christmas-print
halloween-print: pumpkin print, ghost print, bat print, spider print > printed
toran: rangoli print, diya print, ganesha print, buddha print, krishna print, lotus motif, kamal, gopi print, cow print pichwai, temple print, elephant motif, haathi print > ethnic-print
kalamkari: pen kalamkari, kalamkari print, kalamkari printed, srikalahasti, machilipatnam > block-print
ajrakh: ajrak, ajrakh print, ajrakh printed > block-print
bagru: bagru print, bagru printed > block-print
dabu: dabu print, dabu printed, daboo, mud resist > block-print
sanganeri: sanganeri printed, sanganer print, jaipuri print, jaipuri printed, hand block printed, handblock, hand block prints, jaipuri block print > block-print
bagh: bagh print, bagh printed > block-print
akola: nandana print, rogan, rogan art, rogan print, mata ni pachedi, batik dyed > block-print
leheriya: leheriya, lehriya, lahariya, leheriya print, mothra, mothda > bandhani
shibori: shibori, shibori dyed, itajime, arashi, tie dye shibori > bandhani
bandhani: bandhani dots, gharchola, gharchola weave, sungudi, chungdi
tie-dye: tie dye, tie dyed, tie and dye, dip dye tie, spiral dye, ice dye > bandhani
patola: patola, patola print, patola weave, rajkot patola, patan patola > ikat
sambalpuri-ikat: sambalpuri, sambalpuri ikat, bandha, pasapalli, pasapali > ikat
pochampally: pochampally ikat, telia rumal, puttapaka > ikat
madhubani: madhubani painting, mithila painting
warli: warli painting, warli motif
gond: gond art, gond print, gond painting, pattachitra, patachitra, kerala mural, mural print, mural painting, saura art, phad, kalighat, tanjore print > hand-painted
phulkari: phulkari, phulkari embroidery, phulkari work, bagh phulkari > embroidered
kantha: kantha, kantha work, kantha stitch, kantha embroidery, nakshi kantha > embroidered
kasuti: kasuti work, kasuthi, kasuti embroidery, toda embroidery, toda, lambani, lambani work, banjara work, banjara embroidery, banjara mirror work > embroidered
kashmiri: kashmiri kadhai, aari embroidery, ari work, aariwork, sozni, sozni work, tilla dozi, kani, kani weave, kani work > embroidered
zardosi: zardosi, zardozi, jardosi, zardosi work, zardozi work, jardozi, zardosi embroidery > zari, embroidered
gota-patti: gota patti, gotta patti, gota patti work, gota work, gota lace, gota border, gota embroidery > zari
dabka: dabka, dabka work, nakshi, kora work, naqshi work, aari zardosi, french knot, french knots, bullion knot, marodi work, danka, salma sitara, salma, badla work, mukaish, mukesh work, mukaish work, kamdani > zari, embroidered
resham: resham, resham work, resham embroidery, resham thread, dori work, dori embroidery, cord work, cording, cording work, thread embroidery > embroidered
floral-embroidery: floral embroidery, embroidered flowers, flower embroidery, embroidered daisies, daisy embroidery > embroidered, floral
schiffli: schiffli, schiffli embroidery, schiffli work, chikan schiffli > embroidered
eyelet: eyelet embroidery, anglaise, broiderie, broderie lace, cut work embroidery, hakoba work, hakoba lace > embroidered
pearl-work: pearl work, pearl embroidery, moti work, moti, pearl detail, pearl lace, pearl beads, pearls work > embellished
stone-work: stone work, stonework, diamond work, rhinestones, hotfix, swarovski, crystal embellished, kundan stones, polki work, kundan polki > embellished
bead-work: bead work, beading, bugle beads, cutdana work, katdana, sugar beads, hand beaded, tassel work > embellished
bandhni-mirror: mirror embroidery work, abhla work, shisha work, mirror detailing, mirror border, mirrorwork border, real mirror work, faux mirror > mirror-work
applique: applique work, pipli, pipli work, patti work, katab, khatwa > embroidered
lace-work: lace inserts, lace insert, lace panel, lace panels, lace yoke, lace overlay, lacework, crochet lace, crochet detail, crochet insert > lace-pattern
lace-pattern: all over lace, lace print, floral lace
smocking-pattern: honeycomb smocking, hand smocked, hand smocking > self-design
pintuck: pintucks, pin tuck, pin tucks, pintucked, tucks, pleated front > self-design
marcella: marcella front, pique bib, bib front, pleated bib > self-design
self-stripe: self stripe, self stripes, self striped, satin stripe, dobby stripe, tonal stripe, tone on tone > self-design, striped
self-check: self check, self checks, self checked, dobby check > self-design, checked
ribbed: rib knit, ribbed texture, waffle texture, waffle knit pattern, chunky rib, variegated rib
cable-knit: cable, cables, cabled, aran cable, cable stitch, cable pattern
pointelle: pointelle knit, open knit, openwork, perforated, crochet knit > self-design
fair-isle: nordic, nordic pattern knit, scandinavian pattern, icelandic, lopapeysa, snowflake knit, intarsia, intarsia knit
quilted-pattern: diamond quilted, onion quilted, box quilted, channel quilted, quilting > self-design
melange: melange effect, mélange, heather, flecked, neppy, slub effect, salt and pepper, space dyed, space dye, spacedye
acid-dye: garment dyed, pigment dyed, overdyed, cold dyed, vat dyed > plain
ombre: ombré, ombre effect, double shade, dual tone, dual shade, two shade, shaded dye, gradient dye
colour-block: color blocked, colour panel, panel contrast, contrast panel sleeve, contrast sleeves, contrast yoke, spliced, retro colour block
camouflage: camouflage pattern, woodland camo, digital camo, desert camo, tiger camo, snow camo
ethnic-border: contrast border, big border, broad border, zari borders, gold border, golden border, silver border, border design, lace border work > woven-design
kasavu-border: kasavu border, kasavu zari, kara, gold kara > zari
reversible-print: reversible pattern, double sided > printed
holographic: iridescent, holographic print, foil holographic, metallic print, mermaid sequins, flip sequins, reversible sequins > sequin
glow-print: glow in the dark, glows in the dark, neon print, reflective print, high density print, hd print, 3d print, 3d printed, sublimation print, dtf print, flock print, flocked, devore, burnout, burn out > printed
patchwork-print: patchwork print, patch print, quilt print, boro, sashiko > printed
animal-embroidery: bee embroidery, butterfly embroidery, bird embroidery > embroidered
`;

export const wideDetails = `
!wing-collar: wing collar, wingtip collar > collar
!button-down-collar: button down collar, button down collars, buttondown collar > collar
!peter-pan: peter pan collar, bib collar, scalloped collar, scallop collar > collar
!sailor-collar: sailor collar, middy collar > collar
!camp-collar: camp collar, cuban collar, resort collar, bowling collar, revere collar, open collar, vacation collar > collar
!peak-lapel: peak lapel, peaked lapel, satin peak lapel, satin lapel, peak lapels > notched-lapel
!notch-lapel: notch lapel, notched lapels, notch lapels > notched-lapel
!shawl-neck: shawl neck, shawl collared > shawl-collar
collar: shirt collar, full collar, semi spread collar, semi cutaway, tab collar, contrast collar, ribbed collar, knit collar, johnny collar, open collar neck, collared neck
round-neck: rn, round neckline, rounded neck, crew neckline, ring neck, ballet neck, jewel neckline, neck round, high round neck, ribbed neck
v-neck: v necks, split v neck, notch neck, notched neck, split neck, surplice, surplice neck, wrap neck, overlap neck, mandarin v neck, deep v neckline, v notch, slit neck, y neck
band-collar: mandarin collars, granddad collar, baseball collar, nehru neckline, chinese collars, kurta collar, sherwani collar, bandhgala neck, stand up neck, collar band, ban neck, cossack collar, zip collar
high-neck: turtle neck, turtleneck collar, roll neck, rollneck, roll collar, mock turtle, mock turtleneck, funnel collar, tall neck, stand funnel, stand up collar zip, neck warmer collar
quarter-zip-neck: quarter zip, 1 4 zip, half zip neck, zip neck, zip placket, half placket zip, half zip > zip
boat-neck: boat necks, bateau neckline, sabrina neck, slash neckline
square-neck: square necks, squared neck, queen anne neck, milkmaid neck, milkmaid neckline
sweetheart-neck: heart shape neck, heart neck, sweet heart neck, sweetheart shape
halter-neck: halter neckline tie, cross neck, criss cross neck, cross halter, choker neck, high halter
scoop-neck: scooped neck, u shape, u neckline, round deep, deep round neck, wide neck
cowl-neck: cowl neckline, draped neck, drape neck, cowl collar
keyhole-neck: keyhole cut, teardrop neck, tear drop neck, keyhole back
off-shoulder: off shoulders neck, carmen neck, fold over neck, asymmetric shoulder, one sleeve, single shoulder, one shoulder neck, slash shoulder
tie-neck: tie up, tie front, front tie, neck tie, lavalliere, dori tie, tassel tie, tie neckline
racerback: racer backs, t back, y back, x back, cross back, criss cross back
illusion-neck: illusion, sheer neck, mesh neck, net neck, net yoke, sheer yoke, lace neck
henley-neck: henley, henley collar, button placket, buttoned placket, half placket, half button, three button, 3 button, button neck
collarless: collar less, no collar, without collar, edge to edge
asymmetric-neck: asymmetric neckline, asymmetrical neck, asymmetrical neckline
leaf-neck: leaf neck, petal neck, mughal neck, angrakha neck, glass neck, diamond neck, pentagon neck, hexagon neck, paan neck, matka shape neck, jhalar neck, dori neck, stand v neck
hood: hoodie neck, fur hood, faux fur hood, detachable hoods, hooded neck, drawcord hood
above-knee: above the knees, above knee length, just above knee, just above the knee
knee-length: knee, knees, at knee, on the knee, upto the knee, below knees length, cover knee, cover the knee, cover knees, knee covering, calf high
midi-length: mid calf, midcalf, mid calf length, mid shin, shin length, ballerina length, three quarter, 3 4 length, below the calf
long-length: ankle, full length leg, regular length leg, floor, floor grazing, puddle, full maxi, to the floor, to floor, till floor, ground length, sweeping, trail, with trail, train, calf or below, ankle grazer, ankle grazing, anckle length, ankel length, anckle, ankel
short-length: micro, micro length, short hem, high thigh, short inseam, 3 inch inseam, 5 inch inseam, mid thighs, thighs, mini hem
cropped: cropped leg, crop leg, waist length crop, bolero length, belly length, above navel, cropped hem, crop hem
hip-length: hip, hips, bum length, regular length, waist, till hips length
rinse-wash: rinse, rinsed, rinse wash, one wash, once washed, clean wash, clean denim, dark rinse, raw, raw wash, raw selvedge, selvedge, selvage, unwashed, rigid denim > dark-wash
light-wash: light blue wash, light washed denim, bleach blue, ice wash, ice blue wash, ice washed, sky wash, sun bleached, sun faded, light tint, light vintage, super light wash
mid-wash: vintage wash, vintage washed, worn in, used wash, enzyme wash, enzyme washed, mid blue wash, mid tone, tinted wash, sand wash, sandblast, sandblasted, whiskers, whiskered, whiskering, dirty wash, tint wash, overdye, cloud wash, cloud washed, towel bleach, monkey wash, medium fading
acid-washed: acid, mineral wash, mineral washed, snow wash, snow washed, marble wash, moon wash, moon washed, bleach splatter, bleached wash, tie bleach
stone-wash: stonewash, stonewashed denim, stone washed denim
dry-clean: dry clean, dryclean only, drycleaned, dry clean recommended, professional clean, dry cleaned only, dryclean recommended, first wash dry clean
hand-wash: hand wash cold, gentle wash, gentle hand wash, hand washed, handwash, mild detergent
machine-washable: machine wash cold, machine wash warm, machine wash gentle, mw cold, easycare, wash and wear, wash n wear, non-iron, iron less, drip dry
puffer-style: puffer, padded style, down filled, down alternative, poly fill, polyfill, synthetic down, duck down, goose down > quilted
elbow-patches: elbow patch, elbow patches, patches on the elbow, patches at the elbow, patch elbow, suede patches
underwired: underwire, wired, under wire
wireless: wire free, wirefree, non wired, nonwired, non-wired, no wire
removable-pads: removable pads, removable cups, with cups, padded cups, moulded cups, molded cups, light padding, lightly padded > padded
non-padded: non padded, unpadded, without pads, no padding
front-open: front hook, front hooks, front open hook, front opening, hooks in front, front closure, open front, front zip closure
back-open: back hook, back hooks, back open, back zip, back closure, back button, back opening, dori closure
side-zip: side zip, side zipper, concealed zip, invisible zip, concealed side zip > zip
double-cuff: double cuff, double cuffs, french cuff, french cuffs
flat-front: flat front, plain front, no pleats, without pleats
paperbag-waist: paperbag waist, paper bag waist, paperbag
crossover-waist: crossover waist, cross waist, v waist, crossover waistband
foldover: fold over waist, yoga waist, foldover waist
inner-shorts: inner shorts, inbuilt shorts, built in shorts, attached shorts, shorts inside, inner short, shorts lining
can-can: can can, cancan, can can inside, cancan inside, can can attached
thumbholes: thumb holes, thumb hole, thumbhole
toggles: toggle, toggle buttons, horn buttons, horn toggle
epaulettes: epaulette, epaulet, shoulder tabs
storm-flap: storm flap, storm flaps, taped seams, seam sealed, sealed seams > waterproof
elastic-cuff: elastic cuffs, ribbed cuff, ribbed cuffs, cuffed hem, cuffed, ribbed hem, elasticated hem
cargo-pocket: 8 pocket, eight pocket, multi pocket, multi pockets, utility pockets, patch pockets, flap pockets, kangaroo pocket, welt pocket, seam pockets, inseam pockets, on seam pockets > pockets
feeding: feeding zips, nursing friendly, feeding friendly, concealed feeding zip > maternity
convertible: zip off, zip off legs, two in one, 2 in 1, detachable sleeves
glow: led lights, light up, w lights, with lights, lights
modest: modest fit, burkini style, covered look, full cover, decent cover
`;

export const wideSleeves = `
cap: cap, cap sleeve, cap sleeves, capped sleeve, capped sleeves, cap sleeved, tiny sleeves > short, sleeveless
!short: sleeve short, sleeves short, sleeve half, sleeves half, ss, hs, sleeved, half handed, halfsleeve, halfsleeves, short raglan, half raglan
!three-quarter: 3 quarter sleeves, 3 4th hands, three quarters sleeve, three quarter slv, 3 4 th sleeves, threequarter, bracelet length sleeve
!long: sleeve long, sleeves long, sleeve full, ls, fs, full, fullsleeve, fullsleeves, full handed, long raglan, full sleeves roll up, full length arms, wrist length
roll-up: roll up, roll up sleeve, roll up sleeves, rolled sleeve, roll tab, roll tab sleeve, roll tab sleeves, turn up sleeve, turn up sleeves, rolled up sleeve > long
spaghetti: spaghetti strap, spaghetti straps, noodle strap, noodle straps, thin strap, thin straps, cami strap, cami straps, string straps, skinny straps > sleeveless
shoulder-straps: shoulder straps, wide straps, wide strap, broad strap, broad straps, tie straps, tie strap, adjustable straps, strappy > sleeveless
bishop: bishop sleeve, bishop sleeves, poet sleeve, poet sleeves, peasant sleeve, peasant sleeves > long
balloon: balloon sleeve, balloon sleeves, lantern sleeve, lantern sleeves, juliet sleeve, juliet sleeves, gigot sleeve > puff, long
short-puff: short puff sleeve, short puff sleeves, short puffed sleeves, half puff sleeves, elbow puff sleeves > puff, short
long-puff: long puff sleeve, long puff sleeves, full puff sleeves > puff, long
!flutter: flutter, fluted sleeve, ruffle cap sleeve, cascading sleeve, handkerchief sleeve, waterfall sleeve, pleated sleeve, frilled sleeve, frilled sleeves
!bell: bell, angel bell sleeve, flute sleeve, medieval sleeve, wizard sleeve, pagoda sleeve, pagoda sleeves
!batwing: kaftan sleeve, kaftan sleeves, kaftan style sleeve, cape style sleeves, butterfly kaftan sleeve, magyar sleeve
!sheer: organza sleeve, organza sleeves, lace sleeve, lace sleeves, mesh sleeve, mesh sleeves, chiffon sleeve, chiffon sleeves, georgette sleeves
extended-shoulder: extended sleeve, drop sleeve, drop sleeves, dropped sleeve, dropped sleeves > short
`;

export const wideFits = `
slim: slim leg, slim tapered, snug leg, contoured, sculpting, second skin, muscle, fitted waist, fitted bodice, nipped waist, cinched waist, shaped, darted, trim
compression: compression, compression fit, compressive > slim
skinny: jegging fit, skin fitted, spray on, super slim fit, ultra skinny
tailored: tailored, tailored fit, tailored cut > slim
bodycon: bodycon, bodycon fit, body con, bandage > slim
regular: regular size, regular leg, easy regular, original fit, normal fitting, traditional fit, modern fit, athletic regular
relaxed: relaxed leg, relaxed cut, easy leg, comfy fit, lounge fit, slouch > loose
baggy: baggy leg, super baggy, wide baggy, skater fit, balloon leg, barrel leg, barrel, horseshoe, horseshoe leg, puddle leg, parachute fit > loose
boyfriend: boyfriend, boyfriend fit, boyfriend cut, girlfriend, girlfriend fit > loose
mom: mom, mom fit, mom cut, mum fit > loose
dad: dad, dad fit > loose
boxy: boxy, boxy cut, boxy crop > oversized
drop-shoulder: drop shoulder, dropped shoulder, dropped shoulders, drop shoulders > oversized
balloon: balloon, bubble hem, bubble, tulip, cocoon, cocoon fit, egg shape > loose
flowy: flowy, flowing, free flowing, floaty, breezy fit, drapey, swishy > loose
wide: wide legs, palazzo fit, palazzo style, palazzo leg, extra wide, full leg, super wide
bootcut: bootcut, boot cut, boot leg, bootleg, semi flare, slight flare, kick flare, mini flare > flared
bell-bottom: bell bottom, bell bottoms, seventies flare > flared
fit-and-flare: fit and flare, fit n flare, fit flare, skater, skater fit > flared
umbrella: umbrella cut, circular cut, full circle, ghera, gherdar, ghere wala, 4 mtr flair, kali, kalidar, godet, godets > flared
mermaid: mermaid, mermaid cut, fishtail, fish cut, trumpet cut, fit and mermaid > flared
a-line: a-line fit, a shape cut, flared a line, tent, trapeze, empire cut, princess line, princess seam, princess seams, princess cut
sheath: sheath, sheath cut, shift, column, straight shift > straight
peplum: peplum, peplum style, peplum waist, peplum hem
tutu: tutu, tutu style, tulle layers > flared
smock: smock, smock style > loose
pencil: pencil fit, pencil silhouette > slim
straight: straight leg fit, straight hem cut, straight kurta cut, cigarette, cigarette fit, straight-leg, stovepipe, pipe fit, straight bottom
tapered: tapered leg, carrot, peg, peg leg, pegged, narrow bottom, narrow bottoms, narrow fit, tapered slim
jogger-fit: jogger fit, jogger style, cuffed bottom, elastic bottom, ribbed bottom > tapered
asymmetric: asymmetric, asymmetric cut, hanky hem, dipped hem, high low cut, up down, up and down, step hem, side drape, cowl cut, trail cut
kaftan-style: kaftan style, kaftan fit > loose
patiala: patiala fit
dhoti-style: dhoti style, cowl dhoti style, tulip style > loose
longline: longline fit, longline cut
plus: plus size fit, curvy, curvy fit, curve fit
petite: petite, petite fit
`;
