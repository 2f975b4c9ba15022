/** Fields of sign-in and registration, with the documented complaints. */
import { isEmail, plainEmailPattern, plainEmailWords } from "../../../domain/email.ts";
import { shortestPassword } from "../../../domain/values.ts";

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type Login = Pick<Registration, "email" | "password">;

/** The first field gets the focus. */
export interface Complaint {
  readonly message: string;
  readonly fields: readonly (keyof Registration)[];
}

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

/** The server judges the rest. */
export function checkLogin(form: Login): Complaint | undefined {
  const missing = blank(form);
  return missing.length > 0 ? { message: "All fields are required", fields: missing } : undefined;
}

const blank = (form: Login | Registration): readonly (keyof Registration)[] =>
  (Object.entries(form) as [keyof Registration, string][])
    .filter(([field, value]) => (field === "password" ? value : value.trim()) === "")
    .map(([field]) => field);
