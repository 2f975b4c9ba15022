/** Merchants' descriptions as sentences. */
import { spacedTShirt } from "../../../language/text/tokens.ts";

const signs: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["nbsp", " "],
  ["quot", '"'],
  ["#39", "'"],
  ["#x27", "'"],
]);

/** "<li>Round neck</li>", "Women&#x27;s". */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, ". ")
    .replace(/&(#?\w+);/g, (sign, name: string) => signs.get(name.toLowerCase()) ?? sign);

/** "Curved hemCotton", "a size SCotton". */
const withLostStops = (text: string): string =>
  text
    .replace(/\b(sizes?) (XS|S|M|L|XL|XXL|\d\d)(?=[A-Z][a-z])/g, "$1 $2. ")
    .replace(/(?<=[a-z]{3})(?=[A-Z][a-z]{2,}\b)/g, ". ");

/** "Colour: blue Top fabric: crepe". */
const withStops = (text: string): string =>
  text.includes(":") ? text.replace(/(?<=\w) (?=\w+ (?:fabric|material|design) ?:)/gi, ". ") : text;

/** "Fabric: Rayon Sleeve Length: Short", "Closure Buttons Fit Regular Fabric Viscose Rayon Pattern Solid". */
const isListing = (text: string): boolean =>
  /\bSpecifications of\b|\bNet Quantity\b/.test(text) ||
  (text.match(
    /\b(?:Fabric|Material|Pattern|Closure|Fit|Type|Sleeve(?: Length)?|Occasion|Colou?r)(?: ?:| (?=[A-Z\d]))/g,
  )?.length ?? 0) > 2;

const measures =
  /\((?:[\w ]+ Size ?: ?[\d.]+ ?\w*,? ?)+\)|\bNet Quantity(?: \(N\))? ?:? ?\w+|\bNumber of Contents in Sales Package(?: Pack of)? \d+/g;
const labels =
  /(?<=[\w)%]) +((?:Fabric Care|Fabric|Material|Print or Pattern Type|Pattern|Type|Neck Type|Collar Type|Fit Type|Fit|Occasion|Ideal For|Suitable For|Sizes?|Colou?r|Style Code|General Details|In the Box|Additional Details|Surface Styling|Length|Closure|Reversible|Combo of|Multipack|Country of Origin|Dispatch|Key Features)\b(?: ?:| (?=[A-Z\d])))/g;

const asListed = (text: string): string =>
  text
    .replace(measures, " ")
    .replace(/ ?\bSleeve (?:Length|Type|Styl(?:e|ing)) ?:? ?/g, ". ")
    .replace(/ \bSleeve (?=(?:Full|Half|Short|Long|Three|Cap|Roll|3\/4|Sleeveless)\b)/g, ". ")
    .replace(/ ?\bNeck (Chinese|Mandarin)\b(?! (?:Neck|Collar))/g, ". $1 collar. ")
    .replace(
      / ?\bNeck (Boat|Round|V|Square|High|Halter|Sweetheart|Cowl)\b(?![- ]Neck)/g,
      ". $1 neck. ",
    )
    .replace(labels, ". $1");

export function asSentences(description: string): string {
  const stopped = withStops(withLostStops(withoutMarkup(description)));
  return (
    (isListing(stopped) ? asListed(stopped) : stopped)
      .replace(
        /\b(short|long|three[- ]quarter),?\s+(?:regular|cuffed|roll(?:ed)?[- ]up) (?=sleeves?\b)/gi,
        "$1 ",
      )
      .replace(
        /\b(short|long|three[- ]quarter|full|half|elbow),\s+((?:puff|bell|flared?|flutter|raglan|kimono|cap|balloon|bishop|lantern|trumpet|batwing|dolman|ruffled?|drop[- ]shoulder|cold[- ]shoulder)) (?=sleeves?\b)/gi,
        "$1 sleeves, $2 ",
      )
      // "ORCHID BLUES. Green jeans": a maker.
      .replace(/^[A-Z]{2,}(?: [A-Z&]{2,}){1,2}\. /, "")
      .replace(/\b(?:hooded|reversible|padded|pleated|lined|stretchable) ?:? ?no\b/gi, "")
      .replace(spacedTShirt, "T-")
      .replace(/\s\|\s/g, ". ")
      .replace(
        /\b(?:brief|short)-(?=lined\b)|(?<!\b(?:elastic|elasticated|rounded|curved) )\b(?:bottom|top) (?=hem\b)/gi,
        "",
      )
  );
}
