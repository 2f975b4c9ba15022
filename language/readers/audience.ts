/** Audience from relations ("my son"), ages and departments ("men's"). */

import { guarded } from "../text/guarded.ts";
import { phraseAt, phrases, type Token } from "../text/tokens.ts";
import { terms } from "../words/term.ts";
import { lastNumberIn, numberAt } from "./numbers.ts";

export type Who = "men" | "women" | "boys" | "girls" | "kids" | "unisex";

export interface AudienceWish {
  readonly who: readonly Who[];
  readonly age?: number;
}

/** "Office jaata hu", "dhoondh rahi hoon": verbs tell a man from a woman. */
const speakers = (ending: string, going: string): string =>
  ["hu", "hoon", "hun", "hoo"]
    .flatMap((am) => [
      `${going} ${am}`,
      ..."jaa ja kar chala chal pehen pahan reh chah soch khel dekh padha padh rakh sak"
        .split(" ")
        .map((verb) => `${verb}${ending} ${am}`),
    ])
    .join(", ");

export const audienceTerms = terms(
  "audience",
  `
men: ${speakers("ta", "raha")}, man, male, gent, gents, guy, guys, gentleman, gentlemen, husband, hubby, father, dad, daddy, papa, brother, uncle, grandfather, grandpa, granddad, dada ji, boyfriend, fiance, groom, son in law, father in law, dad in law, papa in law, brother in law, pati, pati dev, patidev, shohar, shauhar, miyan, miyan ji, bhai, bhaiya, bhai sahab, pitaji, babuji, bapu, abbu, abba, appa, anna, annan, thatha, nana, nana ji, nanaji, nanu, dada, dadaji, dadu, jija, jija ji, jijaji, jiju, saala, sala, devar, dewar, jeth, jeth ji, sasur, sasur ji, sasurji, damaad, damad, jamai, chacha, chacha ji, chachu, tau, tau ji, tauji, mama ji, mamaji, mausa, mausa ji, phupha, fufa, kaka, grand father, bf, bro, dude, young man, old man, elderly man, old gentleman, gentlemans, menswear, men wear, mard, male friend, best man, college boy, college boys, college guy, grown up son, adult son, mister, sir, best man, male colleague, boss man, elder brother, older brother, big brother, i am a boy, i'm a boy, boy here, boy like me, boys like me, guys like me, guy like me, ladka hu, ladka hoon, ladka hun, ladka hoo, main ladka, mai ladka, boy hu, boy hoon, aadmi hu, aadmi hoon, a boy myself, boy myself, being a boy, male here, guy here, boys gang, boys trip, bachelor party, cousin brother, bloke, chap, grandad, gramps, pops, step father, stepfather, step dad, stepdad, step brother, stepbrother, godfather, lad like me, big lad, hubs, aajoba, ajoba, ajja, thambi, periyappa, chithappa, mamu, mamu jaan, mamu ji, chachu jaan, dost ladka, gym guy, groomsman, groomsmen, father to be, dad to be, dulha, dulhe raja, dulhe, mens wear, uncle ji, uncleji, papaji, papa ji, pappa, phuphaji, fufaji, chettan, chetta, aadmi, purush, ladke wale, man friend, widower, bridegroom, veerji, veer ji, bhaijaan, bhai jaan, abbu jaan, appachan, appachen, valiyachan, mardon, father of the bride, father of the groom, father of bride, father of groom, brother of bride, brother of groom, brother of the bride, brother of the groom, stag do, stag party, stag night, policeman, salesman, fireman, watchman, postman, businessman, handyman, old fellow, young fellow, married son, working son, the chaps, us lads, the lads, mr, son in law to be, bachelor, college student boy, college going boy, college going boys, boys college going, boy college going, college going ladka, college going ladke, college going son, teenage guy, grown man, big guy, sons in law, flatmate guy, delivery boy, office boy, bell boy, ball boy, tea boy, peon, watchman, chowkidar, choukidar, pandit ji, pujari
women: ${speakers("ti", "rahi")}, woman, female, lady, ladies, wife, wifey, mother, mom, mum, mummy, maa, amma, sister, aunt, aunty, auntie, grandmother, grandma, granny, nani, dadi, girlfriend, fiancee, bride, bridesmaid, daughter in law, mother in law, mom in law, mum in law, ma in law, my ma, for ma, matron, sister in law, biwi, patni, meri begum, begum ke liye, begum ko, gharwali, behen, behan, bahen, bahan, didi, ammi, mataji, mata ji, maa ji, aai, akka, chechi, paati, ammamma, ajji, naani, nani ji, naniji, dadi ji, dadiji, dadi maa, nani maa, bua, bua ji, phuphi, mausi, masi, maasi, mausi ji, chachi, chachi ji, kaki, tai ji, taiji, mami, mami ji, jethani, devrani, nanad, saali, sali, bahu, bahu rani, grand mother, gf, sis, young lady, young woman, old lady, elderly lady, elderly woman, lady wife, females, womens, bhabhi, saas, womenswear, women wear, aurat, female friend, college girl, college girls, working woman, pregnant, grown up daughter, adult daughter, madam, elder sister, older sister, big sister, girls night, girls gang, girl gang, girls trip, girls group, i am a girl, i'm a girl, girl here, girl like me, girls like me, like me girl, ladki hu, ladki hoon, ladki hun, ladki hoo, main ladki, mai ladki, me ladki, girl hu, girl hoon, lady hu, lady hoon, aurat hu, aurat hoon, a girl myself, girl myself, being a girl, female here, lady here, as a girl, bachelorette, girls college, college going girl, college going girls, girls college going, girl college going, college going daughter, cousin sister, missus, mrs, gran, nan, nanna, step mother, stepmother, step mom, stepmom, step mum, step sister, stepsister, godmother, mum to be, mom to be, expecting mother, expectant mother, nursing mother, new mum, new mom, housewife, home maker, homemaker, thangachi, thangai, athai, periyamma, chithi, chitti, thamma, thakuma, dida, didun, didima, foi, fui, aaji, female colleague, bhabi, bhabhi ji, bhabiji, bhabi ji, saasu maa, saasu ma, sasu maa, saasuma, mummyji, mummy ji, aunty ji, auntyji, mamiji, mausiji, masiji, buaji, dulhan, mother of the bride, mother of the groom, mother of bride, mother of groom, sister of bride, sister of groom, bhabhi of groom, maid of honour, maid of honor, mahila, stree, aurton, working lady, office lady, widow, khala, khala jaan, ammi jaan, mam, baji, apa, bajji, sister of the bride, sister of the groom, hen do, hen party, hen night, policewoman, saleswoman, waitress, air hostess, stewardess, actress, businesswoman, nun, midwife, kaamwali, kaamwali bai, housemaid, maid, married daughter, working daughter, girl i'm dating, girl i am dating, girl i'm seeing, girl i am seeing, miss, ms, ma'am, auraton, lady friend, female boss, lady doctor, lady teacher, sisters in law, sahelis, saheli, ladies wear, grown woman, big girl at heart, bridesmaids, grandmum, grandmom, mother figure, ammachi, ammumma, amooma, housemaid, house maid, kaamwali, kaam wali, kaam wali bai, nanny, ayah, air hostess, lady doctor, housewife, homemaker
boys: little fellow, my little fellow, small fellow, kutty, little gentleman, little gent, little sir, boy, chota ladka, chhota ladka, son, nephew, grandson, godson, baby boy, little boy, young boy, toddler boy, school boy, schoolboy, beta, bete, ladka, ladke, bhatija, bhanja, pota, nati, nawasa, munna, ladle, boys wear, teen boy, teenage boy, twin boys, younger brother, little brother, small brother, chhota bhai, baby brother, boy child, birthday boy, stepson, step son, page boy, ring bearer, pageboy, little lad, dikra, dikro, mulga, little man, little fella, grand nephew, grandnephew, bhanje, bhatije, potey, chhote bhai, chota bhai, boy baby, boys kid, schoolboys, kiddo boy, sonny, kid brother, in his teens, ladkon, cub scout, boy scout, bunty, little prince, younger son, elder son, eldest son
girls: girl, daughter, niece, granddaughter, grand daughter, goddaughter, baby girl, little girl, young girl, toddler girl, school girl, schoolgirl, beti, ladki, ladkiyan, bhatiji, bhanji, poti, natin, nawasi, gudiya, munni, girls wear, teen girl, teenage girl, twin girls, young girls, younger sister, little sister, small sister, baby sister, girl child, birthday girl, princess, stepdaughter, step daughter, flower girl, little lass, lassie, dikri, mulgi, little lady, grand niece, grandniece, little princess, chhoti behen, chhoti bahan, choti behen, choti bahen, girl baby, kiddo girl, kid sister, in her teens, ladkiyon, girl guide, brownie guide, younger daughter, elder daughter, eldest daughter, bitiya, bitia, laadli, angel girl, guddi, baby doll girl
kids: kid, child, children, toddler, infant, baby, babies, newborn, new born, new born baby, newborn baby, chote bachche, little one, elder one, younger one, my eldest, my youngest, our youngest, our eldest, my elder kid, my younger kid, bachcha, bachche, bacche, bacha, bachchon, bachon, kidswear, kids wear, grandchild, grandchildren, grandkid, kindergartner, teen, teenager, teenage, tween, twins, triplets, preteen, pre teen, preschooler, pre schooler, kiddo, kiddos, kiddie, nursery kid, kinder, toddlers, infants, newborns, my little ones, little ones, chhote bachche, chote bacche, bachhe, bachche log, grandkids, youngster, baccha, munchkin, crawling baby, godchild, godchildren, rug rat, rug rats, bundle of joy, the bump, our bump, my youngest, our youngest, my eldest, our eldest, lkg kid, ukg kid, school kid, school kids, schoolgoing, school going kid, bump baby
unisex: gender neutral, any gender, for anyone, his and hers, either gender, any sex, both men and women
`,
);

