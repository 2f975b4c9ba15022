/**
 * Hindi words and phrases by role, for in-english.ts. A line: spellings separated by "|"; meaning.
 */

/** Verbs; after "|" the default object. */
const lead = `
dikhao|dikha do|dikhado|dikhaiye|dikhana|dikhaye|dikhaao|dikha dijiye = show | it
aur dikhao|aur dikha do|aur bhi dikhao = show more
kholo|khol do|kholna|khol dijiye|khol dena = open | it
add karo|add kardo|add kar do|add kar dijiye|add kar dena|add karna|add kar lo|add karlo = add | it
daal do|dal do|daaldo|daldo|daalo|dalo|daal dijiye|daal dena|dal dena|daalna|daal lo = add | it
rakh do|rakhdo|rakho|rakh lo|rakhna|rakh dijiye = keep | it
le lo|lelo|le lunga|le lungi|le lenge|lunga|lungi|lenge|leta hoon|leti hoon|le leta hoon|le leti hoon|lena hai|le raha hoon|le rahi hoon|le lete hain = I will take | it
de do|dedo|de dijiye|dijiye|de dena|dena|dijiyega = give me | it
chahiye|chaiye|chahie|chahiye tha|chahiye thi|mangta hai|mangta = give me | it
pack kar do|pack kardo|pack karo = I will take | it
nahi chahiye|nahin chahiye|nai chahiye|nhi chahiye = I don't want | it
mat lo|mat lena|mat do|mat dena = I don't want | it
mat daalo|mat dalo|mat rakho|mat daalna|mat rakhna = take out | it
hata do|hatado|hatao|hata dijiye|hata dena|hatana|hata lo|nikaal do|nikal do|nikaalo|nikalo|nikaal dijiye|nikal dijiye|nikaal dena|nikal dena|nikaldo|nikaaldo|delete karo|delete kar do|remove karo|remove kar do|remove kardo|cancel karo|cancel kar do = remove | it
kam karo|kam kar do|kam kardo = reduce | it
kar do|kardo|kar dijiye|kar dijiyega|kar dena|karo|kariye|kijiye|karna|bana do|banado|kar lo|karlo|kar de|kare|karen|karna hai = make | it
dabao|daba do|dabaiye|dabana|chuno|chun lo = select | it
wapas kar sakte hain|wapas kar sakte|wapas kar sakta hoon|wapas ho sakta hai|wapas ho jayega|wapas hoga|wapas kar dunga|wapas karna hai = can I return | it
de sakte hain|de sakta hoon|de sakti hoon|dena chalega = can I pay
kar sakte hain|kar sakte ho|kar sakta hoon|kar sakti hoon|ho sakta hai|ho jayega = can you | it
dunga|dungi|denge|deta hoon|deti hoon = I will pay
paise kaise dena hai|paise kahan dena hai|paisa kahan dena hai = where do I pay
badal do|badaldo|badlo|badal dijiye|badalna hai|badalna|change karo|change kar do|change kardo|change karna hai = change | it
dhundo|dhoondo|dhundho|khojo|search karo|dhoondh do = search for
kitne ka hai|kitne ki hai|kitne ke hain|kitne ka|kitne ki|kitna hai|kitne hai|kitne mein milega|kitne ka padega|kitne ka hua|kya rate hai|rate kya hai|kya daam hai|daam kya hai|kitne ka aayega|kitna lagega|kitna padega = how much is | it
kitna hua|kitne hue|kitna ho gaya|kitna hota hai|kul kitna|total kitna|total kitna hua|total kitna hai|kitna dena hai|kitna dena padega|kitna bana|total kya hua|kul kitna hua = how much is the total
kitne hain|kitne item|kitne items|kitne piece hain|kitne piece|kitne item ho gaye|kitne saman hai = how many items are there
kya hai|kya hain = what is | it
mein kya hai|mein kya kya hai|me kya hai = what is in
aur kya hai|aur kya kya hai|aur kya hain|aur kuch hai|aur kuch|aur kya milega = what else is there
kaun sa hai|kaunsa hai|kaun sa|kaunsa|kaunsi|kaun si|kaun si hai = which is
kab aayega|kab milega|kab tak aayega|kab tak milega|kitne din mein aayega|kitne din lagenge|kab pahunchega|kab deliver hoga|kitne din mein milega|kab tak pahunchega = when will it arrive
kahan tak pahuncha|kahan pahuncha|kahan hai|kidhar hai|kaha hai = where is | it
kaise|kaise karu|kaise karun|kaise kare|kaise karna hai = how to
hai kya|milega kya|milega|milegi|mil jayega|mil jayegi|milta hai|aata hai kya|aata hai|aati hai = is there | is it available
kya jachega|kya jamega|kya accha lagega|kya achha lagega|kya chalega|kya pehnu|kya pehne|kya suit karega = what goes
badhao|badha do|badhado = increase | it
bhej do|bhejdo|bhejo|bhej dijiye = send | it
padho|padh do|padhke sunao|padh ke sunao|padh kar sunao|sunao = read | it
batao|bata do|batado|bataiye|bataye|batana = tell me
dekhna hai|dekhni hai|dekhne hai|dekhna|dekhte hain = show me | it
order kar do|order karo|order kardo|place kar do|place karo|book kar do|book karo|final kar do|final karo|order kar dijiye = place the order
`;

