import type { SubmitEvent } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { paths } from "../../../domain/routes.ts";
import { longestOfAccount } from "../../../domain/values.ts";
import { checkRegistration } from "../../shop/session/credentials.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { EmailField, NewPasswordField } from "../account-fields.tsx";
import styles from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";
import { textOf, useEntryActions, useEntryForm } from "./form.ts";

export function SignupScreen() {
  const actions = useEntryActions();
  const { form, busy, message, wrong, submit } = useEntryForm();
  const returning = useHistoryState<unknown>();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const registration = {
      name: textOf(data, "name").trim(),
      email: textOf(data, "email").trim(),
      password: textOf(data, "password"),
    };
    void submit(
      () => checkRegistration(registration),
      () => actions.register(registration),
    );
  };

  return (
    <EntryFrame
      heading="Create your account"
      title="Create an account"
      lead="An account keeps your cart, your orders and your addresses in one place."
      purpose="registration"
      other={
        <>
          Already have an account?{" "}
          <Link href={paths.login} state={returning}>
            Login
          </Link>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={send} noValidate>
        <Field
          label="UserName"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={longestOfAccount.name}
          invalid={wrong("name")}
        />
        <EmailField autoComplete="email" invalid={wrong("email")} />
        <NewPasswordField label="Password" invalid={wrong("password")} />
        <FormError>{message}</FormError>
        <Button type="submit" look="primary" wide busy={busy}>
          Create Account
        </Button>
      </form>
    </EntryFrame>
  );
}
