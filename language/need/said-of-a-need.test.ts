/** How people say what they need: pieces that come along, colours together, kin by their names, months. */
import { expect, it } from "vitest";
import type { Constraint } from "./constraints.ts";
import { readNeed } from "./need.ts";

/** The limits of the first thing wanted, in short. */
function constraintsOf(text: string): readonly string[] {
  return readNeed(text).subQueries[0]?.constraints.map(short) ?? [];
}

function short(constraint: Constraint): string {
  const sign = { hard: "!", soft: "", negated: "-" }[constraint.strength];
  if (constraint.field === "price") return `price:${constraint.min ?? ""}..${constraint.max ?? ""}`;
  if (constraint.field === "audience")
    return `${constraint.who.join("|")}${constraint.age === undefined ? "" : ` ${constraint.age}`}`;
  return `${sign}${constraint.field}:${constraint.values.join("|")}`;
}

it.each([
  ["a saree, blouse piece should come along", ["!garment:saree", "detail:with-blouse"]],
  ["lehenga, dupatta included", ["!garment:lehenga", "detail:with-dupatta"]],
  ["kurta sharara with dupatta", ["!garment:kurta", "detail:with-sharara", "detail:with-dupatta"]],
  [
    "kurta jacket pyjama combo",
    ["!garment:kurta", "detail:with-nehru-jacket", "detail:with-pyjama"],
  ],
  ["couple wear, kurta and kurti", ["!garment:kurta", "detail:with-kurti"]],
  ["3000 with me but 1200 of it is for the tailor, a saree", ["!garment:saree", "price:..1800"]],
  [
    "cardigan no embroidery with pockets",
    ["!garment:cardigan", "-pattern:embroidered", "detail:pockets"],
  ],
  ["saree in cotton silk", ["!garment:saree", "material:cotton", "material:silk"]],
  ["lehenga, net chubhta hai usko", ["!garment:lehenga", "-material:net"]],
  ["cardigan, black is not for her", ["!garment:cardigan", "women", "-colour:black"]],
  ["romper 3-6M", ["!garment:playsuit", "kids 0.375"]],
  ["tunic or a kaftan if there is no tunic", ["!garment:tunic|kaftan"]],
  ["papa ki office shirt", ["!garment:shirt", "men", "occasion:office"]],
  ["denim but not jeans, i have too many jeans", ["-garment:jeans", "material:denim"]],
  ["half shirt for papa", ["!garment:shirt", "men", "sleeve:short"]],
  ["red with gold", ["colour:red", "colour:gold"]],
  ["red or gold", ["colour:red|gold"]],
  ["white or cream with blue", ["colour:white|cream", "colour:blue"]],
  ["bandhani print", ["pattern:bandhani"]],
  [
    "turtle neck sweater, sweater dress also ok",
    ["!garment:sweater|sweater-dress", "detail:high-neck"],
  ],
  ["full sleevs kurta", ["!garment:kurta", "sleeve:long"]],
  ["a kurta for my jija ji", ["!garment:kurta", "men"]],
  ["romper for a new born", ["!garment:playsuit", "kids 0"]],
  ["frock, 6 months old", ["!garment:frock", "kids 0.5"]],
  ["garba nights, a lehenga", ["!garment:lehenga", "occasion:festive"]],
  ["thermals, single piece", ["!garment:thermals", "detail:alone"]],
  ["size 46 waist jeans, men", ["!garment:jeans", "men", "!size:46"]],
  ["jeans for my wife, waist 30", ["!garment:jeans", "women", "!size:L"]],
  ["a shirt, chest 95", ["!garment:shirt", "!size:M"]],
  ["plus size kurti, 5XL", ["!garment:kurti", "!size:XXXL"]],
  ["nehru jacket maroon, 46", ["!garment:nehru-jacket", "colour:maroon", "!size:46"]],
  ["a shirt for my husband, 42", ["!garment:shirt", "men"]],
  ["white vest 95 no.", ["!garment:tank-top", "colour:white", "!size:M"]],
  ["a sherwani, you have such a small size", ["!garment:sherwani"]],
  ["night dress with pyjama", ["!garment:night-suit"]],
  ["an ethnic long skirt", ["!garment:skirt", "detail:long-length"]],
  ["a dhoti, more than 700 no", ["!garment:dhoti", "price:..700"]],
  ["last year we bought a kurta for 1500, this time please a sherwani", ["!garment:sherwani"]],
  ["pyjama, not blue shorts type", ["!garment:pyjama", "-detail:other:shorts"]],
  [
    "मम्मी के लिए मैरून ऊनी कार्डिगन, L साइज़, २५०० तक",
    ["!garment:cardigan", "women", "price:..2500", "colour:maroon", "material:wool", "!size:L"],
  ],
  ["बिना बाजू की टी-शर्ट, काली नहीं", ["!garment:t-shirt", "sleeve:sleeveless", "-colour:black"]],
  ["kurta jo white na ho", ["!garment:kurta", "-colour:white"]],
  ["white na ho to cream kurta", ["!garment:kurta", "colour:white|cream"]],
  ["baggy jeans ladke ke liye", ["!garment:jeans", "men", "fit:loose"]],
  ["school ki pant ladke ki", ["!garment:trousers", "boys", "occasion:school"]],
  ["party dress red kurta", ["!garment:kurta", "occasion:party", "colour:red"]],
  ["tracksuit only the lower", ["!garment:joggers"]],
  ["my old kurta was white, now a red kurta", ["!garment:kurta", "colour:red"]],
  ["top and palazzo set", ["!garment:top", "detail:with-palazzo"]],
  ["coat pant size 42", ["!garment:suit", "!size:XL"]],
  ["a coat for a man of seventy", ["!garment:coat", "men"]],
  ["a sweater for my baby", ["!garment:sweater", "kids 1"]],
  ["a sweater for my baby, newborn", ["!garment:sweater", "kids 0"]],
  ["pregnant, six months, a dress", ["!garment:dress", "women"]],
  ["men's jeans, the baggy ones kids wear now", ["!garment:jeans", "men", "fit:loose"]],
  ["a kurta, i have palazzos at home", ["!garment:kurta"]],
  ["something comfy for home", ["detail:soft", "occasion:home"]],
  ["a tunic that covers my bottom", ["!garment:tunic", "detail:hip-length"]],
  ["son joined mbbs, a coat", ["!garment:coat", "men"]],
  ["black for a black tie dinner", ["colour:black", "occasion:black-tie"]],
  [
    "salwar suit, don't give me dress material",
    ["!garment:kurta-set", "-garment:dress-material", "detail:with-salwar"],
  ],
  ["hoodie without zip maroon", ["!garment:hoodie", "-detail:zip", "colour:maroon"]],
  ["shirts under fifteen hundred size L", ["!garment:shirt", "price:..1500", "!size:L"]],
  ["kurta fifteen hundred ke around", ["!garment:kurta", "price:1200..1800"]],
  ["rs 149 or 199 wale jhabla", ["!garment:jhabla", "price:..199"]],
  ["four xl kurti", ["!garment:kurti", "!size:XXXL"]],
  ["lower, 28 number, for my son", ["!garment:joggers", "boys", "!size:28"]],
  ["jeans, not black, waist thirty", ["!garment:jeans", "-colour:black", "!size:S"]],
  ["mundu and shirt for my kid", ["!garment:mundu", "kids", "detail:with-shirt"]],
  ["a jersey with shorts", ["!garment:sports-jersey", "detail:with-shorts"]],
  ["jersey and shorts", ["!garment:sports-jersey", "detail:with-shorts"]],
  ["shirt and dhoti set", ["!garment:shirt", "detail:with-dhoti"]],
  ["beach shirt printed", ["!garment:shirt", "occasion:beach", "pattern:printed", "season:summer"]],
  ["a kurta, forty rupees. no, four hundred rupees", ["!garment:kurta", "price:..400"]],
  [
    "kurti palazzo dupatta set",
    ["!garment:kurta-set", "detail:with-palazzo", "detail:with-dupatta"],
  ],
  ["frock belt wali", ["!garment:frock", "detail:with-belt"]],
  ["rain jacket with cap", ["!garment:raincoat", "detail:hood"]],
  ["main 18 ki hu, jeans", ["!garment:jeans", "women"]],
  ["a blazer for my son, for interview", ["!garment:blazer", "men", "occasion:office"]],
  ["tops for feeding the baby", ["!garment:top", "detail:maternity"]],
  ["not white, maroon preferred", ["colour:maroon", "-colour:white"]],
  ["silk ka kuch nahi chahiye, a saree", ["!garment:saree", "-material:silk"]],
  ["i don't have money for a full suit, just a blazer", ["!garment:blazer", "-garment:suit"]],
  ["track pants, not joggers", ["!garment:joggers"]],
  ["jeggings that look like jeans", ["!garment:jeggings"]],
  ["puffer without sleeves, gilet you call it", ["!garment:gilet", "sleeve:sleeveless"]],
  ["dont want sleeves, a gown", ["!garment:gown", "sleeve:sleeveless"]],
  ["saree for daily wear with flowers", ["!garment:saree", "occasion:casual", "pattern:floral"]],
] as const)("%s", (text, constraints) => {
  expect(constraintsOf(text)).toEqual(constraints);
});

