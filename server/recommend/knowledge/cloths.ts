/** Cloths beyond the everyday tables. "value: other names > families". */
import { materialTerms } from "../../../language/words/materials.ts";

export const wideCloths = `
raw-silk: raw silk, rawsilk, dupion silk, dupioni, dupion, dupioni silk, matka silk, slub silk, tassar raw silk, noil silk, dupion raw silk, peduncle silk, noil, filature silk, rau silk > silk
linen-cotton: linen cotton, cotton linen, linen cotton blend, union linen, union cloth, union fabric, cottlin, cotlin, lincot, half linen, linen x cotton, cotton by linen, cotton x linen > linen, cotton
chanderi-silk: chanderi silk, chanderi cotton, chanderi silk cotton, silk chanderi > chanderi
paithani-silk: paithani silk, semi paithani, semi paithani silk, art silk paithani > silk
banarasi-silk: katan, katan silk, kataan, kora silk, khaddi, khaddi silk, pure khaddi, khaddi weave, katan banarasi, kadhwa, kadhwa silk, kadiyal, kadiyal silk, kadiyal banarasi, varanasi silk, tanchui, rangkat, tilfi > banarasi
kanchi-silk: kanchi, kanchi pattu, kanjeevaram pattu, kanchi silk, kancheepuram, kancheepuram silk, kanjivaram pattu, kanjeevaram tissue, kanchi soft silk, kanchipattu, kancheepuram pattu, kancheepuram soft silk > kanjeevaram
mysore-silk: mysore crepe silk, mysore crepe, ksic silk > silk
tussar: tussor, tussar silk, tussah, tassar, tassar silk, tasar, tusser, ghicha, ghicha silk, ghicha tussar, giccha, kosa, kosa silk, kosha silk, kosha, kuchai, kuchai silk, tasar silk, tussore silk, tusser silk, tussah silk, tassar ghicha, ghichha, gicha, gicha silk, geecha, katia, katia silk, bhagalpuri tussar, tussar tissue
eri: eri, ahimsa silk, endi, peace silk, endi silk, erandi, ahimsa, vegan silk eri > silk
muga: muga, golden muga, paat, pat silk, mooga, mooga silk, golden muga silk > silk
bhagalpuri: bhagalpuri > art-silk
art-silk: art silks, semi silk, silky, silk blend art, jute silk, litchi silk, lichi silk, soft lichi silk, cotton feel silk, faux raw silk, poly dupion, imitation silk, bemberg, bemberg silk, dull satin silk, zoya silk, jacquard silk, banarasi art silk, vichitra, pashmina silk blend, nylon silk, super net silk, polysilk, poly silk, artsilk, fancy silk, synthetic silk, man made silk, sana silk, roman silk, rangoli silk, manipuri silk, tapeta silk, tapeta, tapetta silk, banglori silk, banglory silk, bangalori silk, bangalori satin silk, banglori satin, bangalori satin, bangalore satin, banglore silk, bangalore satin silk, sattin silk, lichi pattu, litchi pattu, lychee silk, samudrika, samudrika silk, samudrika pattu, kubera pattu, vastrakala silk, elite pattu, raw silk poly, poly raw silk, artificial raw silk, art raw silk, dupion art silk, poly dupioni, polyester dupion, semi dupion, semi raw silk, semi soft silk, borderless silk fancy, trendz silk, trendy silk, tripura silk, mono silk, jari silk, lustre silk, lustrous silk, slab silk, heritage silk, kalyani silk, nokia silk, aura silk, swiss silk, turkey silk, bhagalpuri art silk, khichha silk, tissue art silk, manmade silk, rayon silk, imitation raw silk, cosmos silk, vartika silk, vaamika silk, fendi silk, chanel silk, gucci silk, kathan silk, banglori, banglory, bangalori, bijli silk, mahi silk, milan silk, monalisa silk, nysa silk, paan silk, parampara silk, vaishali silk, kanchan silk, kesar silk, masakali silk, gota silk, zulfi silk, pavitra silk, swarna silk, aishwarya silk, sampoorna silk, rajwadi silk, maharani silk, padmavati silk, sahiba silk, jhalak silk, kumkum silk, vastra silk, tapeta satin, tapetta, berlin silk, dharmavaram art silk, jam silk
habutai: habotai, habutai, china silk, pongee, crepe de chine, shantung > silk
modal-silk: modal silks, modal satin silk > viscose-silk
organza: organzas, glass organza, tissue organza, kora organza fabric, silk organza, organja, orgenza, organdi, orgendi, arganza, arganja, glass nylon, glass tissue, glass fabric, jimmy choo, jimmi choo, jimmy chu, jimmy choo silk, kora organza, organdie, jimmi chu, jimmychoo, jimmichoo, glass net
tissue: tissue silk, tissue fabric, shimmer tissue, zari tissue, golden tissue, crush tissue, tissue pattu, kanchi tissue, banarasi tissue, zari tissue silk, golden tissue silk, crush tissue silk, lame tissue > art-silk
georgette: geogrette, faux georgettes, georgett, fox georgette, blooming georgette, poly georgette, heavy georgette, double georgette, viscose georgettes, jacquard georgette, sequin georgette, jorget, jorzet, jorjat, jarjat, gorgette, gorget, gorgett, foux, fox jorjet, faux jorjet, blooming, blooming fabric, blooming vichitra, nazneen, naznin, nazmin, najmin, renial, rennial, reniyal, rennyal, chinnon georgette, silk jorjet, pure jorjet, khaddi georgette, lurex georgette, moss georgette, polyester georgette, chiffon georgette, nida crepe, jorgette, jorjett, jarjit
chiffon: chiffons, shiffon, siffon, brasso, chiffon brasso, poly chiffon, lisse, bemberg chiffon, crinkle chiffon, russian chiffon, sefon, chifon, yoryu, georgette chiffon, satin chiffon, ninon, chiffon lurex
crepe: crape, american crepe, french crepe, poly crepe, polycrepe, poly-crepe, crepe silk blend, moss crepe, bubble crepe, viscose crepe, crepes, morocain, wool crepe, imported crepe, cey crepe, bizi lizi, busy lizzie, american crepes, japan crepe, krep, kreb, kraip, cdc, plisse, crepon, crepons, crepon cotton, marocain, moroccain, marocaine, crepe georgette, polycrape, triacetate crepe, acetate crepe, maska crepe, zara crepe
satin: satins, silky satin, satin crepe, satin georgette, duchesse, duchess, matte satin, heavy satin, stretch satin, poly satin, cotton satin, mikado, hammered satin, sattin, saten, sateens, peau de soie, peau de soi, crepe back satin, crepe backed satin, milan satin, atlas, messaline, satin finish poly, zara satin, gajji satin, antung, glace cotton, glace
net: nets, soft nets, butterfly net, mono net, dull net, hard net, net fabric, tulles, airmesh, air mesh, sports mesh, power net, powermesh, dotted net, embroidered net, nett, netting, jali, jali fabric, jaaliwala, jaalidar, jalidar, jali wala, cancan, maline, malines, point desprit, point d esprit, bobbinet, tul, tulle net, netlon, micromesh, netting fabric, cobweb, veiling, rachel net, raschel net, aertex, airtex, moss net, monomesh, balaton, balatton, ballaton, balaton net, balatton net, supernet, marquisette, tarlatan, monalisa net
lace: laces, chantilly, chantilly lace, guipure, guipure lace, crochet lace fabric, rachel, raschel, lacey, cotton lace, battenberg, battenburg, galloon, alencon, valenciennes, cluny, venise, tatting, cordlace, cord lace, cord lace fabric, rashel, rashal, raschel lace, torchon, dentelle
muslin: maslin, muslins, mulmuls
cotton: cottons, 100 pure cotton, cotton fabric, kapas, cotton flex, flex cotton, cotton slubs, combed cotton, ringspun cotton, ring spun, carded cotton, compact cotton, long staple cotton, suvin, suvin cotton, cotton hosiery, hosiery cotton, cotton dobby, cotton jacquard, cotton voile, crinkled cotton, cotton crepe, cotton gauze, gauze, double gauze, cheesecloth, cotton drill, drill, cotton canvas, kala cotton, tangaliya cotton, cotton spandex, stretch cotton, cotton elastane, cotton stretch, soft cotton, rayon cotton blend, shuddh suti, suthi, bengal cotton, south cotton, mul cotton soft, calico, percale, sateen cotton, pinpoint, end on end, fil a fil, zephyr, dimity, nainsook, organdy, leno, cotton leno, piqué, birdseye, waffle cotton weave, batiste, paruthi, parutthi, paruti, parutti, hatti cotton, suthee, kapaas cotton, cotten, coton, cottn, cotn, longcloth, long cloth, lattha, lathha, mull, mull cotton, mal mal, giza, giza 45, giza 86, pima, sea island, egyptian giza, peruvian pima, upland cotton, dch, dch 32, mcu5, shankar 6, ticking, osnaburg, sheeting, markin, markeen, gada cloth, gadha cloth, dimity cotton, nainsook cotton, swiss cotton voile, gamcha, gamchha, gamocha, dhurrie, dhurrie cotton, durrie cotton, sujani, sujni cotton, dosuti cotton, hopsack cotton, basket weave cotton, basketweave, monk cloth, monks cloth, aida cloth, jaipur cotton, hakoba, chikan, two fold cotton, 2 fold cotton, 100s cotton, 120s cotton, biowash cotton, pre shrunk cotton, preshrunk cotton, airtex cotton, slub knit, mattie cotton, cotton casement, casement cotton, sinker cotton, gots cotton, fairtrade cotton, khadi look cotton, superfine cotton, powerloom cotton, mill cotton, pakistani cotton, pakistani lawn cotton, zero twist cotton, silk touch cotton, rich cotton, surplus cotton, crisp cotton, starch cotton, doublecloth cotton, fil a fil cotton, filafil, filafil cotton, endonend, broadcloth, broad cloth, moleskin, moleskin cotton, brushed twill cotton, modal cotton blend, cambrick, huckaback, hosiery, hojri, hojari, cotton bull denim, rubia cotton, full voile cotton, cotton full voile, two by two cotton, tubi cotton, astar cotton, cretonne, dowlas, fustian, galatea, jaconet, lisle, lisle cotton, percaline, nankeen, scrim, silesia, buckram, swansdown, sutarau, sutrau, noolu, patthi, suthi kapda, spun cotton, sooti cloth, mangalgiri dobby
cotton-blend: cotton blends, cotton mix fabric, cotton rich blend, cotton viscose, cotton rayon, cotton modal, cotton nylon, cvc, polyester cotton blend, cotton poly blend, cotton polyester mix, cotton mixed, mix cotton, mixed cotton, mixture cotton, semi cotton, half cotton, cotton bland, cotton blent, cotton rich jersey, poly cotton mix, cottonised
polycotton: poly-cotton, pc cotton, terry cotton shirting, terricotton, tc fabric, polycotton blend, polyester cotton, cotton polyester blend, terry wool cotton, polycot, poly cott, terry cot, terrycotton, tery cot, tericotton, teri cot, terecotton, terry cotton cloth, terricot cotton, tery cotton, tc cotton, t c cotton, tc blend, t c fabric, tc cloth, tc material, pc blend, p c blend, pc fabric, p c cotton, pc cloth, pc yarn, pc knit, cvc fabric, cvc cotton, cvc blend, 65 35, 65 35 cotton, 80 20 cotton, 60 40 cotton, 50 50 cotton, 50 50 blend, 67 33, 70 30 cotton, polyester and cotton, cotton and polyester, polly cotton, polikotan, polyster cotton, cotton polyster, cotton terylene, terylene cotton, dacron cotton, cotton dacron, tetrex, tetron cotton, poplin pc, blended cotton polyester, poly rich cotton, cotton rich pc, pc jersey, pc terry, pc interlock, pc honeycomb
khadi: khadi cotton, khaddar, muslin khadi, khadi silk, hand spun cotton, handspun cotton, desi khadi, khaddhar, kadhar, kathar, khadar, khaddar cotton, gandhi cloth, gandhi cotton, charkha cotton, charkha cloth, ponduru cotton, ponduru, handspun, swadeshi cloth
mulmul: mulmuls, mul-mul, muslins, malmal cotton, soft mul, muslin cotton, mull mull, mal mal cotton, mull cloth, dhaka muslin, dacca muslin, muslin cloth, swiss muslin
jamdani: jamdanis, dhakai cotton, jamdani cotton, tangail, tangail cotton, tangail jamdani
tant: taant cotton, tant saree cotton, shantipuri, santipuri, dhaniakhali, begampuri, phulia, bengal tant, bengal handloom, tanta, santipur, shantipur cotton, santipur cotton, shantipuri cotton, phulia cotton, phulia tant, dhaniakhali cotton, dhonekhali, dhanekhali, dhaniakhali tant, begumpuri, begampuri cotton, begampur cotton, kalna cotton, samudragarh, samudragarh cotton, atpoure, khesh, khesh cotton, katki, kotki, kotki cotton, katki cotton, tangail tant, bengali cotton, bangla tant, ksheerpai, fulia, fulia cotton
south-handloom: chettinad, chettinad cotton, kanchi cotton, coimbatore cotton, madurai sungudi, sungudi cotton, negamam, kandangi, balaramapuram, chendamangalam, mangalgiri, mangalgiri cotton, mangalagiri cotton, gadwal cotton, venkatgiri, venkatagiri cotton, uppada cotton, ilkal cotton, udupi, udupi cotton, narayanpet cotton, guntur cotton, rajahmundry, patteda anchu, patteda anchu cotton, chettinadu, chettinadu cotton, kandangi cotton, karaikudi cotton, koorainadu, kodali karuppur, salem cotton, erode cotton, karur cotton, bhavani cotton, rasipuram cotton, dindigul cotton, chinnalapatti, chinnalapattu, chinnalampatti, sungudi, madurai cotton, negamam cotton, paramakudi cotton, aruppukottai, aruppukottai cotton, kumbakonam cotton, arani cotton, manamedu, jayankondam, devangar cotton, kuthampully, kuthampully cotton, kuthampuli, chendamangalam cotton, balaramapuram cotton, kasaragod cotton, kasargod cotton, cannanore cotton, kannur cotton, kerala cotton, kerala khadi, guledgudda, guledagudda, guledgudd khana, molakalmuru cotton, melkote cotton, navalgund, kotpad andhra, chirala cotton, bandar cotton, pedana cotton, mallampalli, dubbaka, dubbaka cotton, siddipet cotton, siddipet gollabhama, gollabhama, gollabama, gollabhama cotton, kuppadam cotton, kuppadam, bobbili cotton, srikakulam cotton, venkatagiri jamdani, madhavaram, madhavaram cotton, dharmavaram cotton, rajahmundry cotton, narayanpet, armoor cotton, telangana cotton, andhra cotton, kanchipuram cotton, kancheepuram cotton, kanjivaram cotton, kanjeevaram cotton, mayavaram cotton, woraiyur, woraiyur cotton, thirubuvanam cotton, nizam border, nizam cotton > cotton
central-handloom: maheshwari cotton, maheshwari silk, maheswari, bagh cotton, kota cotton, kota doriya, kota doria silk, paithani cotton, khun, khan fabric, khun fabric, kosa cotton, kota masuria, masuria malmal, kotah doria, khana cotton, khunn, khun cotton, ilkal khun, khan cotton, nagpuri cotton, nagpur cotton, karvath kati, bastar cotton, barman, kotpad, kotpad cotton, habaspuri, habaspuri cotton, dongria, bhujodi, bhujodi cotton, kutch cotton, tangaliya, tangalia, tangaliya weave, tanda cotton, nalanda cotton, bhagalpuri cotton, pali cotton, barmeri cotton, malkha, malkha cotton, panja cotton, naga cotton, naga weave, assam cotton, assamese cotton, manipuri cotton, wangkhei phee, tripura cotton, kunbi cotton, kunbi weave, gamosa, jharkhand cotton, pattu kutch, dhabla > cotton
ikkat-cotton: ikat cotton, ikkat cotton fabric, pochampally cotton, sambalpuri cotton, nuapatna, maniabandha, pochampally, pochampalli, nuapatna cotton, maniabandhi, khandua cotton, sonepuri cotton, bomkai cotton, orissa cotton, odisha cotton, koyyalagudem, bargarh cotton
linen: linens, flax, flax linen, irish linen, european linen, belgian linen, linen slub, slub linen, linen cloth, 100 linen, linin, linnen, linen 60 lea, flaxen, lenen, lelin, leenan, liilen, lilan, linen 100 lea, 100 lea linen, 120 lea linen, 44 lea, 60 lea, linen by linen, linen x linen, moygashel, union linen
linen-blend: linen blends, linen mix blend, linen rayon, poly linen, viscose linen, semi linen, art linen, faux linen, imitation linen, linen mixed, linen rich, jute linen
rayon: rayons, rayon slubs, rayon flex, rayon twill, rayon crepe, reyon, rayon printed fabric, viscose crepe fabric, viscose blend, viscose twill, heavy rayon, 14 kg rayon, 14kg rayon, liva rayon, liva viscose, bemberg rayon, art rayon, fluid viscose, reyan, rayn, ryon, rion, reon, reyaan, viscos rayon, challis, challie, rayon challis, viscose challis, wool challis look, fibranne, 140 gm rayon, rayon modal, birla cellulose, ecovero viscose, lenzing, livaeco, seacell, smartcel, high wet modulus, wood pulp, wood pulp fibre, semi synthetic, semi synthetic fabric, tencel denim look, cupra rayon, cuprammonium, bemberg, milk fibre, milk fiber, soy fibre, soya fibre, soya fabric, soybean fibre, soy fabric, soyabean fabric
lyocell: tencel, tencel lyocell, lyocell blend, tencel blend, eucalyptus fibre, lyo cell, tencel modal, refibra > rayon
cupro: cupro silk, cupra > rayon
modal: modals, lenzing modal, modal cotton, cotton modal knit, micro modal knit, modal spandex, modle cotton, modal rayon, tencel micromodal
bamboo: bamboo, bamboo cotton, bamboo viscose, bamboo fabric, bamboo fibre, bamboo spandex, bamboo modal, bamboo rayon, bamboo lyocell, bans fibre, baans, charcoal bamboo, bamboo charcoal > modal
polyester: polyesters, polyster, polysters, poliester, dry touch, dry fit fabric, dryfit, dri fit polyester, poly knit, super poly, superpoly, interlock polyester, poly spandex, poly lycra, polyester spandex, poly elastane, recycled poly, lotto fabric, lycra polyester, ns fabric, n s fabric, micro fibre polyester, imported fabric, pv, p v suiting, pes, polister, polistar, dacron, tetron, trevira, diolen, crimplene, fortrel, kodel, terene, terry lene, rpet, r pet, recycled pet, repreve, ocean plastic, climacool, climalite, clima cool, clima lite, aeroready, aero ready, heatgear, coldgear, drycell, dry cell, playdry, vaporknit, vapor knit, capilene, polartec power dry, coolmax, cool max, thermolite, thermocool, thermo cool, coolever, cooltouch, omni wick, sportswick, hydrocool, drirelease, sublimation fabric, dot knit, dotknit, dot knit fabric, dot net, dotnet, mars knit, mars fabric, sap knit, sap matty, sap matti, pp matty, pp matti, spun matty, spun matti, matty fabric, spun fabric, spun knit, spun fleece, spun pique, honeycomb fabric, nirmal knit, ns lycra, n s lycra, ns knit, lotto, laffer, laffer fabric, micro peach, micro peach fabric, micropeach, peach skin, peachskin, memory fabric, roto, roto fabric, koshibo, koshibo fabric, kashibo, kashibo fabric, koshiboo, cosibo, bsy, bsy fabric, bsy lycra, bsw fabric, t400, t 400, elasterell, sarina, sarina fabric, shantoon, santoon, shantun, santun, shantoon silk, santoon silk, santoon fabric, fibrefill, fiberfill, fibre fill, fiber fill, polyfill, polyfil, hollow fibre, primaloft, thinsulate, goretex, gore tex, gtx, tpu laminated, polyester crepe, polyester crape, polyester chiffon, super tricot, polyspandex, japan crepe polyester, windcheater fabric, down proof shell, downproof, down proof, cationic, kationic, cationic fabric, polyester taffeta, poly taffeta, rice knit, pc matty, dot knit matty, bsy cloth
nylon: nylons, nylon spandex, nylon lycra, polyamid, taslon, taslan nylon, ripstop nylon, crinkle nylon, nylon taffeta, parachute, parachute nylon, nailan, poly amide, polyamides, cordura, cordura nylon, cordora, taslon nylon, supplex, supplex lycra, econyl, luon, nulu, nulux, everlux, antron, tactel, pertex, nylon ripstop, nylon taslan, parachute cloth, nylon cordura, cotton feel nylon, cambrelle, kevlar, aramid, nomex
spandex: spandexes, lycra blend, cotton lycra stretch, elasthan, stretch fabric, laikra, dorlastan, roica, creora, roica v550, 4 way lycra, four way lycra, 4way lycra, powernet fabric, elastomultiester, elasterell p
acrylic: acrylics, acrylic wool, cashmilon, cashmilan, cashmilon wool, oswal wool, orlon wool, acrylic blend, acrylic knit, acrylic yarn, orlon, bulk acrylic, acrylic woollen, modacrylic, creslan, courtelle, dralon, zefran, acrilan, leacril, hi bulk, high bulk, hibulk, bulk yarn, high bulk yarn, bulk knit, pan fibre, pan fiber, cashmelon, cashmillon, kashmilon, cashmilone, kashmillon, cashmilan wool, acrylic cashmilon, cashmink, cash mink, cashmilk, wool feel acrylic, faux wool, vegan wool, mock wool, synthetic wool, artificial wool
wool: wools, wollen blend, woollens, woolens, pure wools, 100 wool, virgin wool, new wool, highland wool, wool felt, yak wool, yak, sheep wool, desi wool, harris wool, wool serge, serge, gabardine wool, wool flannel, melton, melton wool, loden wool, merino wool mix, bouclé, alpaca wool, alpaca blend, angora wool, angora blend, mohair blend, terry wool, wool suiting, oonn, unn wool, ooni wool, vulan, woolmark, lamb wool, deccani, deccani wool, deccan wool, gaddi wool, kullu wool, kulu wool, kinnauri wool, kinnaur wool, himachali wool, harsil wool, bhuttico, ladakhi wool, nambu, raffal, rafal, raffel, raphal, rafel, pattu wool, puttoo, patti wool, ludhiana wool, tibetan wool, nepali wool, bikaneri wool, chokla wool, nali wool, marwari wool, new zealand wool, aran wool, lopi, lopi wool, lopi yarn, bluefaced leicester, bfl wool, cheviot wool, corriedale, targhee, rambouillet, polwarth, jacob wool, herdwick, lincoln wool, qiviut, qiviuk, musk ox, guanaco, vicuna, camelhair, camel hair, llama, lama wool, llama wool, possum wool, bison wool, mohare, mohair wool, boucle wool, mackinaw, mackinaw wool, duffle cloth, duffel cloth, loden cloth, kersey, whipcord, covert cloth, barathea, barathea wool, baratheia, etamine, delaine, mousseline de laine, broadcloth wool, wool crepe, crepe wool, wool challis, fresco wool, high twist wool, worsted flannel, raymond wool, super 120 wool, super 130 wool, super 150 wool, 120s wool, 130s wool, 150s wool, 100s wool, overcoating, serge wool, sharkskin wool, birdseye wool, hopsack wool, nailhead, nailhead wool, superwash, superwash wool, handknit wool, superfine wool, wooly, ragg wool, rag wool, zibeline, wadmal, kerseymere, prunella, shalloon, camlet, drugget, tricotine, frieze, frieze wool, baize, lokar, lokari, poshom, kambali, kambili, unne
wool-blend: terry wool, wool mix, wool mix blend, wool-mix, wool acrylic, acrylic wool mix, wool poly, poly wool, wool rich, wool-rich, woolmix, wool viscose, terrywool, tery wool, polywool, poly wool blend, terry wool, teriwool, teri wool, pw fabric, wool cashmere, wool cashmere blend, cashmere wool blend, wool alpaca, wool mohair, semi wool, half wool, wool mixed, mixed wool, mix wool, wool bland, blended wool, woollen mix, woolen mix, wool mixture, acro wool, acrowool, acrylic wool blend
merino: merinos, extra fine merino, merino blend, merino knit, superfine merino, zq merino, merino lambswool, merino cashmere, 17 5 micron, 18 5 micron, merinowool, merinowol, mulesing free
pashmina: pashminas, pashm, cashmeres, cashmere blend, cashmere wool, pashmina wool, pure pashmina, kashmiri pashmina, cashmere silk, pashmi, cachemire, chyangra, changthangi, changthangi wool, changra, shahtoosh, shatoosh, shahtush, shatush, toosh, tush wool, chashm e bulbul
lambswool: lambswool, lambs wool, lamb wool, geelong > wool
tweed: tweeds, harris tweed, donegal, donegal tweed, tweed wool, wool tweed, boucle tweed, herringbone tweed, cheviot, twid, shetland tweed, saxony, barleycorn, thornproof, homespun, pattu tweed, tweed boucle, faux tweed
flannel: flannels, cotton flannel, brushed flannel, winceyette, brushed cotton flannel, winceyette cotton, wincey, flenal, falalin, falalen, falalain, phalalin, phalalain, phlalain, flannelette cotton, cotton winceyette, domet, domett, swansdown cotton, brushed cotton twill, chamois cloth
corduroy: corduroys fabric, needlecord, jumbo cord, wide wale, fine wale, cordroy, corderoy, cords, cotton corduroy, babycord, manchester cloth, manchester fabric, manchester velvet, needlecords, pincord, pinwale, pin wale, elephant cord, wide wale corduroy, fine wale corduroy, 8 wale, 11 wale, 14 wale, 16 wale, 21 wale, kordroy, kordorai, cordrai, codroy, kodrai, kodroy, corduray, cotton cord, featherwale, ribcord, bedford cord, bedford cords
denim: denims, stretch denim, cotton denim, denim lycra, tencel denim, knit denim, denim knit, 12 oz denim, 13 oz denim, raw denim fabric, non stretch denim, lightweight denim, jeans cloth, dnim, demin, selvedge, kaihara, kurabo, arvind denim, loomstate, loom state, ring denim, ring spun denim, left hand twill denim, right hand twill denim, broken twill denim, jogdenim, cotton lycra denim, serge de nimes
velvet: velvets, velveteen, stretch velvet, plush velvet, crushed velvets, silk velvet, micro velvets, velour knit, panne, chenille velvet, velvet 9000, velvett, velwate, makmal, velore, velours, velvetine, velveteens, 5000 velvet, 9000 velvet, velvet 5000, plush fabric, panne velvet, velboa, minky, minky fabric
fleece: fleeces fabric, microfleece fabric, micro fleece, polar fleeces, anti pill fleece, cotton fleece, brushed fleece, fleece fabric, loopknit, loop knit fleece, three thread fleece, 3 thread fleece, polarfleece, polyfleece, polartec, polar tec, synchilla, synchila, techfleece, micro polar fleece, micropolar, micro polar, polar fabric, polar micro, brushed back cotton, sweatshirting, sherpa backed fleece, thermafit, teddy borg
sherpa: sherpas, sherpa fleece, sherpa lined fabric, teddy, teddy fabric, teddy bear fabric, bouclette, faux sherpa, faux shearling, borg fleece, teddy borg fabric, teddy bear fleece, teddy bear fur, teddy sherpa, borg sherpa, shearling fleece, faux sherpa fleece, berber fleece, curly fleece, lamb fleece, synthetic shearling
knit: knits, knitted fabric, chunky knit, fine knit, rib fabric, ribbed cotton, rib cotton, ponte fabric, ponti, ponti roma, roma knit, cable knit fabric, jacquard knit, tricot, warp knit, bengaline, crepe knit, waffles, cotton knit, viscose knit, two tone knit, nitted, bunai, bunayi, buna hua, bunai wala, bunai wali, hath ki bunai, haath ki bunai, haath ka buna, handknit, handknitted, hathbuna, hacci, raschel knit, rachel knit, purl, stockinette, seed stitch, aran, aran wool knit, drop needle, drop stitch, dropped stitch, needle out, 1x1 rib, 2x2 rib, ottoman, ponty, pontee, punto roma, interlock knit, double jersey knit, techno crepe, techknit, flyknit, primeknit, wholegarment, popcorn fabric, crosia, krosia, croshia, lacoste fabric, lacoste pique, pique fabric, macrame, chenille knit, chenille yarn, tape yarn, ribbon yarn, feather yarn, eyelash yarn, acrylic knits, 12 gauge, 7 gauge, 5 gauge, 14 gauge, chunky gauge, milanese, milanese knit, tricolette, dot matty
jersey: jerseys fabric, cotton jerseys, viscose jersey, lycra jersey, jersey fabric, single jerseys, double jersey, interlock cotton, interlock fabric, jersey cotton, single knit, single jersy, singlejersey, s j fabric, sj fabric, cotton single jersey, sinker knit, cotton sinker, interlock jersey, cotton interlock, inter lock, hosiery jersey, ring spun jersey
terry: towel material, towel fabric, towel type, towel kapda, terry fabric, terry towel cotton, towel cloth, terry cloth, terrycloth, terry toweling, terry towelling, terry fabric cotton, cotton toweling
leather: leathers, nappa, nappa leather, napa, calfskin, calf leather, cowhide, lambskin, sheepskin, goatskin, full grain, full grain leather, top grain, pebbled leather, crocodile leather, leder, ledhar, chamra, chamda, chamdaa, camda, chamade, chamde, chamda ka, cow hide, cowhide leather, buffalo hide, buff leather, goat skin, chevre, sheep skin leather, calf skin, box calf, deerskin, deer skin, elkskin, pigskin, pig skin, peccary, horsehide, horse hide, shell cordovan, cordovan, saffiano, safiano, veg tan, veg tanned, vegetable tanned, veg tan leather, chrome tan, chrome tanned, aniline, semi aniline, nappa lambskin, napa leather, knappa, bridle leather, oil pull up, crust leather, full grain cowhide, top grain leather, top grain cowhide, corrected grain, pebbled, intrecciato, cuir, haircalf, calf hair, pony hair, ponyhair, hair on hide, hair on leather, chamdu, thukal, thol, tholl
denim-look: denim look, denim finish, denim effect, denim style, denim feel, denim print, jeans look
faux-leather: faux, fake leather, imitation leather, faux leathers, pu, p u, pu fabric, pu coated, coated fabric, vegan leathers, polyurethane, eco leather, biker leather faux, leather-look, patent leather, wet look, foux leather, duplicate leather, nakli leather, nakli chamda, nakli chamra, naqli leather, mock leather, man made leather, manmade leather, plant leather, plant based leather, cruelty free leather, cactus leather, desserto, mushroom leather, mylo, apple leather, appleskin, grape leather, wine leather, corn leather, cork leather, pineapple leather, pinatex, bio leather, animal free leather, lederette, lethrite, leather lite, leatheroid, leather cloth, leathercloth, american cloth, regzin, raksin, naugahyde, nauga, skai, skai leather, clarino, pu suede, p u leather, pu nappa, pvc leather, vinyl leather, vinyl coated, vinyl fabric, patent vinyl, patent finish, faux patent leather, glossy leather, wetlook, wet finish, bonded leather, reconstituted leather, micro leather, microfibre leather, microfiber leather, polyurethane leather, poly leather, polyleather, synthetic hide, fake hide, faux nappa
suede: suedes, suedette, faux suedes, suede fabric, scuba suede, swade, swed, swaid, suede leather, suedine, microsuede, ultrasuede, alcantara, alcantra, new buck, nubuck leather, roughout, rough out, rough out leather, reverse leather, reversed leather, buckskin, buck leather, chamois leather, shammy leather
fur: furs, fake furs, faux furs, mink fur, rabbit fur, fox fur, fur fabric, long pile, furr, farr, synthetic fur, teddy fur, mongolian lamb, tibetan lamb, curly lamb, persian lamb, karakul, karakuli, qaraqul, astrakhan, astrakan, astrachan, broadtail, swakara, mouton, shearling fur, toscana, tuscan lamb, chinchilla, ermine, samoor, muskrat, nutria, rex rabbit, rabbit skin, minks, faux mink, faux rabbit, faux fox, faux chinchilla, faux lynx, faux mongolian, faux astrakhan, faux persian lamb
neoprene: neoprenes, scuba knit, air layer, airlayer, bonded fabric, foam backed, foam fabric, sandwich fabric, spacer fabric, spacer knit, air fabric, airknit, space cotton, scuba neoprene, techno scuba, yulex
pvc: pvc coated, tpu, rubberised, rubberized, oilcloth, waxed cotton, wax cotton, plastic coated, pongee pvc, silicon rubber, tpe, rubber coated, rubber cloth, gum rubber, wax coated, oil cloth, oil skin, oilskin, oilskins, laminated fabric, polythene, polythin
taslan: softshell fabric, hardshell, parachute fabric, windcheater fabric, micro taslan, taslan polyester, hard shell fabric, 3 layer shell, 2 5 layer, two layer shell, dermizax, sympatex, pertex shield, polartec neoshell, neoshell, dryvent, dry vent, h2no, hyvent, texapore, wind stopper, windstopper, ventile, performance shell, parasute, parashoot, paracute, parashute cloth, ultralight shell > polyester, nylon
ripstop: rip stop, ripstops, ripstop cloth
jute: jutes, jute cotton, jute linen, burlap, joot, taat, gunny cloth, sack cloth, sackcloth, sacking, hessian, hessian cloth, hessian fabric, juco, sutli, raffia, rafia, raffia straw, sisal, coir, seagrass fibre, straw fabric, mesta, patsan, patsun, pat san, taag, sanal, sutli cloth
hemp: hemps, hemp cotton, hemp blend, nettle, nettle fabric, hamp, cannabis fibre, cannabis fiber, cannabis fabric, bhang fibre, bhang ka kapda, bhaang fibre, hempcotton, giant nettle, allo fibre, allo fabric, aloo fibre, bhimal, bhimal fibre, bhimal fabric, kandali, kandali fibre, marijuana fibre, vijaya hemp, lotus stem fibre, lotus fibre, banana leaf fibre, abaca, kapok, kapok fibre, bast fibre, allo
brocade: brocades, banarasi brocades, kinkhab, kimkhab, kincob, brocade silk, himroo, himru, jamawar, jamavar, jamewar, jamevar, brokard, brocet, broket, brocket, brokat, broket silk, brocket silk, brokett, brokett silk, brocade banarasi, banarasi broket, kinkhwab, kinkhab silk, kimkhwab, kimkhaab, kinkhaab, kinkhap, kamkhab, kamkhwab, kimkhwaab, pot than, pot thaan, potthan, gyaser, gyasar, gyasser, jamavar silk, jamawar silk, jamavaar, jamawaar, jamevar silk, tapestry fabric, tapestry weave, damask, damasks, damask silk, damask cotton, damask weave, matelasse, matellasse, cloque, lampas, banarasi jacquard, jacquard brocade, meena brocade > jacquard
jacquard: jacquards, jaquard, jaccard, jacquard cotton, jacquard poly, self jacquard, jakard, jekard, all over jacquard
lurex: lurex knit, metallic knit, shimmer lurex, metallic yarn, shimmer fabric, glitter fabric, lurx, lame fabric, lame knit, liquid lame, metallised yarn, metallized yarn, tinsel, tinsel yarn, tinsel fabric, tinsel cloth, holo fabric, chamki cloth, jari fabric > polyester
taffeta: taffetas, taffeta silk, taffeta satin, shot taffeta, paper silk, taftah, moire, moire silk, watered silk, faille, faille fabric, poly faille, ottoman silk, acetate taffeta > polyester
chinon: chinnons, chinon chiffon, chinnon chiffon, chinon georgette, chinnon silk, chiffon chinon, chinnon crepe, tabi silk, china chiffon > georgette
gajji: gajji silk, gaji silk, modal gajji, gajji satin, mashru, mashru silk, mashroo, gajji silk satin, gajji pure silk, mashroo silk, mashru satin > silk, satin
dola-silk: dola silk, dola, dhola silk, dolla silk, dolla, dhola, dola jacquard silk, dola satin, dola silk satin, dola art silk, dola crepe, dola jacquard > art-silk
twill: twills, cotton twill, twill cotton, drill cotton, chino cloth, chino twill, peached twill, brushed twill, twilled, cotton lycra twill, cavalry twill cotton, gabardine twill, uniform drill, drilled cotton, bull drill, whip cord cotton
canvas: canvases, cotton canvas fabric, duck canvas, duck cloth, cotton duck, duck cotton, heavy duck, number 10 duck, army duck, duck fabric, duckcloth, firm duck, tarpaulin, tarpaulin cloth, tarpauline, tarpolin, tirpal, tarpal, tarp fabric, sailcloth, sail cloth, dosuti, dosooti, do suti, dosuthi, dosuti cloth, panama cotton, panama weave, panama cloth, panama fabric, carhartt duck, awning fabric, numbered duck
chambray: chambrays, chambray cotton, cotton chambray, shambray, chambray denim, denim chambray
seersucker: seersucker, seersucker cotton, pucker cotton, seer sucker, sear sucker, cotton seersucker, puckered cotton, puckered fabric, ripple cotton > cotton
poplin: poplins, cotton poplin, poplin cotton, stretch poplin, oxford poplin
oxford: oxfords, cotton oxford, oxford weave cotton, pinpoint oxford, oxfored, royal oxford, ocbd cloth, chambray oxford
lawn: lawns, cotton lawn, swiss cotton, swiss lawn, pakistani lawn, laun cotton, lawn cottons, lawn fabric cotton, karachi cotton, premium lawn, swiss voile lawn, gul ahmed lawn, batiste lawn
cambric: cambrics, cambric cotton, cotton cambric, cambrick cotton, camrik, cambric lawn, jam cotton, jam satin
voile: voile, voiles, cotton voiles, rubia voile, rubia, 2x2 rubia, two by two, full voile, voyal, vyal, voial, voile cotton, organdy voile, voile lawn, rubiya, roobia, 2 by 2, two by two rubia > cotton
eva: eva plastic, eva material > synthetic
pique: piqué, pique knit, honeycomb pique, pk fabric, p k fabric, p k cotton, pk cotton, pk matty, peekay, honeycomb cotton, lacoste cotton, birdseye pique, bird eye knit, pikay, picay, cotton matty, matty pc > knit
dobby: dobby fabric, dobby cotton, dobby weave cotton, dobby voile > cotton
molakalmuru: molakalmuru silk, molakalmuru pattu > silk
thirubuvanam: thirubhuvanam, tirubuvanam silk, thirubuvanam silk > silk
kollegal-silk: kollegal, kollegala > silk
salem-silk: rasipuram silk, salem pattu > silk
pochampally-silk: pochampally pattu > silk
gadwal-silk: gadwal pattu, gadwal sico, sico gadwal > silk
uppada-silk: uppada pattu > silk
kuppadam-silk: kuppadam pattu > silk
melkote-silk: melkote pattu > silk
armoor-silk: armoor pattu > silk
baluchari: baluchuri, swarnachari, swarnachari silk, baluchuri silk, baluchari silk > silk
bishnupuri-silk: bishnupuri, bishnupur silk > silk
murshidabad-silk: malda silk, bengal silk, murshidabad resham > silk
garad: gorod, korial, garad silk, gorod silk > silk
assam-silk: assamese silk, assam pat, sualkuchi silk > silk
khandua: khandua silk, khanduapata > silk
berhampuri-silk: berhampuri pata, berhampuri pattu > silk
odisha-silk: orissa silk, sonepuri silk > silk
manipuri-silk: moirang phee > silk
patola-silk: patan silk > silk
himroo-silk: himru silk > silk
karvati: karvathi, karvat kati > silk
asawali: asavali, ashavali, ashavali silk > silk
kutch-silk: kutchi silk > silk
silk: slik, asli silk, pattu silk, paat silk, atlas silk, surah, surah silk, pongee silk, tussah pongee, thai silk, japanese silk, korean silk, italian silk, chinese silk, crepe de chine silk, foulard silk, silk faille, faille silk, silk gazar, gazar, gazaar, silk noil, silk broadcloth, sandwashed silk, silk habotai, habutae, habutai silk, habotai silk, spun silk, silk crepe de chine, wild silk, organic silk, bombyx, silk cady, cady, paduasoy, samite, sarcenet, sarsenet, lustring, eolienne, grenadine, grenadine silk, grosgrain, grosgrain silk, reshme, reshmi kapda
!silk-cotton: seico, sico, seico silk, sico silk, sico cotton, sico gadwal, ghatchola silk cotton, mercerised silk cotton, garbh reshmi, garbhreshmi, garbha reshmi, patteda, khann, khan cloth, mashru cotton silk > silk, cotton
viscose-silk: rayon silk blend, silk viscose, muslin silk, natural crepe silk, lyocell silk, tencel silk, soya silk, soy silk, milk silk, banana silk, aloe vera silk, bamboo silk, sabra silk, cactus silk, sabra, rose silk, lotus silk, vegan silk, viscose pattu, viscose dola, viscose chanderi > art-silk, rayon
!wool-cotton: viyella, viyela, cottswool, cotswool, cotswol, cots wool, cotton wool blend, wool cotton, wool cotton blend, clydella, dayella > wool, cotton
ramie: > linen
poly-viscose: poly viscose, polyviscose, polyviscos, pv fabric, p v fabric, pv blend, p v blend, pv cloth, poly rayon, tr fabric, t r fabric, tr blend, terry rayon, terryrayon, terirayon, tery rayon, terene rayon, trevira viscose, terry viscose, teri viscose, terivoile, teri voile, terry voile, tericrepe, teri crepe, terry crepe, pv lycra, tr lycra > polyester, rayon
felt: felted, namdah, namda, numdah, numda, namdha, felted fabric, felted cloth, melton felt, pressed wool
french-terry: french terry, looped terry, loopback, loop back, loopback terry, loop terry, loop knit terry, lupar, loop knit, loopknit, 2 thread, two thread, two thread terry, 3 thread, three thread, three thread terry, unbrushed fleece, frenchterry, terry knit, terry loop, ft fabric > terry, knit
crochet: crosha, croshia work, crosia work, krosha, crochay, kroshia, crochet work, granny square, granny squares > knit
scuba: scuba double knit > polyester, knit
banarasi: banarsi silk, banarsi > silk, brocade
gabardine: gaberdine, cotton poly gabardine, gaba fabric > twill
hopsack: hop sack, hopsacking, hopsack weave > cotton
serge: serges, serge cloth > wool
bengaline: bengalin, bangaline > polyester, knit
waffle-cotton: waffle cotton, cotton waffle > cotton, knit
satin-georgette: georgette satin > satin, georgette
acetate: acetates, acetate satin, acetate rayon, diacetate, naia, celanese > rayon, satin
vinyl: vinyls, pvc vinyl > pvc, faux-leather
moire: > taffeta
sharkskin: shark skin > wool, polyester
chenille: > knit, velvet
latex: rubber latex
ilkal: irkal, irakal > cotton
maheshwari: maheshwari silk cotton, maheswari cotton, maheshwari cotton silk > silk, cotton
chanderi: chanderi pattu, kataan chanderi, chanderi tissue, tissue chanderi, chanderi cotton silk, chanderi pure silk, chanderi katan, chanderi by chanderi
venkatagiri: venkatagiri cotton, venkatgiri, venkatgiri cotton > cotton
bomkai: > silk
kota-doria: kota doriya cotton, kotadoria, masuria, kota masuria cotton, kotah doria > cotton
felted-wool: felted jersey, felted knit > wool, felt
narayanpet: narayanpet cotton, narayan pet > cotton
sambalpuri: sambalpuri pata, sambalpuri handloom cotton > cotton
synthetic: artificial fibre, artificial fiber, artificial cloth, man made fibre, man made fiber, man made cloth, manmade fabric, manmade fibre, petroleum based, non natural, polymer fabric, technical fabric, tech fabric, performance fabric, olefin, polypropylene, pp fabric, polyolefin
natural-fabric: natural material, natural cloth, plant based fabric, plant fibre, plant fiber, eco friendly fabric, eco fabric, sustainable fabric, biodegradable fabric, non synthetic, kudrati kapda, chemical free fabric
silk-blend: silk bland, mix silk, mixed silk, silk mixed, silk rich
banarasi-georgette: banarasi georgette, khaddi georgette, banarsi georgette, khaddi chiffon > banarasi, georgette
banarasi-organza: kora organza, banarasi organza, kora silk organza, banarsi organza > banarasi, organza
banarasi-brocade: banarasi brocade, banarasi brocades, banarsi brocade, brocade banarasi, banarasi jacquard, banarasi broket > banarasi, brocade
viscose-linen: viscose linen, linen viscose, linen rayon > linen-blend, rayon
jute-linen: jute linen > jute, linen
wool-crepe: wool crepe, crepe wool, wool crape > wool, crepe
cavalry-twill: cavalry twill, cavalry twill wool > twill, wool
poly-jersey: ity, ity knit, ity jersey, dty, dty knit, dty brushed, dbp, double brushed poly, double brushed polyester, brushed poly, poly jersey, poly interlock > polyester, jersey
scuba-crepe: scuba crepe, scuba crepe knit > scuba, crepe
`;

