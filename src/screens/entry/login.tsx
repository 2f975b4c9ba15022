import type { SubmitEvent } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { paths } from "../../../domain/routes.ts";
import { longestOfAccount } from "../../../domain/values.ts";
import { checkLogin } from "../../shop/session/credentials.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, PasswordField } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { EmailField } from "../account-fields.tsx";
import styles from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";
import { textOf, useEntryActions, useEntryForm } from "./form.ts";

export function LoginScreen() {
  const actions = useEntryActions();
  const { form, busy, message, wrong, submit } = useEntryForm();
  const returning = useHistoryState<unknown>();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const login = { email: textOf(data, "email").trim(), password: textOf(data, "password") };
    void submit(
      () => checkLogin(login),
      () => actions.logIn(login),
    );
  };

  return (
    <EntryFrame
      heading="Welcome back"
      title="Login"
      lead="Your cart is where you left it."
      purpose="login"
      other={
        <>
          New here?{" "}
          <Link href={paths.signup} state={returning}>
            Create a new account
          </Link>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={send} noValidate>
        <EmailField autoComplete="username" invalid={wrong("email")} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={longestOfAccount.password}
          invalid={wrong("password")}
        />
        <FormError>{message}</FormError>
        <p className={styles.forgotten}>
          <Link href={paths.forgotPassword}>Forgot your password?</Link>
        </p>
        <Button type="submit" look="primary" wide busy={busy}>
          Login
        </Button>
      </form>
    </EntryFrame>
  );
}
