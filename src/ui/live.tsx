/** A permanent live region, so that changes are announced. */
import styles from "./screen-heading.module.css";

export function Live({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.unseen}>
      {children}
    </p>
  );
}
