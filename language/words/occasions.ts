/** Seasons, weather and occasions with implications: Manali is cold, an interview formal. */
import { type Term, terms } from "./term.ts";

export const seasonTerms = terms(
  "season",
  `
winter: winters, wintry, cold, cold weather, warm, warmer, warmest, warmth, cosy warm, chilly, snow, snowy, snowfall, freezing, frost, sardi, sardiyon, thand, thanda, thandi, garam, december, january, cold days, cold nights, cold morning, keep warm, keep him warm, keep her warm, keep me warm, sub zero, hill station
summer: summers, hot weather, hot day, hot days, heat, garmi, garmiyon, sunny, summery, april, may heat, keep cool, hot and humid, humid, hot climate, warm weather, hot
monsoon: monsoons, pouring, rain, rainy, rains, rainy season, barish, baarish, barsaat, wet weather, drizzle, july rain, raining
spring: springtime, basant
autumn: fall season, patjhad, sharad
all-season: all season, year round, all year, all year round, every season, all weather, round the year
`,
);

export const occasionTerms = terms(
  "occasion",
  `
wedding: byah, byaah, weddings, getting engaged, got engaged, getting married, gets married, got married, shaadi, shadi, marriage, sangeet, reception, engagement, bridal, bridesmaid, groom, bride, mehendi, mehndi, haldi ceremony, haldi function, haldi mehndi, haldi mehendi, for haldi, for the haldi, nikah, wedding function, cocktail night, sagai, vivah, baraat, barat, roka, tilak, tilak ceremony, vidaai, vidai, phere, mayra, wedding guest, shaadi function, haldi, sangeet night, sangeet function, mehendi function, mehndi function, ring ceremony, pre wedding, pre wedding shoot, nikaah, walima, wedding reception, wedding party, shaadi ka function, marriage function, marriage party, marriage reception, nikkah, church wedding, court marriage, wedding ceremony, mehendi night, mehndi night, haldi rasam, pellikuthuru, muhurtham, muhurat, bidaai, lagan, varmala, jaimala, wedding anniversary, wedding day, baraati, ladkewale, ladki wale, civil wedding, registry wedding, walima reception, valima, dholki, mayun, engagement party, engagement ceremony, engagement function, cocktail sangeet, wedding season, wedding breakfast, matrimony
festive: festival, festivals, diwali, eid, navratri, durga puja, pooja, puja, holi, raksha bandhan, rakhi, onam, pongal, ganesh chaturthi, dussehra, christmas, festivity, tyohar, celebration, function, family function, lohri, karva chauth, karwa chauth, teej, bhai dooj, ugadi, sankranti, makar sankranti, vishu, bihu, gudi padwa, janmashtami, shivratri, mahashivratri, chhath, chhath puja, saraswati puja, basant panchami, vasant panchami, ganpati, ganesh puja, dandiya, dandiya night, garba night, garba nights, satyanarayan puja, havan, kirtan, mandir, gurudwara, republic day, independence day, lakshmi puja, dhanteras, bakrid, ramzan, ramadan, easter, garba, baisakhi, housewarming, house warming, griha pravesh, naming ceremony, baby shower, godh bharai, thread ceremony, mundan, annaprashan, get together, family gathering, temple, ethnic day, traditional, ethnic, mata ki chowki, jagran, jagrata, satsang, aarti, ganesh utsav, visarjan, durga pujo, ashtami, navami, pandal, pandal hopping, pohela boishakh, boishakh, karwachauth, hariyali teej, gangaur, gudhi padwa, ganeshotsav, deepavali, deepawali, kali puja, bhaiya dooj, bhau beej, eid party, iftar, iftaar, muharram, milad, guru purab, gurpurab, gurupurab, xmas, christmas day, christmas lunch, thanksgiving, christening, baptism, first communion, holy communion, bar mitzvah, rice ceremony, naamkaran, namkaran, namakaranam, seemantham, valaikappu, upanayan, upanayanam, janeu, half saree function, half saree ceremony, puberty function, ritu kala, cradle ceremony, ear piercing ceremony, vratham, vrat, varalakshmi, tulsi vivah, ayudha puja, saraswati pooja, onam sadhya, vishu kani, temple visit, temple function, temple festival, pilgrimage, tirth yatra, bhajan, kirtan night, prayer meet, havan puja, gruh pravesh, gruhapravesam, bhoomi puja, family puja, religious function, religious, shagun, traditional function, traditional day, ethnic wear day, saree day, family get together, eid lunch, eid namaz, friday prayer, jumma
party: dj night, dj party, college fest, fest night, college night, parties, birthday, birthday party, cut cake, cut the cake, cut a cake, cutting cake, cutting the cake, cake cutting, cuts the cake, night out, clubbing, club, evening out, cocktail, new year eve, new year party, farewell, prom, disco, anniversary, freshers party, fresher party, kitty party, annual day, annual function, school annual day, school party, dance, dancing, dance in, bachelor party, bachelorette party, hen party, hen do, hens night, stag do, retirement party, house party, pool side party, office party, office annual party, christmas party, halloween party, new year, new years eve, new year's eve, new years, nye, garden party, tea party, high tea, dinner party, cocktail party, gala, gala dinner, award function, award night, awards night, award ceremony, red carpet, ball, prom night, homecoming, school dance, freshers, freshers day, farewell party, farewell function, farewell day, send off, reunion, alumni meet, get together party, birthday bash, first birthday, 1st birthday, sweet sixteen, 18th birthday, 21st, night party, late night party, club night, nightclub, night club, discotheque, pub, pub night, bar, girls night out, ladies night, karaoke, karaoke night, concert, gig, music festival, edm, theme party, photoshoot, photo shoot, photo session, fashion show, talent show, dj night, anniversary party, anniversary dinner, partywear, party wear, races, casino night, musical evening, opera, theatre night, baby's first birthday, b day, bday, bday party, janamdin, janmdin
!black-tie: black tie, black tie event, black tie dinner, black tie party, black tie night, black tie gala, white tie, award night, awards night, award ceremony, gala, gala dinner, gala night, red carpet
office: more formal, smarter, work, office wear, workwear, formal, formals, formal wear, business, business casual, meeting, meetings, interview, corporate, professional, job interview, presentation, conference, daftar, workplace, smart formal, formal look, office going, office party wear, boardroom, board meeting, client meeting, client visit, zoom call, video call, internship, first day at work, first day of work, new job, desk job, bank job, teaching, teaching job, seminar, viva, viva voce, thesis defence, convocation day, graduation, graduation day, convocation, campus placement, placement, placements, campus interview, job fair, formal event, formal occasion, formal dinner, court, official, official event, semi formal, semi formals, smart casual office, office use, officewear, daily office, school teacher, sales job, front desk, receptionist job, audit, ppt, naukri, kaam
casual: less formal, less dressy, not so formal, not too formal, less fancy, more casual, everyday, daily, daily wear, day to day, casual wear, casuals, roz, regular wear, college, hanging out, hangout, weekend, weekends, outing, movie, brunch, coffee date, errands, everyday wear, daily use, shopping trip, college wear, university, campus, smart casual, everyday use, rough use, chilling, chill, hang out, lunch with friends, movie night, movie date, sunday, sundays, strolling, sabzi mandi, grocery run, park walk, picnic, barbecue, bbq, brunch date, coffee, cafe, tuition, coaching, coaching class, college day, first day of college, uni, road side, evening walk, errand, mall, mall trip, day out, day outing, dog walking, regular use, daily basis, all day wear, running errands, casual outing, casual friday, casual fridays, rozana, rozmarra, roz ka
sport: sports, sporty, gym, workout, work out, running, jogging, exercise, exercising, training, yoga, cricket, football, badminton, athletic, activewear, active wear, cycling, sportswear, gym wear, morning run, morning walk, subah walk, subah ki walk, subah ki sair, subah sair, sair pe, sair par, sair ke liye, walk pe, walk par, walk ke liye, walks, zumba, pilates, crossfit, aerobics, spin class, marathon, half marathon, 10k run, 5k run, tennis, table tennis, golf, golfing, squash, hockey, basketball, volleyball, kabaddi, skating, skateboarding, martial arts, boxing, swimming laps, weight training, lifting, weightlifting, stretching, meditation, dance practice, dance rehearsal, dance classes, sports day, pt class, physical training, pe class, kho kho, athletics, sprint, sprinting, run, runs, training session, rowing, climbing gym, morning jog, jog, jogs, walking, power walk, brisk walk, playing cricket, playing football, fitness, exercises, kasrat, warm up, warming up
travel: travelling, traveling, trip, trips, journey, holiday, holidays, vacation, flight, train journey, road trip, airport, tour, honeymoon, babymoon, cruise, backpacking, long flight, long drive, long drives, bike trip, bike ride, train, bus journey, overnight journey, overnight bus, international trip, europe trip, foreign trip, vacay, getaway, weekend getaway, staycation, sightseeing, family trip, world tour, safar, ghumne, yatra, char dham, char dham yatra, vaishno devi
outdoor: trek, trekking, hike, hiking, camping, bonfire, outdoors, adventure, mountain, mountains, hills, trekking trip, trek trip, mountaineering, climbing, rock climbing, safari, jungle safari, wildlife safari, forest trip, rafting, river rafting, campfire, camp, scout camp, nature walk, hill trek, base camp, fishing, birdwatching, hike trip, kedarkantha, hampta, triund, roopkund, spiti, ebc
!beach: beachwear, swimming, swim, in the water, in water, into the water, seaside, pool, poolside, beach holiday, beach trip, beach vacation, sea side, beachside, snorkelling, water park, waterpark, pool party, pool day, swimming pool, island holiday, bali, phuket, thailand, mauritius, seashore, sea beach, surf, surfing, yacht, yacht party, boat party, pondicherry, varkala, gokarna, alibaug, lakshadweep, puri beach, krabi, beach day, beach vacay, beach shoot
home: lounge, loungewear, sleep, sleeping, bed, bedtime, lazy sunday, at home, ghar, house, work from home, wfh, lazing, relaxing at home, homewear, lounging, sofa, sleepover, slumber party, night wear purpose, pyjama party, pajama party, sleep time, night time, sone ke liye, raat ko, resting, relaxing, relax, home wear, household work, housework, cooking, gharelu, ghar par, ghar pe, around the house, lazing around, movie marathon, netflix, chores, couch, hospital stay, hospital, after delivery, post delivery, bed rest, staying in, stay at home, pjs day
school: school function, classroom, playschool, school wear, school day, nursery, school annual function, preschool, kindergarten, first day of school, playgroup, play school, school assembly, school picnic, school trip, exam hall, school uniform, school uniforms, uniform for school, school uniform set, school dress code
date: date night, dinner date, romantic, dinner, valentine, first date, blind date, candle light dinner, candlelight dinner, dinner with boyfriend, dinner with husband, valentine's day, valentines day, valentines, romantic dinner, anniversary date, date night out, dinner out, fancy dinner, proposal, roka date, meeting his parents, meeting her parents, tinder date
play: playing, playground, playtime, park, play time, sandpit, playdate, play date, play area, crawling, kids gym
mourning: funeral, funerals, memorial service, condolence, condolence meeting, chautha, tehravi, teravi, last rites, shradh, shraddh, prayer meeting, wake, shok sabha, antim sanskar, burial
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

/** A "half shirt" has half sleeves. */
export const namedByLook: readonly Term[] = (
  [
    ["shirt", "sleeve", "short", "half shirt, half shirts, half formal shirt"],
    ["t-shirt", "sleeve", "short", "half t shirt, half tshirt, half tee"],
    ["shirt", "sleeve", "long", "full shirt, full formal shirt"],
    ["t-shirt", "sleeve", "long", "full t shirt, full tshirt, full tee"],
    ["kurta", "detail", "long-length", "long kurta, full kurta"],
    ["jeans", "fit", "loose", "mom jeans, boyfriend jeans, dad jeans"],
    ["dress", "fit", "wrap", "wrap dress, wrap around dress"],
    ["dress", "occasion", "date", "date night dress, date night dresses, movie night dress"],
    ["jacket", "material", "denim", "jean jacket, jeans jacket"],
    ["shirt", "pattern", "leaf-print", "hawaiian shirt"],
    ["shirt", "detail", "band-collar", "grandad shirt, granddad shirt"],
    ["shirt", "pattern", "checked", "lumberjack shirt"],
  ] as const
).map(([value, field, look, phrases]) => ({
  field: "garment",
  value,
  phrases: phrases.split(", "),
  implies: [{ field, value: look }],
}));

/** Two meanings at once. */
export const impliedTerms: readonly Term[] = [
  implied(
    "occasion",
    "outdoor",
    [["season", "winter"]],
    "manali, shimla, kashmir, ladakh, leh, gulmarg, himachal, himalaya, himalayas, darjeeling, ski, skiing, snow trek, winter trek, kodaikanal, kodai, ooty, munnar, coorg, yercaud, mount abu, gangtok, shillong, dharamshala, mcleodganj, kasol, auli, rohtang, dalhousie, kufri, tawang, lachung, pahalgam, sonamarg, mussoorie, nainital, sikkim",
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

/** What suits one suits the other. */
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

export function nearOccasions(occasion: string): readonly string[] {
  return near.get(occasion) ?? [];
}
