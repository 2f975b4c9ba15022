/**
 * The logo: a shirt button with a speech bubble's tail. Its threads swing while listening; one
 * snaps on failure.
 */
import styles from "./button.module.css";

export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className={styles.disc}
        d="M56.2 45A28 28 0 1 0 45.1 55.7Q51 60.5 59.5 60Q55 54 56.2 45Z"
      />
      <g className={styles.inner}>
        <circle className={styles.rim} cx="32" cy="31" r="22" />
        <path
          className={styles.holes}
          d="M21.5 26h.01M21.5 36h.01M32 20.5h.01M32 41.5h.01M42.5 26h.01M42.5 36h.01"
        />
        <path className={styles.thread} d="M21.5 26v10" />
        <path className={`${styles.thread} ${styles.middle}`} d="M32 20.5v21" />
        <path className={styles.thread} d="M42.5 26v10" />
      </g>
      <path
        className={styles.snapped}
        d="M21.5 26v10M32 41.5V34q0-3 3.5-3.5M32 20.5v3q0 3-3.5 3M42.5 26v10"
      />
    </svg>
  );
}

export function TypeMark() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 6h19v12.5h-19Zm4 4h.1m3.6 0h.1m3.6 0h.1m3.6 0h.1M8 14.5h8" />
    </svg>
  );
}
