/** The first stop of the Tab key: past the bars, to the screen. */
import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** The id of what takes the focus; without an element of that name nothing happens. */
  readonly to: string;
  readonly children: string;
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        // Focus without an entry in the history or a fragment in the address.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
