/** Pieces of clothing, Indian and Western, and the families they belong to. */
import { families, lineage, terms } from "./term.ts";

export const garmentTerms = terms(
  "garment",
  `
shirt: button down, button up, kameez shirt, kamiz
overshirt: shacket, shirt jacket, over shirt
t-shirt: tshirt, tee, graphic tee
polo: polo t shirt, polo shirt, polo neck t shirt, collared t shirt
henley: henley t shirt
top: topwear, top wear, upper, upper wear
tube-top: bandeau top, bandeau
corset-top: corset, bustier
bodysuit: body suit
blouse: saree blouse, choli blouse, running blouse, running blouse piece, blouse piece, unstitched blouse
tunic: tunic top
crop-top:
camisole: cami, spaghetti top, strappy top
tank-top: tank, vest top, sando, vest, banian, baniyan, ganji, sando vest, muscle tee, muscle tank, gym vest, sports vest, stringer
sports-jersey: football jersey, cricket jersey, sports jersey
pheran: phiran
jhabla:
sarong: pareo, beach wrap
peplum-top: peplum
kurta: kurta shirt
kurti: kurtis, ladies kurta
short-kurta:
pathani: pathani kurta
pathani-suit: pathani set, pathani salwar suit
kurta-set: kurta set, kurta pyjama, kurta pajama, kurta and pyjama, kurta pyjama set, salwar suit, salwar kameez, salwar set, churidar suit, punjabi suit, patiala suit, suit set, kurta suit, kurti set, kurta with pyjama, kurta and pajama, ethnic set, palazzo suit, palazzo set, pant suit set, kurta pant set, kurta palazzo set, sharara set, sharara suit, gharara set, gharara suit, kameez salwar, kurti palazzo set, dupatta set
dhoti-set: dhoti kurta, dhoti kurta set, kurta dhoti set, kurta dhoti
dress-material: suit piece, dress piece, unstitched suit, unstitched dress material, unstitched, unstitched suit piece, suit material, churidar material, salwar material, unstitched salwar suit, salwar suit material, unstitched salwar kameez, unstitched set, unstitched kurta set, kurta material
indo-western:
abaya: burqa, burkha
hijab:
anarkali: anarkali suit, anarkali kurta, anarkali kurti
angrakha: angarkha
saree: half saree, langa voni, half saree langa voni, langa davani
lehenga: lehenga choli, ghagra, ghagra choli, chaniya choli, lehenga skirt, lehenga set, pavadai, pattu pavadai, langa, langa blouse, lancha, parkar, ghagra set
choli:
sherwani: achkan
bandhgala: jodhpuri, jodhpuri suit, bandh gala
nehru-jacket: nehru waistcoat, modi jacket, nehru vest, sadri, ethnic jacket, ethnic waistcoat
dupatta: odhni
shawl: dushala, lohi
stole: 
angavastram: angavasthram, uttariya, gamcha, gamchha
mekhela: mekhela chador, mekhela sador
dhoti:
set-mundu: kasavu set mundu, mundum neriyathum
mundu: veshti, kasavu mundu, double mundu
lungi:
dhoti-pants: dhoti pant, dhoti salwar, tulip pants, dhoti trouser
kedia:
harem-pants: harem pant, harem, aladdin pants
churidar: churidar pants
salwar: patiala, patiala salwar, shalwar, patiala pants
palazzo: palazzo pants, palazzo pant, palazzo trouser
petticoat: saree shapewear, saree petticoat, underskirt
sharara: gharara, sharara pants, sharara trouser, sharara trousers, sharara pant
pyjama: pajama, pyjama pants, lounge pants, lounge pant, night pants, night pant, pyjama bottom, sleep pants
sleepwear: nightwear, night wear, night clothes, raat ke kapde, sleep wear
night-suit: nightsuit, pyjama set, pajama set, night set, sleep set, sleepwear set, nightwear set, pyjama suit, shirt and pyjama set, lounge set
nightdress: night dress, nighty, nightie, nightgown, night gown, maxi nighty, sleep dress, sleepshirt
nightshirt: night shirt, sleep shirt
robe: bathrobe, bath robe, dressing gown, night robe
!western: western wear, western clothes, western outfit, western outfits, something western, western style
ethnic: ethnic wear, indian wear, traditional wear, traditional clothes, traditional dress, traditional outfit, indian clothes, ethnic clothes, ethnic outfit, indian outfit, desi clothes, ethnic dress, indian dress
dress: western dress, denim dress, maternity dress, halter dress, cami dress, peplum dress, tiered dress, pencil dress, ruffle dress, tunic dress, ethnic dress, shift dress, shirt dresses, t shirt dress, kurta dress, blazer dress, slip dress, tube dress
sweater-dress: knit dress, jumper dress, sweatshirt dress, woollen dress, knitted dress
gown: evening gown, prom gown, maxi gown, floor length gown, princess gown, ball gown
sundress: sun dress
frock: frock dress, baby frock
shirt-dress: shirt style dress
pinafore: pinafore dress
kaftan: caftan, kaftan kurta, kaftan dress
jumpsuit: 
playsuit: romper, romper suit, rompers, babysuit romper
snowsuit: snow suit
onesie: sleepsuit, sleep suit, babysuit, bodysuits baby
dungaree: dungarees, overall, overalls, bib pants
co-ord: co ord set, coord set, co ord, coord, cord set, matching set, two piece set, 2 piece set, clothing set, ethnic co ord set
tracksuit: track suit, training suit, sports set, workout set, track set, jogger set, jogging suit
rain-suit: raincoat set, rain set, rainsuit, rain coat set
skirt: ghagra skirt, tutu, skirts, tutu skirt
skort: skorts
capris: capri, three fourth, three fourths, 3 4th pants, 3 4 pants, three quarter pants, 3 4ths, capri pants, 3 4th capri
bottoms: bottomwear, bottom wear, bottom, lower, lowers, lower wear
trousers: trouser, pants, pant, slacks
chinos: chino, khakis, khaki pants, chino pants
cargos: cargo, cargo pants, cargo trousers
joggers: jogger, track pants, jogger pants, jogging pants, track pant, sweat pant, trackpant
culottes: culotte, gaucho pants
jeans: denim pants, denim trousers, jean, jeans pant
leggings: legging, churidar leggings, churidar legging
treggings: tregging, trouser leggings, trouser legging
jeggings: jegging, jean legging
tights: gym tights, yoga tights, running tights, training tights
shorts: bermuda, bermudas, half pants, half pant, cargo shorts, knicker, hot pants
jacket: jackets
bomber: bomber jacket, varsity jacket, varsity, baseball jacket
puffer: puffer jacket, puffer coat, down jacket, padded jacket, bubble jacket, puffa, padded coat
quilted-jacket: quilted coat
parka: parka jacket
windcheater: windbreaker, wind jacket, windcheater jacket, windbreaker jacket, anorak
raincoat: rain jacket, reincoat, rainwear, rain wear, rain poncho, waterproof jacket, mackintosh, rain cheater
biker-jacket: moto jacket, motorcycle jacket
trucker-jacket: trucker
fleece-jacket:
gilet: puffer vest, sleeveless jacket, padded vest, body warmer, quilted vest, half jacket, sleeveless puffer jacket, puffer gilet
coat:
overcoat: top coat, long overcoat
cape-coat: cape jacket
trench-coat: trench
pea-coat: peacoat
duffle-coat: duffle, duffel, duffel coat
blazer: suit jacket, sport coat, sports jacket, tuxedo
waistcoat: vest coat, vestcoat
suit: two piece suit, three piece suit, 2 piece suit, 3 piece suit, formal suit, coat pant, coat pant set, coat suit, pant suit, pantsuit, business suit
sweater: jumper, woollen sweater
pullover:
cardigan: cardi, knit cardigan
turtleneck: polo neck, roll neck, turtle neck, turtleneck sweater, high neck sweater, highneck sweater
skivvy: skivvies
sweater-vest: sleeveless sweater, half sweater, knit vest
sweatshirt: 
hoodie: hooded sweatshirt, zip hoodie, hooded jumper
thermals: thermal, thermal wear, inner thermal, long johns, thermal set, thermal top, thermal bottom, thermal inner, thermal vest, thermal pyjama
poncho:
cape: capelet
shrug: bolero
winter-wear: winterwear, winter clothes, warm clothes, woollens, woollies, winter clothing, outerwear, winter stuff, warm wear, garam kapde, garam kapda, warm clothing, something warm to wear
`,
);

