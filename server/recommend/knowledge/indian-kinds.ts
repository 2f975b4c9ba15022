export const indianKinds = `
achkan: achkans, atchkan > ethnic ~ sherwani @men
half-saree: half sarees, langa voni, half saree langa voni, langa davani, half saree set, pavadai davani, dhavani set, dhavani, voni set, langa oni, davani set > saree ~ lehenga @women
pavadai: pattu pavadai, pavada, pattu pavada, pattu langa, pattu lehenga, langa blouse, pavadai set, pavadai sattai, pattu pavadai sattai, parkar polka, parkar, khun parkar, zari parkar, langa jacket, pattu parikini, parikini > lehenga @women
pant-saree: pant saree, trouser saree, legging saree > saree @women
nauvari: nauvari saree, kashta saree, kashta, nine yard saree, 9 yard saree, madisar, madisar saree, readymade kashta, rajlaxmi saree > saree @women
lehenga-saree: lehenga saree, lehenga style saree > saree @women
dhoti-saree: dhoti saree, dhoti style saree > saree @women
saree-gown: saree gown, gown saree, saree style gown > gown ~ saree @women
mekhela: mekhela chador, mekhela sador, mekhela chadar, mekhla chador, mekhala chador, mekhla > ethnic ~ saree @women
phanek: phaneks, innaphi, phanek set > ethnic ~ skirt @women
puan: puanchei, mizo puan > ethnic ~ skirt @women
jainsem: dhara jainsem > ethnic ~ saree @women
dokhona: bodo dokhona, dakhana > ethnic ~ saree @women
rignai: risa rignai, rignai set > ethnic ~ saree @women
bakhu: honju, khada > ethnic ~ robe
chuba: tibetan chuba, chupa > ethnic ~ dress
pheran: phiran, pherans, kashmiri pheran, tilla pheran, feran, ferans > ethnic
kedia: kediyu, kedia, kediyun, kehdiyu, aangadi, garba kurta, navratri kurta, kediyu set, kedia set, kedia dhoti, chorno kediyu, chorni kediyu, garba kedia, navratri kedia
!kurta-set: kurta jacket set, kurta koti set, kurta nehru jacket set, patiyala suit, patiala suits, patiyala suits, patiyala set, patiala set, patiala salwar suit, patiyala salwar suit, patiyala dress
chaniya-choli: garba outfit, dandiya outfit, chaniya choli, chania choli, chaniya, chaniyo, garba chaniya choli, navratri chaniya choli > lehenga @women
rajputi-poshak: rajputi poshak, poshak, rajasthani poshak, rajputi dress, rajputi suit > ethnic ~ lehenga @women
odhna: odhani, odhana, pila odhna > dupatta @women
jama: jamas, mughal jama, gherdar jama > ethnic ~ sherwani @men
bagalbandi: bagal bandi, bagalbandi kurta > kurta ~ angarkha @men
choga: chogha, choga set > ethnic ~ sherwani @men
jodhpuri-breeches: jodhpuri breeches, breeches, jodhpurs, jodhpuri pants > trousers
!bandhgala: bandgala, bandgala suit, bandgala set, band gala, band gala suit, bandh gala suit
jodhpuri-blazer: jodhpuri blazer, bandhgala blazer, bandhgala jacket, bandh gala blazer, bandgala blazer, band gala blazer, bandgala jacket, bandgala coat, bandhgala coat, jodhpuri coat, jodhpuri jacket, prince coat > bandhgala ~ blazer @men
pathani-suit: pathan suit, pathan dress, pathani dress, pathan set, pathani kurta pyjama, pathani kurta salwar, kabuli suit, kabli suit, afghani suit, pathani set, pathani salwar suit, khan suit, khan dress, peshawari suit > kurta-set @men
panjabi: panjabis, bengali panjabi, fotua, fatua > kurta @men
bandi: bundi, bandis, half bandi, khadi bandi > nehru-jacket ~ waistcoat @men
mirjai: mirzai > ethnic ~ jacket @men
vesti: veshti, veshtis, vesti set, pattu veshti, silk veshti, veshti angavastram set, panchakacham, pancha kacham, adda panchakattu, uttariya veshti > dhoti ~ mundu @men
set-mundu: set mundu, settu mundu, mundum neriyathum, kasavu set mundu, neriyathu, kerala set mundu, kasavu set > ethnic ~ saree @women
gamcha: gamchha, gamusa, gamosa, thorthu, angocha > ethnic ~ angavastram
kurta-set: gharara suit, gharara suit, gharara set, farshi gharara set, farshi set
farshi-salwar: farshi salwar, farshi shalwar > salwar @women
tulip-pants: tulip pants, tulip pant, tulip salwar, cowl pants, cowl dhoti > dhoti-pants
cape-set: cape set, cape suit, cape lehenga set > indo-western @women
jacket-set: jacket kurta set, kurta with jacket set, indo western jacket set > indo-western
kaftan-set: kaftan set, kaftan with pants, kaftan co ord > co-ord ~ kaftan @women
anarkali-gown: anarkali gowns, anarkali long gown, anarkali floor length gown, gown anarkali ~ anarkali, gown @women
kaftan-kurta: kaftan kurta, kaftan kurtas, kaftan kurti, kaftan kurtis, kaftan style kurta, kaftan style kurti > kurti ~ kaftan, kurta @women
kalidar: kalidar kurta, kalidar kurti, kalidar suit > kurta
naira-cut: naira cut, nayra cut, naira cut kurti, nayra cut kurti, naira kurti > kurti @women
alia-cut: alia cut, alia cut kurti, aliya cut, alia cut suit > kurti @women
short-kurti: short kurti, short kurtis, kurti top, tunic kurti > kurti ~ tunic @women
pakistani-suit: pakistani suit, pakistani dress, lawn suit, pakistani lawn suit, karachi suit > kurta-set @women
dress-material: suit piece, unstitched suit, unstitched dress material, dress material, suit material, unstitched salwar suit, unstitched lawn suit, churidar material
blouse: sari blouse, saree blouse, readymade blouse, ready blouse, designer blouse, padded blouse, stretchable blouse, princess cut blouse, boat neck blouse, choli blouse, ravike, jaket blouse > any-blouse
!churidar: churidar pyjama, churidar pajama, churidar pyjamas, churidar pajamas, churidar pajami, churidaar, chudidar pyjama
dhoti-pyjama: pajami > churidar
aligarhi: aligarhi pyjama, aligarhi pajama, aligarh pajama, aligadhi, pyjama trousers > pyjama @men
turban: turban, pagdi, pagri, safa, dastar, turbans, peta, mundasu, pheta, patka, parna
topi: topi, nehru topi, gandhi topi, gandhi cap, taqiyah, kufi, namaz topi, karakul, karakul cap, pahadi topi, himachali topi, kullu cap, kullu topi, himachali cap, kashmiri topi, sindhi topi, nepali topi, dhaka topi > hat
stole-shawl: pashmina stole, kullu stole, kullu shawl, naga shawl, kinnauri shawl, angami shawl, toosh, dhussa, loi, pattu shawl > shawl
namda-cape: phiran cape, poonchu > cape
yoga-kurta: yoga kurta, meditation kurta > kurta
janeu: sacred thread, yajnopavita > jewellery
burqa: burkha, burqas, burkhas, chador, niqab set > ethnic ~ abaya @women
jilbab: jilbabs, jilbab set, prayer dress, namaz dress, khimar set > ethnic ~ abaya @women
abaya: abayas, front open abaya, abaya dress > ethnic ~ gown @women
hijab-cap: hijab cap, underscarf, under scarf, hijab undercap, hijab inner cap, bonnet hijab > small-goods ~ hijab @women
niqab: niqaab, naqab, naqaab, nikab, nikaab, face veil > scarf ~ hijab @women
salwar: salwaar, salwaars, shalwaar, selwar, shalwars
dhoti: dhuti, dhutis, dhotar, dhothi
angrakha: angrakhi, angarkhi, bagalbandi kurta
lehenga: lacha, laccha, lachas, lacha set
half-saree: davani, dhavani, dhavani set, pavadai davani
gharara: ghararas, gharara pants, gharara pant, farshi gharara, garara, gararas > ethnic ~ sharara @women
hijab: khimar, hijaab, hijabs, instant hijab, dupatta hijab ~ scarf @women
sehra: sehera, sehras > jewellery @men
kalgi: kalgis > jewellery @men
thobe: kandura, dishdasha, jubba, arab robe, thawb, kurta thobe, daglo, jubbah, jubbahs, thaub, dishdash > ethnic ~ kurta @men
dagli: parsi dagli, dugli, sudreh, sudra > ethnic ~ coat @men
gara: parsi gara, gara saree > saree @women
garasari: ilkal saree, ilkal sarees > saree @women
`;