/** Kept in place. */
const plain = `
thik hai|theek hai|thik h|theek h|tik hai|thike|theekh hai|sahi hai = ok
accha|acha|achha|achchha = ok
haan|haa|haan ji|ji haan|hanji|haanji = yes
nahi nahi|na na = no no
mera naam|mera name|naam mera = my name is
ab|abhi = now
agar = if
sau = hundred
hazaar|hazar|hajar = thousand
paisa delivery ke time|paise delivery ke time|delivery ke time dunga|delivery ke time dungi|delivery pe dunga|ghar pe dunga = cash on delivery
ghar pe|ghar par|darwaze par|darwaze pe = at home
rehne do|rahne do|rehnedo|chhodo|chodo|chhod do|jaane do = leave it
wapas|vapas|waapas|wapis|vaapas = back
wapas jao|wapas chalo|peeche jao|piche jao|wapas le chalo|peeche chalo = go back
bhi = also
aur = and
aur ek|ek aur = one more
aur do|do aur = two more
aur bada|aur badi|isse bada|isse badi = bigger
aur chota|aur chhota|isse chota|isse chhota = smaller
aur sasta|aur saste|aur sasti|isse sasta|thoda sasta = cheaper
sasta|saste|sasti = cheap
sabse sasta|sabse saste|sabse sasti = cheapest
sabse mehenga|sabse mehnga|sabse mehengi = most expensive
mehenga|mehnga|mahenga|mehengi|mehnge = expensive
bada|badi|bade = bigger
chota|chhota|choti|chhoti|chote|chhote = smaller
ek size bada|ek size badi|ek number bada = one size bigger
ek size chota|ek size chhota|ek number chota = one size smaller
dusre|doosre = other
pehle = first
pahla|pahli = first
akhri|aakhiri = last
upar|uper|oopar = top
neeche|niche = bottom
beech|bich = middle
dono|donon = both
teeno|teenon = all three
sab|saare|sara|saara|sare|saari = all
sab kuch = everything
yeh|ye|yahi|yehi|isko|ise|isse = this
wo|woh|vo|wahi|usko|use = that
iska|iski|iske = its
uska|uski|uske = its
mera|meri|mere|apna|apni|apne = my
mujhe|muje|mujhko|humko|hume|humein = 
kuch|koi = something
rate|daam|kimat|keemat|dam|bhav = price
kapda|kapde|kapdo = clothes
rang|rangon = colour
kitna|kitne|kitni = how much
paisa|paise = money
alag|dusre type = different
jaldi|jaldi se = quickly
thoda|thodi|thode|zara|jara = a bit
bahut|bohot|bahot = very
naya|nayi|naye = new
garam|garm = warm
naam = name
pata = address
beti = daughter
beta = son
behan|bahan|behen = sister
bhai = brother
pati = husband
patni|biwi = wife
maa|mummy|mumma = mother
papa = father
dost = friend
bacche|bachche|baccha|bachcha|bachcho|bacchon = kids
yaar|bhaiya|bhaiyya|ji|na|arre|arey|to|toh|hi to|please = 
hai|hain|h|hoon|hu|tha|thi|hoga|hogi|ho|kya|ki|ka|ke|ko|se|ne|wale ka = 
`;