/** Goods that a clothes shop may be asked for; read so that a shop without them says so. */
export const otherGoodsTerms = terms(
  "garment",
  `
shoes: shoe, footwear, crocs, clogs, wedges, kolhapuri, kolhapuris, brogues, espadrilles, ballerinas, bellies, mules, sneaker, sneakers, trainers, boot, boots, loafer, loafers, heel, heels, sandal, sandals, slipper, slippers, flip flop, chappal, jutti, juttis, mojari, stiletto, flats, joote
socks: sock, stockings, stocking
bag: handbag, backpack, trolley bag, sling bag, laptop bag, duffel bag, duffle bag, rucksack, briefcase, pouch, trolley, luggage, potli, potli bag, purse, clutch, tote, tote bag, school bag, suitcase, wallet
watch: wristwatch, smartwatch, smart watch
jewellery: jewelry, necklace, earring, earrings, bangle, bangles, ring, bracelet, anklet, payal, mangalsutra, pendant, brooch, cufflinks, cuff links, cufflink, kada, choker, jhumka, jhumkas, maang tikka, nath, nose ring, nose pin, bangles set, hair clip, hair band, headband, scrunchie
belt: suspenders, braces, kamarbandh, waist belt
hat: cap, beanie, baseball cap, monkey cap, sun cap, sun hat, topi
scarf: muffler, bandana, bandanna, handkerchief, hanky, rumal, cravat, pocket square
gloves: glove, mittens
sunglasses: sunglass, goggles, shades glasses, spectacles
tie: neck tie, necktie, bow tie
bra: sports bra, bralette, training bra
boxers: boxer, boxer shorts, brief, briefs, trunk briefs
swimwear: swimsuit, bikini, swim trunks, swimming costume, swimming trunks, swim suit, bathing suit, swim dress, burkini, swim shorts, swimming suit, rash guard
innerwear: underwear, panties, lingerie, undergarments, trunks, inner wear, undergarment, panty, shapewear, body shaper, camisole slip set
perfume: deodorant, deo, cologne, fragrance, lipstick, makeup, make up kit, cream lotion, shampoo, nail polish, kajal, face wash, body wash, hair oil, face cream, attar, sunscreen, moisturiser, moisturizer, foundation, mascara, eyeliner, trimmer, razor, hair dryer, straightener
toys: toy, doll, teddy, soft toy, teddy bear, barbie, lego, jigsaw, board game, cricket bat, cricket kit, hockey stick, badminton racket, tennis racket, racquet, shuttlecock, dumbbell, dumbbells, bicycle, skates, skateboard, carrom board, chess board, cricket ball, tennis ball
books: book, novel, notebook, diary, school books, geometry box, water bottle, lunch box, tiffin, tiffin box
electronics: phone, mobile, laptop, television, tv, headphones, earphones, charger, camera, iphone, tablet, earbuds, power bank, mobile cover, phone cover, phone case, mobile case, back cover, airpods, router, keyboard, printer, refrigerator, fridge, washing machine for clothes, microwave, air conditioner, air cooler, mixer grinder, mixie, geyser, iron box, ceiling fan, table fan, bulb, memory card, pen drive
home-goods: bedsheet, bed cover, bedspread, cushion, cushion cover, pillow cover, quilt, rajai, razai, comforter, duvet, rug, doormat, door mat, yoga mat, exercise mat, gym mat, wall clock, pressure cooker, cooker, frying pan, tawa, kadhai pan, tablecloth, table cloth, bath towel, hand towel, beach towel, bath mat, napkin, tent, sleeping bag, chair, cupboard, almirah, mosquito net, bucket, bottle for water, photo frame, wall hanging, flower pot, candles, bed sheet, curtain, curtains, pillow, blanket, towel, mattress, sofa, table, furniture, lamp, carpet, umbrella
groceries: groceries, vegetables, milk, ghee, atta, cooking oil, biscuits, dry fruits, birthday cake, pizza, burger, biryani, coffee beans, tea leaves, rice bag
turban: pagri, safa, pagdi
`,
);

