/** A screen's only h1, focusable for navigation. */
import { type ReactNode, useEffect } from "react";
import styles from "./screen-heading.module.css";

interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** Precedes the shop's name in the document's title. */
  readonly title: string;
  /** Announced but hidden: a picture takes its place. */
  readonly unseen?: boolean;
}

export function ScreenHeading({ children, title, unseen = false }: ScreenHeadingProps) {
  useTitle(title);
  return (
    <h1 tabIndex={-1} className={unseen ? styles.unseen : styles.heading}>
      {children}
    </h1>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, shopName()].join(" · ");
  }, [title]);
}

const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
