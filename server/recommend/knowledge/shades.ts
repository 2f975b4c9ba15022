/** Shades and cloths beyond the everyday tables. "value: other names > families". */
export const wideColours = `
navy: navy melange, space blue, marine blue, nautical blue, true navy, night blue, nightfall, deep sea, ink navy
royal-blue: cobalt blues, lapis, lapis blue, lapis lazuli, klein blue, sapphire blues, egyptian blue, bluebell, dazzling blue, blue iris, strong blue, true blue, ultramarine blue, olympic blue
sky-blue: sky blues, ceil blue, ceil, cerulean, cerulean blue, glacier blue, arctic blue, aqua sky, mist blue, misty blue, cloud blue, placid blue, angel blue, dream blue, airy blue, lt blue, mild blue, cool blue, celeste, celestial blue, robin egg, robin egg blue, duck egg, duck egg blue, duckegg, ferozi light, halka neela
powder-blue: powder blues, powdered blue, dusty blue, dusky blue, smoke blue, smoky blue, stone blue, faded blue, blue grey, bluish grey, slate blue, storm blue, chambray blue, wedgwood, wedgwood blue, cadet blue, french blue, blue fog, pigeon blue
indigo: indigo blue, rinse indigo, dark denim, denim dark
denim-blue: mid blue, medium blue, washed blue, light denim, light indigo, denim light
turquoise: turquoise green, tiffany, tiffany blue, aqua green, aqua marine, caribbean, caribbean blue, lagoon blue, pool blue, scuba blue, tropical blue, firoza, firozi blue, feroza blue, teal turquoise, jade blue
teal: tealish, dark turquoise, mallard, mallard blue, mallard green, deep teal, bottle blue, kingfisher, kingfisher blue, ocean green, sea blue, pine blue, atlantic deep, harbour blue, rama, ramar green, ramar blue, ananda blue, bluish green, greenish blue, blue green, aegean
peacock: peacock green, mor pankhi, morpankhi, mayur neel, mayil, mayil blue, peacock teal
petrol: petroleum blue, petrol green, oil blue, diesel blue
maroon: mahroon, maroon red, wine maroon, oxide red, blood, cherry maroon, kathai red, mehrun, marun, dark maroon
wine: winery, burgundy wine, deep wine, zinfandel, tawny port, port wine, cabernet, malbec, bordeaux red, sangria red, beetroot, beet, beet red, black cherry, garnet, pomegranate wine
crimson: crimson red, blood orange red, rudraksha red, kumkum, kumkum red, sindoor, sindoor red, rose red, carmine red, cardinal, cardinal red, post office red, chilli, chili, chili red, chinese red, lipstick red, cherry tomato, tomato, fire red, flame red, true red, racing red, devil red, santa red, brick fire
brick: brick brown, brick orange, oxide, clay red, red clay, madder, madder red, gerua, geru, geruaa, marsala
rust: rusty, rust orange brown, burnt brick, burnt rust, paprika, cayenne, rooibos, ketchup brown, auburn, henna brown, copper rust
terracotta: terra cotta, terracota, burnt clay, clay, baked clay, adobe, potters clay, earthen
rani: rani pinks, fuschia, fuchsia pink, fuschia pink, magenta pink, fandango, cerise, raspberry pink, bougainvillea, bougainvillaea, azalea, mexican pink, rani magenta, beetroot pink, neon rani, electric pink, vivid pink, telemagenta
rose: rosewater, tea rose, dusty rose pink, vintage rose, antique rose, ash rose, ashes of roses, english rose, onion, onion colour, onion peel, desert rose, misty rose, rosewood pink, withered rose, puce, mauve rose, dried rose
blush: ballet pink, ballet slipper, shell pink, petal pink, millennial pink, pinkish nude, powdered pink, cotton candy, candyfloss, candy floss, ice pink, icy pink, lemonade pink, pearl pink, fairy tale pink, sakura, cherry blossom, strawberry milk, lt pink, halka gulabi, champagne pink
coral: corals, dark coral, coral red, coral orange, living coral, coral peach, salmon orange, shrimp, flamingo, watermelon pink, watermelon, gajari, gajri pink, punch
peach: peachy, peach fuzz, peaches, apricot orange, cantaloupe, nectarine, papaya, peach orange, tender peach, dusty peach, nude peach, lotus pink, kamal pink, lotus colour
orange: oranges, burnt tangerine, santara, mandarin orange, kesar, kesari orange, kumquat, persimmon, sunset orange, sunset, blood orange, flame orange, bhagwa orange, saffron orange, deep saffron, clementine, tiger orange, safety orange, hi vis orange, fanta
marigold: marigold yellow, marigold orange, genda phool, gainda, saffron yellow
amber: amber gold, cider, apple cider, marmalade, golden amber
yellow: yellows, haldi yellow bright, banana yellow, banana, pineapple yellow, blazing yellow, cyber yellow, daffodil, dandelion, buttercup, basanti, basanti yellow, vasanti, amaltas, sunny yellow, taxi yellow, hi vis yellow, lime yellow, fluro yellow, fluorescent yellow bright, chrome yellow, pila
mustard: mustard gold, dijon, sarso, sarson yellow, musterd, mustered, mustard brown, golden mustard, spicy mustard, english mustard, raai
turmeric: turmeric gold, haldi colour, manjal, gamboge, saffron gold
butter: butter cream, buttercream, custard, vanilla yellow, pastel lemon, lt yellow, light lemon, mellow yellow, lemonade, lemon chiffon, banana cream, pale lemon, halka peela
gold: golds, golden yellow, old gold, antique golden, dull gold, matte gold, light gold, pale gold, zari gold, champagne gold, gold foil colour, sone ka, sunehari, metallic gold, brushed gold
ochre: yellow ochre, ochre yellow, mango mustard, goldenrod, golden rod, honey mustard, bamboo yellow, harvest gold, tuscan sun
green: greens, jungle green, amazon green, holly green, shamrock green, basil green, pepper green, parakeet, spring green, meadow green, cactus, cactus green, tea green, matcha, matcha green, hariyali, teal hara, pear green, mehndi colour, mehendi colour, mehandi green, curry leaf, curry leaf green, coriander green
olive: olives, olive brown, olive khaki, dusty olive, burnt olive, capers, mehndi olive, combat green, rifle green, fatigue green, cadet green, army olive, od green, ivy green light, loden, loden green, dark khaki green, khaki green
bottle-green: bottlegreen, racing green, british racing green, hunter dark, evergreen, spruce green, fir green, cedar green, ivy green, dark forest, juniper green, deep emerald dark, hara gehra, sacramento, rain forest, rainforest, rama dark
emerald: emeralds, emerald greens, panna green, panna, jade emerald, malachite, viridian, verdant green
mint: mints, minty, mint pistachio, aqua green light, neo mint, spearmint, peppermint, light mint, icy mint, celadon, celadon green, lt green, honeydew, hemlock, halka hara, mint blue
sage: sages, sage grey, dusty green, dusty sage, laurel green, lichen, eucalyptus, eucalyptus green, olive sage, grey green, greyish green, silver green, dried sage, tea leaf
lime: limes, lime punch, neon lime green, acid green, highlighter, highlighter green, highlighter yellow, fluro green, parrot, tota green, totha green, tota, kachnar green, lemon green, lemon lime, chilli green, wasabi, avocado light, electric green, slime green, popati, totapari, tota pari, toti green
moss: mosses, moss olive, swamp green, avocado, avocado green, guacamole, artichoke, pesto, seaweed, seaweed green, dill
leaf-green: leaf greens, banana leaf green, betel green, betel leaf, paan green, paan colour, tulsi green
sea-green: sea greens, pistachio greens, pista light, pista colour green, pale pistachio, pistachio cream, aqua sea, seafoam blue, ocean foam
purple: purples, jamuni purple, jamun colour, kohl purple, ultra violet, ultraviolet, royal violet, indigo purple, imperial purple, tyrian purple, deep purple, bright purple, purple heart, passion purple, violets, vaingni, vengani, blackcurrant, black currant, mulberry purple, magenta purple, heather purple, begani, bengani, baigani rang
lavender: lavenders, lavendar purple, digital lavender, lavender mist, lavender fog, periwinkle blue, very peri, light violet, pale purple, pale violet, heliotrope, wisteria purple, thistle, orchid mist, jacaranda, halka jamuni
lilac: lilacs, lilac mist, lilac grey, dusty lilac, dusty mauve, dusty lavender, dusky mauve, mauves, mauve purple, mauve mist, opera mauve, light mauve, onion mauve
plum: plums, plum wine, damson, fig, raisin, dark berry, plum purple, grape wine, blackberry, boysenberry plum, loganberry, prune purple
white: whites, off white bright, crisp white, diamond white, star white, ice white, blanc, blanc de blanc, paper white, jasmine white, mogra, mogra white, coconut milk white, lily white, ghee white, dudhiya, swan white, arctic white, polar white
ivory: ivories, off whites, ofwhite, off wht, natural white, egret, winter white, alabaster, antique ivory, warm white, gardenia, kora, kora white, raw white, unbleached, undyed, grey white, porcelain, pearl ivory, natural ivory, chalk ivory
cream: creams, cremes, creme, cream white, clotted cream, whipped cream, cornsilk, custard cream, milk tea, butter milk, buttermilk, parchment, kasavu cream, ecru cream, marshmallow
grey: greys, grays, gunmetal grey light, quiet grey, silver grey, silver gray, lt grey, grey heather, heathered grey, marl grey, grey marl, sport grey, athletic grey, pewter, elephant grey, rhino grey, wolf grey, cloud grey, fog, fog grey, mist grey, misty grey, cool grey, warm grey, nardo grey, salt and pepper grey, pebble grey, cinder, storm grey, thunder grey, monument grey, opal grey, lunar rock, moonstruck, dhoosar, surmai light
charcoal: charcoals, charcoal melange, anthra, anthra melange, carbon grey, asphalt, ebony grey, off black, black melange, castlerock, surmai, slate black, coal grey, lead grey, ink grey, volcanic grey, cast iron, magnet, raven grey
silver: silvers, silver foil, silver grey shimmer, steel silver, oxidised silver, oxidized silver, rupehri, rupeheri, chandi colour, chandi color, chandi ka rang
black: blacks, pitch black, onyx, ebony, black beauty, true black, triple black, noir, midnight black, ink black, obsidian, kaala rang, karuppu, kaajal black
brown: browns, bark, bark brown, brunette, tree brown, cola, cola brown, brownie, gingerbread, wood, umber, burnt umber, sepia, russet, russet brown, chicory, nutmeg, acorn, pecan, hazelnut, peanut, peanut brown, badami brown, kathai, katthai, kattha, bhoora rang, heather brown, tortoise, toffee brown, monks robe
coffee: coffees, coffee bean, cappuccino, cappucino, americano, mocha, mocca, mocha mousse, dark mocha, cocoa brown, choclate, chocolate fondant, chocolates, bitter chocolate, demitasse, dark oak, dark walnut, seal brown, choco lava, truffle, ganache, black coffee, sable, umber dark
tan: tans, tan leather, cuoio, luggage tan, saddle tan, russet tan, tobacco brown, british tan, sun tan, taupe grey, taupes, warm taupe, dark taupe, deep taupe, mud, mud brown, mushroom brown, driftwood, truffle grey, desert palm
camel: camels, camel tan, vicuna, camel beige, dromedary
khaki: khakis colour, khaki beige, dark khaki, khaki brown, british khaki, safari beige, stone khaki, british sand
beige: skin tone, skin colour, skin color, like bare legs, bare legs, bare leg look, like skin, tan nude, beiges, beige melange, bisque, sesame, light taupe, light stone, stones, nude colour, nude shade, nudes, skin shade, skin nude, buff, wheat, wheatish, oatmilk, oat milk, macadamia, cashew, almond milk, cuban sand, linen colour, shortbread, cookie, biscotti, jute colour, jute beige, tapioca, frappe, macchiato, bone beige, mannequin, ecru, flax, brown rice, moonbeam, badami, pale khaki, rice
oat: oats colour, oatmeal melange, oatmeal heather, porridge, granola
sand: sands, sandstone, sand dune, desert sand, warm sand, beach sand, pale sand, sandshell, sand beige, sand storm, candied ginger
champagne: champagnes, champagne beige, prosecco, bubbly
copper: coppers, bronze brown, rose copper, tamba, burnished
brass: brassy, antique brass, pital
multicolour: multis, multi coloured, multicolours, multi print, mix colour, mix colours, various colours, any colour assorted, rainbow stripes colour, mutlicolor, multicolur, sab rang, satrangi, panchrangi, tie dye multi
pastel: pastel tones, pastel colours, pastel tone, macaron shades, sorbet shades, sorbet, ice cream shades, english colours, english colour, english shade
dark-colour: dark tones, jewel tones, jewel tone, jewel colours, deep tones, gehra rang, gehre rang
bright-colour: neons, neon colour, neon colours, neon shade, chatak, chatak rang, chatkila, poppy colours, bold colours, fluorescent colour, punchy
neutral: nudes colour, neutral tones, neutrals, earth tones, earthy tones, earthy colours, muted, muted tones, muted colours, sober colour, sober colours, sober shade
`;

