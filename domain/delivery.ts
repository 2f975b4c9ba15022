/** What DELIVERY INFORMATION asks for, and what is wrong with an answer. */
import { isEmail } from "./email.ts";
import { longestOfAccount } from "./values.ts";

/** In the order in which they are asked; `longest` in characters. */
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

/** Every field's text as it stands, right or wrong. */
export type DeliveryForm = Readonly<Record<DeliveryField, string>>;

/** Where an order goes: a form without a fault. */
export type Address = DeliveryForm;

/** What is wrong, by field. */
export type DeliveryFaults = Readonly<Partial<Record<DeliveryField, string>>>;

/** A record of all fields. */
export const byField = <Value>(
  value: (asked: (typeof deliveryFields)[number]) => Value,
): Readonly<Record<DeliveryField, Value>> =>
  Object.fromEntries(deliveryFields.map((asked) => [asked.field, value(asked)])) as Readonly<
    Record<DeliveryField, Value>
  >; // the table has every field

export const blankDelivery: DeliveryForm = byField(() => "");

/**
 * Every field is required, and the email has to look like one. Nothing else stands between a shopper and
 * an order, whether it is typed, spoken or sent. Empty when nothing is wrong.
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

/** The wrong fields in the order in which they are asked. */
export const faultyFields = (faults: DeliveryFaults): readonly DeliveryField[] =>
  deliveryFields.flatMap(({ field }) => (faults[field] === undefined ? [] : [field]));

/** As the form on screen has them: who it is for comes first. */
export const whoFields: readonly DeliveryField[] = ["firstName", "lastName", "email", "phone"];
/** Where it goes, the PIN code before what it fills in. */
export const whereFields: readonly DeliveryField[] = [
  "street",
  "pinCode",
  "city",
  "state",
  "country",
];

/** The wrong fields in the order of the form on screen. */
export const faultsInView = (faults: DeliveryFaults): readonly DeliveryField[] =>
  [...whoFields, ...whereFields].filter((field) => faults[field] !== undefined);

/** The form as the server takes it. */
export const addressOf = (form: DeliveryForm): Address =>
  byField(({ field }) => form[field].trim());

/** An account's one name as the form asks for it: the last word is the last name, where there are several. */
export function namesOf(name: string): Pick<DeliveryForm, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "), lastName };
}
