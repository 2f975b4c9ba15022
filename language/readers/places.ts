/** Countries, Indian states and territories, and cities. */
import { isCommonWord } from "../words/common-words.ts";

// biome-ignore format: lists of words read best in running lines.
const short = names(`andhra pradesh=ap, chhattisgarh=cg, gujarat=gj, himachal pradesh=hp, jammu and kashmir=jk j&k, maharashtra=mh, madhya pradesh=mp, rajasthan=rj, telangana=tg, tamil nadu=tn, uttar pradesh=up, west bengal=wb, bengaluru=blr blore b'lore banglore, chennai=chn, coimbatore=cbe, gurugram=ggn, hyderabad=hyd, ahmedabad=amd, kolkata=kol, lucknow=lko, thiruvananthapuram=tvm`);
// biome-ignore format: lists of words read best in running lines.
const olderNames = names(`bengaluru=bangalore, mumbai=bombay, chennai=madras, kolkata=calcutta, mysuru=mysore, mangaluru=mangalore, kochi=cochin, kozhikode=calicut, thiruvananthapuram=trivandrum, puducherry=pondicherry, gurugram=gurgaon, prayagraj=allahabad, varanasi=banaras, vadodara=baroda, pune=poona, visakhapatnam=vizag, tiruchirappalli=trichy, odisha=orissa`);

