/** The form's fields in order, and which one is named. */
import { type DeliveryField, deliveryFields } from "../../../../domain/delivery.ts";
import { fieldAnywhere, fieldNames, type Named } from "../../phrases/form/fields.ts";

export type Fields = Partial<Record<DeliveryField, string>>;

export const fieldsInOrder: readonly DeliveryField[] = deliveryFields.map(({ field }) => field);

export function namedIn({ groups = {} }: RegExpMatchArray): Named | undefined {
  return fieldNames.find(([named]) => groups[named] !== undefined)?.[0];
}

interface Found {
  readonly named: Named;
  readonly said: string;
}

function foundIn(text: string): readonly Found[] {
  return [...text.matchAll(fieldAnywhere)].flatMap((each) => {
    const named = namedIn(each);
    return named ? [{ named, said: each[0] }] : [];
  });
}

const isAnyNumber = ({ said }: Found) => said.toLowerCase() === "number";

/** Specific names beat "name", "address" and "number". */
export function fieldNamed(text: string): Named | undefined {
  const found = foundIn(text);
  const wide = (each: Found) =>
    each.named === "name" || each.named === "address" || isAnyNumber(each);
  return (found.find((each) => !wide(each)) ?? found[0])?.named;
}

export function fieldsNamed(text: string): readonly Named[] {
  const found = foundIn(text);
  const own = found.filter((each) => !isAnyNumber(each));
  return (own.length > 0 ? own : found).map(({ named }) => named);
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
