/** A message on an almost empty screen. */
import type { ReactNode } from "react";
import { ScreenHeading } from "../ui/screen-heading.tsx";
import styles from "./message.module.css";

interface MessageProps {
  readonly heading: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function Message({ heading, text, children }: MessageProps) {
  return (
    <div className={styles.place}>
      <div className={styles.label}>
        <ScreenHeading title={heading}>{heading}</ScreenHeading>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