/** Distinct shades: for steel blue, navy is only a near miss. */
export const ownShades = `
cobalt: cobalt blue, cobalt blues, klein blue > blue, bright-colour
electric-blue: electric blues, neon blue > blue, bright-colour
sapphire: sapphire blue, sapphire blues, lapis, lapis blue, lapis lazuli > blue
steel-blue: steel blues > blue
ocean-blue: ocean, sea blue, deep sea blue > blue
azure: azure blue > blue
cornflower: cornflower blue > blue
ultramarine: ultramarine blue > blue
ice-blue: icy blue, ice blues, glacier blue, arctic blue > sky-blue, light-colour, pastel
baby-blue: baby blues > sky-blue, light-colour, pastel
ceil-blue: ceil > sky-blue
duck-egg: duck egg blue, duckegg, robin egg, robin egg blue > sky-blue
dusty-blue: dusky blue, smoke blue, smoky blue, faded blue > powder-blue
slate-blue: storm blue, stone blue > powder-blue
french-blue: french blues > blue
mid-blue: medium blue > denim-blue, blue
peacock-green: mayil green > peacock, green
rama-green: rama, ramar green > teal, green
angoori: angoori green, grape green, dhani, dhaani, dhani green, chutney green > green
carbon: carbon black, coal black, raven black, kajal black, onyx, onyx black > black
cinnamon: cinnamon brown, dalchini, nutmeg, clove brown > brown
aegean-blue: aegean sea blue, santorini blue, delft blue, china blue > blue
saffron: kesari, kesariya, kesar, bhagwa, saffron orange, deep saffron, bhagwa orange, kesari orange > orange
burnt-orange: burnt tangerine, burnt sienna > rust, orange
neon-orange: safety orange, hi vis orange > orange, bright-colour
neon-yellow: fluorescent yellow, hi vis yellow, fluro yellow > yellow, lime, bright-colour
neon-pink: shocking pink, electric pink, neon rani > pink, rani, bright-colour
mango-yellow: mango > yellow
canary: canary yellow > yellow
sunflower-yellow: sunshine yellow > yellow
nude: nudes, nude colour, nude shade, nude beige, skin, skin colour, skin color, skin tone, skin shade, skin nude, tan nude, skins, like bare legs, bare legs, bare leg look, like skin > beige
taupe: taupes, warm taupe, dark taupe, deep taupe, taupe grey > brown
stone: stones, light stone > beige
mushroom: mushroom brown > beige
fawn: fawn colour > beige
biscuit: biscuit colour, biscotti > beige
latte: cafe latte > beige
almond: badami, almond milk > beige
wheat: wheatish, gehua, gehuan, gehu colour, sandalwood, sandalwood beige, chandan, chandan colour > beige
greige: greige colour > beige
ecru: ecru beige > ivory, beige
pearl: pearl white, pearl ivory > ivory, white
bone: bone white, bone beige > ivory
salmon: salmon pink, salmon orange > coral, pink
apricot: apricot orange > peach
melon: cantaloupe > peach
watermelon: watermelon pink > coral
dusty-rose: dusty pink, dusty rose pink, old rose, dusky pink, vintage rose, ashes of roses, ash rose > rose, pink
onion-pink: onion, onion colour, onion peel > rose, pink
powder-pink: powdered pink > blush, pastel
pastel-pink: pastel pinks > blush, pastel
bubblegum-pink: bubblegum, candy pink, barbie pink > pink, bright-colour
rose-gold: rose golds > gold, pink
antique-gold: old gold, dull gold > gold
gunmetal: gunmetal grey, gun metal > grey
platinum: platinum silver > silver
violet: violets > purple
periwinkle: periwinkle blue, very peri > lavender
scarlet: scarlet red > crimson, red
ruby: ruby red > crimson, red
tomato-red: tomato > red
blood-red: blood > red
chilli-red: chilli, chili red > red
bronze: bronze brown, antique bronze > copper, brown
steel-grey: steel, steel gray > grey
slate: slate grey, slate gray > grey
smoke-grey: smoky grey, smoke > grey
silver-grey: silver gray > grey, silver
light-grey: lt grey, light gray, pale grey, dove grey > grey, light-colour
melange-grey: grey melange, heather grey, heathered grey, grey heather, marl grey, grey marl, athletic grey > grey
chestnut: chestnut brown > brown
mahogany: mahogany brown > brown
tobacco: tobacco brown > brown
walnut: walnut brown > brown
hazel: hazelnut > brown
espresso: espresso brown > coffee, brown
mocha: mocca, mocha brown, mocha mousse, cappuccino > coffee, brown
forest-green: forest, pine green, forest greens > bottle-green, green, dark-colour
hunter-green: hunter, hunter dark > bottle-green, green
racing-green: british racing green > bottle-green, green
jade: jade green > green
fern: fern green > green
mehendi-green: mehndi green, henna green, mehendi, mehndi, mehandi, mehandi green, henna > green, olive
grass-green: kelly green, apple green > green
pista: pistachio, pista green, pista colour, pistachio green > sea-green, green
seafoam: sea foam, seafoam green > mint, green
avocado: avocado green > moss, green
army-green: army, military green, olive drab, military > olive, green
`;

