const fill =
  "(?: is| to be (?:filled|written|put)| to (?:fill|write)| as| ka naam| ka| mein| me| to| toh| hi| hai| should be| will be| must be| would be| put| write| you write| you can write| can be| write as| put as| likho| likhna| likhiye| of course| obviously| naturally| again| still| only| just| now| the| it's| it is| in|,|:)*";
/** Directly before a place of that kind. */
export const labels = {
  city: new RegExp(`\\b(?:city|town|she?hee?r|shahar)${fill}\\s*$`),
  state: new RegExp(`\\b(?:state|rajya)${fill}\\s*$`),
  country: new RegExp(`\\b(?:country|desh|nation)${fill}\\s*$`),
} as const;
/** Directly after it. */
export const labelsAfter = {
  city: /^,?(?: ko| is| as| in| likho| likhna| likhiye| likh do| daalo)*(?: the| my| our| as)* (?:city|town|sheher|shahar)\b(?! (?:of|road|street|centre|center|mall|tower|life|market|park)\b)/,
  state: /^,?(?: ko| is| as| in| likho| likhna| likhiye)*(?: the| my| our| as)* (?:state|rajya)\b/,
  country:
    /^,?(?: ko| is| as| in| likho| likhna| likhiye)*(?: the| my| our| as)*(?: only)? (?:country|desh)\b/,
} as const;
const still =
  "(?: all| only| now| here| it| this| that| him| her| them| everything| back| permanently| over| down)*";
/** Of the shopper, or of the parcel. */
export const livesIn = new RegExp(
  `(?:\\b(?:i|we|i'm|we're|i am|we are|i've|we've|main|hum)(?: \\p{L}+){0,2} (?:live|living|stay|staying|settled|based|posted|residing|reside|shifted|moved|come|put up)|\\b(?:i'm|we're|i am|we are)|\\b(?:send|sent|deliver|delivered|delivery(?: is| will be)?|ship|courier|bhejo|dispatch))${still} (?:in|to|at|from|for)(?: the city of| city)?\\s*$|\\b(?:to mine in|college town|hometown|home town|make it|now it's|it's now|please also put|write|put|likho)[,:]?\\s*$`,
  "u",
);
/** Of anyone: beside other values. */
export const isIn =
  /\b(?:(?:lives?|living|stays?|staying|posted|settled|based|shifted|moved|studying|comes?|goes|going|is|are|was posted|placed)(?: \p{L}+)? (?:in|to|at|near)|from|(?:parcel|family|dad|mom|mother|father|sister|brother|son|daughter|hostel|pg|college|parents|aunt|uncle|\p{L}+) in)[,:]?\s*$/u;
/** Before "to amritsar after partition". */
export const longAgo =
  /\b(?:born|childhood|partition|after marriage we|years (?:ago|back)|last year|in those days)\b/;
/** "Hyderabad shift ho gaya hoon", "Pune mein rehti hoon". */
export const livesAfter =
  /^(?: mein| me| shift| hi| ke)*(?: \p{L}+)? (?:reht[aei]|rahega|rahegi|ho ga\w+|bhej\w*|bhijwa\w*|mein|shift|likh\w*|kehte)\b/u;
/** Not where it goes. */
export const deniesPlace =
  /\b(?:not|isn't|never|don't|do not|used to|earlier|before(?: that)? (?:in|at|we|i)|previously|old|born in|talking from|calling from|speaking from|typing from|think we are in|think i'm in|as far as|like|opposite|behind|near|from the|shifted from|moved from|came from|come from|coming from|pehle|than|instead of|love|trip to|(?:will|am going to|going to) come to|travelling to|going to visit|(?:people|they|everyone|everybody) (?:say|says|think|write))\b[^,.;:!?]{0,26}$/;
export const deniesAfter =
  /^(?:,? (?:is|was) (?:the district|my|our|where|wrong|old|his|her)|(?:'s)? (?:road|rd|street|st|lane|marg|nagar|colony|vihar|gate|market|bazaar|chowk|station|trip|wedding|express|style|university|times|bank|hotel|sarees?|silk|cotton|kurtas?|wale?|wala)\b| mein (?:reht[aei] th|th[aei])| se\b| tha\b| thi\b|,? no no\b|,? (?:nahi|nahin|no) (?:nahi|nahin|no|wait)\b|'s\b)/;
export const joinsPlaces =
  /^(?:[\s,.–—-]|\b(?:pin|code|is|in|and|state|mein|only|ka|pincode|hi|rahega|dash)\b)*$/;
/** Two letters or everyday words are places only by a field's name. */
export const shortest = 3;
export const saysCountry = /\b(?:country|desh)\b/;
