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
import { isCertainStreet, isStreetPart } from "../../../../language/readers/streets.ts";
import { remembered } from "../../../../language/text/remembered.ts";
import { isTableWord } from "../../../../language/words/lexicon.ts";
import { takesBack } from "../../phrases/form/delivery.ts";
import type { Named } from "../../phrases/form/fields.ts";
import { anyDigit } from "../../phrases/form/marks.ts";
import {
  agrees,
  announcement,
  asksInHindi,
  asksNickname,
  asName,
  backwardsForm,
  beforeLabel,
  bothNamed,
  capitalised,
  clauseJoints,
  clauseStart,
  closingSigns,
  complains,
  edgeMarks,
  edges,
  endsWithHouse,
  fieldLabel,
  fromReason,
  holdsNoValue,
  inBox,
  inName,
  inOneWord,
  inStreet,
  introduces,
  introduction,
  isInPlace,
  isNow,
  leadingGoing,
  leadingReceiver,
  leadingSentence,
  leadingTheOfUnited,
  liesOn,
  livesAt,
  mailedTo,
  meantInstead,
  nameFrom,
  nameSpelledWithin,
  nameThenHouse,
  notButIs,
  notLetters,
  numberAlone,
  numbersHouse,
  ofReaching,
  ofStreet,
  oneOrTwoNames,
  otherSeparators,
  partJoints,
  personAtPlace,
  pinAlone,
  placeOfKind,
  putsName,
  receiver,
  saysQuestionWord,
  sentenceJoints,
  sentTo,
  sentToPlace,
  shortAnd,
  shortened,
  shortlyBackwards,
  spacedCommas,
  startsAsQuestion,
  startsNumbered,
  startsWithDigit,
  startsWithHouse,
  streetAlone,
  takenBackPart,
  thatIs,
  thatIsMe,
  thenSurname,
  trailingNumber,
  twoNames,
  valueForField,
  withLetters,
  writtenAs,
} from "../../phrases/form/said.ts";
import { commas } from "../../phrases/marks.ts";
import { type Fields, fieldNamed, namedIn } from "./fields.ts";
import { inOneForm } from "./in-one-form.ts";
import { namesApart } from "./names/apart.ts";
import { nameThenPlace } from "./names/then-place.ts";
import { isPlausible } from "./plausible.ts";
import {
  addressIn,
  listedAddress,
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

function labelsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(fieldLabel)].filter((each) => {
    const before = text.slice(0, each.index);
    const house = numberAlone.test(each[0]) && numbersHouse.test(before);
    const stated = each.groups?.stated !== undefined;
    const value = text.slice(each.index + each[0].length).trim();
    const within = inName.test(before) && !startsWithDigit.test(value);
    const named = streetAlone.test(each[0]) && !stated && within;
    // "Pradhan Nagar, house 31B".
    const [area = "", other] = before.replace(closingSigns, "").split(commas);
    const part = endsWithHouse.test(each[0]) && !stated && !other && isStreetPart(area);
    return (
      !house && !named && !part && !(ofStreet.test(each[0]) && inStreet.test(withDigits(before, 1)))
    );
  });
}

export function saidIn(spoken: string, saying: ValueContext = {}): Said {
  const said = inOneForm(spoken);
  if (asksInHindi.test(said) || holdsNoValue.test(said)) return nothing;
  const placed = nameThenPlace(said, saying);
  if (placed) return { fields: placed };
  const apart = namesApart(said, (rest) => plainlySaid(rest, saying).fields);
  return apart ? { fields: apart } : plainlySaid(said, saying);
}

function plainlySaid(said: string, saying: ValueContext): Said {
  const text = said
    .replace(sentTo, "$<lead>to ")
    .replace(thenSurname, "first name $<first> last name $<last>")
    .replace(liesOn, ", ")
    .replace(shortened, "$1 last name ")
    .replace(withLetters, " ")
    .replace(notButIs, "")
    .replace(inBox, "$1 is")
    .replace(shortAnd, " and ");
  const named = byName(text, saying);
  if (!isEmpty(named.fields))
    return {
      fields: meantInstead.test(text)
        ? { ...named.fields, ...byManner(text, saying, named.fields) }
        : {
            ...byParts(text),
            ...leadingNames(text, saying),
            ...byItself(beforeLabels(unturned(text))),
            ...byManner(text, saying, named.fields),
            ...named.fields,
          },
    };
  const manner = byManner(text, saying);
  if (!isEmpty(manner)) return { fields: { ...byParts(text), ...manner } };
  if (startsAsQuestion.test(text)) return named;
  const found = introduced(text) ?? byParts(text);
  return { ...named, fields: isEmpty(found) ? found : { ...leadingNames(text, saying), ...found } };
}

