/** A part of the account: heading, sentence, actions. */
import type { ReactNode } from "react";
import styles from "./account.module.css";

interface PartProps {
  /** Also its fragment: /account#password. */
  readonly part: "name" | "password" | "addresses" | "sessions" | "data";
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ part, title, lead, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={part}>
      <header className={styles.about}>
        <h2 id={part} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.acts}>{children}</div>
    </section>
  );
}