it("a list of colours with “and” at its end is a choice, and a yoga mat negates nothing", () => {
  expect(constraintsOf("a shirt in red, green and blue")).toContain("colour:red|green|blue");
  expect(constraintsOf("purple yoga mat")).not.toContain("-occasion:sport");
});

it.each([
  ["a gown with sleeves", ["!garment:gown", "-sleeve:sleeveless"]],
  [
    "a long gown, short ones look silly on me",
    ["!garment:gown", "detail:long-length", "-detail:short-length"],
  ],
  ["black saree golden border", ["!garment:saree", "colour:black", "colour:gold"]],
  [
    "white shirt with blue stripes",
    ["!garment:shirt", "colour:white", "colour:blue", "pattern:striped"],
  ],
  ["mom jeans", ["!garment:jeans", "fit:loose"]],
  ["my son is in class 5, a raincoat", ["!garment:raincoat", "boys 10"]],
  ["kurta with jacket set", ["!garment:kurta", "detail:with-nehru-jacket", "detail:set"]],
  ["thermal inner, upper or lower", ["!garment:thermals"]],
  ["office wear for our girls gang", ["women", "occasion:office"]],
] as const)("%s", (text, constraints) => {
  expect(constraintsOf(text)).toEqual(constraints);
});

it.each([
  ["my saree got wet in the rain, I need a raincoat", ["!garment:raincoat", "season:monsoon"]],
  ["I like jeans, want a cotton skirt now", ["!garment:skirt", "material:cotton"]],
  ["wearing a black saree so need a golden blouse", ["!garment:blouse", "colour:gold"]],
  ["a kurta that can be worn as a dress", ["!garment:kurta"]],
  ["nehru jacket, kurta I have", ["!garment:nehru-jacket"]],
  ["want the jacket of a tracksuit", ["!garment:jacket"]],
  ["can't decide between a jumpsuit and a dress", ["!garment:jumpsuit|dress"]],
  ["ripped jeans but not too ripped", ["!garment:jeans", "pattern:ripped"]],
  ["mens office shirt", ["!garment:shirt", "men", "occasion:office"]],
  ["girls 7-8 blue frock", ["!garment:frock", "girls 8", "colour:blue"]],
  ["a beigeish top", ["!garment:top", "colour:beige"]],
  ["swetar in red", ["!garment:sweater", "colour:red"]],
  ["black & gold saree", ["!garment:saree", "colour:black", "colour:gold"]],
  ["hoodie, I know 500 won't get me one, so up to 1000", ["!garment:hoodie", "price:..1000"]],
  ["no nylon gym t-shirt", ["!garment:t-shirt", "occasion:sport", "-material:nylon"]],
] as const)("one thing of several, and its looks alone: %s", (text, constraints) => {
  expect(constraintsOf(text).toSorted()).toEqual([...constraints].toSorted());
});

