/** The places of two orders that are on their way. */
import styles from "./order-block.module.css";

export function OrdersSkeleton() {
  return (
    <div aria-hidden="true">
      {["one", "two"].map((place) => (
        <div key={place} className={styles.line}>
          <div className={styles.picture}>
            <span className={styles.blank} />
          </div>
          <div className={styles.words}>
            <span className={styles.blankLine} />
          </div>
        </div>
      ))}
    </div>
  );
}
