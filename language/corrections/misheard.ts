/**
 * Misheard and mistyped words: the one table, read by `corrections.ts`. A row:
 * meant: heard, heard | after these words | before these | not before these.
 * `{group}`; "poori|puri baju" is each with each; "^" the beginning, "$" the end; "!": heard makes no sense.
 */

/** need: and product names. slip: an unknown word. reread: if surer. guess: meaningless; announced. */
export type Context = "text" | "need" | "slip" | "reread" | "guess";

export const groups = {
  clothes:
    "shirt shirts jacket jackets coat dress dresses saree sari kurta kurti jeans top tops hoodie sweater skirt trousers pants genes jeens jens tee t tshirt shorts blazer lehenga frock sweatshirt and or one ones colour color",
  sizing: "size sighs in an a any extra double",
  limits: "under below within than around about upto between and from for over above",
  them: "them these those it this that each the",
  counted: "piece pieces pair pairs more",
  done: "add put it this that them one both all two three xl large medium small back",
  kinds: "one two the that this a yellow pink blue white beige same mustard",
  sized: "in a an the size extra double one two three it",
  arms: "baazu|bazu|baju|baazoo|bazoo|bajoo|baaju|baanh|banh|baahein|bahein|aasteen|asteen|aastin|astin|asteene",
  neck: "gala|gale|galla|galle|gle|gla|gali",
  except: "chhod|chod|chhor|chor|chhodh|chood",
} as const;