/** Whether a garment is one of the other goods: no clothing of the kinds that tables describe. */
export function isOtherGoods(garment: string): boolean {
  return otherGoodsTerms.some(({ value }) => value === garment);
}

const parents = families(`
top > blouse, tunic, crop-top, camisole, tank-top, peplum-top, tube-top, corset-top, bodysuit
t-shirt > polo, henley
shirt > overshirt
kurta-set > pathani-suit
mundu > set-mundu
western > shirt, t-shirt, top, dress, jeans, trousers, skirt, jumpsuit, blazer, shorts, co-ord
kurta > short-kurta, pathani, angrakha, anarkali
ethnic > kurta, kurti, kurta-set, dhoti-set, saree, lehenga, choli, sherwani, bandhgala, nehru-jacket, dupatta, mekhela, dhoti, dhoti-pants, churidar, salwar, sharara, indo-western
shawl > stole
dress > gown, sundress, frock, shirt-dress, pinafore, kaftan, sweater-dress
sleepwear > night-suit, nightdress, nightshirt, pyjama, robe, onesie
bottoms > trousers, jeans, leggings, jeggings, treggings, tights, shorts, skirt, skort, palazzo, salwar, churidar, dhoti, dhoti-pants, harem-pants, sharara, pyjama, culottes, capris, lehenga
trousers > chinos, cargos, joggers, culottes, palazzo
jumpsuit > playsuit
jacket > bomber, puffer, quilted-jacket, parka, windcheater, biker-jacket, trucker-jacket, fleece-jacket, gilet
coat > overcoat, trench-coat, pea-coat, duffle-coat, cape-coat
sweater > pullover, cardigan, turtleneck, sweater-vest
sweatshirt > hoodie
winter-wear > jacket, coat, sweater, sweatshirt, shawl, poncho, cape, thermals, gilet
innerwear > bra, boxers
stole > angavastram
t-shirt > skivvy
`);