export const wideCloths = `
raw-silk: raw silk, rawsilk, dupion silk, dupioni, dupion, dupioni silk, matka silk, slub silk, tassar raw silk, noil silk > silk
linen-cotton: linen cotton, cotton linen, linen cotton blend, union linen > linen, cotton
chanderi-silk: chanderi silk, chanderi cotton, chanderi silk cotton, silk chanderi > chanderi
paithani-silk: paithani silk, semi paithani, semi paithani silk, art silk paithani > silk
banarasi-silk: banarasi georgette, banarasi brocade, katan, katan silk, kataan, kora silk, kora organza, khaddi georgette, satin silk banarasi > banarasi
kanchi-silk: kanchi, kanchi pattu, kanjeevaram pattu, kanchi silk, kancheepuram, kancheepuram silk, kanjivaram pattu > kanjeevaram
mysore-silk: mysore crepe silk, mysore crepe, ksic silk > silk
tussar: tussar silk, tussah, tassar, tassar silk, tasar, tusser, ghicha, ghicha silk, ghicha tussar, giccha
eri: eri, ahimsa silk, endi, peace silk > silk
muga: muga, golden muga, paat, pat silk > silk
bhagalpuri: bhagalpuri, bhagalpuri cotton > art-silk
art-silk: art silks, semi silk, silky, silk blend art, jute silk, litchi silk, lichi silk, soft lichi silk, cotton feel silk, faux raw silk, poly dupion, imitation silk, bemberg, bemberg silk, dull satin silk, zoya silk, jacquard silk, banarasi art silk, vichitra, pashmina silk blend, nylon silk, super net silk
habutai: habotai, habutai, china silk, pongee, crepe de chine, shantung > silk
modal-silk: modal silks, modal satin silk, ajrakh modal silk > viscose-silk
organza: organzas, glass organza, tissue organza, kora organza fabric, silk organza, organja, orgenza
tissue: tissue silk, tissue fabric, shimmer tissue, zari tissue, golden tissue, crush tissue
georgette: geogrette, faux georgettes, georgett, fox georgette, blooming georgette, poly georgette, heavy georgette, double georgette, viscose georgettes, jacquard georgette, sequin georgette
chiffon: chiffons, shiffon, siffon, brasso, chiffon brasso, poly chiffon
crepe: crape, american crepe, french crepe, poly crepe, polycrepe, poly-crepe, crepe silk blend, moss crepe, bubble crepe, viscose crepe, crepes, morocain, wool crepe, scuba crepe, imported crepe
satin: satins, silky satin, satin crepe, satin georgette, duchesse, duchess, matte satin, heavy satin, stretch satin, poly satin, cotton satin, mikado, hammered satin, sattin, saten
net: nets, soft nets, butterfly net, mono net, dull net, hard net, net fabric, tulles, airmesh, air mesh, sports mesh, power net, powermesh, dotted net, embroidered net
lace: laces, chantilly, chantilly lace, guipure, guipure lace, crochet lace fabric, cotton lace, rachel, raschel, lacey
crepe: cey crepe, bizi lizi, busy lizzie, american crepes, japan crepe
chiffon: lisse, bemberg chiffon, crinkle chiffon, russian chiffon
muslin: maslin, muslins, mulmuls
cotton: cottons, 100 pure cotton, cotton fabric, kapas, cotton flex, flex cotton, cotton slubs, combed cotton, ringspun cotton, ring spun, carded cotton, compact cotton, long staple cotton, suvin, suvin cotton, cotton hosiery, hosiery cotton, cotton dobby, cotton jacquard, cotton voile, crinkled cotton, cotton crepe, cotton gauze, gauze, double gauze, cheesecloth, cotton drill, drill, cotton canvas, kala cotton, tangaliya cotton, cotton spandex, stretch cotton, cotton elastane, cotton stretch, soft cotton, rayon cotton blend, shuddh suti, suthi, bengal cotton, south cotton, mul cotton soft, calico, percale, sateen cotton, pinpoint, end on end, fil a fil, zephyr, dimity, batiste, nainsook, organdy, leno, cotton leno, piqué, birdseye, waffle cotton weave
cotton-blend: cotton blends, cotton mix fabric, cotton rich blend, cotton viscose, cotton rayon, cotton modal, cotton nylon, cvc, polyester cotton blend, cotton poly blend
polycotton: poly-cotton, pc cotton, terry cotton shirting, terricotton, tc fabric, polycotton blend, polyester cotton, cotton polyester blend, terry wool cotton
khadi: khadi cotton, khaddar, muslin khadi, khadi silk, hand spun cotton, handspun cotton, desi khadi
mulmul: mulmuls, mul-mul, muslins, malmal cotton, soft mul, muslin cotton, muslin silk
jamdani: jamdanis, dhakai cotton, jamdani cotton, tangail, tangail cotton
tant: taant cotton, tant saree cotton, shantipuri, santipuri, dhaniakhali, begampuri, phulia, bengal tant, bengal handloom
south-handloom: chettinad, chettinad cotton, kanchi cotton, coimbatore cotton, madurai sungudi, sungudi cotton, negamam, kandangi, balaramapuram, chendamangalam, mangalgiri, mangalgiri cotton, mangalagiri cotton, gadwal cotton, venkatgiri, venkatagiri cotton, uppada cotton, ilkal cotton, udupi, udupi cotton, patteda anchu, molakalmuru, narayanpet cotton, guntur cotton, rajahmundry > cotton
central-handloom: maheshwari cotton, maheshwari silk, maheswari, kosa, kosa cotton, bagh cotton, kota cotton, kota doriya, kota doria silk, paithani cotton, khun, khan fabric, khun fabric, khana > cotton
ikkat-cotton: ikat cotton, ikkat cotton fabric, pochampally cotton, sambalpuri cotton, nuapatna, maniabandha
linen: linens, flax, flax linen, irish linen, european linen, belgian linen, linen slub, slub linen, linen cloth, 100 linen, linin, linnen, linen 60 lea
linen-blend: linen blends, linen mix blend, linen viscose, linen rayon, viscose linen, poly linen
rayon: rayons, rayon slubs, rayon flex, rayon twill, rayon crepe, reyon, rayon printed fabric, viscose crepe fabric, viscose blend, viscose twill, heavy rayon, 14 kg rayon, 14kg rayon, liva rayon, liva viscose, bemberg rayon, art rayon, fluid viscose
lyocell: tencel, tencel lyocell, lyocell blend, tencel blend, eucalyptus fibre > rayon
cupro: cupro silk, cupra > rayon
modal: modals, lenzing modal, modal cotton, cotton modal knit, micro modal knit, modal spandex
bamboo: bamboo, bamboo cotton, bamboo viscose, bamboo fabric, bamboo fibre, bamboo spandex, bamboo modal > modal
polyester: polyesters, polyster, polysters, poliester, dry touch, dry fit fabric, dryfit, dri fit polyester, poly knit, super poly, superpoly, interlock polyester, poly spandex, poly lycra, polyester spandex, poly elastane, recycled poly, lotto fabric, lycra polyester, ns fabric, n s fabric, 4 way lycra, four way lycra, micro fibre polyester, moss, imported fabric, pv, p v suiting
nylon: nylons, nylon spandex, nylon lycra, polyamid, taslon, taslan nylon, ripstop nylon, crinkle nylon, nylon taffeta, parachute, parachute nylon
spandex: spandexes, lycra blend, cotton lycra stretch, elasthan, stretch fabric
acrylic: acrylics, acrylic wool, cashmilon, cashmilan, cashmilon wool, oswal wool, orlon wool, acrylic blend, acrylic knit, acrylic yarn, orlon, bulk acrylic
wool: wools, wollen blend, woollens, woolens, pure wools, 100 wool, virgin wool, new wool, highland wool, wool felt, yak wool, yak, sheep wool, desi wool, harris wool, wool serge, serge, gabardine wool, wool flannel, melton, melton wool, loden wool, merino wool mix, bouclé, alpaca wool, alpaca blend, angora wool, angora blend, mohair blend, terry wool, wool suiting, super 120s, super 100s, super 110s, super 130s
wool-blend: wool mix, wool mix blend, wool-mix, wool acrylic, acrylic wool mix, wool poly, poly wool, wool rich, wool-rich, woolmix, wool viscose, terrywool, tery wool
merino: merinos, extra fine merino, merino blend, merino knit, superfine merino, zq merino
pashmina: pashminas, pashm, cashmeres, cashmere blend, cashmere wool, pashmina wool, pure pashmina, kashmiri pashmina, cashmere silk
lambswool: lambswool, lambs wool, lamb wool, geelong > wool
tweed: tweeds, harris tweed, donegal, donegal tweed, tweed wool, wool tweed, boucle tweed, herringbone tweed
flannel: flannels, cotton flannel, brushed flannel, winceyette, brushed cotton flannel
corduroy: corduroys fabric, needlecord, jumbo cord, wide wale, fine wale, cordroy, corderoy, cords, cotton corduroy, babycord
denim: denims, stretch denim, cotton denim, denim lycra, tencel denim, knit denim, denim knit, 12 oz denim, 13 oz denim, raw denim fabric, non stretch denim, lightweight denim, jeans cloth
velvet: velvets, velveteen, stretch velvet, plush velvet, crushed velvets, silk velvet, micro velvets, velour knit, panne, chenille velvet, velvet 9000
fleece: fleeces fabric, microfleece fabric, micro fleece, polar fleeces, anti pill fleece, cotton fleece, brushed fleece, fleece fabric, loopknit, loop knit fleece, three thread fleece, 3 thread fleece, polarfleece
sherpa: sherpas, sherpa fleece, sherpa lined fabric, teddy, teddy fabric, teddy bear fabric, bouclette, faux sherpa, faux shearling, borg fleece
knit: knits, knitted fabric, chunky knit, fine knit, rib fabric, ribbed cotton, rib cotton, ponte fabric, ponti, ponti roma, roma knit, cable knit fabric, jacquard knit, tricot, warp knit, bengaline, crepe knit, waffles, cotton knit, viscose knit, two tone knit
jersey: jerseys fabric, cotton jerseys, viscose jersey, lycra jersey, jersey fabric, single jerseys, double jersey, interlock cotton, interlock fabric
terry: terry fabric, french terry cotton, french terry fabric, loopback, loop back cotton, terry towel cotton, towel cloth, terry cloth, terrycloth
leather: leathers, nappa, nappa leather, napa, calfskin, calf leather, cowhide, lambskin, sheepskin, goatskin, full grain, full grain leather, top grain, pebbled leather, crocodile leather
denim-look: denim look, denim finish, denim effect, denim style, denim feel, denim print, jeans look
faux-leather: faux, fake leather, imitation leather, faux leathers, pu, p u, pu fabric, pu coated, coated fabric, vegan leathers, polyurethane, eco leather, biker leather faux, imitation leather, leather-look, patent leather, wet look
suede: suedes, suedette, faux suedes, suede fabric, scuba suede
fur: furs, fake furs, faux furs, mink fur, rabbit fur, fox fur, fur fabric, long pile
neoprene: neoprenes, scuba knit, air layer, airlayer, bonded fabric
pvc: pvc coated, tpu, rubberised, rubberized, oilcloth, waxed cotton, wax cotton, plastic coated, pongee pvc
taslan: softshell fabric, hardshell, ripstops, rip stop, parachute fabric, windcheater fabric, pongee polyester, micro taslan, peach skin, peachskin
jute: jutes, jute cotton, jute linen, burlap
hemp: hemps, hemp cotton, hemp blend, nettle, nettle fabric
brocade: brocades, banarasi brocades, kinkhab, kimkhab, kincob, brocade silk, himroo, himru, jamawar, jamavar, jamewar, jamevar
jacquard: jacquards, jaquard, jaccard, jacquard cotton, jacquard poly, self jacquard
lurex: lurex knit, metallic knit, shimmer lurex, metallic yarn, shimmer fabric, glitter fabric
taffeta: taffetas, taffeta silk, taffeta satin, shot taffeta, paper silk
chinon: chinnons, chinon chiffon, chinnon chiffon, chinon georgette
gajji: gajji silk, gaji silk, modal gajji, gajji satin, mashru, mashru silk, mashroo > silk
dola-silk: dola silk, dola, dhola silk, dolla silk > art-silk
twill: twills, cotton twill, twill cotton, drill cotton, chino cloth, chino twill, peached twill, brushed twill, cavalry twill
canvas: canvases, cotton canvas fabric, duck canvas, duck cloth
chambray: chambrays, chambray cotton, cotton chambray
seersucker: seersucker, seersucker cotton, pucker cotton > cotton
poplin: poplins, cotton poplin, poplin cotton, stretch poplin
oxford: oxfords, cotton oxford, oxford weave cotton, pinpoint oxford
lawn: lawns, cotton lawn, swiss cotton, swiss lawn, pakistani lawn
cambric: cambrics, cambric cotton, cotton cambric
voile: voile, voiles, cotton voiles, rubia voile, rubia, 2x2 rubia, two by two, full voile > cotton
eva: eva plastic, eva material > synthetic
pique: piqué, pique knit, pique cotton, cotton pique, honeycomb pique
dobby: dobby fabric, dobby cotton, dobby weave cotton > cotton
`;
