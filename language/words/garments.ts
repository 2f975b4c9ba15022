/** Garments, Indian and Western, and their families. */
import { families, lineage, terms } from "./term.ts";

export const garmentTerms = terms(
  "garment",
  `
shirt: kameez shirt, kamiz, kamij, shirt for office, bush shirt, guayabera, button down shirt, button up shirt, button up, button ups, dress shirt
overshirt: shacket, shirt jacket, over shirt, utility shirt, chore shirt
t-shirt: tshirt, tee, ringer tee, crew tee, baby tee, raglan tee, tees
polo: polo t shirt, polo shirt, polo neck t shirt, collared t shirt, rugby shirt, rugby polo, rugger shirt, polo tee, collar t shirt, collar tee, golf shirt, golf t shirt
henley: henley t shirt
top: topwear, top wear
upper-wear: upper, upper wear, upper garment, uppers
tube-top: bandeau top, bandeau
corset-top: corset, bustier
bodysuit: body suit
blouse: saree blouse, choli blouse, running blouse, running blouse piece, blouse piece, unstitched blouse, readymade blouse, stitched blouse, designer blouse, blouses
tunic: tunic top
crop-top:
camisole: slip to wear, slip for kurti, slip for kurta, slip under, slip inside, kurti slip, ladies slip, women slip, womens slip, inner slip, cami, spaghetti, spagetti, spaghetti inner, spaghetti top, strappy top, camisole inner, camisole inner slip, camisole slip, cami slip
tank-top: tank, vest top, sando, vest, banian, baniyan, ganji, sando vest, muscle tee, muscle tank, gym vest, sports vest, stringer, inner vest, singlet, string vest, undershirt, under shirt, muscle t shirt, sleeveless tee, sleeveless t shirt
sports-jersey: football jersey, cricket jersey, sports jersey
pheran: phiran
jhabla:
sarong: pareo, beach wrap
peplum-top: peplum
kurta: kurta shirt, kurtas
kurti: kurtis, gown kurti, kurthi, naira cut kurti, alia cut kurti, kaftan kurti, peplum kurti, tunic kurti
short-kurta:
pathani: pathani kurta
pathani-suit: pathani set, pathani salwar suit
kurta-set: kurta set, kurta pyjama, kurta pajama, kurta and pyjama, kurta pyjama set, salwar suit, salwar kameez, salwar set, churidar suit, punjabi suit, patiala suit, suit set, kurta suit, kurti set, kurta with pyjama, kurta and pajama, ethnic set, palazzo suit, palazzo set, pant suit set, kurta pant set, kurta palazzo set, sharara set, sharara suit, gharara set, gharara suit, kameez salwar, kurti palazzo set, dupatta set, naira cut suit, alia cut suit, afghani suit, kurti with pant, kurti pant set, kurti and pant, kurti with pants, kurti with palazzo, kurta with palazzo, kurta with pants, kurta trouser set, kurti trouser set, salwar kurta, chudidar, churidar set, churidar kurta, chudithar set, three piece suit ladies, ladies suit, ladies suits, ladies suit set, stitched suit, readymade suit, anarkali suit set, peplum sharara set, palazzo kurta set, kurta bottom set, punjabi dress, pyjama kurta, kurta payjama, pathan set, kurta pj
dhoti-set: dhoti kurta, dhoti kurta set, kurta dhoti set, kurta dhoti
dress-material: suit piece, dress piece, unstitched suit, unstitched dress material, unstitched, unstitched suit piece, suit material, churidar material, salwar material, unstitched salwar suit, salwar suit material, unstitched salwar kameez, unstitched set, unstitched kurta set, kurta material
indo-western: indowestern, indo western set, indo western suit, indowestern set, indowestern dress
abaya: burqa, burkha, jilbab, abayas
hijab: niqab, khimar, hijaab
anarkali: anarkali set, anarkali suit, anarkali kurta, anarkali kurti
angrakha: angarkha, angrakha kurta, angrakha set, angrakha suit, angarkha suit, angarkha kurta
saree: half saree, langa voni, half saree langa voni, langa davani, sari, saris, sarees, ready to wear saree, pre draped saree, pre stitched saree, one minute saree, saadi, nauvari saree, nauvari, kashta saree, lehenga saree, dhoti saree, pant saree, gown style saree, kasavu saree, set saree
lehenga: lehenga choli, ghagra, ghagra choli, chaniya choli, lehenga skirt, lehenga set, pavadai, pattu pavadai, langa, langa blouse, lancha, parkar, ghagra set, lehenga with choli, crop top lehenga, lehnga choli, lehanga, ghaghra, ghaghra choli, gaghra choli
choli:
sherwani: achkan
bandhgala: jodhpuri, jodhpuri suit, bandh gala, bandhgala suit, bandhgala set, jodhpuri set, jodhpuri jacket, jodhpuri coat, jodhpuri coat pant, bandhgala coat pant, prince coat, prince suit
nehru-jacket: nehru waistcoat, modi jacket, modi coat, nehru coat, nehru vest, sadri, ethnic jacket, ethnic waistcoat, koti, bandi, half nehru jacket, kurta jacket, ethnic half jacket, basket jacket
dupatta: odhni
shawl: dushala, lohi, wrap shawl, shoulder wrap
stole:
angavastram: angavasthram, uttariya, gamcha, gamchha
mekhela: mekhela chador, mekhela sador
dhoti: panche, pancha, panchakacham, panchakachham, ready dhoti, ready to wear dhoti, velcro dhoti
set-mundu: kasavu set mundu, mundum neriyathum
mundu: veshti, kasavu mundu, double mundu, veshti set, kerala mundu
lungi:
dhoti-pants: ready to wear dhoti pants, ready to wear dhoti pant, dhoti style pants, dhoti style pant, dhoti type pants, dhoti style trousers, dhoti pant, dhoti salwar, tulip pants, dhoti trouser
kedia:
harem-pants: harem pant, harem, aladdin pants, afghani pants, afghani pant, afghani salwar, afgani pants, hippie pants, harem trousers
churidar: churidar pants
salwar: patiala, patiala salwar, shalwar, patiala pants
palazzo: palazzo pants, palazzo pant, palazzo trouser
petticoat: saree shapewear, saree petticoat, underskirt, inskirt, in skirt, saree skirt, saree inner, saree shaper
sharara: gharara, sharara pants, sharara trouser, sharara trousers, sharara pant
pyjama: pajama, pyjama pants, lounge pants, lounge pant, night pants, night pant, pyjama bottom, sleep pants
sleepwear: nightwear, night wear, night clothes, raat ke kapde, sleep wear
night-suit: night dress with pajama, night dress with pyjama, night dress with pants, night dress with pant, night dress with trousers, night dress pajama set, nightsuit, pyjama set, pajama set, night set, sleep set, sleepwear set, nightwear set, pyjama suit, shirt and pyjama set, lounge set, pjs, p js, pj set, pajamas set, pyjama and top, night wear set, shorts and top night set, sleeping suit, night pyjama set
nightdress: bed time dress, bedtime dress, night time dress, sleeping dress, night dress, nighty, nightie, nightgown, night gown, sleep dress, sleepshirt, negligee, babydoll, baby doll, chemise, sleep gown, night frock, sleeping gown, night maxi, nighties, housecoat nighty
nightshirt: night shirt, sleep shirt
robe: bathrobe, bath robe, dressing gown, night robe, housecoat, house coat, kimono robe, spa robe, towel robe, nightrobe
!western: western wear, western clothes, western outfit, western outfits, something western, western style
ethnic: ethnic wear, indian wear, traditional wear, traditional clothes, traditional dress, traditional outfit, indian clothes, ethnic clothes, ethnic outfit, indian outfit, desi clothes, ethnic dress, indian dress
dress: western dress, tunic dress, ethnic dress, shift dress, shirt dresses, kurta dress, blazer dress, tube dress, tea dress, evening dress, dresses, beach dress, one piece dress, sheath dress
sweater-dress: knit dress, jumper dress, sweatshirt dress, woollen dress, knitted dress
gown: evening gown, prom gown, princess gown, ball gown, saree gown, cape gown, indo western gown, trail gown, trailing gown
sundress: sun dress
frock: frock dress, baby frock, baby frocks, frocks, balloon frock
shirt-dress: shirt style dress, shirtwaister, shirt waist dress, shirtdress
pinafore: pinafore dress, dungaree dress, jumper skirt
kaftan: caftan, kaftan kurta, kaftan dress, kaftan gown, kaftan nighty
jumpsuit: boiler suit, boilersuit, catsuit, cat suit, unitard, utility jumpsuit
playsuit: romper, romper suit, rompers, babysuit romper
snowsuit: snow suit
onesie: sleepsuit, sleep suit, babysuit, bodysuits baby, babygro, baby grow, babygrow, footed pyjamas, footie, footies, sleepsuits, jumpsuit baby, coverall, coveralls, onesies, onesy
dungaree: dungri, dungris, dungree, dungarees, overall, overalls, bib pants
co-ord: co ord set, coord set, co ord, coord, cord set, matching set, two piece with shorts, two piece with skirt, two piece with pants, two piece set, 2 piece set, clothing set, ethnic co ord set, loungewear set, lounge co ord, two piece outfit, 2 piece outfit, coords, co ords, co ordinate set, coordinates, matching two piece, co ords set
tracksuit: track suit, training suit, sports set, workout set, track set, jogger set, jogging suit, shell suit, sweat suit, sweatsuit, gym co ord, jog set, sweat set, joggers set, velour tracksuit
rain-suit: raincoat set, rain set, rainsuit, rain coat set
skirt: ghagra skirt, tutu, skirts, tutu skirt, tennis skirt
skort: skorts
capris: capri, bermuda 3 4th, bermuda 3 4, bermuda three fourth, three fourth, three fourths, 3 4th pants, 3 4 pants, three quarter pants, 3 4ths, capri pants, 3 4th capri, pedal pushers, cropped pants, three quarters, 3 4 length pants, three fourth pants, 3 4 pant, 3 4th pant
bottoms: lower garment, lower garments, bottomwear, bottom wear, bottom, lower wear
trousers: trouser, pants, pant, slacks, dress pants, cigarette pants, cigarette trousers, cigarette pant, pencil pants, pencil pant, parallel pants, parallel pant, parallels, bell bottoms, paper bag trousers, paperbag pants
chinos: chino, khakis, khaki pants, chino pants
cargos: cargo, cargo pants, cargo trousers
joggers: jogger, lower, lowers, track pants, jogger pants, jogging pants, track pant, sweat pant, trackpant, jogging bottoms, tracksuit bottoms, track bottoms, trackies, sweatpants, sweat pants, track lower, track lowers, jogging trousers, joggers pants
culottes: culotte, gaucho pants
jeans: denim pants, denim trousers, jean, jeans pant, denim jeans, jeggins jeans
leggings: legging, churidar leggings, churidar legging
treggings: tregging, between trousers and leggings, between leggings and trousers, between pants and leggings, between leggings and pants, between jeans and leggings, trouser leggings, trouser legging
jeggings: jegging, jean legging
tights: gym tights, yoga tights, running tights, training tights, compression tights, compression pants
shorts: nikkar, nikar, nekar, nicker, nickar, bermuda, bermudas, half pants, half pant, half trousers, half trouser, cargo shorts, knicker, hot pants, jorts, bermuda shorts, boxer style shorts, walk shorts, night shorts
jacket: jackets
bomber: bomber jacket, varsity jacket, baseball jacket, letterman jacket, harrington jacket, harrington, flight jacket, aviator jacket
puffer: puffer jacket, puffer coat, down jacket, padded jacket, bubble jacket, puffa, padded coat
quilted-jacket: quilted coat
parka: parka jacket
windcheater: windbreaker, wind jacket, windcheater jacket, windbreaker jacket, wind breaker, shell jacket, running jacket
raincoat: rain jacket, reincoat, rainwear, rain wear, rain poncho, waterproof jacket, mackintosh, rain cheater, rain mac, cagoule, kagool, kagoule, pac a mac, pakamac, plastic mac, rainjacket, rain cape, rain wear coat, barsati, barsaati, barsati coat, barsati poncho, barsati jacket
biker-jacket: moto jacket, motorcycle jacket, rider jacket, bikers jacket
trucker-jacket: trucker
fleece-jacket: fleece pullover, fleece top, zip fleece
gilet: puffer vest, sleeveless jacket, padded vest, body warmer, quilted vest, half jacket, sleeveless puffer jacket, puffer gilet
coat:
overcoat: top coat, topcoat, car coat, cocoon coat, wrap coat, chesterfield coat
cape-coat: cape jacket
trench-coat: trench, trenchcoat, mac coat
pea-coat: peacoat
duffle-coat: duffle, duffel, duffel coat
blazer: blazer coat, coat blazer, suit jacket, sport coat, sports jacket
waistcoat: vest coat, vestcoat
suit: two piece suit, 2 piece suit, formal suit, coat pant, coat pant set, coat suit, pant suit, pantsuit, business suit, trouser suit, skirt suit, lounge suit, blazer set, blazer suit, suit and pants
sweater: woollen set, woolen set, knitted woollen set, handknit set, hand knit set, hand knitted set, jumper, woollen sweater, aran jumper, aran sweater, fisherman sweater, fishermans sweater, knit sweater, knitted sweater, woollen jumper, jumpers, knit top, knitted top
pullover:
cardigan: cardi, knit cardigan
turtleneck: polo neck, roll neck, turtle neck, turtleneck sweater, high neck sweater, highneck sweater
skivvy: skivvies
sweater-vest: sleeveless sweater, half sweater, knit vest, tank jumper, slipover, slip over, pullover vest, sleeveless jumper, sleeveless pullover, knitted vest
sweatshirt: sweat shirt, half zip, quarter zip, half zip sweatshirt, quarter zip sweatshirt
hoodie: hoodie jacket, hooded sweatshirt, zip hoodie, hooded jumper, hoody, hoodies, pullover hoodie, hoodie pullover, hooded pullover
thermals: thermal, thermal wear, inner thermal, long johns, thermal set, thermal top, thermal bottom, thermal inner, thermal vest, thermal pyjama, base layer, baselayer, base layers, thermal bottoms, thermal underwear, thermal tights, thermal innerwear, winter inner, winter inners, warmer set
poncho: ruana
cape: capelet, cape top
shrug: bolero
winter-wear: winterwear, winter clothes, warm clothes, woollens, woollies, winter clothing, outerwear, winter stuff, warm wear, garam kapde, garam kapda, warm clothing, something warm to wear
twinset: twin set
tuxedo: tux, dinner jacket, dinner suit, tuxedo suit, smoking jacket, tuxedo jacket, tuxedo blazer
safari-suit: safari suit
tailcoat: morning coat, tail coat
teddy-jacket: teddy fleece jacket, sherpa jacket, borg jacket, faux fur jacket, fur jacket
teddy-coat: faux fur coat, fur coat
ski-wear: ski pants, salopettes, snow pants, ski suit, ski wear, skiwear
utility-jacket: field jacket, utility jacket, safari jacket, chore jacket, chore coat, cargo jacket, multi pocket jacket, work jacket
cycling-shorts: cycling shorts, biker shorts, bike shorts, cycle shorts
leotard: leotards
kids-set: baba suit, baby set, clothing set for baby, layette, baby gift set, newborn set, infant set
slip-dress: slip dress, cami dress, satin slip dress
t-shirt-dress: t shirt dress, tshirt dress, tee dress
cover-up: beach cover up, cover up, coverup, beach coverup
shirt-piece: shirt piece, shirt fabric, shirt material, shirting, shirt cloth
pant-piece: pant piece, trouser fabric, suiting, suit length, suit fabric, pant material, pant fabric, suit cloth
!fabric: running fabric, fabric piece, dress fabric, running material, cut piece, cloth by the metre, fabric by the metre, metres of fabric
thobe: kandura, dishdasha, jubba, arab robe
kilt:
cheongsam: qipao
dirndl:
bib: bibs, baby bib
swaddle: swaddles, swaddle cloth, baby wrap, swaddle wrap
leg-warmers: leg warmer, legwarmers, arm warmers, arm sleeves, arm warmer
`,
);

