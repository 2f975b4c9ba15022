import blanks from "../../ui/blank.module.css";
import styles from "./order-block.module.css";

export function OrdersSkeleton() {
  return (
    <div aria-hidden="true">
      {["one", "two"].map((place) => (
        <div key={place} className={styles.line}>
          <div className={styles.picture}>
            <span className={blanks.picture} />
          </div>
          <div className={styles.words}>
            <span className={blanks.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