/** "Checking out now. Asha Rao, 12 MG Road, …". */
function introduced(text: string): Fields | undefined {
  const value = text.replace(introduction, "");
  const sentences = value.replace(sentenceJoints, ", ");
  return [...new Set([text, value, sentences, text.replace(leadingSentence, "")])]
    .map(byItself)
    .filter((each) => !isEmpty(each))
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0];
}

/** "Deepa Krishnan, phone 98…". */
function leadingNames(text: string, saying: ValueContext): Fields {
  const before = beforeLabels(text).replace(leadingSentence, "").replace(thatIsMe, "");
  // "Jignesh Patel nine eight two …, email …".
  const named = withDigits(before, 2).replace(trailingNumber, "").replace(introduction, "");
  const lead = stripped(named);
  const [sentence = ""] = withoutTitle(text).split(sentenceJoints);
  const name = [lead, sentence].find(
    (each) => twoNames.test(each) && isName(each) && readPlaces(each).rest === each,
  );
  return (name !== undefined && namesIn(name, saying)) || {};
}

function unturned(text: string): string {
  return text
    .split(clauseJoints)
    .filter((clause) => !backwardsForm.test(clause.trim()))
    .join(", ");
}

/** "Kamala Devi, 3 Station Road, Patna, phone …". */
function beforeLabels(text: string): string {
  const [first] = labelsIn(text);
  return (first ? text.slice(0, first.index) : text).replace(closingSigns, "");
}
const certain: readonly DeliveryField[] = ["email", "phone", "pinCode", "city", "state", "country"];

/** Parts of a single kind. */
function byParts(text: string): Fields {
  const parts = text.split(partJoints);
  if (parts.length < 2 || saysQuestionWord.test(text)) return {};
  const sentences = text.split(sentenceJoints);
  const all = [...(sentences.length > 1 ? sentences : []), ...parts].map(byItself);
  const found = Object.assign({}, ...all.toReversed()) as Fields; // of the same record
  const { street } = found;
  return Object.fromEntries([
    ...(street !== undefined && isCertainStreet(street) ? [["street", street]] : []),
    ...certain.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  ]);
}

export function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0;
}

