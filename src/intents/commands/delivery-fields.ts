/**
 * Which fields of the delivery form an utterance names, with their values, and which it only calls
 * wrong: "the city should be Mysuru, not Mumbai", "the last name is wrong", "change the street".
 */
import type { DeliveryField } from "../../../domain/delivery.ts";
import { readDigits } from "../../../language/spelling.ts";
import {
  addressFields,
  type Fields,
  fieldValue,
  namesIn,
  withoutDoubt,
} from "./delivery-values.ts";

type Named = DeliveryField | "name" | "address";

/** How shoppers call the fields. */
const labels: readonly (readonly [Named, string])[] = [
  ["firstName", "first name"],
  ["lastName", "last name|surname|family name"],
  ["name", "(?:full )?name"],
  ["email", "e[- ]?mail(?: address| id)?|mail id"],
  ["street", "street(?: address)?|house number|house"],
  ["city", "city|town|i (?:live|stay) in|i'm from"],
  ["state", "state"],
  ["pinCode", "pin ?code|pin|postal code|zip ?code|zip"],
  ["country", "country"],
  ["phone", "(?:phone|mobile|telephone|cell)(?: number)?|number"],
  ["address", "(?:delivery |shipping )?address|i (?:live|stay) at"],
];
const anyLabel = labels.map(([name, form]) => `(?<${name}>${form})`).join("|");
const states = "is|are|was|as|to|should (?:be|read)|must be|ought to be|has to be|will be|:|=";
/** A field's name where a value follows. */
const label = new RegExp(
  `(?:^|[\\s,;.]+)(?:and |also |then )?(?:my |the |our )?(?:${anyLabel})(?: (?:${states}))?(?=\\s)`,
  "gi",
);
/** A field that is to be asked for again. */
const again: readonly RegExp[] = [
  new RegExp(
    `^(?:change|correct|edit|fix|redo|update|replace|clear|delete|(?:there's|there is|i made) a mistake (?:in|with)|(?:that's|it's) (?:not )?the wrong|wrong) (?:my |the |that )?(?:${anyLabel})(?: again)?$`,
    "i",
  ),
  new RegExp(
    `^(?:my |the |that |this )?(?:${anyLabel})(?:'s)? (?:again|(?:(?:is|was|are|looks|isn't|is not|'s) )?(?:(?:all )?wrong|not right|right|incorrect|not correct|correct|a mistake|mistaken|misspel(?:led|t)|not (?:good|mine|it)))$`,
    "i",
  ),
];
/** "The state is right" says nothing new. */
const agreed = /^(?:right|correct|fine|good|ok|okay)$/i;
const opening = /^(?:(?:set|change|correct|make|write|put|enter|update|fix|use|fill in)\s+)/i;
const sending =
  /^(?:(?:please )?(?:deliver|send|ship)(?: it| this| that| them| everything)?(?: all)? to)\s+(?:me at )?/i;
/** "I'm Asha Rao"; what else one may be takes one word, or begins with one of these. */
const introduction =
  /^(?:i'm|i am|this is|call me|name's|myself) (?!(?:a|an|the|at|in|from|on|not|done|ready|here|so|very|going|looking|paying|finished|sure|good|fine|sorry|lost|back|it|my)\b)(?=\p{L}{2,} \p{L}{2,})/iu;

/** The fields that an utterance names, with their values. */
export function fieldsIn(text: string): Fields {
  const sent = text.replace(sending, "");
  if (sent !== text) return addressFields(sent);
  const plain = text.replace(introduction, "my name is ").replace(opening, "");
  const found = [...plain.matchAll(label)];
  const first = found[0];
  if (!first) return {};
  // The labels lead: words before the first one make it another kind of sentence.
  const before = plain.slice(0, first.index).replace(/^(?:my|the|it's|that's)\b/i, "");
  if (before.trim() !== "") return {};
  const written: Partial<Record<Named, string>> = {};
  found.forEach((each, at) => {
    const value = plain
      .slice(each.index + each[0].length, found[at + 1]?.index)
      .replace(/[\s,]+and$/i, "")
      .trim();
    const name = nameOf(each);
    // "Number one" is a place in a list; a phone's number has more digits.
    const numbered = each[0].trim().toLowerCase() === "number" && !/\d{4}/.test(readDigits(value));
    if (name && value !== "" && !numbered && !agreed.test(value))
      written[name] = withoutDoubt(value);
  });
  const { name, address, ...rest } = written;
  const fields: Fields = {};
  if (name) Object.assign(fields, namesIn(name));
  if (address) Object.assign(fields, addressFields(address));
  for (const [field, value] of Object.entries(rest)) {
    Object.assign(fields, fieldValue(field as DeliveryField, value)); // keys of the rest are fields
  }
  return fields;
}

/** The field that is called wrong, or is to be changed, without a value. */
export function doubtedField(text: string): DeliveryField | undefined {
  for (const form of again) {
    const found = form.exec(text);
    const isRight = found && /(?<!not |isn't |is not )\b(?:right|correct)$/i.test(found[0]);
    if (found && !isRight) return fieldCalled(found);
  }
  return undefined;
}

const asking = new RegExp(
  `^(?:(?:what(?:'s| is| was)|read(?: me)?(?: back)?(?: out)?|tell me|check|repeat|say|which (?:is|was)) (?:my |the )?(?:${anyLabel})(?: back| again| now| i (?:said|gave|entered))?|(?:what|which) (?:${anyLabel.replaceAll("?<", "?<of_")}) (?:did i (?:say|give|enter)|do you have|have i (?:said|given)|is it)|(?:is|are) (?:my |the )?(?:${anyLabel.replaceAll("?<", "?<is_")}) (?:right|correct|ok|okay|there|filled))$`,
  "i",
);

/** The fields whose value is asked for: "what's my phone number". */
export function askedFields(text: string): readonly DeliveryField[] | undefined {
  const found = asking.exec(text);
  const name = found ? nameOf(found) : undefined;
  switch (name) {
    case undefined:
      return undefined;
    case "name":
      return ["firstName", "lastName"];
    case "address":
      return ["street", "city", "state", "pinCode", "country"];
    default:
      return [name];
  }
}

function nameOf(found: RegExpExecArray): Named | undefined {
  const { groups = {} } = found;
  return labels.find(([name]) =>
    ["", "of_", "is_"].some((before) => groups[before + name] !== undefined),
  )?.[0];
}

function fieldCalled(found: RegExpExecArray): DeliveryField | undefined {
  const name = nameOf(found);
  return name === "name" ? "firstName" : name === "address" ? "street" : name;
}