/** So that the shop can say it has none. */
export const otherGoodsTerms = terms(
  "garment",
  `
shoes: shoe, footwear, crocs, clogs, wedges, kolhapuri, kolhapuris, brogues, espadrilles, ballerinas, bellies, mules, sneaker, sneakers, trainers, boot, boots, loafer, loafers, heel, heels, sandal, sandals, slipper, slippers, flip flop, chappal, jutti, juttis, mojari, stiletto, flats, joote, canvas shoes, football boots, football studs, peshawari, kolhapuri chappal, chappals, gumboots, gum boots, wellies, wellingtons, high heels, platform heels, pumps, oxfords, derby shoes, moccasins, slip ons, slides, sliders, floaters, trekking boots, hiking boots, hiking shoes
socks: sock, stockings, stocking, ankle socks, hosiery socks, pantyhose, knee socks, crew socks
bag: handbag, backpack, trolley bag, sling bag, laptop bag, duffel bag, duffle bag, rucksack, briefcase, pouch, trolley, luggage, potli, potli bag, purse, clutch, tote, tote bag, school bag, suitcase, wallet, gym bag, tote handbag, travel bag, fanny pack, waist pack, jhola, makeup pouch, lunch bag, crossbody bag, shoulder bag, hand purse
watch: wristwatch, smartwatch, smart watch
jewellery: jewelry, necklace, earring, earrings, bangle, bangles, ring, bracelet, anklet, payal, mangalsutra, pendant, brooch, cufflinks, cuff links, cufflink, kada, choker, jhumka, jhumkas, maang tikka, nath, nose ring, nose pin, bangles set, hair clip, hair band, headband, scrunchie, jewelry set, necklace set, finger ring, engagement ring, gold chain, silver chain, mangal sutra, bindi, bindis, gajra, hair accessory, hair accessories, tiara, hairpin, hair pins, watch chain, toe ring, sehra, kalgi, mukut, garland
belt: suspenders, braces, kamarbandh, waist belt, leather belt, cummerbund, sash
hat: cap, beanie, baseball cap, monkey cap, sun cap, sun hat, topi, bucket hat, fedora, balaclava, ear muffs, earmuffs, bonnet, woollen cap, woolen cap, snapback, visor, beret, straw hat, turban cap, winter cap, caps
scarf: muffler, bandana, bandanna, handkerchief, hanky, rumal, cravat, pocket square
gloves: glove, mittens
sunglasses: sunglass, goggles, shades glasses, spectacles
tie: neck tie, necktie, bow tie
bra: sports bra, bralette, training bra, t shirt bra, tshirt bra, padded bra, nursing bra, strapless bra, push up bra
boxers: boxer, boxer shorts, brief, briefs, trunk briefs, boxer briefs, boxer brief, trunk, jockey, v briefs
swimwear: rash guard, swim leggings, swim top, swim set, swim wear, swimming clothes, swimsuit, swim suit, swimming costume, bathing suit, swimming suit, swim dress, swimming dress, one piece swimsuit, swimming suits, bathing costume
innerwear: underwear, panties, lingerie, undergarments, trunks, inner wear, undergarment, panty, shapewear, body shaper, camisole slip set, nighty slip, waist trainer, shape wear
perfume: deodorant, deo, cologne, fragrance, lipstick, makeup, make up kit, cream lotion, shampoo, nail polish, kajal, face wash, body wash, hair oil, face cream, attar, sunscreen, moisturiser, moisturizer, foundation, mascara, eyeliner, trimmer, razor, hair dryer, straightener, body lotion, lip balm, face pack, hair colour, hair color, hair dye, henna powder, mehndi cone, shaving kit, shaving cream, beard oil, nail paint, serum, toner, soap, soaps, toothpaste, toothbrush, incense sticks, agarbatti
toys: toy, doll, teddy, soft toy, teddy bear, barbie, lego, jigsaw, board game, cricket bat, cricket kit, hockey stick, badminton racket, tennis racket, racquet, shuttlecock, dumbbell, dumbbells, bicycle, skates, skateboard, carrom board, chess board, cricket ball, tennis ball, football ball, cricket set, tennis ball set, toy car, remote car, puzzle, puzzles, board games, rubik cube, basketball ball, volleyball, hula hoop, skipping rope, yo yo, building blocks, scooter for kids, tricycle, kites and manjha
books: book, novel, notebook, diary, school books, geometry box, water bottle, lunch box, tiffin, tiffin box, textbooks, textbook, storybook, story book, comics, comic book, calendar, planner, pen set, pencil box, stationery
electronics: phone, mobile, laptop, television, tv, headphones, earphones, charger, camera, iphone, tablet, earbuds, power bank, mobile cover, phone cover, phone case, mobile case, back cover, airpods, router, keyboard, printer, refrigerator, fridge, washing machine for clothes, microwave, air conditioner, air cooler, mixer grinder, mixie, geyser, iron box, ceiling fan, table fan, bulb, memory card, pen drive, smartphone, bluetooth speaker, speaker, speakers, kindle, ipad, macbook, ps5, playstation, xbox, drone, fitbit, fitness band, headset, neckband, extension board, hair straightener, vacuum cleaner, dishwasher, water purifier, inverter, steam iron, sewing machine, tripod, webcam, mouse pad, monitor, hard disk
home-goods: bed ki chadar, bed ki chaadar, bed chadar, palang ki chadar, bedsheet, bed cover, bedspread, cushion, cushion cover, pillow cover, quilt, rajai, razai, comforter, duvet, rug, doormat, door mat, yoga mat, exercise mat, gym mat, wall clock, pressure cooker, cooker, frying pan, tawa, kadhai pan, tablecloth, table cloth, bath towel, hand towel, beach towel, bath mat, napkin, tent, sleeping bag, chair, cupboard, almirah, mosquito net, bucket, bottle for water, photo frame, wall hanging, flower pot, candles, bed sheet, curtain, curtains, pillow, blanket, towel, mattress, sofa, table, furniture, lamp, carpet, umbrella, pressure cookers, dinner set, crockery, plates, mug, mugs, bean bag, cushion covers, table mat, table mats, dustbin, mop, broom, iron board, ironing board, hanger, hangers, clothes hanger, shoe rack, bookshelf, study table, study lamp, fairy lights, vase, wallpaper, paint, dining table, bedsheets, double bedsheet, single bedsheet, sofa cover, fridge cover, diwan set, quilts, dohar, throw blanket, electric blanket, sleeping mat, camp stove
groceries: groceries, vegetables, milk, ghee, atta, cooking oil, biscuits, dry fruits, birthday cake, pizza, burger, biryani, coffee beans, tea leaves, rice bag, chocolates, chocolate box, sweets box, mithai, cake, rice, dal, flour, snacks, chips, protein powder, whey protein, dog food, cat food, pet food, medicine, medicines, tablets for fever, flowers bouquet, bouquet, plants, saplings
turban: pagri, safa, pagdi
baby-goods: nappy, nappies, diaper, diapers, langot, baby carrier, stroller, pram, feeding bottle, pacifier, cradle, baby blanket
vehicles: car, cycle for kids, motorbike, scooty, helmet, bike helmet, car seat cover, seat cover, bike cover, tyre, car cover
tickets: ticket, movie tickets, train ticket, train tickets, flight tickets, gift card, gift voucher, gift cards, voucher
bikini: tankini
burkini: modest swimsuit, full cover swimsuit, full body swimsuit
swim-shorts: swim trunks, swimming trunks, board shorts, boardshorts, swimming shorts
`,
);