/** A garment with the families it belongs to, itself first: "bomber" → bomber, jacket, winter-wear. */
export function garmentLineage(garment: string): readonly string[] {
  return lineage(parents, garment);
}

/**
 * Whether a garment may stand in for a kind that a shop has none of, when that is said: another
 * jacket for a bomber, a legging for a jegging. No other jacket is a raincoat.
 */
export function mayStandIn(wanted: string, garment: string): boolean {
  const kin = [wanted, ...(standIns.get(wanted) ?? [])];
  const own = [...garmentLineage(garment), ...(standIns.get(garment) ?? [])];
  return garment !== wanted && kin.some((family) => own.includes(family));
}

/** A family, or a name for kinds that are close, with the kinds that may stand in for each other. */
const standIns = families(`
jacket > bomber, puffer, quilted-jacket, parka, biker-jacket, trucker-jacket, fleece-jacket
t-shirt > polo, henley
shirt > overshirt
trousers > chinos, cargos, treggings
frocks > frock, dress
wrapped > dhoti, mundu, lungi
loose-trousers > dhoti, dhoti-pants, harem-pants
leg-wear > leggings, treggings, jeggings, tights, churidar
jean-wear > jeans, jeggings
sweatshirt > hoodie
sweater > pullover, cardigan, turtleneck, sweater-vest
coat > overcoat, trench-coat, pea-coat, duffle-coat
ceremonial > indo-western, bandhgala, sherwani
dhoti-sets > dhoti-set, kurta-set
rain > raincoat, rain-suit
tailored > blazer, waistcoat, nehru-jacket
long-top > kurta, kurti, tunic, short-kurta, kaftan
kurta > short-kurta, pathani, pathani-suit, angrakha, kurti, anarkali
kurta > kurta-set
dress > gown, sundress, shirt-dress, sweater-dress
sweater > sweater-dress
high-necks > skivvy, turtleneck
wrap > poncho, cape, shrug, cape-coat
shawl > stole
skirted > skirt, skort
top > tunic, blouse, crop-top, camisole, tank-top, peplum-top, tube-top, corset-top, bodysuit
sleep-wear > night-suit, nightdress, nightshirt, pyjama, robe
`);

