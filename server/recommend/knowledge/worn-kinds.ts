/** Western, sports, night, inner, winter, rain, swim, work and children's clothes beyond the everyday tables; lines as in indian-kinds.ts. */
export const wornKinds = `
sports-jacket: sports jacket, sport jacket, sportscoat, sports coat, sport coat, odd jacket, hacking jacket, norfolk jacket, tweed jacket, harris tweed jacket > blazer, jacket
tuxedo-blazer: tuxedo blazer, tuxedo jacket, dinner jacket, smoking jacket, tux jacket > blazer ~ tuxedo @men
pinafore: pinafore dress, pinafore tunic, tunic pinafore, school tunic, pinafore frock, pinny, school frock, uniform frock, gym slip, gymslip, gym tunic, gym frock, pina frock, pinaform, dungree dress, dungri dress
dungaree-dress: dungaree dress, dungaree skirt, dungaree frock, denim pinafore > pinafore ~ dungaree @women
skirt-suit: skirt suit, skirt suits, blazer skirt set > suit @women
pant-suit: pantsuit, pantsuits, trouser suit, power suit > suit @women
morning-suit: morning suit, morning dress > suit ~ tailcoat @men
boiler-suit: boiler suit, dangri suit, dungri suit, work overall, work overalls, industrial suit, factory suit, mechanics overall, welder suit, boilersuit, utility jumpsuit, coverall, coveralls, boiler suits, mechanic suit, flight suit ~ jumpsuit
catsuit: cat suit, unitard, unitards > jumpsuit ~ bodysuit @women
jumpsuit-culotte: culotte jumpsuit, palazzo jumpsuit > jumpsuit @women
skater-dress: skater dress, fit and flare dress > dress @women
smock-dress: smock dress, tent dress, trapeze dress, babydoll dress, prairie dress, milkmaid dress, tea dress, nap dress > dress @women
blazer-dress: blazer dress, coat dress, tuxedo dress > dress ~ blazer @women
cocktail-dress: cocktail dress, little black dress, lbd, cocktail frock > dress @women
sweater-dress: jumper dress, knit dress, knitted dress, sweater dresses, knitted jumper dress, sweatshirt dress, hoodie dress > dress @women
ball-gown: ball gown, ball gowns, ballgown, cinderella gown, quinceanera gown > gown @women
trail-gown: trail gown, trailing gown, gown with trail, train gown > gown @women
christening-gown: christening gown, baptism gown, baptism dress, christening dress, christening robe, baptism suit > gown
tutu-skirt: tutu, tutus, tutu skirt > skirt @women
tennis-skirt: tennis skirt, tennis skort, golf skirt, cheer skirt, running skirt, sports skirt > skirt, skort @women
kilt: kilts, kilt skirt, utility kilt, tartan kilt > skirt
cargo-skirt: cargo skirt > skirt @women
smock-top: smock top, babydoll top, peasant top, gypsy top, boho top, swing top > top @women
kurta-bottoms: kurta bottom, kurta bottoms, kurti bottom, kurti bottoms
!dress: one piece, onepiece, one piece dresses, one pc dress
!slip: slips, long slip, full slip, kurti slip, kurta slip, full length slip, cotton slip, cotton slips, inner slip, slip inner, school slip, school slips, girls slip, girls slips, shimmy, shimmies, cotton shimmy ~ camisole, undershirt
cami: cami top, cami tops, camisole top, satin cami, slip top, cami vest > camisole @women
shirt-top: shirt blouse, tie neck blouse, pussy bow blouse, pussybow blouse, formal blouse, chiffon blouse, office blouse, western blouse, peasant blouse, gypsy blouse, bow blouse, tie blouse, collared blouse, peter pan blouse, peter pan collar blouse, secretary blouse, blouse top, blouse tops, blouse shirt, ruffle blouse, ruffled blouse, button down blouse, smock blouse, satin shirt blouse, blouson top > top, any-blouse ~ shirt @women
bustier: bustiers, bustier top, corset top > corset-top @women
bralette: bralettes, lace bralette > bra @women
baby-tee: baby tee, baby t shirt, shrunken tee, crop tee, cropped tee > t-shirt ~ t-shirt, crop-top @women
ringer-tee: ringer tee, ringer t shirt, ringer > t-shirt
baseball-tee: baseball tee, raglan t shirt, raglan tee > t-shirt
undershirt: undershirts, inners, inner wear for men, inner garments, under shirt, inner tee, inner t shirt, inner tshirt, rn inner, inner vest, inner wear vest, white inner, v neck undershirt, v neck inner, undervest, under vest > innerwear ~ tank-top, t-shirt
sleeveless-tee: muscle tee, gym stringer, cut off t shirt, cutoff t shirt, cut off tee, sleeveless t shirt, sleeveless tee > tank-top ~ t-shirt
tank-top: stringer, stringers, gym vest stringer, stringer vest
tank-top: tank tops
banian: banyan, banyans, banian, banians, baniyan, ganji, genji, ganjee, sando, sando banian, rn vest, rns vest, round neck vest, sleeved vest, half sleeve vest, inner vest, innerwear vest, cotton vest pack, baniyaan, banyaan, gunji, gunjee, sando genji, sando ganji, sando vest, half ganji, rns, wife beater, wifebeater vest, rnv, rnv vest > tank-top, innerwear ~ undershirt @men
shirt: oxford button down, button down oxford, oxford shirt, flanno, flannie
tuxedo-shirt: tuxedo shirt, tux shirt, wing collar shirt > shirt @men
rugby-shirt: rugby shirt, rugby polo, rugger shirt, rugby jersey, rugby top > polo
golf-shirt: golf shirt, golf polo, golf t shirt, tennis polo > polo
football-jersey: football jersey, football dress, football uniform, soccer jersey, football kit, soccer kit, football shirt, football set > sports-jersey
!sports-jersey: fan jersey, team jersey, supporter jersey, sports jersy, football jersy
!tracksuit: trak suit, traksuit, track suite, trek suit, treck suit
cricket-jersey: cricket jersey, cricket fan jersey, india jersey, cricket jersy, kohli jersey, kohli jersy, dhoni jersey, ipl jersey, cricket t shirt, cricket shirt > sports-jersey
basketball-jersey: basketball jersey, basketball kit, basketball vest > sports-jersey
cycling-jersey: cycling jersey, cycle jersey > sports-jersey
cricket-trousers: cricket white trousers, cricket pants, cricket pant, cricket lower > trousers
cricket-kit: cricket whites, cricket dress, cricket uniform, cricket set, cricket clothes > sports-kit ~ tracksuit, cricket-jersey
volleyball-kit: volleyball dress, volleyball uniform, kabaddi dress, kabaddi kit, kho kho dress > sports-kit ~ sports-jersey, tracksuit
basketball-kit: basketball dress, basketball uniform, basketball set > sports-kit ~ basketball-jersey
hockey-kit: hockey dress, field hockey kit > sports-kit ~ sports-jersey, tracksuit
sports-kit: cricket kit, badminton dress set, sports dress, sports kit, sports uniform set, team kit, team uniform, match dress ~ tracksuit
compression-top: compression skins, compression skin, skins tight top, compression wear, compression inner, compression vest, compression shirt, compression top, compression t shirt, compression tee, skins top > t-shirt ~ thermals
thermals: upper and lower thermal, upper lower thermal, upper and lower thermals, lower and upper thermal, upper and lower inner, inner garam, inner garam wala, garam inner, garam wala inner, inner warm thing, inner warm things, inner warm wear, warm inner wear, warm inner thing, warm inner, warm inners, woollen inner, woolen inner, winter inner, winter inners, thermal inners, inner warmer, body warmer inner, garam inner, thermal suit, thermal suit set, thermal wear set, fleece inner, fleece inners, trek inner, base layer set, body warmer suit, body warmer set, thermal body warmer
thermal-top: upper thermal, upper thermals, top thermal, thermal top, thermal upper, thermal vest, thermal tee, thermal spencer, thermal t shirt, base layer top, thermal shirt, spencer, woollen slip, woolen slip, wool slip, thermal slip, warm slip, winter slip, thermal camisole > thermals
thermal-bottom: thermal ka niche wala, thermal ka neeche wala, thermal niche wala, thermal neeche wala, thermal ka pajama, thermal bottom, thermal bottoms, thermal lower, thermal pants, thermal trouser, thermal pyjama, long johns, longjohns, long john, base layer bottom, thermal pajama, wool pajami, woollen pajami, woolen pajami, warm pajami, winter pajami, thermal pajami, wool pyjami, woollen lower, woollen pyjama, woollen pajama > thermals
thermal-leggings: thermal leggings, thermal legging, winter leggings, fleece leggings, fleece lined leggings, fleece lined thermal leggings, fur leggings, fur lined leggings, warm leggings, woollen leggings > leggings ~ thermals @women
winter-tights: winter tights, opaque winter tights, thermal tights, fleece tights, fleece lined tights > tights ~ thermal-leggings, thermals @women
rash-guard: swim tee, swim tees, swim t shirt, swim shirt, surf tee, uv swim shirt, rash guard, rashguard, rash vest, rash guards, surf top, sun shirt, rashie, rashies, rash suit, rash top > swimwear ~ swim-wear
swimsuit: swimsuits, swim suit, swimming costume, swimming costumes, swim costume, swimming suit, swimming suits, bathing suit, bathing costume, swimdress, swim dress, swimming dress, swimming frock, swim suit frock, swim frock, swim skirt, swimming skirt > swimwear ~ swim-wear
!one-piece: one piece swimsuit, one piece swimming costume, one piece swim suit, one piece swimwear, one piece swimming dress, one piece costume, 1 piece swimsuit, maillot, monokini > swimsuit ~ swim-wear
bikini: bikinis, bikini set, bikini sets, two piece swimsuit, 2 piece swimsuit, two piece swimming costume, string bikini > swimwear ~ swim-wear @women
tankini: tankinis, tankini set > swimwear ~ swim-wear @women
burkini: burkinis, modest swimwear, modest swimsuit, full body swimsuit, full body swimming costume, full body costume, full covered costume, full covered swimsuit, full cover swimming costume, islamic swimwear, muslim swimwear > swimwear ~ swimsuit @women
swim-shorts: swim trunk shorts, swim trunks shorts, swimming trunk shorts, board shorts, boardshorts, swim shorts, swim trunks, swimming trunks, jammers, swimming jammer, swimming shorts, boardies, board short, swim trunk, swim short, swimming chaddi, swimming nikkar
wetsuit: wetsuits, wet suit, dive suit, shorty wetsuit > swimwear
cover-up: cover up, cover ups, beach cover up, beach shirt dress, beach robe, swim robe, pool robe, beach poncho, swim poncho, changing robe, beach throw @women
kimono-cover-up: kimono cover up, beach kimono, lace kimono > cover-up ~ kimono, kimono-jacket @women
sarong: sarong wrap, pareo, beach sarong, beach wrap, kanga wrap, khanga @women
churidar-leggings: leggings churidar, legging churidar, leggings chudidar, churidar leggings, churidar legging, chudidar leggings > leggings, churidar @women
yoga-pants: yoga pants, yoga pant, flare yoga pants, flared yoga pants, yoga trousers, yoga bottoms > bottoms ~ tights, leggings, joggers, trousers
yoga-leggings: yoga leggings, yoga legging, gym leggings, workout leggings, sports leggings, running leggings, compression leggings > leggings ~ tights, joggers
cycling-shorts: cycling shorts, biker shorts, bike shorts, cycle shorts, under dress shorts, safety shorts, bib shorts, bib short, cycling bib shorts, cycling bibs, bibshorts > shorts
running-shorts: running shorts, gym shorts, sports shorts, training shorts, football shorts, basketball shorts, running short, training short, gym short, sports short, football short, basketball short, workout short, tennis shorts > shorts
bermuda-shorts: bermuda shorts, bermudas, bermuda, walk shorts, chino shorts, city shorts > shorts
cargo-shorts: cargo shorts, cargo short, cargo bermuda > shorts
dhoti-shorts: harem shorts > shorts
joggers: track pants, track pant, trackpants, trackpant, track lower, track lowers, sports lower, trackies, tracksuit bottoms, track bottoms, running lower, tracky dacks, trackydacks, tracky daks, dacks, tracker pants, windcheater pants, tracksuit bottom, pt track, pt tracks, pt lower, pt pant, pt pants, pt track pant, pt track pants, school track, school track pant, school track pants, school lower
joggers: sweatpants, sweat pants, sweat pant, jogging bottoms
parachute-pants: parachute pants, parachute pant, wind pants, tech pants > trousers
carpenter-jeans: carpenter jeans, carpenter pants, painter pants, worker jeans, workwear jeans > jeans
cigarette-pants: cigarette pants, cigarette pant, cigarette trousers, cigarette trouser, stovepipe trousers > trousers @women
paperbag-trousers: paperbag trousers, paper bag trousers, paperbag pants, paper bag pants, paperbag waist trousers > trousers @women
!dungaree: dangri, dangris, dangree, dungri, dungaree pant, dungaree pants
bib-overalls: bib overalls, bib overall, bib and brace, bib pants, overall, overalls > dungaree
lounge-pants: lounge pants, lounge pant, lounge trousers, sleep pants, pyjama bottoms, pyjama bottom, night pants, night pant, pj bottoms, pj pants > pyjama
lounge-set: lounge set, loungewear set, lounge co ord, co ord lounge set > night-suit ~ co-ord
lounge-shorts: lounge shorts, sleep shorts, pyjama shorts, night shorts > shorts ~ pyjama
nightshirt: sleepshirt, sleeping t shirt, sleeping tshirt, sleeping tee, sleeping shirt, long sleeping t shirt, sleep shirt, sleep tee, sleep t shirt, night t shirt, nightshirt, night shirts
nightdress: nightgown, nightgowns, night gown, nightie, nighty, nighties, nitty, nightee, night dress, maxi nighty, zip nighty, alpine nighty, full nighty, nighty gown, nightie gown, gown nighty, nighty set, gaun nighty, nitee
babydoll: babydoll, baby doll, baby doll nightwear, babydoll nightwear, baby doll night dress, babydoll dress nightwear, chemise, negligee > sleepwear ~ nightdress @women
robe: towel gown, bath gown, bathing gown, shower gown, shower robe, spa gown, terry robe, terry gown, waffle robe, hotel robe, hotel gown, bathgown, dressing gown, dressing gowns, bathrobe, bath robe, towelling robe, housecoat, kimono robe, satin robe, peignoir, peignoir set, bed jacket, bedjacket, house robe, kimono bathrobe, morning gown, honeymoon robe
kids-onesie: animal onesie, kigurumi, jumpsuit pyjamas, onesie pyjama, bear suit, teddy bear suit, bear onesie, bear romper, bear jumpsuit, animal romper, hooded bear onesie > onesie
sleepsuit: sleepsuits, babygrow, babygro, baby grow, footed sleepsuit, growsuit, romper sleepsuit, sleep n play, sleep and play, baby sleeper, sleeper baby, footed sleeper, zip sleeper, sleeper suit, footie sleeper, footed romper, footed pajama, footed pajamas > onesie
romper: rompers, romper suit, bubble romper, sunsuit, baby romper, baby rompers > playsuit ~ onesie
jhabla: jabla, jhablas, jhubla, jhublas, jhabala, jhabla nappy set, jhabla and nappy set, tie knot vest, knot vest, front tie vest, tie up vest, zabla, jubla
snowsuit: snow suit, snowsuits, pramsuit, pram suit, ski onesie, bunting suit, snow overall, snow overalls, snow onesie, ski overall, snowsuit set > winter-wear
pe-kit: pe kit, sports uniform > tracksuit
scrubs: scrub, ot scrubs, surgeon scrubs, hospital scrubs, scrub dress, ot uniform, operation theatre dress, scrubs set, medical scrubs, nurse scrubs, doctor scrubs, scrub suit, ot dress, scrub top, scrub pants, nurse uniform, nurses uniform, nurse dress, nursing uniform, staff nurse dress, anm dress > uniform-wear
lab-coat: lab coat, labcoat, lab coats, laboratory coat, lab apron, doctor coat, doctors coat, doctor apron, medical coat, apron coat > uniform-wear ~ coat
chef-coat: chef coat, chef dress, chef uniform, cook coat, bawarchi coat, chef coats, chef jacket, chefs jacket, kitchen coat > uniform-wear ~ jacket
apron: aprons, kitchen apron, cooking apron, bib apron, waist apron > uniform-wear
hi-vis-vest: safety work vest, work vest, hi vis work vest, hi vis vest, hi viz vest, hi vis, hi viz, reflective jacket, reflector vest, reflector jacket, radium jacket, radium vest, traffic vest, traffic jacket, safety waistcoat, high visibility vest, safety vest, reflective vest, hi vis jacket, safety jacket > uniform-wear ~ waistcoat
pt-uniform: pt uniform, pt dress, pt kit, physical training dress, sports day uniform > uniform-wear ~ school-uniform
plus-fours: knickerbockers, knickerbocker, golf knickers, plus four > trousers ~ trousers, capris
overcoat: balmacaan, ulster, ulster coat, surtout, greatcoat, great coat, crombie coat, woollen top coat, woolen top coat, wool top coat
mess-jacket: mess jacket, mess jackets, eton jacket, spencer jacket, spencer coat, coatee > blazer
utility-jacket: bush jacket, bush jackets, m65 jacket, m 65 jacket
overshirt: shaket, shakets, swacket, swackets
stirrup-pants: stirrup pants, stirrup leggings, stirrup tights > leggings ~ tights @women
waiter-uniform: waiter uniform, waiter dress, waiter jacket, steward uniform, bartender uniform, waiter coat, waiter shirt, hotel staff uniform, server uniform > uniform-wear
driver-uniform: driver uniform, driver dress, chauffeur uniform > uniform-wear ~ safari-suit
housekeeping-uniform: housekeeping uniform, housekeeping dress, maid uniform, ward boy dress, hotel uniform, hotel staff uniform, peon uniform, salon uniform > uniform-wear
factory-uniform: factory uniform, petrol pump uniform, delivery boy uniform, worker uniform > uniform-wear
security-uniform: security uniform, security guard uniform, guard uniform, guard dress, security dress, watchman uniform > uniform-wear
advocate-gown: advocate coat and gown, advocate coat gown, advocate gown, lawyer gown, court gown, law gown, judge gown, judges gown, advocate band and gown, advocate gown and band, lawyer band and gown, advocate band gown, band and gown, advocate robe, lawyer robe, vakil gown > uniform-wear ~ gown, advocate-coat
advocate-coat: advocate coat, advocate bands, lawyer coat, court coat, vakil coat, vakeel coat, advocate blazer, advocate black coat, court blazer > uniform-wear ~ advocate-gown, blazer
graduation-gown: graduation gown, convocation gown, graduation robe > uniform-wear ~ gown
karate-uniform: karate gi, karate suit, karate dress > uniform-wear ~ tracksuit
judo-suit: judo suit, judo gi, judo dress, judo uniform, kurash jacket > uniform-wear ~ tracksuit
taekwondo-uniform: taekwondo uniform, taekwondo dress, taekwondo suit, dobok > uniform-wear ~ tracksuit
jiu-jitsu-gi: jiu jitsu gi, bjj gi, kung fu uniform, kung fu suit, wushu uniform, kung fu dress, kungfu dress, wushu dress, martial arts dress, martial arts uniform > uniform-wear ~ tracksuit
bharatanatyam-dress: bharatanatyam dress, bharatnatyam dress, bharatanatyam costume, bharatnatyam costume, bharatnatyam saree, bharatnatyam dance dress, bharatham dress > costume ~ saree
kathak-dress: kathak dress, kathak costume, kathak anarkali, kathak gown, kathak outfit > costume ~ anarkali
dance-costume: dance costume, dance practice saree, folk dance dress, folk dance costume > costume
fancy-dress: fancy dress, fancy dress costume, fancy dress outfit, costume, costumes, cosplay, cosplay costume, dress up costume, trick or treat costume, trick or treating costume > costume
leotard: leotards, gymnastics leotard, ballet leotard, gymnastics dress, gymnastic dress, gymnastics suit, gymnastic suit, gymnastics costume, gymnastic costume, gymnastics wear, gymnast costume, gymnast leotard, gymnast dress ~ bodysuit
varsity-jacket: varsity jacket, varsity bomber, letterman jacket, baseball jacket, college jacket > jacket ~ bomber
bomber: bomber jacket, flight jacket, aviator jacket, ma 1, ma1
harrington: harrington jacket, blouson, blouson jacket, coach jacket, coaches jacket, golf jacket > jacket
biker-jacket: biker jacket, moto jacket, racer jacket, cafe racer jacket, motorcycle jacket > jacket
shacket: shackets, shirt jacket, overshirt, over shirt > overshirt
shirt-shacket: flannel overshirt > overshirt
puffer-vest: puffer vest, down vest, quilted gilet, body warmer, bodywarmer, padded gilet, padded vest > gilet
barn-jacket: barn jacket, waxed jacket, wax jacket, field jacket, field coat, waxed coat > jacket
fleece-jacket: fleece, fleece jacket, fleece pullover, fleece zip, fleece half zip, fleece quarter zip, fleece top, polar fleece jacket, polar fleece pullover, fleeces
softshell: softshell jacket, soft shell jacket, softshells, hardshell jacket, hard shell jacket > jacket ~ windcheater
anorak: anoraks, cagoule, kagool > jacket ~ windcheater, raincoat
windcheater: shell jacket, wind jacket, windbreaker, wind breaker, windbreakers, windproof jacket, windjammer, wind jammer, windstopper
ski-jacket: ski jacket, snowboard jacket > ski-wear, jacket
ski-pants: ski pants, snow pants, salopettes, ski trousers, ski bib, snowboard pants, snowboarding pants, ski bottoms, snow bib, snow bibs, snow trousers, snow dungarees, snow dungaree, ski dungarees, ski dungaree > ski-wear
parka: parka coat, parkas, fishtail parka, winter parka ~ jacket, coat
duffle-coat: duffle, duffle coat, duffel coat, toggle coat
pea-coat: peacoat, pea coat, peacoats, reefer jacket, reefer coat
trench-coat: trench, trench coat, trenchcoat, mac coat, mackintosh coat
overcoat: crombie, crombie coat, car coat, covert coat, chesterfield, maxi coat, wrap coat, cocoon coat, princess coat, swing coat, opera coat
ethnic-jacket: ethnic jacket, ethnic jackets, long ethnic jacket, ethnic long jacket, ladies ethnic jacket, kurti jacket, long kurti jacket, ethnic shrug, long ethnic shrug, kalamkari jacket, jacket for kurti, reversible ethnic jacket ~ nehru-jacket, shrug
sun-coat: sun coat, sun coats, suncoat, scooty coat, scooty jacket, scooter coat, scooty sun coat, activa coat, riding sun coat, sun protection coat, sun protection jacket, sun protective coat, summer coat, summer coat for ladies, anti tan coat, anti tan jacket, tan protection coat, dust coat ~ jacket, coat @women
!raincoat: barsati, barsaati, barsathi, barsati coat, duckback, duck back raincoat
trekking-pants: hiking pants > trousers ~ cargos, joggers
rain-poncho: rain poncho, rain cape, rain cloak > raincoat
rain-jacket: rain jacket, rain mac, pac a mac, waterproof jacket, shower proof jacket, slicker, oilskin > raincoat ~ windcheater
rain-suit: rain suit, raincoat set, rain set, rain jacket and pant > raincoat
rain-pants: rain pants, rain trousers, rain pant, waterproof trousers, overtrousers, over trousers, overtrouser, overpants, over pants, rain overtrousers, rain bottoms, rain lower > trousers
sweater: jumper, jumpers, aran jumper, aran sweater, guernsey, gansey, knitted jumper, woolly jumper, soyetar, switar
turtleneck: roll neck jumper, roll neck sweater, polo neck jumper, polo neck sweater, turtle neck sweater, turtleneck jumper, mock neck sweater
cardigan: cardi, cardis, cardigan sweater, button cardigan, longline cardigan, waterfall cardigan, shawl collar cardigan, cardigen, cardigans, cardy, cardie
zip-hoodie: zip hoodie, zip up hoodie, zipper hoodie, full zip hoodie > hoodie
sweater-vest: sweater vest, knit vest, tank jumper, slipover, spencer sweater, sleeveless pullover, argyle vest, jumper vest, knitted tank top, knit tank top, knitted tank, knit tank, tank top knit, half jersey, half woollen > sweater
twinset: twin set, twinsets, jumper set > sweater
petticoat: petticoat, petticoats, petikot, peticot, petycoat, pettikot, saree petticoat, inskirt, underskirt, half slip, ghagro inner, saya, crinoline, can can skirt, cancan, innerskirt, inner skirt, saree inner skirt, saree inskirt, sari petticoat, saree shaper petticoat
saree-shapewear: saree shapewear, saree petticoat shapewear, saree shaper, saree silhouette, saree shape wear, mermaid petticoat, shapewear petticoat, saree shapewear petticoat, petticoat shapewear, lehenga shapewear ~ petticoat, shapewear @women
shapewear: body shaper, shapewears, waist cincher, tummy tucker, girdle, spanx, shaping shorts, waist trainer, waist nipper, thigh shaper, tummy shaper, control panty, tummy control panty, high waist shaper, corset shaper, tummy tucker panty, shapewear shorts, shapewear short, shaper shorts, body shaper shorts, tummy shaper shorts, shapewear panty, saree body shaper > innerwear
bra: bra, bras, padded bra, full coverage bra, underwired bra, brassiere, brassier, brasier, brasiere, brassieres, minimizers, brazier
t-shirt-bra: t shirt bra, tshirt bra, tee shirt bra > bra @women
push-up-bra: push up bra, pushup bra, pushup, push up padded bra > bra @women
minimizer-bra: minimizer bra, minimiser bra, minimizer, minimiser > bra @women
balconette: balconette bra, balcony bra > bra @women
plunge-bra: plunge bra, deep plunge bra > bra @women
sports-bra: sports bra, sports bras, sport bra, gym bra, running bra, yoga bra, workout bra, training sports bra ~ bra @women
nursing-bra: nursing bra, nursing bras, feeding bra, feeding bras, maternity bra, breastfeeding bra, breast feeding bra, nursing bralette > bra @women
beginner-bra: beginner bra, beginner bras, training bra, teenage bra, first bra > bra @women
strapless-bra: strapless bra, tube bra, bandeau bra, stick on bra > bra @women
panties: panty, knickers, hipster panties, panty set, panties set, bikini briefs, granny panties, granny panty > innerwear @women
thong: thongs, g string, g strings > panties @women
boyshorts: boyshorts, boy shorts panty, boy short panties > panties @women
period-panties: period panties, period panty, period underwear > panties @women
maternity-panties: maternity panties, maternity panty, over bump panties > panties @women
hipsters: hipster panties, hipster panty > panties @women
lingerie-set: lingerie set, bra and panty set, bra set > innerwear @women
briefs: brief, y fronts, frenchie, frenchies, frenchie underwear, jockeys, under briefs, tighty whitey > innerwear ~ boxers @men
boxer-briefs: boxer briefs, boxer brief, trunk, trunks, long trunk > boxers @men
boxers: boxer shorts, boxers, woven boxers, patta patti, pattapatti, patta patti underwear, striped drawers, nada underwear, naada underwear
bloomers: bloomer, diaper cover > shorts, innerwear ~ innerwear
pantyhose: pantyhose, panty hose, tights denier, sheer tights, opaque tights, hosiery tights, nylon tights, opaque stockings, sheer stockings, sheer hose, stay ups > tights @women
stockings: stocking, nylon stockings, silk stockings, thigh highs, thigh high stockings, thigh high socks, hold ups, garter stockings ~ pantyhose, tights @women
ankle-socks: ankle socks, ankle length socks, no show socks, invisible socks, loafer socks, footies socks > socks
knee-socks: knee socks, knee high socks, knee length socks, long socks, football socks, stocking socks, football stockings, hockey stockings, sports stockings, soccer socks, school stockings, hockey socks > socks
compression-socks: compression socks, compression stockings, varicose stockings > socks
toe-socks: toe socks, thumb socks, toe ring socks > socks
leg-warmers: leg warmers, leg warmer, leg warmers, legwarmers
dickey: dickie, mock collar dickey, false collar, detachable collar, dicky collar, fake collar > collar-piece
kamarbandh: kamarband, kamarbandh, kamar patti, waist sash, waist chain, hip belt > belt
cummerbund: cummerbunds > belt @men
suspenders: suspender, suspenders, trouser braces, gallus, gallace, shoulder braces, galace, gallice, gallis, galis, gallas, elastic braces > small-goods @men
tie: neckties, neck ties, slim tie, knitted tie
bow-tie: bow tie, bow ties, bowtie, bowties, dickie bow, dicky bow > tie @men
cravat: cravats, ascot, ascot tie > tie @men
pocket-square: pocket square, pocket squares, pocket sq > small-goods
handkerchief: hanky, hankies, hankey, kerchief, handkerchiefs, rumal, roomal > small-goods
muffler: mufflers, woollen muffler, mafler > scarf
snood: snoods, neck warmer, neck gaiter, infinity scarf, neck buff, buff scarf, buff headwear, multifunctional headwear, neck tube, loop scarf, cowl scarf > scarf
bandana: bandanas, bandanna, bandannas > scarf
headscarf: head scarf, headscarf, head scarves, head wrap, hair scarf > scarf ~ hijab
beanie: beanies, bobble hat, woolly hat, woollen cap, woolen cap, wool cap, winter cap, knit cap, knitted cap, pom pom cap, crochet cap > hat
balaclava: monkey cap, monkey caps, full face cap, bandar topi > hat ~ beanie
skull-cap: skull cap, skull caps, namaz cap, prayer cap > hat
baseball-cap: baseball cap, baseball caps, sports cap, snapback, snapbacks, dad cap, trucker cap, p cap, golf cap, denim cap, army cap > hat
flat-cap: flat cap, newsboy cap, golfer cap, ivy cap, beret > hat
sun-hat: sun hat, sun hats, straw hat, floppy hat, beach hat, bucket hat, bucket hats, fisherman hat, panama hat, sola hat, sun cap, visor cap, sun visor > hat
fedora: fedoras, trilby, cowboy hat, cowboy cap, top hat, bowler hat > hat
swim-cap: swim cap, swim caps, swimming cap, bathing cap, silicone cap > hat
shower-cap: shower cap, shower caps, bonnet cap > hat
arm-sleeves: arm sleeves, arm sleeve, sun sleeves, driving sleeves, arm warmers, arm warmer, sun protection sleeves > small-goods
bib: bibs, drool bib, bandana bib > baby-goods
mittens: mitten, baby mittens, mittens and booties > gloves
booties: bootie, baby booties, baby shoes woollen, woollen booties > socks
swaddle: swaddles, swaddle blanket, muslin swaddle, sleep sack, wearable blanket, swaddling cloth, baby wrapper, wrapper baby, baby wrapping sheet, baby wrapping cloth > baby-goods
lounge-kaftan: night kaftan, kaftan nightwear, kaftan nighty > nightdress ~ kaftan @women
sudreh: sudra, sudrah, sadra, sadro > innerwear ~ undershirt, kurta
tank-top: muscle top, gym sando, gym ganji
crop-top: cropped top, tie front top, tie front crop top, front tie top, front knot top, knot front top, tie up top, tie knot top, bralette top
tube-top: boob tube
corset-top: basque, basques, corset blouse, corset bustier
peplum-top: peplum blouse, peplum shirt
shirt: sattai, chattai, chokka, chokkai, bushirt, button down collar shirt
kaftan: kaftaan, kaptan, kaptaan
camisole: shemeez, shameez, shimeez, shemiz, shamiz, shameej, samij, samiz, petti bodice, petty bodice, bodice slip, shimmi, shamees, shamis, samees, strap slip, strappy slip, broad strap slip, suit slip, slip for suit, kameez slip, kurta slip
slip-dress: satin slip, silk slip, lace slip, bias slip, slip gown
innerwear: undies, undie, underclothes, kachha, kachhas, kachha banian, jatti, jetti, jaddi, body inner, undergarment set, kachcha, tighty whities, tighty whiteys, liberty bodice, slip bodice
underpants: underpant, chaddi, chaddhi, chadhi, chuddies, chuddi, chuddy, jangiya, jangia, janghiya, drawers, jhangia, cheddi, drawer, long drawer, long drawers, pocket drawer, striped drawer, gents drawer, patta drawer > innerwear ~ boxers, panties
kachera: kachehra, kacchera, kachhera, kachhehra > boxers @men
supporter: gym supporter, athletic supporter, sports supporter, jockstrap, jock strap, supporter underwear, langot supporter > innerwear ~ briefs @men
thermals: thermocot, thermocoat, thermo coat, thermo wear, thermowear, winter warmers, warmer inner, oswal inner
skivvy: skivy
bra-accessory: nipple pads, nipple covers, nipple cover, pasties, breast pads, nursing pads, bra extender, bra hook extender, bra pads, cup pads, boob tape, breast tape, fashion tape > small-goods
garter-belt: garter, suspender belt, leg garter > innerwear @women
belly-band: belly bands, belly band maternity, belly belt, maternity belt, pregnancy belt, postpartum belt, abdominal belt, tummy belt, bump band, maternity band, maternity belly band > innerwear ~ shapewear @women
feeding-cover: feeding apron, nursing apron, nursing cover, feeding cover, nursing shawl, feeding shawl, breastfeeding cover, breastfeeding apron > baby-goods
labour-gown: labor gown, delivery gown, maternity nightgown, delivery nighty > nightdress @women
night-suit: jimjams, jammies, jammas, pyjies, pjamas, pj, sleepover set, pajama suit, payjama suit, jim jams, night capri set, nightwear capri set, capri night suit, sleep capri set, capri pyjama set, night shorts set, nightwear shorts set, sleepwear shorts set, nightwear pyjama set, nightwear top and pyjama, nightwear capri
izar: izaar, ijar > ethnic ~ pyjama, lungi
harem-pants: alibaba pants, ali baba pants, alibaba pant, genie pants, genie pant, genie trousers, elephant pants, elephant trousers, baggy yoga pants, thai pants, thai fisherman pants, fisherman pants, hammer pants, boho pants, gypsy pants, turkish trousers, drop crotch pants, dropped crotch pants, low crotch pants, sinbad pants, zouave pants, sirwal, serwal, sirwals, shirwal
trousers: phant, phants, pent, patlun, patlon
capris: 3 4th trousers, 3 4th trouser, 3 4 trousers, three fourth trousers, three quarter trousers, 3 4 th pants, 3 4 th pant, clamdiggers, clam diggers, toreador pants, kapri, three forth, three by four pant, three by four pants, 3 by 4 pant, 3 by 4 pants
cargos: 6 pocket pants, six pocket pants, 6 pocket pant, six pocket pant, 6 pocket cargo, multi pocket pants, multi pocket pant, tactical pants, tactical trousers, combat pants, combat trousers, army pants, military pants, commando pants
jeans: levis, levis 501, 501s, 501 jeans, joggjeans, jogger jeans, jog jeans, levis jeans
shorts: daisy dukes, booty shorts, micro shorts, hotpants, short shorts, chaddi shorts, quarter pant, quarter pants, woven short, chino short, denim short, cargo short, jogger short, walking short, lounge short, bermuda short, cycling short
tights: dance tights, footless tights, running tight, training tight, high rise tight, compression tight, gym tight, yoga tight, workout tight, high waist tight
shortalls: short dungarees, dungaree shorts, shorts dungaree, overall shorts, short overalls, denim shortalls > dungaree ~ dungaree, playsuit
middy: middi, middies, middy dress, middy skirt, middy top > frock ~ frock, skirt @women
tracksuit: velour set, velour suit, warm up suit, warmup suit, warm up tracksuit, warm up set, tracksuit set, running suit, sports suit, pt suit
swimwear: cossie, cozzie, cossies, swimmers costume, bathers, swim togs, swimming togs, swim briefs, speedos, speedo trunks, budgie smugglers, budgy smugglers, swimming trunk, swim brief
sarong: lavalava, lava lava, kikoi, kikoy, malong, wrapper skirt, batik wrap, batik sarong, kain batik, ikat sarong, sarong skirt, kanga cloth, sulu skirt
sweater: woolen top, woollen top, woolly top, school jersey, woollen jersey, woolen jersey, wool jersey, knitted jersey, svetar
cardigan: bed cardigan, koti sweater
jacket: jarkin, jarkins, jerkin, jerking, jerken, jurkin
puddle-suit: puddlesuit, splash suit, splashsuit, waterproof all in one, waterproof dungarees, rain dungarees, rain dungaree, rain romper, rain overall, rain overalls > rain-suit ~ rain-suit, snowsuit
duster-coat: duster cardigan, duster jacket, long duster, duster shrug, kimono duster > coat ~ shrug @women
cape-coat: poncho coat, poncho jacket, cloak coat
shrug: shrug jacket, shrug coat, shrug style jacket, shrugs jacket
tuxedo: le smoking, tuxido
blazer: single button coat, one button coat, two button coat
waistcoat: weskit, suit vest, waiter vest, waiter waistcoat, bartender vest
utility-vest: photographer vest, photographer jacket, photography vest, cargo vest, multi pocket vest, reporter vest, journalist vest, fishing vest, safari vest, travel vest > gilet
safari-suit: safari set, safari uniform, safari pant shirt
onesie: infant jumpsuit, infant jumpsuits, baby jumpsuit, baby jumpsuits, newborn jumpsuit, baby coverall, coverall baby, infant coverall, newborn coverall, baby coveralls
footed-leggings: footie pants, footed pants, footed pant, footie leggings, bootie pants, bootie leggings > leggings
baby-goods: dupte, dupti, swaddling sheet, receiving blanket, receiving blankets, baby carry nest, carry nest, baby nest, baby sleeping bag, hooded towel, hooded bath towel, baby towel, baby bath towel, burp cloth, burp cloths, muslin square, muslin squares, baby napkin, hospital bag set, newborn hospital kit, baby knee pads, knee pads baby, crawling knee pads, baby knee guards, cap mitten booties set, cap mittens booties set, swim diaper, swim diapers, swim nappy, baby langot, cotton langot, baby bedding set, baby gadi set, topa moja set, topi moja set, hooded wrapper
kids-set: woollen suit baby, woolen suit baby, baby woollen suit, baby woolen suit, woollen baby suit, baby suit, newborn suit, hosiery suit, baby baba suit, baba set, baba dress, bow suspender set, gallus set, gentleman set, infant suit, new born set, new born gift set, newborn gift set, newborn baby set, new born baby set, newborn kit, baby kit clothes, newborn essentials set, going home set, coming home set
leg-warmers: ankle warmers, ankle warmer, leg sleeves, leg sleeve, calf sleeves, calf sleeve
socks: moja, mojas, moje, moze, mozay, jurab, juraab, jurabe, juraben, jorab, zurab, footsies, footlets, crew sock, bed socks, trouser socks, dress socks, knee high pop socks, mouja, sox
gloves: dastana, dastane, dastaane, dastaana, mitts, mitt, haath ke dastane, hand warmers, hand warmer, hath mauje
scarf: guluband, gulband, gulu band, galuband, stoll scarf
tailcoat: tails suit, white tie tails, white tie and tails, evening tails, tail suit
ear-warmers: ear warmer, ear muff, earmuff, ear cap > hat
kuchipudi-dress: kuchipudi dress, kuchipudi costume, kuchipudi saree, odissi costume, odissi dress, odissi saree, manipuri costume, manipuri dress, sattriya costume > costume ~ saree
mohiniyattam-dress: mohiniattam dress, mohiniyattam costume, mohiniattam costume, mohiniyattam saree > costume ~ set-mundu, saree
lavani-dress: lavani costume > costume ~ nauvari, saree
bhangra-dress: bhangra costume, bhangra suit, bhangra vardi, bhangra outfit > costume ~ kurta-set, dhoti-set
giddha-dress: giddha suit, giddha costume, giddha outfit, gidda suit, gidda dress > costume ~ kurta-set
kathakali-dress: kathakali costume, yakshagana costume, theyyam costume, chhau costume > costume
muumuu: muu muu, mumu dress > kaftan ~ kaftan, dress @women
shorts: cutoffs, denim cutoffs, denim cut offs, stubbies
boxing-shorts: boxing shorts, boxing trunks, muay thai shorts, mma shorts, fight shorts, kickboxing shorts > shorts
volleyball-jersey: volleyball jersey, kabaddi jersey, badminton jersey, hockey jersey, throwball jersey, handball jersey, kho kho jersey, e sports jersey, esports jersey > sports-jersey
house-t-shirt: school house t shirt, pt t shirt, sports day t shirt > t-shirt
onesie: baby creeper
donkey-jacket: donkey jackets > jacket
pyjama: night lower, night track pant, sleep lower, lounge lower
bodystocking: body stocking, body stockings > innerwear ~ bodysuit @women
culottes: divided skirt, divided skirts, gauchos, gaucho trousers, cullotes
baby-bodysuit: baby body, bodyvest, body vest, popper vest, snap vest > onesie, bodysuit
suit: kot pant, kot pent, coat pent
`;
