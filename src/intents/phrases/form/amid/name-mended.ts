/** A name that was heard wrongly, and the right one. */
import { guarded } from "../../../../../language/text/guarded.ts";

const one = "\\p{L}[\\p{L}'’.-]+";
const wrong = `(?<wrong>${one})`;
const right = `(?<right>${one}(?: ${one})?)(?=$|[,.;!]|\\s+(?:with|not|instead|and|please|is|in|na|ji|hai|only|yaar|as|kar\\w*|likh\\w*|rakh\\w*|daal\\w*|bol\\w*)\\b)`;
const have = "you(?:'ve| have| all have|r system has)?";
const wrote = `${have} (?:written|wrote|write|put|got|taken|took|heard|hear|noted|typed|entered|spelt|spelled|saved|called|calling|misheard)(?: (?:it|me|my (?:first )?name|down|there|as|that|for))*`;
const am =
  "(?:i'm|i am|it's|it is|its|that's|i said|i told you|i go by|i'm called|i am called|called|(?:it |that )?(?:should|must|has to|ought to) (?:be|read|say)|my (?:first )?name(?:'s| is)|name is|make it|change it to|write|put|actually)(?: (?:just|only|actually|really|called))*";
const hindi = "(?:kar|likh|rakh|daal|dal|bol)\\w*";

export const mendsName: readonly RegExp[] = [
  guarded(new RegExp(`\\b${wrote} ${wrong}\\b.*?\\b${am} ${right}`, "iu")),
  guarded(new RegExp(`\\b${am} (?<right>${one})[,.;]?(?: but| and| not)? ${wrote} ${wrong}`, "iu")),
  guarded(
    new RegExp(
      `\\b(?:who is|who's|whose is|why) (?:this |that )?${wrong}\\b.*?\\b${am} ${right}`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\bname(?:'s| is|) (?:isn't |not )${wrong}[\\s,.;]+(?:${am}|but|rather) ${right}`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:not|instead of|rather than|in place of) ${wrong}[\\s,.;]+(?:please |kindly |but |then )*(?:${am}|but|rather|use|say|enter|type) ${right}(?=.*\\bname\\b)`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\bname\\b.*\\b(?:not|instead of|rather than|in place of) ${wrong}[\\s,.;]+(?:please |kindly |but |then )*(?:${am}|but|rather|use|say|enter|type) ${right}`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:naam|name)\\b.*?\\b${wrong} (?:se |ko |ki jagah |hata (?:ke|kar) |nahi[n]?,? |ke badle )(?:badal (?:ke|kar) |change kar(?:ke)? )?(?<right>${one}) (?:hai|${hindi})`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:naam|name) (?:toh |to )?(?:galat|wrong|theek nahi|sahi nahi)(?: (?:hai|likha|likh|suna|sun|diya|liya|gaya|ho gaya|aapne))*[\\s,.;]+(?:sahi (?:naam )?(?:hai )?)?(?<right>${one}) (?:hai|${hindi})`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:correction|correct|mistake|wrong|error|misspel\\w*|misheard|not right|isn't right|fix|change|typo|heard)\\b.*\\bname\\b[^,.;:]*[,.;:]\\s*(?:${am} )?${right}`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\bname\\b.*\\b(?:correction|correct|mistake|wrong(?:ly)?|error|misspel\\w*|misheard|not right|isn't right|incorrect\\w*)\\b[^,.;:]*[,.;:]\\s*(?:${am} )?${right}`,
      "iu",
    ),
  ),
  guarded(
    new RegExp(
      `\\b(?:i (?:see|can see)|it (?:says|shows)|there is|the (?:form|screen) (?:says|shows)) ${wrong}\\b.*?\\b${am} ${right}`,
      "iu",
    ),
  ),
];
export const ofLastName = /\b(?:surname|last name|family name)\b/i;
