/**
 * Hindi words and phrases by role, for in-english.ts. A line: spellings separated by "|"; meaning.
 */

/** Verbs; after "|" the default object. */
const lead = `
dikhao|dikha|dekhna hai|dekhni hai|dekhne hain|dekhte hain|dekh leta hoon|dekh leti hoon|dekh lete hain|dikha do|dikhado|dikhaiye|dikhana|dikhaye|dikhaao|dikha dijiye = show | it
aur dikhao|aur dikha do|aur bhi dikhao = show more
kholo|khol|khol do|kholna|khol dijiye|khol dena = open | it
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
hata|mita|mita do|mita dijiye|mitao|mita dena|hata do|hatado|hatao|hata dijiye|hata dena|hatana|hata lo|nikaal do|nikal do|nikaalo|nikalo|nikaal dijiye|nikal dijiye|nikaal dena|nikal dena|nikaldo|nikaaldo|delete karo|delete kar do|remove karo|remove kar do|remove kardo|cancel karo|cancel kar do = remove | it
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
ab kitna hai|ab kitne ka hua|abhi kitna hai|ab kitna hua|abhi kitna hua|kitne paise hue|kitna paisa hua|kitne paise ho gaye|kitne ho gaye|kitna banta hai|kitna ban gaya|sab kitne ka hai|sab kitne ka hua|sab milake kitna|sab mila ke kitna|sab mila kar kitna|kul mila ke kitna|kul milakar kitna|total batao|total bata do|hisaab batao|hisaab karo|kitna hua|kitne hue|kitna ho gaya|kitna hota hai|kul kitna|total kitna|total kitna hua|total kitna hai|kitna dena hai|kitna dena padega|kitna bana|total kya hua|kul kitna hua = how much is the total
kitni cheezein hain|kitni cheezen hain|kitne kapde hain|kitni chizein hain|kitne hain|kitne item|kitne items|kitne piece hain|kitne piece|kitne item ho gaye|kitne saman hai = how many items are there
kya hai|kya hain|kya milega|kya milegi = what is | it
mein kya hai|mein kya kya hai|me kya hai = what is in
aur kya hai|aur kya kya hai|aur kya hain|aur kuch hai|aur kuch|aur kya milega = what else is there
kaun sa hai|kaunsa hai|kaun sa|kaunsa|kaunsi|kaun si|kaun si hai = which is
kab aayega|kab milega|kab tak aayega|kab tak milega|kitne din mein aayega|kitne din lagenge|kab pahunchega|kab deliver hoga|kitne din mein milega|kab tak pahunchega = when will it arrive
kahan tak pahuncha|kahan pahuncha|kahan hai|kidhar hai|kaha hai = where is | it
kaise|kaise karu|kaise karun|kaise kare|kaise karna hai = how to
hai na|haina|ka hai kya|ki hai kya|ke hain kya|ka hai na|ki hai na = is | it
rang mein hai kya|rang mein hai|rang mein milega|rang mein milega kya|rang mein aata hai|color mein hai kya|color mein hai|color mein milega|colour mein hai kya|rang me hai kya|rang me hai|rang me milega = do you have it in
ko aayega|ko aayegi|ko aa jayega|ko aa jayegi|ko fit hoga|ko fit aayega = does it fit
pehen sakte hain|pehen sakta hai|pehen sakti hai|pehen sakte hain kya|pehen sakta hai kya = is it for
hai kya|milega kya|milega|milegi|mil jayega|mil jayegi|milta hai|aata hai kya|aata hai|aati hai = is there | is it available
kya jachega|kya jamega|kya accha lagega|kya achha lagega|kya chalega|kya pehnu|kya pehne|kya suit karega = what goes
badhao|badha do|badhado = increase | it
bhej do|bhejdo|bhejo|bhej dijiye = send | it
padho|padh do|padhke sunao|padh ke sunao|padh kar sunao|sunao = read | it
batao|bata|bata do|batado|bataiye|bataye|batana = tell me
rehne do|rahne do|rehnedo|rehne dijiye|chhodo|chodo|chhod do|chod do|jaane do = leave out | leave it
delivery milake kitna|delivery mila ke kitna|delivery milakar kitna|delivery jod ke kitna|delivery ke saath kitna = how much is the total with delivery
kis kapde ka hai|kis kapde ki hai|kis kapde ka bana hai|kis cheez ka hai|kis cheez ka bana hai|kis cheez se bana hai|kaunsa kapda hai|kaun sa kapda hai|kapda kaunsa hai|kapda kya hai|kis material ka hai|kapda kaisa hai = what cloth is | it
fitting kaisi hai|fitting kaisa hai|fit kaisi hai|fit kaisa hai|fitting kaise hai = how is the fit of | it
kaise dhona hai|dhona kaise hai|kaise dhoye|kaise dhoyen|kaise dhote hain|kaise dhulega|dhoye kaise|kaise dhoon = how do i wash | it
machine mein dho sakte hain|machine mein dhul jayega|machine mein dhulega|machine mein dho sakta hoon|machine mein dho sakti hoon|machine wash ho jayega|machine mein daal sakte hain = can i machine wash | it
mein kya fark hai|mein fark kya hai|mein kya farak hai|mein kya antar hai|fark kya hai|kya fark hai|kya farak hai = what is the difference between
kaunse rang mein aata hai|kaunse rang mein hai|kaun se rang mein hai|kis rang mein aata hai|kis rang ka hai|kaunse rang ka hai|kaunse color mein aata hai|kaunse color mein hai|kaun kaun se rang hain|kitne rang mein aata hai|kaun kaun se color hain|kaunse rang hain = in which colours is | it
kaunse size mein aata hai|kaunse size mein hai|kaun se size mein hai|kis size mein aata hai|kaunse size hain|kaun kaun se size hain|kaun kaun se size mein hai|kya size hai|kya size hain|kaunsa size hai = in which sizes is | it
kiske liye hai|kiske liye hain|kis ke liye hai = who is it for
kitna baaki hai|kitna baki hai|kitna bacha hai|kitna dena baaki hai|kitne baaki hain|kitna paisa baaki hai|ka kitna baaki hai = how much is due on | it
mein chalega|mein chalegi|mein theek rahega|mein theek rahegi|mein theek hai kya|mein sahi rahega|mein sahi rahegi|mein chalega kya|mein pehen sakte hain|mein pehen sakta hoon|mein pehen sakti hoon|pe pehen sakte hain = can i wear it in
mein rehta hoon|mein rehti hoon|mein rehte hain|mein rehta hu|mein rehti hu = i live in
kiske naam pe hai|kiske naam par hai|kiske naam pe|kiske naam par|kiske naam se hai|kiske naam mein hai|kiska naam hai = whose name is on | it
kahan ja raha hai|kahan jayega|kahan bhej rahe ho|kahan bhejoge|kahan bhej rahe hain|kahan deliver hoga|kahan ja rahi hai = where are you sending | it
dhoondh raha hoon|dhoondh rahi hoon|dhundh raha hoon|dhundh rahi hoon|dhoond raha hoon|dhoond rahi hoon|dekh raha hoon|dekh rahi hoon|dekh rahe hain|dhoondh rahe hain = show me | it
pasand nahi aaya|pasand nahi aayi|pasand nahi hai|accha nahi laga|acha nahi laga = i don't like | it
pasand hai|pasand aaya|pasand aayi|accha laga|acha laga|acchi lagi = i like | it
address bharte hain|address bharna hai|address daalte hain|address dena hai|address likhna hai|address likho|address bhar do|address bharo|details bharte hain|details bharna hai|form bharte hain|form bharna hai|form bharo|form bhar do|pata bharte hain|pata likhna hai|pata dena hai = fill in the address
payment karna hai|payment karte hain|payment kar do|payment kar dete hain|payment kar lete hain|pay karte hain|pay kar dete hain|paise dete hain|paise de dete hain = let me pay
bill banao|bill bana do|bill kar do|bill banaiye = make my bill
kitna time lagega|kitna samay lagega|kitne time mein aayega|kitne dino mein aayega|kitne din mein = when will it arrive
kaisa hai|kaisi hai|kaise hain = how is | it
dekhna hai|dekhni hai|dekhne hai|dekhna|dekhte hain = show me | it
order kar do|order karo|order kardo|order karte hain|order karte hai|order kar dete hain|order kar lete hain|order krdo|order kr do|order karna hai|order karwa do|mangwa lo|mangwa do|mangwa lete hain|place kar do|place karo|book kar do|book karo|final kar do|final karo|order kar dijiye = place the order
`;

