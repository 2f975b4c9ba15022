import { type SubmitEvent, useMemo, useState } from "react";
import { paths } from "../../../domain/routes.ts";
import { createRecovery } from "../../shop/session/recovery.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { EmailField } from "../account-fields.tsx";
import { textIn, useSending } from "../use-sending.ts";
import styles from "./password.module.css";
import { PasswordFrame } from "./password-frame.tsx";

export function ForgotPasswordScreen() {
  const shop = useShop();
  const recovery = useMemo(() => createRecovery(shop), [shop]);
  const { form, busy, message, isWrong, send } = useSending();
  const [sentTo, setSentTo] = useState<string>();
  const sentence = `If ${sentTo} has an account here, a link is on its way to it. It works once, for 30 minutes.`;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = textIn(event.currentTarget, "email");
    if (await send(() => recovery.forget(email))) setSentTo(email.trim());
  };

  return (
    <PasswordFrame
      heading="Forgot your password?"
      title="Forgot password"
      lead="Enter your email, and we'll send you a link to set a new one."
      other={
        <>
          You remember it? <Link href={paths.login}>Log in</Link>
        </>
      }
    >
      <Live>{sentTo === undefined ? "" : sentence}</Live>
      {sentTo !== undefined && (
        <p className={styles.notice} aria-hidden="true">
          {sentence}
        </p>
      )}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <EmailField autoComplete="username" invalid={isWrong("email")} />
        <FormError>{message}</FormError>
        <Button type="submit" look="primary" wide busy={busy}>
          {sentTo === undefined ? "Send the link" : "Send another link"}
        </Button>
      </form>
    </PasswordFrame>
  );
}
