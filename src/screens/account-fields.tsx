/** The fields that more than one form of an account asks for. */
import { longestOfAccount, shortestPassword } from "../../domain/values.ts";
import { Field, type FieldProps, PasswordField } from "../ui/field.tsx";

/** A password that is set, with what the shop asks of it. */
export function NewPasswordField(props: Pick<FieldProps, "label" | "invalid">) {
  return (
    <PasswordField
      {...props}
      name="password"
      autoComplete="new-password"
      hint={`At least ${shortestPassword} characters`}
      required
      maxLength={longestOfAccount.password}
    />
  );
}

/** The e-mail address of an account. */
export function EmailField(props: Pick<FieldProps, "autoComplete" | "invalid">) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      required
      maxLength={longestOfAccount.email}
    />
  );
}
