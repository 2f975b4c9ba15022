/** Patterns and embroideries beyond the everyday tables; lines as in looks.ts. */
export const widePatterns = `
paithani-weave: paithani border, paithani pallu, semi paithani, paithani weaving, paithani print > woven-design
peacock-print: peacock border, mayur, mayura, mayuri, mor buti, peacock weave, peacock woven > printed
buti: butti, buttis, buttas, butta, butis, bootis, small buttis, zari butti, zari butta, all over butta, bhutta > woven-design
woven-design: banarasi work, woven butta, woven border, woven pallu, zari pallu, jacquard border, kadwa, kadhua, tanchoi, meenakari, minakari, meena work, jangla, jangala, shikargah, self woven, dobby weave, dobby border, extra weft, ganga jamuna border, temple border, korvai, ikat weave, mina weave, brocaded
woven-motif: woven motif, woven motifs, loom motif > woven-design, motif
ripped: torn at knee, torn at knees, ripped at knee, ripped at knees, cut at knees, torn on the knee, ripped at the knee, ripped at the knees, ripped knee, ripped knees, torn at the knee, torn at the knees, torn knee, torn knees, cut at the knee, ripped on the knee, holes in the knees, rips, rip, tears, holes, with holes, torn look, shredded, ripped look, knee cut, slashed knee, damaged, damage look
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
bandhani: bandhani dots, gharchola, gharchola weave, sungudi, chungdi, chunri print, chunri dots, chundri, chunari print
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
gota-patti: gota patti, gotta patti, gota patti work, gota work, gota lace, gota border, gota embroidery, gotapatti, gotapatti work, gota patta > zari
dabka: dabka, dabka work, nakshi, kora work, naqshi work, aari zardosi, french knot, french knots, bullion knot, marodi work, danka, salma sitara, salma, badla work, mukaish, mukesh work, mukaish work, kamdani > zari, embroidered
resham: resham, resham work, resham embroidery, resham thread, dori work, dori embroidery, cord work, cording, cording work, thread embroidery > embroidered
floral-embroidery: floral embroidery, embroidered flowers, flower embroidery, embroidered daisies, daisy embroidery > embroidered, floral
schiffli: schiffli, schiffli embroidery, schiffli work, chikan schiffli > embroidered
eyelet: eyelet embroidery, anglaise, broiderie, broderie lace, cut work embroidery, hakoba work, hakoba lace > embroidered
pearl-work: pearl work, pearl embroidery, moti work, moti, pearl detail, pearl lace, pearl beads, pearls work > embellished
stone-work: stone work, stonework, diamond work, rhinestones, hotfix, swarovski, crystal embellished, kundan stones, polki work, kundan polki, zarkan, zarkan work, american diamond work, zircon work > embellished
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
cable-knit: with cable, with cables, in cable, cable, cables, cabled, aran cable, cable stitch, cable pattern
pointelle: pointelle knit, open knit, openwork, perforated, crochet knit > self-design
fair-isle: nordic, nordic pattern knit, scandinavian pattern, icelandic, lopapeysa, snowflake knit, intarsia, intarsia knit
quilted-pattern: diamond quilted, onion quilted, box quilted, channel quilted, quilting > self-design
melange: melange effect, mélange, heather, flecked, neppy, slub effect, salt and pepper, space dyed, space dye, spacedye
acid-dye: garment dyed, pigment dyed, overdyed, cold dyed, vat dyed > plain
ombre: ombré, ombre effect, double shade, dual tone, dual shade, two shade, shaded dye, gradient dye
colour-block: color blocked, colour panel, panel contrast, contrast panel sleeve, contrast sleeves, contrast yoke, spliced, retro colour block
camouflage: camouflage pattern, woodland camo, digital camo, desert camo, tiger camo, snow camo
zari-border: zari border, zari borders, jari border, zari kinar, tissue border > zari, ethnic-border
ethnic-border: contrast border, big border, broad border, border design, lace border work
kasavu-border: kasavu border, kasavu zari, kara, gold kara > zari
reversible-print: reversible pattern, double sided > printed
holographic: iridescent, holographic print, foil holographic, metallic print, mermaid sequins, flip sequins, reversible sequins > sequin
glow-print: glow in the dark, glows in the dark, neon print, reflective print, high density print, hd print, 3d print, 3d printed, sublimation print, dtf print, flock print, flocked, devore, burnout, burn out > printed
patchwork-print: patchwork print, patch print, quilt print, boro, sashiko > printed
animal-embroidery: bee embroidery, butterfly embroidery, bird embroidery > embroidered
`;
