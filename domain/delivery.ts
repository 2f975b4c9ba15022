import { isEmail } from "./email.ts";
import { longestOfAccount, type PaymentMethod } from "./values.ts";

/** In the order asked; `longest` in characters. */
export const deliveryFields = [
  { field: "firstName", label: "First name", longest: 100 },
  { field: "lastName", label: "Last name", longest: 100 },
  { field: "email", label: "Email", longest: longestOfAccount.email },
  { field: "street", label: "Street", longest: 200 },
  { field: "city", label: "City", longest: 100 },
  { field: "state", label: "State", longest: 100 },
  { field: "pinCode", label: "PIN code", longest: 20 },
  { field: "country", label: "Country", longest: 100 },
  { field: "phone", label: "Phone", longest: 30 },
] as const;

export type DeliveryField = (typeof deliveryFields)[number]["field"];

/** The fields' text, valid or not. */
export type DeliveryForm = Readonly<Record<DeliveryField, string>>;

export type Address = DeliveryForm;

export type DeliveryFaults = Readonly<Partial<Record<DeliveryField, string>>>;

export const byField = <Value>(
  value: (asked: (typeof deliveryFields)[number]) => Value,
): Readonly<Record<DeliveryField, Value>> =>
  Object.fromEntries(deliveryFields.map((asked) => [asked.field, value(asked)])) as Readonly<
    Record<DeliveryField, Value>
  >; // the table has every field

export const blankDelivery: DeliveryForm = byField(() => "");

/** Something is filled in, or another method than the first is chosen. */
export function isBegun({
  form,
  method,
}: {
  readonly form: DeliveryForm;
  readonly method: PaymentMethod;
}): boolean {
  return method !== "cod" || Object.values(form).some((value) => value !== "");
}

/**
 * All fields are required, and the email must look like one. These are the only rules, for typed,
 * spoken and sent forms. Empty if valid.
 */
export function checkDelivery(form: Partial<DeliveryForm>): DeliveryFaults {
  const faults: Partial<Record<DeliveryField, string>> = {};
  for (const { field, label, longest } of deliveryFields) {
    const text = form[field]?.trim() ?? "";
    if (text === "") faults[field] = `${label} is required`;
    else if (text.length > longest) faults[field] = `${label} is too long`;
    else if (field === "email" && !isEmail(text))
      faults[field] = "Please enter a valid email address";
  }
  return faults;
}

/** Wrong fields in the order asked. */
export const faultyFields = (faults: DeliveryFaults): readonly DeliveryField[] =>
  deliveryFields.flatMap(({ field }) => (faults[field] === undefined ? [] : [field]));

/** In the order asked. */
export const missingFields = (form: Partial<DeliveryForm>): readonly DeliveryField[] =>
  faultyFields(checkDelivery(form));

/** In the form's order on screen. */
export const whoFields: readonly DeliveryField[] = ["firstName", "lastName", "email", "phone"];
/** The PIN code comes before the fields that it fills in. */
export const whereFields: readonly DeliveryField[] = [
  "street",
  "pinCode",
  "city",
  "state",
  "country",
];

/** Wrong fields in the form's order on screen. */
export const faultsInView = (faults: DeliveryFaults): readonly DeliveryField[] =>
  [...whoFields, ...whereFields].filter((field) => faults[field] !== undefined);

export const addressOf = (form: DeliveryForm): Address =>
  byField(({ field }) => form[field].trim());

/** Splits an account's name: the last of several words is the last name. */
export function namesOf(name: string): Pick<DeliveryForm, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "), lastName };
}
