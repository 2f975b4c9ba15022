/**
 * The delivery form by conversation: one field or several at once, spelled where it must be, read
 * back, and asked for one after the other.
 */
import {
  checkDelivery,
  type DeliveryField,
  deliveryFields,
  faultyFields,
} from "../../../domain/delivery.ts";
import type { Effect, Question } from "../effects.ts";
import type { Scene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { askedFields, doubtedField, fieldsIn } from "./delivery-fields.ts";
import { bareValue, type Fields, fieldValue, spelledValue } from "./delivery-values.ts";
import { kernel } from "./spoken.ts";

const fieldsInOrder: readonly DeliveryField[] = deliveryFields.map(({ field }) => field);

const asking =
  /^(?:fill (?:in |out )?(?:the |this |my )?(?:form|details|address)|(?:let's )?(?:start|begin)(?: the form)?|ask me|what(?:'s| is) missing|what (?:else )?do you need|what's left|next(?: field)?)$/;
const reading_ =
  /^(?:read (?:it|that|the form|my details|my address|everything)(?: back)?(?: to me)?|read back|check (?:it|the form|my details)|what (?:did i|have i) (?:say|write|fill in)|what do you have)$/;

/** "Let me spell it", "spell my last name". */
const spelling =
  /^(?:(?:i'll|i will|i want to|i can|may i|can i) )?spell(?: it| that| it out)?(?: (?:my |the )?(?<field>first name|last name|surname|name|e-?mail(?: address)?|street|city|town|state))?$/;
/** While a field waits, an utterance that begins so is another subject. */
const elsewhere =
  /^(?:help|undo|back|go back|go to|scroll|repeat|say that|what|how|where|which|when|is (?:that|it|this|there)|are (?:we|you)|compare|read|place|pay|cash|(?:by |use (?:my |a )?)card|remove|empty|add|skip|open|show|close|tell me|call me later|speak|talk|slower|faster|slow down|speed up|(?:the )?(?:first|second|third|fourth|last)(?: (?:one|piece|item))?$|number \w+$)\b/i;

export const delivery: Command = {
  id: "delivery",
  read(reading, scene) {
    const { shop } = scene;
    if (!shop?.checkout || reading.row !== "none") return undefined;
    const lower = kernel(reading.lower);
    if (asking.test(lower)) return filling({}, scene, reading.said);
    const named = spelling.exec(lower)?.groups?.field;
    if (named !== undefined) return announced(spelledField(named) ?? "firstName", reading.said);
    if (reading_.test(lower)) {
      return telling(fieldsInOrder, shop.checkout.form);
    }
    const told = askedFields(lower);
    if (told) return telling(told, shop.checkout.form);
    const said = withoutNo(kernel(reading.plain), scene);
    const doubted = doubtedField(said);
    if (doubted) return askingAgain(doubted, reading.said);
    const labelled = fieldsIn(said);
    const meant = corrected(said, scene);
    const unlabelled = meant ? fieldValue(meant, said) : bareValue(said);
    const fields = isEmpty(labelled) ? unlabelled : labelled;
    return isEmpty(fields) ? undefined : filling(fields, scene, reading.said);
  },
};

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0;
}

function telling(fields: readonly DeliveryField[], form: Fields): Understood {
  const text = words.readForm(fields.map((field) => [field, form[field] ?? ""]));
  return { slots: { fields }, effects: [{ type: "say", text }], row: "follows" };
}

function askingAgain(field: DeliveryField, about: string): Understood {
  return { slots: { fields: [field] }, effects: [askField(field, about)], row: "waits" };
}

/** "No, the city is Mysuru": what follows the no. "No. 12" is the number of a house. */
function withoutNo(said: string, { shop }: Pick<Scene, "shop">): string {
  const rest = said.replace(correcting, "");
  const form = shop?.checkout?.form;
  // "Rao, no, Roy", where Rao is written already.
  const { wrong: before, right } = repair.exec(rest)?.groups ?? {};
  if (form && before && right && corrected(`not ${before}`, { shop }))
    return `${right}, not ${before}`;
  const denied = /^not (.+)$/i.exec(rest)?.[1];
  if (denied === undefined || form === undefined) return rest;
  // "Not Asha, Usha" is "Usha, not Asha".
  const wrong = fieldsInOrder
    .map((field) => form[field])
    .find((value) => value !== "" && denied.toLowerCase().startsWith(`${value.toLowerCase()} `));
  if (wrong === undefined) return rest;
  return `${denied.slice(wrong.length).replace(/^[\s,]*(?:but )?/i, "")}, not ${wrong}`;
}

const correcting =
  /^(?:(?:no(?!\.? ?\d{1,4}\b)|nope|nah|sorry|oops|actually|wait|hold on|i mean|i meant|not that)(?![\w'.])[\s,]+)+/i;
const repair = /^(?<wrong>.+?)[\s,]+(?:no|sorry|i mean|i meant)[\s,]+(?<right>.+)$/i;
/** No value of any field: the question was not heard, or can't be answered. */
const noValue =
  /^(?:(?:i'm |i am )?not (?:sure|yet|really|that|this)\b.*|i (?:don't|do not) (?:know|have|remember|want)\b.*|(?:my|the|your) (?:(?:first|last|full|e-?mail|phone|street|pin) )?(?:name|surname|address|e-?mail|mail|number|street|city|state|country|code|phone)|i(?:'d| would) rather not\\b.*|(?:the )?same\b.*|mm+[- ]?hm+|mhm|uh[- ]?huh|go on|continue|okay|ok|yes|yeah|sure|maybe|hmm+|why|who)$/i;
/** That what was written last isn't right. */
const complaint =
  /^(?:(?:that's|that is|it's|it is|this is|you got (?:it|that)|that was)? ?(?:all )?(?:wrong|not (?:right|correct|it|what i said)|incorrect|a mistake)|that isn't (?:right|it|correct)|i didn't say that)$/i;

/**
 * What was said while a field was asked for. A labelled answer may name other fields, and a "no" or
 * "that's wrong" is about what was written before.
 */
export function fieldAnswer(
  { field, spelled, again, after }: Question & { readonly id: "field" },
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const said = kernel(reading.plain);
  const spells = spelling.exec(said.toLowerCase());
  if (spells) return announced(spelledField(spells.groups?.field) ?? field, reading.said);
  const rest = withoutNo(said, scene);
  const doubted = complaint.test(rest) ? after : doubtedField(rest);
  if (doubted) return askingAgain(doubted, reading.said);
  if (noValue.test(rest)) return askingAgain(field, reading.said);
  if (elsewhere.test(said) || asking.test(said.toLowerCase())) return undefined;
  const heard = { believed: again === true };
  if (spelled)
    return filling(spelledValue(field, said), scene, reading.said, { ...heard, spelled: true });
  const labelled = fieldsIn(rest);
  if (!isEmpty(labelled)) return filling(labelled, scene, reading.said, heard);
  const before = after === "lastName" && /^(?:it's )?\w+ \w+$/.test(rest) ? "firstName" : after;
  const meant = corrected(rest, scene) ?? (rest === said ? field : (before ?? field));
  const value = fieldValue(meant, rest);
  const bare = bareValue(rest);
  // Asked for the PIN code, an e-mail address is one all the same.
  const fitting = soundsRight(meant, { ...scene.shop?.checkout?.form, ...value });
  const fields = isEmpty(bare) || (fitting && bare.street === undefined) ? value : bare;
  return filling(fields, scene, reading.said, heard);
}

/** "Usha, not Asha": the field that holds the wrong one. */
function corrected(said: string, { shop }: Pick<Scene, "shop">): DeliveryField | undefined {
  const wrong = /\bnot (.+)$/i.exec(said)?.[1]?.toLowerCase();
  const form = shop?.checkout?.form;
  if (wrong === undefined || form === undefined) return undefined;
  return fieldsInOrder.find((field) => form[field].toLowerCase() === wrong);
}

function spelledField(name: string | undefined): DeliveryField | undefined {
  if (name === undefined) return undefined;
  if (name.startsWith("e")) return "email";
  if (name === "surname" || name === "last name") return "lastName";
  if (name.endsWith("name")) return "firstName";
  return name === "town" ? "city" : fieldsInOrder.find((field) => field === name);
}

/** The next utterance is read letter by letter. */
function announced(field: DeliveryField, about: string, again = false): Understood {
  const question = {
    id: "field",
    text: words.askSpelled(field),
    about,
    field,
    spelled: true,
    ...(again && { again }),
  } as const;
  return { slots: { spelled: field }, effects: [{ type: "ask", question }], row: "waits" };
}

/**
 * Writes the fields, says them back, and asks for the first that is still empty or wrong; letter by
 * letter again, where a spelled one is. What hardly can be meant is asked for again, and then `believed`.
 */
function filling(
  fields: Fields,
  { shop }: Scene,
  about: string,
  { spelled = false, believed = false } = {},
): Understood {
  const form = { ...shop?.checkout?.form, ...fields };
  const written = fieldsInOrder.filter((field) => fields[field] !== undefined);
  const wrong = believed
    ? missingFields(form).find((field) => fields[field] !== undefined)
    : written.find((field) => !soundsRight(field, form));
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([field]) => field !== wrong),
  ) as Fields; // entries of the same record
  const missing = wrong ?? missingFields(form)[0];
  const effects: Effect[] = [];
  if (Object.keys(kept).length > 0) effects.push({ type: "fillDelivery", fields: kept });
  if (wrong && spelled) effects.push(...announced(wrong, about, true).effects);
  else if (missing) {
    effects.push(askField(missing, about, wrong !== undefined, written.at(-1)));
  } else effects.push({ type: "say", text: words.formFull });
  return { slots: { fields: written }, effects, row: "waits" };
}

/** Asks for a field; `again` after an answer that can't be right, `after` another was written. */
export function askField(
  field: DeliveryField,
  about: string,
  again = false,
  after?: DeliveryField,
): Effect {
  const text = words.askField(field, again);
  const question = {
    id: "field",
    text,
    about,
    field,
    ...(again && { again }),
    ...(after && { after }),
  } as const;
  return { type: "ask", question };
}

/** The fields without which no order is placed, however the form was filled in. */
export function missingFields(form: Fields): readonly DeliveryField[] {
  return faultyFields(checkDelivery(form));
}

/** How many digits PIN codes and phone numbers have, in India and elsewhere. */
const digitsIn = {
  pinCode: { here: [6, 6], elsewhere: [3, 10] },
  phone: { here: [10, 13], elsewhere: [7, 15] },
} as const;

/** Whether what was heard for a field may be what was said: recognisers lose digits. */
function soundsRight(field: DeliveryField, form: Fields): boolean {
  if (missingFields(form).includes(field)) return false;
  if (field === "email") return true;
  const text = form[field] ?? "";
  if (field !== "phone" && field !== "pinCode") return /\p{L}/u.test(text);
  const here = /^(?:india|bharat)?$/i.test((form.country ?? "").trim());
  const [least, most] = digitsIn[field][here ? "here" : "elsewhere"];
  const { length } = text.replace(/\D/g, "");
  return length >= least && length <= most;
}
