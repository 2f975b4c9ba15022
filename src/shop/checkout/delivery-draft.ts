import { byField, type DeliveryForm } from "../../../domain/delivery.ts";

/** For its writer only. */
export const packDraft = (owner: string, form: DeliveryForm): string =>
  JSON.stringify({ owner, form });

/** Undefined for another owner or invalid data. */
export function unpackDraft(stored: string | null, owner: string): DeliveryForm | undefined {
  let draft: unknown;
  try {
    draft = JSON.parse(stored ?? "null");
  } catch {
    return undefined;
  }
  if (at(draft, "owner") !== owner) return undefined;
  const form = at(draft, "form");
  return byField(({ field }) => {
    const text = at(form, field);
    return typeof text === "string" ? text : "";
  });
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
