/** Writes, asks for and reads back fields. */
import { type DeliveryField, missingFields } from "../../../../domain/delivery.ts";
import { inFull, placeKinds } from "../../../../language/readers/places.ts";
import type { Effect } from "../../effects.ts";
import { indiaInHindi } from "../../phrases/form/in-one-form.ts";
import { words } from "../../responses/words.ts";
import { askField } from "../ask-field.ts";
import type { Understood } from "../command.ts";
import { type Fields, fieldsInOrder } from "./fields.ts";

/** Then asks for the next empty field; `anew` repeats. */
export function filling(
  read: Fields,
  before: Fields,
  about: string,
  anew: readonly DeliveryField[] = [],
): Understood {
  const fields = withPlaces(withLocality(read, before));
  const form = { ...before, ...fields };
  const written = fieldsInOrder.filter((field) => fields[field] !== undefined);
  const stays = written.length > 0 && written.every((field) => fields[field] === before[field]);
  if (stays && anew.length === 0 && missingFields(form).length === 0)
    return describing(written, form);
  const [next, ...later] = anew.filter((field) => fields[field] === undefined);
  const missing = next ?? missingFields(form)[0];
  const effects: Effect[] = [];
  if (written.length > 0) effects.push({ type: "fillDelivery", fields });
  const after = written.at(-1);
  if (missing) effects.push(askField(missing, about, { ...(after && { after }), anew: later }));
  else effects.push({ type: "say", text: words.formFull });
  return { slots: { fields: written }, effects, row: "waits" };
}

/** "New street is 45 Outer Ring Road, Marathahalli", of a form with a city. */
function withLocality(fields: Fields, before: Fields): Fields {
  const { city, ...rest } = fields;
  const { street, state } = rest;
  const known = !city || placeKinds(city).length > 0 || state !== undefined;
  return !street || known || !before.city ? fields : { ...rest, street: `${street}, ${city}` };
}

function withPlaces(fields: Fields): Fields {
  const { city, state, country } = fields;
  const home = country !== undefined && indiaInHindi.test(country) && { country: "India" };
  return {
    ...fields,
    ...home,
    ...(city && { city: inFull(city) }),
    ...(state && { state: inFull(state) }),
  };
}

/** Even if filled. */
export function asking(
  field: DeliveryField,
  about: string,
  more: Parameters<typeof askField>[2] = {},
): Understood {
  return { slots: { fields: [field] }, effects: [askField(field, about, more)], row: "waits" };
}

export function askingLetters(field: DeliveryField, about: string): Understood {
  return {
    slots: { spelled: field },
    effects: [askField(field, about, { spelled: true })],
    row: "waits",
  };
}

export function describing(fields: readonly DeliveryField[], form: Fields): Understood {
  return saying(words.readForm(fields.map((field) => [field, form[field] ?? ""])), fields);
}

export function spelling(field: DeliveryField, form: Fields): Understood {
  return saying(words.spellField(field, form[field] ?? ""), [field]);
}

export function saying(text: string, fields: readonly DeliveryField[]): Understood {
  return { slots: { fields }, effects: [{ type: "say", text }], row: "follows" };
}
