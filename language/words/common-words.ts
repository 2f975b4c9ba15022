/** Everyday words, which aren't names. Stems: "translate" covers "translating". */
import { guarded } from "../text/guarded.ts";
import { isPlainWord } from "./stop-words.ts";

// biome-ignore format: lists of words read best in running lines.
const everyday = new Set(`
checkout cart homepage webpage website uff oof phew ugh aiyo ayyo suno sunno accha achcha bilkul matlab naam galat sahi dijiye lijiye likhiye kijiye daaliye bataiye badal badlo dobara baap re oye arre cuz coz ammi abbu bloke layer robbery gotta listen daylight haha ha lol omg perhaps maybe
hai hain hoon hota hoga likho likh dikhao dikha karo karna karte kardo bharte bharna bharo daalo dalo wala wali wale kya kaise kitna kitne kitni kaunsa kahan
kab kyun nahi nahin chahiye mujhe mera yeh woh aur bhi lekin mein liye saath bolo batao ruko chalo theek thik accha acha haan rakho hatao nikalo milega jayega
above accept accident account ache act action actually add address adjust adult advice afraid afternoon age agree ahead air airport
alarm alert allergic allow alone along already alter alternative amazing amount animal annoy answer anymore anywhere apart apartment
apologise apologize app apple application apply appointment approve argue arrange arrive asap assist attach aunt average avoid awake
award away awful baby bacon bad bag bake balance band bank bar bargain baseball basketball bath battery beach beer beg begin behave
behind believe bell bet better beyond bicycle bike billing bitcoin bite blanket bless blind blink block blood blow board boat body boil bored boring
borrow boss bother bottle bottom bounce box boy brain brake bread break breakfast breathe brief bring broke broken brother
browser bucket bug build bump burn bus business busy butter button buzz cab cable cake calculate calendar calm calorie camera
cancel candle canteen capital car card care career careful carry cartoon cash cat catch cause ceiling celsius cent centre
century certain chair challenge chance change channel chapter charge charger chat cheap check cheese chemical chicken child
children choice choose christmas cigarette citizen city class clean clear clever click climb clock close cloud clue coach coat code
coffee coin cold collect college comb comfortable command comment common company compare complain complete compute computer concern concert
condition confirm confuse congratulation connect consider contact content continue contract control convert cook cookie copy corner correct
cough count country couple coupon course court cousin cover crack crash crazy create credit creepy cricket crime cross crowd
cry cupboard cure curious currency current curtain customer cute cycle dad daddy daily damage dance danger dark data date daughter
dead deaf deal dear debit debt decide declare decline deduct deep define definition degree delay delete deliver delivery demand dentist depend deposit
describe desk detail device diabetes dial dictionary die diet difference difficult dim dinner direction dirty disappear disappoint discount discuss
disease dish disturb divide dizzy doctor dog dollar done door double doubt download downstairs dozen draw dream drink drive
drop dry due dump dust duty ear early earn earth easy eat economy education effect egg eight either electric electricity elephant
eleven email embarrass emergency empty end energy engine english enjoy enough enter entire envelope equal erase error escape euro
evening exact exam example excellent except exchange excite excuse exercise exist exit expect expensive expire explain express extend extra eye face
fact factory fail fair fake fall family famous fantastic far fast fat father fault favour favourite favorite fear feature fee feed
feel feet fellow female fever few fifteen fifth fifty fight figure file fill film final finance fine finger finish fire first fish fit five
fix flat flight flip float floor flower fly follow food foot football forecast foreign forever forget forgot forgotten form formula forty forward found four
fraud free freeze french fresh friday fridge fruit fry fuel full fun fund funeral funny furious furniture further future game garage garbage
gas gate general gentle german gift girl glad glass goal goat golf goodbye goodnight google gosh grade grammar gram grandma grandpa
great greedy grocery ground group grow guarantee guess guest guide gun guy gym habit hair half halt hand handle hang happen hard
hardly hate headache heal health healthy hear heart heat heater heavy height hello help hide high hike hire history hit hobby hold hole holiday homework
honest hoo hope horrible horse hospital hot hotel hour hug huge hum human humid hundred hungry hunt hurry hurt husband
hush ice idea ideal ill imagine important improve inch include income increase index infection inform information ingredient inner insect inside instant
instead instruct instruction insurance interest international internet interview introduce invest invite invoice iron island issue item itch jazz job
join joke journey juice jump junior kettle key keyboard kick kid kidding kill kilo kilogram kilometre kilometer kiss kitchen kitten knee knife knock
knot label lab lack ladder lady lamp land language laptop last late later laugh laundry lazy lead leak learn leave left leg lemon lend less lesson letter
library license licence lid lie life lift light limit line link lion liquid list listen litre liter live loan local location lock logo lonely loose
lose lost lottery loud lovely low luck luggage lunch machine mad madam maid mail main male mall mama manage manager mandarin map market married
mask massage master mastercard match mate math matter meal mean meaning measure meat medical medicine medium meet meeting member memory mention menu mess message
metal meter method middle midnight mile milk million mind mine minute mirror miss mistake mix mobile model modern moment monday money monitor monkey
month moon morning mortgage mosquito mother motor mountain mouse mouth move movie mum mummy music murmur mute nail name nap
narrow nation national natural nature near nearby neck negative neighbour neither network nervous never news next nice night nine ninety nobody noise noisy
none noon normal nose note nothing notice notification nought nowhere nowadays number numerous nurse nut object obvious ocean odd offer office official
often oil okay older onion online open operate opinion opposite option orange order ordinary organic organise organize other otherwise ought
ouch outside oven overdue own owe pack packet pain paint pair palm pan panel panic pants paper parcel pardon parent park part
party pass passport password past paste path pause pay paycheck payday payment peace pen pencil pension percent perfect perfume period permission
person pet petrol pharmacy phone photo physics piano pick picnic picture piece pill pillow pin pint pizza place plan planet plane plant
plastic plate play playlist please pleasure plug pocket podcast point police policy polite pool poor popular population port possible post postcode postman
potato pound pour power practice practise pray prefer pregnant prescription present president press pressure pretty prevent previous price print printer prize probable probably problem
proceed process produce product profit program project promise promo prompt pronounce proof proper property protect proud prove provide pub public
pull pump punch pupil puppy purchase pure purpose purse push put puzzle quality quantity quarter question queue quick quiet quit quite quiz quote
race rack radio rain raise random rare rate rather read ready real reality realise realize reason receipt receive recent recipe recommend record recycle reduce redo
refund refuse regard register regret regular relative relax release reliable religion remain remember remind reminder remote remove rent repair repeat replace reply report
request require rescue resist reserve reservation reset rest restart restaurant result retire return reverse review reward ride right rise risk
robot roll roof room roommate root rope rough round route row rubbish rude rule run rush sad safe salad salary sale salt same
sample sandwich satisfy saturday sauce save savings say scan scare scary schedule school science score scooter scratch scream screen scroll sea search
season seat second secret section secure see seem select self sell send senior sense sentence separate series serious servant serve service seven seventy
several sex shall shake shape share sharp sheet shelf shift ship shock shoe shoot shop short shot shoulder shout
show shower shrink shut shuffle sick side sigh sight sign signal silent silly similar since sing single sink sip sir sister sit site situation six
sixty size skill skin skip skirt sleep slide slip slot slow smart smash smell smile smoke smooth snack snake sneeze snooze snow soap soccer social sofa soft
software solid solution solve somebody someone something sometime somewhere song soon sorry sort sound soup sour source south space spam spanish speak speaker
speech speed spell spelt spend spent spicy spider spin spoil spoon sport spread staff stage stair stamp stand start starve state station statement statue status
stay steak steal stick still stock stolen stomach stop storage store storm story straight strange stranger stream street stress string strong struggle stuck student
study stuff stupid style subject submit subscribe subtract subway succeed success such sudden suffer sugar suggest suit sulk summary sun sunday sunset supper supply support suppose
surface surprise surname swallow swear sweat sweep sweet swim switch symptom syntax system table tablet tail take talk tall tap tape task taste tax taxi
tea teach teacher team tear tease teeth television tell temperature temple temporary ten term terminal terrible test text than thank thanks theatre theft then thermostat therefore thermometer thick thief thin
thing think third thirsty thirteen thirty thought thousand thread three throat throw thumb thunder thursday ticket tie tight time timer tiny tip tire tired title today toe toilet told tomato
tomorrow tone tongue tonight tool tooth top topic total touch tour tourist towel town toy track trade traffic train transaction transfer translate translator transport
trap trash travel treat tree trick trigger trip trivia trouble trousers truck true trunk trust truth tube tuesday tune turn twelve twenty twice twin two type tyre ugly umbrella
uncle underneath understand understood undo unfair unfortunate uniform unit university unless unlock unread unsubscribe unusual update upgrade upload upper upset upstairs urgent useful useless
usual vacation vacuum valid value van vegetable vegetarian vehicle verb verify verse version vibrate victim video view village virus visa visible visit vitamin vocabulary
voice volume vote voucher wage wait waiter wake walk wall wallet want war warm warn warranty wash waste watch water wave weak wealthy weapon weather
web website wedding wednesday weigh weight weird welcome west wet whatever whatsapp wheel wheelchair whenever whether whichever whisper whistle whoever whole wide wife wifi win window wine wing wipe wire wireless wise witch within
without wolf woman women wonder wonderful wood word work worker world worry worse worst worth wow wrap write written wrong wrote yard yawn yell yellow yesterday yet yoga
yogurt younger zero zip zone zoo zoom
mins min secs sec hrs kholo karo lao dekho suno dena chup raha rahi hoon jao aao darwaza aye uh um umm er erm hmm hm mhm mm ah aha ahem aww eh huh oh ooh oops ouch phew pfft psst shh shush tsk ugh whoa wow yay yeah yep yup yikes yo haha hahaha lol omg btw brb tbh nah nope ok okay
achha accha arre arrey haan hanji nahi nahin theek thik chalo bas ruko kya kyun kahan kab kaise matlab bilkul shukriya dhanyavaad namaste namaskar bhai bhaiya didi yaar beta
upi gpay paytm phonepe karunga karungi karenge karo karna chahiye dedo
naughty bye cheers congrats cannot gonna gotta wanna lemme gimme dunno ain't shan't mustn't needn't
me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves
this that these those here there where when why how what which who whom whose if then else because though although while until since
am is are was were be been being have has had having does did doing would could should might must shall can may will
and or but nor yet so as at by for from in into of off on onto out over per to up upon with about against among between during through under toward towards
the a an any all both each every either neither some many much more most few fewer little lot several such only just even ever also too very really quite almost
not no yes again once twice always maybe perhaps please anyway however instead
one first second third last next
android amazon bluetooth facebook instagram iphone netflix paypal spotify twitter uber wells youtube alexa siri cortana
chinese english french german hindi italian japanese korean mandarin portuguese russian spanish
weekday weekend noon pm o'clock do go come coming page long large medium small cheaper louder slower faster quicker softer bigger cooler warmer loud call multiply subtract divide sync toss navigate ring dial beep buzz list state province pincode zipcode district address street surname cod asleep awake available unavailable busy free ready full empty
ball bathroom bedroom bill boarding booking breakdown bulb carpet chapati chess cigar coke dough drum exchange expense fare flour flu fork fuse contagious addictive possess impair gallon gear grill grocer guitar hip inform insure
interested interesting invest jam jar jet jog journal jury kidney lane latin latitude longitude layover lecture leftover lens liar limb limo lips loop loss lump lung marathon margin mayonnaise
metric mode mood motorcycle movie mph mug muscle mustard nap needle nephew niece nightmare novel oxygen parking paragraph patient payroll peanut pepperoni permit pet philosophy photosynthesis pitch planner plot poem poet politics potluck
prank predict pressure pto pulse puncture rash ratio recall refill remedy renew rental reschedule resume retirement revenue riot rocket rollover rout salmon sarcasm scale script seatbelt semester sensor sentence session sew shampoo shortcut shoulder shrimp sibling signature
slang slogan smartphone spice spreadsheet squeeze stove stranger straw suitcase supermarket surgery survey synonym tennis thesis theory tide tier timezone tissue toast tomb tornado translation trick tsunami tweet umpire utility vaccine vegan vomit whale workout yeast
dispatch courier refund polyester cotton linen silk wool nylon denim shirt shirts kurta saree sari jeans jacket dress pieces hoodie sweater trouser lehenga dupatta blouse scarf tshirt
hang hung held knew known went gone ate drank drove fell flew gave grew kept laid led lent lying made meant met paid ran rang said sang sat sent shook slept sold spoke stood stole swam taught threw tore wore won
`.split(/\s+/).filter(Boolean));