export const table: readonly (readonly [contexts: readonly Context[], rows: string])[] = [
  [
    ["text"],
    `
five: fiev, fivee
eight: eigth, eigt
hundred: hundrd, hunderd, hundered, hundread, hundrad
thousand: thosand, thousnd, thousad, thousend, tousand, thausand, thoushand
without: withot, wihout, withuot, witout, whithout
under: undr, uner
below: belo, bellow
between: betwen, beetween
around: arround, aroud
except: exept
t shirt: tshirt, teeshirt, tees, tee, tea shirt, tea shirts, tee shirt, tee shirts, t short
jeans: genes, gene, jens, jins
lehenga: lengha, le hanger, le henga, lehanga, lahenga, lehnga, lehengas
shawl: shaal
saree: sari, saris, sarry, sadi, saadi
kurta: curta, curtas, courta, kurtha, kurthas, kurtah
kurti: curti, kurthi
sherwani: shervani, sherwaani, share wani
salwar: sal war, shalwar, salvar
churidar: chudidar, churidaar, choodidar, chudidaar, choodidaar, churidhar
palazzo: plajo, palajo, plaso, pelazo, palazo, plazo, plazzo, palazos
dupatta: dupata, duppatta, chunni
jacket: jackit, jaket
hoodie: hoodi, hood he, hudi
sweatshirt: sweat shirt, sweat shirts
joggers: sweat pants, sweatpants
tracksuit: track suit
track pants: trackpants
cardigan: cardi gun, carding an, cardigen
overcoat: over coat
raincoat: rain coat
windcheater: winsheeter, windsheeter, wind sheeter, wincheater, wind cheeter, windcheeter, wind cheater
windbreaker: wind breaker
jumpsuit: jump suit, jamsoot, jamsut, jumpsoot, jumpsut, jamp suit, jampsuit
waistcoat: waist coat
pullover: pull over | not before your my his her the a it over
blazer: blaser
cotton: cotten, coton
linen: lenin, linin, lenen
woollen: woolen, wollen, wooly
wool: vul
silk: sylk
polyester: polister
velvet: velvett
denim jeans: denims
xl: x l
xxl: double excel, x x l, doublexl
xxxl: triple excel
extra large: xtra large, ex large
purple: purpal, purpel
mother and father: parents
grandmother and grandfather: grandparents
girlfriend: girl friend
boyfriend: boy friend
maroon: mehroon, mahroon, meroon
peach: pich
grey: gray
bulletproof: bullet proof
niece: neice, neece
nephew: nephue, nefew
daughter: doughter, dauther
colourful: colour full | not before sleeve sleeves slv baju bazu length lengths
sleeveless: sleeve less
striped: strip
floral: flower print
georgette: gorgette
chiffon: shiffon
corduroy: corduray
rupees: rupies, rupes, rupay, rupaye, rupaiye, rupya
up to: upto
at least: atleast
at most: atmost
in front: infront
don't: dont
doesn't: doesnt
isn't: isnt
aren't: arent
won't: wont
can't: cant
i've: ive
that's: thats
nahi: nahin, nahee, nai, nhi
red: read | before {clothes}
blue: blew | before {clothes}
white: wight | before {clothes}
white: wait | after ^ a an the my in of me need want buy get some plain for and this that these those show add remove only pure off or half full sleeve long short big cotton | before {clothes} | not before one and or
white one: wait one | after the this that
golden: gold and | before {clothes}
navy: knavy
son: sun, sons | after my our his her
male: mail | after for a
men: mens
women: womens
men: main | after for
wedding: weeding
wedding: wetting | after a the my for friend brother sister cousin
size: sise
l: el | after {sizing}
m: em | after {sizing}
xl: ex | after size
two: to | after {limits} | before thousand hundred k lakh
two: too | before thousand hundred k lakh pieces pairs
two: to | after give want take add me | before pieces pairs
two: tu | before thousand hundred k lakh
four: for | after {limits} | before thousand hundred k lakh
one: won | before thousand hundred k lakh
eight: ate | before thousand hundred k lakh
saree: sorry | after a red silk cotton blue green pink wedding banarasi
short sleeve: shorts sleeve
pants: pent, pant
pants: paint | after track jogger cargo formal cotton black blue
shirt: short | after t formal checked denim linen | not before sleeve sleeves sleeved kurta kurti dress skirt
leggings: legends | after black cotton and woollen warm some
skirt: skit
dress: dressed | after a red party summer maxi
western: vest ern
casual: cycle | before {clothes}
casual: causal
formal: farmer, former | before {clothes}
bomber: bomb or
bomber: bombay | before jacket jackets
puffer: puffy | before jacket jackets
`,
  ],
  [
    ["text", "guess"],
    `
hoodie: hoody
xl: excel, ex el
puffer: puff her
coat: court, quote | after winter long warm trench woollen rain
`,
  ],
  [
    ["text", "reread", "guess"],
    `
size: sighs
! jeans: jeens
! gents: jens | after for
! gents: jents
! i'm: im
`,
  ],
  [
    ["reread", "guess"],
    `
! cart: kart
! two: to | before pieces pairs
! two: too | before {counted} of
! two: too | after add put take buy get give want make need | before in
! two of: to of | before {them}
! four of: for of | before {them}
! four: for | before pieces pairs
! three: tree | before {counted} of
! three: free | before pieces pairs of more
! eight: ate | before pieces pairs of more
! one: won | before more piece of pair
! blouse: blows | after {kinds} puff
! shirt: shert
! shirts: sherts
make it two: make it to | not before a an the my be your
make that two: make that to | not before a an the my be your
make them two: make them to | not before a an the my be your
one: won | after the this that which large small medium xl other first second third fourth last next red blue white green yellow pink black beige each add take just only
to cart: to card, to court, to guard | after {done}
to my cart: to my card, to my court | after {done}
to the cart: to the card | after {done} go me
in cart: in card | after {done}
in my cart: in my card, in my court | after {done} what's is
in the cart: in the card | after {done} what's is
from cart: from card | after {done}
from my cart: from my card | after {done}
small: smell, mall | after in size extra one two
jeans: genes | after {kinds} pair indigo straight
linen: lemon | after in of pure blue white
wool: will | after proper pure real soft
l: elle | after in size
l: ell | after in size an
s: ess | after in size an
m: em | before is please
add: ad | before it this that the to two one in them
buy: bye | before it this that the two one them
price: prize
cost: coast | after it that this does do they these those
cost: caused | after it that this
blue: blew
where: wear, ware | before is are can
their: there | before price prices size sizes
`,
  ],
  [
    ["reread"],
    `
cheapest: most cheap
cheaper: more cheap
costliest: most costly, most pricey
high to low: big to small, large to small, more to less, most to least
low to high: small to big, small to large, less to more, least to most
! add to cart: at to cart, ad to cart, act to cart, had to cart, add two cart, at two cart
! for: four, fore | before me him her us them
show: display, exhibit
only: exclusively, solely
things: articles, wares | before of in from for
remove: retract, rescind, revoke, dispense with
delivery: shipment, consignment
budget: ceiling, spending ceiling, upper bound
can i: may one, might one, can one, could one
do i: does one, must one, should one, ought one
my cart: what i picked so far, what i have picked, what i've picked, what i picked, all i have gathered, what i have gathered, my pickings, my selections, my haul | after to see open at in show me
my orders: my purchases, my past purchases, my earlier purchases, my previous purchases, my old purchases
refund: reimbursement, reimburse
large: lodge, larch | after {sized}
large: march | after in extra size
medium: meteor, median, media | after {sized}
xl: axel | after {sized}
xl: excel | after {sized} to his her
shawl: shall | after {kinds} paisley wool
kurta: quarter | after {kinds} linen
size: sides | before small medium large s m l xl xxl
! with: wit, wiv
! with: w | before delivery card cash that this it the a an my one 1 all these those jeans everything
! without: w/o
! and: n | before the a an also then now one two in its it take make add put show is how what wat wot hw that this my me for pay go change remove i im another same no size india
! are: r | after wat what wot how hw where who why u you they we these those which colour color sizes here there jeans
! are: r | before there they u you these those the we
! see: c | after can lemme let me i u to
! be: b | after shud should can will to must wud would it'll
! ok: k | before add put now then so take wait thx thanks pls plz and n but show lets let make go i im
! why: y | before is are do does not
! to: 2 | after want need wear go back bk bak take me like going how able rich used have got it them is due | not before $ in of l m s xl xxl small medium large pieces pairs more
! to: 2 | before the wear my me him her checkout chekout cart crat pay buy go see be get home
! too: 2 | after this that it the kurta shirt jeans jacket shawl blouse skirt sweater lehenga one | before in plz pls please
! for: 4 | before me my him her his the a an u you mum mom dad kids us it them summer winter work someone men women
! for: 4 | after swap looking look present gift gud good gd how pay much hw
! one: 1 | after the that this white blue red pink green yellow beige black cheap cheaper linen cotton other last next first second 1st 2nd 3rd big small
! just: js
! take: tk | before the it this that out off
! make: mk | before the it this that
`,
  ],
  [
    ["guess"],
    `
cart: card, cards, guard, caught, court
check out: chuck out, czech out, cheque out, checked out, jack out, check doubt
home: hone, hom, foam, roam, comb | after me go to back | before $
order: odor, odour, oder, older, outer, border, odors, odours, oders, borders | after place my the this
search: surge, serge, sirch, church | after ^ | before for
unpaid: un paid, unpayed, and paid
filters: filter's, philter, philters, fielders
size: sides, seize, sighed
small: smell, mall, smol, maul | after in size a an
medium: meteor, median, media, mediam, medium's, mediums
large: largh, lodge, barge, march, larch
xl: axel, excell
first: furst, fist, thirst
second: seconds, sekond, 2nd's, secant
third: bird, turd, herd, thread | after the | before one
fourth: forth
last: lost, lust, list, blast | after the | before one
one: won | after first second third fourth fifth last forth other
two: to, too | after number option item
three: tree, free | after number option item
four: for, fore | after number option item
eight: ate | after number option item
cheapest: sheepest, cheap is, cheapist, cheap ist
undo: undue, on do, un do, and do, under | before $
undo: undue that, on do that, un do that, and do that, under that | before $
undo: undue it, on do it, un do it, and do it, under it | before $
compare: compere, come pair, compair, compared, compaire
slower: slow a, slower a, sloah, flower
faster: foster, fast a, pastor
scroll: scrawl, stroll, school, scrolled | after ^ | before up down to
read: reed, red | before the this it that
add: ad, at, ed | before this it that the two three one
open: hoping, opened, oven | before the this it that number
remove: removed, remoove, re move
deliver to: delivering to, delivery is to
cash: catch, cache | before and in an on
on: and, in, an | after cash | before delivery deliver delivering
delivery: deliver, delivering | after on
pin: pink, bin, pen, thin | before coat cord code court
code: coat, cord, court | after pin
tee: tea
shirt: short, sheet | before $
shirts: shorts, sheets | before $
kurta: curtain, cutter, karta, quarter
kurtas: curtains, cutters, kartas, quarters
shawl: shall, shawn, shoal, shell
hoodie: foodie
hoodies: foodies, hoodys
puffer: buffer | before jacket jackets coat coats
similar: simmer, similarly, similer, familiar
description: discription, prescription
`,
  ],
  [
    ["slip"],
    `
you: u, yu
nothing: nothin, nothng, nothig, nothign, nuthing, nuthin, nothhing
nothing: noting | before above over more beyond costlier pricier in
your: yr | not before old olds age and so
the: teh, hte
what: wat, wht, wot, whut
whats: wats, whts, wots
which: wch, whch
for: fr
how: hw, hwo
much: mch, muc, mutch
this: dis, ths, thsi, tis
that: dat, tht, taht
have: hv, hav, hve
is: iz
ok: k, kk, oki, okk, okie, okey
okay: okayy
please: pls, plss, plzz, plse, pleas, pliz
thanks: thx, tnx, thnx, thanx, ty, tysm
sorry: sry, srry, sory, soz
because: coz, cuz, bcoz, bcz, becoz, cos, becuz
about: abut
before: b4, bfr
good: gud, gd
great: gr8
want: wnt
should: shud, shld
wanna: wana
going to: gonna, gona
give me: gimme, gimmi, gimmie
let me: lemme
got to: gotta
don't know: dunno
like: lyk, lik
size: siz, szie, saiz
price: prc, pric, prise, pryce
colour: colur
quantity: qty, qnty, qt
address: addr, adress, addres
delivery: dlvry, delvery, delivry, dlivery
order: ordr
number: nmbr, numbr
show: shw, sho, shwo
take: tke, tak
get: gt
too: tooo
also: alsoo
yes: yea, yaa
no: noo
not: nt
from: frm
now: nw
something: sth, sumthin, somethin, somthing
hello: hlo, helo, hlw
someone: sum1, some1
anything: anythin, nething
everyone: every1
back: bk
just: jst, jus
remove: remuv, rmv, remov
! delete: del | before the that this it one both kurta kurti shirt jeans jacket shawl blouse skirt sweater lehenga tee top dress hoodie trousers pants
cart: crat
wrong: rong
right: rite
phone: fone, fon
tomorrow: tmrw, tmrow, tomoro
together: 2gether, togther
through: thru
he's: hes
she's: shes
though: tho
more: mor, mre
large: lrg, lrge, lge, larg
medium: medm, mdm, midium, meduim, mediam
small: sml, smal, smll
can: cn | before u you i we it they ya
give: gv, giv, gve
give: gi | before me it
make: mk, mke, maek
wash: wsh
machine: mchn, machin, mchine
shirt: shrt, shrit, shirrt
jeans: jns, jeen
skirt: skrt, skirrt
sweater: swtr, swetr, sweeter
jacket: jkt, jckt
blouse: blus, blouz, blse
kurta: krta
need: ned, neeed
open: opn, oepn
check: chek
make that two: mk tht 2, mk that 2, make tht 2, make that 2
then: thn
when: whn
where: whr
will: wll
only: onli, olny
other: othr, oher
another: anothr, nother, anohter
next: nxt
black: blk, blck
money: mny, mony
cash: csh
card: crd
return: rtrn, retrn, retun
page: pge
total: ttl, totl
today: tdy, 2day
sister: sistr, sistar
brother: brothr, brotha
friend: frnd, frend
people: ppl
really: rly, rlly
could: cld, cud
would: wld, wud
find: fnd
search: srch, serch
tell: tll
help: hlp
ready: redy
payment: pymnt, paymnt
checkout: chkout, chckout
trousers: trosers, trouser's
white: wite, whte
`,
  ],
  [
    ["slip", "need"],
    `
your: ur
and: nd
with: wth, wid, wiht
blouse: blous, blause
skirt: skrit
saree: sare, saare, sarre
plain: plane | before white black blue red pink grey green yellow navy maroon t-shirt tshirt shirt kurta kurti saree dupatta top tee
please: plz
about: abt
size: sz
colour: clr, colr
something: smth, smthng, sumthing, sumthng, somthng, smthin, sumtin
anything: nythng, nything, anythng, anythg, nethng
enough: enuf, enuff
first: frst, fst
birthday: bday, bdy
`,
  ],
  [
    ["need"],
    `
shirt: shart, shurt
waistcoat: west coat, westcoat, wes coat
corduroy: kod roy, kodroy, cord roy, cordroy, codroy, kard roy, corderoy
wear: ware | after sports winter thermal thermals party night ethnic under inner woollen woolen
chest: seena, seene ka naap, chhati ka naap
kurta: kurte
kurti: kurtiyan, kurtiya, kurtiyaan
saree: saariyan, sariyan, saadiyan, saariyaan
kameez: kameezen, kameezein
cap: topiyan, topiyaan
pyjama: pajame, paijame, payjame, pyjame
lehenga: lehenge, lehnge, lahange
track: trak, trck
nighty: niti, nity, naity, nytie, nighti, nyty
kashmiri: kashmeeri, kasmiri
maxi: maxy, maksi
shawl: shall | after kashmiri pashmina woollen woolen wool embroidered silk ladies gents winter
actually: no wait, wait no, no no wait, oh no wait, oh wait no, hmm no wait
with: w, wt, wd
suit: soot
night: nite, nyt, nait
sweat: swet
peeli: pili, pilli
kameez: kameej
light: lt, lgt
dark: dk, drk
black: blk, blck, balck
white: wht
grey: gry, grei, gery
navy: nvy
green: grn, grean, grein
yellow: yllw, yelo, yello, yelow, yallow
sleeve: slv, sleev, sleve, slive
sleeves: slvs, sleves, sleevs, slivs, sleevz, slevs, sleeevs
sleeved: slvd
sleeveless: slvless
embroidered: emb, embr, embd
printed: prntd, prtd
checked: chkd
checks: chk, chks
cotton: ctn, cttn
long: lng
blend: bld, blnd
brown: brn
print: prt
stripe: strp
track: trk
border: brdr, bdr
floor: flr
baby: bby
hoodie: hdy
blouse: blaus, blowse
phulkari: fulkari, fulkaari
pyjama: pj
floral: flrl
polyester: poly
pockets: pkt, pkts
length: len, lgth, lenth, langth, lenght, legth, lengh
half: hlf
quarter: qtr
jacket: jkt, jckt
sweater: swtr
trousers: trsr, trs
t shirt: tshrt
between: bw, btw, btwn, bitween, betwn
women: wmn, wmns
men: mns
girls: grls, gurls
boys: bys
years: yrs, yeers, yers, yeras, yaers, eyars, yearz
round neck: rn
v neck: vn
crew neck: cn
and: n
little: lil
loves: luvs
love: luv
something: smthing
shawl: wrap | after a the any some warm wool woollen soft | not before dress dresses top tops skirt skirts blouse kurti saree gown style around it them
colours: clrs, kalars, colurs, culours
colour: kalar, colur, kolor, kalor, culor, coler, kaler
husband: hubbys, husbnd, huband, hasband
shirt: shrt
shirts: shrts
kurta: krta
kurti: krti
approx: aprox
rupees: rps, rupe, rupess
year: yeer, yaer
without: w o, widout, wihtout, withut, withoutt
five: fyve
hundred: handred
thousand: thousan, thousant, thou
under: undar, unde, udner
below: belw, bilow
above: abov, abuv
around: arond, arnd
girl: gurl, grl, girll
boy: boi, boyy
baby: babi, babby, bebi
party: partty, parti, prty, paarty
birthday: brthday, birtday, birthdy, birthdey, brithday
wedding: weding, weddin, wediing, wedng
daughter: dauhter, dawter, daugter
skirt: skurt, skrt
collar: colar
pocket: poket, pokit
uniform: unifrom, yuniform, unifom
costume: costum, kostume
denim: denm, dennim
gown: gaun, gawn, gowen
blue: bleu, blu, bluu
green: grin | before colour kurti kurta saree shirt top dress suit dupatta lehenga pant tshirt
leather: ledar, lether, leder, leathar, ladar
maxi: maxxi
georgette: jorjet, jorjette, jorjett, jarjette, jarjet
jeggings: jeggins, jegings
jersey: jersy, jersi, jarsi, jarsy
football: foot ball
waistcoat: waskot, wescot, waskit, wasecoat
nehru: nehroo, neheru, neroo, neru, nero
shawl: shol, shoal, shal, shaal
turtle neck: tertle neck, turtl neck, tartle neck, tirtle neck, turtal neck, turtel neck, tortle neck, turttle neck
cable knit: cable | before jumper sweater pullover cardigan jumpers sweaters
high neck skivvy: high neck inner, high neck inners, high neck black inner, high neck white inner
embroidery: embroydri, embroidry, embroydery, imbroidery, embrodery, embroidary, embrodry, imbroidry
muffler: muflar, maflar
poncho: ponch, poncha, ponchu
only: onli, onlee, onley, onlly
tie dye: tye dai, tye dye, tai dai, tie dai, ty dye, ti dye, tie die
beach: beech | after for the at to on near by
bottom: bottam, botom, bottem, botum, bottum
patiala: patyala, patyaala, pattiala, patiyala
salwar: salwaar
readymade: readymaid, redimade, reddymade, rediemade
frock: frok, frokk, froak, frawk
blouse: blows | before for
trousers: trowsers, trowzers, trousar, trousars
`,
  ],
  [
    ["need"],
    `
maa: ma | before ke ko
chahiye: kavali, kaavali, venum, venam, vendum, beku, lagbe, pahije, pahijet, havay, joie, joiye
ke liye: kosam, kosamu, jonno, jonnyo
chota ladka: chinna|sinna|chhoto|choto paiyan|payyan|abbayi|abbai|babu|pillodu|chele
choti ladki: chinna|sinna|chhoto|choto ponnu|papa|paapa|ammayi|meye
ladke ke liye: paiyanukku, paiyanuku, payyanukku, maganukku, abbayiki, babuki, kodukuki, cheler jonno, mulasathi, mulaasathi, dikra mate
ladki ke liye: ponnukku, ponnuku, magalukku, ammayiki, kuturiki, meyer jonno, mulisathi, muleesathi, dikri mate
maa ke liye: ammavukku, ammaki, mayer jonno, aaisathi
papa ke liye: appavukku, nannaki, babar jonno, babansathi
daily: rojuvari, rojuki, dainandin
guard uniform: guard|watchman ka|ki uniform|dress|kapde
nurse uniform: nurse ka|ki uniform|dress
driver uniform: driver ka|ki uniform|dress
gym: jim|jym ke kapde, jim|jym wear, jim|jym clothes
full sleeve: poori|puri|poore|pure|poora|pura|lambi|lambe|lamba|full {arms}
half sleeve: aadhi|adhi|aadhe|adhe|aadha|adha|half {arms}
three quarter sleeve: teen|3 chauthai|chothai|chauthayi|chauthaai {arms}, paun|pauni {arms}
sleeveless: bina|bagair|bagaer {arms}, {arms} ke bina, {arms} nahi, {arms} na ho
v neck: v|vee {neck}
round neck: gol|round|goal {neck}
square neck: chaukor|chakor|chaukaur|chokor|square {neck}
boat neck: naav|nav|boat {neck}
band collar: band|bandh|bund gale, band|bandh gale wala|wali|wale
high neck: uncha|ooncha|unche|oonche|oncha {neck}
deep neck: gehra|gahra|gehre|gahre|deep|bada|bade {neck}
knee length: ghutne|ghutno|ghutnon|ghutna|ghutane|ghutanon tak|tk, ghutne|ghutno|ghutnon ke neeche, ghutne|ghutno|ghutnon se neeche
above knee: ghutne|ghutno|ghutnon se|ke upar|uper
ankle length: takhne|takhno|takhnon|edi|ediyon|ankle tak|tk
floor length: zameen|jameen|zamin|jamin|pair|pairo|pairon|paon|paanv|farsh tak|tk
hip length: kamar|hip tak
long: lambi, lamba, lambe, lambi wali
loose: dheela dhala, dheeli dhali, dheele dhale, dheela dhaala, dheeli dhaali, dheele dhaale, dhila dhala, dhili dhali, dheela, dheeli, dheele, dhila, dhili, dhile, khula khula, khuli khuli, khula, khuli, khule
tight: tang, chust, kasa hua, kasi hui, kasa kasa, chipka hua, chipki hui, chipakne wala|wali|wale
stretchable: khichne|khinchne|kheechne wala|wali|wale, lachila, lacheela
ripped: fati|fatti|phati|fata|phata|fate|phate hui|hua|hue, fati, phati, fati fati, fata fata
plain: sada, saada, seedha saada, seedhi saadi, sidha sada
floral: phoolon|phoolo|phulon|phool|phul|fulo|phoolwali wala|wali|wale, phooldaar, phoolwali, phool patti
striped: dhari|dhaari|dhariyon|lining|line wala|wali|wale, dharidar, dhaaridaar
checked: chaukhana, chaukhane|khane|check|chaarkhane wala|wali|wale, chaarkhana, charkhana
shimmery: chamak, chamkila, chamkeela, chamkili, chamkeeli, chamkile, chamkeele, chamakdar, chamakdaar, chamakta, chamakti, chamakta hua, chamakti hui, chamchamati, jhilmil, jhilmilata
embroidered: kadhai|kadhaai|kadai|karhai wala|wali|wale, kadhai kiya hua, kadhai ki hui, kadhaidar
mirror work: sheeshe|shishe|sheesha|kaanch|kanch wala|wali|wale, sheeshe|shishe|kanch ka kaam
sequins: sitare|sitaare|sitaron wala|wali|wale
lightweight: halka, halki, halke, halka fulka, halki fulki, halke fulke
heavy: bhaari, bhari, bhaari bharkam
soft: naram, narm, mulayam, malayam
light green: halka|halki|halke hara|hari|hare|green
light blue: halka|halki|halke neela|neeli|neele|nila|nili|blue
light pink: halka|halki|halke gulabi|pink
light yellow: halka|halki|halke peela|peeli|peele|pila|pili|yellow
dark green: gehra|gehri|gehre|gahra hara|hari|hare|green
navy blue: gehra|gehri|gehre|gahra neela|neeli|neele|nila|nili|blue
dark pink: gehra|gehri|gehre|gahra gulabi|pink
maroon: gehra|gehri|gehre|gahra laal|lal
light colour: halka|halke|halki rang, phika|phike rang, halke rang ka|ki|ke|mein, halka|halki colour
dark colour: gehra|gahra|gehre|gahre|gaadha|gaadhe|gadha|gadhe rang, gehre rang ka|ki|ke|mein
pockets: jeb, jebein, jebe, jebon
nahi: {except} ke|kar|k|kr, chhodke, chodke, chhodkar, chodkar, chhorkar, chorkar, ke|k alawa|alava|ilawa|ilava|alaava|elawa, ke|k siwa|siva|siwaye|sivay|siway|sivaay|sivaye, ko {except} ke|kar, ko chhodke|chodke|chhodkar|chodkar, ke|k bina|binaa|bagair|baghair|bagaer
white red border: lal|laal paar|par|paad sada|saada|shada|sadha|shaada
red border: lal|laal paar|paad
knee length: neelength, nee length, neelenth, kneelength
with: jiske|jis|jinke ke saath|sath, jiske|jinke saath|sath, jisme|jismein|jisamein|jinme|jinmein
full sleeve: {arms} poori|puri|poore|pure|poora|pura|full|lambi|lambe
half sleeve: {arms} aadhi|adhi|half|chhoti|choti
round neck: {neck} gol|round
square neck: {neck} chaukor|chakor|square
high neck: {neck} band|bandh|uncha|ooncha
deep neck: {neck} gehra|gahra|deep
full slip: slip | after ka ki white black skin nude ladies girls | not before dress dresses gown top skirt nightie on off over up under pack packs
only bottom: only|onli botam|bottam|botom
no embroidery: bina|bagair|baghair kaam, bina kisi kaam
embroidery: bhaari|bhari|halka|thoda kaam, kadhai ka kaam
mehnga: mehngi, mehengi, mehange, mehenge, mahengi, mahenga, mehngey
thick: mota, mote | before jacket sweater kapda coat hoodie shawl sweatshirt cotton
short: choti, chhoti | before skirt skirts kurti dress frock shorts top
silk: reshmi, resami, reshami
checks: chek|cheks wala|wali|wale, cheks, chaukdi, chokdi
ke: k | before andar ander neeche niche under upar uper liye lie saath sath beech bich bheetar bina
inbuilt: built in, in built, builtin
ke andar: ke ander, k andr, ke andr
under: tak ka budget, tk ka budget
sleeveless: sleeves|sleeve nahi chahiye
three piece: teen|tin piece|pieces|pc|pcs|pis
two piece: do piece|pieces|pc|pcs | before suit set kurta
newborn boy: just had a baby boy, had a baby boy, just got a baby boy, just had a boy
newborn girl: just had a baby girl, had a baby girl, just got a baby girl, just had a girl
`,
  ],
];
