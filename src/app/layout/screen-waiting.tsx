/** What stands in for a screen that is on its way: its height, so that the footer doesn't jump, and a word. */
import styles from "../app.module.css";

export function ScreenWaiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <span className={styles.thread} />
    </div>
  );
}