/** Postpositions: "2000 ke andar" is under 2000. Before "|" the words they reach. */
const after = `
ke andar|ke under|ke neeche|ke niche|se kam|tak|ke bheetar|se neeche|tak ka|tak ki|tak ke = number | under
se zyada|se jyada|ke upar|se upar|se uper = number | over
ke beech|ke bich = numbers | between
hi|hi chahiye|hi chaiye|hi rakho|hi rakhna|hi do|hi karo = word | only
nahi|nahin|nai|nhi = words | not
mein|me|mai|main = word | in
ke liye|keliye|ke lie|k liye = words | for
ke saath|ke sath|k saath|k sath = words | with
ke bina|bina = words | without
jaisa|jaisi|jaise|ke jaisa|ki tarah = words | like
wala|wali|wale|vala|vali|vale|waala|waali|waale = words | one
se = word | from
`;

/** Numbers after which "do" is two, before a thing or alone, never after a verb. */
const numbers = `
ek=1 do=2 teen=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 chhah=6 saat=7 aath=8 nau=9 das=10 gyarah=11 barah=12 pandrah=15 bees=20
`;

/** Also English or weak: Hindi only beside certain ones. */
export const shared: ReadonlySet<string> = new Set(
  "do to me hi main mai teen char se ho hu h ki ka ke ko ne na ji use last rate please name total bas pati papa mummy mumma wo le ek tak dam money bhai beta ye yaar bhaiya arre haan accha acha achha nahi bina rang apna mere mera dal saat das nau jaise tha thi pata naya sara ab agar".split(
    " ",
  ),
);

type Kind = "lead" | "plain" | "after";

export interface Entry {
  readonly kind: Kind;
  readonly words: readonly string[];
  readonly meant: string;
  /** Of `lead`: the default object. Of `after`: what it reaches. */
  readonly other: string;
}

function entries(kind: Kind, lines: string): readonly Entry[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [said = "", meaning = ""] = line.split(" =");
      const [one = "", two = ""] = meaning.split("|").map((part) => part.trim());
      const [meant, other] = kind === "after" ? [two, one] : [one, two];
      return said.split("|").map((phrase) => ({ kind, words: phrase.split(" "), meant, other }));
    });
}

/** English verbs used with "karo" and "kar do". */
const borrowed =
  "add remove delete change checkout search compare confirm pay open select show scroll stop repeat filter sort clear undo buy return exchange cancel update increase reduce check send deliver start save edit swap replace close read select choose pack call".split(
    " ",
  );
const does =
  "karo|kar do|kardo|kar dijiye|kar dena|kariye|karna hai|karna|kar lo|karlo|kar de|kare".split(
    "|",
  );
const unaided = new Set("checkout stop scroll pay confirm search sort filter call".split(" "));
const doing = borrowed
  .map((verb) => {
    const said = does.map((each) => `${verb} ${each}`).join("|");
    return `${said} = ${verb} | ${unaided.has(verb) ? "" : "it"}`;
  })
  .join("\n");

const all = [
  ...entries("lead", doing),
  ...entries("lead", lead),
  ...entries("after", after),
  ...entries("plain", plain),
];

export const phrasesOf: ReadonlyMap<string, readonly Entry[]> = byFirst();

function byFirst(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of all.toSorted((one, other) => other.words.length - one.words.length)) {
    const [first = ""] = entry.words;
    found.set(first, [...(found.get(first) ?? []), entry]);
  }
  return found;
}

export const hindiNumbers: ReadonlyMap<string, number> = new Map(
  numbers
    .trim()
    .split(" ")
    .map((pair) => {
      const [word = "", value = ""] = pair.split("=");
      return [word, Number(value)] as const;
    }),
);