// biome-ignore format: lists of words read best in running lines.
export const known = {
  country: places(`india, bharat, hindustan, afghanistan, albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium, belize, benin, bhutan, bolivia, bosnia and herzegovina, bosnia, botswana, brazil, brunei, bulgaria, burkina faso, burundi, cambodia, cameroon, canada, cape verde, central african republic, chad, chile, china, colombia, comoros, congo, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark, djibouti, dominica, dominican republic, ecuador, egypt, el salvador, eritrea, estonia, eswatini, ethiopia, fiji, finland, france, gabon, gambia, georgia, germany, ghana, greece, grenada, guatemala, guinea, guyana, haiti, holland, honduras, hong kong, hungary, iceland, indonesia, iran, iraq, ireland, israel, italy, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, kiribati, kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, lesotho, liberia, libya, liechtenstein, lithuania, luxembourg, macau, madagascar, malawi, malaysia, maldives, mali, malta, mauritania, mauritius, mexico, micronesia, moldova, monaco, mongolia, montenegro, morocco, mozambique, myanmar, burma, namibia, nauru, nepal, netherlands, the netherlands, new zealand, nicaragua, niger, nigeria, north korea, north macedonia, norway, oman, pakistan, palau, palestine, panama, papua new guinea, paraguay, peru, philippines, the philippines, poland, portugal, qatar, romania, russia, rwanda, saint lucia, samoa, saudi arabia, saudi, senegal, serbia, seychelles, sierra leone, singapore, slovakia, slovenia, solomon islands, somalia, south africa, south korea, korea, south sudan, spain, sri lanka, sudan, suriname, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, togo, tonga, trinidad and tobago, tunisia, turkey, turkmenistan, tuvalu, uganda, ukraine, united arab emirates, uae, u a e, united kingdom, uk, u k, england, scotland, wales, northern ireland, great britain, britain, united states, united states of america, usa, u s a, u s, america, the usa, the uk, uruguay, uzbekistan, vanuatu, venezuela, vietnam, yemen, zambia, zimbabwe`),
  state: places("up, ap, tn, hp, wb, mh, rj, gj, jk, cg, tg, andhra pradesh, andhra, arunachal pradesh, assam, bihar, chhattisgarh, chattisgarh, goa, gujarat, haryana, himachal pradesh, himachal, jharkhand, karnataka, kerala, madhya pradesh, mp, m p, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, telengana, tripura, uttar pradesh, u p, uttarakhand, uttaranchal, west bengal, andaman and nicobar, andaman and nicobar islands, chandigarh, dadra and nagar haveli, daman and diu, delhi, jammu and kashmir, jammu kashmir, j and k, j&k, ladakh, lakshadweep, puducherry, pondicherry"),
  city: places("blr, blore, b'lore, banglore, chn, cbe, ggn, hyd, amd, lko, tvm, agra, ahmedabad, ahmadabad, ajmer, aligarh, allahabad, prayagraj, amritsar, aurangabad, bangalore, bengaluru, bareilly, belgaum, belagavi, bhopal, bhubaneswar, bhubaneshwar, bikaner, bombay, calcutta, kolkata, calicut, kozhikode, chandigarh, chennai, madras, coimbatore, cuttack, darjeeling, dehradun, new delhi, delhi, dhanbad, faridabad, gandhinagar, ghaziabad, goa, gorakhpur, guntur, gurgaon, gurugram, guwahati, gwalior, haridwar, hubli, hubballi, hyderabad, imphal, indore, jabalpur, jaipur, jalandhar, jammu, jamnagar, jamshedpur, jhansi, jodhpur, kanpur, kochi, cochin, kolhapur, kota, leh, lucknow, ludhiana, madurai, mangalore, mangaluru, margao, meerut, mohali, moradabad, mumbai, mysore, mysuru, nagpur, nashik, navi mumbai, noida, greater noida, panaji, panipat, patiala, patna, puducherry, pondicherry, pune, poona, raipur, rajkot, ranchi, rishikesh, salem, secunderabad, shillong, shimla, siliguri, solapur, srinagar, surat, thane, thiruvananthapuram, trivandrum, thrissur, tiruchirappalli, trichy, tirupati, udaipur, ujjain, vadodara, baroda, varanasi, banaras, vellore, vijayawada, visakhapatnam, vizag, warangal, ooty, udhagamandalam, kodaikanal, panjim, mapusa, vasco da gama, tirunelveli, erode, tiruppur, tirupur, thanjavur, tanjore, nagercoil, kanyakumari, hosur, karur, dindigul, kumbakonam, cuddalore, kanchipuram, kancheepuram, tuticorin, thoothukudi, kollam, quilon, kottayam, alappuzha, alleppey, palakkad, palghat, kannur, cannanore, malappuram, kasaragod, munnar, ernakulam, davangere, davanagere, bellary, ballari, shimoga, shivamogga, tumkur, tumakuru, udupi, manipal, mandya, bidar, gulbarga, kalaburagi, bijapur, vijayapura, hospet, chikmagalur, chikkamagaluru, madikeri, dharwad, nellore, kurnool, kadapa, rajahmundry, kakinada, anantapur, eluru, ongole, karimnagar, nizamabad, khammam, nanded, latur, amravati, akola, jalgaon, sangli, satara, ahmednagar, ratnagiri, panvel, vasai, virar, dombivli, bhiwandi, ulhasnagar, ambernath, pimpri, pimpri chinchwad, lonavala, mahabaleshwar, bhavnagar, junagadh, bharuch, ankleshwar, vapi, navsari, nadiad, mehsana, gandhidham, bhuj, porbandar, dwarka, bhilwara, alwar, bharatpur, sikar, chittorgarh, mount abu, jaisalmer, pushkar, ambala, karnal, rohtak, hisar, sonipat, rewari, kurukshetra, panchkula, bathinda, pathankot, hoshiarpur, phagwara, kapurthala, solan, dharamshala, dharamsala, manali, kullu, kasauli, mussoorie, haldwani, nainital, roorkee, rudrapur, mathura, vrindavan, ayodhya, faizabad, saharanpur, muzaffarnagar, firozabad, etawah, rae bareli, raebareli, sultanpur, bilaspur, bhilai, durg, korba, jagdalpur, satna, rewa, ratlam, dewas, khandwa, chhindwara, muzaffarpur, bhagalpur, darbhanga, purnia, gaya, hazaribagh, bokaro, deoghar, durgapur, asansol, howrah, kharagpur, haldia, malda, kalimpong, gangtok, rourkela, sambalpur, berhampur, balasore, jorhat, dibrugarh, silchar, tezpur, nagaon, tinsukia, itanagar, kohima, dimapur, aizawl, agartala, port blair, silvassa, kavaratti, kargil, anantnag, baramulla, kathmandu, pokhara, colombo, kandy, dhaka, chittagong, thimphu, karachi, lahore, islamabad, london, manchester, birmingham, new york, new york city, los angeles, chicago, san francisco, boston, seattle, toronto, vancouver, melbourne, dubai, abu dhabi, sharjah, doha, muscat, kuala lumpur, berlin, munich, amsterdam, tokyo, paris, lyon, madrid, barcelona, lisbon, rome, milan, vienna, zurich, geneva, brussels, dublin, edinburgh, glasgow, leeds, liverpool, bristol, leicester, sheffield, cardiff, nottingham, stockholm, oslo, copenhagen, helsinki, warsaw, prague, budapest, athens, istanbul, moscow, cairo, nairobi, lagos, abuja, accra, johannesburg, cape town, durban, kampala, addis ababa, riyadh, jeddah, kuwait city, manama, singapore, hong kong, bangkok, jakarta, manila, hanoi, seoul, beijing, shanghai, taipei, osaka, sydney, perth, brisbane, adelaide, canberra, auckland, wellington, houston, dallas, atlanta, philadelphia, washington, denver, miami, san jose, montreal, calgary, ottawa, edmonton, mexico city, sao paulo, buenos aires"),
} as const;

