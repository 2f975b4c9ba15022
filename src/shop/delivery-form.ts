/** What DELIVERY INFORMATION asks for, what is wrong with an answer, and how a half-filled form is kept. */
import type { Address } from "../../contract/schemas.ts";
import { isEmail } from "../../domain/email.ts";

export type DeliveryField = keyof Address;

/** Every field's text as it stands, right or wrong. */
export type DeliveryForm = Readonly<Record<DeliveryField, string>>;

/** What is wrong, by field. */
export type DeliveryFaults = Readonly<Partial<Record<DeliveryField, string>>>;

export interface DeliveryQuestion {
  readonly field: DeliveryField;
  readonly label: string;
  /** Most characters; the contract's. */
  readonly longest: number;
}

/** In the order in which they are asked. */
export const deliveryQuestions: readonly DeliveryQuestion[] = [
  { field: "firstName", label: "First name", longest: 100 },
  { field: "lastName", label: "Last name", longest: 100 },
  { field: "email", label: "Email", longest: 254 },
  { field: "street", label: "Street", longest: 200 },
  { field: "city", label: "City", longest: 100 },
  { field: "state", label: "State", longest: 100 },
  { field: "pinCode", label: "PIN code", longest: 20 },
  { field: "country", label: "Country", longest: 100 },
  { field: "phone", label: "Phone", longest: 30 },
];

export const blankDelivery: DeliveryForm = {
  firstName: "",
  lastName: "",
  email: "",
  street: "",
  city: "",
  state: "",
  pinCode: "",
  country: "",
  phone: "",
};

/** Every field is required, and the email has to look like one. Empty when nothing is wrong. */
export function checkDelivery(form: DeliveryForm): DeliveryFaults {
  const faults: Partial<Record<DeliveryField, string>> = {};
  for (const { field, label, longest } of deliveryQuestions) {
    const text = form[field].trim();
    if (text === "") faults[field] = `${label} is required`;
    else if (text.length > longest) faults[field] = `${label} is too long`;
    else if (field === "email" && !isEmail(text)) {
      faults[field] = "Please enter a valid email address";
    }
  }
  return faults;
}

/** The first wrong field in the order of the form. */
export const firstFault = (faults: DeliveryFaults): DeliveryField | undefined =>
  deliveryQuestions.find(({ field }) => faults[field] !== undefined)?.field;

/** The form as the server takes it. */
export const addressOf = (form: DeliveryForm): Address => mapped((field) => form[field].trim());

/** A draft as it is kept; it is its writer's alone. */
export const packDraft = (owner: string, form: DeliveryForm): string =>
  JSON.stringify({ owner, form });

/** The draft that this owner left; undefined for anybody else's, or for what is no draft. */
export function unpackDraft(stored: string | null, owner: string): DeliveryForm | undefined {
  let draft: unknown;
  try {
    draft = JSON.parse(stored ?? "null");
  } catch {
    return undefined;
  }
  if (at(draft, "owner") !== owner) return undefined;
  const form = at(draft, "form");
  return mapped((field) => {
    const text = at(form, field);
    return typeof text === "string" ? text : "";
  });
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

const mapped = (text: (field: DeliveryField) => string): DeliveryForm => ({
  firstName: text("firstName"),
  lastName: text("lastName"),
  email: text("email"),
  street: text("street"),
  city: text("city"),
  state: text("state"),
  pinCode: text("pinCode"),
  country: text("country"),
  phone: text("phone"),
});
