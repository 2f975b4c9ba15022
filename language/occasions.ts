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
wedding: weddings, shaadi, shadi, marriage, sangeet, reception, engagement, bridal, bridesmaid, groom, bride, mehendi, mehndi, haldi ceremony, haldi function, haldi mehndi, haldi mehendi, for haldi, for the haldi, nikah, wedding function, cocktail night, sagai, vivah, baraat, barat
festive: festival, festivals, diwali, eid, navratri, durga puja, pooja, puja, holi, raksha bandhan, rakhi, onam, pongal, ganesh chaturthi, dussehra, christmas, festivity, tyohar, celebration, function, family function, lohri, karva chauth, garba, baisakhi, housewarming, house warming, griha pravesh, naming ceremony, baby shower, godh bharai, thread ceremony, mundan, annaprashan, get together, family gathering, temple, ethnic day, traditional, ethnic
party: parties, birthday, birthday party, night out, clubbing, club, evening out, cocktail, new year eve, new year party, farewell, prom, disco, anniversary, dance, dancing, dance in
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
