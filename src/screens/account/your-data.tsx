/** Downloads or deletes the shopper's data. */
import { type SubmitEvent, useState } from "react";
import { longestOfAccount } from "../../../domain/values.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError, PasswordField } from "../../ui/field.tsx";
import { textIn, useSending } from "../use-sending.ts";
import styles from "./account.module.css";
import type { AccountPartProps } from "./name-form.tsx";
import { Part } from "./part.tsx";

export function YourData({ actions, account }: AccountPartProps) {
  const { busy, message, send } = useSending();
  const [notice, setNotice] = useState("");
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    setNotice("");
    const isHere = await send(async () => {
      const answer = await actions.data();
      if (answer.type === "done") save("my-data.json", JSON.stringify(answer.value, null, 2));
      return answer;
    });
    if (isHere) setNotice("Your data is in your downloads.");
  };

  return (
    <Part
      part="data"
      title="Your data"
      lead="Everything that we store about you: your account, addresses, cart and orders, in one file."
    >
      <div className={styles.row}>
        <Button busy={busy} onClick={() => void download()}>
          Download my data
        </Button>
        <Button onClick={() => setDeleting(true)}>Delete my account …</Button>
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
      <FormError>{message}</FormError>
      <Dialog open={deleting} onClose={() => setDeleting(false)} label="Delete your account">
        <DeleteForm actions={actions} account={account} onKeep={() => setDeleting(false)} />
      </Dialog>
    </Part>
  );
}

function DeleteForm({
  actions,
  account,
  onKeep,
}: AccountPartProps & { readonly onKeep: () => void }) {
  const { form, busy, message, isWrong, send } = useSending();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = account.hasPassword ? textIn(event.currentTarget, "password") : undefined;
    void send(() => actions.remove(password));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2>Delete your account?</h2>
      <p>
        Your name, password, addresses and cart are deleted now, and can't be restored. What you
        have ordered still comes. The shop keeps its orders without your name.
      </p>
      {account.hasPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={longestOfAccount.password}
          invalid={isWrong("password")}
        />
      ) : (
        <p>First log in with Google again: it must be less than ten minutes ago.</p>
      )}
      <FormError>{message}</FormError>
      <div className={styles.row}>
        <Button type="submit" look="primary" busy={busy}>
          Delete for good
        </Button>
        <Button onClick={onKeep}>Keep my account</Button>
      </div>
    </form>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
