import { type SubmitEvent, useState } from "react";
import type { Account } from "../../../contract/account-schemas.ts";
import { longestOfAccount } from "../../../domain/values.ts";
import type { AccountActions } from "../../shop/session/account.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { textIn, useSending } from "../use-sending.ts";
import styles from "./account.module.css";
import { Part } from "./part.tsx";

export interface AccountPartProps {
  readonly actions: AccountActions;
  readonly account: Account;
}

export function NameForm({ actions, account }: AccountPartProps) {
  const { form, busy, message, isWrong, send } = useSending();
  const [notice, setNotice] = useState("");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textIn(event.currentTarget, "name");
    setNotice("");
    if (await send(() => actions.rename(name))) setNotice(`Your name is now ${name.trim()}.`);
  };

  return (
    <Part part="name" title="Name" lead={`You log in with ${account.email}.`}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={longestOfAccount.name}
          defaultValue={account.name}
          invalid={isWrong("name")}
        />
        <FormError>{message}</FormError>
        <div className={styles.row}>
          <Button type="submit" busy={busy}>
            Save the name
          </Button>
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      </form>
    </Part>
  );
}
