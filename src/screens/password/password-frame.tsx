/** The frame of the two password screens. */
import type { ReactNode } from "react";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import styles from "./password.module.css";

interface PasswordFrameProps {
  readonly heading: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly other: ReactNode;
}

export function PasswordFrame({ heading, title, lead, children, other }: PasswordFrameProps) {
  return (
    <div className={styles.column}>
      <header className={styles.top}>
        <ScreenHeading title={title}>{heading}</ScreenHeading>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <p className={styles.other}>{other}</p>
    </div>
  );
}
