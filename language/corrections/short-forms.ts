/**
 * Abbreviations and slips of everyday words: "w/ dupatta", "sz L", "4 yeers", "skurt". For needs and
 * product names only, since a form's letters may be spelled out.
 */
import type { Token } from "../text/token.ts";

const forms: ReadonlyMap<string, readonly string[]> = new Map(
  `
w = with
wt = with
sz = size
soot = suit
lt = light
lgt = light
dk = dark
drk = dark
blk = black
wht = white
gry = grey
nvy = navy
grn = green
yllw = yellow
slv = sleeve
slvs = sleeves
slvd = sleeved
slvless = sleeveless
emb = embroidered
embr = embroidered
embd = embroidered
prntd = printed
prtd = printed
chkd = checked
ctn = cotton
cttn = cotton
poly = polyester
pkt = pockets
pkts = pockets
len = length
lgth = length
clr = colour
hlf = half
qtr = quarter
jkt = jacket
jckt = jacket
swtr = sweater
trsr = trousers
trs = trousers
tshrt = t shirt
plz = please
bw = between
wmn = women
wmns = women
mns = men
grls = girls
bys = boys
yrs = years
rn = round neck
vn = v neck
cn = crew neck
wd = with
wth = with
nd = and
n = and
lil = little
luvs = loves
luv = love
smthing = something
smth = something
sumthing = something
ur = your
colr = colour
clrs = colours
bday = birthday
bdy = birthday
hubbys = husband
gf's = girlfriend
shrt = shirt
shrts = shirts
krta = kurta
krti = kurti
lehnga = lehenga
btw = between
abt = about
aprox = approx
rps = rupees
rupe = rupees
rupes = rupees
rupess = rupees
rupay = rupees
rupaiye = rupees
rupya = rupees
yeers = years
yers = years
yeras = years
yaers = years
eyars = years
yearz = years
yeer = year
yaer = year
widout = without
wihtout = without
withut = without
withoutt = without
fyve = five
handred = hundred
thousan = thousand
thousant = thousand
undar = under
unde = under
udner = under
btwn = between
bitween = between
betwn = between
belw = below
bilow = below
abov = above
abuv = above
arond = around
arnd = around
gurl = girl
grl = girl
girll = girl
gurls = girls
boi = boy
boyy = boy
babi = baby
babby = baby
bebi = baby
partty = party
parti = party
prty = party
paarty = party
brthday = birthday
birtday = birthday
birthdy = birthday
birthdey = birthday
brithday = birthday
weding = wedding
weddin = wedding
wediing = wedding
wedng = wedding
dauhter = daughter
dawter = daughter
daugter = daughter
husbnd = husband
huband = husband
hasband = husband
lenth = length
langth = length
lenght = length
legth = length
lengh = length
sleevs = sleeves
slivs = sleeves
sleevz = sleeves
slevs = sleeves
sleeevs = sleeves
sleev = sleeve
skurt = skirt
skrt = skirt
colar = collar
poket = pocket
pokit = pocket
unifrom = uniform
yuniform = uniform
unifom = uniform
costum = costume
kostume = costume
denm = denim
dennim = denim
gaun = gown
gawn = gown
gowen = gown
bleu = blue
blu = blue
bluu = blue
grei = grey
gery = grey
blck = black
balck = black
maxxi = maxi
jorjet = georgette
jorjette = georgette
jeggins = jeggings
jorjett = georgette
jarjette = georgette
jarjet = georgette
waskot = waistcoat
wescot = waistcoat
waskit = waistcoat
wasecoat = waistcoat
nehroo = nehru
neheru = nehru
shol = shawl
shoal = shawl
muflar = muffler
maflar = muffler
`
    .trim()
    .split("\n")
    .map((line) => {
      const [short = "", long = ""] = line.split(" = ");
      return [short, long.split(" ")] as const;
    }),
);

export function writtenOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => forms.has(text))) return tokens;
  return tokens
    .flatMap((token, at) => {
      const long = forms.get(token.text);
      if (long === undefined) return [token];
      // "w/o sleeves": without.
      if (token.text === "w" && tokens[at + 1]?.text === "o")
        return [{ ...token, text: "without" }];
      return long.map((text, n) => ({ ...token, text, before: n === 0 ? token.before : "space" }));
    })
    .filter(({ text }, at, all) => !(text === "o" && all[at - 1]?.text === "without"));
}