/** Kept in place. */
const plain = `
theek|sahi|badhiya|badiya|thik che = ok
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
wapas|vapas|waapas|wapis|vaapas = back
wapas jao|wapas chalo|peeche jao|piche jao|wapas le chalo|peeche chalo = go back
bhi = also
aur = and
ek ka|ek ko|inme se ek|unme se ek|in mein se ek = one of them
aur ek|ek aur = one more
aur do|do aur = two more
aur bada|aur badi|isse bada|isse badi = bigger
aur chota|aur chhota|isse chota|isse chhota = smaller
aur sasta|aur saste|aur sasti|isse sasta|thoda sasta = cheaper
sasta|saste|sasti = cheap
sabse sasta|sabse saste|sabse sasti = the cheapest
sabse mehenga|sabse mehnga|sabse mehengi = the most expensive
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
pehla|pehli|pehle wala|pahle wala = first
dusra|doosra|dusri|doosri = second
teesra|tisra|teesri|tisri|teesre|tisre = third
chautha|chauthi|chauthe = fourth
paanchva|panchva|paanchvi = fifth
pichla|pichli|pichle = previous
usi size mein|usi size|usi size ka|wahi size|wahi size mein|same size mein|ussi size mein = in the same size
isse milta julta|iske jaisa|is jaisa|iske jaise|isi tarah ka|isi tarah ke|iss jaisa|isse milte julte = something like this
iske neeche|iske upar|iske andar|iske saath|is ke saath|uske saath|isske saath = with it
isme|ismein|is mein = in it
dono mein se = of both
phoolon wali|phoolon wala|phoolon wale|phool wali|phool wala|phoolo wali|phoolo wala = floral
jeb|jebein|jebe = pockets
baaki|baki = due
budget nahi hai|budget kam hai|budget mein nahi hai|budget se bahar hai = 
bhabhi|bhabi = sister-in-law
chacha|mama ji|chachu = uncle
chachi|mausi|bua = aunt
dadi|nani = grandmother
dada ji|nana ji = grandfather
bhatija|bhanja = nephew
bhatiji|bhanji = niece
bachi|bacchi|bachchi|ladki|ladkiyon = girl
ladka = boy
ladke|ladkon = boys
saal|sal = years
chalo|chaliye = 
aadmi|mard|mardon = men
aurat|auraton|mahila|mahilaon = women
sheher|shahar|shehar = city
likho|likh do|likhiye|likhna|likh lo = is
ghar ka number|makaan number|makan number|ghar number|makaan ka number|flat ka number = house number is
thaila|jhola = bag
ruko|ruk jao|rukiye|thoda ruko|ruko zara|zara ruko = wait
shukriya|dhanyavaad|dhanyawad|bahut shukriya|meherbani = thank you
bas itna hi|bas ho gaya|itna hi|bas itna|bas yahi|bas yehi = that's all
kuch nahi|kuch nahin = nothing
baad mein|baad me = later
samajh nahi aaya|samajh nahi aayi|samjha nahi|samjhi nahi|suna nahi|sunai nahi diya|kya bola aapne = say that again
ghar chalo|ghar jao|shuru mein chalo = go home
madad karo|madad chahiye|help karo|help chahiye|help kar do = help
neeche jao|niche jao|neeche chalo|neeche karo = scroll down
upar jao|upar chalo|upar karo = scroll up
mehenga hai|mehnga hai|mahenga hai|mehengi hai|bahut mehenga hai|bahut mehnga hai|bahut mehenga|zyada mehenga hai|kaafi mehenga hai|bohot mehenga hai|bahut mehengi hai = too expensive
sabse garam = warmest
sabse accha|sabse acha|sabse achha|sabse acchi = best
sabse bada|sabse badi = biggest
sabse chota|sabse chhota|sabse choti = smallest
sabse = most
yahan|idhar = here
saab|sahab|saheb|bhaisaab = 
mere liye|apne liye|humare liye|hamare liye = for me
uske liye|unke liye|iske liye = for that
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
bacche|bachche|baccha|bachcha|bachcho|bacchon|bacho|bachon|bache = kids
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
ki jagah|ki jagah pe|ki jagah par|ke badle|ke badle mein|ke bajay|ke bajaye|ke bajaay = words | instead of
ke saath|ke sath|k saath|k sath = words | with
ke bina|bina = words | without
jaisa|jaisi|jaise|ke jaisa|ki tarah = words | like
wala|wali|wale|vala|vali|vale|waala|waali|waale = words | one
se = word | from
`;

