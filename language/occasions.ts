/** Seasons, weather and occasions, with what each implies: a trip to Manali is cold, an interview is formal. */
import { type Term, terms } from "./term.ts";

export const seasonTerms = terms(
  "season",
  `
winter: winters, wintry, cold, cold weather, warm, warmer, warmth, cosy warm, chilly, snow, snowy, snowfall, freezing, frost, sardi, sardiyon, thand, thanda, thandi, garam, december, january, cold days, cold nights, cold morning, keep warm, keep him warm, keep her warm, keep me warm, sub zero, hill station
summer: summers, hot weather, hot day, hot days, heat, garmi, garmiyon, sunny, summery, april, may heat, keep cool, hot and humid, humid, hot climate, warm weather, hot
monsoon: monsoons, rain, rainy, rains, rainy season, barish, baarish, barsaat, wet weather, drizzle, july rain, raining
spring: springtime, basant
autumn: fall season, patjhad, sharad
all-season: all season, year round, all year, all year round, every season, all weather, round the year
`,
);

export const occasionTerms = terms(
  "occasion",
  `
wedding: weddings, shaadi, shadi, marriage, sangeet, reception, engagement, bridal, bridesmaid, groom, bride, mehendi, mehndi, haldi ceremony, haldi function, haldi mehndi, haldi mehendi, for haldi, for the haldi, nikah, wedding function, cocktail night, sagai, vivah, baraat, barat, roka, tilak, tilak ceremony, vidaai, vidai, phere, mayra, wedding guest, shaadi function, haldi, sangeet night, sangeet function, mehendi function, mehndi function, ring ceremony, pre wedding, pre wedding shoot, nikaah, walima
festive: festival, festivals, diwali, eid, navratri, durga puja, pooja, puja, holi, raksha bandhan, rakhi, onam, pongal, ganesh chaturthi, dussehra, christmas, festivity, tyohar, celebration, function, family function, lohri, karva chauth, karwa chauth, teej, bhai dooj, ugadi, sankranti, makar sankranti, vishu, bihu, gudi padwa, janmashtami, shivratri, mahashivratri, chhath, chhath puja, saraswati puja, ganpati, ganesh puja, dandiya, dandiya night, garba night, garba nights, satyanarayan puja, havan, kirtan, mandir, gurudwara, republic day, independence day, lakshmi puja, dhanteras, bakrid, ramzan, ramadan, easter, garba, baisakhi, housewarming, house warming, griha pravesh, naming ceremony, baby shower, godh bharai, thread ceremony, mundan, annaprashan, get together, family gathering, temple, ethnic day, traditional, ethnic
party: parties, birthday, birthday party, night out, clubbing, club, evening out, cocktail, new year eve, new year party, farewell, prom, disco, anniversary, freshers party, fresher party, kitty party, annual day, annual function, school annual day, school party, dance, dancing, dance in
office: work, office wear, workwear, formal, formals, formal wear, business, business casual, meeting, meetings, interview, corporate, professional, job interview, presentation, conference, daftar, workplace, smart formal, formal look, office going
casual: everyday, daily, daily wear, day to day, casual wear, casuals, roz, regular wear, college, hanging out, hangout, weekend, weekends, outing, movie, brunch, coffee date, errands, everyday wear, daily use, shopping trip, college wear, university, campus
sport: sports, sporty, gym, workout, work out, running, jogging, exercise, exercising, training, yoga, cricket, football, badminton, athletic, activewear, active wear, cycling, sportswear, gym wear, morning run, morning walk, walks, dance class
travel: travelling, traveling, trip, trips, journey, holiday, holidays, vacation, flight, train journey, road trip, airport, tour
outdoor: trek, trekking, hike, hiking, camping, bonfire, outdoors, adventure, mountain, mountains, hills
!beach: beachwear, swimming, swim, seaside, pool, poolside, beach holiday, beach trip, beach vacation
home: lounge, loungewear, sleep, sleeping, bed, bedtime, lazy sunday, at home, ghar, house, work from home, wfh, lazing, relaxing at home, homewear, lounging, sofa
school: school function, classroom, playschool, school wear, school day, nursery
date: date night, dinner date, romantic, dinner, valentine
play: playing, playground, playtime, park
`,
);

const implied = (
  field: "season" | "occasion",
  value: string,
  implies: readonly (readonly ["season" | "occasion", string])[],
  phrases: string,
): Term => ({
  field,
  value,
  phrases: phrases.split(",").map((phrase) => phrase.trim()),
  implies: implies.map(([impliedField, impliedValue]) => ({
    field: impliedField,
    value: impliedValue,
  })),
});

/** Garments whose name tells of their look: a "half shirt" has half sleeves. */
export const namedByLook: readonly Term[] = (
  [
    ["shirt", "sleeve", "short", "half shirt, half shirts, half formal shirt"],
    ["t-shirt", "sleeve", "short", "half t shirt, half tshirt, half tee"],
    ["shirt", "sleeve", "long", "full shirt, full formal shirt"],
    ["t-shirt", "sleeve", "long", "full t shirt, full tshirt, full tee"],
    ["kurta", "detail", "long-length", "long kurta, full kurta"],
    ["jeans", "fit", "loose", "mom jeans, boyfriend jeans, dad jeans"],
    ["dress", "fit", "wrap", "wrap dress"],
  ] as const
).map(([value, field, look, phrases]) => ({
  field: "garment",
  value,
  phrases: phrases.split(", "),
  implies: [{ field, value: look }],
}));

/** Words that stand for two things at once. */
export const impliedTerms: readonly Term[] = [
  implied(
    "occasion",
    "outdoor",
    [["season", "winter"]],
    "manali, shimla, kashmir, ladakh, leh, gulmarg, himachal, himalaya, himalayas, darjeeling, ski, skiing, snow trek, winter trek, mussoorie, nainital, sikkim",
  ),
  implied(
    "occasion",
    "travel",
    [["season", "winter"]],
    "ski trip, manali trip, shimla trip, kashmir trip, ladakh trip, london trip, canada trip",
  ),
  implied(
    "occasion",
    "beach",
    [["season", "summer"]],
    "goa, goa trip, beach, maldives, kovalam, andaman, beach party",
  ),
  implied("occasion", "wedding", [["season", "winter"]], "winter wedding, december wedding"),
  implied("occasion", "wedding", [["season", "summer"]], "summer wedding, beach wedding"),
];

/** How near two occasions are: what suits the one nearly suits the other. */
const near: ReadonlyMap<string, readonly string[]> = new Map([
  ["wedding", ["festive"]],
  ["festive", ["wedding"]],
  ["party", ["date", "festive"]],
  ["date", ["party"]],
  ["travel", ["casual", "outdoor"]],
  ["outdoor", ["travel", "sport"]],
  ["beach", ["travel"]],
  ["school", ["casual", "play"]],
  ["play", ["casual", "school"]],
  ["home", ["casual"]],
]);

/** The occasions whose clothes nearly suit this one. */
export function nearOccasions(occasion: string): readonly string[] {
  return near.get(occasion) ?? [];
}