it("two that are asked for stay two", () => {
  const asked = [
    "need a shirt and trousers",
    "a kurta for me, a frock for my daughter",
    "kurta with a jacket, 4000 together",
  ];
  expect(asked.map((text) => readNeed(text).subQueries.length)).toEqual([2, 2, 2]);
});

it.each([
  ["kurti poori baazu wali", ["!garment:kurti", "sleeve:long"]],
  ["gol gale ka top, ghutne tak", ["!garment:top", "detail:round-neck", "detail:knee-length"]],
  ["dheeli dhali fati hui jeans", ["!garment:jeans", "fit:loose", "pattern:ripped"]],
  ["saree, red chhod ke koi bhi rang", ["!garment:saree", "-colour:red"]],
  ["kurta, na dupatta na belt", ["!garment:kurta", "-garment:dupatta", "-garment:belt"]],
  ["sherwani barah se pandrah hazaar ke beech", ["!garment:sherwani", "price:12000..15000"]],
  ["2000 k andar saree", ["!garment:saree", "price:..2000"]],
  ["beti gyarah saal ki, frock", ["!garment:frock", "girls 11"]],
  ["main ladki hu, ek top", ["!garment:top", "women"]],
  ["office jaata hu, ek shirt", ["!garment:shirt", "men", "occasion:office"]],
  ["laal saree dikhao bhaiya, silk mein", ["!garment:saree", "colour:red", "material:silk"]],
  ["baarish mein scooty pe jaana hai", ["season:monsoon"]],
] as const)("in Hindi: %s", (text, constraints) => {
  expect(constraintsOf(text)).toEqual(constraints);
});