/** Also names, but hardly alone: "Will", "Linh Do", "Ray Price". */
// biome-ignore format: lists of words read best in running lines.
const alsoNames = new Set("will may hope bill ho do an so long price page close van de love light lane wolf park fish young west wise wells king sir man son le case shah ali shall sharp short fair found swift art an miller master singh sing light mala din bano nice salt win port hai wing mani sun moon snow sunny angel sundar deep bell ball cook wood woods small banks rain storm star guy miles".split(" "));

/** Names in their own right. */
const firstOfAll = new Set(
  "will may hope bill ho king young swift shah ali singh mani sunny angel art love".split(" "),
);

export function isCommonWord(word: string): boolean {
  if (firstOfAll.has(word)) return false;
  return isCommon(word) || /'(?:s|re|ve|ll|d|m)$|n't$/.test(word);
}

export function isAlsoName(word: string): boolean {
  return alsoNames.has(word);
}

/** Endings of everyday words. */
const derived = guarded(/^.{5,}(?:tion|sion|ness|ology|ically|ment|ible|ful|less)s?$|^.{5,}ings?$/);
const names = guarded(
  /^(?:sterling|spalding|browning|kipling|balding|spaulding|christian|clement)$/,
);
const endings: readonly (readonly [RegExp, string])[] = [
  [/'?s$/, ""],
  [/es$/, ""],
  [/ies$/, "y"],
  [/ied$/, "y"],
  [/ed$/, ""],
  [/ed$/, "e"],
  [/ing$/, ""],
  [/ing$/, "e"],
  [/(.)\1(?:ing|ed)$/, "$1"],
  [/ly$/, ""],
];

function isCommon(word: string): boolean {
  if (everyday.has(word) || (word.length > 2 && isPlainWord(word))) return true;
  if (word.length < 5)
    return word.length === 4 && word.endsWith("s") && everyday.has(word.slice(0, -1));
  if (derived.test(word) && !names.test(word)) return true;
  return endings.some(
    ([end, instead]) => end.test(word) && everyday.has(word.replace(end, instead)),
  );
}
