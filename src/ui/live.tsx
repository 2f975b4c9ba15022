/** Words for those who listen to the screen: a region that is always there, so that changes are read. */
import styles from "./screen-heading.module.css";

export function Live({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.unseen}>
      {children}
    </p>
  );
}