/** "UP" is Uttar Pradesh, "blr" Bengaluru. */
export function inFull(place: string): string {
  const full = short.get(plain(place));
  return full === undefined
    ? place
    : full.replace(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());
}

/** "Blr", "Bangalore" and "Bengaluru". */
export function isSamePlace(one: string, other: string): boolean {
  const [own, its] = [one, other].map((each) => {
    const name = plain(inFull(each));
    return olderNames.get(name) ?? name;
  });
  return own === its;
}

const cityStates = places("singapore, hong kong, macau, monaco");

export function isCityState(text: string): boolean {
  return cityStates.has(plain(text));
}

export type PlaceKind = keyof typeof known;

/** Mostly people's names. */
const people = places(
  "jordan, chad, lyon, dallas, sydney, perth, paris, milan, florence, houston, madrid, lisbon, austin, bristol, leeds, nottingham, glasgow, wellington, denver, washington, georgia, israel, salem, kota, goa, durg, india, holland, ireland, wales, england, korea, us, boston",
);
/** "Navi", "New", "West". */
const beside = places(
  "new, old, north, south, east, west, central, upper, lower, greater, great, little, port, fort, city, town, village, nagar, cantonment, cantt, junction, islands, island, lake, hill, hills, valley, beach, park, springs, falls, rock, mount, saint, st, upon, of, and, the, by, river, land, province, county, district, region, capital, territory, water, palm, long, la, los, san, santa, on, sur",
);

export function placeKinds(text: string): readonly PlaceKind[] {
  const name = plain(text);
  return (["country", "state", "city"] as const).filter((kind) => known[kind].has(name));
}

/** A place, hardly a name. */
export function isOnlyPlace(text: string): boolean {
  return placeKinds(text).length > 0 && !people.has(plain(text));
}

export function mayBePlace(text: string): boolean {
  const words = plain(text).split(" ");
  const own = words.filter((word) => !beside.has(word));
  return (
    words.length <= 4 &&
    words.every((word) => /^\p{L}[\p{L}\p{M}'.-]*$/u.test(word)) &&
    own.some((word) => word.length > 2) &&
    !own.some(isCommonWord)
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.]+/g, " ")
    .trim();
}

function names(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(", ").flatMap((line) => {
      const [full = "", others = ""] = line.split("=");
      return others.split(" ").map((other) => [other, full] as const);
    }),
  );
}

function places(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