/** Who alone wears a garment, where custom has it so: a saree is women's, a sherwani men's. */
export function garmentWearer(garment: string): "men" | "women" | null {
  if (womens.has(garment)) return "women";
  return mens.has(garment) ? "men" : null;
}

const womens = new Set(
  "saree set-mundu mekhela sweater-dress lehenga kurti choli blouse dupatta salwar palazzo sharara anarkali dress gown sundress frock skirt culottes crop-top camisole leggings kaftan shirt-dress pinafore tube-top corset-top nightdress jeggings treggings skort petticoat abaya hijab dress-material".split(
    " ",
  ),
);
const mens = new Set(
  "sherwani pathani pathani-suit bandhgala nehru-jacket dhoti lungi dhoti-set".split(" "),
);

/** How a garment is written in a sentence: singular and plural. */
export function garmentName(garment: string): { readonly one: string; readonly many: string } {
  const odd = oddNames.get(garment);
  if (odd !== undefined) return odd;
  const one = garment.replaceAll("-", " ");
  if (/s$/.test(one) && !/ss$/.test(one)) return { one: `pair of ${one}`, many: one };
  if (/(s|sh|ch|x)$/.test(one)) return { one, many: `${one}es` };
  return { one, many: `${one}s` };
}

const oddNames = new Map([
  ["t-shirt", { one: "T-shirt", many: "T-shirts" }],
  ["ethnic", { one: "piece of Indian wear", many: "Indian wear" }],
  ["winter-wear", { one: "winter piece", many: "winter wear" }],
  ["western", { one: "piece of western wear", many: "western wear" }],
  ["bottoms", { one: "bottom", many: "bottoms" }],
  ["dungaree", { one: "pair of dungarees", many: "dungarees" }],
  ["dhoti", { one: "dhoti", many: "dhotis" }],
  ["jewellery", { one: "piece of jewellery", many: "jewellery" }],
  ["innerwear", { one: "piece of innerwear", many: "innerwear" }],
  ["perfume", { one: "perfume", many: "perfumes and cosmetics" }],
  ["electronics", { one: "electronic thing", many: "electronics" }],
  ["home-goods", { one: "thing for the home", many: "things for the home" }],
  ["groceries", { one: "grocery", many: "groceries" }],
  ["scarf", { one: "scarf", many: "scarves" }],
  ["watch", { one: "watch", many: "watches" }],
  ["thermals", { one: "thermal", many: "thermals" }],
  ["sleepwear", { one: "piece of sleepwear", many: "sleepwear" }],
  ["dress-material", { one: "dress material", many: "dress materials" }],
  ["co-ord", { one: "co-ord set", many: "co-ord sets" }],
]);
