/** The first stop of the Tab key: past the bars, to the screen. */
import styles from "./skip-link.module.css";

export function SkipLink({ to }: { readonly to: string }) {
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
      Skip to content
    </a>
  );
}
