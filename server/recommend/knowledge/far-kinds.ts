/**
 * Clothes of other countries, trades, sports and the stage, mostly so that the shop can say it has
 * none. Lines as in indian-kinds.ts.
 */
export const farKinds = `
mukhawar: mukhawars, jalabiya, jalabiyah, jalabia > far-wear ~ kaftan @women
chuba: chubba, chubbas, tibetan chuba, tibetan dress > far-wear
daura-suruwal: daura suruwal, daura surwal, labeda suruwal, nepali dress > far-wear ~ kurta-set
dutch-dress: klederdracht, swiss dress, polish folk dress, greek dress, foustanella, irish dance dress, highland dress > far-wear
burnous: burnouse, djellaba cloak > far-wear ~ cape
tabard: tabards, tabard apron, salon tunic, beautician tunic, spa tunic > uniform-wear ~ apron
topor: paag, mithila paag, gandhi topi, nehru topi, pakol, karakul, dhaka topi, himachali topi, kashmiri topi, muslim cap, skull cap, kufi, taqiyah, namaz topi, prayer cap, deerstalker, panama hat, bowler hat, top hat, cowboy hat, sola topi > hat
kebaya: kebayas, sarong kebaya, nyonya kebaya, kebaya set > far-wear ~ tunic @women
baju-kurung: baju melayu, kurung, batik kebaya > far-wear ~ kurta-set
ao-dai: aodai, ao dais > far-wear ~ kurta-set @women
hanbok: hanboks, jeogori, korean traditional dress, korean hanbok > far-wear ~ dress
hanfu: hanfus, tang suit, changshan, chinese traditional dress > far-wear
cheongsam: qipao, cheong sam, chinese dress, mandarin dress > dress @women
kimono: kimonos, yukata, furisode, japanese kimono, japanese traditional dress, jinbei, hakama > far-wear ~ robe, shrug
kimono-jacket: haori, happi coat, kimono shrug, kimono cardigan, kimono jacket, kimono top, kimono cape > shrug @women
barong: barong tagalog, filipiniana, terno > far-wear
longyi: sampot, sinh, chong kraben, thai dress, thai traditional dress, burmese dress > far-wear
gho: bhutanese gho, kira, bhutanese kira, tego > far-wear ~ robe
deel: mongolian deel > far-wear ~ robe
dashiki: dashikis, agbada, boubou, grand boubou, kitenge, ankara dress, african dress, kente, gele > far-wear ~ kurta
djellaba: jellaba, djellabas, gandoura, takchita, moroccan kaftan > far-wear ~ kaftan, thobe
keffiyeh: kufiya, shemagh, ghutra, arab scarf, arafat scarf > scarf
fez: fez cap, tarboosh, ushanka, ushanka hat, sombrero, sombreros > hat
lederhosen: lederhosens, leder hosen, tracht > far-wear ~ shorts, dungaree @men
dirndl: dirndls, oktoberfest dress > far-wear ~ dress @women
sarafan: kosovorotka, vyshyvanka, russian dress > far-wear ~ dress
toga: togas, roman toga, grecian gown > far-wear
serape: sarape, mexican poncho > poncho
huipil: mexican dress, charro suit, charro, mariachi suit, mariachi > far-wear
krishna-dress: krishna costume set, kanhaiya poshak, kanha poshak, bal krishna poshak, baal krishna poshak, krishna poshak, kanhaiya dress, kanha outfit, gopal dress > fancy-dress ~ dhoti-set
flamenco-dress: flamenco dress, flamenco skirt, flamenco > costume ~ dress @women
torero-jacket: torero, torero jacket, torero suit, matador jacket, matador suit, matador, bullfighter jacket, bullfighter suit, bullfighter, traje de luces > costume ~ jacket
hula-skirt: hula skirt, grass skirt > costume
sporran: ghillie brogues, kilt pin, kilt jacket, prince charlie jacket > small-goods
kippah: yarmulke, tallit > small-goods
cassock: cassocks, priest robe, altar server robe, choir robe, choir gown, nun habit, nuns habit, vestment, chasuble > costume
ballet-dress: ballet dress, ballet tutu, ballerina dress, ballerina costume, tutu dress, ballet costume > costume ~ leotard, dress @women
skating-dress: skating dress, figure skating dress, ice skating dress, skating costume > costume ~ leotard, dress @women
belly-dance: belly dance skirt, belly dance costume, belly dance dress, belly dancer skirt, belly dancer outfit, coin skirt, hip scarf > costume ~ skirt @women
salsa-dress: salsa dress, latin dress, ballroom dress, tango dress, ballroom gown, salsa costume > costume ~ dress @women
cheerleader-dress: cheerleader dress, cheerleader uniform, cheerleading uniform, cheer uniform > costume
clown-suit: clown suit, clown costume, jester costume, joker suit > costume
tailsuit: coat tails, conductor tails, white tie suit > suit ~ tailcoat @men
frock-coat: frock coat, opera cloak, cloak, cloaks > coat ~ cape
corset-belt: waspie, corset belt, obi, obi sash > belt @women
crinoline: hoop skirt, farthingale, petticoat hoop, bustle skirt > petticoat @women
bloomer-suit: sailor suit, sailor dress, sailor uniform > costume ~ kids-set
wrestling-singlet: wrestling singlet, wrestling suit, weightlifting suit, lifting singlet, tri suit, trisuit, triathlon suit > uniform-wear ~ leotard
fencing-jacket: fencing jacket, fencing suit, lame jacket, plastron > uniform-wear ~ jacket
boxing-robe: boxing robe, boxer robe > uniform-wear
goalkeeper-jersey: goalkeeper jersey, goalie jersey, goalkeeper kit, goalkeeper pants, hockey jersey, hockey uniform, nhl jersey, baseball jersey, baseball uniform, american football jersey, nfl jersey, rugby kit > sports-jersey
referee-shirt: referee shirt, referee jersey, umpire coat, umpire shirt > uniform-wear ~ shirt
riding-jacket: riding jacket, riding jackets, motorcycle riding jacket, armoured jacket, armored jacket, motocross jersey, riding pants, riding trousers, racing suit, race suit, motorcycle suit > uniform-wear
equestrian-breeches: equestrian breeches, riding breeches, riding tights, dressage coat, show jumping coat, riding habit > uniform-wear
hunting-jacket: hunting jacket, hunting vest, ghillie suit, tactical vest, fishing waders, waders, bib waders > uniform-wear ~ utility-jacket
hazmat-suit: hazmat suit, hazmat, ppe kit, ppe suit, coverall ppe, bunny suit, cleanroom suit, beekeeper suit, bee suit > uniform-wear
fire-suit: fire suit, fireproof suit, firefighter suit, fireman suit, turnout coat, bunker gear > uniform-wear
bulletproof-vest: bulletproof vest, bullet proof vest, bulletproof jacket, kevlar vest, stab vest > uniform-wear
life-jacket: life jacket, life jackets, life vest, life vests, swim vest, floatation vest, flotation vest, buoyancy vest, arm bands swimming > small-goods
space-suit: space suit, spacesuit, astronaut suit, g suit, pressure suit > costume
heated-jacket: heated jacket, heated vest, heated hoodie, battery heated jacket, cooling vest, cooling jacket, air conditioned jacket > uniform-wear
hospital-gown: hospital gown, patient gown, patient dress, surgical gown, examination gown > uniform-wear
barber-cape: barber cape, salon cape, hairdresser cape, hair cutting cape, hair cutting apron > uniform-wear
welding-apron: welding apron, leather apron, blacksmith apron, gardening apron, butcher apron, pvc apron > apron
pilot-uniform: pilot uniform, pilot shirt, cabin crew uniform, air hostess uniform, air hostess dress, captain uniform > uniform-wear
police-uniform: police uniform, police dress, army uniform, army dress, ncc uniform, ncc dress, scout uniform, scout dress, guide uniform, home guard uniform, ncc cadet uniform, cadet uniform, cadet dress, scout and guide uniform, scouts and guides uniform, guides uniform, bulbul uniform > uniform-wear
maid-dress: french maid dress, french maid outfit, maid costume > costume @women
ski-suit: ski suit, one piece ski suit, snowboard suit > ski-wear
drysuit: dry suit, scuba suit, diving suit, dive skin > swimwear
sauna-suit: sauna suit, sweat suit for weight loss, slimming belt, sweat belt, sweat vest > small-goods
posture-corrector: posture corrector, knee cap, knee brace, back support belt, knee sleeves, wrist band, sweatband, headband sports > small-goods
chaps: leather chaps, gaiters, spats, leg gaiters, puttees > small-goods
loincloth: langot, langoti, kaupin, kaupina, kaupeen, kaupeenam, kopin, kovanam, komanam, dhoti langot > innerwear @men
straitjacket: strait jacket > costume
sports-pads: goalie pads, hockey pads, cricket pads, batting pads, knee pads, elbow pads, shin pads, shin guards, shin guard, shoulder pads sports, thigh pads, thigh guard, abdomen guard, mouth guard, chest guard, leg guard, leg guards > small-goods
veil: veils, bridal veil, wedding veil > small-goods ~ dupatta @women
watch: ghadi, ghari, ghadiyan, haath ghadi, hath ghadi, haath ki ghadi, wrist watch, hand watch, wall watch
shoes: joota, juta, jootey, jooti, jooti set, juti, chappale, chappalen, sandle, sandles, mojri, nagra, nagrai, padukas, footwears, keds, cleats, cricket spikes, running spikes, football spikes, spikes for cricket, khadau, khadauns, paduka, mojdi, mojdis, cheppulu, cheruppu, seruppu, peep toes, block heels, monk straps, baby shoes, soft sole shoes, velcro sandals, sandles set, plimsolls, plimsoll, plimsoles, jandals, uggs, galoshes, overshoes, snow boots, sandal set, chapal, chappel
sunglasses: chashma, chasma, chashme, kala chashma, specs, eyeglasses, reading glasses, sun glasses, shades for eyes, contact lens, contact lenses
jewellery: chudi, chudiyan, choodi, choodiyan, churiyan, kangan, kangans, anguthi, angoothi, mala, pearl mala, haath phool, hath phool, matha patti, mathapatti, borla, bichhiya, bichiya, toe rings, nathni, nathiya, bajuband, kamarband jewellery, payal set, jewellery set, kundan set, choker set, naulakha, mundri, tikka set, passa, arnakodi, aranakodi, araijnan kodi, aranjanam, aranjnanam, araignan, kardhani, kardhoni, kardora, karadora, kandora chain, nazar kala, nazariya, nazaria, nazar battu, nazar dhaga, kala dhaga, nazar bracelet, waist chain baby, baby waist chain, oddiyanam, odiyanam, vaddanam, vadanam, vanki, kolusu, kolusulu, golusu, padasaram, padasaralu, ghungroo, ghungru, salangai, pajeb, pazeb, chooda, choora, chuda set, chooda set, bridal chooda, kaleera, kaleere, kalire, shakha pola, shankha pola, loha badhano, jimikki, jimki, jhumki, kammal, kammalu, mookuthi, nath chain, chandbali, chandbalis, rani haar, hasli, hansuli, kanthi, moti mala, groom mala, varmala, jaimala, kangna, bangdi, bangri, valayal, gajulu, thali chain, thaali chain, mangalyam, ear studs, nose stud, belly chain, body chain, juda pin, gajra set, baby kada, paranda, parandi, jhoomar, jhumar, sarpech, sarpatti, kalangi
bag: basta, school basta, bags, potli purse, bori, tiffin bag, schoolbag, trolley bags, hand bag, messenger bag, batua, bataua, batwa, thaila, thailaa, thela, bagpack, back pack, satchel, drawstring bag, minaudiere
belt: kamar patta, kamarpatta, kamarband, belt gents, peti belt
perfume: itra, ittar, itar, kumkum, sindoor, alta, mehendi cone, mehndi cones, talcum powder, body spray
home-goods: kambal, takiya, gadda, parda, parde, tauliya, toliya, chhata, chhatri, chatri, chata for rain, bartan, kadhai, kursi, jhadu, pankha, balti, chatai, darri, dari, asan, pooja thali, puja thali, diya, diyas, idol, murti, oven mitts, oven mitt, chest of drawers, drawer organiser, drawer organizer, duster cloth, dusting cloth, kambli, godhadi, godhdi, khes sheet
books: kitab, kitaab, kitaben, copies for school, pencil, pencils, crayons, pen
toys: khilona, khilone, khilauna, khilaune, guddi toy, bat ball, football, cricket gloves set, carrom, ludo
groceries: sabzi, sabji, doodh, chawal, aata, namkeen, dawai, dawaiyan, samosa, ladoo, laddu, barfi, masala, chai patti, kabuli chana, kabuli channa, makhana, phool makhana
electronics: mobile phone, mobile phones, phones, laptops, earphone, headphone, smart phone, tv remote, cooler fan
tippet: feather boa, boa, fur stole, muff, hand muff > small-goods
kanwar-dress: bol bam dress, bolbam dress, bol bum dress, kanwariya dress, kanwar dress, bol bam t shirt, kanwar yatra t shirt > ethnic ~ t-shirt, kurta
hat: ear muffler, kulla topi, kulah, mukut topi, toque, boater hat, boater, cloche, sola topee, tam o shanter, baker boy cap, army hat, safari hat, hiking hat, birthday cap, party cap, party hat, graduation cap, mortarboard, rain hat, sleep cap, sleeping cap
bisht: mishlah, arab cloak > far-wear ~ robe, thobe @men
`;
