/** Sets a new password, from an e-mail's link. */

import { type SubmitEvent, useMemo } from "react";
import { paths } from "../../../domain/routes.ts";
import { createRecovery } from "../../shop/session/recovery.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { NewPasswordField } from "../account-fields.tsx";
import { textIn, useSending } from "../use-sending.ts";
import styles from "./password.module.css";
import { PasswordFrame } from "./password-frame.tsx";

export function ResetPasswordScreen() {
  const shop = useShop();
  const recovery = useMemo(() => createRecovery(shop), [shop]);
  const { form, busy, message, isWrong, send } = useSending();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textIn(event.currentTarget, "password");
    void send(() => recovery.reset(tokenHere(), password));
  };

  return (
    <PasswordFrame
      heading="A new password"
      title="New password"
      lead="You will be logged out on all your devices."
      other={
        <>
          The link doesn't work? <Link href={paths.forgotPassword}>Send me a new one</Link>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <NewPasswordField label="New password" invalid={isWrong("password")} />
        <FormError>{message}</FormError>
        <Button type="submit" look="primary" wide busy={busy}>
          Set the password
        </Button>
      </form>
    </PasswordFrame>
  );
}

/** In the fragment, which browsers never send. */
function tokenHere(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ""; // a truncated link
  }
}