it.each([
  ["blue jeggings, jeans are too stiff", ["!garment:jeggings", "-garment:jeans", "colour:blue"]],
  ["an overcoat, I don't mean a blazer", ["!garment:overcoat", "-garment:blazer"]],
  ["a denim shirt, not a denim jacket", ["!garment:shirt", "-garment:jacket", "material:denim"]],
  ["no black jeans", ["!garment:jeans", "-colour:black"]],
  [
    "three piece - kurta, palazzo and dupatta",
    ["!garment:kurta", "detail:three-piece", "detail:with-palazzo", "detail:with-dupatta"],
  ],
  ["night suit top and pyjama", ["!garment:night-suit", "detail:with-top", "detail:with-pyjama"]],
  ["shorts for around the house only", ["!garment:shorts", "occasion:home"]],
  ["a crop top with pockets and turtle neck", ["!garment:crop-top", "detail:high-neck"]],
  ["a dress with built in bra", ["!garment:dress", "detail:with-bra"]],
] as const)("of other pieces: %s", (text, constraints) => {
  expect(constraintsOf(text)).toEqual(expect.arrayContaining([...constraints]));
});

it("what is said at a kilt's length and to the floor is impossible, and a slip is no daily word", () => {
  expect(readNeed("an anarkali above the knee and floor length").impossible).toEqual([
    "above the knee",
    "floor length",
  ]);
  expect(constraintsOf("kindly show a saree")).toEqual(["!garment:saree"]);
});

