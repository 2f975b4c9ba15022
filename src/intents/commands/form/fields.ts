/** The form's fields in order, with shoppers' names for them. */
import { type DeliveryField, deliveryFields } from "../../../../domain/delivery.ts";

export type Fields = Partial<Record<DeliveryField, string>>;

export const fieldsInOrder: readonly DeliveryField[] = deliveryFields.map(({ field }) => field);

/** One field, or several with one name. */
export type Named = DeliveryField | "name" | "address";

/** Longer names first. */
const called: readonly (readonly [Named, string])[] = [
  ["firstName", "first name|given name|forename"],
  ["lastName", "last name|surname|family name|second name"],
  ["name", "(?:full |good |whole |shubh )?(?:name|naam)"],
  ["email", "e[- ]?mail(?: address| id)?|mail(?: address| id)?"],
  ["street", "street(?: address| name)?|house(?: number| no\\.?)?"],
  ["city", "city|town"],
  ["state", "state"],
  ["pinCode", "pin ?code|pin(?: number)?|postal code|post ?code|zip ?code|zip"],
  ["country", "country"],
  [
    "phone",
    "(?:phone|mobile|telephone|cell(?:phone)?|hand ?phone|contact|mob|hp|tel|phn|ph)(?: number| no\\.?)?|whatsapp number|number",
  ],
  ["address", "(?:delivery |shipping |postal |home |new )?add?ress|new (?:place|home|flat)"],
];

export const anyField: string = called.map(([named, form]) => `(?<${named}>${form})`).join("|");

const anywhere = new RegExp(`(?<![\\w'@])(?:${anyField})(?:'s)?(?![\\w@])`, "gi");

export function namedIn({ groups = {} }: RegExpMatchArray): Named | undefined {
  return called.find(([named]) => groups[named] !== undefined)?.[0];
}

/** Specific names beat "name", "address" and "number". */
export function fieldNamed(text: string): Named | undefined {
  const found = [...text.matchAll(anywhere)].map((each) => ({
    named: namedIn(each),
    said: each[0],
  }));
  const wide = ({ named, said }: { named: Named | undefined; said: string }) =>
    named === "name" || named === "address" || said.toLowerCase() === "number";
  return (found.find((each) => !wide(each)) ?? found[0])?.named;
}

export function fieldsOf(named: Named): readonly DeliveryField[] {
  if (named === "name") return ["firstName", "lastName"];
  if (named === "address") return ["street", "city", "state", "pinCode", "country"];
  return [named];
}

/** Of several fields with one name. */
export function firstOf(named: Named): DeliveryField {
  return fieldsOf(named)[0] ?? "firstName";
}