const otherGoods = new Set(otherGoodsTerms.map(({ value }) => value));
const accessories = new Set("tie hat scarf belt gloves socks bra jewellery small-goods".split(" "));

/** A bow tie is a tie, and none of the clothes either. */
export function isOtherGoods(garment: string): boolean {
  if (otherGoods.has(garment)) return true;
  const kin = garmentLineage(garment);
  return kin.some((one) => accessories.has(one)) && !kin.includes("hijab");
}

export const garmentFamilies = families(`
top > tunic, crop-top, camisole, tank-top, peplum-top, tube-top, corset-top, bodysuit
upper-wear > top, t-shirt, sweatshirt, sports-bra, shirt
kurta-bottoms > trousers, palazzo, salwar, churidar, dhoti-pants, sharara, leggings, culottes, harem-pants
t-shirt > polo, henley
shirt > overshirt
kurta-set > pathani-suit
mundu > set-mundu
western > shirt, t-shirt, top, dress, jeans, trousers, skirt, jumpsuit, blazer, suit, tuxedo, gown, polo, shorts, co-ord
kurta > short-kurta, pathani, angrakha, anarkali
ethnic > kurta, kurti, kurta-set, dhoti-set, saree, lehenga, choli, sherwani, bandhgala, nehru-jacket, dupatta, mekhela, dhoti, dhoti-pants, churidar, salwar, sharara, indo-western
shawl > stole
dress > gown, sundress, frock, shirt-dress, pinafore, kaftan, sweater-dress, slip-dress, t-shirt-dress, cheongsam
baby-wear > onesie, playsuit, jhabla, frock, bodysuit, kids-set, snowsuit
rainproof > jacket, raincoat
groom-wear > sherwani, suit, bandhgala, indo-western
garba-wear > lehenga, chaniya-choli, half-saree, kedia
open-layers > jacket, coat, cardigan, shawl, poncho, cape, shrug
layers > jacket, coat, sweater, sweatshirt, shawl, poncho, cape, shrug, nehru-jacket
sleepwear > night-suit, nightdress, nightshirt, pyjama, robe, onesie
bottoms > trousers, jeans, leggings, jeggings, treggings, tights, shorts, skirt, skort, palazzo, salwar, churidar, dhoti, dhoti-pants, harem-pants, sharara, pyjama, culottes, capris, lehenga, cycling-shorts, petticoat, mundu, lungi
trousers > chinos, cargos, joggers, culottes, palazzo
jumpsuit > playsuit
jacket > bomber, puffer, quilted-jacket, parka, windcheater, biker-jacket, trucker-jacket, fleece-jacket, gilet, utility-jacket, teddy-jacket, ski-wear
coat > overcoat, trench-coat, pea-coat, duffle-coat, teddy-coat, tailcoat
cape > cape-coat
sweater > pullover, cardigan, turtleneck, sweater-vest, twinset
sweatshirt > hoodie
winter-wear > jacket, coat, sweater, sweatshirt, shawl, poncho, cape, thermals, gilet, ski-wear, teddy-coat
innerwear > bra, boxers
stole > angavastram
suit > tuxedo, safari-suit
shorts > cycling-shorts
swimwear > bikini, burkini, swimsuit
blouse > choli
`);