it.each([
  ["i have nothing warm", ["season:winter"]],
  ["a zipless jacket", ["!garment:jacket", "-detail:zip"]],
  ["an unlined blazer", ["!garment:blazer", "-detail:lined"]],
  ["a skirt that doesn't go above the knee", ["!garment:skirt", "-detail:above-knee"]],
  ["any shade of blue but navy, a shirt", ["!garment:shirt", "colour:blue", "-colour:navy"]],
  ["a dress, please not without sleeves", ["!garment:dress", "-sleeve:sleeveless"]],
  ["she can't stand the cold, a jacket", ["!garment:jacket", "women", "season:winter"]],
  ["not black, he only owns black, a sweater", ["!garment:sweater", "men", "-colour:black"]],
  ["dupatta ke bina suit", ["!garment:suit", "-garment:dupatta"]],
  [
    "a shirt for my wife's office, white",
    ["!garment:shirt", "women", "occasion:office", "colour:white"],
  ],
  ["only the kurti from the set", ["!garment:kurti", "detail:alone"]],
  ["a salwar alone, cotton", ["!garment:salwar", "detail:alone", "material:cotton"]],
  ["mens kurta only please", ["!garment:kurta", "men", "detail:alone"]],
  ["kurta only in cotton", ["!garment:kurta", "!material:cotton"]],
  ["a pinafore, nothing else in the set", ["!garment:pinafore", "detail:alone"]],
  [
    "a white tuxedo with black bow tie",
    ["!garment:tuxedo", "colour:white", "detail:other:black", "detail:with-tie"],
  ],
  ["a dungaree with the inner bodysuit", ["!garment:dungaree", "detail:with-bodysuit"]],
  [
    "salwar suit under 900 with dupatta",
    ["!garment:kurta-set", "detail:with-salwar", "detail:with-dupatta", "price:..900"],
  ],
  ["date night dress", ["!garment:dress", "occasion:date"]],
  ["anarkali wid dupatta", ["!garment:anarkali", "detail:with-dupatta"]],
  ["ankle leggings", ["!garment:leggings", "detail:long-length"]],
  ["a suit with bow tie", ["!garment:suit", "detail:with-tie"]],
  ["frock for a girl of one and half years", ["!garment:frock", "girls 1.5"]],
  ["my son owns no decent sweater", ["!garment:sweater", "boys"]],
  ["no sweater he is having, my son", ["!garment:sweater", "boys"]],
  ["a shirt that has no collar", ["!garment:shirt", "-detail:collar"]],
  ["not canada, to shimla", ["occasion:outdoor", "season:winter"]],
  ["aside from shirts, for men", ["-garment:shirt", "men"]],
  ["not really looking for a shirt, more a kurta", ["!garment:kurta", "-garment:shirt"]],
  ["to get dressed for office", ["occasion:office"]],
  ["something with palazzos", ["women"]],
  ["something warm over my uniform", ["season:winter"]],
  ["smthng in blue", ["colour:blue"]],
  ["a warm wrap", ["!garment:shawl", "season:winter"]],
  ["a waistcoat, i have pant and shirt already", ["!garment:waistcoat"]],
  ["sirf kurta chahiye, pajama hai ghar pe", ["!garment:kurta", "detail:alone"]],
  ["sirf dupatta chahiye, suit ghar pe pada hai", ["!garment:dupatta"]],
  ["my uncle died and i need a white kurta", ["!garment:kurta", "colour:white"]],
  ["a gown, and my husband shouldn't know", ["!garment:gown"]],
  ["a jacket, not black, she says black is for funerals", ["!garment:jacket", "-colour:black"]],
  ["a shirt with no collar only chinese collar", ["!garment:shirt", "!detail:band-collar"]],
  [
    "kurta palazzo dupatta chahiye",
    ["!garment:kurta", "detail:with-dupatta", "detail:with-palazzo"],
  ],
  ["kurta pajama set but only kurta should come", ["!garment:kurta", "detail:alone"]],
  ["i thought of a full suit but now only the blazer", ["!garment:blazer", "detail:alone"]],
  ["leggings, churidar nahi chahiye", ["!garment:leggings", "-garment:churidar"]],
  [
    "reception sherwani nahi, suit chahiye",
    ["!garment:suit", "-garment:sherwani", "occasion:wedding"],
  ],
  ["hoodie girls ka, hostel", ["!garment:hoodie", "women"]],
  ["my sister just had baby, a gown", ["!garment:gown", "women"]],
  ["grandmother wants a sweater for my daughter", ["!garment:sweater", "girls"]],
  [
    "jeans in a dark wash i don't like faded ones",
    ["!garment:jeans", "detail:dark-wash", "-detail:mid-wash"],
  ],
  ["kurta without sleeves i have plenty of pants", ["!garment:kurta", "sleeve:sleeveless"]],
  [
    "t shirt not polyester half sleeve",
    ["!garment:t-shirt", "-material:polyester", "sleeve:short"],
  ],
  [
    "poora suit nahi chahiye, only waistcoat",
    ["!garment:waistcoat", "-garment:suit", "detail:alone"],
  ],
  ["only dupatta suit nahi chahiye", ["!garment:dupatta", "-garment:suit"]],
  ["do you have only dupattas", ["!garment:dupatta"]],
  ["nehru jacket navy, only jacket", ["!garment:nehru-jacket", "colour:navy"]],
  ["a kurta and pant", ["!garment:kurta", "detail:with-trousers"]],
  ["beti 5 ki ho rahi hai, frock", ["!garment:frock", "girls 5"]],
  ["mera beta 17 ka hai, jeans", ["!garment:jeans", "men"]],
  ["my friend just had a baby boy, a romper", ["!garment:playsuit", "boys 0"]],
  ["a shirt for our boys goa trip", ["!garment:shirt", "men", "occasion:beach", "season:summer"]],
  ["bra size thirty four b", ["!garment:bra", "!size:34B"]],
  ["meri beti ka pehla birthday hai, frock", ["!garment:frock", "girls 1", "occasion:party"]],
  ["eid pe mere shohar ko kurta doon", ["!garment:kurta", "men", "occasion:festive"]],
  ["saree for a kitty party", ["!garment:saree", "women", "occasion:party"]],
  ["my sister had a baby last week, a romper", ["!garment:playsuit", "kids 0"]],
  ["ma ke liye thand ka kuch, subah walk pe jaati hai", ["women", "season:winter"]],
  ["subah walk pe jaane ke liye kuch", ["occasion:sport"]],
  ["swimsuit for women, one piece", ["!garment:swimwear", "women"]],
  ["a pink t- shirt", ["!garment:t-shirt", "colour:pink"]],
  ["a jacket, but not in black, everyone has black", ["!garment:jacket", "-colour:black"]],
  ["trousers. i have enough black ones", ["!garment:trousers", "-colour:black"]],
  ["trousers in other colours than black", ["!garment:trousers", "-colour:black"]],
  [
    "lehenga, i start from five thousand and ten is my limit",
    ["!garment:lehenga", "price:5000..10000"],
  ],
  ["baggy jeans i am 21 waist 30", ["!garment:jeans", "fit:loose", "!size:S"]],
  ["i'm his wife and i need a coat for me", ["!garment:coat", "women"]],
  [
    "the tailor ruined my purple blouse, give me a ready-made blouse in gold",
    ["!garment:blouse", "colour:gold"],
  ],
  ["take out everything over 1500, a kurti", ["!garment:kurti", "price:..1500"]],
  ["i get rashes from polyester, a kurta", ["!garment:kurta", "-material:polyester"]],
  ["something warm for men, hoodie not needed", ["-garment:hoodie", "men", "season:winter"]],
  ["black kurta, i will pair it with my jeans", ["!garment:kurta", "colour:black"]],
  ["i saw this girl in a black dress and want one", ["!garment:dress", "colour:black"]],
  [
    "diwali jaisa kuch nahi, check wali shirt",
    ["!garment:shirt", "-occasion:festive", "pattern:checked"],
  ],
  ["saree, budget around eight to ten thousand", ["!garment:saree", "price:8000..10000"]],
  [
    "my cat destroyed my palazzo suit, another one in rust",
    ["!garment:kurta-set", "colour:rust", "detail:with-palazzo"],
  ],
  ["socks pack of three", ["!garment:socks", "detail:pack-of-3"]],
  ["halka hara kurta", ["!garment:kurta", "colour:mint"]],
  ["bete ka 5 saal chal raha hai, shirt", ["!garment:shirt", "boys 5"]],
  ["red-free sarees", ["!garment:saree", "-colour:red"]],
  ["a shirt for my teenage brother", ["!garment:shirt", "boys 14"]],
] as const)("lacking, refused or worn with it: %s", (text, constraints) => {
  expect(constraintsOf(text).toSorted()).toEqual([...constraints].toSorted());
});
