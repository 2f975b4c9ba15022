import { useState } from "react";
import type { SignedIn } from "../../../contract/account-schemas.ts";
import type { AccountActions } from "../../shop/session/account.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { useSending } from "../use-sending.ts";
import styles from "./account.module.css";
import { Part } from "./part.tsx";

interface SessionListProps {
  readonly actions: AccountActions;
  readonly sessions: readonly SignedIn[];
}

const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

export function SessionList({ actions, sessions }: SessionListProps) {
  const { busy, message, send } = useSending();
  const [notice, setNotice] = useState("");
  const others = sessions.filter(({ current }) => !current);

  const end = async (id: string | undefined, words: string) => {
    setNotice("");
    // The button disappears with its session: move the focus first.
    document.getElementById("signed-in")?.focus();
    if (await send(() => actions.endSessions(id))) setNotice(words);
  };

  return (
    <Part part="sessions" title="Where you are logged in">
      <ul id="signed-in" className={styles.list} tabIndex={-1} aria-label="Browsers">
        {sessions.map(({ _id, device, since, current }) => (
          <li key={_id}>
            <p>
              <strong>{device}</strong>
              {current ? ", this one" : ""}
              <span className={styles.lead}>Since {moment.format(since)}</span>
            </p>
            {!current && (
              <Button
                look="bare"
                aria-label={`Log out ${device}, since ${moment.format(since)}`}
                onClick={() => void end(_id, `${device} is logged out.`)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError>{message}</FormError>
      <div className={styles.row}>
        {others.length > 0 && (
          <Button
            busy={busy}
            onClick={() => void end(undefined, "Only this browser is logged in.")}
          >
            Log out all the others
          </Button>
        )}
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
    </Part>
  );
}