/** Only if no person was named. */
export const pronouns: ReadonlyMap<string, Who> = new Map([
  ["him", "men"],
  ["he", "men"],
  ["his", "men"],
  ["he's", "men"],
  ["her", "women"],
  ["she", "women"],
  ["she's", "women"],
  ["hers", "women"],
]);

/** Given names, weak as pronouns; taught by the server. */
export const givenNames = new Map<string, Who>();

export const agesByWord: ReadonlyMap<string, number> = new Map([
  ["toddler", 2],
  ["infant", 1],
  ["baby", 1],
  ["babies", 1],
  ["newborn", 0],
  ["born", 0],
  ["teen", 14],
  ["teenager", 14],
  ["teenage", 14],
  ["tween", 11],
  ["kindergartner", 5],
  ["preschooler", 4],
]);

/** Years; from here children see adults' clothes. */
export const grownUpAt = 15;

/** Not children. */
const grownUps = phrases("adult, adults, grown up, grown ups, grownup, grownups, grown-ups");
const adulthood = 30;

const unit = new Set(
  "year years yr yrs yo saal sal baras vayasu vayassu varusham varsham bochor bochhor varshe y month months mo mahine mahina maheene week weeks".split(
    " ",
  ),
);

/** In years: "6 year old", "aged 6", "turning seven", "18 months". */
export function ageAt(
  tokens: readonly Token[],
  at: number,
  called: ReadonlyMap<string, Who> = new Map(),
): { readonly age: number; readonly to: number } | null {
  const word = (index: number): string => tokens[index]?.text ?? "";
  // "Nine years" of "twenty-nine years".
  if (/^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(word(at - 1)))
    if ((numberAt(tokens, at - 1)?.to ?? 0) > at) return null;
  const grown = phraseAt(tokens, at, grownUps);
  if (grown > 0) return { age: adulthood, to: at + grown };
  const birthday = birthdayAt(tokens, at);
  if (birthday !== null) return birthday;
  const year = schoolYearAt(tokens, at);
  if (year !== null) return year;
  // "In my seventh month".
  if (ordinals.includes(word(at)) && /^months?$/.test(word(at + 1))) return null;
  // "A few months old".
  const few = phraseAt(tokens, at, someMonths);
  if (few > 0 && /^(?:old|ka|ki|ke)$/.test(word(at + few))) return { age: 0.25, to: at + few + 1 };
  if (at > lastNumberIn(tokens)) return null;
  const grownAge = word(at) === "of" && persons.has(word(at - 1)) ? numberAt(tokens, at + 1) : null;
  if (grownAge !== null && grownAge.value > 1 && grownAge.value < 100) {
    if (followsOther(tokens, grownAge.to)) return null;
    const counted = word(grownAge.to);
    const to = unit.has(counted) ? grownAge.to + 1 : grownAge.to;
    return { age: /^(?:mo|mah)/.test(counted) ? inYears(grownAge.value) : grownAge.value, to };
  }
  const low =
    word(at) === "between" && children.has(word(at - 1).replace(/s$/, ""))
      ? numberAt(tokens, at + 1)
      : null;
  const high = low !== null && word(low.to) === "and" ? numberAt(tokens, low.to + 1) : null;
  if (high !== null && high.value <= 16) return { age: high.value, to: high.to };
  const bounded = ["under", "below", "over", "above"].includes(word(at));
  const from = bounded ? at + 1 : at;
  // "At my age one feels the cold".
  const isOne = word(at) === "one" && !unit.has(word(at + 1)) && !/^turn/.test(word(at - 1));
  const led = isLed(tokens, at, called) && !isOne;
  const young = children.has(word(at - 1)) || /^(?:boys|girls|kids)$/.test(word(at - 1));
  const range = rangeAt(tokens, from, led || young);
  const found = range ?? numberAt(tokens, from);
  if (found === null || found.value > 99) return null;
  if (!Number.isInteger(found.value) && found.value % 0.5 !== 0) return null;
  let to = found.to;
  // "Romper, 3-6M".
  if (range !== null && isMonths(tokens, to)) {
    const least = numberAt(tokens, from)?.value ?? found.value;
    return { age: (least + found.value) / 24, to: to + 1 };
  }
  // "One and half years".
  if (word(to) === "and" && word(to + 1) === "half" && unit.has(word(to + 2)))
    return { age: found.value + 0.5, to: to + (/^old$/.test(word(to + 3)) ? 4 : 3) };
  // "13 going on 14".
  if (word(to) === "going" && word(to + 1) === "on")
    return { age: found.value, to: numberAt(tokens, to + 2)?.to ?? to };
  if (unit.has(word(to)) && tokens[to]?.before === "space") {
    if (isSpan(tokens, at, to)) return null;
    const months = /^m[oa]/.test(word(to));
    const weeks = word(to).startsWith("week");
    to += 1;
    if (word(to) === "of" && word(to + 1) === "age") to += 2;
    if (word(to) === "old" || word(to) === "olds" || word(to) === "ka" || word(to) === "ki")
      to += 1;
    if (word(to) === "ke") to += 1;
    return { age: weeks ? found.value / 52 : months ? inYears(found.value) : found.value, to };
  }
  // "Main 25 ka hoon".
  if (/^(?:ka|ki)$/.test(word(to)) && /^(?:hoon|hun|hu)$/.test(word(to + 1)))
    return { age: found.value, to: to + 2 };
  if (
    /^(?:ka|ki|ke)$/.test(word(to)) &&
    /^(?:hai|h|he|ho|hone|hua|hui|hue|hogaya|hogayi)$/.test(word(to + 1)) &&
    isOfSomeone(tokens, at)
  )
    return { age: found.value, to: to + 2 };
  const ends = tokens[to] === undefined || tokens[to]?.before !== "space" || !/^\d/.test(word(to));
  const grownYoung =
    found.value <= 25 &&
    (found.value % 2 === 1 || !tokens.some(({ text }) => sizedByNumber.test(text)));
  const child = children.has(word(at - 1)) && (found.value <= 17 || grownYoung);
  const plural =
    /^(?:boys|girls|kids)$/.test(word(at - 1)) &&
    (found.value <= 15 || (found.value > 17 && grownYoung));
  const alone = tokens[to] === undefined || tokens[to]?.before !== "space";
  const goesOn =
    /^(?:with|for|non|growing|okay|who|she|he|wants|needs|likes|loves|has|is|got|starts|started|joined|goes|turns|full|half|long|party|birthday|wedding|school|winter|summer|diwali|eid|holi|function|manali|first)$/.test(
      word(to),
    );
  const counted =
    followsOther(tokens, to) ||
    /^(?:p(?!arty|ink|urple|lain|rint|each|olo)|in|set|t|-|to|and|or)/.test(word(to));
  if (
    (child && (alone || goesOn)) ||
    (plural && tokens[at]?.before === "space" && (alone || !counted))
  ) {
    return { age: found.value, to };
  }
  // "Jogging, lady 45": no woman's size.
  const isElder = found.value >= 45 || (found.value > 18 && found.value % 2 === 1);
  if (elders.has(word(at - 1)) && tokens[at]?.before === "space" && alone && isElder)
    return { age: found.value, to };
  // "Age thirteen chest thirty four".
  const isMeasured =
    /^aged?$/.test(word(at - 1)) &&
    /^(?:chest|waist|size|bust)$/.test(word(to)) &&
    found.value < 26;
  return led && ends && found.value <= 99 && (isMeasured || !followsOther(tokens, to))
    ? { age: found.value, to }
    : null;
}