const split = (text = ""): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Of a copy of a silk, both hold: it is art silk, and like that silk. */
const copies = [
  ["tussar", "tussar, tusser, tussor, tussar silk, tusser silk, tussor silk"],
  ["banarasi", "banarasi, banarasi silk, banarsi, banarsi silk"],
  [
    "kanjeevaram",
    "kanjivaram, kanjeevaram, kanchipuram, kanchi, pattu, kanjivaram silk, pattu silk",
  ],
  ["chanderi", "chanderi, chanderi silk"],
  ["mysore-silk", "mysore silk, mysore"],
  ["muga", "muga, muga silk"],
  ["bhagalpuri", "bhagalpuri, bhagalpuri silk"],
  ["raw-silk", "raw silk, dupion, dupion silk, matka, matka silk"],
  ["silk", "gadwal silk, uppada silk, kosa silk, arani silk, mulberry silk, pure silk, silk"],
  ["organza", "organza, organza silk"],
]
  .map(([silk = "", names]) => {
    const like = ["semi", "faux", "art", "imitation", "artificial"].flatMap((copy) =>
      split(names).map((name) => `${copy} ${name}`),
    );
    return `!semi-${silk}: ${like.join(", ")} > art-silk, ${silk}`;
  })
  .join("\n");

/** Grades of suit wool: "super 120s". */
const grades = Array.from({ length: 13 }, (_, at) => 80 + at * 10)
  .map((count) => `super ${count} s`)
  .join(", ");

/** "Rawsilk", "fauxleather": cloths of two words, written as one. */
const inOneWord = materialTerms
  .flatMap(({ value, phrases }) =>
    phrases
      .filter((phrase) => /^[a-z]+ [a-z]{4,}$/.test(phrase))
      .map((phrase) => `!${value}: ${phrase.replace(" ", "")}`),
  )
  .join("\n");

/** Lines as in `wideCloths`. */
export const madeCloths = `${inOneWord}\n${copies}\n!wool: ${grades}`;
