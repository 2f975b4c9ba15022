/** Necks, sleeves, fits and details beyond the everyday tables. "value: other names > families". */
export const wideDetails = `
seamless: seamless, seam free, seamfree, no seams, without seams, no show
high-impact: high impact, strong support, firm support, good support, full support, maximum support, more support, high support, heavy support
low-impact: low impact, light support
footed: footed, with feet, closed feet, feet covered, attached feet, with footies
mittened: with mittens, mitten cuffs, fold over mittens, fold over mitts
!head-cover: head covered, head cover, covers head, covers the head, cover my head, hair covered, head covering, with head cover, with cap attached, hair cover
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
midi-length: shins, shin, to the shins, to the shin, till the shin, mid calf, midcalf, mid calf length, mid shin, shin length, ballerina length, three quarter, 3 4 length, below the calf
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
hand-wash: wash by hand, washed by hand, washing by hand, wash it by hand, hand washing, hand washed, wash at home by hand, haath se dho, haath se dhone, hath se dhone, bucket wash, hand wash cold, gentle wash, gentle hand wash, hand washed, handwash, mild detergent
machine-washable: survive the washing machine, survives the washing machine, in the washing machine, in the machine, throw in the machine, throw in the washing machine, toss in the machine, chuck in the machine, goes in the machine, machine me dhul, machine mein dhul, machine me dhone, machine mein dhone, can go in machine, survives the machine, machine proof, tumble dry, machine wash cold, machine wash warm, machine wash gentle, mw cold, easycare
puffer-style: puffer, padded style, down filled, down alternative, poly fill, polyfill, synthetic down, duck down, goose down > quilted
elbow-patches: elbow patch, elbow patches, patches on the elbow, patches at the elbow, patch elbow, suede patches
underwired: underwire, wired, under wire
wireless: without wire, without wires, without a wire, without underwire, no wires, no underwire, not wired, not underwired, wire free, wirefree, non wired, nonwired, non-wired, no wire
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
ready-to-wear: like a skirt, just like a skirt, ready to wear, ready made, readymade, ready, pre stitched, prestitched, pre draped, predraped, pre pleated, pre tied, one minute, 1 minute, instant, already stitched, stitched kind, stitched type, stitched one, no draping, without draping, don't have to drape, dont have to drape, no need to drape, don't need to drape, need not drape, don't know how to drape, can't drape, cannot drape, drape myself, drape it myself, no tying, can't tie, cannot tie, can't tie it, cannot tie it, don't have to tie, no need to tie, don't know how to tie, can't wrap, with velcro, velcro, slip on and go
semi-stitched: semi stitched, semistitched, half stitched, semi stiched
unstitched: unstiched, un stitched, not stitched
full-body: full body, full cover body, fully covered, full covered, covers everything, head to toe, arms and legs covered, covering arms and legs, covers arms and legs, covers the whole body, cover the whole body, whole body covered > modest
no-iron: don't need ironing, do not need ironing, doesn't need iron, don't need to be ironed, no need of ironing, need no ironing, no iron, non iron, wrinkle free, wrinkle resistant, wrinkle proof, anti wrinkle, crease free, crease resistant, crease proof, easy iron, iron free, iron less, no ironing, without ironing, no need to iron, don't have to iron, dont have to iron, doesn't need ironing, needs no ironing, doesn't crease, doesn't crumple, does not crumple, doesn't wrinkle, wash and wear, wash n wear, drip dry, uncrushable, crush free
adjustable: can be adjusted, adjusts, adjust the straps, straps that adjust
packable: folds away, fold away, folds up small, foldable, packs away, pack away, folds into a pouch, rolls up small
!pleated: pleeted, plited
tummy-control: tummy control, tummy tuck, tummy hiding, hides tummy, hide tummy, hide my tummy, hides my tummy, hides belly, hide my belly, tummy shaper
!maternity: is pregnant, am pregnant, i'm pregnant, she's pregnant, while pregnant, when pregnant, months pregnant, weeks pregnant, for pregnant, a pregnant, my pregnant, heavily pregnant, mom to be, mum to be, mother to be, mommy to be, expecting mother, months gone, month gone, months along, baby bump, bump friendly, over my bump, over the bump, growing belly, growing bump, expecting a baby, expecting, trimester, pregnancy wear, for pregnancy, during pregnancy, pre and post pregnancy
chain: chains, metal chain, with chain detail
modest: modest fit, burkini style, covered look, full cover, decent cover
`;

export const wideSleeves = `
cap: cap, cap sleeve, cap sleeves, capped sleeve, capped sleeves, cap sleeved, tiny sleeves > short, sleeveless
!sleeveless: minus sleeves, minus the sleeves, skip the sleeves, without arms, without any arms, no arms
!short: with short sleeves, with half sleeves, with short sleeve, with half sleeve, sleeve short, sleeves short, sleeve half, sleeves half, ss, hs, sleeved, half handed, halfsleeve, halfsleeves, short raglan, half raglan
!three-quarter: with three quarter sleeves, with 3 4 sleeves, with 3 4th sleeves, 3 quarter sleeves, 3 4th hands, three quarters sleeve, three quarter slv, 3 4 th sleeves, threequarter, bracelet length sleeve
!elbow: with sleeves to the elbow, with sleeves to elbow, with sleeves till the elbow, with sleeves till elbow, with elbow length sleeves, with elbow sleeves, sleeves past elbow, sleeves to the elbow, sleeves to elbow, sleeve to the elbow, sleeves till elbow, sleeves till the elbow, sleeves upto elbow, sleeves past the elbow, covering the elbow, elbow sleeve length
!long: with sleeves to the wrist, sleeves to the wrist, sleeves till the wrist, sleeves down to the wrist, with full sleeves, with long sleeves, with full sleeve, with long sleeve, ful sleeve, ful sleeves, ful sleve, ful sleves, ful slive, ful slv, full slive, full slives, arms covered, cover my arms, covers my arms, covers arms, covering arms, covering my arms, cover the arms, covers the arms, hide my arms, hides my arms, sleeve long, sleeves long, sleeve full, ls, fs, full, fullsleeve, fullsleeves, full handed, long raglan, full sleeves roll up, full length arms, wrist length
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
boyfriend: boyfriend, boyfriend fit, boyfriend type, boyfriend style, boyfriend kind, boyfriend cut, girlfriend, girlfriend fit > loose
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
