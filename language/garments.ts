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
blouse: saree blouse
tunic: tunic top
crop-top:
camisole: cami, spaghetti top, strappy top
tank-top: tank, vest top, sando
peplum-top: peplum
kurta: kurta shirt
kurti: kurtis, ladies kurta
short-kurta:
pathani: pathani suit, pathani kurta
kurta-set: kurta pyjama, kurta pajama, kurta and pyjama, kurta pyjama set, salwar suit, salwar kameez, churidar suit, punjabi suit, suit set, kurta suit, kurti set, kurta with pyjama
anarkali: anarkali suit, anarkali kurta
angrakha: angarkha
saree: half saree
lehenga: lehenga choli, ghagra, ghagra choli, chaniya choli, lehenga skirt, lehenga set, pavadai
choli:
sherwani: achkan
bandhgala: jodhpuri, jodhpuri suit, bandh gala
nehru-jacket: nehru waistcoat, modi jacket, nehru vest, sadri, ethnic jacket, ethnic waistcoat
dupatta: odhni
shawl: wool shawl, dushala
stole: 
dhoti: dhoti pant, mundu, veshti, lungi
churidar: churidar pants
salwar: patiala, patiala salwar, shalwar
palazzo: palazzo pants
sharara: sharara set, gharara, sharara pants
pyjama: pajama, pyjama pants, nightsuit, night suit, nightwear, sleepwear, night clothes, raat ke kapde, night dress
ethnic: ethnic wear, indian wear, traditional wear, traditional clothes, traditional dress, traditional outfit, indian clothes, ethnic clothes, ethnic outfit, indian outfit, desi clothes, ethnic dress, indian dress
dress: western dress, midi dress, maxi dress, mini dress, midi, maxi, party dress, wrap dress, a line dress, knit dress, sweater dress
gown: evening gown, ball gown
sundress: sun dress
frock: party frock
shirt-dress: 
pinafore: pinafore dress
kaftan: caftan
jumpsuit: 
playsuit: romper, romper suit
dungaree: dungarees, overall, overalls, bib pants
co-ord: co ord set, coord set, co ord, matching set, two piece set
tracksuit: 
skirt: mini skirt, midi skirt, maxi skirt, pleated skirt, ghagra skirt, tutu
bottoms: bottomwear, bottom wear, bottom, lower, lowers, lower wear
trousers: trouser, pants, pant, slacks
chinos: chino, khakis, khaki pants, chino pants
cargos: cargo, cargo pants, cargo trousers
joggers: jogger, track pants, jogger pants, jogging pants, track pant, sweat pant
culottes: culotte
jeans: denim jeans, denim pants, denim trousers, jean, skinny jeans
leggings: legging, jegging, tights, jeggings
shorts: bermuda, bermudas, half pants, half pant, cargo shorts, knicker
jacket: jackets
bomber: bomber jacket, varsity jacket, varsity, baseball jacket
puffer: puffer jacket, puffer coat, down jacket, padded jacket, bubble jacket, puffa, padded coat
quilted-jacket: quilted coat
parka: parka jacket
windcheater: windbreaker, wind jacket, windcheater jacket, windbreaker jacket, anorak
raincoat: rain jacket, rainwear, rain wear, rain poncho, waterproof jacket, mackintosh
biker-jacket: moto jacket, motorcycle jacket
trucker-jacket: trucker
fleece-jacket:
gilet: puffer vest, sleeveless jacket, padded vest, body warmer, quilted vest, half jacket
coat:
overcoat: top coat, long overcoat
trench-coat: trench
pea-coat: peacoat
duffle-coat: duffle, duffel, duffel coat
blazer: suit jacket, sport coat, sports jacket, tuxedo
waistcoat: vest coat
suit: two piece suit, three piece suit
sweater: jumper, woollen sweater
pullover:
cardigan: cardi, knit cardigan
turtleneck: polo neck, roll neck, turtle neck, turtleneck sweater, high neck sweater
sweater-vest: sleeveless sweater, half sweater, knit vest
sweatshirt: 
hoodie: hooded sweatshirt, zip hoodie, hooded jumper
thermals: thermal, thermal wear, inner thermal, long johns
poncho:
cape: capelet
shrug:
winter-wear: winterwear, winter clothes, warm clothes, woollens, woollies, winter clothing, outerwear, winter stuff, warm wear, garam kapde, garam kapda, warm clothing, something warm to wear
`,
);

/** Goods that a clothes shop may be asked for; read so that a shop without them says so. */
export const otherGoodsTerms = terms(
  "garment",
  `
