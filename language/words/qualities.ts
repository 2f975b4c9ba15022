/**
 * Properties that shoppers ask for, and descriptions' words for them. Parts are asked by name
 * ("what neck does it have"), the rest are qualities ("will it scratch him"). A star matches any
 * beginning or ending.
 */

/** A part, its words in questions, and in descriptions. */
const parts = `
pockets | pocket*, jeb, put my hands, hands somewhere, hands in, somewhere to keep, anywhere to keep, place to keep, place for, room for, to keep my, to keep a, to put my, in front to keep | pocket*
stitching | stitch*, seam*, thread*, sewn, sewing | stitch*, quilted, piped
a zip or buttons | zip*, fasten*, button*, hook*, clasp*, does it close, how does it close, open in front, opens in front, open at the front, opens at the front, open down the front, chain, close with, closes with, shut, shuts, tie it, ties, string, strings, nada, naada, velcro | zip*, button*, placket, clips, toggle*, hook*, drawstring, tied, open front, elastic waist, elastic
a lining | lining, lined, see through, see-through, transparent, sheer, inside | lining, lined, inside, sheer
sleeves | sleeve*, cuff*, arm, arms, baazu, aasteen | cuff*, sleeve*
the neck or collar | collar*, neck*, neckline, gala | collar*, neck*, v-neck
a border | border*, edge*, trim*, kinari | border*, edge*, piped
a pattern | pattern*, print*, flower*, floral, design*, motif*, stripe*, striped, band, bands, base, checks, embroider* | print*, *-printed, paisley*, bands, mango*, flower*, stripe*, check*, buti, butis, woven, embroider*, ikat, cables, badge, felt
the waist | waist*, waistband, kamar | waist*
tiers | tier*, layer, layers | tier*, layer*
a hood | hood, hooded | hood, hoodie
the filling | filling, filled, fill, stuffed, stuffing, padding, padded | filled, padded, quilted, down
`;

const qualities = `
itch*, scratch*, prickl*, prick*, rough, rash*, irritat*, poke*, chubh*, chubta, chubega | itch, scratchy
itch*, scratch*, prickl*, prick*, rough, skin, soft*, comfort*, comfy, rash*, irritat*, allerg*, sensitive, delicate, tender, gentle, bite, bites, poke*, chubh*, chubta, chubega, cosy, cozy | itch, scratchy, soft*, comfort*, kind, brushed, cosy
long, length, lengthy, short, reach*, come to, come till, come down, come up to, comes to, comes till, knee*, ankle*, hip, hips, thigh*, calf, calves, shin*, floor, cover*, tall, lamba, lambai | *-length, long, knee, ankle*, hip, floor*, above, below
heavy, heavier, heaviness, weight, weigh*, light, lightweight, thick*, thin, bulky, bulk, flimsy, carry, lug, bhari, halka, mota, patla | weight*, heavy, light, thick, sturdy, crisp, fine
stretch*, stiff*, elastic*, give, tight, bend, move*, squat, hard, harden* | elastic, stretch*, drawstring, soften*, softer, crisp
mountain*, hill*, trek*, snow*, cold, freez*, chill*, frost*, winter*, warm*, december, january, ladakh, leh, manali, shimla, mussoorie, kashmir, himalaya*, darjeeling, delhi, jacket weather, thand, sardi, shiver* | hill, cold, warm*, winter*, cosy, january, januaries, october
hot, humid*, heat, sweat*, sticky, weather, summer*, airy, air, breath*, breez*, stuffy, cool*, may, june, chennai, mumbai, kolkata, goa, kochi, kerala, garmi, pasina, ventilat*, suffocat* | humid, cool, air, summer*, breath*, may, warm evenings
office, work*, workplace, desk, formal*, job, interview*, meeting*, client*, daftar | work, office*, interviews
college, school*, campus, class, classes, uni, university, exam* | college, school*
wedding*, marriage*, shaadi, shadi, function*, sangeet*, mehndi, mehendi, festiv*, diwali, eid, puja*, pooja, temple, mandir, navratri, garba, reception*, ceremony, occasion*, party, parties, birthday*, dance*, event* | wedding*, diwali, sangeet*, festiv*, party, parties, puja*, dance*, fairs, birthdays, brunch, weekend, friday
holiday*, travel*, trip*, beach*, vacation*, journey*, tour | holiday*, travel*, beach*, trips
fit, fits, fitting, loose, tight, baggy, slim, cut, shape, figure, hang*, roomy, room, flatter*, cling*, bulge, belly, tummy, dheela | fit, fits, fitted, loose, slim, straight, relaxed, easy, regular, boxy, roomy, cut, wide*, waist, tiers
fade*, fading, bleed*, run, colour go, colour run, colour come, jayega, jaayega, nikle*, nikalta, chhut*, utar*, fast colour, lose* | fade*, wash*
shrink*, wash*, machine, iron*, crease*, creasing, crush*, crumple*, wrinkl*, dry clean*, care, laundry, dhona, dho, dhul*, clean* | wash*, machine, shrink*, iron*, crisp, dry clean*
flow*, swing*, twirl*, move*, drape*, float*, floaty | move*, swing*, twirl*, circle, opens, tiers, drape*
shin*, sparkl*, glitter*, bling, gold, golden, zari | gold, shimmer*, silk, sequin*
gift*, present, mother*, granny, nan, gran, grandmother*, mom, mum, nani, dadi, maa | gift, mothers, grandmothers
year*, age*, old, kid*, child*, grow*, baby, toddler*, boy*, girl*, son, daughter | years
casual, everyday, every day, daily, rough use, home, weekend* | weekend, anywhere, all year, everything, easy, every day
durab*, last, lasts, strong, sturdy, tear*, tough | sturdy, hard to wear out, hard
`;

/** What it is worn with. */
const pairs = `
under, below, beneath, underneath, over a, over an, over my, over his, over her, over the, t-shirt*, tshirt*, tee, tees, vest, inside it, with, match*, pair*, combine*, team it, style*, wear over, layer*, goes, go on top, neeche, saath | pair it, wear it with, goes with, goes over, over a, with jeans, with a short, every shirt, churidar, palazzo*, throw it, underneath, layering, *layer*
`;

const list = (text = "") => text.split(",").map((word) => word.trim());
const escaped = (word: string) => word.replace(/\*/g, "[\\p{L}-]*");
const form = (text: string | undefined) =>
  new RegExp(`(?<![\\p{L}-])(?:${list(text).map(escaped).join("|")})(?![\\p{L}-])`, "iu");
const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split("|"));

/** A question and its answers, the plainest word first. */
interface Quality {
  readonly part?: string;
  readonly pairs?: true;
  readonly asked: RegExp;
  readonly stated: RegExp;
  readonly words: () => readonly RegExp[];
}

function wordsOf(text: string | undefined): Quality["words"] {
  let made: readonly RegExp[] | undefined;
  return () => {
    made ??= list(text).map((word) => form(word));
    return made;
  };
}

export const askable: readonly Quality[] = [
  ...rows(parts).map(([name = "", asked, stated]) => ({
    part: name.trim(),
    asked: form(asked),
    stated: form(stated),
    words: wordsOf(stated),
  })),
  ...rows(qualities).map(([asked, stated]) => ({
    asked: form(asked),
    stated: form(stated),
    words: wordsOf(stated),
  })),
  ...rows(pairs).map(([asked, stated]) => ({
    pairs: true as const,
    asked: form(asked),
    stated: form(stated),
    words: wordsOf(stated),
  })),
];
