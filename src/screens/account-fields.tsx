import { longestOfAccount, shortestPassword } from "../../domain/values.ts";
import { Field, type FieldProps, PasswordField } from "../ui/field.tsx";

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
