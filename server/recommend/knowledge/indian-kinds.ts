export const indianKinds = `
achkan: achkans, atchkan, achkan suit, achkan set > ethnic ~ sherwani @men
half-saree: half sarees, langa voni, half saree langa voni, langa davani, half saree set, pavadai davani, dhavani set, dhavani, voni set, langa oni, davani set, lehenga voni, lehanga voni, pavada davani, pavadai thavani, thavani, dawani, dhawani, half saree lehenga, oni > ethnic ~ saree, lehenga @women
pavadai: pattu pavadai, pavada, pattu pavada, pattu langa, pattu lehenga, langa blouse, pavadai set, pavadai sattai, pattu pavadai sattai, parkar polka, parkar, khun parkar, zari parkar, langa jacket, pattu parikini, parikini, paavadai, paavada, pattupavada, pattupavadai, reshme langa, udda langa, polka parkar, parikini set, langa set > lehenga @women
pant-saree: pant saree, trouser saree, legging saree > saree @women
nauvari: nauvari saree, kashta saree, kashta, nine yard saree, 9 yard saree, madisar, madisar saree, readymade kashta, rajlaxmi saree, navvari, nauwari, nauvaree, nine yards, 9 yards, sakachha saree, kashta sari, kasta saree, madisaar, madisaru, peshwai saree, peshwai nauvari, brahmani saree, lavani saree, nine yard > saree @women
lehenga-saree: lehenga saree, lehenga style saree > saree @women
dhoti-saree: dhoti saree, dhoti style saree > saree @women
saree-gown: saree gown, gown saree, saree style gown > gown ~ saree @women
mekhela: mekhela chador, mekhela sador, mekhela chadar, mekhla chador, mekhala chador, mekhla, mekhela set, mekhala sador, mekhala, mekhala chadar, naga mekhala > ethnic ~ saree @women
phanek: phaneks, phanek set, phanek innaphi > ethnic ~ skirt, sarong @women
puan: puanchei, mizo puan > ethnic ~ skirt, sarong @women
jainsem: dhara jainsem > ethnic ~ saree @women
dokhona: bodo dokhona, dakhana > ethnic ~ saree @women
rignai: risa rignai, rignai set, pachra, rinai > ethnic ~ saree, sarong @women
bakhu: honju, khada > ethnic ~ robe
chuba: tibetan chuba, chupa > ethnic ~ dress, robe
pheran: phiran, pherans, kashmiri pheran, tilla pheran, feran, ferans, faran, feren, pheren > ethnic
kedia: kediyu, kedia, kediyun, kehdiyu, aangadi, garba kurta, navratri kurta, kediyu set, kedia set, kedia dhoti, chorno kediyu, chorni kediyu, garba kedia, navratri kedia, keviya, kediya, kediyo, kehadiyu, kaidiyu, kediyu top, kedia top, kediya top
!kurta-set: salwar kamiz, salwar kamij, salwaar kamiz, kurta jacket set, kurta koti set, kurta nehru jacket set, patiyala suit, patiala suits, patiyala suits, patiyala set, patiala set, patiala salwar suit, patiyala salwar suit, patiyala dress, kurta chadra, kurta chadra set, kurta tehmat, kurta tehmat set, kurta lungi set, garara suit, garara set, afghani salwar suit, dhoti suit, tulip salwar suit, cowl suit, pant style suit, pant kameez, straight pant suit, sadra lenga, sadra pyjama
chaniya-choli: garba outfit, dandiya outfit, chaniya choli, chania choli, chaniya, chaniyo, garba chaniya choli, navratri chaniya choli, chaniya choli set, navratri lehenga, navratri ghagra, navratri choli, garba lehenga, garba ghagra, garba choli, dandiya lehenga, kutchi chaniya > lehenga @women
rajputi-poshak: rajputi poshak, poshak, rajasthani poshak, rajputi dress, rajputi suit, marwadi poshak, rajputi lehenga, ghoomar dress, ghoomar costume, ghoomar lehenga, marwari dress, marwadi dress, rajwadi dress, rajputana dress > ethnic ~ lehenga @women
odhna: odhani, odhana, pila odhna, pomcha, pilia, piliya > dupatta @women
jama: jamas, mughal jama, gherdar jama > ethnic ~ sherwani @men
bagalbandi: bagal bandi, bagalbandi kurta > kurta ~ angarkha @men
choga: chogha, choga set > ethnic ~ sherwani @men
jodhpuri-breeches: jodhpuri breeches, breeches, jodhpurs, jodhpuri pants, birjis, birjees > trousers
!bandhgala: bandgala, bandgala suit, bandgala set, band gala, band gala suit, bandh gala suit, closed neck coat, close neck coat, closed collar coat, close collar coat, closed neck coat pant, close neck coat pant, closed collar coat pant, closed neck suit, close neck suit, closed neck blazer, close neck blazer, galabandh, gala bandh, bundgala, bund gala, nehru suit
jodhpuri-blazer: jodhpuri blazer, bandhgala blazer, bandhgala jacket, bandh gala blazer, bandgala blazer, band gala blazer, bandgala jacket, bandgala coat, bandhgala coat, jodhpuri coat, jodhpuri jacket, prince coat > bandhgala ~ blazer @men
pathani-suit: pathani kurta suit, pathan suit, pathan dress, pathani dress, pathan set, pathani kurta pyjama, pathani kurta salwar, kabuli suit, kabli suit, afghani suit, pathani set, pathani salwar suit, khan suit, khan dress, peshawari suit, kabuli, pathani salwar kameez, waziri suit > kurta-set, pathani @men
panjabi: panjabis, bengali panjabi, fotua, fatua, phatua, fatuya, phatuya, fotuya > kurta @men
bandi: bundi, bandis, half bandi, khadi bandi > nehru-jacket ~ waistcoat @men
mirjai: mirzai > ethnic ~ jacket @men
vesti: veshti, veshtis, vesti set, pattu veshti, silk veshti, veshti angavastram set, panchakacham, pancha kacham, adda panchakattu, uttariya veshti, vetti, pattu vetti, veshthi > dhoti ~ mundu @men
set-mundu: set mundu, settu mundu, mundum neriyathum, kasavu set mundu, neriyathu, kerala set mundu, kasavu set, neriyathum, neriyathum mundum, settum mundum, set and mundu, neriyath, neriyatu > ethnic ~ saree @women
gamcha: gamchha, gamusa, gamosa, thorthu, angocha, gamucha, gamochha, angochha, angochhi > ethnic ~ angavastram, stole
kurta-set: something punjabi, kuch punjabi, punjabi look, chudi set, chudi suit, readymade chudi, stitched suit, suit stitched, gharara suit, gharara set, farshi gharara set, farshi set
farshi-salwar: farshi salwar, farshi shalwar > salwar @women
tulip-pants: tulip pants, tulip pant, tulip salwar, cowl pants, cowl dhoti > dhoti-pants
cape-set: cape set, cape suit, cape lehenga set > indo-western @women
jacket-set: jacket kurta set, kurta with jacket set, indo western jacket set > indo-western
kaftan-set: kaftan set, kaftan with pants, kaftan co ord > co-ord ~ kaftan @women
anarkali-gown: anarkali gowns, anarkali long gown, anarkali floor length gown, gown anarkali ~ anarkali, gown @women
kaftan-kurta: kaftan kurta, kaftan kurtas, kaftan kurti, kaftan kurtis, kaftan style kurta, kaftan style kurti > kurti, kaftan ~ kurta @women
kalidar: kalidar kurta, kalidar kurti, kalidar suit > kurta
naira-cut: naira cut, nayra cut, naira cut kurti, nayra cut kurti, naira kurti > kurti @women
alia-cut: alia cut, alia cut kurti, aliya cut, alia cut suit > kurti @women
kurti: chudi top, chudidar top, chudidhar top, churidar top, chudithar top, churidhar top, salwar top, churidar tops, chudi tops
short-kurti: short kurti, short kurtis, kurti top, tunic kurti > kurti ~ tunic, short-kurta @women
pakistani-suit: pakistani suit, pakistani dress, lawn suit, pakistani lawn suit, karachi suit > kurta-set @women
dress-material: chudi material, unstitched chudi, chudi unstitched, unstitched chudidar, chudi bit, chudi piece, suit piece, unstitched suit, unstitched dress material, dress material, suit material, unstitched salwar suit, unstitched lawn suit, churidar material, churidar bit, chudidar bit, churidhar bit, chudi bit, unstitched kurti, unstitched kurta, unstitched dress, ladies suit cloth, cut piece suit, chudi material, churidar piece, suit ka kapda
blouse: sari blouse, saree blouse, readymade blouse, ready blouse, designer blouse, padded blouse, stretchable blouse, princess cut blouse, choli blouse, ravike, jaket blouse, ravikkai, ravikai, ravika, raviki, ravukai, ravukkai, kanchli, kanchali, kanchuki, choli piece, blouse bit, polku, angiya, angia, kuppasa, kawrchei, kanchuli > any-blouse
!churidar: chudi pant, chudi pants, chudi bottom, churidar pyjama, churidar pajama, churidar pyjamas, churidar pajamas, churidar pajami, churidaar, chudidar pyjama, chust pyjama, chust pajama, chust payjama
dhoti-pyjama: pajami, pyjami, payjami, pajaami > churidar ~ churidar, pyjama
aligarhi: aligarhi pyjama, aligarhi pajama, aligarh pajama, aligadhi, pyjama trousers, aligadi, aligadi pajama > pyjama @men
turban: turban, pagdi, pagri, safa, dastar, turbans, peta, mundasu, pheta, patka, parna, pag, pagg, dumalla, dumala, dastaar, keski, thalapaav, thalappavu, thalappav, thalapav, talpagai, thalapagai, thalaipagai, thalaippagai, mysore peta, mysuru peta, pagadi, pagari, paghadi, saafa, saafo, rumalu, muretha, murettha, fento, phento, keshki, jiretop
topi: topi, nehru topi, gandhi topi, gandhi cap, taqiyah, kufi, namaz topi, karakul, karakul cap, pahadi topi, himachali topi, kullu cap, kullu topi, himachali cap, kashmiri topi, sindhi topi, nepali topi, dhaka topi, kaantopi, topee, thoppi, toppi, jinnah cap, pakol, tupi, japi, jaapi, topa, woollen topa, kan topa > hat
stole-shawl: pashmina stole, kullu stole, kullu shawl, naga shawl, kinnauri shawl, angami shawl, toosh, dhussa, loi, pattu shawl > shawl
namda-cape: phiran cape, poonchu > cape
yoga-kurta: yoga kurta, meditation kurta > kurta
janeu: sacred thread, yajnopavita > jewellery
burqa: burkha, burqas, burkhas, chador, niqab set, purdah, pardha, purda, burka, burkah, burqua > ethnic ~ abaya @women
jilbab: jilbabs, jilbab set, prayer dress, namaz dress, khimar set, namaz kuppayam, niskara kuppayam, nisakara kuppayam, niskaram dress, namaz gown, namaz outfit, salah dress, salah gown, prayer gown, prayer outfit, mukena, telekung, namaz chadar, namaz chaddar, namaz chador, namaz khimar, salah khimar, prayer khimar, prayer abaya, prayer chadar, prayer set, namaz set > ethnic ~ abaya @women
abaya: abayas, front open abaya, abaya dress, abbaya, abaaya, ladies jubba, jubba ladies, ladies jubbah, women jubba, farasha > ethnic ~ gown @women
hijab-cap: hijab cap, underscarf, under scarf, hijab undercap, hijab inner cap, bonnet hijab, under scarf cap, underscarf cap, hijab under cap, ninja cap, inner hijab, tube cap, undercap, under cap > small-goods ~ hijab @women
niqab: niqaab, naqab, naqaab, nikab, nikaab, face veil, boshiya > scarf ~ hijab @women
salwar: salwaar, salwaars, shalwaar, selwar, shalwars
dhoti: dhuti, dhutis, dhotar, dhothi, dhutti, dhotra, dhotara, dhovtar, sovala, sovale, sovla, sovle, pitambar, pitambari, peetambar, peetambaram, panchey, pancha kanduva, pheijom, pooja dhoti, puja dhoti
angrakha: angrakhi, angarkhi, bagalbandi kurta
lehenga: lacha, laccha, lachas, lacha set
half-saree: davani, dhavani, dhavani set, pavadai davani
gharara: ghararas, gharara pants, gharara pant, farshi gharara, garara, gararas, farshi, farshi pants, farshi pant, farshi pyjama, farshi pajama, farshi bottom, garara pants > ethnic ~ sharara @women
hijab: khimar, hijaab, hijabs, instant hijab, dupatta hijab, thattam, thatam, makhna, makhnah, al amira, al amirah, prayer scarf, namaz scarf, namaz dupatta, salah scarf, hijab scarf, tudung, rusari, undercap scarf, mathabanu, sheila, shayla, shaila ~ scarf @women
sehra: sehera, sehras > jewellery @men
kalgi: kalgis > jewellery @men
thobe: kandura, dishdasha, jubba, arab robe, thawb, kurta thobe, daglo, jubbah, jubbahs, thaub, dishdash, kandora, kandoora, dishdash kandora > ethnic ~ kurta @men
dagli: parsi dagli, dugli, sudreh, sudra > ethnic ~ coat @men
gara: parsi gara, gara saree > saree @women
garasari: ilkal saree, ilkal sarees > saree @women
saree: selai, seelai, pudavai, podavai, pudava, pattu pudavai, pattu podavai, koorai, koorai pudavai, koorai podavai, muhurtham saree, seere, reshme seere, cheera, pattu cheera, saaree, sadlo, saadlo, lugda, lugada, lugde, lugra, panetar, gharchola saree, coorg saree, kasta saree, shari, pata saree, gharcholu, gharchola, podava, lugdi, seeray, six yards
dupatta: chunri, chunni, chunari, chunariya, chunree, orhni, orhna, orna, orni, urni, dupata, duppata, dopatta, ghoonghat, ghunghat, ghungat, gharchola dupatta, chundadi, urani, uranee
chatta-mundu: chattayum mundum, chatta and mundu > ethnic ~ set-mundu @women
shawl: dhusa, dhoosa, dhusha, alwan, alwaan, shahtoosh, shahtush, kani shawl, sozni shawl, doshala, do shala, garam chadar, woollen chadar, woolen chadar, ooni chadar, odhne ki chadar, khes, khesi, kambal shawl, evening wrap, pashmina wrap, cashmere wrap, knitted wrap
innaphi: inaphi, enaphi, innaphee > stole ~ shawl @women
risa: tripuri risa > stole ~ shawl @women
riha: riha chador > stole ~ shawl @women
goncha: sulma, ladakhi goncha, ladakhi dress > ethnic ~ robe
angavastram: thundu, kanduva, uparna, uparne, uparana, uparane, shela, shelya, shalya, uttariyam, uttareeya, uttareeyam, uttariyo, angavasthra, angavastra, angvastram, melmundu, angostram
dhoti-set: veshti sattai, vesti sattai, vetti sattai, mundum shirt, mundum shirtum, shirt and veshti set, shirt and veshti, sattai and veshti, sattai veshti, kurta and mundu, kurta mundu, kurta with mundu, mundu and kurta, kurta and veshti, kurta veshti, upanayanam dress, upanayana dress, upanayan dress, munja dress, munj dress, poonal dress, bratabandha dress, ayyappa dress, ayyappa mala dress, sabarimala dress, dhoti panjabi, dhuti panjabi, dhuti kurta, pandit dress, pujari dress, janeu dress
lungi: kaili, kailee, kaily, kaili mundu, kaily mundu, kachi mundu, kachi lungi, lungee, loongi, loongee, tehmad, tehmat, tahmad, tahmat, tehband, tahband, chadra, chaadra, chadara, madras lungi, thahband, tahband lungi, thehmat
chorno: chorni, chorani, chorano > ethnic ~ dhoti-pants, pyjama
suthan: suthana, suthanu > ethnic ~ salwar
kurta: kameez, kameej, kamees, qameez, zabbho, zabbo, jabbho, jabbo, jabbha, jhabbo, jhabbho, jibba, jibbah, jippa, jippah, kudta, kurtha, kurtta, kafni, guru shirt, khamees
kurta-set: pajama panjabi, pyjama panjabi, panjabi pajama, panjabi pyjama, panjabi pajama set, panjabi pyjama set, panjabi set, jawahar cut set, jawahar cut kurta set, farshi suit
anarkali: pishwas, peshwaz, pishwaz, peshwas, pishvaz, mastani, mastani dress, mastani suit, umbrella suit, umbrella cut suit, umbrella frock suit
shirt-piece: shirt bit, shirt pant piece, pant shirt piece, pant shirt cloth, shirt pant cloth, shirting suiting, suitings and shirtings, shirt ka kapda
pant-piece: trouser piece, pant ka kapda
!fabric: thaan, kapde ka thaan, kapda thaan, cutpiece, fabric roll, cloth roll
indo-western: fusion set, fusion outfit, indo fusion set
rida: ridah, bohra rida, bori rida, jodi rida > ethnic ~ abaya @women
nehru-jacket: jawahar coat, jawahar jacket, jawahar cut, jawahar cut jacket, jawahar cut coat, bandi jacket, koti jacket, khadi jacket, sadri jacket, neta jacket, modi vest, namo jacket, basket coat, wasket, waskit, vaskat, vasket, mujib coat, mujib jacket, vaskot, jawahar basket, jawahar wasket
angrakha: barabandi, bara bandi, barabandhi
kunchi: kunchi topra, kunchi topda, kunchade, kunchada, kunchi set > cape ~ cape, jhabla
seleng: seleng sador, seleng chador, seleng chadar, eri sador, eri chador, eri chadar, ryndia > shawl ~ stole
aronai: bodo aronai, hazuria, hazooria, hazuriya > stole ~ scarf
dakmanda: daka manda, dakmanda skirt > ethnic ~ sarong, skirt @women
gunyo-cholo: gunyu cholo, haku patasi > ethnic ~ saree @women
potloi: polloi > costume ~ lehenga @women
kupya: kuppya, kupya chele, kodava kupya > ethnic ~ sherwani @men
pyjama: payjama, paijama, payajama
kurta-set: zabbho lengho, jhabbho lengho, jabbho lengho, kafni lengho
frock: farak, frak, phrak, phrock, firak, jhaga
stole: stoll, stawl
anarkali: frock suit, gown suit
!ethnic: gujarati dress, marathi dress, maharashtrian dress, bengali dress, tamil dress, kerala dress, malayali dress, south indian dress, north indian dress, kashmiri dress, himachali dress, pahadi dress, garhwali dress, kumaoni dress, haryanvi dress, assamese dress, bihu dress, naga dress, mizo dress, tripuri dress, santhali dress, bihari dress, odia dress, rajasthani dress, sindhi dress, gujrati dress, coorgi dress, kodava dress, balochi dress
gents-chadar: chadar gents, mens chadar > shawl ~ shawl @men
`;