shoes: shoe, footwear, sneaker, sneakers, trainers, boot, boots, loafer, loafers, heel, heels, sandal, sandals, slipper, slippers, flip flop, chappal, jutti, juttis, mojari, stiletto, flats, joote
socks: sock, stockings, stocking
bag: handbag, backpack, purse, clutch, tote, tote bag, school bag, suitcase, wallet
watch: wristwatch, smartwatch, smart watch
jewellery: jewelry, necklace, earring, earrings, bangle, bangles, ring, bracelet, anklet
belt: leather belt
hat: cap, beanie, woollen cap, baseball cap, sun hat, topi
scarf: muffler, woollen scarf
gloves: glove, mittens
sunglasses: sunglass, goggles, shades glasses, spectacles
tie: neck tie, necktie, bow tie
innerwear: underwear, bra, brief, briefs, boxers, boxer, panties, lingerie, bikini, undergarments, trunks, swim trunks, swimsuit, swimwear, swimming costume
perfume: deodorant, cologne, fragrance, lipstick, makeup, cream lotion, shampoo
toys: toy, doll, teddy
books: book, novel
electronics: phone, mobile, laptop, television, tv, headphones, earphones, charger, camera, iphone, tablet
home-goods: bedsheet, bed sheet, curtain, curtains, pillow, blanket, towel, mattress, sofa, table, furniture, lamp, carpet, umbrella
groceries: groceries, vegetables, milk, pizza, burger, biryani, coffee beans, tea leaves, rice bag
turban: pagri, safa, pagdi
`,
);

/** Whether a garment is one of the other goods: no clothing of the kinds that tables describe. */
export function isOtherGoods(garment: string): boolean {
  return otherGoodsTerms.some(({ value }) => value === garment);
}

const parents = families(`
top > blouse, tunic, crop-top, camisole, tank-top, peplum-top
t-shirt > polo, henley
shirt > overshirt
kurta > kurti, short-kurta, pathani, angrakha, kurta-set, anarkali
ethnic > kurta, saree, lehenga, choli, sherwani, bandhgala, nehru-jacket, dupatta, dhoti, churidar, salwar, sharara
shawl > stole
dress > gown, sundress, frock, shirt-dress, pinafore, kaftan
bottoms > trousers, jeans, leggings, shorts, skirt, palazzo, salwar, churidar, dhoti, sharara, pyjama, culottes, lehenga
trousers > chinos, cargos, joggers, culottes, palazzo
jacket > bomber, puffer, quilted-jacket, parka, windcheater, raincoat, biker-jacket, trucker-jacket, fleece-jacket, gilet
coat > overcoat, trench-coat, pea-coat, duffle-coat
waistcoat > nehru-jacket
sweater > pullover, cardigan, turtleneck, sweater-vest
sweatshirt > hoodie
winter-wear > jacket, coat, sweater, sweatshirt, shawl, poncho, cape, thermals, gilet
blazer > bandhgala
`);

/** A garment with the families it belongs to, itself first: "bomber" → bomber, jacket, winter-wear. */
export function garmentLineage(garment: string): readonly string[] {
  return lineage(parents, garment);
}

/**
 * The family that may stand in for a kind that a shop has none of, when that is said: a bomber's is
 * "jacket". Null where nothing else would do: other jackets are no raincoats.
 */
export function garmentFamily(garment: string): string | null {
  return standIns.get(garment)?.[0] ?? null;
}

const standIns = families(`
jacket > bomber, puffer, quilted-jacket, parka, biker-jacket, trucker-jacket, fleece-jacket
t-shirt > polo, henley
shirt > overshirt
trousers > chinos, cargos
sweatshirt > hoodie
sweater > pullover, cardigan, turtleneck, sweater-vest
coat > overcoat, trench-coat, pea-coat, duffle-coat
kurta > kurta-set, short-kurta, pathani, angrakha, kurti, anarkali
dress > gown, sundress, shirt-dress
shawl > stole
top > tunic, blouse, crop-top, camisole, tank-top, peplum-top
`);

/** Who alone wears a garment, where custom has it so: a saree is women's, a sherwani men's. */
export function garmentWearer(garment: string): "men" | "women" | null {
  if (womens.has(garment)) return "women";
  return mens.has(garment) ? "men" : null;
}

const womens = new Set(
  "saree lehenga kurti choli blouse dupatta salwar palazzo sharara anarkali dress gown sundress frock skirt culottes crop-top camisole leggings kaftan shirt-dress pinafore".split(
    " ",
  ),
);
const mens = new Set("sherwani pathani bandhgala nehru-jacket dhoti".split(" "));

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
  ["bottoms", { one: "bottom", many: "bottoms" }],
  ["dungaree", { one: "pair of dungarees", many: "dungarees" }],
  ["co-ord", { one: "co-ord set", many: "co-ord sets" }],
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
]);