/** Numbers after which "do" is two, before a thing or alone, never after a verb. */
const numbers = `
ek=1 do=2 teen=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 chhah=6 saat=7 aath=8 nau=9 das=10 gyarah=11 barah=12 pandrah=15 paandrah=15 bees=20
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
      return said.split("|").map((phrase) => ({
        kind,
        words: phrase.split(" ").map(spelledInFull),
        meant,
        other,
      }));
    });
}

/** English verbs used with "karo" and "kar do". */
const borrowed =
  "add remove delete change checkout search compare confirm pay open select show scroll stop repeat filter sort clear undo buy return exchange cancel update increase reduce check send deliver start save edit swap replace close read select choose pack call".split(
    " ",
  );
const does =
  "karo|kar do|kardo|kar dijiye|kar dena|kariye|karna hai|karna|kar lo|karlo|kar de|kare|karte hain|karte hai|kar dete hain|kar lete hain|kr do|krdo|kro|kr dena|krna hai|krna|kar de yaar".split(
    "|",
  );
const unaided = new Set("checkout stop scroll pay confirm search sort filter call".split(" "));
const doing = borrowed
  .map((verb) => {
    const said = does.map((each) => `${verb} ${each}`).join("|");
    return `${said} = ${verb} | ${unaided.has(verb) ? "" : "it"}`;
  })
  .join("\n");

/** "Card chalega kya". */
const methods = "card upi cash cod gpay paytm phonepe netbanking emi";
const taken =
  "chalega|chalegi|chalta hai|chalti hai|chalega kya|chalta hai kya|lete ho|lete hain|le lete ho|se de sakte hain|se payment ho jayega|se payment hoga|se ho jayega";
const paying = methods
  .split(" ")
  .map((each) => {
    const said = taken.split("|").map((way) => `${each} ${way}`);
    return `${said.join("|")} = can i pay by ${each === "cod" ? "cash" : each}`;
  })
  .join("\n");

/** "Kitne saal ki bachi ko aayega". */
const ages = ["kitne saal", "kitni umar", "kis umar", "kitne sal"];
const children = ["", "bachche", "bache", "bachon", "bacche", "bachi", "bacchi", "ladke", "ladki"];
const fitting = [
  "",
  " aayega",
  " aayegi",
  " aa jayega",
  " hoga",
  " hai",
  " fit hoga",
  " theek hai",
];
const aged = `${ages
  .flatMap((age) =>
    children.flatMap((child) =>
      (child === "" ? ["ke liye", "ka", "ki", "ke"] : ["ko", "ke liye"]).flatMap((to) =>
        fitting.map((end) =>
          child === ""
            ? `${age} ${to}${end}`
            : `${age} ${child.endsWith("i") ? "ki" : "ke"} ${child} ${to}${end}`,
        ),
      ),
    ),
  )
  .join("|")} = for what age is | it`;

/** "Uske bhai ke liye". */
const relations =
  "bhai=brother behan=sister bahan=sister maa=mother mummy=mother papa=father pati=husband patni=wife biwi=wife dost=friend beta=son beti=daughter bhabhi=sister-in-law";
const related = relations
  .split(" ")
  .map((pair) => {
    const [said = "", meant = ""] = pair.split("=");
    return ["uske", "uski", "uska", "unke", "unki"]
      .map((of) => `${of} ${said}`)
      .join("|")
      .concat(` = her ${meant}`);
  })
  .join("\n");

/** "Gents ka", "bachon wala": whom it is for; "dadi ko": for whom. */
const wearers =
  "gents=men mens=men men=men ladies=women women=women boys=boys girls=girls kids=kids bachon=kids bacchon=kids bacho=kids ladkon=boys ladkiyon=girls aadmi=men aurat=women auraton=women mardon=men";
const kin = `${relations} dadi=grandmother nani=grandmother mausi=aunt bua=aunt chachi=aunt chacha=uncle patni=wife`;
const paired = (pairs: string, endings: string) =>
  pairs
    .split(" ")
    .map((pair) => {
      const [said = "", meant = ""] = pair.split("=");
      return `${endings
        .split(",")
        .map((each) => `${said} ${each}`)
        .join("|")} = for ${meant}`;
    })
    .join("\n");

/** One spelling of each word as it is typed in short. */
const spellings = new Map(
  "hu=hoon hun=hoon h=hai hn=hain kr=kar krdo=kardo kro=karo krna=karna krke=karke krte=karte krdena=kar lelu=lelo nhi=nahi thik=theek thk=theek tik=theek chaiye=chahiye chahie=chahiye chaie=chahiye chahiy=chahiye chaahiye=chahiye chye=chahiye niche=neeche yaha=yahan yha=yahan kaha=kahan wha=wahan sath=saath saste=sasta dikhaa=dikha"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]), // a pair each
);

export function spelledInFull(word: string): string {
  return spellings.get(word) ?? word;
}

const all = [
  ...entries("plain", paired(wearers, "ka,ki,ke,ke liye,wala,wali,wale")),
  ...entries("plain", paired(kin, "ko")),
  ...entries("plain", related),
  ...entries("lead", paying),
  ...entries("lead", aged),
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