const elders = new Set(
  "lady woman aunty aunt gentleman uncle female male grandmother grandma granny nani dadi grandfather grandpa nana dada".split(
    " ",
  ),
);

const isOfSomeone = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => someones.has(text)) &&
  !tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => /^(?:size|waist|kamar|chest|number|budget|rs)$/.test(text));
const someones = new Set(
  "beta beti bete bitiya ladka ladki bachcha bachchi bacha bachi baccha bacchi bhai behen behan bhatija bhatiji bhanja bhanji pota poti nati natin munna munni gudiya son daughter boy girl nephew niece grandson granddaughter brother sister cousin wo woh vo voh ye yeh".split(
    " ",
  ),
);

const someMonths = phrases(
  "a few months, few months, some months, a couple of months, couple of months, a few weeks, few weeks, some weeks, a couple of weeks, a few days, few days, kuch mahine, kuch hafte, kuch din",
);

/** Whole years from 18 months on. */
function inYears(months: number): number {
  return months < 24 && months % 12 !== 0 ? months / 12 : Math.floor(months / 12);
}

const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(
  " ",
);

const hindiOrdinals = [/^pe?hl[aie]$/, /^d[uo]+sr[aie]$/, /^t[ie]+sr[aie]$/, /^chauth[aie]$/];

