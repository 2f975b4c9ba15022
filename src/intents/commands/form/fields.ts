/** The form's fields in order, and which one is named. */
import { type DeliveryField, deliveryFields } from "../../../../domain/delivery.ts";
import { fieldAnywhere, fieldNames, type Named } from "../../phrases/form/fields.ts";

export type Fields = Partial<Record<DeliveryField, string>>;

export const fieldsInOrder: readonly DeliveryField[] = deliveryFields.map(({ field }) => field);

export function namedIn({ groups = {} }: RegExpMatchArray): Named | undefined {
  return fieldNames.find(([named]) => groups[named] !== undefined)?.[0];
}

/** Specific names beat "name", "address" and "number". */
export function fieldNamed(text: string): Named | undefined {
  const found = [...text.matchAll(fieldAnywhere)].map((each) => ({
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
