/**
 * The assistant's mark, drawn by us: a shirt button with the tail of a speech bubble. Its threads
 * are its voice: they swing while it listens, and one of them snaps when it fails.
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
        <g className={styles.holes}>
          <circle cx="24.5" cy="23.5" r="3.6" />
          <circle cx="39.5" cy="23.5" r="3.6" />
          <circle cx="24.5" cy="38.5" r="3.6" />
          <circle cx="39.5" cy="38.5" r="3.6" />
        </g>
        <path className={styles.thread} d="M24.5 23.500v15" />
        <path className={`${styles.thread} ${styles.middle}`} d="M32 21v20" />
        <path className={styles.thread} d="M39.5 23.500v15" />
      </g>
      <path className={styles.snapped} d="M24.5 38.500V30q0-4 3.5-5m11.5-1.500v4q0 3-3 4.5" />
    </svg>
  );
}

/** A line of text with its cursor, for the command box. */
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
      aria-hidden="true"
    >
      <path d="M2.5 12h5m9 0h.1m2.4 0h.1m2.4 0h.1M9.5 4.500q2.5 0 2.5 2.500v10q0 2.5-2.5 2.500m5-15Q12 4.5 12 7m2.5 12.500Q12 19.5 12 17" />
    </svg>
  );
}
