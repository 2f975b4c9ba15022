/**
 * Finds values by field name ("the city is Pune"), by phrase ("I live in Pune", "ring me on 98…"),
 * or by kind (an e-mail address, a city with its PIN code).
 */

import type { DeliveryField } from "../../../../domain/delivery.ts";
import { readAddress, readPlaces } from "../../../../language/readers/addresses.ts";
import { findEmail, findNumber, withProvider } from "../../../../language/readers/contact.ts";
import { isName, withoutTitle } from "../../../../language/readers/person-names.ts";
import { placeKinds } from "../../../../language/readers/places.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { isCertainStreet } from "../../../../language/readers/streets.ts";
import { isTableWord } from "../../../../language/words/lexicon.ts";
import { anyField, type Fields, fieldNamed, type Named, namedIn } from "./fields.ts";
import { isPlausible } from "./plausible.ts";
import {
  addressIn,
  namesIn,
  readValue,
  stripped,
  titled,
  titledAll,
  type ValueContext,
  withoutDoubt,
} from "./values.ts";

interface Said {
  readonly fields: Fields;
  /** Named, with an impossible value. */
  readonly wrong?: DeliveryField;
}

const nothing: Said = { fields: {} };

/** Between name and value. */
const states =
  "\\s*[:=]| with|,? (?:also|too|as well)(?: (?:is|as|put|write))?(?=[ ,])|'s(?: now| really| actually)?|(?: now| really| actually)? (?:is|are|was|(?:down )?as|to|should (?:be|read)|must be|ought to be|has to be|has changed to|changed to|will be|would be)(?: now| really| actually)?|\\? it(?:'s| is)|[\\s.,;…]*(?:it(?:'s| is)|that(?:'s| is|'d be))(?= )|\\.{2,}|…|,?(?: you| kindly)?(?: can| may| must)? (?:put|write|note|take|enter|keep|make)(?: it| that)?(?: down)?(?: as)?";
