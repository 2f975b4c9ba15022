import { type SubmitEvent, useState } from "react";
import { paths } from "../../../domain/routes.ts";
import { longestOfAccount } from "../../../domain/values.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormError, PasswordField } from "../../ui/field.tsx";
import { NewPasswordField } from "../account-fields.tsx";
import { textIn, useSending } from "../use-sending.ts";
import styles from "./account.module.css";
import type { AccountPartProps } from "./name-form.tsx";
import { Part } from "./part.tsx";

export function PasswordForm({ actions, account }: AccountPartProps) {
  if (account.hasPassword) return <ChangePassword actions={actions} />;
  return (
    <Part
      part="password"
      title="Password"
      lead="You log in with Google. To log in without Google too, set a password: we'll send you a link by email."
    >
      <ButtonLink href={paths.forgotPassword}>Set a password</ButtonLink>
    </Part>
  );
}

function ChangePassword({ actions }: Pick<AccountPartProps, "actions">) {
  const { form, busy, message, isWrong, send } = useSending();
  const [notice, setNotice] = useState("");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    setNotice("");
    const [current, password] = [textIn(element, "current"), textIn(element, "password")];
    if (!(await send(() => actions.changePassword(current, password)))) return;
    element.reset();
    setNotice("Your password is changed. You are logged out everywhere else.");
  };

  return (
    <Part part="password" title="Password" lead="Changing it signs you out everywhere else.">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          maxLength={longestOfAccount.password}
          invalid={isWrong("current")}
        />
        <NewPasswordField label="New password" invalid={isWrong("password")} />
        <FormError>{message}</FormError>
        <div className={styles.row}>
          <Button type="submit" busy={busy}>
            Change the password
          </Button>
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      </form>
    </Part>
  );
}
