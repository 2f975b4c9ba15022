/** A screen's width, margins and heading. */
import type { ReactNode } from "react";
import { ScreenHeading } from "../ui/screen-heading.tsx";
import styles from "./screen.module.css";

interface ScreenProps {
  readonly heading: string;
  /** If it differs from the heading. */
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function Screen({ heading, title = heading, lead, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <ScreenHeading title={title}>{heading}</ScreenHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