const ordinalOf = (word: string): number =>
  ordinals.indexOf(word) > 0
    ? ordinals.indexOf(word)
    : hindiOrdinals.findIndex((one) => one.test(word)) + 1;

/** "His first birthday", "the 5th birthday": the birthday itself is an occasion. */
export function birthdayAt(
  tokens: readonly Token[],
  at: number,
): { readonly age: number; readonly to: number } | null {
  const word = (index: number): string => tokens[index]?.text ?? "";
  // "Pehle birthday, ab shaadi": earlier.
  const isEarlier = /^pe?hle$/.test(word(at)) && word(at - 1) !== "ke";
  const spelt = isEarlier ? 0 : ordinalOf(word(at));
  const age = spelt > 0 ? spelt : /^\d{1,2}$/.test(word(at)) ? Number(word(at)) : 0;
  const to = spelt > 0 ? at + 1 : at + 2;
  if (age === 0 || (spelt === 0 && !/^(?:st|nd|rd|th)$/.test(word(at + 1)))) return null;
  return /^(?:birthday|bday|budday|janamdin|janmdin)$/.test(word(to)) ? { age, to } : null;
}

const nurseries = new Map([
  ["lkg", 4],
  ["ukg", 5],
]);

const ofSchool = /^(?:school|uniforms?|pt|tunics?)$/;

