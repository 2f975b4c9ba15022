/** The one h1 of a screen. It can take focus, because arriving on a screen puts it there. */
import { type ReactNode, useEffect } from "react";
import styles from "./screen-heading.module.css";

export interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** The document's title, before the shop's name. */
  readonly title: string;
  /** Read out, but not shown: the screen has a picture or a scene in its place. */
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

/** Names the document after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, shopName()].join(" · ");
  }, [title]);
}

/** As the page's head has it. */
const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