/** "bomber" → bomber, jacket, winter-wear. */
export function garmentLineage(garment: string): readonly string[] {
  return lineage(garmentFamilies, garment);
}

/** Substitutes, with a notice: another jacket for a bomber, but none for a raincoat. */
export function mayStandIn(wanted: string, garment: string): boolean {
  if (garment === wanted) return false;
  const kin = garmentLineage(garment);
  const near = standIns.get(garment);
  const isOwn = (family: string): boolean =>
    kin.includes(family) || near?.includes(family) === true;
  return isOwn(wanted) || standIns.get(wanted)?.some(isOwn) === true;
}

/** Similar kinds, which may replace each other. */
export const standIns = families(`
jacket > bomber, puffer, quilted-jacket, parka, biker-jacket, trucker-jacket, fleece-jacket, utility-jacket, teddy-jacket
t-shirt > polo, henley
shirt > overshirt
trousers > chinos, cargos, treggings
frocks > frock, dress
garba-wear > anarkali, angrakha, kurta, kurti
wrapped > dhoti, mundu, lungi
loose-trousers > dhoti, dhoti-pants, harem-pants
leg-wear > leggings, treggings, jeggings, tights, churidar
jean-wear > jeans, jeggings
sweatshirt > hoodie
sweater > pullover, cardigan, turtleneck, sweater-vest, skivvy
coat > overcoat, trench-coat, pea-coat, duffle-coat, teddy-coat
ceremonial > indo-western, bandhgala, sherwani
dhoti-sets > dhoti-set, kurta-set
rain > raincoat, rain-suit
rain-jackets > raincoat, windcheater
tailored > blazer, waistcoat, nehru-jacket
long-top > kurta, kurti, tunic, short-kurta, kaftan
kurta > short-kurta, pathani, pathani-suit, angrakha, kurti, anarkali
kurta > kurta-set
dress > gown, sundress, shirt-dress, sweater-dress, slip-dress, t-shirt-dress, cover-up
sweater > sweater-dress
high-necks > skivvy, turtleneck
wrap > poncho, cape, shrug, cape-coat
shawl > stole
skirted > skirt, skort
top > tunic, blouse, crop-top, camisole, tank-top, peplum-top, tube-top, corset-top, bodysuit
sleep-wear > night-suit, nightdress, nightshirt, pyjama, robe
suits > suit, tuxedo, bandhgala
kaftans > kaftan, cover-up, sarong
tuxedos > tuxedo, blazer
cycling > cycling-shorts, tights, shorts
fabrics > shirt-piece, pant-piece, fabric, dress-material
swim-wear > swimwear, bikini, burkini, swim-shorts
active-legs > tights, leggings, joggers
`);