/** "class 5", "grade three": class 1 is age six. */
function schoolYearAt(
  tokens: readonly Token[],
  at: number,
): { readonly age: number; readonly to: number } | null {
  const years = ["class", "grade", "std", "standard"];
  const word = tokens[at]?.text ?? "";
  const nursery = nurseries.get(word);
  if (nursery !== undefined) return { age: nursery, to: at + 1 };
  // "In year two" of a British school.
  if (word === "year" && tokens[at - 1]?.text === "in") {
    const year = numberAt(tokens, at + 1);
    if (year !== null && year.value >= 1 && year.value <= 11)
      return { age: year.value + 5, to: year.to };
  }
  const spelt = ordinals.indexOf(word);
  // "9th standard", "class 9th" are read below.
  const [next, after] = [tokens[at + 1]?.text ?? "", tokens[at + 2]?.text ?? ""];
  if (/^[1-9]$/.test(word) && /^(?:st|nd|rd|th)$/.test(next) && years.includes(after))
    return { age: Number(word) + 5, to: at + 3 };
  if (spelt > 0 && years.includes(tokens[at + 1]?.text ?? ""))
    return { age: spelt + 5, to: at + 2 };
  if (!years.includes(tokens[at]?.text ?? "") || tokens[at + 1]?.before !== "space") return null;
  const found = numberAt(tokens, at + 1);
  if (unit.has(tokens[found?.to ?? 0]?.text ?? "")) return null;
  if (found === null || !Number.isInteger(found.value) || found.value < 1) return null;
  // A school's uniforms are children's in each class.
  const classes = tokens.some(({ text }) => ofSchool.test(text)) ? 9 : 12;
  return found.value > classes ? null : { age: found.value + 5, to: found.to };
}