const label = new RegExp(
  `(?<![\\w'@-]|\\b(?:your|you|its|user|pet|nick|pen|brand|old|previous|earlier) )(?:(?:and|also|then|my|mera|meri|the|our|his|her)\\s+)*(?:${anyField})(?<stated>${states})?(?=[\\s,]|$)`,
  "gi",
);
/** Before the first name: "change the", "no, my". */
const opening =
  /^(?:(?:no|and|so|then|ok|okay|well|please|kindly|also|just|it's|that's|for|set|change|correct|make|write|put|enter|update|fix|use|fill in|fill|note|take|the|my|down|country|hi|hello)(?![\w'])[\s,]*)*$/i;
/** "The state is right" changes nothing. */
const agreed = /^(?:right|correct|fine|good|ok|okay|wrong|missing|there|empty)$/i;
/** Forms of address, which no form requests. */
const renaming = /\bfrom (?:now|here) on\b|\b(?:you (?:can|could|may) say|nickname)\b/i;
const question =
  /^(?:(?:tell|show|ask|find|give) me )?(?:what|which|how|why|where|when|who|whose|is|are|was|did|do|does|has|have|name (?:a|some|the|any|all))\b/i;

/** In streets: "17 Park Street Kolkata". */
const ofStreet = /\b(?:street|town|house)$/i;
const inStreet = /\d[\w/-]*[\s,]+(?:(?!(?:is|as|for) )\p{L}+\s+){1,3}$/u;

function labelsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(label)].filter(
    (each) => !ofStreet.test(each[0]) || !inStreet.test(text.slice(0, each.index)),
  );
}

/** "First name Vikram, last Shetty". */
const shortened = /(\bfirst name \p{L}+,?(?: and)?) last (?!name\b)(?=\p{L}+)/iu;

/** All values of a sentence. */
export function saidIn(said: string, saying: ValueContext = {}): Said {
  const text = said.replace(shortened, "$1 last name ");
  const named = byName(text, saying);
  if (!isEmpty(named.fields))
    return {
      fields: meantInstead.test(text)
        ? { ...named.fields, ...byManner(text, saying, named.fields) }
        : {
            ...byParts(text),
            ...byItself(beforeLabels(unturned(text))),
            ...byManner(text, saying, named.fields),
            ...named.fields,
          },
    };
  const manner = byManner(text, saying);
  if (!isEmpty(manner)) return { fields: { ...byParts(text), ...manner } };
  if (question.test(text)) return named;
  // "Checking out now. Asha Rao, 12 MG Road, …"
  const readings = [text, text.replace(/^[^,.;]+(?:[.!:]|\s[–—-])\s+/, "")].map(byItself);
  return { ...named, fields: readings.find((each) => !isEmpty(each)) ?? byParts(text) };
}

function unturned(text: string): string {
  return text
    .split(clauses)
    .filter((clause) => !backwardsForm.test(clause.trim()))
    .join(", ");
}

/** "Kamala Devi, 3 Station Road, Patna, phone …". */
function beforeLabels(text: string): string {
  const [first] = labelsIn(text);
  return (first ? text.slice(0, first.index) : text).replace(/[\s,;.]+$/, "");
}

const between = /\s*[,;]\s+|\s+[/|–—-]\s+|[.!]\s+|\s+(?:and|also|then)\s+/i;
const certain: readonly DeliveryField[] = ["email", "phone", "pinCode", "city", "state", "country"];

const asking = /\b(?:what|which|how|why|when|where|who|whose|time)\b/i;

/** Parts of a single kind. */
function byParts(text: string): Fields {
  const parts = text.split(between);
  if (parts.length < 2 || asking.test(text)) return {};
  const all = parts.map(byItself);
  const found = Object.assign({}, ...all.toReversed()) as Fields; // of the same record
  return Object.fromEntries(
    certain.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

export function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0;
}

/** From the last, so that names within values survive. */
function byName(text: string, saying: ValueContext): Said {
  if (question.test(text) || renaming.test(text)) return nothing;
  const turned = byClauses(text, saying);
  if (turned) return turned;
  const found = labelsIn(text);
  const first = found[0];
  if (!first) return nothing;
  const leads = opening.test(text.slice(0, first.index));
  let end = text.length;
  let fields: Fields = {};
  let wrong: DeliveryField | undefined;
  for (const each of found.toReversed()) {
    const named = namedIn(each);
    const value = text
      .slice(each.index + each[0].length, end)
      .replace(/^[\s,]+|[\s,]+(?:and|also|then)?$/gi, "");
    if (named === undefined || value === "") continue;
    const stated = each.groups?.stated !== undefined;
    const starts = each === first ? leads : true;
    const house = /house$/i.test(each[0]) && !stated && /^\d/.test(value);
    const read = read_(named, house ? `House ${value}` : value, { ...saying, announced: true });
    if (read && (stated || starts || isCertain(read)) && (named !== "phone" || read.phone)) {
      fields = { ...read, ...fields };
      end = each.index;
      wrong = undefined;
    } else if (each === first && leads && !agreed.test(value)) {
      wrong = wrongIn(named, value, stated);
    }
  }
  const [before] = isEmpty(fields) ? [undefined] : backwards(text.slice(0, end), saying);
  if (isEmpty(fields)) {
    const [back = afterwards(text, saying)] = backwards(text, saying);
    return back ? { fields: back } : { fields, ...(wrong && { wrong }) };
  }
  return { fields: { ...before, ...fields } };
}

/** "Mary Ann is my first name, Fernandes is the surname". */
function byClauses(text: string, saying: ValueContext): Said | undefined {
  const found = text.split(clauses).flatMap((clause) => {
    const match = backwardsForm.exec(clause.trim());
    const value = match?.groups?.value;
    const named = match && namedIn(match);
    return value && (named === "firstName" || named === "lastName") ? [{ named, value }] : [];
  });
  if (found.length < 2) return undefined;
  const fields: Fields = Object.fromEntries(
    found.flatMap(({ named, value }) => {
      const name = titled(stripped(value));
      return isPlausible(named, name, { ...saying, announced: true }) ? [[named, name]] : [];
    }),
  );
  return isEmpty(fields) ? undefined : { fields };
}

function read_(named: Named, value: string, saying: ValueContext): Fields | undefined {
  if (named === "name") return readValue("firstName", unspelled(value), saying);
  if (named === "address") return addressIn(stripped(value));
  if (named === "street") {
    const address = readValue("street", value, saying);
    return address?.street ? address : undefined;
  }
  const read = readValue(named, value, saying);
  const number = read?.pinCode ?? read?.phone;
  const found = number === undefined ? undefined : findNumber(value, number.length, number.length);
  // "Pin 302001 Jaipur Rajasthan".
  return found ? { ...byItself(value.slice(found.to)), ...read } : read;
}

/** "Shruti, s h r u t i, Rao", without the letters. */
function unspelled(text: string): string {
  const { name, letters, rest } =
    /^(?<name>\p{L}+),? (?<letters>(?:\p{L}[\s.-]+)+\p{L}),? (?<rest>\p{L}+)$/u.exec(text)
      ?.groups ?? {};
  return name?.toLowerCase() === letters?.replace(/[^\p{L}]/gu, "").toLowerCase() && name && rest
    ? `${name} ${rest}`
    : text;
}

/** Asks again, if brief and checkable. */
function wrongIn(named: Named, value: string, stated: boolean): DeliveryField | undefined {
  const checked =
    named === "email" || named === "pinCode" || named === "phone" || named === "country";
  return checked && (stated || /\d/.test(withDigits(value, 2))) && value.split(" ").length <= 3
    ? named
    : undefined;
}

const correcting =
  /\b(?:it|that)(?:'s| is| should be| ought to be| has to be| must be| will be)(?: now)? (?<value>.+)$/i;

const complaining = /\b(?:wrong\w*|incorrect\w*|mistake|misspel\w*|not right|changed)\b/i;

/** "The e-mail has changed, it's …". */
function afterwards(text: string, saying: ValueContext): Fields | undefined {
  const value = correcting.exec(text)?.groups?.value;
  const complained = complaining.test(text);
  const named = value === undefined ? undefined : fieldNamed(text.slice(0, -value.length));
  const read = named && value ? read_(named, value, { ...saying, announced: true }) : undefined;
  return read && (complained || isCertain(read)) ? read : undefined;
}

const clauses = /\s+(?:and|so)\s+|[,.;]\s+/i;
const backwardsForm = new RegExp(
  `^(?:(?:please|kindly|put|take|use|write|enter|keep|have|note|give|and|then)\\s+)*(?:down\\s+)?(?<value>.+?)(?:(?: goes)?,? (?:as|for|is|in)|'s) (?:my |the |his |her |our )(?:${anyField})(?: please| then| now| field| box)?$`,
  "i",
);

function backwards(text: string, saying: ValueContext): readonly Fields[] {
  const found = text.split(clauses).flatMap((clause) => {
    const match = backwardsForm.exec(clause.trim());
    const named = match ? namedIn(match) : undefined;
    const value = match?.groups?.value;
    return named && value ? (read_(named, value, saying) ?? []) : [];
  });
  return found.length > 0 ? [Object.assign({}, ...found) as Fields] : []; // of the same record
}

/** "Just Lalita Pant", after a remark. */
const plainly =
  /[,.;]\s*(?:just|simply|put|write|only) (?<any>\p{L}+\.? \p{L}+(?: \p{L}+)?)[.!]?$/iu;
const asNames =
  /(?:^|[,.;:]\s*|\band )(?:hi |hello |so |yes |no |ok |okay |well |please |kindly |actually )*(?:(?:call me|name's|deliver to|(?:it|this|that|they|(?:the|this|my) (?:parcel|package|packet|box|delivery|shipment))(?:'s| is| are| should be| must be| goes| will go| should go| must go| has to go)?(?: going| all| addressed| made out)? (?:for|to|under|in the name of)|(?:put|book|keep|send|make|address|have|get) (?:it|this|that|them|everything|the (?:parcel|package|delivery))(?: out| all)? (?:to|under|in the name of)) (?<any>.+?)|(?:i'm|im|i am|this is|it's|its|it is|myself|here is) (?<full>\S+ .+?))(?=[,.;!?]|$| and | from | here$| speaking| that's | thats | in | at | i live | i stay )/i;
/** "But it's going to Ravi Kapoor": the recipient. */
const meantInstead =
  /\bbut\b.*\b(?:put|write|use|it's|make it|going to|goes to) (?<any>(?:\p{L}+ ?){1,3})[.!]?$/iu;
const receiver =
  /\b(?:for|in|under|to) (?:my|our|his|her) (?:\p{L}+ ){0,2}\p{L}+(?:,? (?<any>(?:mr|mrs|ms|miss|dr|shri|smt)\.? (?:\p{L}+ ?){1,3})|(?:'s name)?[,.:;] (?<whole>\p{L}+ \p{L}+(?: \p{L}+)?)|(?:'s|s') name[,.:;]? (?<own>\p{L}+))[.!]?$/iu;
const dwelling =
  /\b(?:i|we|she|he)(?:'m|'re|'s|'ve| have| am| are| is)?(?: now| currently)? (?:from|at|living (?:in|at)|staying (?:in|at)|based (?:in|at)|lives? (?:in|at)|stays? (?:in|at)|resides? (?:in|at)|residing (?:in|at)|settled in|moved to|shifted to)\s+(?<place>.+)$|^myself .+? from\s+(?<from>.+)$/i;
const sending =
  /^(?:(?:so|please|kindly|and)\s+)*(?:(?:it(?:'s| is)?|this|that|they|the parcel|everything|all)(?: (?:has|have|is|are|must|should|can|will|needs?))? )?(?:to )?(?:be )?(?:deliver(?:ed)?|sen[dt]|ship(?:ped)?|courier(?:ed)?|post(?:ed)?|bring|brought|goe?s?|going|comes?|coming)(?: (?:it|this|that|them|these|everything|the parcel))?(?: all| over| here)? to\s+(?:(?:me|him|her|us|them|(?:my|our|his|her) \w+) (?:at|in)\s+)?(?<place>.+)$/i;
const reaching =
  /\b(?:ring|call|reach|phone|text|whatsapp|message|mobile|number|phone|contact|use|dial)\b/i;

/** "I'm …", "I live in …", "send it to …", "ring me on …". */
function byManner(text: string, saying: ValueContext, known: Fields = {}): Fields {
  if (question.test(text) || renaming.test(text)) return {};
  let fields: Fields = {};
  const names = (
    meantInstead.exec(text) ??
    receiver.exec(text) ??
    plainly.exec(text) ??
    asNames.exec(text)
  )?.groups;
  const name = names?.full ?? names?.whole ?? names?.own ?? names?.any;
  const instead = meantInstead.test(text);
  if (
    name &&
    (instead || known.firstName === undefined) &&
    (instead || known.lastName === undefined) &&
    !hasDigit(name)
  ) {
    const whole = stripped(withoutTitle(withoutDoubt(name)));
    const loose = names?.any ?? names?.own;
    if (
      isName(whole) &&
      placeKinds(whole).length === 0 &&
      (loose ? isProper(whole) : whole.includes(" "))
    )
      fields = { ...fields, ...namesIn(whole, saying) };
  }
  const sent = sending.exec(text)?.groups?.place;
  const lived = dwelling.exec(text)?.groups;
  const place = sent ?? lived?.place ?? lived?.from;
  if (place !== undefined && known.city === undefined)
    fields = { ...fields, ...placeIn(place, sent !== undefined) };
  const here = beforeLabels(being.exec(text)?.groups?.place ?? "") || undefined;
  if (here !== undefined && place === undefined && known.city === undefined)
    fields = { ...fields, ...listed(stripped(here.replace(thatIs, ", "))) };
  if (known.phone === undefined && reaching.test(text)) {
    const phone = findNumber(text, 10, 13)?.value;
    if (phone !== undefined && isPlausible("phone", phone, saying)) fields = { ...fields, phone };
  }
  return fields;
}

/** "It's for Mohan"; "it's for winter" names nobody. */
function isProper(name: string): boolean {
  return name.includes(" ") || (/^\p{Lu}/u.test(name) && !isTableWord(name.toLowerCase()));
}

/** "He's in Panjim, Goa": only a known place. */
const being =
  /\b(?:he|she|they|we|it|i)(?:'?s|'re|'m| is| are| am) (?:all |now |only )?(?:in|at)\s+(?<place>[^.!?]+)/i;

/** "Trichy, that's Tamil Nadu". */
const thatIs = /,? (?:that's|that is|which is|it's)(?: in)? /gi;
/** "My sister Kavita Menon at 5 Hill Road". */
const whose =
  /^(?:(?:my|our|his|her) \p{L}+,? )?(?<who>\p{L}+ \p{L}+(?: \p{L}+)?),? (?:at|in) (?<where>.*\d.*)$/iu;

/** A home or a destination. */
function placeIn(text: string, sent: boolean): Fields {
  const clean = stripped(
    text.replace(/,? (?:and (?:i|my|it)\b|(?:that's |thats )?where|because|so i\b).*$/i, ""),
  );
  const { who, where } = (sent && whose.exec(clean)?.groups) || {};
  if (who && where && isName(who)) return { ...namesIn(who), ...addressIn(where) };
  const [lead = "", ...rest] = clean.split(/,\s*/);
  if (
    sent &&
    rest.length > 0 &&
    isName(lead) &&
    lead.includes(" ") &&
    placeKinds(lead).length === 0
  ) {
    const address = addressIn(rest.join(", "));
    if (address && !isEmpty(address)) return { ...namesIn(lead), ...address };
  }
  const address = addressIn(clean);
  if (address?.street && isCertainStreet(address.street)) return address;
  if (sent && /^\p{L}+ \p{L}+$/u.test(clean) && isName(clean) && readPlaces(clean).rest === clean)
    return namesIn(clean) ?? {};
  const city = readValue("city", clean) ?? {};
  const known = city.city !== undefined && placeKinds(city.city).length > 0;
  return known ||
    city.state !== undefined ||
    city.country !== undefined ||
    (!sent && /^\p{L}+(?: \p{L}+)?$/u.test(clean))
    ? city
    : {};
}

function hasDigit(text: string): boolean {
  return /\d/.test(withDigits(text, 1));
}

/** Unmistakable alone. */
export function byItself(text: string): Fields {
  const plain = stripped(
    withoutDoubt(text).replace(
      /^(?:all in one go|everything|here goes|here it is|details)[\s:,]+/i,
      "",
    ),
  )
    .replace(/\s*[;|]\s*|\s+[/–—-]\s+/g, ", ")
    .replace(/,[^,]*,\s*(?:no|sorry)\s*(?=,)/i, "")
    .replace(/(\w+) (\w+) (?:all )?(?:in )?one word(?=\s+at\b|\s*@)/i, "$1$2");
  const mail = findEmail(withProvider(plain));
  const whole = mail ? withProvider(plain) : plain;
  const rest = mail ? `${whole.slice(0, mail.from)},${whole.slice(mail.to)}` : whole;
  const phone = findNumber(rest, 10, 13);
  const without = phone ? `${rest.slice(0, phone.from)},${rest.slice(phone.to)}` : rest;
  const told: Fields = { ...(mail && { email: mail.value }), ...(phone && { phone: phone.value }) };
  const left = without.replace(/^[\s,.;]+|[\s,.;]+$/g, "").replace(/[\s,]*,[\s,]*/g, ", ");
  if (left === "") return told;
  const others =
    listed(left) ??
    (!isEmpty(told) && left.includes(" ") && isName(left) ? namesIn(left) : undefined);
  return others ? { ...told, ...others } : {};
}

/** Name, address and places in a row. */
function listed(text: string): Fields | undefined {
  const digits = withDigits(text, 4);
  const land = text.replace(/^(?:the|in the) (?=u)/i, "");
  if (placeKinds(land).includes("country")) return titledAll({ country: land });
  if (/^\d{3} ?\d{3}$/.test(digits)) return { pinCode: digits.replace(" ", "") };
  const [lead = "", ...rest] = text.split(/,\s*/);
  if (
    rest.length > 0 &&
    isName(lead) &&
    lead.includes(" ") &&
    readPlaces(lead).rest !== "" &&
    !isCertainStreet(lead)
  ) {
    const others = listed(rest.join(", "));
    if (others) return { ...namesIn(lead), ...others };
  }
  const { street, pinCode, ...places } = readAddress(text);
  if (street === undefined) {
    const { city, state, country } = places;
    return (city ?? state ?? country)
      ? { ...titledAll(places), ...(pinCode && { pinCode }) }
      : undefined;
  }
  const known =
    placeKinds(places.city ?? "").length > 0 || places.state !== undefined || pinCode !== undefined;
  if (
    !isCertainStreet(street) ||
    !(
      known ||
      /^(?:flat |plot |house |room |door |shop |block |unit |tower |no\.? )?(?:no\.? )?(?:[\d#]|\p{L}\b)/iu.test(
        withDigits(street, 1),
      )
    )
  )
    return undefined;
  return addressIn(text);
}

/** Typical enough that the field's name may be anywhere before it. */
function isCertain(fields: Fields): boolean {
  const { street, city, state, country } = fields;
  if (street !== undefined) return isCertainStreet(street);
  if (country !== undefined) return true;
  if (city !== undefined) return placeKinds(city).length > 0;
  if (state !== undefined) return placeKinds(state).length > 0;
  return fields.email !== undefined || fields.phone !== undefined || fields.pinCode !== undefined;
}
