/** What the sign-in and registration forms ask for, and the documented words for what is missing. */
import { isEmail, plainEmailPattern, plainEmailWords } from "../../../domain/email.ts";
import { shortestPassword } from "../../../domain/values.ts";

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type Login = Pick<Registration, "email" | "password">;

/** What is wrong with a form: the words, and the fields to mark (the first of them gets focus). */
export interface Complaint {
  readonly message: string;
  readonly fields: readonly (keyof Registration)[];
}

/** The first complaint about a registration, or nothing. */
export function checkRegistration(form: Registration): Complaint | undefined {
  const missing = blank(form);
  if (missing.length > 0) return { message: "All fields are required", fields: missing };
  if (!isEmail(form.email)) {
    return { message: "Please enter a valid email address", fields: ["email"] };
  }
  if (!plainEmailPattern.test(form.email.trim())) {
    return { message: plainEmailWords, fields: ["email"] };
  }
  if (form.password.length < shortestPassword) {
    return {
      message: `Password must be at least ${shortestPassword} characters`,
      fields: ["password"],
    };
  }
  return undefined;
}

/** E-mail and password are required; the server judges the rest. */
export function checkLogin(form: Login): Complaint | undefined {
  const missing = blank(form);
  return missing.length > 0 ? { message: "All fields are required", fields: missing } : undefined;
}

const blank = (form: Login | Registration): readonly (keyof Registration)[] =>
  (Object.entries(form) as [keyof Registration, string][]) // the entries of these two interfaces
    .filter(([field, value]) => (field === "password" ? value : value.trim()) === "")
    .map(([field]) => field);