/** From the last, so that names within values survive. */
function byName(text: string, saying: ValueContext): Said {
  if (startsAsQuestion.test(text) || asksNickname.test(text)) return nothing;
  const turned = bothIn(text, saying) ?? byClauses(text, saying);
  if (turned) return turned;
  const found = labelsIn(text);
  const first = found[0];
  if (!first) return nothing;
  const lead = text.slice(0, first.index);
  // "Filling this for a customer. First name Divya, last name Menon."
  const anew = found.length > 1 && beforeLabel.test(lead.replace(clauseStart, ""));
  const leads = beforeLabel.test(lead) || (anew && isNameOf(first));
  let end = text.length;
  let fields: Fields = {};
  let wrong: DeliveryField | undefined;
  for (const each of found.toReversed()) {
    const named = namedIn(each);
    const value = text.slice(each.index + each[0].length, end).replace(edges, "");
    if (named === undefined || value === "") continue;
    const stated = each.groups?.stated !== undefined;
    const starts = each === first ? leads : true;
    const house = stated || !startsWithDigit.test(value) ? null : endsWithHouse.exec(each[0]);
    const whole = house ? `${titled(house[0])} ${value}` : value;
    const read =
      read_(named, whole, { ...saying, announced: true }) ??
      (named === "street" && stated && startsWithHouse.test(value)
        ? { street: titled(value) }
        : undefined);
    if (read && (stated || starts || isCertain(read)) && (named !== "phone" || read.phone)) {
      fields = { ...read, ...fields };
      end = each.index;
      wrong = undefined;
    } else if (each === first && leads && !agrees.test(value)) {
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

function isNameOf(found: RegExpExecArray): boolean {
  const named = namedIn(found);
  return named === "firstName" || named === "lastName";
}

function bothIn(text: string, saying: ValueContext): Said | undefined {
  const { first, last } = bothNamed.exec(text)?.groups ?? {};
  const names = first && last ? namesIn(`${first} ${last}`, saying) : undefined;
  return names && { fields: names };
}

/** "Mary Ann is my first name, Fernandes is the surname". */
function byClauses(text: string, saying: ValueContext): Said | undefined {
  const found = text.split(clauseJoints).flatMap((clause, place) => {
    const plain = clause.trim();
    const match = backwardsForm.exec(plain) ?? (place > 0 ? shortlyBackwards.exec(plain) : null);
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
  const placed = isNameField(named) ? nameBeforePlaces(named, value, saying) : undefined;
  if (placed) return placed;
  const read = readValue(named, value, saying);
  const number = read?.pinCode ?? read?.phone;
  const found = number === undefined ? undefined : findNumber(value, number.length, number.length);
  // "Pin 302001 Jaipur Rajasthan".
  return found ? { ...byItself(value.slice(found.to)), ...read } : read;
}

const isNameField = (named: Named): named is "firstName" | "lastName" =>
  named === "firstName" || named === "lastName";

/** "Last name Desai Surat Gujarat". */
function nameBeforePlaces(
  named: "firstName" | "lastName",
  value: string,
  saying: ValueContext,
): Fields | undefined {
  const { rest, city, state, country } = readPlaces(value);
  if (rest === "" || rest === value || !city || !(state ?? country)) return undefined;
  const name = readValue(named, rest, saying);
  return (
    name && {
      ...name,
      ...titledAll({ city, ...(state && { state }), ...(country && { country }) }),
    }
  );
}

/** "Shruti, s h r u t i, Rao", without the letters. */
function unspelled(text: string): string {
  const { name, letters, rest } = nameSpelledWithin.exec(text)?.groups ?? {};
  return name?.toLowerCase() === letters?.replace(notLetters, "").toLowerCase() && name && rest
    ? `${name} ${rest}`
    : text;
}

/** Asks again, if brief and checkable. */
function wrongIn(named: Named, value: string, stated: boolean): DeliveryField | undefined {
  const checked =
    named === "email" || named === "pinCode" || named === "phone" || named === "country";
  return checked && (stated || anyDigit.test(withDigits(value, 2))) && value.split(" ").length <= 3
    ? named
    : undefined;
}

/** "The e-mail has changed, it's …". */
function afterwards(text: string, saying: ValueContext): Fields | undefined {
  const value = isNow.exec(text)?.groups?.value;
  const complained = complains.test(text);
  const named = value === undefined ? undefined : fieldNamed(text.slice(0, -value.length));
  const read =
    named && value
      ? read_(named, value.replace(leadingGoing, ""), { ...saying, announced: true })
      : undefined;
  return read && (complained || isCertain(read)) ? read : undefined;
}

function backwards(text: string, saying: ValueContext): readonly Fields[] {
  let listing = false;
  const found = text.split(clauseJoints).flatMap((clause) => {
    const plain = clause.trim();
    const match =
      backwardsForm.exec(plain) ??
      writtenAs.exec(plain) ??
      (listing ? valueForField.exec(plain) : null);
    const named = match ? namedIn(match) : undefined;
    const value = match?.groups?.value;
    const read = named && value ? read_(named, value, saying) : undefined;
    listing ||= read !== undefined;
    return read ?? [];
  });
  return found.length > 0 ? [Object.assign({}, ...found) as Fields] : []; // of the same record
}

/** "I'm …", "I live in …". */
function byManner(text: string, saying: ValueContext, known: Fields = {}): Fields {
  if (startsAsQuestion.test(text) || asksNickname.test(text)) return {};
  let fields: Fields = {};
  const names = (
    meantInstead.exec(text) ??
    receiver.exec(text) ??
    putsName.exec(text) ??
    introduces.exec(text) ??
    asName.exec(text)
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
    const loose = names?.any ?? names?.own ?? (introduces.test(text) ? name : undefined);
    if (
      isName(whole) &&
      placeKinds(whole).length === 0 &&
      (loose ? isProper(whole) : whole.includes(" "))
    )
      fields = { ...fields, ...namesIn(whole, saying) };
  }
  const sent = sentToPlace.exec(text)?.groups?.place;
  const lived = livesAt.exec(text)?.groups;
  const place = sent ?? lived?.place ?? lived?.from;
  if (place !== undefined && known.city === undefined)
    fields = { ...fields, ...placeIn(place, sent !== undefined) };
  const here = beforeLabels(isInPlace.exec(text)?.groups?.place ?? "") || undefined;
  if (here !== undefined && place === undefined && known.city === undefined)
    fields = { ...fields, ...listed(stripped(here.replace(thatIs, ", "))) };
  const { value: named, kind } = placeOfKind.exec(text)?.groups ?? {};
  if (named && (kind === "state" || kind === "city") && placeKinds(named).includes(kind))
    fields = { ...fields, [kind]: titled(named) };
  const mail = mailedTo.test(text) ? findEmail(withProvider(text))?.value : undefined;
  if (mail !== undefined && known.email === undefined) fields = { ...fields, email: mail };
  if (known.phone === undefined && ofReaching.test(text)) {
    const phone = findNumber(text, 10, 13)?.value;
    if (phone !== undefined && isPlausible("phone", phone, saying)) fields = { ...fields, phone };
  }
  return fields;
}

/** "It's for Mohan"; "it's for winter" is no name. */
function isProper(name: string): boolean {
  return name.includes(" ") || (capitalised.test(name) && !isTableWord(name.toLowerCase()));
}

/** A home or a destination. */
function placeIn(text: string, sent: boolean): Fields {
  const whole = beforeLabels(text.replace(leadingReceiver, ""));
  const clean = stripped(whole.replace(thatIs, ", ").replace(fromReason, ""));
  const { who, where } = (sent && personAtPlace.exec(clean)?.groups) || {};
  if (who && where && isName(who)) return { ...namesIn(who), ...addressIn(where) };
  const [lead = "", ...rest] = clean.split(commas);
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
  if (sent && twoNames.test(clean) && isName(clean) && readPlaces(clean).rest === clean)
    return namesIn(clean) ?? {};
  const city = readValue("city", clean) ?? {};
  const known = city.city !== undefined && placeKinds(city.city).length > 0;
  return known ||
    city.state !== undefined ||
    city.country !== undefined ||
    (!sent && oneOrTwoNames.test(clean))
    ? city
    : {};
}

function hasDigit(text: string): boolean {
  return anyDigit.test(withDigits(text, 1));
}

/** Unmistakable alone. */
export const byItself: (text: string) => Fields = remembered((text) => {
  const plain = stripped(withoutDoubt(text).replace(announcement, ""))
    .replace(otherSeparators, ", ")
    .replace(nameFrom, "$1, ")
    .replace(nameThenHouse, (all, name: string) => (isPerson(name) ? `${name}, ` : all))
    .replace(takenBackPart, "")
    .replace(inOneWord, "$1$2");
  const mail = findEmail(withProvider(plain));
  const whole = mail ? withProvider(plain) : plain;
  const rest = mail ? `${whole.slice(0, mail.from)},${whole.slice(mail.to)}` : whole;
  const phone = findNumber(rest, 10, 13);
  const without = phone ? `${rest.slice(0, phone.from)},${rest.slice(phone.to)}` : rest;
  const values: Fields = {
    ...(mail && { email: mail.value }),
    ...(phone && { phone: phone.value }),
  };
  const left = without.replace(edgeMarks, "").replace(spacedCommas, ", ");
  if (left === "") return values;
  const owned = left.includes(" ") || mail?.value.startsWith(left.toLowerCase());
  const others =
    listed(left) ?? (!isEmpty(values) && owned && isName(left) ? namesIn(left) : undefined);
  return others ? { ...values, ...others } : {};
});

function isPerson(name: string): boolean {
  return isName(name) && placeKinds(name).length === 0 && !isStreetPart(name);
}

const mostOfLocality = 3;

/** After a name: "Keishampat, Imphal, Manipur, 795001". */
function locality(text: string): Fields | undefined {
  const { street, pinCode, ...places } = readAddress(text);
  const known = placeKinds(places.city ?? "").length > 0;
  const brief = street !== undefined && street.split(" ").length <= mostOfLocality;
  if (!brief || !known || !(pinCode ?? places.state)) return undefined;
  return { street: titled(street), ...titledAll(places), ...(pinCode && { pinCode }) };
}

/** Name, address and places in a row. */
function listed(text: string): Fields | undefined {
  const digits = withDigits(text, 4);
  const land = text.replace(leadingTheOfUnited, "");
  if (placeKinds(land).includes("country")) return titledAll({ country: land });
  if (pinAlone.test(digits)) return { pinCode: digits.replace(" ", "") };
  const [lead = "", ...rest] = text.split(commas);
  if (
    rest.length > 0 &&
    isPerson(lead) &&
    lead.includes(" ") &&
    readPlaces(lead).rest !== "" &&
    !isCertainStreet(lead)
  ) {
    const others = listed(rest.join(", ")) ?? locality(rest.join(", "));
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
  const whole = known ? listedAddress(text) : undefined;
  if (whole) return whole;
  if (!isCertainStreet(street) || !(known || startsNumbered.test(withDigits(street, 1))))
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

/** "No, the city is Mysuru"; "No. 12" is a house. */
export function withoutNo(said: string): string {
  return said.replace(takesBack, "");
}