/** By custom: a saree is women's, a sherwani men's. */
export function garmentWearer(garment: string): "men" | "women" | null {
  if (womens.has(garment)) return "women";
  return mens.has(garment) ? "men" : null;
}

/** Rarer kinds, and the everyday kind they are treated like. */
export const treatedLike = new Map<string, string>();

/** "achkan" → "sherwani". */
export function everydayKind(garment: string): string {
  return treatedLike.get(garment) ?? garment;
}

export const womens = new Set(
  "saree tunic bra slip peplum-top slip-dress tulip-pants feeding-cover set-mundu mekhela sweater-dress lehenga kurti choli blouse dupatta salwar palazzo sharara anarkali dress gown sundress frock skirt culottes crop-top camisole leggings kaftan shirt-dress pinafore tube-top corset-top nightdress jeggings treggings skort petticoat abaya hijab dress-material one-piece bikini burkini tankini".split(
    " ",
  ),
);
export const mens = new Set(
  "sherwani angavastram pathani pathani-suit bandhgala nehru-jacket dhoti lungi dhoti-set".split(
    " ",
  ),
);

export function garmentName(garment: string): { readonly one: string; readonly many: string } {
  const odd = oddNames.get(garment);
  if (odd !== undefined) return odd;
  const one = garment.replaceAll("-", " ");
  if (/s$/.test(one) && !/ss$/.test(one)) return { one: `pair of ${one}`, many: one };
  if (/(s|sh|ch|x)$/.test(one)) return { one, many: `${one}es` };
  return { one, many: `${one}s` };
}

const oddNames = new Map([
  ["upper-wear", { one: "top", many: "tops" }],
  ["kurta-bottoms", { one: "bottom for a kurta", many: "bottoms for a kurta" }],
  ["any-blouse", { one: "blouse", many: "blouses" }],
  ["t-shirt", { one: "T-shirt", many: "T-shirts" }],
  ["ethnic", { one: "piece of Indian wear", many: "Indian wear" }],
  ["baby-wear", { one: "piece of baby wear", many: "baby wear" }],
  ["groom-wear", { one: "groom's outfit", many: "outfits for a groom" }],
  ["garba-wear", { one: "garba dress", many: "garba dresses" }],
  ["open-layers", { one: "layer to wear over it", many: "layers to wear over it" }],
  ["layers", { one: "layer to wear over it", many: "layers to wear over it" }],
  ["swimwear", { one: "piece of swimwear", many: "swimwear" }],
  ["rainproof", { one: "jacket", many: "jackets" }],
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
