/** A placeholder as high as a screen, so that the footer doesn't jump. */
import styles from "../app.module.css";

export function ScreenWaiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <span className={styles.thread} />
    </div>
  );
}
