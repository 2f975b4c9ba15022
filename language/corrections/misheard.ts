/**
 * Recognition errors: "tea shirt" for t-shirt, "genes" for jeans. Correct English changes only in
 * certain contexts.
 */
import type { Token } from "../text/token.ts";

export interface Correction {
  readonly heard: readonly string[];
  readonly meant: readonly string[];
  readonly after?: ReadonlySet<string>;
  readonly before?: ReadonlySet<string>;
  readonly notBefore?: ReadonlySet<string>;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const clothes = set(
  "shirt shirts jacket jackets coat dress dresses saree sari kurta kurti jeans top tops hoodie sweater skirt trousers pants genes jeens jens tee t tshirt shorts blazer lehenga frock sweatshirt and or one ones colour color",
);
const sizing = set("size sighs in an a any extra double");
const limits = set("under below within than around about upto between and from for over above");

/** heard = meant, one a line. */
const always = `
fiev = five
fivee = five
eigth = eight
eigt = eight
hundrd = hundred
hunderd = hundred
hundered = hundred
hundread = hundred
hundrad = hundred
thosand = thousand
thousnd = thousand
thousad = thousand
thousend = thousand
tousand = thousand
thausand = thousand
thoushand = thousand
withot = without
wihout = without
withuot = without
witout = without
whithout = without
undr = under
uner = under
belo = below
bellow = below
betwen = between
beetween = between
arround = around
aroud = around
exept = except
tshirt = t shirt
teeshirt = t shirt
tees = t shirt
tee = t shirt
tea shirt = t shirt
tea shirts = t shirt
tee shirt = t shirt
tee shirts = t shirt
t short = t shirt
genes = jeans
gene = jeans
lengha = lehenga
shaal = shawl
jens = jeans
jean's = jeans
jins = jeans
jeens = jeans
sari = saree
saris = saree
sarry = saree
sadi = saree
saadi = saree
curta = kurta
curtas = kurta
courta = kurta
kurtha = kurta
kurthas = kurta
kurtah = kurta
curti = kurti
kurthi = kurti
le hanger = lehenga
le henga = lehenga
lehanga = lehenga
lahenga = lehenga
lehnga = lehenga
lehengas = lehenga
shervani = sherwani
sherwaani = sherwani
share wani = sherwani
sal war = salwar
shalwar = salwar
salvar = salwar
chudidar = churidar
churidaar = churidar
choodidar = churidar
palazo = palazzo
plazo = palazzo
plazzo = palazzo
palazos = palazzo
dupata = dupatta
duppatta = dupatta
chunni = dupatta
jackit = jacket
jaket = jacket
hoody = hoodie
hoodi = hoodie
hood he = hoodie
hudi = hoodie
sweat shirt = sweatshirt
sweat shirts = sweatshirt
sweat pants = joggers
sweatpants = joggers
track suit = tracksuit
trackpants = track pants
cardi gun = cardigan
carding an = cardigan
cardigen = cardigan
over coat = overcoat
rain coat = raincoat
wind cheater = windcheater
wind breaker = windbreaker
jump suit = jumpsuit
waist coat = waistcoat
pull over = pullover
blaser = blazer
cotten = cotton
coton = cotton
lenin = linen
linin = linen
lenen = linen
woolen = woollen
wollen = woollen
wooly = woollen
vul = wool
sylk = silk
polister = polyester
velvett = velvet
denims = denim jeans
excel = xl
double excel = xxl
triple excel = xxxl
x l = xl
x x l = xxl
xtra large = extra large
ex large = extra large
doublexl = xxl
purpal = purple
purpel = purple
parents = mother and father
grandparents = grandmother and grandfather
girl friend = girlfriend
boy friend = boyfriend
mehroon = maroon
mahroon = maroon
meroon = maroon
pich = peach
gray = grey
bullet proof = bulletproof
neice = niece
neece = niece
nephue = nephew
nefew = nephew
doughter = daughter
dauther = daughter
colour full = colourful
sleeve less = sleeveless
strip = striped
flower print = floral
gorgette = georgette
shiffon = chiffon
corduray = corduroy
rupee's = rupees
rupies = rupees
rupes = rupees
rupay = rupees
rupaye = rupees
rupaiye = rupees
rupya = rupees
upto = up to
atleast = at least
atmost = at most
infront = in front
dont = don't
doesnt = doesn't
isnt = isn't
arent = aren't
wont = won't
cant = can't
im = i'm
ive = i've
thats = that's
nahin = nahi
nahee = nahi
nai = nahi
nhi = nahi
`;

const inCompany: readonly Correction[] = [
  { heard: ["read"], meant: ["red"], before: clothes },
  { heard: ["blew"], meant: ["blue"], before: clothes },
  { heard: ["wight"], meant: ["white"], before: clothes },
  { heard: ["wait"], meant: ["white"], before: clothes, notBefore: set("one and or") },
  { heard: ["wait", "one"], meant: ["white", "one"], after: set("the this that") },
  { heard: ["gold", "and"], meant: ["golden"], before: clothes },
  { heard: ["knavy"], meant: ["navy"] },
  { heard: ["sun"], meant: ["son"], after: set("my our his her") },
  { heard: ["sons"], meant: ["son"], after: set("my our his her") },
  { heard: ["mail"], meant: ["male"], after: set("for a") },
  { heard: ["mens"], meant: ["men"] },
  { heard: ["womens"], meant: ["women"] },
  { heard: ["main"], meant: ["men"], after: set("for") },
  { heard: ["woman's"], meant: ["women"] },
  { heard: ["weeding"], meant: ["wedding"] },
  {
    heard: ["wetting"],
    meant: ["wedding"],
    after: set("a the my for friend brother sister cousin"),
  },
  { heard: ["sighs"], meant: ["size"] },
  { heard: ["sighs", "el"], meant: ["size", "l"] },
  { heard: ["sise"], meant: ["size"] },
  { heard: ["el"], meant: ["l"], after: sizing },
  { heard: ["em"], meant: ["m"], after: sizing },
  { heard: ["ex", "el"], meant: ["xl"] },
  { heard: ["ex"], meant: ["xl"], after: set("size") },
  { heard: ["to"], meant: ["two"], after: limits, before: set("thousand hundred k lakh") },
  { heard: ["too"], meant: ["two"], before: set("thousand hundred k lakh pieces pairs") },
  {
    heard: ["to"],
    meant: ["two"],
    after: set("give want take add me"),
    before: set("pieces pairs"),
  },
  { heard: ["tu"], meant: ["two"], before: set("thousand hundred k lakh") },
  { heard: ["for"], meant: ["four"], after: limits, before: set("thousand hundred k lakh") },
  { heard: ["won"], meant: ["one"], before: set("thousand hundred k lakh") },
  { heard: ["ate"], meant: ["eight"], before: set("thousand hundred k lakh") },
  {
    heard: ["sorry"],
    meant: ["saree"],
    after: set("a red silk cotton blue green pink wedding banarasi"),
  },
  { heard: ["court"], meant: ["coat"], after: set("winter long warm trench woollen rain") },
  { heard: ["quote"], meant: ["coat"], after: set("winter long warm trench woollen rain") },
  { heard: ["shorts", "sleeve"], meant: ["short", "sleeve"] },
  { heard: ["pent"], meant: ["pants"] },
  { heard: ["pant"], meant: ["pants"] },
  { heard: ["paint"], meant: ["pants"], after: set("track jogger cargo formal cotton black blue") },
  {
    heard: ["short"],
    meant: ["shirt"],
    after: set("t formal checked denim linen"),
    notBefore: set("sleeve sleeves sleeved kurta kurti dress skirt"),
  },
  { heard: ["legends"], meant: ["leggings"], after: set("black cotton and woollen warm some") },
  { heard: ["legging's"], meant: ["leggings"] },
  { heard: ["skit"], meant: ["skirt"] },
  { heard: ["skirt's"], meant: ["skirt"] },
  { heard: ["dressed"], meant: ["dress"], after: set("a red party summer maxi") },
  { heard: ["vest", "ern"], meant: ["western"] },
  { heard: ["cycle"], meant: ["casual"], before: clothes },
  { heard: ["causal"], meant: ["casual"] },
  { heard: ["farmer"], meant: ["formal"], before: clothes },
  { heard: ["former"], meant: ["formal"], before: clothes },
  { heard: ["bomb", "or"], meant: ["bomber"] },
  { heard: ["bombay"], meant: ["bomber"], before: set("jacket jackets") },
  { heard: ["puffy"], meant: ["puffer"], before: set("jacket jackets") },
  { heard: ["puff", "her"], meant: ["puffer"] },
];

const corrections: ReadonlyMap<string, readonly Correction[]> = index([
  ...always
    .trim()
    .split("\n")
    .map((line): Correction => {
      const [heard = "", meant = ""] = line.split(" = ");
      return { heard: heard.split(" "), meant: meant.split(" ") };
    }),
  ...inCompany,
]);

export function index<Kind extends Correction>(
  list: readonly Kind[],
): ReadonlyMap<string, readonly Kind[]> {
  const byFirst = new Map<string, Kind[]>();
  for (const correction of list) {
    const first = correction.heard[0] ?? "";
    const same = byFirst.get(first) ?? [];
    same.push(correction);
    byFirst.set(first, same);
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.heard.length - a.heard.length);
  return byFirst;
}

/** A corrected token keeps the original's place. */
export function correct(tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const here = tokens[at];
    if (here === undefined) break;
    const found = corrections
      .get(here.text)
      ?.find(
        ({ heard, after, before, notBefore }) =>
          heard.every((word, offset) => tokens[at + offset]?.text === word) &&
          (after === undefined || after.has(out.at(-1)?.text ?? "")) &&
          (before === undefined || before.has(tokens[at + heard.length]?.text ?? "")) &&
          !notBefore?.has(tokens[at + heard.length]?.text ?? ""),
      );
    if (found === undefined) {
      out.push(here);
      at += 1;
      continue;
    }
    const last = tokens[at + found.heard.length - 1] ?? here;
    found.meant.forEach((text, offset) => {
      out.push({
        text,
        start: here.start,
        end: last.end,
        before: offset === 0 ? here.before : "space",
      });
    });
    at += found.heard.length;
  }
  return out;
}
