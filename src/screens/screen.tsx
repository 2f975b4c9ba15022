/** The common frame of a screen: the page's width and margins, with its heading on top. */
import type { ReactNode } from "react";
import { ScreenHeading } from "../ui/screen-heading.tsx";
import styles from "./screen.module.css";

export interface ScreenProps {
  readonly heading: string;
  /** The document's title, where it isn't the heading. */
  readonly title?: string;
  /** A line under the heading. */
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