/** A time: "takes two months", "three years ago". */
function isSpan(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    [
      "married",
      "been",
      "working",
      "waited",
      "takes",
      "take",
      "took",
      "within",
      "every",
      "last",
      "next",
      "since",
      "past",
      "after",
    ].includes(tokens[from - 1]?.text ?? "") ||
    ["ago", "back", "baad", "time", "later", "warranty", ...bearing].includes(
      tokens[to + 1]?.text ?? "",
    ) ||
    // "For two weeks".
    (tokens[from - 1]?.text === "for" &&
      /^(?:weeks?|days?)$/.test(tokens[to]?.text ?? "") &&
      !/^(?:old|baby|newborn|infant)$/.test(tokens[to + 1]?.text ?? "")) ||
    // "I nursed mother-in-law".
    (/^(?:law|mother|father|husband|wife)$/.test(tokens[from - 1]?.text ?? "") &&
      tokens[from]?.before === "space" &&
      (numberAt(tokens, from)?.value ?? 99) < grownUpAt) ||
    // "Aath mahina chal raha hai": of a pregnancy.
    (/^mah/.test(tokens[to]?.text ?? "") && tokens[to + 1]?.text === "chal") ||
    // "In three weeks", but "shirt in 6 years size".
    (tokens[from - 1]?.text === "in" && /^(?:weeks?|months?)$/.test(tokens[to]?.text ?? "")) ||
    (tokens[to + 1]?.text === "in" && tokens.some(({ text }) => bearing.includes(text))) ||
    (tokens[to + 1]?.text === "into" && tokens.some(({ text }) => bearing.includes(text))) ||
    // "Pregnant, six months".
    (/^(?:weeks?|months?)$/.test(tokens[to]?.text ?? "") &&
      tokens.slice(Math.max(0, from - 3), from).some(({ text }) => bearing.includes(text)))
  );
}

/** "Five months gone": of a pregnancy, no age. */
const bearing = "pregnant preggers pregnancy gone along expecting carrying".split(" ");

/** Without unit: "aged 6", "she is 5". */
function isLed(tokens: readonly Token[], at: number, called: ReadonlyMap<string, Who>): boolean {
  const hedges = hedgesBefore(tokens, at);
  if (hedges > 0 && isLed(tokens, at - hedges, called)) return true;
  const word = (back: number): string => tokens[at - back]?.text ?? "";
  if (["aged", "age", "turning", "turns", "turned", "turn"].includes(word(1))) return true;
  if (["of", "is"].includes(word(1)) && word(2) === "age") return true;
  if (word(1) === "of" && ["boy", "girl", "child", "kid", "son", "daughter"].includes(word(2))) {
    return true;
  }
  if (word(1) === "he" || word(1) === "she") return true;
  const isCalled = (back: number): boolean => called.has(word(back));
  if (isCalled(1) && isPossessive(tokens[at - 1])) return true;
  if (["umar", "umr", "umra"].includes(word(1))) return true;
  if (
    ["i'm", "he's", "she's", "hes", "shes"].includes(word(1)) ||
    (word(1) === "am" && word(2) === "i")
  )
    return true;
  // "my godson, 40, needs": between two commas, or last.
  if (
    tokens[at]?.before === "comma" &&
    people.has(word(1)) &&
    tokens[at + 1]?.before !== "space" &&
    !["of", "for"].includes(word(0))
  )
    return true;
  // "my daughter's 27"
  if (people.has(word(1)) && isPossessive(tokens[at - 1])) return true;
  const before = [word(2), word(3)];
  return (
    ["is", "are", "just", "be", "now", "both", "only"].includes(word(1)) &&
    (before.some((one) => people.has(one)) || isCalled(2))
  );
}

/** "She's about a twelve". */
function hedgesBefore(tokens: readonly Token[], at: number): number {
  const a = tokens[at - 1]?.text === "a" ? 1 : 0;
  return hedging.has(tokens[at - 1 - a]?.text ?? "") ? a + 1 : 0;
}
const hedging = new Set(
  "about around almost nearly hardly barely roughly maybe already still".split(" "),
);

/** Its "'s" is left out of the word. */
export const isPossessive = (token: Token | undefined): boolean =>
  token !== undefined && token.end - token.start === token.text.length + 2;

const people = new Set(
  "ladka ladki beta beti bachcha bachchi kids children boys girls twins sons daughters godson goddaughter uncle aunt boss fiance fiancee neighbour cousin he she son daughter kid child baby boy girl girls boys twins niece nephew who brother sister mother mom father dad husband wife uncle aunt aunty cousin friend grandson granddaughter grandmother grandfather they she'll he'll will".split(
    " ",
  ),
);

/** "Frock, girl 22", "school shirt, boy 24": the sizes of children's clothes. */
const sizedByNumber = guarded(
  /^(?:sizes?|number|school|uniforms?|frocks?|waist|jeans|pants?|shorts|shirts?|trousers?|skirts?)$/,
);

/** "A man of seventy": no price. */
const persons = new Set(
  "girl boy man woman lady gentleman gent guy aunty uncle lad lass fellow chap bloke son daughter nephew niece grandson granddaughter cousin brother sister kid child toddler".split(
    " ",
  ),
);

const children = new Set(
  "boy girl son daughter kid child toddler niece nephew grandson granddaughter".split(" "),
);

/** Money, sizes and measures. */
function followsOther(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.before !== "space") return false;
  return /^(rupees|rs|k|thousand|hundred|xl|inch|inches|cm|size|waist|chest|bust|hips?|kg|kilo|feet|foot|ft|lakh|piece|pieces|of|sizes|times|percent|%|ke|minute|minutes|min|hours|hour|days|day|weeks|km)$/.test(
    tokens[at]?.text ?? "",
  );
}

const isMonths = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "m" && tokens[at]?.start === tokens[at - 1]?.end;

/** The upper age of "3-4 years": larger clothes fit. */
function rangeAt(
  tokens: readonly Token[],
  at: number,
  led: boolean,
): { value: number; to: number } | null {
  const first = numberAt(tokens, at);
  if (first === null) return null;
  const join = tokens[first.to]?.text;
  if (join !== "to" && join !== "-" && join !== "or") return null;
  const second = numberAt(tokens, first.to + 1);
  if (second === null || second.value > 20) return null;
  if (!led && !unit.has(tokens[second.to]?.text ?? "") && !isMonths(tokens, second.to)) return null;
  return { value: second.value, to: second.to };
}

/** A 25-year-old son is a man. */
export function withAge(who: readonly Who[], age: number): AudienceWish {
  if (age >= grownUpAt) {
    const grown = who.flatMap((one): Who[] =>
      one === "boys"
        ? ["men"]
        : one === "girls"
          ? ["women"]
          : one === "kids"
            ? ["men", "women"]
            : [one],
    );
    return { who: grown.length === 0 ? ["men", "women"] : [...new Set(grown)] };
  }
  const young = who.map((one): Who => (one === "men" ? "boys" : one === "women" ? "girls" : one));
  return { who: young.length === 0 ? ["kids"] : [...new Set(young)], age };
}

export function narrowed(who: readonly Who[]): readonly Who[] {
  const young = who.includes("boys") || who.includes("girls");
  return young && who.length > 1 ? who.filter((one) => one !== "kids") : who;
}
